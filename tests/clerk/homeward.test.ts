// Planes that said where they would land are brought there with the noncombat moves: by themselves, beside other moves, and
// not where the sheet moves them. Under Enhanced Realism they could also stay in what was conquered.

import { describe, expect, test } from 'vitest';
import { flyHome } from '../../src/clerk/homeward.ts';
import { decide, type GameState, type PowerOrder } from '../../src/engine/index.ts';
import { enhancedRealism, newestRulesets, type Ruleset } from '../../src/rulesets/index.ts';
import { dice, fight } from '../support/battles.ts';
import { combat, march } from '../support/moves.ts';
import { positionOf } from '../support/position.ts';

/** Germany has taken the Ukraine with infantry and two fighters that said they would land in Eastern Europe. */
const afterBattle = (ruleset: Ruleset): GameState => {
  const start = positionOf({
    ruleset,
    power: 'germany',
    units: { 'eastern-europe': { germany: '2 inf 2 ftr' }, 'ukraine-ssr': { ussr: '1 inf' } },
    control: { 'ukraine-ssr': 'ussr' },
  });
  const moves = [
    march('2 inf', 'eastern-europe > ukraine-ssr'),
    march('2 ftr', 'eastern-europe > ukraine-ssr', { land: 'eastern-europe' }),
  ];
  const moved = combat(start, moves, { ruleset });
  return fight(moved.state, 'ukraine-ssr', dice({ 'ukraine-ssr/1/attack/germany': [1, 6, 3, 6] }, 6)).state;
};

const home = (ruleset: Ruleset, order: PowerOrder) => {
  const state = afterBattle(ruleset);
  return flyHome(ruleset, state, order, (tried) => decide(ruleset, state, tried).ok);
};

const flight = (units: string, to: string) => march(units, `ukraine-ssr > ${to}`);

describe.each(newestRulesets())('under $id@$version', (ruleset) => {
  test('they fly before the turn ends', () => {
    const end: PowerOrder = { type: 'end-turn', power: 'germany' };
    const moves = [flight('2 ftr', 'eastern-europe')];
    expect(home(ruleset, end).orders).toEqual([{ type: 'noncombat-move', power: 'germany', moves }, end]);
  });

  test('the sheet has its own way with them, and the others fly as they said', () => {
    const own = flight('1 ftr', 'eastern-europe > germany');
    const order: PowerOrder = { type: 'noncombat-move', power: 'germany', moves: [own] };
    const moves = [own, flight('1 ftr', 'eastern-europe')];
    expect(home(ruleset, order).orders).toEqual([{ ...order, moves }]);
    const both = { ...order, moves: [flight('2 ftr', 'eastern-europe > germany')] };
    expect(home(ruleset, both)).toEqual({ orders: [both], flown: [] });
  });

  test('an order before that is left as it is', () => {
    const order: PowerOrder = { type: 'purchase', power: 'germany', units: {} };
    expect(home(ruleset, order)).toEqual({ orders: [order], flown: [] });
  });
});

test('under Enhanced Realism they would be allowed to stay, so that it is their word alone that brings them home', () => {
  const state = afterBattle(enhancedRealism);
  expect(decide(enhancedRealism, state, { type: 'end-turn', power: 'germany' }).ok).toBe(true);
});
