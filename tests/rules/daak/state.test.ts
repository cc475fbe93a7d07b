// What the state remembers of a turn and what it keeps over several, where a short cut would show: who is aboard what
// and since when, where attackers came from and through, zones that were fought over, guns and land just taken.

import { describe, expect, test } from 'vitest';
import { type GameState, spaceAt, spaceAtStart, turnOf } from '../../../src/engine/index.ts';
import { daak } from '../../../src/rulesets/index.ts';
import type { Power, SpaceId } from '../../../src/vocab/index.ts';
import { dice, give } from '../../support/battles.ts';
import { combat, load, march, noncombat, type Outcome, unload } from '../../support/moves.ts';
import { positionOf } from '../../support/position.ts';

const ruleset = daak;

const done = ({ ok, state }: Outcome): GameState => {
  expect(ok).toBe(true);
  return state;
};
const endTurn = (state: GameState): GameState =>
  done(give(state, { type: 'end-turn', power: state.turn.power }, undefined, ruleset));
const endTurns = (state: GameState, turns: number): GameState =>
  Array.from({ length: turns }).reduce<GameState>((next) => endTurn(next), state);

const troops = (state: GameState, space: SpaceId, power: Power) =>
  spaceAt(state, space).units.filter((unit) => unit.power === power && unit.type === 'infantry');
const transports = (state: GameState, space: SpaceId) =>
  spaceAt(state, space).units.filter(({ type }) => type === 'transport');

describe('daak.transport.guest-three-turns  guests over three turns', () => {
  const start = positionOf({
    ruleset,
    power: 'uk',
    round: 4,
    units: { 'united-kingdom': { uk: '2 inf' }, 'north-sea': { ussr: '2 trn' } },
  });
  const boarded = done(noncombat(start, [load('2 inf', 'united-kingdom > north-sea', 'ussr')], { ruleset }));

  test('in the first the state knows ship, shore and zone', () => {
    const [ship, empty] = transports(boarded, 'north-sea');
    for (const { id, aboard } of troops(boarded, 'north-sea', 'uk')) {
      expect(aboard).toBe(ship?.id);
      expect(turnOf(boarded, id)?.loaded).toEqual({ from: 'united-kingdom', zone: 'north-sea' });
    }
    expect(troops(boarded, 'north-sea', 'uk')).toHaveLength(2);
    expect(empty?.id).not.toBe(ship?.id);
  });

  const soviet = endTurns(boarded, 3);
  const ids = troops(soviet, 'north-sea', 'uk').map(({ id }) => id);

  test('when the next turn began it knows the ship and not the boarding', () => {
    expect(soviet.turn.power).toBe('ussr');
    expect(troops(soviet, 'north-sea', 'uk').map(({ aboard }) => aboard)).toEqual(
      troops(boarded, 'north-sea', 'uk').map(({ aboard }) => aboard),
    );
    expect(ids.map((id) => turnOf(soviet, id))).toEqual([undefined, undefined]);
  });

  const sailed = done(
    noncombat(
      soviet,
      [
        march('1 trn', 'north-sea > barents-sea', { cargo: { infantry: 2 } }),
        march('1 trn', 'north-sea > labrador-sea', { cargo: {} }),
      ],
      { ruleset },
    ),
  );

  test('in the second they go where their ship goes', () => {
    expect(troops(sailed, 'barents-sea', 'uk').map(({ id }) => id)).toEqual(ids);
    expect(troops(sailed, 'labrador-sea', 'uk')).toEqual([]);
  });

  test('in the third they go ashore and are aboard nothing', () => {
    const british = endTurns(sailed, 2);
    expect(british.turn.power).toBe('uk');
    const landed = done(
      noncombat(british, [unload('2 inf', 'barents-sea > karelia-ssr', { ships: 'ussr' })], { ruleset }),
    );
    expect(troops(landed, 'karelia-ssr', 'uk').map(({ id, aboard }) => [id, aboard])).toEqual(
      ids.map((id) => [id, undefined]),
    );
  });
});

describe('the turn under way', () => {
  const raid = positionOf({
    ruleset,
    power: 'germany',
    control: { 'french-equatorial-africa': 'germany', libya: 'uk' },
    units: {
      'french-equatorial-africa': { germany: '1 inf 1 arm' },
      algeria: { germany: '1 ftr' },
      'anglo-egypt-sudan': { uk: '2 inf 1 aa' },
    },
  });
  const moved = done(
    combat(
      raid,
      [
        march('1 inf', 'french-equatorial-africa > anglo-egypt-sudan'),
        march('1 arm', 'french-equatorial-africa > libya > anglo-egypt-sudan'),
        march('1 ftr', 'algeria > libya > anglo-egypt-sudan'),
      ],
      { ruleset },
    ),
  );

  test('keeps where each attacker began, what it went through and what it left last', () => {
    const notes = spaceAt(moved, 'anglo-egypt-sudan')
      .units.filter(({ power }) => power === 'germany')
      .map(({ id, type }) => [
        type,
        turnOf(moved, id)?.origin,
        turnOf(moved, id)?.path.join(),
        turnOf(moved, id)?.from,
      ]);
    expect(notes).toEqual([
      ['infantry', 'french-equatorial-africa', 'anglo-egypt-sudan', 'french-equatorial-africa'],
      ['armor', 'french-equatorial-africa', 'libya,anglo-egypt-sudan', 'libya'],
      ['fighter', 'algeria', 'libya,anglo-egypt-sudan', 'libya'],
    ]);
  });

  test('and who held what when it began', () => {
    expect(spaceAt(moved, 'libya').control).toBe('germany');
    expect(spaceAtStart(moved, 'libya').control).toBe('uk');
    expect(spaceAtStart(endTurns(wonBy(moved), 5), 'libya').control).toBe('germany');
  });

  test('a gun just taken is marked, and only for the turn', () => {
    const won = wonBy(moved);
    const gun = spaceAt(won, 'anglo-egypt-sudan').units.find(({ type }) => type === 'aa-gun');
    expect(gun?.power).toBe('germany');
    expect(turnOf(won, gun?.id ?? 0)?.captured).toBe(true);
    expect(turnOf(endTurn(won), gun?.id ?? 0)).toBeUndefined();
  });

  const wonBy = (state: GameState): GameState =>
    done(
      give(
        state,
        { type: 'fight', power: 'germany', battles: [{ battle: 'anglo-egypt-sudan' }], nonce: '0'.repeat(64) },
        dice({ 'anglo-egypt-sudan/0/antiaircraft/uk': [6], 'anglo-egypt-sudan/1/defence/uk': [6, 6] }, 1),
        ruleset,
      ),
    );
});

describe('zones fought over', () => {
  const start = positionOf({
    ruleset,
    power: 'germany',
    units: { 'baltic-sea': { germany: '1 bb' }, 'north-sea': { uk: '1 trn' } },
  });
  const fought = done(
    give(
      done(combat(start, [march('1 bb', 'baltic-sea > north-sea')], { ruleset })),
      { type: 'fight', power: 'germany', battles: [{ battle: 'north-sea' }], nonce: '0'.repeat(64) },
      dice({ 'north-sea/1/defence/uk': [6] }, 1),
      ruleset,
    ),
  );

  test('are known to the end of the turn, empty or not', () => {
    expect(fought.turn.battles.map(({ spaces, outcome }) => [spaces, outcome])).toEqual([[['north-sea'], 'attacker']]);
    expect(endTurn(fought).turn.battles).toEqual([]);
  });
});
