// What clauses say in each language, in short, and whether a translation still says what English says, of clauses and
// of the introductions to them.

import { introductionsOf, type PlacedClause, placed, readTopics, type Topic } from '../../reference/files.ts';
import { firstSentenceOf, freshnessOf } from '../../reference/index.ts';
import type { ClauseId, Language } from '../../vocab/index.ts';

interface Texts {
  readonly topics: readonly Topic[];
  readonly clauses: ReadonlyMap<ClauseId, PlacedClause>;
}

const read = new Map<Language, Texts>();

const allIn = (language: Language): Texts => {
  const known = read.get(language);
  if (known !== undefined) return known;
  const topics = readTopics(process.cwd(), language);
  const texts = { topics, clauses: new Map(placed(topics).map((one) => [one.id, one])) };
  read.set(language, texts);
  return texts;
};

const textsIn = (language: Language): ReadonlyMap<ClauseId, PlacedClause> => allIn(language).clauses;

export interface ClauseInShort {
  /** The first sentence: the answer. */
  readonly says: string;
  /** The language it is in, English where there is no other. */
  readonly language: Language;
}

/** Apostrophes and quotation marks as the pages of the reference print them. */
const typographic = (text: string): string =>
  text
    .replace(/(?<=\p{L})'/gu, '’')
    .replace(/(?<=^|[\s(*–])"(?=[\p{L}\p{N}])/gu, '“')
    .replaceAll('"', '”');

/** A clause as lists and neighbours name it. */
export const inShort = (language: Language, id: ClauseId): ClauseInShort => {
  const own = textsIn(language).get(id);
  const text = own ?? textsIn('en').get(id);
  const says = text === undefined ? id : typographic(firstSentenceOf(text.body));
  return { says, language: own === undefined ? 'en' : language };
};

export interface ClauseInFull {
  /** Markdown. */
  readonly body: string;
  /** What it stands under in its topic. */
  readonly heading: string | undefined;
  /** The language it is in, English where there is no other. */
  readonly language: Language;
}

/** A clause as it is written. */
export const inFull = (language: Language, id: ClauseId): ClauseInFull => {
  const own = textsIn(language).get(id);
  const text = own ?? textsIn('en').get(id);
  const body = text === undefined ? id : typographic(text.body);
  return { body, heading: text?.heading, language: own === undefined ? 'en' : language };
};

/** Whether English has changed since a clause was translated. */
export const isStale = (language: Language, id: ClauseId): boolean => {
  const own = language === 'en' ? undefined : textsIn(language).get(id);
  return own !== undefined && freshnessOf(own, textsIn('en').get(id)) === 'stale';
};

/** Whether English has changed since the introduction of a topic was translated. */
export const isIntroductionStale = (language: Language, topic: string): boolean => {
  const of = (one: Language) => introductionsOf(allIn(one).topics).find(({ id }) => id === topic);
  const own = language === 'en' ? undefined : of(language);
  return own !== undefined && freshnessOf(own, of('en')) === 'stale';
};

/** The clauses of a topic, in the order of its English text. */
export const clausesOfTopic = (topic: string): readonly ClauseId[] =>
  [...textsIn('en').values()].filter((one) => one.topic === topic).map(({ id }) => id);
