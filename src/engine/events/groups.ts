// Units as events name them: grouped by power and type, in a fixed order, so that the same decision always writes the
// same line.

import { POWERS, UNIT_TYPES } from '../../vocab/index.ts';
import type { Unit } from '../state/unit.ts';
import type { UnitGroup } from './common.ts';

/** The units by power, then type in the order of the reference chart, then id. */
export const groupsOf = (units: readonly Unit[]): UnitGroup[] =>
  POWERS.flatMap((power) =>
    UNIT_TYPES.flatMap((type) => {
      const ids = units.filter((unit) => unit.power === power && unit.type === type).map(({ id }) => id);
      return ids.length === 0 ? [] : [{ power, type, ids: ids.sort((a, b) => a - b) }];
    }),
  );
