// Whether a game has an end: the one place that knows all the ways it can have one.

import type { GameState } from './state.ts';

/** True once somebody has won, or all agreed that nobody has. */
export const isOver = ({ winner, drawn }: Pick<GameState, 'winner' | 'drawn'>): boolean =>
  winner !== undefined || drawn !== undefined;
