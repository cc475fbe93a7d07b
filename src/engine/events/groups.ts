// Units as events name them: grouped by power and type, in a fixed order, so that the same decision always writes the
// same line.

import { POWERS, UNIT_TYPES } from '../../vocab/index.ts';
import type { Unit } from '../state/unit.ts';
import type { UnitGroup } from './common.ts';

/** The units by power, then type in the order of the reference chart, then id. */
export const groupsOf = (units: readonly Unit[]): UnitGroup[] => {
  const groups: UnitGroup[] = [];
  for (const { power, type, id } of units) {
    const known = groups.find((group) => group.power === power && group.type === type);
    if (known === undefined) groups.push({ power, type, ids: [id] });
    else known.ids.push(id);
  }
  for (const { ids } of groups) ids.sort((a, b) => a - b);
  return groups.sort(
    (a, b) =>
      POWERS.indexOf(a.power) - POWERS.indexOf(b.power) || UNIT_TYPES.indexOf(a.type) - UNIT_TYPES.indexOf(b.type),
  );
};
