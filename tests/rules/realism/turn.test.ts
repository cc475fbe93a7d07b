// Enhanced Realism: the turn from its count of income to its end, and who is out of the game.

import { describe, expect, test } from 'vitest';
import {
  awaits,
  cashOf,
  evolve,
  ferries,
  type GameState,
  legal,
  reposition,
  spaceAt,
  violations,
} from '../../../src/engine/index.ts';
import { enhancedRealism as ruleset } from '../../../src/rulesets/index.ts';
import { give, happened, NONCE, standing } from '../../support/battles.ts';
import { codesOf, combat, march, noncombat } from '../../support/moves.ts';
import { positionOf } from '../../support/position.ts';

/** Everybody has somebody, so that every turn comes. */
const ALL = {
  russia: { ussr: '1 inf' },
  germany: { germany: '1 inf' },
  'united-kingdom': { uk: '1 inf' },
  japan: { japan: '1 inf' },
  'eastern-usa': { usa: '1 inf' },
} as const;

const ordersOf = (state: GameState): readonly string[] =>
  awaits(ruleset, state).flatMap((due) => ('orders' in due ? due.orders : []));

describe('a turn is counted first and nothing of it is saved', () => {
  test('RR32: the first count is the first money; research comes next', () => {
    const state = positionOf({ ruleset, power: 'germany', units: ALL });
    expect([cashOf(state, 'germany'), cashOf(state, 'ussr'), state.turn.phase]).toEqual([32, 0, 'research']);
  });
  test('money that was agreed on is not counted again', () => {
    expect(cashOf(positionOf({ ruleset, power: 'germany', units: ALL, treasury: { germany: 7 } }), 'germany')).toBe(7);
  });
  test('what is left at the end is paid away, and the next power counts', () => {
    const state = positionOf({ ruleset, power: 'germany', units: ALL });
    const bought = give(state, { type: 'purchase', power: 'germany', units: { infantry: 2 } });
    const ended = give(bought.state, { type: 'end-turn', power: 'germany' });
    expect(happened(ended, 'paid')).toMatchObject([{ power: 'germany', ipc: 26, for: 'unspent' }]);
    expect(happened(ended, 'phase-began').map(({ phase }) => phase)).toEqual(['end', 'research']);
    expect(ended.state.turn.power).toBe('uk');
    expect([cashOf(ended.state, 'germany'), cashOf(ended.state, 'uk')]).toEqual([0, 30]);
    expect(
      violations(ruleset, ended.state, { before: bought.state, events: ended.ok ? ended.value.events : [] }),
    ).toEqual([]);
  });
  test('after placing only the end of the turn is open', () => {
    const state = positionOf({ ruleset, power: 'germany', units: { ...ALL, germany: { germany: '1 ic' } } });
    const bought = give(state, { type: 'purchase', power: 'germany', units: { infantry: 1 } });
    const placed = give(bought.state, {
      type: 'place',
      power: 'germany',
      placements: [{ space: 'germany', units: { infantry: 1 } }],
    });
    expect(ordersOf(placed.state)).toEqual(['end-turn']);
  });
  test('a position set right begins another power’s turn with its count', () => {
    const state = positionOf({ ruleset, power: 'germany', units: ALL });
    const set = reposition(ruleset, state, { power: 'japan' });
    expect(set.ok && evolve(state, set.value)).toMatchObject({
      turn: { power: 'japan', phase: 'research' },
      treasury: { japan: { main: 25 } },
    });
    const same = reposition(ruleset, state, { control: { algeria: 'uk' } });
    expect(same.ok && cashOf(evolve(state, same.value), 'germany')).toBe(32);
  });
});

describe('two combat moves in one turn', () => {
  test('each opens once its battles are fought; both may be passed over', () => {
    const state = positionOf({ ruleset, power: 'germany', units: { ...ALL, germany: { germany: '1 arm' } } });
    expect(ordersOf(state)).toEqual(['purchase', 'combat-move', 'noncombat-move', 'place', 'end-turn']);
    const first = give(state, { type: 'combat-move', power: 'germany', moves: [], nonce: NONCE });
    expect([first.state.turn.phase, first.state.turn.movesMade]).toEqual(['combat', 'yes']);
    expect(ordersOf(first.state)).toContain('combat-move');
    const second = give(first.state, { type: 'combat-move', power: 'germany', moves: [], nonce: NONCE });
    expect(happened(second, 'phase-began').map(({ phase }) => phase)).toEqual(['combat-move/2', 'combat/2']);
    expect(happened(second, 'moves-made').map(({ phase }) => phase)).toEqual(['combat-move/2']);
    const third = give(second.state, { type: 'combat-move', power: 'germany', moves: [], nonce: NONCE });
    expect(third.ok ? [] : third.error).toMatchObject([
      { code: 'phase-over', clauses: ['realism.armor.second-move-timing', 'B1.4', 'B1.8'] },
    ]);
    expect(give(second.state, { type: 'end-turn', power: 'germany' }).state.turn.power).toBe('uk');
  });
  test('what is offered between them is of the second, and of noncombat movement where that is asked for', () => {
    const units = {
      ...ALL,
      germany: { germany: '1 arm 1 inf 1 ftr' },
      'eastern-europe': { germany: '1 arm' },
      'baltic-sea': { germany: '1 trn' },
    };
    const control = { 'ukraine-ssr': 'ussr', 'finland-norway': 'ussr' } as const;
    const state = positionOf({ ruleset, power: 'germany', units, control });
    expect(new Set(legal(ruleset, state).map(({ by }) => by))).toEqual(new Set(['march', 'ferry']));
    const first = give(state, { type: 'combat-move', power: 'germany', moves: [], nonce: NONCE }).state;
    const again = legal(ruleset, first);
    expect(again.map(({ type, to }) => `${type} ${to}`)).toContain('armor ukraine-ssr');
    expect(new Set(again.map(({ type }) => type))).toEqual(new Set(['armor']));
    for (const { moves } of again) expect(codesOf(combat(first, moves, { ruleset }))).toEqual([]);
    expect(ferries(ruleset, first)).toEqual([]);

    const late = legal(ruleset, first, 'germany', 'noncombat');
    expect(new Set(late.map(({ type }) => type))).toEqual(new Set(['armor', 'infantry', 'fighter', 'transport']));
    for (const { moves } of late) expect(codesOf(noncombat(first, moves, { ruleset }))).toEqual([]);
    // Once the second is made only the last is left.
    const second = give(first, { type: 'combat-move', power: 'germany', moves: [], nonce: NONCE }).state;
    expect(legal(ruleset, second)).toEqual(legal(ruleset, second, 'germany', 'noncombat'));
    expect(legal(ruleset, second)).toEqual(late);
  });
  test('the second waits for the battles of the first', () => {
    const state = positionOf({
      ruleset,
      power: 'germany',
      units: { ...ALL, 'eastern-europe': { germany: '1 inf' }, 'ukraine-ssr': { ussr: '1 inf' } },
      control: { 'ukraine-ssr': 'ussr' },
    });
    const made = combat(state, [march('1 inf', 'eastern-europe > ukraine-ssr')], { ruleset });
    const second = give(made.state, { type: 'combat-move', power: 'germany', moves: [], nonce: NONCE });
    expect(second.ok ? [] : second.error).toMatchObject([
      { code: 'battles-unfought', params: { battles: ['ukraine-ssr'] } },
    ]);
  });
});

describe('RR35: a power with neither unit nor complex is out as its turn comes', () => {
  test('its turns are passed over for good, and its land stays where it is', () => {
    const state = positionOf({ ruleset, power: 'ussr', units: { ...ALL, germany: {} } });
    const ended = give(state, { type: 'end-turn', power: 'ussr' });
    expect(happened(ended, 'power-eliminated')).toEqual([{ type: 'power-eliminated', power: 'germany' }]);
    expect(ended.state.turn.power).toBe('uk');
    expect(spaceAt(ended.state, 'germany').control).toBe('germany');
  });
});

describe('elimination ends a game only with the last power of a side', () => {
  test('nobody is left of the Axis', () => {
    const state = positionOf({ ruleset, power: 'uk', units: { ...ALL, germany: {}, japan: {} } });
    const ended = give(state, { type: 'end-turn', power: 'uk' });
    // Germany has not come to its turn yet: it is out only then.
    expect(ended.state.eliminated).toEqual(['japan']);
    const next = give(give(ended.state, { type: 'end-turn', power: 'usa' }).state, { type: 'end-turn', power: 'ussr' });
    expect(happened(next, 'game-won')).toEqual([{ type: 'game-won', side: 'allies', how: 'elimination' }]);
    expect(awaits(ruleset, next.state)).toEqual([]);
  });
  test('of those left, the last to give up loses for all (RR36)', () => {
    const state = positionOf({ ruleset, power: 'uk', units: { ...ALL, japan: {} } });
    const ended = give(state, { type: 'end-turn', power: 'uk' });
    expect(happened(give(ended.state, { type: 'resign', power: 'germany' }), 'game-won')).toMatchObject([
      { side: 'allies', how: 'resignation' },
    ]);
    expect(standing(ended.state, 'germany', 'germany')).toEqual({ infantry: 1 });
  });
});
