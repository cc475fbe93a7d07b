// The opening of a ruleset as a game that somebody can try orders on: its first power to move, one player for all.

import { decide } from '../../engine/decide.ts';
import { evolve, unopened } from '../../engine/index.ts';
import type { TrialGame } from '../../post/check/position.ts';
import type { LoggedOptions, Ruleset } from '../../rulesets/index.ts';

/**
 * The opening as players usually agree on it.
 *
 * @param options of the ruleset, handed in because what makes them checks them by a schema, which is no browser's business
 * @returns undefined where the rules refuse to open so
 */
export const openingOf = (ruleset: Ruleset, options: LoggedOptions): TrialGame | undefined => {
  const players = [{ id: 'planner', name: 'planner', role: 'player' as const, powers: [...ruleset.turnOrder] }];
  const opened = decide(ruleset, unopened(), {
    type: 'open-game',
    title: ruleset.id,
    board: ruleset.board.id,
    ruleset: ruleset.id,
    version: ruleset.version,
    options,
    players,
    dice: { source: 'recorded' },
    purpose: 'demonstration',
  });
  if (!opened.ok) return undefined;
  const state = opened.value.events.reduce(evolve, unopened());
  return { game: ruleset.id, title: ruleset.id, head: { count: 0, hash: '' }, players, ruleset, state };
};
