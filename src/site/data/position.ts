// A position as plain lists, for maps and tables: who owns which territory, which units stand where.

import type { GameState } from '../../engine/index.ts';
import { POWERS, type Power, type SpaceId, UNIT_TYPES, type UnitType } from '../../vocab/index.ts';

export interface Stack {
  readonly power: Power;
  readonly type: UnitType;
  readonly count: number;
}

export interface PlainPosition {
  /** Every space somebody controls, by id of the space. */
  readonly owners: readonly (readonly [SpaceId, Power])[];
  /** Every space with units, by id of the space; units by power and type, cargo included. */
  readonly stacks: readonly (readonly [SpaceId, readonly Stack[]])[];
}

/** The position of a state. */
export const plainPosition = (state: GameState): PlainPosition => {
  const spaces = [...state.slots].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    owners: spaces.flatMap(([id, slot]) => {
      const control = state.spaces[slot]?.control ?? null;
      return control === null ? [] : [[id, control] as const];
    }),
    stacks: spaces.flatMap(([id, slot]) => {
      const units = state.spaces[slot]?.units ?? [];
      const stacks = POWERS.flatMap((power) =>
        UNIT_TYPES.flatMap((type): readonly Stack[] => {
          const count = units.filter((unit) => unit.power === power && unit.type === type).length;
          return count === 0 ? [] : [{ power, type, count }];
        }),
      );
      return stacks.length === 0 ? [] : [[id, stacks] as const];
    }),
  };
};
