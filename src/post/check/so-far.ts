// What is entered of a player's turn as a file for whoever wants to try his orders without the log: the site writes it
// beside the position, a browser reads it.

import type { TurnSoFar } from '../../clerk/so-far.ts';
import { parseStateJson, type StateJson } from '../../engine/index.ts';
import type { PositionJson } from './position.ts';

export interface SoFarJson extends Pick<PositionJson, 'format' | 'game' | 'head'> {
  readonly player: string;
  /** Absent where he has had no turn yet. */
  readonly turn?: Omit<TurnSoFar, 'start'> & { readonly start: StateJson };
}

/** The turn of a file; none where it belongs to another position than this one. */
export const openSoFar = ({ turn, head }: SoFarJson, position: Pick<PositionJson, 'head'>): TurnSoFar | undefined =>
  turn === undefined || head.hash !== position.head.hash ? undefined : { ...turn, start: parseStateJson(turn.start) };
