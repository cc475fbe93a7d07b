// Sets up the position a case begins with, through the same door as a real game: an opening order with an agreed
// position.

import { decide, evolve, type GameState, type OpenGame, type Refusal, unopened } from '../engine/index.ts';
import { type Ruleset, usualOptions } from '../rulesets/index.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import type { Case } from './schema.ts';
import { startOf } from './start.ts';

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
  return ok(opened.value.events.reduce(evolve, unopened()));
};
