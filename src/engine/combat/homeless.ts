// Fighters whose carrier was sunk under them come down in the zone when the battle is over, on another carrier or on a
// friendly island there, or are lost (air.homeless-fighter-lands-in-zone).

import { roomBeside } from '../../board/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import { mayLandOn } from '../movement/hosts.ts';
import { isActing, isHeldByFriends, spaceAt } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { islandsOf } from './islands.ts';
import { cargoOf } from './line-up.ts';

/** Planes of other powers than the attacker that have no deck: his own fly home in noncombat movement. */
const homelessIn = ({ ruleset, state }: Course, zone: SpaceId): readonly Unit[] =>
  spaceAt(state, zone).units.filter(
    ({ type, power, aboard, patrol }) =>
      patrol === undefined &&
      ruleset.board.units[type].domain === 'air' &&
      aboard === undefined &&
      !isActing(state, power),
  );

/** A friendly carrier in the zone with room, one of the fighter's own power first. */
const deckFor = ({ ruleset, state }: Course, zone: SpaceId, fighter: Unit): Unit | undefined => {
  const free = spaceAt(state, zone).units.filter(
    ({ id, type, power }) =>
      mayLandOn(ruleset, state, power, fighter.power) &&
      roomBeside(ruleset.board, type, cargoOf(state, zone, id), fighter.type) > 0,
  );
  return free.find(({ power }) => power === fighter.power) ?? free[0];
};

/**
 * An island of the zone that the fighter's side holds as the battle ends. Ruling D21: friendly under DAAK as well,
 * neutral Eire included only once it is, for no other rule lets a plane land on neutral or enemy land.
 */
const islandFor = ({ ruleset, state }: Course, zone: SpaceId, power: Power): SpaceId | undefined => {
  return islandsOf(ruleset, zone).find((island) => {
    return isHeldByFriends(ruleset, state, island, spaceAt(state, island).control, power);
  });
};

/** Brings down every fighter that a sea battle has left without a deck. */
export const landHomeless = (course: Course, zone: SpaceId): void => {
  for (const fighter of homelessIn(course, zone)) {
    const units = groupsOf([fighter]);
    const deck = deckFor(course, zone, fighter);
    const island = islandFor(course, zone, fighter.power);
    if (deck !== undefined) {
      course.emit({ type: 'fighters-landed', units, carrier: deck.id, zone });
      course.apply('homeless-fighter-landed');
    } else if (island !== undefined) {
      course.emit({ type: 'units-moved', units, path: [zone, island], cost: 1, role: 'noncombat' });
      course.apply('homeless-fighter-landed');
    } else {
      course.emit({ type: 'units-lost', units, space: zone, cause: 'no-landing-place', chosenBy: 'rule' });
      course.apply('homeless-fighter-lost');
    }
  }
};
