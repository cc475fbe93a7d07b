// How many spaces each power's units can end in from the opening position of Enhanced Realism, by the engine and by a
// second counter that shares no code with it; the numbers make a change visible, whichever of the two changes.

import { describe, expect, test } from 'vitest';
import { legal } from '../../../src/engine/legal/legal.ts';
import { enhancedRealism } from '../../../src/rulesets/index.ts';
import type { SpaceId } from '../../../src/vocab/index.ts';
import type { CountedPhase, Ends } from '../../support/counting.ts';
import { realismEnds, realismTypes } from '../../support/counting-realism.ts';
import { FIVE_POWERS as POWERS, type FivePower as Power } from '../../support/five-powers.ts';
import { positionOf } from '../../support/position.ts';

/** Ends of all starting spaces together, combat movement before noncombat movement. */
const TOTALS: { readonly [power in Power]: { readonly [type: string]: readonly [number, number] } } = {
  ussr: {
    infantry: [8, 17],
    artillery: [5, 10],
    armor: [9, 17],
    fighter: [35, 33],
    transport: [2, 2],
    submarine: [2, 2],
  },
  germany: {
    infantry: [14, 14],
    armor: [22, 19],
    fighter: [72, 36],
    artillery: [6, 11],
    bomber: [18, 9],
    transport: [3, 0],
    submarine: [5, 6],
    battleship: [2, 0],
  },
  uk: {
    infantry: [7, 13],
    armor: [5, 12],
    artillery: [2, 4],
    fighter: [20, 30],
    bomber: [6, 30],
    submarine: [1, 4],
    transport: [5, 27],
    battleship: [4, 4],
  },
  japan: {
    infantry: [8, 4],
    fighter: [36, 55],
    armor: [0, 0],
    bomber: [2, 11],
    artillery: [4, 1],
    carrier: [1, 14],
    battleship: [2, 26],
    transport: [2, 25],
    submarine: [1, 18],
  },
  usa: {
    infantry: [7, 11],
    fighter: [42, 53],
    armor: [0, 4],
    bomber: [8, 24],
    artillery: [0, 5],
    submarine: [3, 14],
    carrier: [3, 14],
    transport: [2, 21],
    battleship: [1, 11],
  },
};

const engineEnds = (power: Power, phase: CountedPhase): ((type: string) => Ends) => {
  const state = positionOf({
    power,
    position: 'start',
    round: 1,
    phase: phase === 'combat' ? 'combat-move' : 'noncombat-move',
    treasury: { [power]: 100 },
    ruleset: enhancedRealism,
  });
  const offers = legal(enhancedRealism, state).filter(({ by }) => by === 'march');
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

describe.each(POWERS)('the opening position of %s', (power) => {
  const engine = { combat: engineEnds(power, 'combat'), noncombat: engineEnds(power, 'noncombat') };

  test('has a row for every type that moves', () => {
    expect(Object.keys(TOTALS[power]).sort()).toEqual([...realismTypes(power)].sort());
  });
  test.each(realismTypes(power))('%s', (type) => {
    const counted = { combat: realismEnds(power, type, 'combat'), noncombat: realismEnds(power, type, 'noncombat') };
    expect({ combat: engine.combat(type), noncombat: engine.noncombat(type) }).toEqual(counted);
    expect([total(counted.combat), total(counted.noncombat)]).toEqual(TOTALS[power][type]);
  });
});
