import { describe, expect, test } from 'vitest';
import { appendAgree, appendOrder, appendProposal, type Game, turnsOf, verifyGame } from '../../src/archive/index.ts';
import type { PowerOrder } from '../../src/engine/index.ts';
import { AT } from '../log/sample.ts';
import {
  attack,
  drafted,
  endTurn,
  fight,
  give,
  giveAll,
  hashAt,
  open,
  placeFive,
  purchase,
  rejected,
  research,
  stay,
  strike,
  voidOf,
} from './play.ts';

/** What a position is, without what happened on the way. */
const board = ({ replay: { state } }: Game) => ({
  phase: state.turn.phase,
  treasury: state.treasury,
  technology: state.technology,
  purchased: state.turn.purchased,
  spaces: state.spaces.map(({ control, units }) => ({
    control,
    units: units.map(({ power, type }) => `${power} ${type}`).sort(),
  })),
});
const struck = (game: Game, ...seqs: readonly number[]): Game => drafted(strike(game, ...seqs)).game;
const otherPurchase: PowerOrder = { type: 'purchase', power: 'ussr', units: { armor: 2 } };

describe('the last order is taken back', () => {
  test('and the position is as if it had never been given', () => {
    const before = open();
    const after = struck(give(before, purchase), 1);
    expect(board(after)).toEqual(board(before));
    expect(after.entries.at(-1)?.events).toEqual([{ type: 'rewound', to: 0, without: [hashAt(after, 1)] }]);
    expect(verifyGame(after).verdict).toBe('sound');
  });
  test('with its dice', () => {
    const after = struck(give(open(), research), 1);
    expect(after.trust.struck).toEqual([hashAt(after, 1), hashAt(after, 2)]);
    expect(board(after)).toEqual(board(open()));
  });
  test('and given again otherwise', () => {
    const again = give(struck(give(open(), purchase), 1), otherPurchase);
    expect(again.replay.state.turn.purchased).toEqual({ armor: 2 });
    expect(verifyGame(again).verdict).toBe('sound');
  });
});

describe('an earlier order is taken back', () => {
  test('later ones that do not need it stay, with the dice they had', () => {
    const game = giveAll(open(), research, purchase, attack, fight); // lines 1-2, 3, 4, 5-6
    const after = struck(game, 1);
    const dice = (of: Game) =>
      of.entries.flatMap(({ events }) => events.filter(({ type }) => type === 'rolled')).length;
    expect(after.replay.state.turn.battles).toMatchObject([{ id: 'ukraine-ssr', status: 'ended' }]);
    expect(after.replay.state.treasury.ussr.main).toBe((game.replay.state.treasury.ussr.main ?? 0) + 5);
    expect(dice(after)).toBe(dice(game) * 2 - 1);
    expect(verifyGame(after).verdict).toBe('sound');
  });
  test('those that need it must go too, and are named', () => {
    const game = giveAll(open(), purchase, attack, fight, stay, placeFive); // 1, 2, 3-4, 5, 6
    const rejection = rejected(strike(game, 1));
    expect(rejection).toMatchObject({ kind: 'must-go-too', also: [{ seq: 6, hash: hashAt(game, 6) }] });
    if (rejection.kind === 'must-go-too') expect(rejection.also[0]?.refusals.length).toBeGreaterThan(0);
    expect(verifyGame(struck(game, 1, 6)).verdict).toBe('sound');
  });
  test('an order whose dice would be others must go too', () => {
    const game = giveAll(open(), attack, fight); // 1, 2-3
    expect(rejected(strike(game, 1))).toMatchObject({ kind: 'must-go-too', also: [{ seq: 2 }] });
    const after = struck(game, 1, 2);
    expect(board(after)).toEqual(board(open()));
    expect(after.trust.struck).toHaveLength(3);
  });
  test('dice that fit no more: an attack with one tank fewer', () => {
    const [march] = attack.type === 'combat-move' ? attack.moves : [];
    if (march === undefined || march.kind !== 'march') throw new Error('the attack is a march');
    const tank = { ...march, units: { armor: 1 } };
    const scout: PowerOrder = { type: 'combat-move', power: 'ussr', moves: [tank], nonce: 'aa'.repeat(32) };
    const twice = giveAll(struck(give(open(), attack), 1), scout);
    expect(verifyGame(twice).verdict).toBe('sound');
    expect(twice.replay.state.turn.battles[0]?.attackers).toHaveLength(1);
  });
});

describe('several voids in a turn', () => {
  test('the later one touches an order the earlier one left', () => {
    const game = giveAll(open(), research, purchase, attack); // 1-2, 3, 4
    const once = struck(game, 1); // 5
    const twice = struck(once, 3); // 6
    expect(board(twice)).toEqual(board(give(open(), attack)));
    expect(verifyGame(twice).verdict).toBe('sound');
    const thrice = struck(twice, 4);
    expect(board(thrice)).toEqual(board(open()));
    expect(verifyGame(thrice).verdict).toBe('sound');
  });
  test('of an order given after the first', () => {
    const game = struck(give(open(), purchase), 1); // 1, void 2
    const again = give(game, otherPurchase); // 3
    const moved = give(again, attack); // 4
    const after = struck(moved, 3);
    expect(after.entries.at(-1)?.events[0]).toMatchObject({ type: 'rewound', to: 2 });
    expect(board(after)).toEqual(board(give(open(), attack)));
    expect(verifyGame(after).verdict).toBe('sound');
  });
});

describe('refused', () => {
  test('while dice are awaited', () => {
    const waiting = drafted(appendOrder(open(), research, { at: AT, by: 'anna' })).game;
    expect(rejected(strike(waiting, 1))).toMatchObject({
      kind: 'fault',
      fault: { code: 'dice-first', remedy: 'enter-the-dice' },
    });
  });
  test('for a turn that is over', () => {
    const game = giveAll(open(), purchase, attack, fight, stay, placeFive, endTurn);
    expect(rejected(strike(game, 1))).toMatchObject({ fault: { code: 'not-this-turn', remedy: 'propose-edit' } });
  });
  test('for dice alone, for what is struck already, for line 0', () => {
    const game = give(open(), research);
    expect(rejected(strike(game, 2))).toMatchObject({
      fault: { code: 'names-dice', params: { commitment: hashAt(game, 1) } },
    });
    expect(rejected(strike(struck(game, 1), 1))).toMatchObject({ fault: { code: 'already-void' } });
    expect(rejected(strike(game, 0))).toMatchObject({ fault: { code: 'not-this-turn' } });
  });
});

describe('by consent', () => {
  const game = give(open(), purchase);
  const asked = drafted(appendProposal(game, voidOf(game, 1), { at: AT, by: 'anna' })).game;
  test('asking changes nothing yet', () => {
    expect(board(asked)).toEqual(board(game));
    expect(asked.trust.proposals).toMatchObject([{ waits: ['axis'] }]);
  });
  test('the consent of the other side brings it about, with what was said in between', () => {
    const between = give(asked, attack);
    const agreed = drafted(appendAgree(between, hashAt(asked, 2), { at: AT, by: 'bernd' })).game;
    expect(agreed.replay.state.turn.purchased).toEqual({});
    expect(agreed.replay.state.turn.battles).toHaveLength(1);
    expect(verifyGame(agreed).verdict).toBe('sound');
  });
  test('what could not be brought about is not even asked', () => {
    const later = giveAll(game, attack, fight, stay, placeFive);
    expect(rejected(appendProposal(later, voidOf(later, 1), { at: AT, by: 'anna' }))).toMatchObject({
      kind: 'must-go-too',
    });
  });
});

describe('turns survive a void', () => {
  test('struck lines are shown as such, and what counts is what counts', () => {
    const game = struck(giveAll(open(), research, purchase, attack, fight), 1);
    const [turn] = turnsOf(game);
    expect(turn?.entries.map(({ standing }) => standing)).toEqual([
      'struck',
      'struck',
      'counts',
      'counts',
      'counts',
      'counts',
      'counts',
    ]);
    expect(turn?.events.filter(({ event }) => event.type === 'units-purchased')).toHaveLength(1);
    expect(turn?.events.filter(({ event }) => event.type === 'research-begun')).toHaveLength(0);
    expect(turn?.end).toEqual(game.replay.state);
  });
});
