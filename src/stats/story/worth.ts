// What units cost new, by the board's prices: the measure of losses and of what a power has on the board.

import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, type Ipc, type UnitCounts } from '../../vocab/index.ts';
import { addCounts, type Force } from '../account/force.ts';

/** Units with what they are worth, in IPC. */
export interface Toll {
  readonly units: UnitCounts;
  readonly ipc: Ipc;
}

/** In IPC, at the printed price: a discount some power has does not change what a unit is worth to both. */
export const worthOf = ({ board }: Ruleset, units: UnitCounts): Ipc =>
  countEntries(units).reduce((sum, [type, count]) => sum + count * board.units[type].cost, 0);

/** Units of several powers together. */
export const tollOf = (ruleset: Ruleset, forces: readonly Force[]): Toll => {
  const units = addCounts(forces.map((force) => force.units));
  return { units, ipc: worthOf(ruleset, units) };
};
