// The opening of a ruleset as a game that somebody can try orders on: its first power to move, one player for all, and
// what has to be said before anybody moves said in the plainest way.

import { decide } from '../../engine/decide.ts';
import { type Awaited, awaits, evolve, type GameState, type PowerOrder, unopened } from '../../engine/index.ts';
import type { TrialGame } from '../../post/check/position.ts';
import type { LoggedOptions, Ruleset } from '../../rulesets/index.ts';

/** A fund divided evenly, an advance left unspent; undefined for whatever else is due. */
const answerTo = (due: Awaited | undefined): PowerOrder | undefined => {
  if (due?.kind !== 'choice') return undefined;
  const [power] = due.from;
  if (power === undefined) return undefined;
  if (due.choice === 'cash-advance') return { type: 'cash-advance', power, placements: [] };
  if (due.choice !== 'fund') return undefined;
  const { ipc, purses } = due;
  const each = Math.floor(ipc / purses.length);
  const shares = purses.map((purse, index) => ({ purse, ipc: index === 0 ? ipc - each * (purses.length - 1) : each }));
  return { type: 'divide-fund', power, shares };
};

/** The position behind what is due before the first move. */
const readyToMove = (ruleset: Ruleset, state: GameState): GameState => {
  const order = answerTo(awaits(ruleset, state)[0]);
  const decided = order && decide(ruleset, state, order);
  return decided?.ok ? readyToMove(ruleset, decided.value.events.reduce(evolve, state)) : state;
};

/**
 * The opening as players usually agree on it.
 *
 * @param options of the ruleset, handed in because what makes them checks them by a schema, which is no browser's
 *   business
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
  const state = readyToMove(ruleset, opened.value.events.reduce(evolve, unopened()));
  return { game: ruleset.id, title: ruleset.id, head: { count: 0, hash: '' }, players, ruleset, state };
};
