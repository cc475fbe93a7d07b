// Units that walk in where nobody is said to be.

import { enemiesIn, isCombatUnit } from '../engine/state/queries.ts';
import { countUnits, type SpaceId } from '../vocab/index.ts';
import { type Cursor, note } from './cursor.ts';
import type { Notes } from './notes.ts';

/** Notes who defends a place that is said to be empty. */
export const checkWalkIn = (cursor: Cursor, target: SpaceId | undefined, notes: Notes): void => {
  if (notes.walkIn === undefined || target === undefined) return;
  const { ruleset, state, power } = cursor.context;
  const defenders = enemiesIn(ruleset, state, target, power).filter((unit) => isCombatUnit(ruleset, unit));
  if (defenders.length > 0) note(cursor, 'walk-in-defended', { space: target, there: countUnits(defenders) });
};
