// Options as values: what is played unless the players say otherwise, and what an old log means that does not name them all.

import type { LoggedOptions, Options } from './options.ts';

/** All options of a log, those it does not know of too. */
export const resolveOptions = (logged: LoggedOptions): Options => ({ bids: 'none', ...logged });

/** What is played unless the players say otherwise. */
export const DEFAULT_OPTIONS: Options = {
  luck: 'dice',
  technology: 'on',
  technologyStarts: 'at-once',
  askDefender: 'club',
  economicVictory: 'on',
  totalVictory: 'off',
  shipsIntoEnemyZones: 'off',
  balance: 'none',
  pieceLimits: 'off',
  bids: 'none',
};
