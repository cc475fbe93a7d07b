// The option that plastic pieces limit the number of stacks (B3.12): a piece stands for a stack of any size.

import type { Power, SpaceId, UnitCounts } from '../../vocab/index.ts';
import type { Course } from '../course.ts';

/** Refuses placements that would need more stacks of a type than the box has pieces. */
export const refuseWithoutPieces = (
  course: Course,
  power: Power,
  placements: readonly { readonly space: SpaceId; readonly units: UnitCounts }[],
): void => {
  const { ruleset, state } = course;
  if (state.options.pieceLimits === 'off') return;
  for (const unit of ruleset.board.roster) {
    const limit = ruleset.board.pieceLimits.stacks[unit];
    const added = placements.filter(({ units }) => (units[unit] ?? 0) > 0).map(({ space }) => space);
    if (limit === undefined || added.length === 0) continue;
    const held = ruleset.board.spaces.map(({ id }) => id).filter((id) => hasStack(course, id, power, unit));
    const stacks = new Set([...held, ...added]).size;
    if (stacks > limit && stacks > held.length) course.refuse('no-piece-left', { unit, stacks, limit });
  }
};

const hasStack = ({ state }: Course, id: SpaceId, power: Power, unit: string): boolean => {
  const slot = state.slots.get(id);
  return (slot === undefined ? [] : (state.spaces[slot]?.units ?? [])).some(
    (each) => each.power === power && each.type === unit,
  );
};
