// What pages draw and say of a board of two theatres: a map each, which together are one; convoys, bases, ships that
// bear a hit and planes on patrol, on the map and in words.

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { mapKit } from '../../src/charts/index.ts';
import { linked2001 } from '../../src/rulesets/linked-2001/index.ts';
import { pacific2001 } from '../../src/rulesets/pacific-2001/index.ts';
import { drawing, sharedDrawing } from '../../src/site/data/map.ts';
import type { PlainPosition, Stack } from '../../src/site/data/position.ts';
import { drawMap } from '../../src/site/words/map.ts';
import { wholeKey } from '../../src/site/words/map-key.ts';
import { mapTable } from '../../src/site/words/map-table.ts';
import { speak } from '../../src/site/words/speak.ts';
import { countEntries, LANGUAGES, type SpaceId } from '../../src/vocab/index.ts';

const { board } = linked2001;
const [en, de, nl] = LANGUAGES.map((language) => speak(language, board));
if (en === undefined || de === undefined || nl === undefined) throw new Error('three languages');

const opening = (): PlainPosition => {
  const stacks = new Map<SpaceId, Stack[]>();
  for (const { space, power, units } of board.setup)
    stacks.set(space, [
      ...(stacks.get(space) ?? []),
      ...countEntries(units).map(([type, count]) => ({ power, type, count })),
    ]);
  const owners = board.spaces.flatMap(({ id, originalOwner, convoy }) => {
    const owner = originalOwner ?? convoy?.owner;
    return owner === undefined || owner === null ? [] : [[id, owner] as const];
  });
  return { owners, stacks: [...stacks] };
};

const draw = (s: typeof en) =>
  drawMap(s, { position: opening(), title: 'Now', file: '/map-linked-2001.svg', around: ['pa:philippines'] });

test('a board that is planned on knows where its theatres lie', () => {
  const { base, labels } = drawing(board);
  const { theatres = [] } = mapKit(base, labels.en, en.words.theatre);
  expect(theatres.map(({ name }) => name)).toEqual(['Europe', 'Pacific']);
  const [first, second] = theatres;
  expect(first?.left).toBe(0);
  expect(second?.left).toBeCloseTo(first?.width ?? 0);
  expect((second?.left ?? 0) + (second?.width ?? 0)).toBeCloseTo(100);
  const pacific = drawing(pacific2001.board);
  expect(mapKit(pacific.base, pacific.labels.en, en.words.theatre).theatres).toBeUndefined();
});

describe('the maps of a page', () => {
  const { sheets, size, parts } = draw(en);
  test('are one a theatre, named after it, and together as wide as the drawing', () => {
    expect(sheets.map(({ theatre }) => theatre?.name)).toEqual(['Europe', 'Pacific']);
    expect(sheets.reduce((sum, { theatre }) => sum + (theatre?.width ?? 0), 0)).toBe(size.units);
    expect(draw(de).sheets.map(({ theatre }) => theatre?.name)).toEqual(['Europa', 'Pazifik']);
    expect(draw(nl).sheets.map(({ theatre }) => theatre?.name)).toEqual(['Europa', 'Stille Oceaan']);
  });

  test('are drawn once: the second shows its part of the first', () => {
    expect(sheets.map(({ svg }) => svg.match(/<g id="map"/g)?.length ?? 0)).toEqual([1, 0]);
    expect(sheets[1]?.svg).toContain('<use href="#map"');
  });

  test('lead to every space of the board once', () => {
    const links = sheets.flatMap(({ svg }) =>
      [...svg.matchAll(/<a href="#space-([A-Z0-9]+)">/g)].map(([, code]) => code),
    );
    expect(new Set(links).size).toBe(board.spaces.length);
    expect(links).toHaveLength(board.spaces.length);
  });

  test('begin where something happened, in its theatre alone', () => {
    expect(sheets.map(({ starts }) => starts.map(({ screen }) => screen))).toEqual([[], ['wide', 'small']]);
    expect(parts.length).toBe(1);
  });

  test.each(LANGUAGES)(
    'cost at most twice what the map of one theatre may, and their shared drawing too (%s)',
    (language) => {
      const s = speak(language, board);
      const html = draw(s)
        .sheets.map(({ svg }) => svg)
        .join('');
      expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(2 * 10_000);
      expect(gzipSync(sharedDrawing(board), { level: 9 }).length).toBeLessThanOrEqual(2 * 60_000);
    },
  );
});

describe('what no board before had', () => {
  test('is named in the key', () => {
    const says = (s: typeof en) =>
      wholeKey(s, { file: '/map.svg', labels: s.language })
        .flat()
        .map((entry) => entry.says);
    expect(says(en)).toEqual(expect.arrayContaining(['naval base', 'air base', 'on patrol over the zone']));
    expect(says(de)).toEqual(
      expect.arrayContaining(['Marinestützpunkt', 'Luftstützpunkt', 'auf Patrouille über der Zone']),
    );
    expect(says(nl)).toEqual(expect.arrayContaining(['marinebasis', 'luchtbasis', 'op patrouille boven de zone']));
  });

  test('stands on the map: marks of convoys in the language of the reader', () => {
    const drawing = sharedDrawing(board);
    for (const word of ['>convoy route<', '>Konvoiroute<', '>konvooiroute<']) expect(drawing).toContain(word);
    expect(drawing).toContain('href="#b-naval"');
  });

  test('is told in the table: ships that bear a hit, planes on patrol', () => {
    const stacks = [
      [
        'pa:sea-zone-30',
        [
          { power: 'japan', type: 'battleship', count: 1 },
          { power: 'japan', type: 'battleship', count: 1, state: 'damaged' },
          { power: 'japan', type: 'fighter', count: 2, state: 'patrol' },
        ],
      ],
    ] as const;
    const said = (s: typeof en) =>
      mapTable(s, { owners: [], stacks }, undefined)
        .groups.flatMap(({ rows }) => rows)
        .find(({ id }) => id === 'pa:sea-zone-30')?.units;
    expect(said(en)).toBe('2 fighters and 2 battleships, 1 damaged, 2 on patrol (Japan)');
    expect(said(de)).toContain('1 beschädigt, 2 auf Patrouille');
    expect(said(nl)).toContain('1 beschadigd, 2 op patrouille');
  });
});
