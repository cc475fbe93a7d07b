// What was lost together: the units of several powers, and what they cost.

import type { Toll } from '../../i18n/story/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { addCounts, type Force } from '../account/force.ts';
import { unitValue } from '../series.ts';

/** Units of several powers as one, with their value by `unitValue`, in IPC. */
export const tollOf = (ruleset: Ruleset, forces: readonly Force[]): Toll => {
  const units = addCounts(forces.map((force) => force.units));
  return { units, ipc: unitValue(ruleset, units) };
};
