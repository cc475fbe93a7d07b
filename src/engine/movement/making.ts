// One order's moves in the making: who moves, in which phase, where in the order the move at hand stands, and what must
// be looked at again when all moves are made. It lives as long as its `Course`.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { spaceAt, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit, UnitTurn } from '../state/unit.ts';
import { moveOf } from '../state/values.ts';

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
}

export const startMaking = (course: Course, power: Power, phase: Making['phase']): Making => ({
  course,
  power,
  phase,
  at: 'moves',
  movedAt: new Map(),
  flights: [],
});

/** Remembers which move took these units where they are. */
export const noteMoved = (making: Making, units: readonly Unit[]): void => {
  for (const { id } of units) making.movedAt.set(id, making.at);
};

/** What a plane has left of its range after so many spaces, by word. */
const AIR_RANGE: { readonly [word in Ruleset['movement']['airRange']]: (range: number, spent: number) => number } = {
  'one-allowance-a-turn': (range, spent) => range - spent,
};

/** Movement points a unit still has this turn. */
export const leftOf = ({ ruleset, state }: Pick<Course, 'ruleset' | 'state'>, unit: Unit): number => {
  const range = moveOf(ruleset, state, unit.power, unit.type);
  const spent = turnOf(state, unit.id)?.spent ?? 0;
  const flies = ruleset.board.units[unit.type].domain === 'air';
  return flies ? AIR_RANGE[ruleset.movement.airRange](range, spent) : range - spent;
};

/** What is aboard a ship in this space. */
export const cargoOf = (state: GameState, space: SpaceId, ship: UnitId): readonly Unit[] =>
  spaceAt(state, space).units.filter(({ aboard }) => aboard === ship);

/** Where a unit began the turn. */
export const originOf = (state: GameState, unit: Unit, space: SpaceId): SpaceId =>
  turnOf(state, unit.id)?.origin ?? space;

/** True if the unit moved by itself in the combat movement of this turn. */
export const movedInCombat = (was: UnitTurn | undefined): boolean => was?.moved === 'combat' || was?.moved === 'raid';
