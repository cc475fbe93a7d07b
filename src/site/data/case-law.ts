// What shows a clause at work: the turns of this archive in which it made a difference, and the cases that test it.

import { type Case, clausesOf as clausesOfCase } from '../../cases/index.ts';
import type { ClauseId } from '../../vocab/index.ts';
import { theCases } from './cases.ts';
import type { TurnLink } from './game.ts';
import { theGames } from './games.ts';
import type { GameRow } from './rows.ts';

/** A turn in which a clause made a difference. */
export interface Appearance extends TurnLink {
  readonly game: string;
  readonly title: string;
  /** Whether people played the game, or it was made for show. */
  readonly purpose: 'play' | 'demonstration';
}

const gather = <T>(pairs: Iterable<readonly [string, T]>): ReadonlyMap<string, readonly T[]> => {
  const found = new Map<string, T[]>();
  for (const [id, value] of pairs) {
    const own = found.get(id);
    if (own === undefined) found.set(id, [value]);
    else own.push(value);
  }
  return found;
};

const appearancesIn = (games: readonly GameRow[]): readonly (readonly [ClauseId, Appearance])[] =>
  games.flatMap(({ view: { slug: game, title, purpose }, turns }) =>
    turns.flatMap(({ id, round, power, status, told, clauses }) => {
      const appearance: Appearance = { game, title, purpose, id, round, power, status, told };
      return clauses.map((clause) => [clause, appearance] as const);
    }),
  );

/** Games of people first, the others by name. */
const peopleFirst = ({ view: a }: GameRow, { view: b }: GameRow): number =>
  Number(a.purpose === 'demonstration') - Number(b.purpose === 'demonstration') || (a.slug < b.slug ? -1 : 1);

let appearances: ReadonlyMap<string, readonly Appearance[]> | undefined;

/** The turns of this archive in which a clause made a difference, game by game, games of people first. */
const appearancesOf = (id: ClauseId): readonly Appearance[] => {
  appearances ??= gather(appearancesIn(theGames().toSorted(peopleFirst)));
  return appearances.get(id) ?? [];
};

/** Appearances that a page of the rules links. */
const MOST = 6;

/** The first turns a clause appeared in, and how many there are besides. */
export const shownAppearances = (id: ClauseId): { readonly shown: readonly Appearance[]; readonly more: number } => {
  const all = appearancesOf(id);
  return { shown: all.slice(0, MOST), more: Math.max(0, all.length - MOST) };
};

let cases: ReadonlyMap<string, readonly Case[]> | undefined;

/** The conformance cases that speak of a clause, by file name. */
export const casesOf = (id: ClauseId): readonly Case[] => {
  cases ??= gather(theCases().flatMap(({ spec }) => clausesOfCase(spec).map((id) => [id, spec] as const)));
  return cases.get(id) ?? [];
};
