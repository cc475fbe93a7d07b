// How often who was ahead after a round went on to win: games by the difference between two sides, in groups of about
// as many games, so that none of them rests on a handful. In a round each game is counted once, so that the cases of a
// share do not hang together.

import type { Ruleset } from '../rulesets/index.ts';
import type { Ipc, Power, Side } from '../vocab/index.ts';
import { median } from './pace.ts';
import { type GameSeries, printedCost } from './series.ts';
import { FEWEST_FOR_SHARE, type Share, shareOf } from './share.ts';

/**
 * By how much the first side of a ruleset was ahead at the end of each round, in IPC, from round 1 on: what its units
 * cost by the printed prices, its money, and the value of its land, less what the other side has of these. Null for
 * rounds of which nothing is told. The round in which a game ended is not among them, and where there are more sides
 * than two no round is.
 *
 * @param turns of the series, in order
 */
export const leadsOf = (
  ruleset: Ruleset,
  { land, cash, units }: Pick<GameSeries, 'land' | 'cash' | 'units'>,
  turns: readonly { readonly round: number }[],
): readonly (Ipc | null)[] => {
  const [first, second, ...more] = ruleset.sides;
  if (first === undefined || second === undefined || more.length > 0) return [];
  const has = (powers: readonly Power[], at: number): Ipc =>
    powers.reduce(
      (sum, power) =>
        sum + (land[power][at] ?? 0) + (cash[power][at] ?? 0) + printedCost(ruleset, units[power][at] ?? {}),
      0,
    );
  const last = turns.at(-1)?.round ?? 1;
  return Array.from({ length: last - 1 }, (_, before) => {
    const at = turns.findLastIndex(({ round }) => round === before + 1) + 1; // the first of a series is the opening
    return at === 0 ? null : has(first.powers, at) - has(second.powers, at);
  });
};

/** A game that was won, and who was ahead in it. */
export interface LedGame {
  readonly game: string;
  readonly winner: Side;
  readonly leads: readonly (Ipc | null)[];
}

/** Games that stood about alike after a round, and how many of them the first side won. */
export interface LedGroup extends Share {
  /** Its lead, from the smallest to the largest, and that in the middle; below nought it was behind. */
  readonly least: Ipc;
  readonly middle: Ipc;
  readonly most: Ipc;
  readonly games: number;
  readonly won: number;
}

export interface LedRound {
  readonly round: number;
  /** Games that went on after it. */
  readonly games: number;
  /** From furthest behind to furthest ahead. */
  readonly groups: readonly LedGroup[];
}

/** So many groups at most: more cannot be told apart. */
const MOST_GROUPS = 5;
/** Fewer games cannot be parted into two groups that a share can be said of. */
export const FEWEST_TO_PART = 2 * FEWEST_FOR_SHARE;

/**
 * The shares of wins of one side after each round, by its lead then, each with Wilson's interval (`shareOf`); rounds
 * after which fewer than `FEWEST_TO_PART` games went on are left out.
 *
 * @param side whose leads these are
 */
export const winsByLead = (games: readonly LedGame[], side: Side): readonly LedRound[] => {
  const rounds = Math.max(0, ...games.map(({ leads }) => leads.length));
  return Array.from({ length: rounds }, (_, at) => at).flatMap((at) => {
    const led = games
      .flatMap(({ game, winner, leads }) => {
        const lead = leads[at] ?? null;
        return lead === null ? [] : [{ game, lead, isWon: winner === side }];
      })
      .sort((a, b) => a.lead - b.lead || (a.game < b.game ? -1 : 1));
    if (led.length < FEWEST_TO_PART) return [];
    const parts = Math.min(MOST_GROUPS, Math.floor(led.length / FEWEST_FOR_SHARE));
    const groups = Array.from({ length: parts }, (_, part) => {
      const own = led.filter((_, place) => Math.floor((place * parts) / led.length) === part);
      const leads = own.map(({ lead }) => lead);
      const won = own.filter(({ isWon }) => isWon).length;
      const share = shareOf(won, own.length);
      if (share === undefined) throw new Error(`A group of ${own.length} games is too small.`);
      const [least = 0, middle = 0, most = 0] = [leads[0], median(leads), leads.at(-1)];
      return { least, middle, most, games: own.length, won, ...share };
    });
    return [{ round: at + 1, games: led.length, groups }];
  });
};
