// What holds of every battle, whoever fights it: it ends, units are conserved, and it goes on from any saved position
// to the same end.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  awaits,
  decide,
  evolve,
  type GameEvent,
  GameEventSchema,
  type GameOrder,
  type GameState,
  resume,
  spaceAt,
} from '../../../src/engine/index.ts';
import { secondEdition } from '../../../src/rulesets/index.ts';
import { countUnits, type Faces, noFaces, type Power, UNIT_TYPES, type UnitCounts } from '../../../src/vocab/index.ts';
import { moved, NONCE } from '../../support/battles.ts';
import { combat, march } from '../../support/moves.ts';
import { type Given, positionOf } from '../../support/position.ts';

/** Faces that depend on the purpose and a seed alone, so that asking again gives the same. */
const seeded =
  (seed: number): Faces =>
  ({ purpose, n }) => {
    let hash = seed ^ 0x9e3779b9;
    for (const letter of purpose) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    return Array.from({ length: n }, () => {
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
      return ((hash >>> 8) % 6) + 1;
    });
  };

/** An answer to whatever is due, chosen by a number. */
const answer = (state: GameState, choice: number): GameOrder | undefined => {
  const [due] = awaits(secondEdition, state);
  if (due?.kind !== 'decision') return undefined;
  const [power] = due.from;
  if (power === undefined) return undefined;
  const base = { power, battle: due.battle, nonce: NONCE } as const;
  const to = due.to[choice % Math.max(1, due.to.length)];
  if (due.decision === 'withdraw') {
    return choice % 3 === 0 || to === undefined
      ? { type: 'withdraw', ...base, submarines: 0 }
      : { type: 'withdraw', ...base, submarines: 1, to };
  }
  if (due.decision === 'retreat') {
    return choice % 2 === 0
      ? { type: 'fight', power, battles: [{ battle: due.battle }], nonce: NONCE }
      : { type: 'retreat', ...base, ...(to === undefined ? {} : { to }) };
  }
  const all = [...state.spaces.flatMap(({ units }) => units)].filter(({ id }) => due.among.includes(id));
  const ships = all.filter(({ type }) => secondEdition.board.units[type].domain === 'sea');
  const first = [...ships, ...all.filter((unit) => !ships.includes(unit))].slice(0, due.hits);
  const powers = [...new Set(first.map((unit) => unit.power))];
  const lost = powers.map((owner) => ({
    power: owner,
    units: countUnits(first.filter((unit) => unit.power === owner)),
  }));
  return { type: 'casualties', ...base, lost };
};

interface Played {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly lines: number;
}

const fold = (state: GameState, events: readonly GameEvent[]): GameState => events.reduce(evolve, state);

/** Plays all battles of a turn to their end. `step`: no dice until they are asked for, one line after the other. */
const play = (
  start: GameState,
  seed: number,
  choices: readonly number[],
  how: 'at-once' | 'step-by-step',
  plan?: 'ask' | 'SA',
): Played => {
  const faces = seeded(seed);
  const events: GameEvent[] = [];
  let state = start;
  let lines = 0;
  const take = (result: ReturnType<typeof decide>): void => {
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    events.push(...result.value.events);
    state = fold(state, result.value.events);
    lines += 1;
  };
  const battles = start.turn.battles.map(({ id }) => ({
    battle: id,
    ...(plan === undefined ? {} : { conduct: { plan } }),
  }));
  let order: GameOrder | undefined = { type: 'fight', power: start.turn.power, battles, nonce: NONCE };
  for (let turn = 0; order !== undefined && turn < 400; turn += 1) {
    take(decide(secondEdition, state, order, how === 'at-once' ? faces : noFaces));
    while (state.awaiting.length > 0) take(resume(secondEdition, state, faces));
    order = answer(state, choices[turn % choices.length] ?? 0);
  }
  return { state, events, lines };
};

const count = (max: number) => fc.integer({ min: 0, max });
const text = (counts: UnitCounts): string =>
  UNIT_TYPES.flatMap((type) => ((counts[type] ?? 0) === 0 ? [] : [`${counts[type]} ${WORDS[type]}`])).join(' ');
const WORDS: { readonly [type: string]: string } = {
  infantry: 'inf',
  armor: 'arm',
  fighter: 'ftr',
  bomber: 'bmb',
  'aa-gun': 'aa',
  transport: 'trn',
  submarine: 'sub',
  carrier: 'car',
  battleship: 'bb',
};

const land = fc.record({ infantry: count(4), armor: count(3), fighter: count(2), bomber: count(2) });
const landPair = fc.record({ attack: land, defence: land, allies: land, gun: fc.boolean() });
const sea = fc.record({ transport: count(3), submarine: count(3), carrier: count(1), battleship: count(2) });
const seaPair = fc.record({ attack: sea, defence: sea, allies: sea, planes: count(2), deck: count(2) });
const options = fc.record({
  luck: fc.constantFrom('dice' as const, 'low-luck' as const),
  askDefender: fc.constantFrom('club' as const, 'never' as const),
});

const total = (counts: UnitCounts): number => UNIT_TYPES.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
const units = (owner: Power, counts: UnitCounts) => (total(counts) === 0 ? {} : { [owner]: text(counts) });

const landBattle = (
  { attack, defence, allies, gun }: typeof landPair extends fc.Arbitrary<infer T> ? T : never,
  given: Partial<Given>,
): GameState => {
  const garrison = { ...units('ussr', { ...defence, ...(gun ? { 'aa-gun': 1 } : {}) }), ...units('uk', allies) };
  const state = positionOf({
    power: 'germany',
    units: { 'eastern-europe': { germany: text(attack) }, 'ukraine-ssr': garrison },
    control: { 'ukraine-ssr': 'ussr' },
    ...given,
  });
  return moved(combat(state, [march(text(attack), 'eastern-europe > ukraine-ssr')], { faces: seeded(7) }));
};

const seaBattle = (
  { attack, defence, allies, planes, deck }: typeof seaPair extends fc.Arbitrary<infer T> ? T : never,
  given: Partial<Given>,
): GameState => {
  const state = positionOf({
    power: 'japan',
    units: {
      'wake-island-sea': units('japan', attack),
      'wake-island': planes === 0 ? {} : { japan: `${planes} ftr` },
      'hawaiian-sea': { ...units('usa', { ...defence, carrier: 0 }), ...units('uk', allies) },
    },
    control: { 'wake-island': 'japan' },
    cargo:
      defence.carrier === 0
        ? []
        : [
            {
              space: 'hawaiian-sea',
              power: 'usa',
              ship: 'carrier',
              units: deck === 0 ? { uk: '1 ftr' } : { usa: `${deck} ftr` },
            },
          ],
    ...given,
  });
  const moves = [
    ...(total(attack) === 0 ? [] : [march(text(attack), 'wake-island-sea > hawaiian-sea')]),
    ...(planes === 0 ? [] : [march(`${planes} ftr`, 'wake-island > wake-island-sea > hawaiian-sea')]),
  ];
  return moved(combat(state, moves));
};

const board = (state: GameState): readonly number[] =>
  state.spaces.flatMap((space) => space.units.map(({ id }) => id)).sort((a, b) => a - b);
const gone = (events: readonly GameEvent[]): readonly number[] =>
  events.flatMap((event) => (event.type === 'units-lost' ? event.units.flatMap(({ ids }) => ids) : []));

const holds = (start: GameState, seed: number, choices: readonly number[], plan?: 'ask'): void => {
  const once = play(start, seed, choices, 'at-once', plan);
  const steps = play(start, seed, choices, 'step-by-step', plan);
  expect(once.state.turn.battles.every(({ status }) => status === 'ended')).toBe(true);
  expect(once.state.turn.queue).toEqual([]);
  expect([...board(once.state), ...gone(once.events)].sort((a, b) => a - b)).toEqual(board(start));
  expect(steps.state.spaces).toEqual(once.state.spaces);
  expect(steps.state.turn.battles).toEqual(once.state.turn.battles);
  expect(steps.events.filter(({ type }) => type !== 'dice-awaited')).toEqual(
    once.events.filter(({ type }) => type !== 'dice-awaited'),
  );
  for (const event of once.events) expect(GameEventSchema.safeParse(event).success).toBe(true);
};

describe('every battle', () => {
  test('on land ends, keeps count of its units and goes on from any position', () => {
    fc.assert(
      fc.property(
        landPair,
        options,
        fc.integer(),
        fc.array(count(5), { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (pair, given, seed, choices, ask) => {
          fc.pre(total(pair.attack) > 0 && total(pair.defence) + total(pair.allies) > 0);
          holds(landBattle(pair, { options: given }), seed, choices, ask ? 'ask' : undefined);
        },
      ),
      { numRuns: 150, seed: 1986 },
    );
  });
  test('at sea too', () => {
    fc.assert(
      fc.property(
        seaPair,
        options,
        fc.integer(),
        fc.array(count(5), { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (pair, given, seed, choices, ask) => {
          fc.pre(total(pair.attack) > 0 && total(pair.defence) + total(pair.allies) > 0);
          holds(seaBattle(pair, { options: given }), seed, choices, ask ? 'ask' : undefined);
        },
      ),
      { numRuns: 150, seed: 1986 },
    );
  });
  test('leaves no ship aboard nothing: cargo and planes are on ships of their zone', () => {
    fc.assert(
      fc.property(seaPair, fc.integer(), (pair, seed) => {
        fc.pre(total(pair.attack) > 0 && total(pair.defence) + total(pair.allies) > 0);
        const { state } = play(seaBattle(pair, { options: { askDefender: 'never' } }), seed, [0], 'at-once');
        for (const [space] of state.slots) {
          const here = spaceAt(state, space).units;
          for (const { aboard } of here)
            if (aboard !== undefined) expect(here.some(({ id }) => id === aboard)).toBe(true);
        }
      }),
      { numRuns: 100, seed: 1986 },
    );
  });
});
