// Battles that wait for word about leaving while another is fought: what that has opened or closed is asked about anew,
// so that whoever is asked knows where units can go now.

import type { SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Battle, Due } from '../state/battle.ts';
import { planesOnly } from './conduct.ts';
import { retreatSpaces, withdrawalZones } from './exits.ts';
import { forceOf, goesApart, placesOf } from './places.ts';
import { onlyPlanesLeave } from './retreating.ts';
import { isSubmerging } from './submerging.ts';

/** Where units of those who are asked may go now. */
const waysOut = (course: Course, battle: Battle, due: Due): readonly SpaceId[] => {
  const { decision, side, from } = due;
  if (decision === 'intercept' || isSubmerging(course, due, battle)) return [];
  if (decision === 'withdraw') return from.flatMap((power) => withdrawalZones(course, battle, side, power));
  if (goesApart(course, battle))
    return from.flatMap((power) =>
      forceOf(course, battle, side, power).going.flatMap((unit) => placesOf(course, battle, side, unit)),
    );
  return planesOnly(course, battle) || onlyPlanesLeave(course, battle) ? [] : retreatSpaces(course, battle);
};

/** Asks anew where other ways are open than when it was asked. */
export const askAgain = (course: Course): void => {
  for (const battle of course.state.turn.battles) {
    const { id, due } = battle;
    if (due === undefined || due.decision === 'casualties') continue;
    const to = [...new Set(waysOut(course, battle, due))].sort();
    if (to.length === due.to.length && to.every((space) => due.to.includes(space))) continue;
    const { decision, side, from, hits, among } = due;
    course.emit({ type: 'decision-due', battle: id, decision, side, from: [...from], hits, among: [...among], to });
  }
};
