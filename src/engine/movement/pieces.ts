// The option that plastic pieces limit the number of stacks (B3.12, stacks.groups-limited-by-pieces): moves may not
// split units into more stacks than the box has pieces. Placement asks the same of its own orders.

import type { UnitType } from '../../vocab/index.ts';
import type { GameState } from '../state/state.ts';
import type { Making } from './making.ts';

const stacksOf = (state: GameState, power: Making['power'], type: UnitType): number =>
  state.spaces.filter(({ units }) => units.some((unit) => unit.power === power && unit.type === type)).length;

/** Refuses what needs more stacks of a type than there are pieces, if it was not so before the moves. */
export const refuseScattering = ({ course, power }: Making, before: GameState): void => {
  const { ruleset, state } = course;
  if (state.options.pieceLimits === 'off') return;
  for (const unit of ruleset.board.roster) {
    const limit = ruleset.board.pieceLimits.stacks[unit];
    const stacks = stacksOf(state, power, unit);
    if (limit !== undefined && stacks > limit && stacks > stacksOf(before, power, unit)) {
      course.refuse('no-piece-left', { unit, stacks, limit }, 'moves');
    }
  }
};
