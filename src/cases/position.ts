// Sets up the position a case begins with, through the same door as a real game: an opening order with an agreed
// position, then phases begun one after the other.

import { decide, evolve, type GameState, type OpenGame, type Refusal, unopened } from '../engine/index.ts';
import { type Ruleset, usualOptions } from '../rulesets/index.ts';
import { fail, isAhead, ok, type Result } from '../vocab/index.ts';
import type { Case, Given } from './schema.ts';
import { startOf } from './start.ts';

/**
 * The position with land taken in this turn as it was when the turn began: another's, and whoever took it was not
 * there.
 */
const withTaken = (state: GameState, { taken = {} }: Given): GameState => {
  const start = state.turn.start.slice();
  for (const [space, { from, when }] of Object.entries(taken)) {
    const slot = state.slots.get(space);
    if (slot !== undefined && when === 'this turn') start[slot] = { control: from, units: [] };
  }
  return { ...state, turn: { ...state.turn, start } };
};

/** The state a case begins with, or why its position is impossible. */
export const positionOf = (ruleset: Ruleset, spec: Case): Result<GameState, readonly Refusal[]> => {
  const { given } = spec;
  const seats = given.players ?? ruleset.turnOrder.map((power) => [power]);
  const opened = decide(ruleset, unopened(), {
    type: 'open-game',
    title: spec.title.slice(0, 120),
    board: ruleset.board.id,
    ruleset: ruleset.id,
    version: ruleset.version,
    options: { ...usualOptions(ruleset), ...spec.options } as OpenGame['options'], // `partial` lets the schema hold undefined; JSON cannot
    players: seats.map((powers, seat) => ({
      id: `player-${seat + 1}`,
      name: `Player ${seat + 1}`,
      powers,
      role: 'player',
    })),
    dice: { source: 'recorded' },
    purpose: 'demonstration',
    start: startOf(ruleset, spec),
  });
  if (!opened.ok) return fail(opened.error);
  let state = opened.value.events.reduce(evolve, unopened());
  state = withTaken(state, given);
  const goal = given.phase ?? state.turn.phase;
  for (const phase of ruleset.phases) {
    const due = isAhead(ruleset.phases, state.turn.phase, phase.id) && !isAhead(ruleset.phases, goal, phase.id);
    if (due) state = evolve(state, { type: 'phase-began', phase: phase.id });
  }
  return ok(state);
};
