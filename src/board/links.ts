// A board with its links changed, as a ruleset wants it: spaces closed, links opened or cut, canals ruled otherwise.
// The board it starts from stays as it is.

import type { SpaceId } from '../vocab/index.ts';
import { type Board, type Canal, type LinkScope, type ScopedLink, type Space, spaceOf } from './board.ts';

/** A pair of spaces and what the change is for; without a scope it holds for everything. */
interface LinkChange {
  readonly between: readonly [SpaceId, SpaceId];
  readonly scope?: LinkScope;
}

export interface LinkChanges {
  /** Spaces out of play: they stay listed, so that records can name them, but touch nothing. */
  readonly close?: readonly SpaceId[];
  readonly add?: readonly LinkChange[];
  readonly remove?: readonly LinkChange[];
  /** Canals that replace the one of the same id, or come new. */
  readonly canals?: readonly Canal[];
}

const isForAll = (change: LinkChange): boolean => (change.scope ?? 'all') === 'all';

const scoped = (changes: readonly LinkChange[], state: ScopedLink['state']): readonly ScopedLink[] =>
  changes.flatMap(({ between, scope }) => (scope === undefined || scope === 'all' ? [] : [{ between, scope, state }]));

const partnersOf = (id: SpaceId, changes: readonly LinkChange[]): readonly SpaceId[] =>
  changes.filter(isForAll).flatMap(({ between: [a, b] }) => (a === id ? [b] : b === id ? [a] : []));

/**
 * The board with links changed. Coast, island and enclosing sea are worked out anew from the links that hold for all.
 *
 * @throws for a space the board lacks, or a link to remove that is not there: a bug in the ruleset
 */
export const withLinks = (board: Board, changes: LinkChanges): Board => {
  const { close = [], add = [], remove = [], canals = [] } = changes;
  for (const id of [...close, ...[...add, ...remove].flatMap((change) => change.between)]) spaceOf(board, id);
  for (const { between } of remove)
    if (!spaceOf(board, between[0]).adjacent.includes(between[1]))
      throw new Error(`The board ${board.id} has no link ${between[0]} - ${between[1]} to remove.`);

  const closed = [...new Set([...board.closed, ...close])].sort();
  const adjacentOf = (space: Space): readonly SpaceId[] => {
    if (closed.includes(space.id)) return [];
    const removed = partnersOf(space.id, remove);
    const kept = space.adjacent.filter((id) => !removed.includes(id));
    const all = new Set([...kept, ...partnersOf(space.id, add)]);
    return [...all].filter((id) => !closed.includes(id)).sort();
  };
  const spaces = board.spaces.map((space) => {
    const adjacent = adjacentOf(space);
    const seas = adjacent.filter((id) => spaceOf(board, id).kind === 'sea');
    const onLand = space.kind === 'land';
    const island = onLand && seas.length === adjacent.length;
    return {
      ...space,
      adjacent,
      coastal: onLand && seas.length > 0,
      island,
      enclosingSea: island && seas.length === 1 ? (seas[0] ?? null) : null,
    };
  });
  const changedCanals = new Set(canals.map((canal) => canal.id));
  return {
    ...board,
    spaces,
    byId: new Map(spaces.map((space) => [space.id, space])),
    closed,
    canals: [...board.canals.filter((canal) => !changedCanals.has(canal.id)), ...canals],
    scopedLinks: [...board.scopedLinks, ...scoped(add, 'open'), ...scoped(remove, 'closed')],
  };
};
