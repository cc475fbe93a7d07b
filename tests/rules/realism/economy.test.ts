// Enhanced Realism: damage that is paid later, planes that are placed on carriers, neutrals that an enemy defends.

import { describe, expect, test } from 'vitest';
import { awaits, cashOf, evolve, type GameState, resume, spaceAt, violations } from '../../../src/engine/index.ts';
import { enhancedRealism as ruleset } from '../../../src/rulesets/index.ts';
import type { Faces } from '../../../src/vocab/index.ts';
import { dice, fight, give, happened, moved, NONCE, standing } from '../../support/battles.ts';
import { combat, march, noncombat, type Outcome, raid } from '../../support/moves.ts';
import { positionOf } from '../../support/position.ts';

const ALL = {
  russia: { ussr: '1 inf' },
  germany: { germany: '1 inf 1 ic' },
  'united-kingdom': { uk: '1 inf 1 ic' },
  japan: { japan: '1 inf 1 ic' },
  'eastern-usa': { usa: '1 inf 1 ic' },
} as const;

const sound = (before: GameState, outcome: Outcome): void =>
  expect(violations(ruleset, outcome.state, { before, events: outcome.ok ? outcome.value.events : [] })).toEqual([]);

const faces = (state: GameState, fallen: Faces): Outcome => {
  const result = resume(ruleset, state, fallen);
  return { ...result, state: result.ok ? result.value.events.reduce(evolve, state) : state };
};

describe('RR33: the ledger of damage', () => {
  const bombed = (pips: readonly number[]): { readonly before: GameState; readonly after: Outcome } => {
    const state = positionOf({
      ruleset,
      power: 'uk',
      units: { ...ALL, 'western-europe': { uk: '2 bmb' } },
      control: { 'western-europe': 'uk' },
    });
    const before = moved(combat(state, [raid('2 bmb', 'western-europe > germany')], { ruleset }));
    return { before, after: fight(before, 'raid/germany', dice({ 'raid/germany': pips })) };
  };
  test('damage is noted and not paid, never above the value of the land', () => {
    const { before, after } = bombed([6, 6]);
    expect(happened(after, 'industry-bombed')).toMatchObject([{ owner: 'germany', damage: 10, paid: 'later' }]);
    expect(happened(after, 'paid')).toEqual([]);
    expect(after.state.damage).toEqual({ germany: 10 });
    sound(before, after);
  });
  test('it is taken off the next count and then forgotten', () => {
    const { after } = bombed([2, 3]);
    let { state } = noncombat(after.state, [march('2 bmb', 'germany > western-europe')], { ruleset });
    for (const power of ['uk', 'japan', 'usa', 'ussr'] as const) state = give(state, { type: 'end-turn', power }).state;
    expect([state.turn.power, cashOf(state, 'germany'), state.damage]).toEqual(['germany', 21, {}]);
  });
  test('capture drops it', () => {
    const state = positionOf({
      ruleset,
      power: 'uk',
      units: { ...ALL, germany: { germany: '1 ic' }, 'western-europe': { uk: '1 inf' } },
      control: { 'western-europe': 'uk' },
    });
    const walked = combat({ ...state, damage: { germany: 5 } }, [march('1 inf', 'western-europe > germany')], {
      ruleset,
    });
    expect(happened(walked, 'damage-settled')).toEqual([
      { type: 'damage-settled', power: 'germany', spaces: ['germany'], ipc: 5, by: 'capture' },
    ]);
    expect(walked.state.damage).toEqual({});
  });
});

describe('planes are placed on carriers', () => {
  const state = positionOf({
    ruleset,
    power: 'japan',
    treasury: { japan: 60 },
    units: { ...ALL, japan: { japan: '2 ftr 1 ic' }, 'sea-of-japan': { japan: '1 car' } },
  });
  const bought = give(state, { type: 'purchase', power: 'japan', units: { carrier: 1, fighter: 3 } }).state;
  test('new ones fill old decks first, old ones go onto the new carrier', () => {
    const placed = give(bought, {
      type: 'place',
      power: 'japan',
      placements: [{ space: 'sea-of-japan', units: { carrier: 1, fighter: 3 }, from: 'japan', boards: { fighter: 1 } }],
    });
    expect(
      happened(placed, 'units-placed')[0]?.units.map(({ type, count, aboard }) => [type, count, aboard !== undefined]),
    ).toEqual([
      ['carrier', 1, false],
      ['fighter', 2, true],
      ['fighter', 1, true],
    ]);
    expect(happened(placed, 'fighters-landed')).toHaveLength(1);
    expect(standing(placed.state, 'sea-of-japan', 'japan')).toEqual({ fighter: 4, carrier: 2 });
    expect(standing(placed.state, 'japan', 'japan')).toMatchObject({ fighter: 1 });
    expect(new Set(spaceAt(placed.state, 'sea-of-japan').units.flatMap(({ aboard }) => aboard ?? [])).size).toBe(2);
    sound(bought, placed);
  });
  test('no more than there is room for', () => {
    const placed = give(bought, {
      type: 'place',
      power: 'japan',
      placements: [{ space: 'sea-of-japan', units: { carrier: 1, fighter: 3 }, from: 'japan', boards: { fighter: 2 } }],
    });
    expect(placed.ok ? [] : placed.error).toMatchObject([
      { code: 'no-deck-free', params: { zone: 'sea-of-japan', unit: 'fighter' } },
    ]);
  });
  test('what does not stand there, or fought, does not board', () => {
    const placed = give(bought, {
      type: 'place',
      power: 'japan',
      placements: [{ space: 'sea-of-japan', units: { carrier: 1 }, from: 'japan', boards: { bomber: 1 } }],
    });
    expect(placed.ok ? [] : placed.error).toMatchObject([{ code: 'no-deck-free' }]);
  });
});

describe('neutrals resist', () => {
  const state = positionOf({
    ruleset,
    power: 'germany',
    units: { ...ALL, 'southern-europe': { germany: '3 inf' }, 'finland-norway': { germany: '1 inf' } },
  });
  test('RR7: in the order of the moves, the dice first and the answer before the next', () => {
    expect(
      happened(combat(state, [march('3 inf', 'southern-europe > turkey')], { ruleset }), 'neutral-violated'),
    ).toEqual([{ type: 'neutral-violated', space: 'turkey', power: 'germany', by: 'land' }]);
    const made = combat(state, [march('3 inf', 'southern-europe > turkey')], { ruleset });
    expect(made.state.awaiting).toEqual([{ purpose: 'neutral/turkey', n: 6, sides: 6 }]);
    const thrown = faces(made.state, dice({ 'neutral/turkey': [1, 1, 1, 1, 1, 2] }));
    expect(awaits(ruleset, thrown.state)).toEqual([
      {
        kind: 'choice',
        choice: 'neutral-defence',
        space: 'turkey',
        from: ['ussr'],
        ipc: 7,
        orders: ['defend-neutral'],
      },
    ]);
    const early = give(thrown.state, { type: 'end-turn', power: 'germany' });
    expect(early.ok ? [] : early.error).toMatchObject([
      { code: 'choice-due', params: { space: 'turkey', from: ['ussr'] } },
    ]);
    const other = give(thrown.state, {
      type: 'defend-neutral',
      power: 'uk',
      space: 'turkey',
      units: { infantry: 2 },
      nonce: NONCE,
    });
    expect(other.ok ? [] : other.error).toMatchObject([{ code: 'choice-not-yours' }]);
    const little = give(thrown.state, {
      type: 'defend-neutral',
      power: 'ussr',
      space: 'turkey',
      units: { infantry: 1 },
      nonce: NONCE,
    });
    expect(little.ok ? [] : little.error).toMatchObject([
      { code: 'defence-sum', params: { cost: 3, ipc: 7, least: 3 } },
    ]);
    const answered = give(thrown.state, {
      type: 'defend-neutral',
      power: 'ussr',
      space: 'turkey',
      units: { infantry: 2 },
      nonce: NONCE,
    });
    expect(spaceAt(answered.state, 'turkey').control).toBe('ussr');
    expect(happened(answered, 'battle-declared')).toMatchObject([{ battle: 'turkey' }]);
    expect(cashOf(answered.state, 'ussr')).toBe(0);
    sound(thrown.state, answered);
  });
  test('RR7: two neutrals, one after the other; who flew over or walked in twice has violated once', () => {
    const made = combat(
      state,
      [
        march('1 inf', 'finland-norway > sweden'),
        march('2 inf', 'southern-europe > turkey'),
        march('1 inf', 'southern-europe > turkey'),
      ],
      { ruleset },
    );
    expect(made.state.turn.violated).toEqual(['sweden', 'turkey']);
    const sweden = faces(made.state, dice({ 'neutral/sweden': [1, 1, 1], 'neutral/turkey': [1, 1, 1, 1, 1, 1] }));
    expect(sweden.state.turn.due).toEqual([{ choice: 'neutral-defence', space: 'sweden', from: ['uk'], ipc: 3 }]);
    const answered = give(
      sweden.state,
      { type: 'defend-neutral', power: 'uk', space: 'sweden', units: { infantry: 1 }, nonce: NONCE },
      dice({ 'neutral/turkey': [1, 1, 1, 1, 1, 1] }),
    );
    expect(answered.state.turn.due).toMatchObject([{ space: 'turkey', from: ['ussr'], ipc: 6 }]);
    expect(answered.state.turn.phase).toBe('combat-move');
  });
  test('a power that has given up defends with the cheapest unit, at once or later', () => {
    const gone = give(state, { type: 'resign', power: 'ussr' }).state;
    const made = combat(gone, [march('3 inf', 'southern-europe > turkey')], { ruleset });
    const thrown = faces(made.state, dice({ 'neutral/turkey': [1, 1, 1, 1, 1, 2] }));
    expect(standing(thrown.state, 'turkey', 'ussr')).toEqual({ infantry: 2 });
    expect(thrown.state.turn.phase).toBe('combat');
    const waits = faces(
      combat(state, [march('3 inf', 'southern-europe > turkey')], { ruleset }).state,
      dice({ 'neutral/turkey': [6, 6, 6, 6, 6, 6] }),
    );
    const later = give(waits.state, { type: 'resign', power: 'ussr' });
    expect(standing(later.state, 'turkey', 'ussr')).toEqual({ infantry: 12 });
    expect(later.state.turn.due).toEqual([]);
    expect(later.state.turn.phase).toBe('combat');
  });
  test('nobody answers what is not asked', () => {
    const none = give(state, {
      type: 'defend-neutral',
      power: 'ussr',
      space: 'turkey',
      units: { infantry: 1 },
      nonce: NONCE,
    });
    expect(none.ok ? [] : none.error).toMatchObject([{ code: 'no-choice-due' }]);
  });
});
