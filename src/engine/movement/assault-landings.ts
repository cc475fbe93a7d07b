// Landings that wait for their zone to be cleared, looked at when all combat moves are made: somebody must fight for
// the zone (B9.2), and a neutral's fee must be at hand for the moment the troops come ashore (B20.1).

import type { PurseId, SpaceId } from '../../vocab/index.ts';
import { cashIn, purseOf } from '../phases/purse.ts';
import { isActing, isNeutral, spaceAt, standingOf } from '../state/queries.ts';
import { troopShip } from './hold.ts';
import type { Making } from './making.ts';

/** True if own ships or planes stand in a zone; troops, and guests on an ally's deck, fight for no zone. */
const isFoughtFor = ({ course }: Making, zone: SpaceId): boolean => {
  const { ruleset, state } = course;
  const own = spaceAt(state, zone).units.filter((unit) => isActing(state, unit.power));
  return own.some(
    ({ type, aboard }) =>
      ruleset.board.units[type].domain !== 'land' && (aboard === undefined || own.some(({ id }) => id === aboard)),
  );
};

/**
 * Refuses landings from an ally's ships in a zone nobody attacks, and those into neutrals that cannot all be paid for.
 */
export const refuseVainLandings = (making: Making): void => {
  const { course, power, movedAt } = making;
  const { ruleset, state } = course;
  const { fee } = ruleset.neutrals;
  const neutrals = new Set<SpaceId>();
  const owed = new Map<PurseId, number>();
  for (const { zone, to, ship, units } of state.turn.landings) {
    const at = movedAt.get(units[0] ?? ship);
    // Landings of another power in the same turn were judged with its own order.
    if (state.turn.powers !== undefined && at === undefined) continue;
    if (standingOf(ruleset, state, zone, power) === 'sea-hostile' && !isFoughtFor(making, zone)) {
      course.refuse('zone-holds-enemies', { space: zone, unit: troopShip(ruleset) }, at);
    }
    if (!isNeutral(ruleset, state, to) || neutrals.has(to)) continue;
    neutrals.add(to);
    const purse = purseOf(ruleset, power, 'neutral', to);
    const treasury = cashIn(state, power, purse);
    owed.set(purse, (owed.get(purse) ?? 0) + fee);
    if ((owed.get(purse) ?? 0) > treasury) course.refuse('neutral-fee', { space: to, fee, treasury }, at);
  }
};
