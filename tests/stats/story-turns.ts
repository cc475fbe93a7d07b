// The turns of games between sparring players, with their stories: what the tests of stories look at.

import { evolve, type GameEvent, type GameState } from '../../src/engine/index.ts';
import { type Options, type Ruleset, secondEdition } from '../../src/rulesets/index.ts';
import { type Story, storyOf, type TurnAccount, type TurnToTell, tellTurn } from '../../src/stats/index.ts';
import { playGame } from '../support/sparring/index.ts';

export interface StoryTurn {
  readonly turn: TurnToTell;
  readonly account: TurnAccount;
  readonly story: Story;
}

/** The turns of a game that was played, as `archive` would cut them, the last of them perhaps only begun. */
export const storyTurns = (
  seed: number,
  rounds: number,
  options: Partial<Options> = {},
  ruleset: Ruleset = secondEdition,
): readonly StoryTurn[] => {
  const turns: (TurnToTell & {
    events: { seq: number; event: GameEvent }[];
    end: GameState;
    status: TurnToTell['status'];
  })[] = [];
  let state: GameState | undefined;
  playGame(seed, {
    ruleset,
    rounds,
    options,
    onEntry: (entry, before) => {
      state = before;
      for (const event of entry.events) {
        state = evolve(state, event);
        if (event.type === 'turn-began') {
          const last = turns.at(-1);
          if (last !== undefined) last.status = 'over';
          const { round, power } = event;
          turns.push({ round, power, events: [], start: state, end: state, status: 'under-way' });
        }
        const turn = turns.at(-1);
        turn?.events.push({ seq: turns.length, event });
        if (turn !== undefined) turn.end = state;
        if (turn !== undefined && event.type === 'game-won') turn.status = 'over';
      }
    },
  });
  return turns.map((turn) => {
    const account = tellTurn(ruleset, turn);
    return { turn, account, story: storyOf(ruleset, account, turn.start, turn.end) };
  });
};
