import { describe, expect, test } from 'vitest';
import {
  cashOf,
  decide,
  evolve,
  type OpenGame,
  type Position,
  spaceAt,
  spaceAtStart,
  unopened,
} from '../../../src/engine/index.ts';
import { violations } from '../../../src/engine/invariants.ts';
import { secondEdition, usualOptions } from '../../../src/rulesets/index.ts';
import { countUnits } from '../../../src/vocab/index.ts';
import { FIVE_POWERS as POWERS } from '../../support/five-powers.ts';
import { codesOf, effectsOf, refusalsOf } from '../../support/moves.ts';

const opening = (more: Partial<OpenGame> = {}): OpenGame => ({
  type: 'open-game',
  title: 'A game',
  board: 'second-edition',
  ruleset: 'second-edition',
  version: 1,
  options: usualOptions(secondEdition),
  players: [{ id: 'anna', name: 'Anna', powers: [...POWERS], role: 'player' }],
  dice: { source: 'local' },
  purpose: 'play',
  ...more,
});

const open = (more: Partial<OpenGame> = {}) => {
  const result = decide(secondEdition, unopened(), opening(more));
  return { ...result, state: result.ok ? result.value.events.reduce(evolve, unopened()) : unopened() };
};

const position = (more: Partial<Position> = {}): Position => ({
  round: 5,
  power: 'uk',
  control: {},
  units: [],
  treasury: { uk: 12 },
  technology: { japan: ['rockets'] },
  ...more,
});

describe('B1.3, B2.11  the printed set-up', () => {
  const { state } = open();

  test('the USSR begins round 1', () => {
    expect([state.round, state.turn.power, state.turn.phase]).toEqual([1, 'ussr', 'research']);
  });
  test('cash is production', () => {
    expect(POWERS.map((power) => cashOf(state, power))).toEqual([24, 32, 30, 25, 36]);
  });
  test('161 units, ids from 1, all of them sound', () => {
    const units = state.spaces.flatMap((space) => space.units);
    expect(units).toHaveLength(161);
    expect(state.nextUnit).toBe(162);
    expect(violations(secondEdition, state)).toEqual([]);
  });
  test('fighters in a sea zone are aboard the carrier there', () => {
    const [fighter] = spaceAt(state, 'hawaiian-sea').units.filter(({ type }) => type === 'fighter');
    const [carrier] = spaceAt(state, 'hawaiian-sea').units.filter(({ type }) => type === 'carrier');
    expect(fighter?.aboard).toBe(carrier?.id);
  });
  test('the same order always makes the same event', () => {
    expect(open()).toEqual(open());
  });
});

describe('B23.3  a balance may give the Axis technology', () => {
  test('jet power and super submarines', () => {
    const result = open({ options: { ...usualOptions(secondEdition), balance: 'axis-technology' } });
    expect(result.state.technology).toMatchObject({ germany: ['jet-power'], japan: ['super-submarines'], usa: [] });
    expect(effectsOf(result)).toEqual(['balance-axis-technology']);
  });
});

describe('an agreed position', () => {
  test('begins where it says, with what it says', () => {
    const { state } = open({
      start: position({
        control: { algeria: 'usa' },
        units: [{ space: 'algeria', power: 'usa', units: { infantry: 2 } }],
      }),
    });
    expect([state.round, state.turn.power, cashOf(state, 'uk'), cashOf(state, 'usa')]).toEqual([5, 'uk', 12, 0]);
    expect(spaceAt(state, 'algeria').control).toBe('usa');
    expect(spaceAt(state, 'libya').control).toBe('germany');
    expect(state.technology.japan).toEqual(['rockets']);
  });
  test('cargo is aboard the ship it names, an ally’s as well', () => {
    const { state } = open({
      start: position({
        units: [
          { space: 'north-sea', power: 'uk', units: { transport: 1, carrier: 1 } },
          { space: 'north-sea', power: 'usa', units: { fighter: 2 } },
        ],
        cargo: [
          { space: 'north-sea', power: 'uk', ship: 'transport', units: [{ power: 'usa', units: { infantry: 2 } }] },
        ],
      }),
    });
    const { units } = spaceAt(state, 'north-sea');
    expect(countUnits(units.filter(({ aboard }) => aboard !== undefined))).toEqual({ infantry: 2, fighter: 2 });
    expect(violations(secondEdition, state)).toEqual([]);
  });
  test.each([
    ['not-on-board', position({ units: [{ space: 'atlantis', power: 'uk', units: { infantry: 1 } }] })],
    ['not-on-board', position({ control: { 'caspian-sea': null } })],
    ['sea-controlled', position({ control: { 'north-sea': 'uk' } })],
    ['land-without-owner', position({ control: { algeria: null } })],
    ['land-unit-at-sea', position({ units: [{ space: 'north-sea', power: 'uk', units: { infantry: 1 } }] })],
    ['ship-on-land', position({ units: [{ space: 'india', power: 'uk', units: { transport: 1 } }] })],
    ['plane-without-carrier', position({ units: [{ space: 'north-sea', power: 'uk', units: { fighter: 1 } }] })],
    [
      'plane-without-carrier',
      position({ units: [{ space: 'north-sea', power: 'uk', units: { carrier: 1, bomber: 1 } }] }),
    ],
    [
      'plane-without-carrier',
      position({ units: [{ space: 'north-sea', power: 'uk', units: { carrier: 1, fighter: 3 } }] }),
    ],
    ['units-on-enemy-land', position({ units: [{ space: 'germany', power: 'uk', units: { infantry: 1 } }] })],
    ['units-on-enemy-land', position({ units: [{ space: 'spain', power: 'uk', units: { infantry: 1 } }] })],
    ['complex-of-another', position({ units: [{ space: 'india', power: 'usa', units: { 'industrial-complex': 1 } }] })],
    ['too-many-guns', position({ units: [{ space: 'india', power: 'uk', units: { 'aa-gun': 2 } }] })],
    ['too-many-complexes', position({ units: [{ space: 'india', power: 'uk', units: { 'industrial-complex': 2 } }] })],
    [
      'no-such-ship',
      position({
        cargo: [
          { space: 'north-sea', power: 'uk', ship: 'transport', units: [{ power: 'uk', units: { infantry: 1 } }] },
        ],
      }),
    ],
    [
      'too-much-cargo',
      position({
        units: [{ space: 'north-sea', power: 'uk', units: { transport: 1 } }],
        cargo: [
          {
            space: 'north-sea',
            power: 'uk',
            ship: 'transport',
            units: [{ power: 'uk', units: { infantry: 1, armor: 1 } }],
          },
        ],
      }),
    ],
  ] as const)('%s is impossible', (why, start) => {
    expect(refusalsOf(open({ start })).map(({ params }) => params)).toContainEqual(expect.objectContaining({ why }));
  });
});

describe('later in a turn than at its beginning', () => {
  const control = { 'french-equatorial-africa': 'uk' } as const;
  const taken = { 'french-equatorial-africa': 'germany' } as const;

  test('a game goes on to a phase, with land that changed hands in this turn', () => {
    const { state } = open({ start: position({ control, taken, phase: 'noncombat-move' }) });
    expect(state.turn.phase).toBe('noncombat-move');
    expect(spaceAtStart(state, 'french-equatorial-africa')).toEqual({ control: 'germany', units: [] });
    expect(spaceAt(state, 'french-equatorial-africa').control).toBe('uk');
    expect(violations(secondEdition, state)).toEqual([]);
  });
  test('but not to one that the rules do not have, nor with land that others hold', () => {
    expect(codesOf(open({ start: position({ phase: 'lend-lease' }) }))).toEqual(['no-such-phase']);
    const others = { algeria: 'uk', atlantis: null } as const;
    expect(refusalsOf(open({ start: position({ taken: others }) })).map(({ params }) => params)).toEqual([
      { space: 'atlantis', why: 'not-on-board' },
      { space: 'algeria', why: 'not-taken' },
      { space: 'atlantis', why: 'not-taken' },
    ]);
  });
});

describe('a game is opened once, by rules and on a board we know', () => {
  test('twice', () => {
    const again = decide(secondEdition, open().state, opening());
    expect(again.ok ? [] : again.error.map(({ code }) => code)).toEqual(['game-already-open']);
  });
  test('another version, another board', () => {
    expect(codesOf(open({ version: 7, board: 'chess' }))).toEqual(['unknown-ruleset', 'wrong-board']);
  });
  test('nothing before it', () => {
    const early = decide(secondEdition, unopened(), { type: 'end-turn', power: 'ussr' });
    expect(early.ok ? [] : early.error.map(({ code }) => code)).toEqual(['game-not-open']);
  });
});
