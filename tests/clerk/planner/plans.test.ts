// Turns planned at random on the board: each sheet reads as what was planned and is taken as far as dice decide, taken
// back move by move it comes to nothing, and what was written beside it stays.

import { describe, expect, test } from 'vitest';
import {
  type Change,
  changed,
  type Ground,
  groupsIn,
  placesFor,
  positionsOf,
  reachOf,
  type Stage,
  writable,
  written,
} from '../../../src/clerk/index.ts';
import { givenTo, rehearse } from '../../../src/clerk/rehearse.ts';
import { rehearseThrough } from '../../../src/clerk/through.ts';
import { cashOf, costOf, type GameState, NO_NONCE, type PowerOrder } from '../../../src/engine/index.ts';
import { type NotationContext, parseSheet } from '../../../src/notation/index.ts';
import { newestRulesets, pacific2001, type Ruleset, secondEdition } from '../../../src/rulesets/index.ts';
import type { SpaceId, UnitType } from '../../../src/vocab/index.ts';
import { positionOf } from '../../support/position.ts';

const contextOf = (ruleset: Ruleset, state: GameState): NotationContext => ({
  ruleset,
  state,
  power: state.turn.power,
  nonce: NO_NONCE,
});

const opening = (ruleset: Ruleset, power: GameState['turn']['power']): GameState => {
  const cash = ruleset.board.powers.find((each) => each.power === power)?.startingIpc ?? 0;
  return positionOf({ power, position: 'start', round: 1, ruleset, treasury: { [power]: cash } });
};

/** Numbers below a limit, the same for the same seed. */
const chance = (seed: number): ((below: number) => number) => {
  let now = seed;
  return (below) => {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((now / 2_147_483_648) * below);
  };
};

/** Somebody who taps units and targets at random; moves that are only begun he takes back. */
const wander = (ruleset: Ruleset, state: GameState, seed: number): readonly PowerOrder[] => {
  const { power } = state.turn;
  const below = chance(seed);
  let orders: readonly PowerOrder[] = [];
  const does = (change: Change): void => {
    orders = changed(ruleset, state, power, orders, change);
  };
  const types = ruleset.board.roster.filter((type) => costOf(ruleset, state, power, type) <= cashOf(state, power) / 3);
  const bought = [types[below(types.length)], types[below(types.length)]].flatMap((type) => type ?? []);
  const units: { [type in UnitType]?: number } = {};
  for (const type of bought) units[type] = (units[type] ?? 0) + 1;
  if (!ruleset.income.purses || ruleset.income.purses === 'one-each') does({ does: 'buy', units });
  for (let step = 0; step < 14; step += 1) {
    const { stages } = positionsOf(ruleset, state, power, orders);
    const stage = stages[below(stages.length)];
    if (stage === undefined) break;
    const ground: Ground = { ruleset, power, stage };
    const spaces = ruleset.board.spaces.filter(({ id }) => groupsIn(ground, id).length > 0);
    const space = spaces[below(spaces.length)]?.id ?? '';
    const groups = groupsIn(ground, space);
    const group = groups[below(groups.length)];
    if (group === undefined) continue;
    const isShip = ruleset.board.units[group.type].domain === 'sea';
    const targets = reachOf(ground, {
      space,
      units: { [group.type]: 1 + below(group.count) },
      ...(isShip ? { cargo: group.cargo } : {}),
      ...(group.aboard === 'yes' ? { aboard: 'yes' as const } : {}),
    }).filter(({ open }) => open.length === 0);
    const target = targets[below(targets.length)];
    if (target === undefined) continue;
    const before = orders;
    does({ does: 'move', stage: stage.id, moves: target.moves });
    // Units that attack are not there any more for what they were to do later: he is told so, and undoes it.
    if (positionsOf(ruleset, state, power, orders).refused.length > 0) orders = before;
  }
  const { placing } = positionsOf(ruleset, state, power, orders);
  for (const type of placing === undefined ? [] : bought) {
    const placed = orders.flatMap((order) => (order.type === 'place' ? order.placements : []));
    const places: readonly SpaceId[] = placesFor(ruleset, placing ?? state, power, placed, type);
    const space = places[below(places.length)];
    if (space !== undefined) does({ does: 'place', space, type, count: 1 });
  }
  does({ does: 'end-turn', so: 'yes' });
  return orders;
};

describe.each(newestRulesets())('turns planned on the board: $id', (ruleset) => {
  test('their sheets are taken', () => {
    let moves = 0;
    for (let seed = 1; seed <= 5; seed += 1) {
      const next = ruleset.turnOrder[seed % ruleset.turnOrder.length];
      if (next === undefined) continue;
      const state = opening(ruleset, next);
      const { power } = state.turn; // the first of those that share it
      const context = contextOf(ruleset, state);
      const orders = wander(ruleset, state, seed);
      const told = { id: ruleset.id, power, seed };
      const text = written(context, { text: '', sheet: parseSheet(context, '') }, orders, parseSheet) ?? '';
      const sheet = parseSheet(context, text);
      expect({ ...told, text, orders: sheet.orders, problems: sheet.problems }).toEqual({
        ...told,
        text,
        orders,
        problems: [],
      });
      const rehearsal = rehearse(ruleset, { at: state, state }, sheet.orders, givenTo(ruleset));
      expect({ ...told, text, refused: rehearsal.refused }).toEqual({ ...told, text, refused: [] });
      const through = rehearseThrough(context, { text, sheet }, rehearsal, parseSheet);
      // Somebody who taps at random leaves a plane in the air now and then; he is told so.
      const refused = (through?.refused ?? []).filter(({ refusals }) =>
        refusals.some(({ code }) => code !== 'landing-forgotten'),
      );
      expect({ ...told, text, refused }).toEqual({ ...told, text, refused: [] });
      expect(positionsOf(ruleset, state, power, orders).refused).toEqual([]);
      moves += orders.reduce((sum, order) => sum + ('moves' in order ? order.moves.length : 0), 0);
    }
    expect(moves).toBeGreaterThan(15);
  }, 120_000);
});

test('who plays both powers of a turn plans one, and the other is taken to make no moves', () => {
  const players = [
    { id: 'anna', name: 'Anna', role: 'player' as const, powers: ['uk' as const, 'usa' as const, 'china' as const] },
    { id: 'bram', name: 'Bram', role: 'player' as const, powers: ['japan' as const] },
  ];
  const state: GameState = { ...opening(pacific2001, 'usa'), players };
  const context: NotationContext = { ...contextOf(pacific2001, state), mates: ['china'] };
  let fought = 0;
  for (let seed = 1; seed <= 4; seed += 1) {
    const orders = wander(pacific2001, state, seed);
    fought += orders.filter(({ type }) => type === 'fight').length;
    expect(positionsOf(pacific2001, state, 'usa', orders).stages.map(({ id }) => id)).toEqual(['combat', 'noncombat']);
    const text = written(context, { text: '', sheet: parseSheet(context, '') }, orders, parseSheet) ?? 'none';
    const sheet = parseSheet(context, text);
    expect({ text, problems: sheet.problems }).toEqual({ text, problems: [] });
    expect(rehearse(pacific2001, { at: state, state }, sheet.orders, givenTo(pacific2001)).refused).toEqual([]);
    // What was read into it for China stays no hindrance as he goes on.
    const more = changed(pacific2001, state, 'usa', sheet.orders, { does: 'end-turn', so: 'no' });
    expect(written(context, { text, sheet }, more, parseSheet)).toBeDefined();
    expect(positionsOf(pacific2001, state, 'usa', more).refused).toEqual([]);
  }
  expect(fought).toBeGreaterThan(0);
});

const start = opening(secondEdition, 'ussr');
const context = contextOf(secondEdition, start);
const stageIn = (orders: readonly PowerOrder[], id: Stage['id']): Stage => {
  const stage = positionsOf(secondEdition, start, 'ussr', orders).stages.find((each) => each.id === id);
  if (stage === undefined) throw new Error(`There is no ${id}.`);
  return stage;
};
const to = (
  orders: readonly PowerOrder[],
  id: Stage['id'],
  space: SpaceId,
  type: UnitType,
  count: number,
  end: SpaceId,
) => {
  const ground: Ground = { ruleset: secondEdition, power: 'ussr', stage: stageIn(orders, id) };
  const target = reachOf(ground, { space, units: { [type]: count } }).find((each) => each.to === end);
  if (target === undefined) throw new Error(`${type} does not reach ${end}.`);
  return changed(secondEdition, start, 'ussr', orders, { does: 'move', stage: id, moves: target.moves });
};

test('battles are ordered to be fought as moves lead to them, and no longer when these are taken back', () => {
  const attack = to([], 'combat', 'karelia-ssr', 'infantry', 3, 'ukraine-ssr');
  expect(attack.map(({ type }) => type)).toEqual(['combat-move', 'fight']);
  const more = to(attack, 'combat', 'caucasus', 'infantry', 1, 'ukraine-ssr');
  const after = changed(secondEdition, start, 'ussr', more, { does: 'take-back', stage: 'combat', move: 1 });
  expect(after).toEqual(attack);
  expect(changed(secondEdition, start, 'ussr', attack, { does: 'take-back', stage: 'combat', move: 0 })).toEqual([]);
});

test('units sent the same way one after the other are one move', () => {
  const one = to([], 'combat', 'karelia-ssr', 'infantry', 1, 'ukraine-ssr');
  const three = to(one, 'combat', 'karelia-ssr', 'infantry', 2, 'ukraine-ssr');
  expect(three).toEqual(to([], 'combat', 'karelia-ssr', 'infantry', 3, 'ukraine-ssr'));
});

test('less bought is less placed', () => {
  const bought = changed(secondEdition, start, 'ussr', [], { does: 'buy', units: { infantry: 8 } });
  const some = changed(secondEdition, start, 'ussr', bought, {
    does: 'place',
    space: 'russia',
    type: 'infantry',
    count: 5,
  });
  const placed = changed(secondEdition, start, 'ussr', some, {
    does: 'place',
    space: 'karelia-ssr',
    type: 'infantry',
    count: 3,
  });
  const less = changed(secondEdition, start, 'ussr', placed, { does: 'buy', units: { infantry: -2 } });
  expect(less.at(-1)).toMatchObject({
    placements: [
      { space: 'russia', units: { infantry: 5 } },
      { space: 'karelia-ssr', units: { infantry: 1 } },
    ],
  });
  expect(changed(secondEdition, start, 'ussr', less, { does: 'buy', units: { infantry: -9 } })).toEqual([]);
  const more = changed(secondEdition, start, 'ussr', bought, { does: 'buy', units: { infantry: 1, armor: 1 } });
  expect(more).toMatchObject([{ type: 'purchase', units: { infantry: 9, armor: 1 } }]);
});

test('what stands beside the orders stays above them; what is not understood is not written over', () => {
  const text = 'USSR, round 1\n# all or nothing\nBuy 8 inf';
  const sheet = parseSheet(context, text);
  const orders = to(sheet.orders, 'combat', 'karelia-ssr', 'infantry', 3, 'ukraine-ssr');
  const after = written(context, { text, sheet }, orders, parseSheet) ?? '';
  expect(after).toContain('# all or nothing');
  expect(parseSheet(context, after).orders).toEqual(orders);
  expect(writable(parseSheet(context, 'Buy 8 onf'))).toBe('not-understood');
  expect(writable(parseSheet(context, 'Buy 8 inf\nif we take Ukraine: place 8 inf RUS'))).toBe('conditions');
});
