// Orders nobody would give: whatever they say, `decide` answers and never throws, refuses in terms a program can read,
// and what it allows keeps every law.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, evolve, type GameOrder, GameOrderSchema, type GameState, resume } from '../../src/engine/index.ts';
import { violations } from '../../src/engine/invariants.ts';
import { newestRulesets, type Ruleset, secondEdition } from '../../src/rulesets/index.ts';
import { POWERS, type SpaceId, UNIT_TYPES, type UnitCounts } from '../../src/vocab/index.ts';
import { derivedFaces, playGame } from '../support/sparring/index.ts';

// Both rulesets play on one board; only the second edition closes the Caspian Sea.
const { board } = secondEdition;

/** Positions out of real games, one for each phase and some in the midst of battle. */
const positionsUnder = (ruleset: Ruleset): readonly GameState[] => {
  const found: GameState[] = [];
  playGame(5, {
    ruleset,
    rounds: 7,
    onEntry: (_entry, _before, after) => {
      if (after.round % 2 === 1 && after.winner === undefined) found.push(after);
    },
  });
  return found;
};

const space = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...board.spaces.map(({ id }) => id)) },
  { weight: 1, arbitrary: fc.constantFrom('atlantis', 'caspian-sea') },
);
const neighbour = (from: SpaceId) => {
  const near = board.byId.get(from)?.adjacent ?? [];
  return near.length === 0
    ? space
    : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...near) }, { weight: 1, arbitrary: space });
};
/** A start and one or two steps, mostly to neighbours. */
const pathFrom = (a: SpaceId): fc.Arbitrary<SpaceId[]> =>
  neighbour(a).chain((b) =>
    fc.oneof(
      fc.constant<SpaceId[]>([a, b]),
      neighbour(b).map((c) => [a, b, c]),
    ),
  );
const counts: fc.Arbitrary<UnitCounts> = fc
  .uniqueArray(fc.constantFrom(...UNIT_TYPES), { minLength: 1, maxLength: 2 })
  .chain((types) =>
    fc
      .array(fc.integer({ min: 1, max: 4 }), { minLength: types.length, maxLength: types.length })
      .map((numbers) => Object.fromEntries(types.map((type, i) => [type, numbers[i] ?? 1]))),
  );
/** Units the power in turn really has somewhere, on their way to somewhere. */
const marchIn = (state: GameState) => {
  const own = [...state.slots].flatMap(([id, slot]) =>
    (state.spaces[slot]?.units ?? []).flatMap(({ type, power: owner }) =>
      owner === state.turn.power ? [{ id, type }] : [],
    ),
  );
  if (own.length === 0) return wildMarch;
  return fc
    .constantFrom(...own)
    .chain(({ id, type }) =>
      fc.record({ kind: fc.constant('march' as const), units: fc.constant({ [type]: 1 }), path: pathFrom(id) }),
    );
};
const wildMarch = fc.record({ kind: fc.constant('march' as const), units: counts, path: space.chain(pathFrom) });
const ferry = fc.oneof(
  fc.record({ kind: fc.constant('load' as const), units: counts, from: space, zone: space }),
  fc.record({ kind: fc.constant('unload' as const), units: counts, zone: space, to: space }),
);
const power = fc.constantFrom(...POWERS);
const nonce = fc.constant('a'.repeat(64));
const battle = fc.oneof(
  space,
  space.map((id) => `raid/${id}`),
  space.map((id) => `${id}/2`),
);

/** Half of the time a battle of the turn, if it has any. */
const battleIn = ({ turn }: GameState) =>
  turn.battles.length === 0 ? battle : fc.oneof(battle, fc.constantFrom(...turn.battles.map(({ id }) => id)));

const movesIn = (state: GameState) =>
  fc.array(fc.oneof({ weight: 8, arbitrary: marchIn(state) }, wildMarch, ferry), { maxLength: 3 });

/** Ways out of a battle, mostly of units that are asked, to places they are told of. */
const waysIn = (state: GameState) => {
  const due = state.turn.battles.find((each) => each.due !== undefined)?.due;
  const to = due === undefined || due.to.length === 0 ? space : fc.constantFrom(...due.to);
  return fc.array(fc.record({ units: counts, to }), { minLength: 1, maxLength: 3 });
};

const orderIn = (state: GameState): fc.Arbitrary<GameOrder> =>
  fc.oneof(
    fc.record({ type: fc.constant('research' as const), power, dice: fc.integer({ min: 1, max: 5 }), nonce }),
    fc.record({ type: fc.constant('purchase' as const), power, units: counts }),
    fc.record({ type: fc.constant('combat-move' as const), power, moves: movesIn(state), nonce }),
    fc.record({
      type: fc.constant('combat-move' as const),
      power,
      moves: movesIn(state),
      attacks: fc.array(space, { minLength: 1, maxLength: 2 }),
      nonce,
    }),
    fc.record({ type: fc.constant('rocket' as const), power, from: space, target: space, nonce }),
    fc.record({
      type: fc.constant('fight' as const),
      power,
      battles: fc.array(fc.record({ battle: battleIn(state) }), { minLength: 1, maxLength: 2 }),
      nonce,
    }),
    fc.record({
      type: fc.constant('casualties' as const),
      power,
      battle: battleIn(state),
      lost: fc.array(fc.record({ power, units: counts }), { minLength: 1, maxLength: 2 }),
      nonce,
    }),
    fc.record({
      type: fc.constant('withdraw' as const),
      power,
      battle: battleIn(state),
      submarines: fc.integer({ min: 0, max: 3 }),
      to: space,
      nonce,
    }),
    fc.record({ type: fc.constant('retreat' as const), power, battle: battleIn(state), to: space, nonce }),
    fc.record({ type: fc.constant('retreat' as const), power, battle: battleIn(state), ways: waysIn(state), nonce }),
    fc.record({ type: fc.constant('defend-neutral' as const), power, space, units: counts, nonce }),
    fc.record({ type: fc.constant('noncombat-move' as const), power, moves: movesIn(state) }),
    fc.record({
      type: fc.constant('place' as const),
      power,
      placements: fc.array(
        fc.oneof(fc.record({ space, units: counts }), fc.record({ space, units: counts, boards: counts })),
        { maxLength: 3 },
      ),
    }),
    fc.record({ type: fc.constant('end-turn' as const), power }),
    fc.record({ type: fc.constant('resign' as const), power }),
  );

/** The same order in the name of the power whose turn it is, half of the time: else it would hardly ever be allowed. */
const givenUnder = (ruleset: Ruleset) =>
  fc
    .constantFrom(...positionsUnder(ruleset))
    .chain((state) =>
      fc
        .tuple(orderIn(state), fc.boolean())
        .map(([order, own]) => ({ state, order: own ? { ...order, power: state.turn.power } : order })),
    );

describe.each(newestRulesets())('any order to any position: $id', (ruleset) => {
  test('is refused with reasons or keeps every law', () => {
    let allowed = 0;
    let refused = 0;
    fc.assert(
      fc.property(givenUnder(ruleset), fc.nat(), ({ state, order: one }, seed) => {
        expect(GameOrderSchema.safeParse(one).success).toBe(true);
        const decided = decide(ruleset, state, one);
        if (!decided.ok) {
          refused += 1;
          expect(decided.error.length).toBeGreaterThan(0);
          expect(JSON.parse(JSON.stringify(decided.error))).toEqual(decided.error);
          return;
        }
        allowed += 1;
        const after = decided.value.events.reduce(evolve, state);
        expect(violations(ruleset, after, { before: state, events: decided.value.events })).toEqual([]);
        if (after.awaiting.length === 0) return;
        const gone = resume(ruleset, after, derivedFaces(seed, 0));
        expect(gone.ok).toBe(true);
        const events = gone.ok ? gone.value.events : [];
        expect(violations(ruleset, events.reduce(evolve, after), { before: after, events })).toEqual([]);
      }),
      { numRuns: 6000 },
    );
    // A law over refusals alone would prove little.
    expect(allowed).toBeGreaterThan(50);
    expect(refused).toBeGreaterThan(500);
  });
});
