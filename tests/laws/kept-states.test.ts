// A fold leaves the states it was given and those it handed out as they are, however many entries follow.

import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { evolve, type GameEvent, type GameState, replay, unopened } from '../../src/engine/index.ts';
import { daak, enhancedRealism, secondEdition } from '../../src/rulesets/index.ts';
import { playGame } from '../support/sparring/index.ts';

/** Locks a state with all it holds; what is locked already is passed over, for states share much. */
const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  if (value instanceof Map) for (const held of value.values()) frozen(held);
  for (const held of Object.values(value)) frozen(held);
  return value;
};

describe.each([secondEdition, daak, enhancedRealism])('$id', (ruleset) => {
  const { entries } = playGame(3, { rounds: 3, ruleset });
  const single: GameState[] = [];
  let last = frozen(unopened());
  for (const { events } of entries) {
    for (const event of events) last = frozen(evolve(last, event));
    single.push(last);
  }

  const movedFrom = (kept: readonly GameState[]): readonly number[] =>
    single.flatMap((each, number) => (isDeepStrictEqual(each, kept[number]) ? [] : [number]));

  test('the states after every entry, all kept, stand where events folded one by one do', () => {
    expect(single.length).toBeGreaterThan(50);
    expect(movedFrom(replay(entries).states)).toEqual([]);
  });

  test('so do entries folded from locked states', () => {
    const kept: GameState[] = [];
    let state = frozen(unopened());
    for (const entry of entries) {
      state = frozen(replay([entry], { states: [], state }).state);
      kept.push(state);
    }
    expect(movedFrom(kept)).toEqual([]);
  });

  test('so does an entry that goes back and on from there, with what it leaves behind unchanged', () => {
    const to = Math.floor(entries.length / 2);
    const again: readonly GameEvent[] = [
      ...(entries.at(-1)?.events ?? []),
      { type: 'rewound', to, without: [] },
      ...(entries[to + 1]?.events ?? []),
    ];
    const before = { states: single.slice(0, -1), state: single.at(-2) ?? last };
    expect(isDeepStrictEqual(replay([{ events: again }], before).state, single[to + 1])).toBe(true);
  });

  test('so do many entries folded as one, with the spaces as each turn began', () => {
    const cuts = entries.flatMap((_, number) => (number % 7 === 0 ? [number] : []));
    const moved = cuts.filter((cut) => {
      const events = entries.slice(0, cut + 1).flatMap((entry) => entry.events);
      return !isDeepStrictEqual(replay([{ events }]).state, single[cut]);
    });
    expect(moved).toEqual([]);
  });
});
