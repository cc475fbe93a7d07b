// Units that were bought and wait to be placed: whose they are, and which purse bought them. What a purse bought is
// placed on its own land.

import {
  countEntries,
  type Power,
  type PurseId,
  type SpaceId,
  sumCounts,
  type UnitCounts,
  type UnitType,
} from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { EventOf } from '../events/event.ts';
import type { GameState } from '../state/state.ts';
import { purseAt } from './purse.ts';

/** What an order places, by the purse that bought it. */
export type Spent = Map<PurseId, UnitCounts>;

/** What a power has bought and not placed, from one purse or from all. */
export const boughtBy = ({ turn }: GameState, power: Power, purse?: PurseId): UnitCounts =>
  turn.bought === undefined
    ? turn.purchased
    : sumCounts(
        turn.bought
          .filter((lot) => lot.power === power && (purse === undefined || lot.purse === purse))
          .map(({ units }) => units),
      );

/**
 * Takes units for a space off what its purse bought, or refuses; where purses are not told apart there is nothing to
 * do.
 */
export const spend = (
  course: Course,
  spent: Spent,
  power: Power,
  space: SpaceId,
  unit: UnitType,
  count: number,
  at: string,
): void => {
  const { ruleset, state } = course;
  if (state.turn.bought === undefined) return;
  const purse = purseAt(ruleset, power, space);
  const units = sumCounts([spent.get(purse) ?? {}, { [unit]: count }]);
  spent.set(purse, units);
  const [asked, bought] = [units[unit] ?? 0, boughtBy(state, power, purse)[unit] ?? 0];
  if (asked > bought) course.refuse('bought-from-other-purse', { space, unit, purse, asked, bought }, at);
};

/** True if the purse of a space has units of a kind left that it bought. */
export const isStocked = ({ ruleset, state }: Course, spent: Spent, power: Power, space: SpaceId, unit: UnitType) => {
  const purse = purseAt(ruleset, power, space);
  return (boughtBy(state, power, purse)[unit] ?? 0) > (spent.get(purse)?.[unit] ?? 0);
};

/** What the event says of the purses whose units are placed. */
export const takenFrom = ({ state }: Course, spent: Spent): Pick<EventOf<'units-placed'>, 'bought'> =>
  state.turn.bought === undefined || spent.size === 0
    ? {}
    : {
        bought: [...spent]
          .filter(([, units]) => countEntries(units).length > 0)
          .map(([purse, units]) => ({ purse, units })),
      };
