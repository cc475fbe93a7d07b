// A second witness for the links: the drawn map. Borders of the drawing, pairs over the edge of the board and canals
// together must be the links of the data, and nothing else.

import { readFileSync } from 'node:fs';
import { neighbors } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, test } from 'vitest';
import { secondEditionBoard as board, links } from '../../src/board/index.ts';
import type { SpaceId } from '../../src/vocab/index.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/board/second-edition/${name}`, import.meta.url), 'utf8'));

interface Geo {
  readonly cut: { readonly edgeSegments: readonly { readonly right: SpaceId; readonly left: SpaceId }[] };
  readonly canals: readonly { readonly id: string }[];
  readonly spaces: { readonly [id in SpaceId]: { readonly kind: string; readonly code: string } };
}

// Files of ours: the checks below would fail if they had another shape.
const topology = read('topology.json') as Topology<{ [id: string]: GeometryCollection }>;
const geo = read('geo.json') as Geo;

const pair = (a: SpaceId, b: SpaceId): string => [a, b].sort().join(' / ');
const sorted = (pairs: Iterable<string>): readonly string[] => [...new Set(pairs)].sort();

// Objects with a leading underscore are ice, lakes and lands out of play.
const ids = Object.keys(topology.objects).filter((id) => !id.startsWith('_'));
const shapes = ids.flatMap((id) => topology.objects[id] ?? []);
const drawn = neighbors(shapes).flatMap((others, at) => others.map((other) => pair(ids[at] ?? '', ids[other] ?? '')));
const edges = geo.cut.edgeSegments.map(({ right, left }) => pair(right, left));
const canals = board.canals.map((canal) => pair(...canal.between));

describe('the drawing and the board', () => {
  test('have the same spaces', () => {
    const all = board.spaces.map((space) => space.id);
    expect([...ids].sort()).toEqual(all);
    expect(Object.keys(geo.spaces).sort()).toEqual(all);
    for (const space of board.spaces)
      expect(geo.spaces[space.id]).toMatchObject({ kind: space.kind, code: space.code });
  });

  test('agree on all 309 links: 297 borders, 10 over the edge, 2 canals', () => {
    expect([sorted(drawn).length, sorted(edges).length, canals.length]).toEqual([297, 10, 2]);
    expect(sorted([...drawn, ...edges, ...canals])).toEqual(sorted(links(board).map(([a, b]) => pair(a, b))));
  });

  test('agree on what meets over the edge, and on the canals', () => {
    expect(sorted(edges)).toEqual(sorted(board.edgeCrossings.map(({ right, left }) => pair(right, left))));
    const drawnCanals = geo.canals.map((canal) => canal.id);
    expect(drawnCanals.filter((id) => board.canals.some((canal) => canal.id === id))).toEqual(
      board.canals.map((canal) => canal.id),
    );
  });
});
