// Fighters coming down on carriers that are in their zone. Carriers have made their moves by then and make no other
// (B6.7, carrier.no-move-after-landing).

import type { SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import type { Unit } from '../state/unit.ts';
import { carriersIn, freeSlots, landsOnDecks } from './deck.ts';

/** Fighters for which these carriers have room as they stand. */
export const roomAboard = ({ ruleset, state }: Course, zone: SpaceId, carriers: readonly Unit[]): number =>
  carriers.reduce((sum, carrier) => sum + Math.max(0, freeSlots(ruleset, state, zone, carrier)), 0);

/** Puts fighters of one power aboard carriers in their zone, its own before its allies'; the fighters left over. */
export const landOnCarriers = (course: Course, zone: SpaceId, planes: readonly Unit[]): readonly Unit[] => {
  const atHomeAtSea = ({ type }: Unit): boolean => landsOnDecks(course.ruleset, type);
  let waiting = planes.filter(atHomeAtSea);
  const power = waiting[0]?.power;
  if (power === undefined) return planes;
  for (const carrier of carriersIn(course.ruleset, course.state, zone, power)) {
    const slots = Math.max(0, freeSlots(course.ruleset, course.state, zone, carrier));
    const landing = waiting.slice(0, slots);
    if (landing.length === 0) continue;
    waiting = waiting.slice(slots);
    course.emit({ type: 'fighters-landed', units: groupsOf(landing), carrier: carrier.id, zone });
    course.apply(carrier.power === power ? 'landed-on-carrier' : 'landed-on-allied-carrier');
  }
  return [...planes.filter((plane) => !atHomeAtSea(plane)), ...waiting];
};
