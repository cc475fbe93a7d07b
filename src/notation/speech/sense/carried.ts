// Whether the transports of a sentence are those that carry its troops: from where they are said to lie, and enough.

import { roomOn } from '../../../board/index.ts';
import type { Move } from '../../../engine/index.ts';
import { countEntries } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import type { Part } from '../orders/part.ts';

/** True if no more ships are needed than are said, and none but those. */
export const areCarried = (cursor: Cursor, parts: readonly Part[], moves: readonly Move[]): boolean => {
  const ships = parts.filter(({ units }) => units.phrase.readings.join() === 'transport');
  const loads = moves.flatMap((move) => (move.kind === 'load' ? [move] : []));
  if (ships.length === 0 || loads.length === 0) return true;
  const board = boardOf(cursor.context);
  const zones = new Set(ships.flatMap(({ from }) => from?.space ?? []));
  if (zones.size > 0 && loads.some(({ zone }) => !zones.has(zone))) return false;
  const needed = loads
    .flatMap(({ units }) => countEntries(units))
    .reduce((sum, [type, count]) => sum + count / Math.max(1, roomOn(board, 'transport', type)), 0);
  const said = ships.reduce((sum, { units }) => (typeof units.count === 'number' ? sum + units.count : Infinity), 0);
  return Math.ceil(needed) <= said;
};
