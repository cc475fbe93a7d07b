// A board as the drawing needs it: which spaces touch by a border, over the edge, or by the sign of a canal.

import type { Board } from '../../src/board/index.ts';
import { countEntries } from '../../src/vocab/index.ts';
import { type Geo, type MapBoard, type MapSpace, pairKey } from './types.ts';

const pairsOf = (canals: MapBoard['canals']): Set<string> =>
  new Set(canals.map(({ between: [a, b] }) => pairKey(a, b)));

const spaceOf = (space: Board['spaces'][number]): MapSpace => ({
  id: space.id,
  name: space.name,
  code: space.code,
  kind: space.convoy?.kind === 'box' ? 'convoy' : space.kind,
  ipc: space.ipc,
  owner: space.originalOwner ?? space.nation ?? null,
  adjacent: new Set(space.adjacent),
  ...(space.convoy === undefined ? {} : { convoy: space.convoy }),
  ...(space.bases === undefined ? {} : { bases: space.bases }),
});

/**
 * What is drawn of a board. Only canals that its geo file shows as a sign between two spaces that do not touch count as
 * such; others are borders like any.
 */
export const mapBoardOf = (board: Board, geo: Geo): MapBoard => {
  const signs = new Set((geo.canals ?? []).filter(({ border }) => border !== true).map(({ id }) => id));
  const canals = board.canals.filter(({ id }) => signs.has(id));
  const setup = [
    ...board.setup.map(({ space, power, units }) => ({ space, owner: power, units })),
    ...(board.nations ?? []).flatMap(({ nation, setup }) => setup.map((entry) => ({ ...entry, owner: nation }))),
  ];
  return {
    id: board.id,
    spaces: new Map(board.spaces.map((space) => [space.id, spaceOf(space)])),
    setup: setup.flatMap(({ space, owner, units }) =>
      countEntries(units).map(([unit, count]) => ({ space, owner, unit, count })),
    ),
    canals,
    canalPairs: pairsOf(canals),
    edgePairs: new Set(board.edgeCrossings.map(({ right, left }) => pairKey(right, left))),
  };
};

/** All linked pairs. */
export const linksOf = (board: MapBoard): ReadonlySet<string> => {
  const result = new Set<string>();
  for (const space of board.spaces.values()) for (const other of space.adjacent) result.add(pairKey(space.id, other));
  return result;
};
