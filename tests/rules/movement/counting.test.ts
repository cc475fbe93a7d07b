// Counts in the manner of chess engines: from the opening position, how many spaces each power's units can end in, by
// type, every starting space for itself. A second counter that shares no code with the engine must name the same
// spaces; the table makes a change visible, whichever of the two changes.

import { describe, expect, test } from 'vitest';
import { links } from '../../../src/board/index.ts';
import type { GameState } from '../../../src/engine/index.ts';
import { legal } from '../../../src/engine/legal/legal.ts';
import { secondEdition } from '../../../src/rulesets/index.ts';
import { type SpaceId, UNIT_TYPES, type UnitType } from '../../../src/vocab/index.ts';
import {
  type CountedPhase,
  countedEnds,
  countedIncome,
  countedLinks,
  countedUnits,
  type Ends,
  printed,
} from '../../support/counting.ts';
import { FIVE_POWERS as POWERS, type FivePower as Power } from '../../support/five-powers.ts';
import { positionOf } from '../../support/position.ts';

/**
 * Ends of all starting spaces together, combat movement before noncombat movement. Types that cannot move have no row.
 */
const TOTALS: { readonly [power in Power]: { readonly [type in UnitType]?: readonly [number, number] } } = {
  ussr: {
    infantry: [8, 17],
    armor: [12, 17],
    fighter: [68, 33],
    'aa-gun': [0, 5],
    transport: [2, 2],
    submarine: [2, 2],
  },
  germany: {
    infantry: [13, 14],
    armor: [21, 19],
    fighter: [114, 36],
    bomber: [45, 9],
    'aa-gun': [0, 2],
    transport: [3, 1],
    submarine: [5, 6],
    battleship: [2, 1],
  },
  uk: {
    infantry: [7, 13],
    armor: [6, 12],
    fighter: [66, 31],
    bomber: [70, 30],
    'aa-gun': [0, 0],
    transport: [5, 26],
    submarine: [1, 5],
    battleship: [4, 4],
  },
  japan: {
    infantry: [8, 4],
    armor: [0, 0],
    fighter: [175, 55],
    bomber: [39, 11],
    'aa-gun': [0, 0],
    transport: [2, 25],
    submarine: [1, 18],
    carrier: [1, 14],
    battleship: [2, 26],
  },
  usa: {
    infantry: [7, 11],
    armor: [0, 4],
    fighter: [146, 53],
    bomber: [66, 24],
    'aa-gun': [0, 3],
    transport: [2, 18],
    submarine: [3, 13],
    carrier: [3, 13],
    battleship: [1, 10],
  },
};

/** The printed pieces. */
const UNITS: { readonly [power in Power]: { readonly [type in UnitType]?: number } } = {
  ussr: { infantry: 19, armor: 4, fighter: 2, 'aa-gun': 2, 'industrial-complex': 2, transport: 1, submarine: 1 },
  germany: {
    infantry: 19,
    armor: 10,
    fighter: 5,
    bomber: 1,
    'aa-gun': 3,
    'industrial-complex': 2,
    transport: 2,
    submarine: 2,
    battleship: 1,
  },
  uk: {
    infantry: 10,
    armor: 3,
    fighter: 3,
    bomber: 1,
    'aa-gun': 1,
    'industrial-complex': 1,
    transport: 3,
    submarine: 1,
    battleship: 2,
  },
  japan: {
    infantry: 19,
    armor: 1,
    fighter: 5,
    bomber: 1,
    'aa-gun': 1,
    'industrial-complex': 1,
    transport: 2,
    submarine: 1,
    carrier: 1,
    battleship: 2,
  },
  usa: {
    infantry: 11,
    armor: 1,
    fighter: 4,
    bomber: 1,
    'aa-gun': 2,
    'industrial-complex': 2,
    transport: 2,
    submarine: 1,
    carrier: 1,
    battleship: 1,
  },
};

/** The printed set-up with one power to move and its printed treasury: neutrals cost. */
const opening = (power: Power, phase: CountedPhase): GameState => {
  const treasury = printed.powers.find(({ id }) => id === power)?.startingIpc ?? 0;
  return positionOf({
    power,
    position: 'start',
    round: 1,
    phase: phase === 'combat' ? 'research' : 'noncombat-move',
    treasury: { [power]: treasury },
  });
};

/** The same from the engine: where units of a type go by themselves, by the space they stand in. */
const engineEnds = (power: Power, phase: CountedPhase): ((type: UnitType) => Ends) => {
  const state = opening(power, phase);
  const offers = legal(secondEdition, state).filter(({ by }) => by === 'march');
  return (type) => {
    const ends: { [space: SpaceId]: readonly SpaceId[] } = {};
    for (const [space, slot] of state.slots) {
      const stands = state.spaces[slot]?.units.some((unit) => unit.power === power && unit.type === type) ?? false;
      const found = offers.filter((offer) => offer.space === space && offer.type === type).map(({ to }) => to);
      if (stands) ends[space] = [...new Set(found)].sort();
    }
    return ends;
  };
};

const total = (ends: Ends): number => Object.values(ends).reduce((sum, spaces) => sum + spaces.length, 0);

for (const power of POWERS) {
  describe(`the opening position of ${power}`, () => {
    const types = UNIT_TYPES.filter((type) => type !== 'industrial-complex' && countedUnits(power)[type] !== undefined);
    const engine = { combat: engineEnds(power, 'combat'), noncombat: engineEnds(power, 'noncombat') };

    test('has a row for every type it has', () => {
      expect(Object.keys(TOTALS[power]).sort()).toEqual([...types].sort());
    });
    for (const type of types) {
      const [combat, noncombat] = TOTALS[power][type] ?? [];
      test(`${type}: ${combat} ends in combat movement, ${noncombat} in noncombat movement`, () => {
        const counted = {
          combat: countedEnds(power, type, 'combat'),
          noncombat: countedEnds(power, type, 'noncombat'),
        };
        expect({ combat: engine.combat(type), noncombat: engine.noncombat(type) }).toEqual(counted);
        expect([total(counted.combat), total(counted.noncombat)]).toEqual([combat, noncombat]);
      });
    }
  });
}

describe('the board in numbers', () => {
  test('309 links are printed, 305 of them in play: the lake touches nothing (ruling.D27)', () => {
    expect(countedLinks('all')).toBe(309);
    expect(countedLinks('in-play')).toBe(305);
    expect(links(secondEdition.board)).toHaveLength(305);
  });

  test('B1.3  each power owns what it has in cash: 24, 32, 30, 25 and 36 IPC', () => {
    expect(POWERS.map(countedIncome)).toEqual([24, 32, 30, 25, 36]);
    expect(printed.powers.map(({ startingIpc }) => startingIpc)).toEqual([24, 32, 30, 25, 36]);
  });

  test('B2.11  eight complexes and nine guns stand in the set-up', () => {
    const sum = (type: UnitType): number => POWERS.reduce((all, power) => all + (countedUnits(power)[type] ?? 0), 0);
    expect([sum('industrial-complex'), sum('aa-gun')]).toEqual([8, 9]);
  });

  for (const power of POWERS) {
    const units = UNITS[power];
    test(`${power} begins with ${Object.values(units).reduce((sum, count) => sum + count, 0)} pieces`, () => {
      expect(countedUnits(power)).toEqual(units);
      const state = opening(power, 'combat');
      const own = state.spaces.flatMap(({ units: all }) => all).filter((unit) => unit.power === power);
      const counts = UNIT_TYPES.map((type) => [type, own.filter((unit) => unit.type === type).length] as const);
      expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual(units);
    });
  }
});
