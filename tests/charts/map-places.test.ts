import { describe, expect, test } from 'vitest';
import { layoutOf, type MapPosition } from '../../src/charts/index.ts';
import { type Box, boxAround, isWithin, meets } from '../../src/charts/map/boxes.ts';
import { breakings } from '../../src/charts/map/setting.ts';
import { countersByPower, countersByType, inRows, type Units } from '../../src/charts/map/stacks.ts';
import { POWERS, type Power, type SpaceId, UNIT_TYPES } from '../../src/vocab/index.ts';
import { base, geometry, labels, opening } from './map-data.ts';
import { named, readXml } from './xml.ts';

const sizes = geometry.counters;
const units = (count: number): readonly Units[] =>
  UNIT_TYPES.slice(0, count).map((type) => ({ power: 'germany', type, count: 1 }));
const rowsOf = (counters: readonly { readonly y: number }[]): readonly number[] => {
  const rows = [...new Set(counters.map(({ y }) => y))].sort((a, b) => a - b);
  return rows.map((row) => counters.filter(({ y }) => y === row).length);
};
const byType = (each: readonly Units[], owner: Power | null = 'germany') => countersByType(each, [], owner, sizes);

describe('counters of a space', () => {
  test('rows fill from the left and are centred', () => {
    const { counters, width, height } = inRows(byType(units(5)), 3, sizes);
    expect(rowsOf(counters)).toEqual([3, 2]);
    expect(counters[0]).toMatchObject({ x: -44, y: 0, width: 28 });
    expect(counters[3]).toMatchObject({ x: -29, y: 19 });
    expect([width, height]).toEqual([88, 36]);
  });

  test('the owner comes first, then turn order; equal units are added up and zeros left out', () => {
    const mixed: readonly Units[] = [
      { power: 'ussr', type: 'armor', count: 1 },
      { power: 'uk', type: 'infantry', count: 2 },
      { power: 'ussr', type: 'infantry', count: 0 },
      { power: 'uk', type: 'infantry', count: 9 },
      { power: 'usa', type: 'fighter', count: 1 },
    ];
    expect(byType(mixed, 'uk').map(({ power, type, count, emblem }) => [power, type, count, emblem])).toEqual([
      ['uk', 'infantry', 11, 'none'],
      ['ussr', 'armor', 1, 'shown'],
      ['usa', 'fighter', 1, 'shown'],
    ]);
  });

  test('units placed in the turn are told at their counter, and at no other', () => {
    const placed: readonly Units[] = [{ power: 'germany', type: 'armor', count: 1 }];
    const counters = countersByType(units(3), placed, 'germany', sizes);
    expect(counters.map(({ type, placed: fresh, width }) => [type, fresh, width])).toEqual([
      ['infantry', 'none', 28],
      ['armor', 'some', 34],
      ['fighter', 'none', 28],
    ]);
  });

  test('a sum counts all units of a power', () => {
    const sums = countersByPower([...units(3), { power: 'japan', type: 'bomber', count: 12 }], [], 'germany', sizes);
    expect(sums.map(({ power, type, count, emblem }) => [power, type, count, emblem])).toEqual([
      ['germany', null, 3, 'shown'],
      ['japan', null, 12, 'shown'],
    ]);
  });
});

/** Every space full: five counters and two powers on land, three or four at sea. */
const packed = (): MapPosition => {
  const owners = new Map(opening.owners);
  const stacks = new Map<SpaceId, readonly Units[]>();
  [...geometry.spaces].forEach(([id, { kind }], at) => {
    const guest = POWERS[(at * 3 + 4) % 5] ?? 'uk';
    const host = (kind === 'land' ? owners.get(id) : null) ?? POWERS[at % 5] ?? 'uk';
    const own: readonly Units[] =
      kind === 'land'
        ? [
            { power: host, type: 'infantry', count: 10 + (at % 7) },
            { power: host, type: 'armor', count: 4 },
            { power: host, type: 'fighter', count: 2 },
            { power: host, type: 'aa-gun', count: 1 },
          ]
        : [
            { power: host, type: 'transport', count: 3 },
            { power: host, type: 'submarine', count: 12 },
            { power: host, type: 'battleship', count: 1 },
          ];
    const others: readonly Units[] =
      guest === host ? [] : [{ power: guest, type: kind === 'land' ? 'infantry' : 'carrier', count: 3 }];
    stacks.set(id, [...own, ...others]);
  });
  return { owners, stacks, battles: ['germany', 'karelia-ssr', 'germany', 'baltic-sea'] };
};

interface Named {
  readonly id: string;
  readonly box: Box;
}

const clashes = (one: readonly Named[], other: readonly Named[]): readonly string[] =>
  one.flatMap((a) => other.flatMap((b) => (a !== b && meets(a.box, b.box) ? [`${a.id} / ${b.id}`] : [])));

describe.each(['en', 'de', 'nl'] as const)('places on the map in %s', (language) => {
  const names = [...labels[language].boxes].flatMap(([id, boxes]) => boxes.map((box): Named => ({ id, box })));

  test('no name covers that of another space', () => {
    expect(clashes(names, names).filter((pair) => new Set(pair.split(' / ')).size > 1)).toEqual([]);
  });

  test.each([
    ['the printed set-up', () => opening],
    ['a packed board', packed],
  ] as const)('on %s no counter or mark covers a name, a counter or a mark', (_, position) => {
    const { stacks, marks } = layoutOf(base, labels[language], position());
    const counters = [...stacks].flatMap(([id, stack]) =>
      stack.counters.map(
        ({ x, y, width }): Named => ({
          id,
          box: { left: x, right: x + width, top: y, bottom: y + sizes.height },
        }),
      ),
    );
    const crosses = marks.map(({ space, x, y }, at) => ({ id: `${at} ${space}`, box: boxAround(x, y, 20, 20) }));
    expect(counters.length).toBeGreaterThan(100);
    expect(clashes([...counters, ...crosses], [...counters, ...crosses, ...names])).toEqual([]);
    const { width, height } = geometry.viewBox;
    const frame = { left: 0, right: width, top: 0, bottom: height };
    expect(counters.filter(({ box }) => !isWithin(box, frame)).map(({ id }) => id)).toEqual([]);
  });

  test('every unit of a packed board is counted, by type or in a sum', () => {
    const position = packed();
    const { stacks } = layoutOf(base, labels[language], position);
    const total = (each: readonly { readonly count: number }[]): number =>
      each.reduce((sum, { count }) => sum + count, 0);
    for (const [id, each] of position.stacks) expect(total(stacks.get(id)?.counters ?? []), id).toBe(total(each));
    const summed = [...stacks.values()].filter(({ counters }) => counters.some(({ type }) => type === null));
    expect(summed.length).toBeLessThan(6);
  });

  test('in the printed set-up all counters stand in or beside their space and need no line', () => {
    const { stacks } = layoutOf(base, labels[language], opening);
    expect([...stacks].filter(([, { leader }]) => leader !== undefined).map(([id]) => id)).toEqual([]);
  });
});

test('counters that find no room in their space are led to it', () => {
  const { stacks } = layoutOf(base, labels.en, packed());
  const led = [...stacks].flatMap(([id, { leader }]) => (leader === undefined ? [] : [{ id, to: leader.to }]));
  expect(led.length).toBeGreaterThan(0);
  expect(led.filter(({ id, to }) => !base.ground.covers(id, ...to)).map(({ id }) => id)).toEqual([]);
});

test('what is summed up in one place is summed up by power', () => {
  const each: readonly Units[] = UNIT_TYPES.slice(0, 5).map((type) => ({ power: 'uk', type, count: 15 }));
  const { stacks } = layoutOf(base, labels.en, {
    ...opening,
    stacks: new Map([...opening.stacks, ['switzerland', each]]),
  });
  const counters = stacks.get('switzerland')?.counters ?? [];
  expect(counters.map(({ power, type, count }) => [power, type, count])).toEqual([['uk', null, 75]]);
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

  test('every territory has a place for its owner’s flag', () => {
    const lands = [...geometry.spaces].filter(([, { kind }]) => kind === 'land').map(([id]) => id);
    expect([...labels.de.places.keys()].sort()).toEqual(lands.sort());
  });
});
