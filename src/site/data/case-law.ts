// What shows a clause at work: the turns of this archive in which it made a difference, and the cases that test it.

import { type Case, clausesOf as clausesOfCase } from '../../cases/index.ts';
import type { ClauseId } from '../../vocab/index.ts';
import { countsOf } from '../kept.ts';
import { theCases } from './cases.ts';
import { linkOf, type TurnLink } from './game.ts';
import { theGames } from './games.ts';
import type { GameRow } from './rows.ts';

/** A turn in which a clause made a difference. */
interface Appearance extends TurnLink {
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

/** Appearances that a page of the rules links. */
const MOST = 6;

/** The first turns a clause appeared in, and how many there are besides. */
interface Appearances {
  readonly shown: readonly Appearance[];
  readonly more: number;
}

const appearancesIn = (games: readonly GameRow[]): ReadonlyMap<ClauseId, Appearances> => {
  const found = new Map<ClauseId, { shown: Appearance[]; more: number }>();
  for (const row of games) {
    const { slug: game, title, purpose } = row.view;
    const { turns } = countsOf(row);
    for (const [at, turn] of row.turns.entries())
      for (const clause of turns[at]?.clauses ?? []) {
        const own = found.get(clause) ?? { shown: [], more: 0 };
        if (own.shown.length < MOST) own.shown.push({ game, title, purpose, ...linkOf(turn) });
        else own.more += 1;
        found.set(clause, own);
      }
  }
  return found;
};

/** Games of people first, the others by name. */
const peopleFirst = ({ view: a }: GameRow, { view: b }: GameRow): number =>
  Number(a.purpose === 'demonstration') - Number(b.purpose === 'demonstration') || (a.slug < b.slug ? -1 : 1);

let appearances: ReadonlyMap<ClauseId, Appearances> | undefined;

/** The turns of this archive in which a clause made a difference, game by game, games of people first. */
export const appearancesOf = (id: ClauseId): Appearances => {
  appearances ??= appearancesIn(theGames().toSorted(peopleFirst));
  return appearances.get(id) ?? { shown: [], more: 0 };
};

let cases: ReadonlyMap<string, readonly Case[]> | undefined;

/** The conformance cases that speak of a clause, by file name. */
export const casesOf = (id: ClauseId): readonly Case[] => {
  cases ??= gather(theCases().flatMap(({ spec }) => clausesOfCase(spec).map((id) => [id, spec] as const)));
  return cases.get(id) ?? [];
};
