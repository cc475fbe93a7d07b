// What stands on the board of the second edition, held against the rulebook's tables (B1 to B3).

import { describe, expect, test } from 'vitest';
import { secondEditionBoard as board, powerOf, sideOf, spaceOf } from '../../src/board/index.ts';
import { loadBoard } from '../../src/board/load.ts';
import data from '../../src/board/second-edition/board.json' with { type: 'json' };
import { SECOND_EDITION_FIGURES } from '../../src/board/second-edition/index.ts';
import said from '../../src/board/second-edition/said.json' with { type: 'json' };
import { countTotal, UNIT_TYPES, type UnitType } from '../../src/vocab/index.ts';
import { FIVE_POWERS as POWERS, type FivePower as Power } from '../support/five-powers.ts';

const land = board.spaces.filter((space) => space.kind === 'land');
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const holding = (type: UnitType): readonly string[] =>
  board.setup.filter((entry) => (entry.units[type] ?? 0) > 0).map((entry) => entry.space);

test('the file is sound, read strictly and held against figures counted apart from it', () => {
  expect(loadBoard(data, said, SECOND_EDITION_FIGURES)).toEqual(board);
});

describe('the spaces', () => {
  test('are 70 territories, 14 of them neutral, and 58 sea zones, ordered by id', () => {
    expect(land).toHaveLength(70);
    expect(land.filter((space) => space.neutral)).toHaveLength(14);
    expect(board.spaces.filter((space) => space.kind === 'sea')).toHaveLength(58);
    const ids = board.spaces.map((space) => space.id);
    expect(ids).toEqual([...ids].sort());
    expect(board.spaces.every((space, index) => space.index === index && spaceOf(board, space.id) === space)).toBe(
      true,
    );
  });

  test('have codes of their own', () => {
    expect(new Set(board.spaces.map((space) => space.code)).size).toBe(128);
  });

  test('an id the board lacks is our own mistake', () => {
    expect(() => spaceOf(board, 'sicily')).toThrow('The board second-edition has no space "sicily".');
  });

  test('fifteen islands lie in one zone each; Madagascar and Australia touch several', () => {
    const islands = land.filter((space) => space.island);
    const enclosed = islands.filter((space) => space.enclosingSea !== null);
    expect(enclosed).toHaveLength(15);
    expect(islands.filter((space) => space.enclosingSea === null).map((space) => space.id)).toEqual([
      'australia',
      'madagascar',
    ]);
    for (const island of enclosed) expect(island.adjacent).toEqual([island.enclosingSea]);
  });
});

describe('B1.3 and B2.12  values', () => {
  const VALUES: { readonly [power in Power]: { readonly [id: string]: number } } = {
    ussr: {
      russia: 8,
      'karelia-ssr': 3,
      caucasus: 3,
      'kazakh-ssr': 2,
      novosibirsk: 2,
      'evenki-national-okrug': 2,
      'yakut-ssr': 2,
      'soviet-far-east': 2,
    },
    germany: {
      germany: 10,
      'western-europe': 6,
      'southern-europe': 6,
      'eastern-europe': 3,
      'ukraine-ssr': 3,
      'finland-norway': 2,
      algeria: 1,
      libya: 1,
    },
    uk: {
      'united-kingdom': 8,
      'eastern-canada': 3,
      india: 3,
      'anglo-egypt-sudan': 2,
      australia: 2,
      'union-of-south-africa': 2,
      'western-canada': 1,
      'syria-iraq': 1,
      persia: 1,
      'italian-east-africa': 1,
      'kenya-rhodesia': 1,
      'belgian-congo': 1,
      'french-equatorial-africa': 1,
      'french-west-africa': 1,
      madagascar: 1,
      'new-zealand': 1,
      gibraltar: 0,
    },
    japan: {
      japan: 8,
      manchuria: 3,
      kwangtung: 3,
      'french-indochina-burma': 3,
      philippines: 3,
      'east-indies': 2,
      'borneo-celebes': 1,
      'new-guinea': 1,
      okinawa: 1,
      'wake-island': 0,
      'caroline-islands': 0,
      'solomon-islands': 0,
    },
    usa: {
      'eastern-usa': 12,
      'western-usa': 10,
      brazil: 3,
      mexico: 2,
      alaska: 2,
      china: 2,
      sinkiang: 2,
      'hawaiian-islands': 1,
      panama: 1,
      cuba: 1,
      midway: 0,
    },
  };

  test.each(POWERS)('the territories of %s', (power) => {
    const owned = land.filter((space) => space.originalOwner === power).map((space) => [space.id, space.ipc]);
    expect(Object.fromEntries(owned)).toEqual(VALUES[power]);
    expect(total(Object.values(VALUES[power]))).toBe(powerOf(board, power).startingIpc);
  });

  test('24, 32, 30, 25 and 36 IPC, the Axis 57 together', () => {
    expect(board.powers.map((power) => power.startingIpc)).toEqual([24, 32, 30, 25, 36]);
    const axis = board.powers.filter((power) => power.side === 'axis');
    expect(total(axis.map((power) => power.startingIpc))).toBe(57);
  });

  test('neutral territories and sea zones are worth nothing', () => {
    expect(board.spaces.filter((space) => space.originalOwner === null && space.ipc > 0)).toEqual([]);
  });
});

describe('B1.1  powers', () => {
  test('play in the order of the rulebook', () => {
    expect(board.powers.map((power) => power.power)).toEqual(['ussr', 'germany', 'uk', 'japan', 'usa']);
  });

  test('form two sides', () => {
    expect(board.sides.map((side) => [side.id, side.powers])).toEqual([
      ['allies', ['ussr', 'uk', 'usa']],
      ['axis', ['germany', 'japan']],
    ]);
    expect(sideOf(board, 'japan')).toBe('axis');
  });

  test('have one capital each, on their own land', () => {
    for (const power of board.powers) {
      const capital = spaceOf(board, power.capital);
      expect([capital.capitalOf, capital.originalOwner]).toEqual([power.power, power.power]);
    }
    expect(land.filter((space) => space.capitalOf !== null)).toHaveLength(5);
  });
});

describe('B3  the reference chart', () => {
  const CHART: { readonly [type in UnitType]?: readonly [number, number, number, number] } = {
    infantry: [3, 1, 1, 2],
    armor: [5, 2, 3, 2],
    fighter: [12, 4, 3, 4],
    bomber: [15, 6, 4, 1],
    'aa-gun': [5, 1, 0, 0],
    'industrial-complex': [15, 0, 0, 0],
    transport: [8, 2, 0, 1],
    submarine: [8, 2, 2, 2],
    carrier: [18, 2, 1, 3],
    battleship: [24, 2, 4, 4],
  };

  test('has these kinds of unit', () => {
    expect([...board.roster].sort()).toEqual(Object.keys(CHART).sort());
  });

  test.each(board.roster)('%s: cost, move, attack, defence', (type) => {
    const { cost, move, attack, defence } = board.units[type];
    expect([cost, move, attack, defence]).toEqual(CHART[type]);
  });

  test('a transport carries two infantry, or one armor, or one gun; a carrier two fighters', () => {
    expect(board.units.transport.cargo).toEqual([
      { type: 'infantry', max: 2 },
      { type: 'armor', max: 1 },
      { type: 'aa-gun', max: 1 },
    ]);
    expect(board.units.carrier.cargo).toEqual([{ type: 'fighter', max: 2 }]);
    expect(UNIT_TYPES.filter((type) => board.units[type].cargo !== undefined)).toEqual(['transport', 'carrier']);
  });

  test('one gun and one complex a territory', () => {
    const limited = UNIT_TYPES.filter((type) => board.units[type].maxPerTerritory !== undefined);
    expect(limited).toEqual(['aa-gun', 'industrial-complex']);
    expect(limited.map((type) => board.units[type].maxPerTerritory)).toEqual([1, 1]);
  });
});

describe('B2.11  the set-up', () => {
  const COMPLEXES = [
    'eastern-usa',
    'germany',
    'japan',
    'karelia-ssr',
    'russia',
    'southern-europe',
    'united-kingdom',
    'western-usa',
  ];

  test('eight complexes and nine guns', () => {
    expect([...holding('industrial-complex')].sort()).toEqual(COMPLEXES);
    expect([...holding('aa-gun')].sort()).toEqual([...COMPLEXES, 'western-europe'].sort());
  });

  test('fighters at sea stand with a carrier', () => {
    const fighters = board.setup.filter(
      (entry) => spaceOf(board, entry.space).kind === 'sea' && entry.units.fighter !== undefined,
    );
    expect(fighters.length).toBeGreaterThan(0);
    for (const { units } of fighters) expect(units.carrier ?? 0).toBeGreaterThanOrEqual((units.fighter ?? 0) / 2);
  });

  test('57 entries, none of them empty', () => {
    expect(board.setup).toHaveLength(57);
    expect(board.setup.every((entry) => countTotal(entry.units) > 0)).toBe(true);
  });

  test('twelve complexes in all, so four more can be built', () => {
    expect(board.pieceLimits.complexes).toBe(holding('industrial-complex').length + 4);
    expect(board.pieceLimits.stacks).toEqual({ carrier: 2, bomber: 3 });
  });
});

describe('B2.7 and B2.8  canals', () => {
  test('Panama', () => {
    const panama = board.canals.find((canal) => canal.id === 'panama');
    expect(panama).toMatchObject({
      between: ['caribbean-sea', 'galapagos-sea'],
      banks: ['panama'],
      control: 'side',
      since: 'turn-start',
      into: null,
      cost: 1,
    });
  });

  test('Suez, with two banks', () => {
    const suez = board.canals.find((canal) => canal.id === 'suez');
    expect(suez).toMatchObject({
      between: ['eastern-mediterranean-sea', 'red-sea'],
      banks: ['anglo-egypt-sudan', 'syria-iraq'],
      since: 'turn-start',
    });
    expect(board.canals).toHaveLength(2);
  });
});
