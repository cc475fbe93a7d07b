// Battles taken as won: on every board, whatever is asked on the way, nobody of the attackers is lost to dice.

import { describe, expect, test } from 'vitest';
import { battlesWon } from '../../src/clerk/won.ts';
import { spaceAt } from '../../src/engine/index.ts';
import { RULESETS } from '../../src/rulesets/index.ts';
import type { Power } from '../../src/vocab/index.ts';
import { codesOf, combat, load, march, raid, unitsIn, unload } from '../support/moves.ts';
import { positionOf } from '../support/position.ts';

/** Where troops land and ships and bombers fight, from one port, and whose they are, by board. */
interface Places {
  readonly attacker: Power;
  readonly defender: Power;
  readonly port: string;
  readonly harbour: string;
  readonly coast: string;
  readonly away: string;
  readonly toAway: string;
  readonly bombed: string;
  readonly toBombed: string;
}
const NORTH = {
  attacker: 'uk',
  defender: 'germany',
  port: 'united-kingdom',
  harbour: 'north-sea',
  away: 'baltic-sea',
  bombed: 'germany',
} as const;
const PLACES: { readonly [board: string]: Places } = {
  'second-edition': {
    ...NORTH,
    coast: 'finland-norway',
    toAway: 'baltic-sea',
    toBombed: 'north-sea > western-europe > germany',
  },
  'europe-1999': {
    ...NORTH,
    coast: 'norway',
    toAway: 'danish-sea > baltic-sea',
    toBombed: 'north-sea > danish-sea > germany',
  },
  'pacific-2001': {
    attacker: 'uk',
    defender: 'japan',
    port: 'kiangsi',
    harbour: 'sea-zone-45',
    coast: 'formosa',
    away: 'sea-zone-37', // where Japan may send kamikazes
    toAway: 'sea-zone-37',
    bombed: 'japan',
    toBombed: 'sea-zone-37 > sea-zone-36 > japan',
  },
  'linked-2001': {
    attacker: 'uk',
    defender: 'japan',
    port: 'pa:kiangsi',
    harbour: 'pa:sea-zone-45',
    coast: 'pa:formosa',
    away: 'pa:sea-zone-37',
    toAway: 'pa:sea-zone-37',
    bombed: 'pa:japan',
    toBombed: 'pa:sea-zone-37 > pa:sea-zone-36 > pa:japan',
  },
};

describe.each(RULESETS)('under $id@$version', (ruleset) => {
  const places = PLACES[ruleset.board.id];
  if (places === undefined) throw new Error(`No places are named for the board "${ruleset.board.id}".`);
  const { attacker, defender, port, harbour, coast, away, toAway, bombed, toBombed } = places;
  const start = positionOf({
    ruleset,
    power: attacker,
    units: {
      [port]: { [attacker]: '2 inf 2 bmb' },
      [harbour]: { [attacker]: '2 trn 2 bb' },
      [away]: { [defender]: '1 sub 1 trn' },
      [coast]: { [defender]: '3 inf 1 ftr' },
      [bombed]: { [defender]: '2 inf 1 ic' },
    },
    control: { [coast]: defender, [port]: attacker, [bombed]: defender },
  });
  const moves = [
    load('2 inf', `${port} > ${harbour}`),
    unload('2 inf', `${harbour} > ${coast}`),
    march('1 bb', `${harbour} > ${toAway}`),
    raid('1 bmb', `${port} > ${toBombed}`),
    march('1 bmb', `${port} > ${harbour} > ${coast}`),
  ];

  test('a landing, a battle at sea and a raid', () => {
    const moved = combat(start, moves, { ruleset });
    expect(codesOf(moved)).toEqual([]);
    const won = battlesWon(ruleset, moved.state);
    expect(won?.turn.battles.map(({ outcome }) => outcome)).not.toContain('defender');
    if (won === undefined) throw new Error('The battles are not won.');
    expect(unitsIn(won, coast, attacker)).toEqual({ infantry: 2, bomber: 1 });
    expect(unitsIn(won, coast, defender)).toEqual({});
    expect(spaceAt(won, coast).control).toBe(attacker);
    expect(unitsIn(won, away, attacker)).toEqual({ battleship: 1 });
    expect(unitsIn(won, bombed, attacker)).toEqual({ bomber: 1 });
  });
});

test('a turn without battles is left as it is', () => {
  const [ruleset] = RULESETS;
  if (ruleset === undefined) throw new Error('There is no ruleset.');
  const start = positionOf({ ruleset, power: 'uk', units: { 'united-kingdom': { uk: '1 inf' } } });
  expect(battlesWon(ruleset, start)).toBe(start);
});
