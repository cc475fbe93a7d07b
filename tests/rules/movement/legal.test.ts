import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, type GameState } from '../../../src/engine/index.ts';
import { legal, movementPhase } from '../../../src/engine/legal/legal.ts';
import type { Offer } from '../../../src/engine/legal/offer.ts';
import { RULESETS, type Ruleset, secondEdition } from '../../../src/rulesets/index.ts';
import type { Power, SpaceId } from '../../../src/vocab/index.ts';
import { FIVE_POWERS as POWERS } from '../../support/five-powers.ts';
import { codesOf, combat, march, noncombat, raid } from '../../support/moves.ts';
import { positionOf } from '../../support/position.ts';
import { positions } from '../../support/wild-positions.ts';

const start = (power: Power, phase: 'research' | 'noncombat-move' = 'research'): GameState =>
  positionOf({ power, position: 'start', round: 1, phase, treasury: { [power]: 6 } });
const offers = (state: GameState, ruleset: Ruleset = secondEdition): readonly Offer[] => legal(ruleset, state);
const accepted = (
  state: GameState,
  { moves }: Pick<Offer, 'moves'>,
  ruleset: Ruleset = secondEdition,
): readonly string[] => {
  const inCombat = movementPhase(ruleset, state) === 'combat';
  return codesOf(inCombat ? combat(state, moves, { ruleset }) : noncombat(state, moves, { ruleset }));
};
const ends = (state: GameState, space: SpaceId, type: Offer['type']): readonly SpaceId[] =>
  [
    ...new Set(
      offers(state)
        .filter((one) => one.space === space && one.type === type && one.by === 'march')
        .map(({ to }) => to),
    ),
  ].sort();

describe.each(RULESETS)('legal moves and the rules agree: $id', (ruleset) => {
  test('whatever is offered is accepted', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 0 }), (position, seed) => {
        const state = position(ruleset);
        const all = offers(state, ruleset);
        for (let i = 0; i < Math.min(12, all.length); i += 1) {
          const offer = all[(seed + i * 97) % all.length];
          if (offer !== undefined)
            expect({ offer, refused: accepted(state, offer, ruleset) }).toEqual({ offer, refused: [] });
        }
      }),
      { numRuns: 120, seed: 20260301 },
    );
  });

  test('what is not offered to a unit is refused', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 0 }), (position, seed) => {
        const state = position(ruleset);
        const phase = movementPhase(ruleset, state);
        const all = offers(state, ruleset);
        const { board } = ruleset;
        const spaces = board.spaces.filter(({ id }) => state.slots.has(id));
        for (let i = 0; i < 40; i += 1) {
          const from = spaces[(seed + i * 31) % spaces.length];
          const units = from === undefined ? [] : (state.spaces[state.slots.get(from.id) ?? -1]?.units ?? []);
          const unit = units.find(
            ({ power, type }) => power === state.turn.power && type !== 'industrial-complex' && type !== 'carrier',
          );
          if (from === undefined || unit === undefined || unit.aboard !== undefined) continue;
          for (const next of from.adjacent) {
            const offered = all.some(
              ({ type, path, moves }) =>
                type === unit.type &&
                path.length === 2 &&
                path[0] === from.id &&
                path[1] === next &&
                moves.length === 1,
            );
            const shorter = all.some(
              ({ type, space, to, aim }) => type === unit.type && space === from.id && to === next && aim !== 'raid',
            );
            if (offered || shorter) continue;
            const order = { kind: 'march' as const, units: { [unit.type]: 1 }, path: [from.id, next] };
            const refused =
              phase === 'combat' ? combat(state, [order], { ruleset }) : noncombat(state, [order], { ruleset });
            expect({ order, accepted: refused.ok }).toEqual({ order, accepted: false });
          }
        }
      }),
      { numRuns: 60, seed: 20260302 },
    );
  });
});

describe('when nobody may move', () => {
  const free = start('ussr');
  const held: Readonly<Record<string, Partial<GameState>>> = {
    'a bid is due': { bidding: { side: 'axis' } },
    'the game is drawn': { drawn: 'yes' },
    'the game is won': { winner: { side: 'allies', how: 'capitals' } },
  };

  test.each(Object.entries(held))('nothing is offered while %s', (_, why) => {
    expect(offers(free).length).toBeGreaterThan(0);
    expect(offers({ ...free, ...why })).toEqual([]);
  });
});

describe('counting the opening position', () => {
  test('Soviet infantry in Karelia has three territories to attack', () => {
    expect(ends(start('ussr'), 'karelia-ssr', 'infantry')).toEqual(['eastern-europe', 'finland-norway', 'ukraine-ssr']);
  });
  test('German armor in Eastern Europe has two, for nothing is empty, and Switzerland for 3 IPC', () => {
    expect(ends(start('germany'), 'eastern-europe', 'armor')).toEqual(['caucasus', 'karelia-ssr', 'switzerland']);
  });
  test('a submarine in the Baltic has one way out, and it is held', () => {
    const state = positionOf({ power: 'germany', position: 'start', units: { 'baltic-sea': { germany: '1 sub' } } });
    expect(ends(state, 'baltic-sea', 'submarine')).toEqual(['north-sea']);
    expect(ends({ ...state, turn: { ...state.turn, phase: 'noncombat-move' } }, 'baltic-sea', 'submarine')).toEqual([]);
  });
  test('a bomber may fight or raid where a complex stands', () => {
    const over = offers(start('uk')).filter(
      ({ type, to, space }) => type === 'bomber' && to === 'germany' && space === 'united-kingdom',
    );
    expect(over.map(({ aim }) => aim).sort()).toEqual(['battle', 'raid']);
    expect(over.every(({ home }) => home === 'airfield')).toBe(true);
  });
  test('a ferry comes with all its moves', () => {
    const offer = offers(start('uk')).find(
      ({ type, to, space }) => type === 'infantry' && space === 'united-kingdom' && to === 'finland-norway',
    );
    expect(offer?.moves.map(({ kind }) => kind)).toEqual(['load', 'unload']);
    expect(offer?.count).toBe(2);
    expect(offer?.aim).toBe('battle');
  });
  test('every power has moves in both phases', () => {
    for (const power of POWERS) {
      expect(offers(start(power)).some(({ aim }) => aim === 'battle')).toBe(true);
      expect(offers(start(power, 'noncombat-move')).length).toBeGreaterThan(0);
    }
  });
  test('B23.3  the USSR is offered no attack in round 1 if the players agreed on that', () => {
    const state = positionOf({ power: 'ussr', position: 'start', round: 1, options: { balance: 'no-soviet-attack' } });
    expect(offers(state).filter(({ aim }) => aim === 'battle' || aim === 'raid')).toEqual([]);
  });
  test('nothing is offered outside the movement phases', () => {
    const state = start('ussr');
    const ended = decide(secondEdition, state, { type: 'place', power: 'ussr', placements: [] });
    expect(ended.ok).toBe(true);
    expect(offers({ ...state, turn: { ...state.turn, phase: 'place' } })).toEqual([]);
  });
});

test('march and raid of the builder are the orders that are meant', () => {
  expect(raid('1 bmb', 'a > b')).toEqual({ ...march('1 bmb', 'a > b'), mission: 'raid' });
});
