// How long turns took, in days of a calendar on the wall. Times are those the authors of the entries claim; nothing
// here knows what time it is.

import { type Power, SECONDS_OF_DAY, secondsOf } from '../vocab/index.ts';

/** A finished turn and the time of its last entry, `YYYY-MM-DDTHH:MM:SSZ`; none if it was only reported. */
export interface TimedTurn {
  readonly id: string;
  readonly round: number;
  readonly power: Power;
  readonly ended?: string;
}

export interface Pace {
  /** The id of the turn. */
  readonly id: string;
  readonly round: number;
  readonly power: Power;
  /** Days from the end of the turn before to the end of this one, never below 0; fractions are kept. */
  readonly days: number;
}

/**
 * Days each turn took, from when it could be played to when it was done: dice and answers of others are in it. A turn
 * without a time, and the one after it, cannot be said and are left out.
 *
 * @param opened when the game was opened: the first turn counts from there
 */
export const paceOf = (opened: string | undefined, turns: readonly TimedTurn[]): readonly Pace[] => {
  let before = opened;
  return turns.flatMap(({ id, round, power, ended }): readonly Pace[] => {
    const from = before;
    before = ended;
    if (from === undefined || ended === undefined) return [];
    return [{ id, round, power, days: Math.max(0, secondsOf(ended) - secondsOf(from)) / SECONDS_OF_DAY }];
  });
};

/** The value in the middle, or the mean of the two there; undefined of none. */
export const median = (values: readonly number[]): number | undefined => {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};
