// Planes that said where they would land are brought there with the noncombat moves: by themselves, beside other moves,
// and not where the sheet moves them. Under Enhanced Realism they could also stay in what was conquered.

import { describe, expect, test } from 'vitest';
import { flyHome } from '../../src/clerk/homeward.ts';
import { decide, evolve, type GameState, type PowerOrder } from '../../src/engine/index.ts';
import { enhancedRealism, newestRulesets, type Ruleset, secondEdition } from '../../src/rulesets/index.ts';
import type { Power } from '../../src/vocab/index.ts';
import { dice, fight } from '../support/battles.ts';
import { combat, march, unitsIn } from '../support/moves.ts';
import { positionOf } from '../support/position.ts';

/** Land of an attacker beside the land that is attacked, and land further back where planes may come down as well. */
interface Front {
  readonly attacker: Power;
  readonly defender: Power;
  readonly from: string;
  readonly to: string;
  readonly back: string;
}
const GERMAN = { attacker: 'germany', defender: 'ussr', back: 'germany' } as const;
const FRONTS: { readonly [board: string]: Front } = {
  'second-edition': { ...GERMAN, from: 'eastern-europe', to: 'ukraine-ssr' },
  'europe-1999': { ...GERMAN, from: 'poland', to: 'east-poland' },
  'linked-2001': { ...GERMAN, from: 'eu:poland', to: 'eu:east-poland', back: 'eu:germany' },
  'pacific-2001': { attacker: 'japan', defender: 'uk', from: 'siam', to: 'shan-state', back: 'french-indo-china' },
};
const frontOf = ({ board }: Ruleset): Front => {
  const front = FRONTS[board.id];
  if (front === undefined) throw new Error(`No front is named for the board "${board.id}".`);
  return front;
};

/**
 * The attacker has taken the land before him with infantry and two fighters that said they would land where they came
 * from.
 */
const afterBattle = (ruleset: Ruleset): GameState => {
  const { from, to, attacker, defender } = frontOf(ruleset);
  const start = positionOf({
    ruleset,
    power: attacker,
    units: { [from]: { [attacker]: '2 inf 2 ftr' }, [to]: { [defender]: '1 inf' } },
    control: { [to]: defender },
  });
  const moves = [march('2 inf', `${from} > ${to}`), march('2 ftr', `${from} > ${to}`, { land: from })];
  const moved = combat(start, moves, { ruleset });
  return fight(moved.state, to, dice({ [`${to}/1/attack/${attacker}`]: [1, 6, 3, 6] }, 6)).state;
};

const home = (ruleset: Ruleset, order: PowerOrder) => {
  const state = afterBattle(ruleset);
  return flyHome(ruleset, state, order, (tried) => decide(ruleset, state, tried).ok);
};

describe.each(newestRulesets())('under $id@$version', (ruleset) => {
  const { from, to, back, attacker: power } = frontOf(ruleset);
  const flight = (units: string, path: string) => march(units, `${to} > ${path}`);

  test('they fly before the turn ends', () => {
    const end: PowerOrder = { type: 'end-turn', power };
    const moves = [flight('2 ftr', from)];
    expect(home(ruleset, end).orders).toEqual([{ type: 'noncombat-move', power, moves }, end]);
  });

  test('the sheet has its own way with them, and the others fly as they said', () => {
    const own = flight('1 ftr', `${from} > ${back}`);
    const order: PowerOrder = { type: 'noncombat-move', power, moves: [own] };
    const moves = [own, flight('1 ftr', from)];
    expect(home(ruleset, order).orders).toEqual([{ ...order, moves }]);
    const both = { ...order, moves: [flight('2 ftr', `${from} > ${back}`)] };
    expect(home(ruleset, both)).toEqual({ orders: [both], flown: [] });
  });

  test('an order before that is left as it is', () => {
    const order: PowerOrder = { type: 'purchase', power, units: {} };
    expect(home(ruleset, order)).toEqual({ orders: [order], flown: [] });
  });
});

test.each([1, 2])('of %s fighters without a home beside one with, the order moves those first', (others) => {
  const start = positionOf({
    ruleset: secondEdition,
    power: 'ussr',
    units: {
      russia: { ussr: '1 ftr' },
      'karelia-ssr': { ussr: `${others} ftr` },
      caucasus: { ussr: '3 inf' },
      'ukraine-ssr': { germany: '1 inf' },
    },
    control: { 'ukraine-ssr': 'germany', caucasus: 'ussr', 'karelia-ssr': 'ussr', russia: 'ussr' },
  });
  const moved = combat(start, [
    march('3 inf', 'caucasus > ukraine-ssr'),
    march('1 ftr', 'russia > caucasus > ukraine-ssr', { land: 'karelia-ssr' }),
    march(`${others} ftr`, 'karelia-ssr > ukraine-ssr'),
  ]);
  const { state } = fight(moved.state, 'ukraine-ssr', dice({}, 1));
  const order: PowerOrder = {
    type: 'noncombat-move',
    power: 'ussr',
    moves: [march(`${others} ftr`, 'ukraine-ssr > caucasus')],
  };
  const homeward = flyHome(secondEdition, state, order, (tried) => decide(secondEdition, state, tried).ok);
  expect(homeward.flown).toMatchObject([{ type: 'fighter', space: 'ukraine-ssr', land: 'karelia-ssr', count: 1 }]);
  const [first] = homeward.orders;
  const decided = first === undefined ? undefined : decide(secondEdition, state, first);
  const after = decided?.ok === true ? decided.value.events.reduce(evolve, state) : state;
  expect(unitsIn(after, 'karelia-ssr', 'ussr')).toEqual({ fighter: 1 });
  expect(unitsIn(after, 'caucasus', 'ussr')).toEqual({ fighter: others });
  expect(unitsIn(after, 'ukraine-ssr', 'ussr')).not.toHaveProperty('fighter');
});

test('under Enhanced Realism they would be allowed to stay, so that it is their word alone that brings them home', () => {
  const state = afterBattle(enhancedRealism);
  expect(decide(enhancedRealism, state, { type: 'end-turn', power: 'germany' }).ok).toBe(true);
});
