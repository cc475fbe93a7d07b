// Fighters coming down on carriers that are in their zone. Carriers have made their moves by then and make no other
// (B6.7, carrier.no-move-after-landing).

import type { SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import type { Unit } from '../state/unit.ts';
import { freeSlots } from './deck.ts';
import { wayHome } from './homeward.ts';
import { carriersIn } from './hosts.ts';

/** Fighters for which these carriers have room as they stand. */
export const roomAboard = ({ ruleset, state }: Course, zone: SpaceId, carriers: readonly Unit[]): number =>
  carriers.reduce((sum, carrier) => sum + Math.max(0, freeSlots(ruleset, state, zone, carrier)), 0);

/** Puts fighters of one power aboard carriers in their zone, its own before its allies'; the planes left over. */
export const landOnCarriers = (course: Course, zone: SpaceId, planes: readonly Unit[]): readonly Unit[] => {
  const { ruleset } = course;
  const decks = new Map(planes.map((plane) => [plane, wayHome(ruleset, course.state, plane, zone).decks]));
  const fitFor = (plane: Unit): boolean => decks.get(plane) !== 'none';
  let waiting = planes.filter(fitFor);
  const power = waiting[0]?.power;
  if (power === undefined) return planes;
  for (const carrier of carriersIn(ruleset, course.state, zone, power)) {
    const home = waiting.filter((plane) => decks.get(plane) === carrier.id);
    const slots = Math.max(0, freeSlots(ruleset, course.state, zone, carrier));
    const landing = [...home, ...waiting.filter((plane) => decks.get(plane) === 'any').slice(0, slots)];
    if (landing.length === 0) continue;
    waiting = waiting.filter((plane) => !landing.includes(plane));
    course.emit({ type: 'fighters-landed', units: groupsOf(landing), carrier: carrier.id, zone });
    course.apply(carrier.power === power ? 'landed-on-carrier' : 'landed-on-allied-carrier');
  }
  return [...planes.filter((plane) => !fitFor(plane)), ...waiting];
};
