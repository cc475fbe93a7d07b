// A position that went through JSON is the same position: whatever can be done from one can be done from the other.
import { expect, test } from 'vitest';
import { decide, type GameState, makeStateJson, parseStateJson, resumeRecorded } from '../../src/engine/index.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import type { PlayedEntry } from '../support/sparring/game.ts';
import { playGame } from '../support/sparring/index.ts';

const throughJson = (state: GameState): GameState => parseStateJson(JSON.parse(JSON.stringify(makeStateJson(state))));

const decided = (state: GameState, { order, rolls }: PlayedEntry) =>
  order === undefined ? resumeRecorded(secondEdition, state, rolls) : decide(secondEdition, state, order);

test('every entry of a game comes to the same from a position that went through JSON', () => {
  let tried = 0;
  playGame(3, {
    rounds: 2,
    onEntry: (entry, before) => {
      if (before.round === 0) return;
      const copy = throughJson(before);
      expect(makeStateJson(copy)).toEqual(makeStateJson(before));
      expect(decided(copy, entry)).toEqual(decided(before, entry));
      tried += 1;
    },
  });
  expect(tried).toBeGreaterThan(40);
});
