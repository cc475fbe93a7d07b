// A movement order that is still being written: where its moves lead so far, and what would still be said against it.
// What is judged only when every move is made, such as ships that take part in no combat yet, does not stop the moves
// themselves.

import type { Ruleset } from '../../rulesets/index.ts';
import { noFaces, type Power, type SpaceId, type UnitCounts, type UnitType } from '../../vocab/index.ts';
import { begin } from '../course.ts';
import { openCombatMoves } from '../movement/combat-move.ts';
import { startMaking } from '../movement/making.ts';
import { makeMoves } from '../movement/march.ts';
import { openNoncombatMoves } from '../movement/noncombat-move.ts';
import { homeward, leftOf, outward } from '../movement/range.ts';
import type { Move } from '../orders/move.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import type { Phase } from './offer.ts';
import { isAtRest, squadronsIn, voyagesFrom } from './sea.ts';

/** Where moves lead that are not all made yet. */
export interface Midway {
  /** The position after those that stand. */
  readonly state: GameState;
  /** What is said against the moves by themselves; each points at its move. */
  readonly refusals: readonly Refusal[];
  /** Spaces with guns that planes come within reach of, each once. */
  readonly guns: readonly SpaceId[];
}

/**
 * Makes moves of a movement without closing it.
 *
 * @param now before the movement, at any phase from which an order for it would be taken
 * @param attacks zones in which ships attack where they are
 */
export const midway = (
  ruleset: Ruleset,
  now: GameState,
  power: Power,
  phase: Phase,
  moves: readonly Move[],
  attacks: readonly SpaceId[] = [],
): Midway => {
  const course = begin(ruleset, now, noFaces);
  const opened =
    phase === 'combat'
      ? openCombatMoves(course, { power, moves: [...moves], attacks: [...attacks] })
      : openNoncombatMoves(course, power);
  if (opened !== undefined) makeMoves(opened.making, moves);
  const guns = [...new Set((opened?.making.flights ?? []).map(({ space }) => space))];
  return { state: course.state, refusals: course.refusals, guns };
};

/**
 * How far a unit can still go in a movement: spaces of a plane on its way out or home, movement points of all others.
 */
export const rangeLeft = (ruleset: Ruleset, state: GameState, unit: Unit, phase: Phase): number => {
  if (ruleset.board.units[unit.type].domain !== 'air') return leftOf({ ruleset, state }, unit);
  return (phase === 'combat' ? outward : homeward)({ ruleset, state }, unit).left;
};

/** A way that ships of one kind with one cargo can sail, whether or not that is a combat move by itself. */
export interface Sailing {
  readonly type: UnitType;
  readonly cargo: UnitCounts;
  readonly count: number;
  readonly path: readonly SpaceId[];
  readonly cost: number;
}

/** Where the ships of a zone can sail, midway through a movement; the planes of their own carriers stay out of it. */
export const sailings = (
  ruleset: Ruleset,
  { state }: Pick<Midway, 'state'>,
  power: Power,
  phase: Phase,
  zone: SpaceId,
): readonly Sailing[] => {
  const making = startMaking(begin(ruleset, state, noFaces), power, phase);
  return squadronsIn(making, zone).flatMap(({ ship, cargo, left, count }) =>
    [...voyagesFrom(making, zone, left, isAtRest(making, ship) ? 'at-once' : 'on')].flatMap(([to, { path, cost }]) =>
      to === zone ? [] : [{ type: ship.type, cargo, count, path, cost }],
    ),
  );
};
