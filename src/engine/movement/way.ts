// A path as steps, and what holds for every path: its spaces are on the board and touch one another.

import { areAdjacent, type LinkScope } from '../../board/index.ts';
import type { SpaceId } from '../../vocab/index.ts';
import type { Making } from './making.ts';

export interface Step {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly last: boolean;
}

export const stepsOf = (path: readonly SpaceId[]): readonly Step[] =>
  path.slice(1).map((to, i) => ({ from: path[i] ?? to, to, last: i === path.length - 2 }));

/** The last space of a path. */
export const endOf = (path: readonly SpaceId[]): SpaceId => path.at(-1) ?? '';

/** Refuses spaces the board does not have; false if there is one. */
export const onBoard = ({ course, at }: Making, spaces: readonly SpaceId[]): boolean => {
  const { board } = course.ruleset;
  const unknown = spaces.filter((space) => !board.byId.has(space) || board.closed.includes(space));
  for (const space of new Set(unknown)) course.refuse('unknown-space', { space }, at);
  return unknown.length === 0;
};

/** Refuses a step between spaces that do not touch; false if so. */
export const touching = (
  { course, at }: Making,
  from: SpaceId,
  to: SpaceId,
  scope: LinkScope,
  about: readonly 'guests'[] = [],
): boolean => {
  const touch = areAdjacent(course.ruleset.board, from, to, scope);
  if (!touch) course.refuse('not-adjacent', { from, to }, at, about);
  return touch;
};
