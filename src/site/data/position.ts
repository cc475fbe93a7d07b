// A position as plain lists, for maps and tables: who owns which territory, which units stand where.

import type { UnitState } from '../../charts/index.ts';
import type { GameState, Unit } from '../../engine/index.ts';
import { countEntries, countUnits, POWERS, type Power, type SpaceId, type UnitType } from '../../vocab/index.ts';

export interface Stack {
  readonly power: Power;
  readonly type: UnitType;
  readonly count: number;
  /** Ships that bear a hit, planes that stay over a zone. */
  readonly state?: UnitState;
}

export interface PlainPosition {
  /** Every space somebody controls, by id of the space. */
  readonly owners: readonly (readonly [SpaceId, Power])[];
  /** Every space with units, by id of the space; units by power and type, cargo included. */
  readonly stacks: readonly (readonly [SpaceId, readonly Stack[]])[];
}

/** The units of a space by power and type, in the order of play and of the reference chart. */
const stacksOf = (units: readonly Unit[]): readonly Stack[] => {
  const powers = new Set(units.map(({ power }) => power));
  return POWERS.filter((power) => powers.has(power)).flatMap((power) => {
    const own = units.filter((unit) => unit.power === power);
    return STATES.flatMap((state) =>
      countEntries(countUnits(own.filter((unit) => stateOf(unit) === state))).map(([type, count]) => ({
        power,
        type,
        count,
        ...(state === undefined ? {} : { state }),
      })),
    );
  });
};

const STATES = [undefined, 'damaged', 'patrol'] as const;

const stateOf = ({ damage = 0, patrol }: Unit): UnitState | undefined =>
  damage > 0 ? 'damaged' : patrol === true ? 'patrol' : undefined;

const ordered = new WeakMap<GameState['slots'], readonly (readonly [SpaceId, number])[]>();

/** Where each space is kept, by id; all positions of a game share their slots. */
const inOrder = (slots: GameState['slots']): readonly (readonly [SpaceId, number])[] => {
  const known = ordered.get(slots) ?? [...slots].sort(([a], [b]) => (a < b ? -1 : 1));
  ordered.set(slots, known);
  return known;
};

/** The position of a state. */
export const plainPosition = (state: GameState): PlainPosition => {
  const spaces = inOrder(state.slots);
  return {
    owners: spaces.flatMap(([id, slot]) => {
      const control = state.spaces[slot]?.control ?? null;
      return control === null ? [] : [[id, control] as const];
    }),
    stacks: spaces.flatMap(([id, slot]) => {
      const stacks = stacksOf(state.spaces[slot]?.units ?? []);
      return stacks.length === 0 ? [] : [[id, stacks] as const];
    }),
  };
};
