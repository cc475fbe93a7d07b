// Whoever gives up, and whenever: the position stays lawful, nobody waits for him, and the others can go on. Tried at
// every moment of games between sparring players.

import { describe, expect, test } from 'vitest';
import {
  awaitedFrom,
  awaits,
  decide,
  evolve,
  forfeit,
  type GameEvent,
  GameEventSchema,
  type GameState,
  isOver,
  resume,
  violations,
} from '../../src/engine/index.ts';
import { enhancedRealism, type Ruleset, rulesetOf, secondEdition } from '../../src/rulesets/index.ts';
import { POWERS, type Power } from '../../src/vocab/index.ts';
import { playGame } from '../support/sparring/game.ts';
import { derivedFaces, nextOrder, randomFrom } from '../support/sparring/index.ts';
import { agreementOf } from '../support/sparring/laws.ts';

const fold = (state: GameState, events: readonly GameEvent[]): GameState => events.reduce(evolve, state);

const momentsOf = (seed: number, ruleset: Ruleset = secondEdition): readonly GameState[] => {
  const states: GameState[] = [];
  playGame(seed, {
    ruleset,
    rounds: 3,
    options: agreementOf(seed, ruleset),
    whims: 'restless',
    onEntry: (_, __, after) => states.push(after),
  });
  return states.filter((state) => !isOver(state));
};

const from = (ruleset: Ruleset, state: GameState): readonly Power[] => awaits(ruleset, state).flatMap(awaitedFrom);

/** What is wrong after a power gave up; nothing, if all is well. */
const wrongAfter = (ruleset: Ruleset, state: GameState, power: Power): readonly unknown[] => {
  const decided = forfeit(ruleset, state, [power]);
  if (state.awaiting.length > 0) return decided.ok ? ['dice were awaited'] : [];
  if (!decided.ok) return decided.error;
  const { events } = decided.value;
  const after = fold(state, events);
  return [
    ...violations(ruleset, after, { before: state, events }),
    ...events.filter((event) => !GameEventSchema.safeParse(event).success),
    ...(after.awaiting.length > 0 ? ['dice'] : []),
    ...(from(ruleset, after).length === 0 && !isOver(after) ? ['nobody is awaited'] : []),
    ...from(ruleset, after).filter((one) => after.resigned.includes(one)),
    ...(after.turn.power === power && !isOver(after) ? ['still his turn'] : []),
  ];
};

/** Plays on for so many entries, and says what went wrong. */
const playOn = (ruleset: Ruleset, start: GameState, seed: number, entries: number): readonly unknown[] => {
  const player = { random: randomFrom(seed), whims: 'sober', onRefusal: () => {} } as const;
  let state = start;
  for (let entry = 0; entry < entries && !isOver(state); entry += 1) {
    const gone = from(ruleset, state).filter((power) => state.resigned.includes(power));
    if (gone.length > 0) return [{ entry, gone }];
    const order = state.awaiting.length > 0 ? undefined : nextOrder(ruleset, state, player);
    const decided =
      order === undefined ? resume(ruleset, state, derivedFaces(seed, entry)) : decide(ruleset, state, order);
    if (!decided.ok) return [{ entry, order, refused: decided.error }];
    const next = fold(state, decided.value.events);
    const broken = violations(ruleset, next, { before: state, events: decided.value.events });
    if (broken.length > 0) return [{ entry, order, broken }];
    state = next;
  }
  return [];
};

const seen = new Set<string>();

/** Games and the rules they are played by. */
const PLAYED: readonly (readonly [seed: number, id: string, ruleset: Ruleset])[] = [
  ...[0, 3].map((seed) => [seed, 'second-edition', secondEdition] as const),
  [6, 'daak, version 2', rulesetOf('daak', 2) ?? secondEdition],
  [8, 'enhanced-realism', enhancedRealism],
];

describe('giving up at any moment', () => {
  test.each(PLAYED)('of game %i under %s leaves a lawful position in which others are awaited', (seed, _, ruleset) => {
    const moments = momentsOf(seed, ruleset);
    const wrong = moments.flatMap((state, moment) =>
      POWERS.flatMap((power) => wrongAfter(ruleset, state, power).map((what) => ({ moment, power, what }))),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
    for (const state of moments) {
      const due = state.turn.battles.find((battle) => battle.due !== undefined)?.due;
      seen.add(due === undefined ? state.turn.phase : `${due.side} ${due.decision}`);
      if ((state.turn.due ?? []).length > 0) seen.add('choice');
    }
  });

  test.each(PLAYED)('of game %i under %s lets the others play on', (seed, _, ruleset) => {
    const moments = momentsOf(seed, ruleset).filter(({ awaiting }) => awaiting.length === 0);
    const due = moments.filter(({ turn }) => turn.battles.some((battle) => battle.due !== undefined));
    const some = [...moments.filter((_, index) => index % 9 === 0), ...due];
    const wrong = some.flatMap((state, moment): readonly unknown[] => {
      const asked = state.turn.battles.find((battle) => battle.due !== undefined)?.due?.from ?? [];
      const [power = state.turn.power] = asked;
      const decided = forfeit(ruleset, state, [power]);
      if (!decided.ok) return [decided.error];
      return playOn(ruleset, fold(state, decided.value.events), seed, 40).map((what) => ({ moment, power, what }));
    });
    expect(wrong.slice(0, 2)).toEqual([]);
    expect(some.length).toBeGreaterThan(10);
  });

  test('the games have shown every moment that matters', () => {
    const moments = ['research', 'purchase', 'combat-move', 'combat', 'place', 'income'];
    expect([...seen]).toEqual(expect.arrayContaining([...moments, 'defence casualties', 'defence withdraw']));
    const others = ['combat/2', 'attack retreat', 'defence retreat', 'choice'];
    expect([...seen]).toEqual(expect.arrayContaining(others));
  });
});

test('powers that give up in one breath do so before anything comes of it', () => {
  const [state] = momentsOf(0);
  if (state === undefined) throw new Error('a game has a first moment');
  const decided = forfeit(secondEdition, state, ['germany', 'japan']);
  expect(decided.ok && decided.value.events).toEqual([
    { type: 'resigned', power: 'germany' },
    { type: 'resigned', power: 'japan' },
    { type: 'game-won', side: 'allies', how: 'resignation' },
  ]);
  const twice = forfeit(secondEdition, fold(state, [{ type: 'resigned', power: 'japan' }]), ['germany', 'japan']);
  expect(twice).toMatchObject({ ok: false, error: [{ code: 'already-resigned', params: { power: 'japan' } }] });
});
