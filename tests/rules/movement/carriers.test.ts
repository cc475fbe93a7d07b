import { describe, expect, test } from 'vitest';
import { decide, evolve, spaceAt, turnOf } from '../../../src/engine/index.ts';
import { secondEdition } from '../../../src/rulesets/index.ts';
import { clausesOf, codesOf, combat, effectsOf, march, noncombat, refusalsOf, unitsIn } from '../../support/moves.ts';
import { type Laden, positionOf } from '../../support/position.ts';

const japan = (
  units: Parameters<typeof positionOf>[0]['units'],
  more: Partial<Parameters<typeof positionOf>[0]> = {},
) => positionOf({ power: 'japan', units: units ?? {}, ...more });
const deck = (space: string, fighters: string): Laden => ({
  space,
  power: 'japan',
  ship: 'carrier',
  units: { japan: fighters },
});

describe('carrier.no-kamikaze  a plane may be launched if a landing place is possible', () => {
  const strike = march('1 ftr', 'caroline-islands-sea > wake-island-sea > hawaiian-sea');
  const far = march('1 ftr', 'japan > sea-of-japan > wake-island-sea > hawaiian-sea');

  test('its carrier can come to meet it', () => {
    const state = japan({
      japan: { japan: '1 ftr' },
      'sea-of-japan': { japan: '1 car' },
      'hawaiian-sea': { usa: '1 sub' },
    });
    const result = combat(state, [far]);
    expect(codesOf(result)).toEqual([]);
    expect(effectsOf(result)).toContain('home-to-carrier');
  });
  test('every carrier is too far', () => {
    const state = japan({
      japan: { japan: '1 ftr' },
      'gulf-of-siam': { japan: '1 car' },
      'hawaiian-sea': { usa: '1 sub' },
    });
    const result = combat(state, [far]);
    expect(refusalsOf(result)[0]).toMatchObject({
      code: 'no-landing-place',
      params: { space: 'hawaiian-sea', unit: 'fighter', left: 1 },
    });
    expect(clausesOf(result)).toContain('carrier.no-kamikaze');
  });
  test('the way there must be clear or to be cleared', () => {
    const units = {
      japan: { japan: '1 ftr' },
      'sea-of-japan': { japan: '1 car' },
      'hawaiian-sea': { usa: '1 sub' },
      'wake-island-sea': { usa: '1 trn' },
      'north-pacific-ocean': { usa: '1 trn' },
      'midway-sea': { usa: '1 trn' },
    };
    expect(codesOf(combat(japan(units), [far]))).toEqual(['no-landing-place']);
    const cleared = japan({ ...units, 'okinawa-sea': { japan: '1 sub' } });
    expect(codesOf(combat(cleared, [far, march('1 sub', 'okinawa-sea > wake-island-sea')]))).toEqual([]);
  });
  test('one carrier takes two, not three', () => {
    const units = { japan: { japan: '3 ftr' }, 'sea-of-japan': { japan: '1 car' }, 'hawaiian-sea': { usa: '1 sub' } };
    const out = (count: number) => march(`${count} ftr`, 'japan > sea-of-japan > wake-island-sea > hawaiian-sea');
    expect(codesOf(combat(japan(units), [out(2)]))).toEqual([]);
    expect(codesOf(combat(japan(units), [out(3)]))).toEqual(['no-landing-place']);
  });
  test('fighters still aboard need their room unless they can leave', () => {
    const units = { japan: { japan: '1 ftr' }, 'hawaiian-sea': { usa: '1 sub' } };
    const full = japan(units, { cargo: [deck('sea-of-japan', '2 ftr')] });
    expect(codesOf(combat(full, [far]))).toEqual([]);
    const stuck = japan(
      { ...units },
      {
        cargo: [{ space: 'midway-sea', power: 'japan', ship: 'carrier', units: { japan: '2 ftr' } }],
        control: { midway: 'usa', 'wake-island': 'usa', japan: 'japan' },
      },
    );
    expect(codesOf(combat(stuck, [far]))).toEqual([]);
  });
  test('guests keep their room', () => {
    const state = japan(
      { japan: { japan: '2 ftr' }, 'hawaiian-sea': { usa: '1 sub' } },
      { cargo: [{ space: 'sea-of-japan', power: 'japan', ship: 'carrier', units: { germany: '1 ftr' } }] },
    );
    expect(codesOf(combat(state, [march('2 ftr', 'japan > sea-of-japan > wake-island-sea > hawaiian-sea')]))).toEqual([
      'no-landing-place',
    ]);
  });
  test('two fleets, two fighters: the carriers share them out', () => {
    const state = japan({
      japan: { japan: '1 ftr' },
      'solomon-islands': { japan: '1 ftr' },
      'sea-of-japan': { japan: '1 car' },
      'bismarck-sea': { japan: '1 car' },
      'hawaiian-sea': { usa: '1 sub' },
      'polynesian-sea': { usa: '1 sub' },
    });
    const result = combat(state, [far, march('1 ftr', 'solomon-islands > solomon-sea > polynesian-sea')]);
    expect(codesOf(result)).toEqual([]);
  });
  test('ruling.D16  a carrier that may retreat to it will do', () => {
    const state = japan({
      'wake-island-sea': { japan: '1 car' },
      japan: { japan: '1 ftr' },
      'hawaiian-sea': { usa: '1 sub' },
      'midway-sea': { usa: '1 sub' },
    });
    const moves = [
      march('1 car', 'wake-island-sea > hawaiian-sea'),
      march('1 ftr', 'japan > sea-of-japan > north-pacific-ocean > midway-sea'),
    ];
    expect(codesOf(combat(state, moves))).toEqual([]);
    const refusing = {
      ...secondEdition,
      carriers: { ...secondEdition.carriers, retreatInPlan: 'refused' as const },
    };
    const back = [
      march('1 car', 'wake-island-sea > hawaiian-sea'),
      march('1 ftr', 'japan > sea-of-japan > wake-island-sea > solomon-sea', { land: 'wake-island-sea' }),
    ];
    const both = japan({
      'wake-island-sea': { japan: '1 car' },
      japan: { japan: '1 ftr' },
      'hawaiian-sea': { usa: '1 sub' },
      'solomon-sea': { usa: '1 sub' },
    });
    expect(codesOf(combat(both, back))).toEqual([]);
    expect(codesOf(combat(both, back, { ruleset: refusing }))).toEqual(['landing-impossible']);
  });
  test('a landing place that is named must be possible', () => {
    const state = japan({ japan: { japan: '1 ftr' }, 'wake-island-sea': { usa: '1 sub' } });
    const to = (land: string) => combat(state, [march('1 ftr', 'japan > sea-of-japan > wake-island-sea', { land })]);
    expect(codesOf(to('wake-island'))).toEqual([]);
    expect(refusalsOf(to('manchuria'))).toMatchObject([]);
    expect(refusalsOf(to('midway'))[0]).toMatchObject({
      code: 'landing-impossible',
      at: 'moves/0',
      params: { land: 'midway', left: 2 },
    });
  });
  test('carrier.rendezvous-not-binding  the plan binds nobody', () => {
    const state = japan({ 'hawaiian-sea': { usa: '1 trn' } }, { cargo: [deck('caroline-islands-sea', '1 ftr')] });
    const out = combat(state, [strike]);
    expect(codesOf(out)).toEqual([]);
  });
});

describe('carrier.launch-before-move  own fighters take off before their carrier moves', () => {
  const state = japan({ 'hawaiian-sea': { usa: '1 sub' } }, { cargo: [deck('caroline-islands-sea', '1 ftr')] });

  test('fighter out, carrier after it in noncombat movement', () => {
    const clear = japan({}, { cargo: [deck('caroline-islands-sea', '1 ftr')] });
    const result = noncombat(clear, [
      march('1 car', 'caroline-islands-sea > wake-island-sea'),
      march('1 ftr', 'caroline-islands-sea > wake-island-sea'),
    ]);
    expect(codesOf(result)).toEqual([]);
    const fighter = spaceAt(result.state, 'wake-island-sea').units.find(({ type }) => type === 'fighter');
    expect(fighter?.aboard).toBeDefined();
    expect(effectsOf(result)).toEqual(expect.arrayContaining(['fighters-launched', 'landed-on-carrier']));
  });
  test('together in one move as well', () => {
    const clear = japan({}, { cargo: [deck('caroline-islands-sea', '2 ftr')] });
    const result = noncombat(clear, [march('1 car 2 ftr', 'caroline-islands-sea > wake-island-sea > hawaiian-sea')]);
    expect(codesOf(result)).toEqual([]);
    expect(unitsIn(result.state, 'hawaiian-sea', 'japan')).toEqual({ fighter: 2, carrier: 1 });
  });
  test('a fighter is not carried nearer to its target', () => {
    const result = combat(state, [
      march('1 car', 'caroline-islands-sea > wake-island-sea'),
      march('1 ftr', 'wake-island-sea > hawaiian-sea'),
    ]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'fighter-left-behind', at: 'moves/1' });
    expect(clausesOf(result)).toContain('carrier.launch-before-move');
  });
  test('nor left without a way home', () => {
    const lonely = positionOf({
      power: 'usa',
      units: {},
      cargo: [{ space: 'south-pacific-ocean', power: 'usa', ship: 'carrier', units: { usa: '1 ftr' } }],
    });
    const result = noncombat(lonely, [march('1 car', 'south-pacific-ocean > polynesian-sea')]);
    expect(refusalsOf(result)[0]).toMatchObject({
      code: 'no-landing-place',
      at: 'moves/0',
      params: { space: 'south-pacific-ocean' },
    });
  });
});

describe('carrier.no-move-after-landing  carriers move before fighters land on them', () => {
  const state = positionOf({
    power: 'usa',
    units: { 'hawaiian-islands': { usa: '1 ftr' }, 'hawaiian-sea': { usa: '1 car' } },
  });

  test('carrier first', () => {
    const result = noncombat(state, [
      march('1 car', 'hawaiian-sea > midway-sea'),
      march('1 ftr', 'hawaiian-islands > hawaiian-sea > midway-sea'),
    ]);
    expect(codesOf(result)).toEqual([]);
    expect(unitsIn(result.state, 'midway-sea', 'usa')).toEqual({ fighter: 1, carrier: 1 });
  });
  test('not fighter first', () => {
    const result = noncombat(state, [
      march('1 ftr', 'hawaiian-islands > hawaiian-sea'),
      march('1 car', 'hawaiian-sea > midway-sea'),
    ]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'carrier-holds-landed', at: 'moves/1' });
    expect(clausesOf(result)).toContain('carrier.no-move-after-landing');
  });
  test('B6.6  no third fighter', () => {
    const full = positionOf({
      power: 'usa',
      units: { 'hawaiian-islands': { usa: '1 ftr' } },
      cargo: [{ space: 'hawaiian-sea', power: 'usa', ship: 'carrier', units: { usa: '1 ftr', uk: '1 ftr' } }],
    });
    expect(codesOf(noncombat(full, [march('1 ftr', 'hawaiian-islands > hawaiian-sea')]))).toEqual([
      'no-room-on-carrier',
    ]);
  });
});

describe('carrier.allied-landing  guests', () => {
  const guest = { space: 'hawaiian-sea', power: 'usa', ship: 'carrier', units: { uk: '1 ftr' } } as const;

  test('land on an ally', () => {
    const state = positionOf({
      power: 'uk',
      units: { 'hawaiian-islands': { uk: '1 ftr' }, 'hawaiian-sea': { usa: '1 car' } },
    });
    const result = noncombat(state, [march('1 ftr', 'hawaiian-islands > hawaiian-sea')]);
    expect(effectsOf(result)).toContain('landed-on-allied-carrier');
  });
  test('go where the carrier goes', () => {
    const state = positionOf({ power: 'usa', units: {}, cargo: [guest] });
    const result = noncombat(state, [march('1 car', 'hawaiian-sea > midway-sea')]);
    expect(unitsIn(result.state, 'midway-sea', 'uk')).toEqual({ fighter: 1 });
    expect(effectsOf(result)).toContain('guests-carried');
  });
  test('do not take off in the turn of their host', () => {
    const state = positionOf({ power: 'usa', units: {}, cargo: [guest] });
    const result = combat(state, [march('1 ftr', 'hawaiian-sea > midway-sea')]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'units-of-ally', params: { owner: 'uk' } });
    expect(clausesOf(result)).toContain('carrier.allied-landing');
  });
  test('take off in their own', () => {
    const state = positionOf({ power: 'uk', units: { 'wake-island-sea': { japan: '1 trn' } }, cargo: [guest] });
    expect(codesOf(combat(state, [march('1 ftr', 'hawaiian-sea > wake-island-sea')]))).toEqual([]);
  });
});

describe('the end of the turn brings planes down', () => {
  const state = japan({ 'wake-island-sea': { japan: '1 car' }, 'wake-island': { japan: '1 ftr' } }, { control: {} });

  test('on the carrier they are over, noncombat movement made or not', () => {
    const over = japan({ 'okinawa-sea': {} }, { cargo: [deck('caroline-islands-sea', '1 ftr')] });
    const flown = combat(over, [march('1 ftr', 'caroline-islands-sea > wake-island-sea > caroline-islands-sea')]);
    expect(codesOf(flown)).toEqual([]);
    const ended = decide(secondEdition, flown.state, { type: 'end-turn', power: 'japan' });
    expect(ended.ok).toBe(true);
    const after = ended.ok ? ended.value.events.reduce(evolve, flown.state) : flown.state;
    expect(spaceAt(after, 'caroline-islands-sea').units.find(({ type }) => type === 'fighter')?.aboard).toBeDefined();
  });
  test('air.homeless-fighter-lands-in-zone  or on the friendly island of the zone', () => {
    const flown = combat(japan({ 'wake-island': { japan: '1 ftr' } }), [
      march('1 ftr', 'wake-island > wake-island-sea'),
    ]);
    const result = noncombat(flown.state, []);
    expect(unitsIn(result.state, 'wake-island', 'japan')).toEqual({ fighter: 1 });
    expect(effectsOf(result)).toContain('landed-on-island');
  });
  test('a fighter in the air keeps what it has spent', () => {
    const flown = combat(state, [march('1 ftr', 'wake-island > wake-island-sea')]);
    const fighter = spaceAt(flown.state, 'wake-island-sea').units.find(({ type }) => type === 'fighter');
    expect(turnOf(flown.state, fighter?.id ?? 0)).toMatchObject({ origin: 'wake-island', spent: 1, moved: 'combat' });
  });
});
