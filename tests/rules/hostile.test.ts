// Orders that are well formed and meant to break something: very many moves, very many units, fleets of carriers. They
// are answered, and soon.

import { describe, expect, test } from 'vitest';
import { type Conduct, MoveSchema, type StandingOrder } from '../../src/engine/index.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import { dice, fight, give } from '../support/battles.ts';
import { codesOf, combat, load, march, noncombat, unload } from '../support/moves.ts';
import { positionOf } from '../support/position.ts';

/** No answer takes more processor time than this, in microseconds, on a slow machine. */
const SOON = 5_000_000;
const MOST = 500;

const seas = secondEdition.board.spaces.filter(({ kind, adjacent }) => kind === 'sea' && adjacent.length > 0);
const soon = <T>(answer: () => T): T => {
  const from = process.threadCpuUsage();
  const given = answer();
  const { user, system } = process.threadCpuUsage(from);
  expect(user + system).toBeLessThan(SOON);
  return given;
};

describe('very many moves', () => {
  const crowd = positionOf({
    power: 'germany',
    units: { 'ukraine-ssr': { germany: '600 inf' }, caucasus: { ussr: '5 inf' } },
  });
  test('five hundred marches of one', () => {
    const moves = Array.from({ length: MOST }, () => march('1 inf', 'ukraine-ssr > caucasus'));
    expect(codesOf(soon(() => combat(crowd, moves)))).toEqual([]);
  });
  test('five hundred refusals, each with its place', () => {
    const moves = Array.from({ length: MOST }, () => march('1 inf', 'ukraine-ssr > japan'));
    expect(codesOf(soon(() => combat(crowd, moves)))).toHaveLength(MOST);
  });
  test('two hundred fifty ferries', () => {
    const there = Array.from({ length: MOST / 2 }, () => [
      load('2 inf', 'western-europe > baltic-sea'),
      unload('2 inf', 'baltic-sea > germany'),
    ]).flat();
    const at = positionOf({
      power: 'germany',
      phase: 'noncombat-move',
      units: { 'western-europe': { germany: '999 inf' }, 'baltic-sea': { germany: '500 trn' } },
    });
    expect(codesOf(soon(() => noncombat(at, there)))).toEqual([]);
  });
});

describe('very many units', () => {
  test('a thousand against a thousand', () => {
    const state = positionOf({
      power: 'germany',
      units: { 'ukraine-ssr': { germany: '900 inf 99 arm' }, caucasus: { ussr: '999 inf' } },
    });
    const moved = soon(() => combat(state, [march('900 inf 99 arm', 'ukraine-ssr > caucasus')]));
    const done = soon(() => fight(moved.state, 'caucasus', dice({}, 1)));
    expect(codesOf(done)).toEqual([]);
    expect(done.state.turn.battles[0]?.outcome).toBe('nobody');
  });
  test('more than there are', () => {
    expect(codesOf(combat(positionOf({ power: 'germany' }), [march('999 inf', 'germany > eastern-europe')]))).toEqual([
      'not-enough-units',
    ]);
  });
});

describe('fleets of carriers', () => {
  test('twelve carriers in twelve zones look for twenty-four fighters out at sea', () => {
    const fleet = seas.slice(0, 12).map(({ id }) => id);
    const units = Object.fromEntries(fleet.map((zone) => [zone, { usa: '1 car 2 ftr' }]));
    const state = positionOf({ power: 'usa', units });
    const moves = fleet.map((zone) => {
      const next = secondEdition.board.byId.get(zone)?.adjacent.find((id) => seas.some((sea) => sea.id === id));
      return march('2 ftr', `${zone} > ${next}`);
    });
    expect(codesOf(soon(() => combat(state, moves)))).toEqual([]);
  });
  const one = (island: string) =>
    positionOf({
      power: 'usa',
      units: {
        'hawaiian-sea': { usa: '12 car 24 ftr' },
        'hawaiian-islands': { usa: island },
        'solomon-sea': { japan: '1 sub' },
      },
    });
  const out = march('24 ftr', 'hawaiian-sea > polynesian-sea > tasman-sea > solomon-sea');
  test('twelve carriers of one fleet hold twenty-four fighters', () => {
    expect(codesOf(soon(() => combat(one('1 inf'), [out])))).toEqual([]);
  });
  test('and not one more', () => {
    const last = march('1 ftr', 'hawaiian-islands > hawaiian-sea > polynesian-sea > tasman-sea > solomon-sea');
    expect(codesOf(soon(() => combat(one('1 ftr'), [out, last])))).toEqual(['no-landing-place']);
  });
});

describe('standing orders', () => {
  const state = positionOf({ power: 'germany', units: { germany: { germany: '1 inf' } } });
  const leave = (conduct: Conduct, scope: StandingOrder['scope'] = 'land') =>
    give(state, {
      type: 'standing-orders',
      power: 'germany',
      orders: [{ power: 'germany', side: 'defence', scope, conduct }],
    });
  test('a kind of unit named twice', () => {
    expect(codesOf(leave({ orderOfLoss: ['infantry', 'infantry'] }))).toEqual(['order-of-loss-twice']);
  });
  test('spaces that are none', () => {
    expect(codesOf(leave({ retreatTo: 'atlantis', submarinesTo: 'lemuria' }, { space: 'mu' }))).toEqual([
      'unknown-space',
      'unknown-space',
      'unknown-space',
    ]);
  });
});

describe('shapes the schema refuses', () => {
  test.each([
    { kind: 'march', units: {}, path: ['germany', 'eastern-europe'] },
    { kind: 'march', units: { infantry: 1000 }, path: ['germany', 'eastern-europe'] },
    { kind: 'march', units: { infantry: 1.5 }, path: ['germany', 'eastern-europe'] },
    { kind: 'march', units: { infantry: 1 }, path: ['germany'] },
    { kind: 'march', units: { infantry: 1 }, path: Array(21).fill('germany') },
    { kind: 'march', units: { infantry: 1 }, path: ['../germany', 'eastern-europe'] },
    { kind: 'teleport', units: { infantry: 1 }, path: ['germany', 'japan'] },
  ])('%j', (move) => {
    expect(MoveSchema.safeParse(move).success).toBe(false);
  });
  test('a path that goes round and round is measured, not followed', () => {
    const round = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 'germany' : 'eastern-europe'));
    const state = positionOf({ power: 'germany', units: { germany: { germany: '1 bmb 1 arm' } } });
    expect(codesOf(combat(state, [march('1 arm', round.join(' > '))]))).toContain('too-far');
    expect(codesOf(combat(state, [march('1 bmb', round.join(' > '))]))).toContain('too-far');
  });
});
