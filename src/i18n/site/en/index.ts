// English, the source: its keys and their arguments are the type of the other languages.

import { archive } from './archive.ts';
import { chances } from './chances.ts';
import { charts } from './charts.ts';
import { check } from './check.ts';
import { map } from './map.ts';
import { odds } from './odds.ts';
import { pages } from './pages.ts';
import { post } from './post.ts';
import { prove } from './prove.ts';
import { rules } from './rules.ts';
import { search } from './search.ts';
import { turn } from './turn.ts';

/** The same keys, each a text or a function of the same numbers and names. */
type Like<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => string ? (...args: A) => string : string;
};

export type ArchiveTexts = Like<typeof archive>;
export type ChanceTexts = Like<typeof chances>;
export type ChartTexts = Like<typeof charts>;
export type CheckTexts = Like<typeof check>;
export type MapTexts = Like<typeof map>;
export type OddsTexts = Like<typeof odds>;
export type PageTexts = Like<typeof pages>;
export type TurnTexts = Like<typeof turn>;
export type PostTexts = Like<typeof post>;
export type ProveTexts = Like<typeof prove>;
export type RuleTexts = Like<typeof rules>;
export type SearchTexts = Like<typeof search>;

export const en = {
  ...archive,
  ...chances,
  ...charts,
  ...check,
  ...map,
  ...odds,
  ...pages,
  ...turn,
  ...post,
  ...prove,
  ...rules,
  ...search,
} satisfies ArchiveTexts &
  ChanceTexts &
  ChartTexts &
  CheckTexts &
  MapTexts &
  OddsTexts &
  PageTexts &
  TurnTexts &
  PostTexts &
  ProveTexts &
  RuleTexts &
  SearchTexts;
