// Battles taken as won: on every board, whatever is asked on the way, nobody of the attackers is lost to dice.

import { describe, expect, test } from 'vitest';
import { battlesWon } from '../../src/clerk/won.ts';
import { spaceAt } from '../../src/engine/index.ts';
import { RULESETS } from '../../src/rulesets/index.ts';
import { codesOf, combat, load, march, raid, unitsIn, unload } from '../support/moves.ts';
import { positionOf } from '../support/position.ts';

/** Where troops land in Norway, and how ships and bombers get where they fight, by board. */
const PLACES: {
  readonly [board: string]: { readonly norway: string; readonly toBaltic: string; readonly toGermany: string };
} = {
  'second-edition': { norway: 'finland-norway', toBaltic: 'baltic-sea', toGermany: 'western-europe > germany' },
  'europe-1999': { norway: 'norway', toBaltic: 'danish-sea > baltic-sea', toGermany: 'danish-sea > germany' },
};

describe.each(RULESETS)('under $id@$version', (ruleset) => {
  const places = PLACES[ruleset.board.id];
  if (places === undefined) throw new Error(`No places are named for the board "${ruleset.board.id}".`);
  const { norway, toBaltic, toGermany } = places;
  const start = positionOf({
    ruleset,
    power: 'uk',
    units: {
      'united-kingdom': { uk: '2 inf 2 bmb' },
      'north-sea': { uk: '2 trn 2 bb' },
      'baltic-sea': { germany: '1 sub 1 trn' },
      [norway]: { germany: '3 inf 1 ftr' },
      germany: { germany: '2 inf 1 ic' },
    },
    control: { [norway]: 'germany', 'united-kingdom': 'uk', germany: 'germany' },
  });
  const moves = [
    load('2 inf', 'united-kingdom > north-sea'),
    unload('2 inf', `north-sea > ${norway}`),
    march('1 bb', `north-sea > ${toBaltic}`),
    raid('1 bmb', `united-kingdom > north-sea > ${toGermany}`),
    march('1 bmb', `united-kingdom > north-sea > ${norway}`),
  ];

  test('a landing, a battle at sea and a raid', () => {
    const moved = combat(start, moves, { ruleset });
    expect(codesOf(moved)).toEqual([]);
    const won = battlesWon(ruleset, moved.state);
    expect(won?.turn.battles.map(({ outcome }) => outcome)).not.toContain('defender');
    if (won === undefined) throw new Error('The battles are not won.');
    expect(unitsIn(won, norway, 'uk')).toEqual({ infantry: 2, bomber: 1 });
    expect(unitsIn(won, norway, 'germany')).toEqual({});
    expect(spaceAt(won, norway).control).toBe('uk');
    expect(unitsIn(won, 'baltic-sea', 'uk')).toEqual({ battleship: 1 });
    expect(unitsIn(won, 'germany', 'uk')).toEqual({ bomber: 1 });
  });
});

test('a turn without battles is left as it is', () => {
  const [ruleset] = RULESETS;
  if (ruleset === undefined) throw new Error('There is no ruleset.');
  const start = positionOf({ ruleset, power: 'uk', units: { 'united-kingdom': { uk: '1 inf' } } });
  expect(battlesWon(ruleset, start)).toBe(start);
});
