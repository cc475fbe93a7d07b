// One order's moves in the making: who moves, in which phase, where in the order the move at hand stands, and what must
// be looked at again when all moves are made. It lives as long as its `Course`.

import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { spaceAt, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

/** A plane that came within reach of an enemy gun on its way. */
interface Flight {
  readonly space: SpaceId;
  readonly gunner: Power;
  readonly plane: Unit;
}

export interface Making {
  readonly course: Course;
  readonly power: Power;
  readonly phase: 'combat' | 'noncombat';
  /** Where the move at hand stands in the order, such as `moves/3`. */
  at: string;
  /** The move that brought a unit where it is: a refusal about where it ended points there. */
  readonly movedAt: Map<UnitId, string>;
  readonly flights: Flight[];
  /** Planes over a zone whose carriers had no room for them when they came. */
  readonly waiting: { readonly at: string; readonly space: SpaceId; readonly planes: readonly Unit[] }[];
}

export const startMaking = (course: Course, power: Power, phase: Making['phase']): Making => ({
  course,
  power,
  phase,
  at: 'moves',
  movedAt: new Map(),
  flights: [],
  waiting: [],
});

/** Remembers which move took these units where they are. */
export const noteMoved = (making: Making, units: readonly Unit[]): void => {
  for (const { id } of units) making.movedAt.set(id, making.at);
};

/** What is aboard a ship in this space. */
export const cargoOf = (state: GameState, space: SpaceId, ship: UnitId): readonly Unit[] =>
  spaceAt(state, space).units.filter(({ aboard }) => aboard === ship);

/** Where a unit began the turn. */
export const originOf = (state: GameState, unit: Unit, space: SpaceId): SpaceId =>
  turnOf(state, unit.id)?.origin ?? space;
