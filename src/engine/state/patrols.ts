// Planes on patrol that are to come down.

import type { SpaceId } from '../../vocab/index.ts';
import { isActing, spaceAt, turnOf } from './queries.ts';
import type { GameState } from './state.ts';
import type { Unit } from './unit.ts';

/** Planes of the powers in turn that have been on patrol over a zone since a turn before. */
export const patrolsOver = (state: GameState, zone: SpaceId): readonly Unit[] =>
  spaceAt(state, zone).units.filter(
    (unit) => unit.patrol === true && isActing(state, unit.power) && turnOf(state, unit.id) === undefined,
  );

/** True if there are any anywhere. */
export const hasPatrols = (state: GameState): boolean =>
  [...state.slots.keys()].some((id) => patrolsOver(state, id).length > 0);
