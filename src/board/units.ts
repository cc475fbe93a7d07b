// A board with its kinds of unit and its set-up changed, as a ruleset wants it. The board it starts from stays as it
// is.

import { UNIT_TYPES, type UnitType } from '../vocab/index.ts';
import type { Board, Reading, SetupEntry, UnitSpec } from './board.ts';
import { cargoOn } from './roster.ts';

interface UnitChanges {
  /** Kinds that leave the roster; no ship carries them any more. */
  readonly without?: readonly UnitType[];
  /** Kinds that come into the roster, or stand in it with another line than before. */
  readonly units?: readonly UnitSpec[];
  /** The set-up that takes the place of the printed one. */
  readonly setup?: readonly SetupEntry[];
}

/**
 * The board with another roster and set-up. Words that could mean a kind that left mean it no longer.
 *
 * @throws for a set-up, or a ship's hold, with units the new roster lacks: a bug in the ruleset
 */
export const withUnits = (board: Board, changes: UnitChanges): Board => {
  const { without = [], units: changed = [], setup = board.setup } = changes;
  const comes = (type: UnitType): boolean => changed.some((unit) => unit.type === type);
  const roster = UNIT_TYPES.filter((type) => comes(type) || (board.roster.includes(type) && !without.includes(type)));
  const units = { ...board.units, ...Object.fromEntries(changed.map((unit) => [unit.type, unit])) };
  for (const type of without)
    for (const ship of roster)
      if (cargoOn({ roster: UNIT_TYPES, units }, ship).includes(type))
        throw new Error(`The board ${board.id} lets ${ship} carry ${type}, which is not in its roster.`);
  for (const { space, units: there } of setup)
    for (const type of UNIT_TYPES)
      if ((there[type] ?? 0) > 0 && !roster.includes(type))
        throw new Error(`The board ${board.id} sets up ${type} in ${space}, which is not in its roster.`);
  const means = (reading: Reading): boolean => reading.kind !== 'unit' || roster.includes(reading.unit);
  return {
    ...board,
    roster,
    units,
    setup,
    ambiguous: board.ambiguous.map((word) => ({ ...word, readings: word.readings.filter(means) })),
  };
};
