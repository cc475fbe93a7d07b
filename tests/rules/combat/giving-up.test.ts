// A power gives up in the midst of a turn: its own, or one in which a decision waits for it. Nothing is stuck and no
// die falls for it.

import { describe, expect, test } from 'vitest';
import { awaits, cashOf, type GameState, spaceAt } from '../../../src/engine/index.ts';
import { secondEdition } from '../../../src/rulesets/index.ts';
import type { Power } from '../../../src/vocab/index.ts';
import { asked, dice, fight, give, happened, moved, NONCE, standing } from '../../support/battles.ts';
import { codesOf, combat, eventsOf, load, march, type Outcome, unload } from '../../support/moves.ts';
import { force, type Given, positionOf } from '../../support/position.ts';

const resign = (state: GameState, power: Power): Outcome => give(state, { type: 'resign', power });
const name = (state: GameState, power: Power, battle: string, of: Power, units: string): Outcome =>
  give(state, { type: 'casualties', power, battle, lost: [{ power: of, units: force(units) }], nonce: NONCE });
const due = (state: GameState) => awaits(secondEdition, state);

describe('whose turn it is', () => {
  const china = (given: Partial<Given> = {}) =>
    moved(
      combat(
        positionOf({
          power: 'japan',
          units: { manchuria: { japan: '3 inf 1 ftr' }, china: { usa: '2 inf' }, japan: { japan: '1 inf' } },
          treasury: { japan: 20 },
          ...given,
        }),
        [march('3 inf', 'manchuria > china'), march('1 ftr', 'manchuria > china', { land: 'manchuria' })],
      ),
    );

  test('before anything moved the turn just ends, without income; what was bought is lost', () => {
    const bought = give(positionOf({ power: 'japan', position: 'start', treasury: { japan: 20 } }), {
      type: 'purchase',
      power: 'japan',
      units: force('2 inf'),
    });
    const gone = resign(bought.state, 'japan');
    expect(eventsOf(gone)).toEqual(['resigned', 'units-forfeited', 'turn-ended', 'turn-began']);
    expect(cashOf(gone.state, 'japan')).toBe(14);
    expect(gone.state.turn.power).toBe('usa');
  });
  test('a battle not yet fought is off: troops go back, planes are lost where they cannot land', () => {
    const gone = resign(china(), 'japan');
    expect(happened(gone, 'retreated')).toMatchObject([{ from: 'china', to: 'manchuria' }]);
    expect(happened(gone, 'battle-ended')).toMatchObject([{ battle: 'china', outcome: 'called-off' }]);
    expect(standing(gone.state, 'manchuria', 'japan')).toEqual({ infantry: 3 });
    expect(standing(gone.state, 'china', 'japan')).toEqual({});
    expect(happened(gone, 'units-removed')).toMatchObject([{ space: 'china', cause: 'no-landing-place' }]);
    expect(gone.state.turn).toMatchObject({ power: 'usa', battles: [] });
  });
  test('a battle under way is left; hits that fell are taken', () => {
    const stopped = fight(china(), 'china', dice({ 'china/1/defence/usa': [2, 6] }, 6), { plan: 'ask' });
    expect(happened(stopped, 'decision-due')).toMatchObject([{ decision: 'casualties', side: 'attack' }]);
    const gone = resign(stopped.state, 'japan');
    expect(happened(gone, 'units-lost')).toMatchObject([{ chosenBy: 'order-of-loss', cause: 'defence' }]);
    expect(happened(gone, 'battle-ended')).toMatchObject([{ outcome: 'retreat' }]);
    expect(standing(gone.state, 'manchuria', 'japan')).toEqual({ infantry: 2 });
    expect(spaceAt(gone.state, 'china').control).toBe('usa');
  });
  test('defenders that were hit and wait to fire are removed', () => {
    const state = moved(
      combat(positionOf({ power: 'japan', units: { manchuria: { japan: '3 inf' }, china: { usa: '2 inf 1 bmb' } } }), [
        march('3 inf', 'manchuria > china'),
      ]),
    );
    const hit = fight(state, 'china', dice({ 'china/1/attack/japan': [1, 6, 6] }));
    expect(due(hit.state)).toMatchObject([{ kind: 'decision', from: ['usa'] }]);
    const gone = resign(hit.state, 'japan');
    expect(standing(gone.state, 'china', 'usa')).toEqual({ infantry: 1, bomber: 1 });
    expect(happened(gone, 'battle-ended')).toMatchObject([{ outcome: 'retreat' }]);
    expect(gone.state.turn.power).toBe('usa');
  });
  test('troops that are still aboard stay there; those ashore are lost, and ships stay', () => {
    const landing = (): GameState =>
      moved(
        combat(
          positionOf({
            power: 'uk',
            units: {
              'united-kingdom': { uk: '2 inf 1 ftr' },
              'north-sea': { uk: '1 trn' },
              'finland-norway': { germany: '2 inf' },
            },
          }),
          [
            load('2 inf', 'united-kingdom > north-sea'),
            unload('2 inf', 'north-sea > finland-norway'),
            march('1 ftr', 'united-kingdom > north-sea > finland-norway', { land: 'united-kingdom' }),
          ],
        ),
      );
    const before = resign(landing(), 'uk');
    expect(standing(before.state, 'north-sea', 'uk')).toEqual({ infantry: 2, transport: 1 });
    const ashore = fight(
      landing(),
      'finland-norway',
      dice({ 'finland-norway/1/attack/uk': [6, 6, 6], 'finland-norway/1/defence/germany': [1, 6] }),
      { plan: 'ask' },
    );
    expect(due(ashore.state)).toMatchObject([{ kind: 'decision', decision: 'casualties', from: ['uk'] }]);
    const after = resign(ashore.state, 'uk');
    expect(standing(after.state, 'north-sea', 'uk')).toEqual({ transport: 1 });
    expect(standing(after.state, 'finland-norway', 'uk')).toEqual({});
    expect(happened(after, 'units-removed')).toContainEqual(expect.objectContaining({ cause: 'gave-up' }));
  });
  test('a battle at sea ends with both sides where they are', () => {
    const state = moved(
      combat(
        positionOf({
          power: 'japan',
          units: { 'wake-island-sea': { japan: '1 bb' }, 'hawaiian-sea': { usa: '1 bb' } },
        }),
        [march('1 bb', 'wake-island-sea > hawaiian-sea')],
      ),
    );
    const gone = resign(state, 'japan');
    expect(standing(gone.state, 'hawaiian-sea', 'japan')).toEqual({ battleship: 1 });
    expect(standing(gone.state, 'hawaiian-sea', 'usa')).toEqual({ battleship: 1 });
  });
  test('dice that are awaited come first', () => {
    const waiting = fight(china(), 'china');
    expect(asked(waiting)).not.toEqual([]);
    expect(codesOf(resign(waiting.state, 'japan'))).toEqual(['dice-awaited']);
  });
});

describe('who is asked in another’s turn', () => {
  const sinkiang = () =>
    moved(
      combat(
        positionOf({
          power: 'japan',
          units: { china: { japan: '3 inf' }, sinkiang: { usa: '2 inf', uk: '2 inf' } },
          control: { china: 'japan' },
        }),
        [march('3 inf', 'china > sinkiang')],
      ),
    );
  const hit = () => fight(sinkiang(), 'sinkiang', dice({ 'sinkiang/1/attack/japan': [1, 6, 6] })).state;

  test('the others are asked alone, and what they proposed holds', () => {
    const gone = resign(hit(), 'usa');
    expect(happened(gone, 'decision-due')).toMatchObject([{ decision: 'casualties', from: ['uk'], hits: 1 }]);
    const proposed = name(hit(), 'uk', 'sinkiang', 'usa', '1 inf');
    const alone = resign(proposed.state, 'usa');
    expect(happened(alone, 'units-marked')).toMatchObject([{ chosenBy: 'owner', units: [{ power: 'usa' }] }]);
  });
  test('once nobody is left to ask, the order of loss decides and the attacker orders the battle anew', () => {
    const first = resign(hit(), 'usa');
    const second = resign(first.state, 'uk');
    expect(happened(second, 'units-marked')).toMatchObject([{ chosenBy: 'order-of-loss' }]);
    expect(happened(second, 'battles-halted')).toEqual([{ type: 'battles-halted', battles: ['sinkiang'] }]);
    expect(asked(second)).toEqual([]);
    expect(due(second.state)).toMatchObject([{ kind: 'orders', power: 'japan', orders: ['fight'] }]);
    const on = fight(second.state, 'sinkiang');
    expect(asked(on)).toEqual(['sinkiang/1/defence/uk 2', 'sinkiang/1/defence/usa 2']);
  });
  test('of three proposals that would differ, those of who is left count', () => {
    const one = name(hit(), 'usa', 'sinkiang', 'uk', '1 inf');
    const gone = resign(one.state, 'uk');
    expect(happened(gone, 'units-marked')).toMatchObject([{ chosenBy: 'owner', units: [{ power: 'uk' }] }]);
  });
  test('a submarine stays, and the attacker goes on', () => {
    const state = moved(
      combat(
        positionOf({
          power: 'japan',
          units: { 'wake-island-sea': { japan: '1 bb' }, 'hawaiian-sea': { usa: '2 sub' } },
        }),
        [march('1 bb', 'wake-island-sea > hawaiian-sea')],
      ),
    );
    const asks = fight(state, 'hawaiian-sea', dice({}, 6));
    expect(due(asks.state)).toMatchObject([{ kind: 'decision', decision: 'withdraw', from: ['usa'] }]);
    const gone = resign(asks.state, 'usa');
    expect(happened(gone, 'stayed')).toMatchObject([{ powers: ['usa'], decision: 'withdraw' }]);
    expect(due(gone.state)).toMatchObject([{ kind: 'orders', power: 'japan' }]);
    // In the rounds to come nobody is asked for it either.
    const on = fight(
      gone.state,
      'hawaiian-sea',
      dice({ 'hawaiian-sea/2/attack/japan': [1], 'hawaiian-sea/3/attack/japan': [1] }, 6),
    );
    expect(happened(on, 'decision-due')).toEqual([]);
    expect(happened(on, 'battle-ended')).toMatchObject([{ outcome: 'attacker', rounds: 3 }]);
  });
  test('who is not asked just gives up, and the decision stays due', () => {
    const gone = resign(hit(), 'germany');
    expect(eventsOf(gone)).toEqual(['resigned']);
    expect(due(gone.state)).toMatchObject([{ kind: 'decision', from: ['uk', 'usa'] }]);
  });
});

describe('afterwards', () => {
  test('the turns of who gave up are passed over, also at the end of a round', () => {
    let { state } = resign(resign(positionOf({ power: 'ussr', position: 'start' }), 'germany').state, 'usa');
    const turns: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      turns.push(`${state.round} ${state.turn.power}`);
      state = give(state, { type: 'end-turn', power: state.turn.power }).state;
    }
    expect(turns).toEqual(['2 ussr', '2 uk', '2 japan', '3 ussr']);
  });
  test('the round ends also when its last power gives up in its turn', () => {
    const gone = resign(positionOf({ power: 'usa', position: 'start' }), 'usa');
    expect(happened(gone, 'round-ended')).toHaveLength(1);
    expect(gone.state).toMatchObject({ round: 3, turn: { power: 'ussr' } });
  });
  test('nothing more is taken from a game that was drawn', () => {
    const drawn: GameState = { ...positionOf({ power: 'usa', position: 'start' }), drawn: 'yes' };
    expect(codesOf(resign(drawn, 'usa'))).toEqual(['game-drawn']);
    expect(due(drawn)).toEqual([]);
  });
});
