// Who touches whom, and how far apart: questions about the board as a graph. It counts spaces; what a unit may
// enter is handed in as a function, for that is a matter of rules.

import type { SpaceId, SpaceKind, TheatreId } from '../vocab/index.ts';
import { type Board, type Canal, type LinkScope, type ScopedLink, type Space, spaceOf } from './board.ts';
import { onceABoard } from './once.ts';

const joins = (link: { readonly between: readonly [SpaceId, SpaceId] }, a: SpaceId, b: SpaceId): boolean =>
  (link.between[0] === a && link.between[1] === b) || (link.between[0] === b && link.between[1] === a);

const touches = (link: ScopedLink, id: SpaceId): boolean => link.between[0] === id || link.between[1] === id;

const neighboursOf = onceABoard(
  (board) => new Map(board.spaces.map(({ id, adjacent }) => [id, adjacent.map((next) => spaceOf(board, next))])),
);

const theatresOf = onceABoard(
  ({ theatres = [] }) => new Map(theatres.flatMap(({ id, spaces }) => spaces.map((space) => [space, id] as const))),
);

/** The theatre a space lies in; undefined for what lies between theatres, and on boards without any. */
export const theatreOf = (board: Board, space: SpaceId): TheatreId | undefined => theatresOf(board).get(space);

/**
 * The spaces next to one, ordered by id.
 *
 * @param scope what for; links that a ruleset opens or closes for this purpose alone count with `land` and `transport`
 */
export const neighbours = (board: Board, id: SpaceId, scope: LinkScope = 'all'): readonly Space[] => {
  const own = neighboursOf(board).get(spaceOf(board, id).id) ?? [];
  if (scope === 'all') return own;
  const scoped = board.scopedLinks.filter((link) => link.scope === scope && touches(link, id));
  if (scoped.length === 0) return own;
  const opened = scoped
    .filter((link) => link.state === 'open')
    .map((link) => spaceOf(board, link.between[0] === id ? link.between[1] : link.between[0]))
    .filter((space) => !own.includes(space));
  return [...own, ...opened]
    .filter((space) => !scoped.some((link) => link.state === 'closed' && joins(link, id, space.id)))
    .sort((a, b) => a.index - b.index);
};

/** The territories, or the sea zones, next to a space. */
export const neighboursOfKind = (board: Board, id: SpaceId, kind: SpaceKind): readonly Space[] =>
  neighbours(board, id).filter((space) => space.kind === kind);

/** True if two spaces touch (for a purpose). A space does not touch itself. */
export const areAdjacent = (board: Board, a: SpaceId, b: SpaceId, scope: LinkScope = 'all'): boolean => {
  const scoped =
    scope === 'all' ? undefined : board.scopedLinks.find((link) => link.scope === scope && joins(link, a, b));
  return scoped === undefined ? spaceOf(board, a).adjacent.includes(b) : scoped.state === 'open';
};

/** The canal between two sea zones, in either direction, or `undefined`. */
export const canalBetween = (board: Board, a: SpaceId, b: SpaceId): Canal | undefined =>
  board.canals.find((canal) => joins(canal, a, b));

/**
 * How many steps away each space is that can be reached at all, the start itself at 0.
 *
 * @param through whether one may go on from this space; a space that says no is still reached, as the end of a way.
 *   It is not asked about the start.
 */
export const distances = (
  board: Board,
  from: SpaceId,
  through: (space: Space) => boolean = () => true,
): ReadonlyMap<SpaceId, number> => {
  const found = new Map<SpaceId, number>([[from, 0]]);
  let edge: readonly Space[] = [spaceOf(board, from)];
  for (let steps = 1; edge.length > 0; steps += 1) {
    const next: Space[] = [];
    for (const space of edge) {
      for (const neighbour of neighbours(board, space.id)) {
        if (found.has(neighbour.id)) continue;
        found.set(neighbour.id, steps);
        if (through(neighbour)) next.push(neighbour);
      }
    }
    edge = next;
  }
  return found;
};

/** Every pair of spaces that touch, once each, as `[lower id, higher id]`, in the order of the board. */
export const links = (board: Board): readonly (readonly [SpaceId, SpaceId])[] =>
  board.spaces.flatMap((space) =>
    space.adjacent.filter((other) => space.id < other).map((other) => [space.id, other] as const),
  );
