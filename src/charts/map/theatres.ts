// A drawing of more than one theatre as one drawing for each: side by side they are the whole, and where there is less
// room they stand one below the other. What leads from the map to elsewhere belongs to the theatre it lies in.

import type { SpaceId, TheatreId } from '../../vocab/index.ts';
import { arrowsOf, type MapMove } from './arrows.ts';
import type { MapBase } from './base.ts';
import type { Box } from './boxes.ts';
import type { MapLink, WayLink } from './links.ts';

/** A theatre with its part of the drawing. */
export interface TheatrePart {
  readonly theatre: TheatreId;
  readonly box: Box;
}

/** The theatres of a board from left to right; none where the board is one. */
export const theatreParts = ({ geometry }: MapBase): readonly TheatrePart[] =>
  (geometry.theatres ?? []).map(({ theatre, box: [left, top, width, height] }) => ({
    theatre,
    box: { left, top, right: left + width, bottom: top + height },
  }));

/** Whether the name of a space lies in a part of the drawing. */
const liesIn = ({ geometry }: MapBase, { left, right }: Box, space: SpaceId): boolean => {
  const x = geometry.spaces.get(space)?.label.x ?? Number.NaN;
  return x >= left && x < right;
};

/** What leads from a part of the map to elsewhere: spaces and battles by where they are, arrows by where they end. */
export const linksIn = (
  base: MapBase,
  { box }: TheatrePart,
  links: readonly (MapLink & { readonly at: SpaceId })[],
  ways: readonly WayLink[],
  moves: readonly MapMove[],
): { readonly links: readonly MapLink[]; readonly ways: readonly WayLink[] } => {
  const arrows = arrowsOf(moves);
  const ends = new Map(moves.map(({ path }, at) => [arrows[at], path.at(-1) ?? '']));
  return {
    links: links.filter(({ at }) => liesIn(base, box, at)),
    ways: ways.filter(({ way }) => liesIn(base, box, ends.get(way) ?? '')),
  };
};
