// A second witness for the links: the drawn map. Borders of the drawing, pairs over the edge of the board and canals
// together must be the links of the data, and nothing else.

import { describe, expect, test } from 'vitest';
import { mapBoardOf } from '../../scripts/maps/board.ts';
import { check } from '../../scripts/maps/check.ts';
import { DRAWN_BOARDS, loadDrawn, readTopology } from '../../scripts/maps/folders.ts';
import { links } from '../../src/board/index.ts';

/** What each drawing must come to: borders, pairs over the edge, canals that are a sign between two spaces apart. */
const DRAWN: { readonly [board: string]: readonly [borders: number, edge: number, canals: number] } = {
  'second-edition': [297, 10, 2],
  'europe-1999': [241, 0, 0],
  'pacific-2001': [250, 0, 0],
  'linked-2001': [519, 5, 1],
};

const ofSpaces = (topology: ReturnType<typeof readTopology>): readonly string[] =>
  // Objects with a leading underscore are ice, lakes, and lands and waters out of play.
  Object.keys(topology.objects).filter((id) => !id.startsWith('_'));

describe.each(DRAWN_BOARDS)('the drawing of $id', (board) => {
  const { geo } = loadDrawn(board.id);
  const topology = readTopology(board.id);
  const report = check(mapBoardOf(board, geo), topology, geo.cut?.edgeSegments ?? []);

  test('has the spaces of the board, each with its kind, its code, a name and counters', () => {
    const all = board.spaces.map((space) => space.id);
    expect([...ofSpaces(topology)].sort()).toEqual(all);
    expect(Object.keys(geo.spaces).sort()).toEqual(all);
    for (const { id, kind, code, convoy } of board.spaces) {
      expect(geo.spaces[id]).toMatchObject({ kind: convoy?.kind === 'box' ? 'convoy' : kind, code });
      expect(geo.spaces[id]).toMatchObject({ label: expect.anything(), stack: expect.anything() });
    }
  });

  test('has a border for every link, or a crossing declared for it, and no other two spaces touch', () => {
    expect([report.missing, report.extra, report.undrawn]).toEqual([[], [], []]);
    expect([report.drawn, report.edge, report.canals]).toEqual(DRAWN[board.id]);
    expect(report.drawn + report.edge + report.canals).toBe(links(board).length);
  });

  test('agrees with the board on what meets over the edge, and on the canals', () => {
    const pairs = (list: readonly { readonly right: string; readonly left: string }[]): readonly string[] =>
      [...new Set(list.map(({ right, left }) => `${right} / ${left}`))].sort();
    expect(pairs(geo.cut?.edgeSegments ?? [])).toEqual(pairs(board.edgeCrossings));
    const known = board.canals.map(({ id }) => id);
    const signs = (geo.canals ?? []).map(({ id }) => id).filter((id) => known.includes(id));
    const crossings = board.canals.filter(({ between: [a, b] }) =>
      board.edgeCrossings.some(({ right, left }) => [a, b].includes(right) && [a, b].includes(left)),
    );
    expect([...signs, ...crossings.map(({ id }) => id)].sort()).toEqual([...known].sort());
  });
});
