// Folds a whole log as far as it goes: a state after every entry, so that any past moment can be shown and a `rewound`
// can go back. Reads events and nothing else.

import type { GameEvent } from './events/event.ts';
import { Draft } from './evolve/draft.ts';
import { fold } from './evolve/evolve.ts';
import { unopened } from './evolve/turn.ts';
import type { GameState } from './state/state.ts';

/** What replaying needs of an entry. */
export interface Entry {
  readonly events: readonly GameEvent[];
}

export interface Replay {
  /** The state after each entry; index is the entry's number. */
  readonly states: readonly GameState[];
  /** The last state; before any entry, an unopened game. */
  readonly state: GameState;
}

/**
 * Folds entries one after the other.
 *
 * @param from what was replayed before, to go on from there; the same as replaying all at once
 */
export const replay = (entries: readonly Entry[], from: Replay = { states: [], state: unopened() }): Replay => {
  const states = from.states.slice();
  let { state } = from;
  for (const { events } of entries) {
    const draft = new Draft(state);
    for (const event of events) {
      if (event.type === 'rewound') draft.goOnFrom(states[event.to] ?? draft.state);
      else fold(draft, event);
    }
    state = draft.state;
    states.push(state);
  }
  return { states, state };
};
