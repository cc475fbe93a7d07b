// Battles that go on while others wait for a decision: under the laws like any game, whoever answers first; and from
// the position afterwards nobody could tell whether they were fought so or one after the other (ruling.D55).

import { describe, expect, test } from 'vitest';
import {
  awaits,
  decide,
  decisionsIn,
  evolve,
  type GameOrder,
  type GameState,
  makeStateJson,
  parseStateJson,
  resume,
} from '../../src/engine/index.ts';
import { RULESETS, type Ruleset } from '../../src/rulesets/index.ts';
import { answer } from '../../src/sparring/decisions.ts';
import { derivedFaces, playGame, type Random, randomFrom, seedOf } from '../support/sparring/index.ts';
import { agreementOf, playUnderLaws } from '../support/sparring/laws.ts';

const SIDE_BY_SIDE = RULESETS.filter(({ combat }) => combat.whileOneWaits === 'others-fight');
const ROUNDS = 4;
const SEEDS = [31, 32];

const oneByOne = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  combat: { ...ruleset.combat, whileOneWaits: 'others-wait' },
});

/** Most steps that the battles of one turn take. */
const MOST_STEPS = 500;

interface Fought {
  readonly state: GameState;
  /** How many decisions waited together at most. */
  readonly together: number;
}

/**
 * Fights the battles of an order to their end. What is thrown and answered follows from the battle alone, `pick` says
 * who answers first.
 */
const fightOut = (ruleset: Ruleset, start: GameState, order: GameOrder, seed: number, pick: Random): Fought => {
  const faces = derivedFaces(seed, 0);
  let state = start;
  let next: GameOrder | undefined = order;
  let together = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const decided = next === undefined ? resume(ruleset, state, faces) : decide(ruleset, state, next);
    if (!decided.ok) throw new Error(JSON.stringify([decided.error, next]));
    state = parseStateJson(JSON.parse(JSON.stringify(makeStateJson(decided.value.events.reduce(evolve, state)))));
    if (state.awaiting.length > 0) {
      next = undefined;
      continue;
    }
    const dues = awaits(ruleset, state).flatMap((due) => (due.kind === 'decision' ? [due] : []));
    together = Math.max(together, dues.length);
    const due = dues[Math.floor(pick() * dues.length)];
    if (due === undefined) return { state, together };
    const battle = state.turn.battles.find(({ id }) => id === due.battle);
    const random = randomFrom(seedOf(`${seed}/${due.battle}/${battle?.round}/${battle?.step}`));
    next = answer(ruleset, state, due, { random });
  }
  throw new Error('The battles never end.');
};

/** What can be seen of a position when its battles are over. */
const seen = ({ spaces, treasury, turn }: GameState) => ({
  spaces: spaces.map(({ control, units }) => ({ control, units: [...units].sort((a, b) => a.id - b.id) })),
  treasury,
  outcomes: turn.battles.map(({ id, outcome }) => [id, outcome]),
});

describe.each(SIDE_BY_SIDE)('$id@$version', (ruleset) => {
  const options = (seed: number) => ({ ...agreementOf(seed, ruleset), askDefender: 'club' }) as const;

  test('games hold the laws in whatever order decisions are made', () => {
    let most = 0;
    for (const seed of SEEDS) {
      const game = playUnderLaws(seed, ROUNDS, ruleset, options(seed));
      expect(game.breaches.slice(0, 3)).toEqual([]);
      for (const { applied } of game.entries)
        if (applied.some(({ code }) => code === 'fought-while-one-waits')) most += 1;
    }
    expect(most).toBeGreaterThan(0);
  });

  test('the position afterwards is that of battles fought one after the other', () => {
    let together = 0;
    for (const seed of SEEDS) {
      const random = randomFrom(seed);
      playGame(seed, {
        ruleset,
        rounds: ROUNDS,
        options: options(seed),
        onEntry: ({ order }, before) => {
          if (order?.type !== 'fight' || order.battles.length < 2 || decisionsIn(before).length > 0) return;
          const battles = order.battles.map(({ battle }) => ({ battle, conduct: { plan: 'ask' as const } }));
          const asking: GameOrder = { ...order, battles };
          const fought = fightOut(ruleset, before, asking, seed, random);
          together = Math.max(together, fought.together);
          expect(seen(fought.state)).toEqual(seen(fightOut(oneByOne(ruleset), before, asking, seed, random).state));
        },
      });
    }
    expect(together).toBeGreaterThan(1);
  });
});
