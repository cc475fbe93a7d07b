import { describe, expect, test } from 'vitest';
import { spaceAt } from '../../../src/engine/index.ts';
import { secondEdition2 } from '../../../src/rulesets/second-edition/version-2.ts';
import {
  clausesOf,
  codesOf,
  combat,
  effectsOf,
  eventsOf,
  load,
  march,
  noncombat,
  refusalsOf,
  unitsIn,
  unload,
} from '../../support/moves.ts';
import { positionOf } from '../../support/position.ts';

const uk = (units: Parameters<typeof positionOf>[0]['units'], more: Partial<Parameters<typeof positionOf>[0]> = {}) =>
  positionOf({ power: 'uk', units: units ?? {}, ...more });
const norway = { 'finland-norway': 'uk' } as const;

describe('B8.1  a transport takes 2 infantry, or 1 armor, or 1 gun, never a mixture', () => {
  const state = uk({ 'united-kingdom': { uk: '3 inf 2 arm 1 aa' }, 'north-sea': { uk: '1 trn' } });
  const aboard = (units: string) => codesOf(noncombat(state, [load(units, 'united-kingdom > north-sea')]));

  test('what fits', () => {
    expect(aboard('2 inf')).toEqual([]);
    expect(aboard('1 arm')).toEqual([]);
    expect(aboard('1 aa')).toEqual([]);
  });
  test('what does not', () => {
    expect(aboard('3 inf')).toEqual(['no-room-aboard']);
    expect(aboard('2 arm')).toEqual(['no-room-aboard']);
    expect(aboard('1 inf 1 arm')).toEqual(['no-room-aboard']);
    expect(aboard('1 inf 1 aa')).toEqual(['no-room-aboard']);
  });
  test('where no ship lies at all, the limits of bridging are not the question', () => {
    const none = uk({ 'united-kingdom': { uk: '1 inf' } }, { ruleset: secondEdition2 });
    const refused = noncombat(none, [load('1 inf', 'united-kingdom > north-sea')], { ruleset: secondEdition2 });
    expect(codesOf(refused)).toEqual(['no-room-aboard']);
    expect(clausesOf(refused)).toEqual(['B8.1']);
  });
  test('transport.bridging  nothing but transports carries them', () => {
    const battleship = uk({ 'united-kingdom': { uk: '1 inf' }, 'north-sea': { uk: '1 bb' } });
    expect(clausesOf(noncombat(battleship, [load('1 inf', 'united-kingdom > north-sea')]))).toContain(
      'transport.bridging',
    );
  });
  test('land units do not walk into the sea', () => {
    expect(clausesOf(noncombat(state, [march('1 inf', 'united-kingdom > north-sea')]))).toContain('transport.bridging');
  });
  test('the half-empty ship fills first', () => {
    const two = uk({ 'united-kingdom': { uk: '3 inf 1 arm' }, 'north-sea': { uk: '2 trn' } });
    const moves = [load('1 inf', 'united-kingdom > north-sea'), load('1 inf 1 arm', 'united-kingdom > north-sea')];
    expect(codesOf(noncombat(two, moves))).toEqual([]);
  });
});

describe('B8.2  loading, sailing and landing are one move', () => {
  const state = uk(
    {
      'united-kingdom': { uk: '2 inf' },
      'eastern-canada': { uk: '1 inf' },
      'north-sea': { uk: '2 trn' },
      'barents-sea': {},
    },
    { control: norway },
  );

  test('load, sail, land: the ship that loaded sails', () => {
    const result = noncombat(state, [
      load('2 inf', 'united-kingdom > north-sea'),
      march('1 trn', 'north-sea > labrador-sea'),
      unload('2 inf', 'labrador-sea > eastern-canada'),
    ]);
    expect(codesOf(result)).toEqual([]);
    expect(unitsIn(result.state, 'eastern-canada', 'uk')).toEqual({ infantry: 3 });
    expect(unitsIn(result.state, 'labrador-sea', 'uk')).toEqual({ transport: 1 });
  });
  test('collecting on the way', () => {
    const result = noncombat(state, [
      load('1 inf', 'united-kingdom > north-sea'),
      march('1 trn', 'north-sea > labrador-sea'),
      load('1 inf', 'eastern-canada > labrador-sea'),
      march('1 trn', 'labrador-sea > north-sea', { cargo: { infantry: 2 } }),
      unload('2 inf', 'north-sea > finland-norway'),
    ]);
    expect(codesOf(result)).toEqual([]);
  });
  test('an empty ship if the move says so', () => {
    const result = noncombat(state, [
      load('2 inf', 'united-kingdom > north-sea'),
      march('1 trn', 'north-sea > labrador-sea', { cargo: {} }),
    ]);
    expect(unitsIn(result.state, 'labrador-sea', 'uk')).toEqual({ transport: 1 });
  });
  test('transport.bridge-after-move-only  after landing it sails no more', () => {
    const one = uk({ 'united-kingdom': { uk: '2 inf' }, 'north-sea': { uk: '1 trn' } }, { control: norway });
    const bridge = [load('2 inf', 'united-kingdom > north-sea'), unload('2 inf', 'north-sea > finland-norway')];
    const result = noncombat(one, [...bridge, march('1 trn', 'north-sea > barents-sea')]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'transport-done', at: 'moves/2' });
    expect(clausesOf(result)).toContain('transport.bridge-after-move-only');
    expect(effectsOf(noncombat(one, bridge))).toContain('bridged');
  });
  test('transport.bridge-after-move-only  but it may bridge after sailing', () => {
    const one = uk({ 'united-kingdom': { uk: '2 inf' }, 'labrador-sea': { uk: '1 trn' } }, { control: norway });
    const result = noncombat(one, [
      march('1 trn', 'labrador-sea > north-sea'),
      load('2 inf', 'united-kingdom > north-sea'),
      unload('2 inf', 'north-sea > finland-norway'),
    ]);
    expect(codesOf(result)).toEqual([]);
  });
  test('transport.bridging-limit  no third infantry', () => {
    const one = uk({ 'united-kingdom': { uk: '3 inf' }, 'north-sea': { uk: '1 trn' } }, { control: norway });
    const result = noncombat(one, [
      load('2 inf', 'united-kingdom > north-sea'),
      unload('2 inf', 'north-sea > finland-norway'),
      load('1 inf', 'united-kingdom > north-sea'),
    ]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'transport-done', at: 'moves/2' });
    expect(clausesOf(result)).toContain('transport.bridging-limit');
  });
  test('ruling.D9  a gun may be bridged', () => {
    const one = uk({ 'united-kingdom': { uk: '1 aa' }, 'north-sea': { uk: '1 trn' } }, { control: norway });
    const result = noncombat(one, [
      load('1 aa', 'united-kingdom > north-sea'),
      unload('1 aa', 'north-sea > finland-norway'),
    ]);
    expect(unitsIn(result.state, 'finland-norway', 'uk')).toEqual({ 'aa-gun': 1 });
  });
  test('B8.3  boarding and landing are the whole move of a land unit', () => {
    const one = uk({
      'eastern-canada': { uk: '1 inf' },
      'western-canada': { uk: '1 arm' },
      'labrador-sea': { uk: '1 trn' },
    });
    const walked = noncombat(one, [
      march('1 inf', 'eastern-canada > western-canada'),
      load('1 inf', 'western-canada > labrador-sea'),
    ]);
    expect(clausesOf(walked)).toContain('B8.3');
    const landed = noncombat(one, [
      load('1 inf', 'eastern-canada > labrador-sea'),
      unload('1 inf', 'labrador-sea > western-canada'),
      march('1 inf', 'western-canada > alaska'),
    ]);
    expect(refusalsOf(landed)[0]).toMatchObject({ code: 'already-moved', at: 'moves/2' });
  });
  test('B8.4  two infantry may land in two territories in noncombat movement', () => {
    const one = uk(
      { 'united-kingdom': { uk: '2 inf' }, 'north-sea': { uk: '1 trn' } },
      { control: { ...norway, 'western-europe': 'uk' } },
    );
    const result = noncombat(one, [
      load('2 inf', 'united-kingdom > north-sea'),
      unload('1 inf', 'north-sea > finland-norway'),
      unload('1 inf', 'north-sea > western-europe'),
    ]);
    expect(codesOf(result)).toEqual([]);
  });
  test('B8.5  cargo stays aboard over turns', () => {
    const laden = uk(
      {},
      { cargo: [{ space: 'labrador-sea', power: 'uk', ship: 'transport', units: { uk: '1 arm' } }], control: norway },
    );
    const result = noncombat(laden, [
      march('1 trn', 'labrador-sea > north-sea'),
      unload('1 arm', 'north-sea > finland-norway'),
    ]);
    expect(unitsIn(result.state, 'finland-norway', 'uk')).toEqual({ armor: 1 });
  });
});

describe('board.kwangtung-not-japan-zone', () => {
  const laden = { space: 'sea-of-japan', power: 'japan', ship: 'transport', units: { japan: '2 inf' } } as const;
  const state = positionOf({ power: 'japan', units: {}, cargo: [laden] });

  test('through its own zone', () => {
    const result = noncombat(state, [
      march('1 trn', 'sea-of-japan > south-china-sea'),
      unload('2 inf', 'south-china-sea > kwangtung'),
    ]);
    expect(unitsIn(result.state, 'kwangtung', 'japan')).toEqual({ infantry: 2 });
  });
  test('not from the Japan zone', () => {
    expect(clausesOf(noncombat(state, [unload('1 inf', 'sea-of-japan > kwangtung')]))[0]).toBe(
      'board.kwangtung-not-japan-zone',
    );
  });
  test('board.hudson-bay-western-canada  one that does touch', () => {
    const canada = uk(
      {},
      { cargo: [{ space: 'labrador-sea', power: 'uk', ship: 'transport', units: { uk: '1 inf' } }] },
    );
    expect(codesOf(noncombat(canada, [unload('1 inf', 'labrador-sea > western-canada')]))).toEqual([]);
  });
});

describe('B9.1  landings in combat movement', () => {
  const base = { 'united-kingdom': { uk: '3 inf' }, 'north-sea': { uk: '2 trn 1 bb' } };
  const ashore = [load('2 inf', 'united-kingdom > north-sea'), unload('2 inf', 'north-sea > western-europe')];

  test('against defenders the landing is announced', () => {
    const result = combat(uk({ ...base, 'western-europe': { germany: '1 inf' } }), ashore);
    expect(codesOf(result)).toEqual([]);
    expect(eventsOf(result)).toContain('landing-declared');
    expect(result.state.turn.landings).toMatchObject([{ zone: 'north-sea', to: 'western-europe' }]);
    expect(unitsIn(result.state, 'north-sea', 'uk')).toMatchObject({ infantry: 2 });
  });
  test('into empty enemy land it is made at once', () => {
    const result = combat(uk(base), ashore);
    expect(spaceAt(result.state, 'western-europe').control).toBe('uk');
    expect(unitsIn(result.state, 'western-europe', 'uk')).toEqual({ infantry: 2 });
  });
  test('amphib.sea-battle-first  and waits while enemy ships are in the zone', () => {
    const result = combat(uk({ ...base, 'north-sea': { uk: '2 trn 1 bb', germany: '1 sub' } }), ashore);
    expect(codesOf(result)).toEqual([]);
    expect(spaceAt(result.state, 'western-europe').control).toBe('germany');
    expect(effectsOf(result)).toContain('landing-waits-for-sea-battle');
  });
  test('into friendly land they wait for noncombat movement', () => {
    const result = combat(uk(base, { control: norway }), [
      load('1 inf', 'united-kingdom > north-sea'),
      unload('1 inf', 'north-sea > finland-norway'),
    ]);
    expect(codesOf(result)).toContain('no-combat-there');
  });
  test('B8.4  one transport lands in one territory', () => {
    const one = uk({
      'united-kingdom': { uk: '2 inf' },
      'north-sea': { uk: '1 trn' },
      'western-europe': { germany: '1 inf' },
      'finland-norway': { germany: '1 inf' },
    });
    const result = combat(one, [
      load('2 inf', 'united-kingdom > north-sea'),
      unload('1 inf', 'north-sea > western-europe'),
      unload('1 inf', 'north-sea > finland-norway'),
    ]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'one-landing-place', at: 'moves/2', clauses: ['B8.4'] });
  });
  test('one of two infantry may stay aboard, for nothing forbids it', () => {
    const result = combat(uk({ ...base, 'western-europe': { germany: '1 inf' } }), [
      load('2 inf', 'united-kingdom > north-sea'),
      unload('1 inf', 'north-sea > western-europe'),
    ]);
    expect(codesOf(result)).toEqual([]);
  });
  test('B5.5  boarding alone is not combat', () => {
    expect(codesOf(combat(uk(base), [load('2 inf', 'united-kingdom > north-sea')]))).toEqual(['ship-without-combat']);
  });
  test('guns neither board nor land in combat movement', () => {
    const gun = uk({ ...base, 'united-kingdom': { uk: '1 aa' } });
    expect(codesOf(combat(gun, [load('1 aa', 'united-kingdom > north-sea')]))).toEqual(['gun-waits-for-noncombat']);
  });
  test('transport.not-alone  a lone transport may go where enemies are', () => {
    const lone = uk({ 'labrador-sea': { uk: '1 trn' }, 'north-sea': { germany: '1 sub' } });
    expect(codesOf(combat(lone, [march('1 trn', 'labrador-sea > north-sea')]))).toEqual([]);
  });
  test('battleships and transports that come for the landing are in combat', () => {
    const result = combat(uk({ ...base, 'labrador-sea': { uk: '1 bb' }, 'western-europe': { germany: '1 inf' } }), [
      march('1 bb', 'labrador-sea > north-sea'),
      ...ashore,
    ]);
    expect(codesOf(result)).toEqual([]);
  });
});

describe('transport.allied-three-turns  aboard an ally', () => {
  const soviet = { 'united-kingdom': { uk: '2 inf' }, 'north-sea': { ussr: '1 trn' } };

  test('board in one turn, and stay', () => {
    const state = uk(soviet, { control: norway });
    const result = noncombat(state, [load('2 inf', 'united-kingdom > north-sea', 'ussr')]);
    expect(unitsIn(result.state, 'north-sea', 'uk')).toEqual({ infantry: 2 });
    const bridged = noncombat(state, [
      load('2 inf', 'united-kingdom > north-sea', 'ussr'),
      unload('2 inf', 'north-sea > finland-norway'),
    ]);
    expect(refusalsOf(bridged)[0]).toMatchObject({ code: 'allied-transport-waits', at: 'moves/1' });
    expect(clausesOf(bridged)).toContain('transport.allied-three-turns');
  });
  test('sail in the turn of the ship', () => {
    const state = positionOf({
      power: 'ussr',
      units: {},
      cargo: [{ space: 'north-sea', power: 'ussr', ship: 'transport', units: { uk: '2 inf' } }],
    });
    const result = noncombat(state, [march('1 trn', 'north-sea > barents-sea')]);
    expect(unitsIn(result.state, 'barents-sea', 'uk')).toEqual({ infantry: 2 });
    expect(effectsOf(result)).toContain('allied-cargo');
  });
  test('land in the next own turn, the ship staying where it is', () => {
    const state = uk(
      {},
      { cargo: [{ space: 'north-sea', power: 'ussr', ship: 'transport', units: { uk: '2 inf' } }], control: norway },
    );
    expect(codesOf(noncombat(state, [unload('2 inf', 'north-sea > finland-norway')]))).toEqual([]);
    expect(clausesOf(noncombat(state, [march('1 trn', 'north-sea > barents-sea')]))).toContain('allies.no-gifts');
  });
  test('or attack from it', () => {
    const state = uk(
      { 'finland-norway': { germany: '1 inf' } },
      { cargo: [{ space: 'north-sea', power: 'ussr', ship: 'transport', units: { uk: '2 inf' } }] },
    );
    expect(result(state)).toEqual([]);
  });
  const result = (state: ReturnType<typeof uk>) =>
    codesOf(combat(state, [unload('2 inf', 'north-sea > finland-norway')]));
  test('an ally does not unload them', () => {
    const state = positionOf({
      power: 'ussr',
      units: {},
      cargo: [{ space: 'north-sea', power: 'ussr', ship: 'transport', units: { uk: '2 inf' } }],
      control: norway,
    });
    expect(codesOf(noncombat(state, [unload('2 inf', 'north-sea > finland-norway')]))).toEqual(['units-of-ally']);
  });
});
