// How long somebody has: hours from a moment on, with the time that does not count left out. All in UTC seconds, so
// that the same deadline comes out for ever, wherever it is worked out.

import type { Clock } from '../engine/index.ts';
import { HOUR, SECONDS_OF_DAY, secondsOf } from '../vocab/index.ts';
import type { Absence } from './state.ts';

/** Time that does not count, in seconds since 1970; `to` is the first second that counts again. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

/** The times any of these players is away, as far as he had said so in time. */
export const pausesOf = (absences: readonly Absence[], players: readonly string[]): readonly Pause[] =>
  absences
    .filter(({ player }) => players.includes(player))
    .map(({ from, to, since }) => ({
      from: Math.max(secondsOf(from), secondsOf(since)),
      to: secondsOf(to) + SECONDS_OF_DAY,
    }));

/**
 * When so many hours are over.
 *
 * @param from where they begin, in seconds since 1970
 * @param pauses time that does not count, in any order; pauses may overlap
 */
export const deadlineAfter = (from: number, hours: number, pauses: readonly Pause[]): number => {
  let at = from;
  let left = hours * HOUR;
  for (const pause of [...pauses].sort((a, b) => a.from - b.from)) {
    if (pause.to <= at) continue;
    const counted = Math.max(0, pause.from - at);
    if (counted >= left) break;
    left -= counted;
    at = pause.to;
  }
  return at + left;
};

/** Hours for a decision, a roll or a consent. */
export const answerHours = ({ answer, turn }: Clock): number => answer ?? turn;
