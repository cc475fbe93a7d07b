// What shows a clause at work: the turns of this archive in which it made a difference, and the cases that test it.

import { type Case, clausesOf as clausesOfCase } from '../../cases/index.ts';
import type { ClauseId } from '../../vocab/index.ts';
import { type Archive, theArchive } from './archive.ts';
import { theCases } from './cases.ts';
import type { TurnLink } from './game.ts';
import { clausesOf } from './turn.ts';

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

const appearancesIn = ({ games }: Archive): readonly (readonly [ClauseId, Appearance])[] =>
  games.flatMap((told) => {
    const order = told.game.entries[0]?.order;
    const opening = order?.type === 'open-game' ? order : undefined;
    const title = opening?.title ?? told.game.slug;
    const purpose = (opening?.purpose ?? 'play') === 'play' ? 'play' : 'demonstration';
    return told.turns.flatMap((turn) => {
      const { round, power, status } = turn;
      const appearance: Appearance = {
        game: told.game.slug,
        title,
        purpose,
        id: turn.id,
        round,
        power,
        status,
        told: turn.told,
      };
      return clausesOf(told, turn).map((id) => [id, appearance] as const);
    });
  });

/** Games of people first; the games among themselves stay in the order of the archive. */
const peopleFirst = (a: Appearance, b: Appearance): number =>
  Number(a.purpose === 'demonstration') - Number(b.purpose === 'demonstration');

let appearances: ReadonlyMap<string, readonly Appearance[]> | undefined;

/** The turns of this archive in which a clause made a difference, game by game, games of people first. */
const appearancesOf = (id: ClauseId): readonly Appearance[] => {
  appearances ??= gather(appearancesIn(theArchive()).toSorted(([, a], [, b]) => peopleFirst(a, b)));
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
