// When players are away: which days they may name, and how many in all.

import type { Clock } from '../engine/index.ts';
import { dayOf, daysBetween, SECONDS_OF_DAY, secondsOf } from '../vocab/index.ts';
import { type TrustFault, trustFault } from './fault.ts';
import type { Absence } from './state.ts';

/** How many days somebody is away in all; a day he named twice counts once. */
export const daysAwayOf = (absences: readonly Absence[], player: string): number => {
  let days = 0;
  let after = Number.NEGATIVE_INFINITY; // the first second not yet counted
  const spans = absences.filter((absence) => absence.player === player);
  for (const { from, to } of [...spans].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const begin = Math.max(secondsOf(from), after);
    const end = secondsOf(to) + SECONDS_OF_DAY;
    if (end > begin) days += (end - begin) / SECONDS_OF_DAY;
    after = Math.max(after, end);
  }
  return days;
};

/** What is wrong with days, as such or because they are too many. */
export const daysFault = (
  clock: Clock | undefined,
  known: readonly Absence[],
  absence: Absence,
): TrustFault | undefined => {
  const { player, from, to } = absence;
  if (daysBetween(from, to) < 1) return trustFault('absence-backwards', { from, to });
  const days = daysAwayOf([...known, absence], player);
  const max = clock?.absence;
  return max !== undefined && days > max ? trustFault('absence-too-long', { player, days, max }) : undefined;
};

/** Why somebody may not be away on these days: they lie before the day on which he says it, or are too many. */
export const absenceFault = (
  clock: Clock | undefined,
  known: readonly Absence[],
  absence: Absence,
): TrustFault | undefined => {
  const day = dayOf(absence.since);
  if (absence.from < day) return trustFault('absence-past', { from: absence.from, day });
  return daysFault(clock, known, absence);
};
