import { describe, expect, test } from 'vitest';
import { breakings } from '../../src/charts/map/setting.ts';
import { placeCounters, type Units } from '../../src/charts/map/stacks.ts';
import { POWERS, UNIT_TYPES } from '../../src/vocab/index.ts';
import { geometry, labels } from './map-data.ts';
import { named, readXml } from './xml.ts';

const place = { x: 100, top: 50, cols: 3, rows: 2 };
const sizes = geometry.counters;
const units = (count: number): readonly Units[] =>
  UNIT_TYPES.slice(0, count).map((type) => ({ power: 'germany', type, count: 1 }));
const rowsOf = (counters: readonly { readonly y: number }[]): readonly number[] => {
  const rows = [...new Set(counters.map(({ y }) => y))].sort((a, b) => a - b);
  return rows.map((row) => counters.filter(({ y }) => y === row).length);
};

describe('places of counters', () => {
  test('rows fill from the left and are centred', () => {
    const counters = placeCounters(units(5), 'germany', place, sizes);
    expect(rowsOf(counters)).toEqual([3, 2]);
    expect(counters[0]).toMatchObject({ x: 56, y: 50, width: 28 });
    expect(counters[3]).toMatchObject({ x: 71, y: 69 });
  });

  test('more counters than fit take one column more', () => {
    expect(rowsOf(placeCounters(units(7), 'germany', place, sizes))).toEqual([4, 3]);
    expect(rowsOf(placeCounters(units(10), 'germany', place, sizes))).toEqual([4, 4, 2]);
  });

  test('more than twelve counters become one a power, with its total', () => {
    const many = POWERS.flatMap((power) => units(3).map((unit) => ({ ...unit, power, count: 4 })));
    const counters = placeCounters(many, 'japan', place, sizes);
    expect(counters.map(({ power, type, count }) => [power, type, count])).toEqual([
      ['japan', null, 12],
      ['ussr', null, 12],
      ['germany', null, 12],
      ['uk', null, 12],
      ['usa', null, 12],
    ]);
    expect(counters.every(({ emblem, width }) => emblem === 'shown' && width === 35)).toBe(true);
  });

  test('the owner comes first, then turn order; equal units are added up and zeros left out', () => {
    const mixed: readonly Units[] = [
      { power: 'ussr', type: 'armor', count: 1 },
      { power: 'uk', type: 'infantry', count: 2 },
      { power: 'ussr', type: 'infantry', count: 0 },
      { power: 'uk', type: 'infantry', count: 9 },
      { power: 'usa', type: 'fighter', count: 1 },
    ];
    const counters = placeCounters(mixed, 'uk', place, sizes);
    expect(counters.map(({ power, type, count, emblem }) => [power, type, count, emblem])).toEqual([
      ['uk', 'infantry', 11, 'none'],
      ['ussr', 'armor', 1, 'shown'],
      ['usa', 'fighter', 1, 'shown'],
    ]);
  });

  test('counters never overlap, whatever they count', () => {
    for (const count of [1, 12, 123]) {
      const many = units(10).map((unit, at) => ({ ...unit, count, power: POWERS[at % 3] ?? 'uk' }));
      const counters = placeCounters(many, null, place, sizes);
      counters.forEach((one, at) => {
        const next = counters[at + 1];
        if (next?.y === one.y) expect(next.x).toBeGreaterThanOrEqual(one.x + one.width + sizes.gap - 1e-9);
      });
    }
  });
});

describe('setting names', () => {
  test('a name breaks after spaces and hyphens only, in at most three lines', () => {
    expect(breakings('Anglo-Egyptisch Soedan')).toEqual([
      ['Anglo-Egyptisch Soedan'],
      ['Anglo-', 'Egyptisch Soedan'],
      ['Anglo-Egyptisch', 'Soedan'],
      ['Anglo-', 'Egyptisch', 'Soedan'],
    ]);
    expect(Math.max(...breakings('one two three four five six').map((lines) => lines.length))).toBe(3);
    expect(breakings('Eire')).toEqual([['Eire']]);
  });

  test.each(['en', 'de', 'nl'] as const)('all names in %s lie inside the frame', (language) => {
    for (const text of named(readXml(labels[language].svg), 'text')) {
      for (const line of text.children) {
        const x = Number(line.attributes.get('x'));
        const y = Number(line.attributes.get('y'));
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(1600);
        expect(y).toBeGreaterThan(8);
        expect(y).toBeLessThan(1000);
      }
    }
  });

  test('every territory has a place for its owner’s emblem', () => {
    const lands = [...geometry.spaces].filter(([, { kind }]) => kind === 'land').map(([id]) => id);
    expect([...labels.de.emblems.keys()].sort()).toEqual(lands.sort());
  });
});
