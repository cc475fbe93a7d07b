// What moves that were made before have done: how many units they took from a space, and where transports carried.

import type { March, Move } from '../../../engine/index.ts';
import { countEntries, type SpaceId, type UnitType } from '../../../vocab/index.ts';

/** How many of a kind the moves so far take from a space. */
export const goneFrom = (moves: readonly Move[], from: SpaceId, type: UnitType): number =>
  moves.reduce((sum, move) => {
    const origin = move.kind === 'march' ? move.path[0] : move.kind === 'load' ? move.from : undefined;
    return sum + (origin === from ? (move.units[type] ?? 0) : 0);
  }, 0);

/** The last zones between which transports carried: where they loaded, and where they put ashore. */
export const carriedIn = (
  moves: readonly Move[],
): { readonly from: SpaceId; readonly to: SpaceId; readonly way: readonly SpaceId[] } | undefined => {
  const ashore = moves.findLast((move) => move.kind === 'unload');
  const aboard = moves.findLast((move) => move.kind === 'load');
  if (ashore?.kind === 'unload' && aboard?.kind === 'load') {
    const way = moves.findLast(
      (move): move is March =>
        move.kind === 'march' && move.path[0] === aboard.zone && move.path.at(-1) === ashore.zone,
    );
    return { from: aboard.zone, to: ashore.zone, way: way?.path ?? [ashore.zone] };
  }
  const sailed = moves.findLast(
    (move) =>
      move.kind === 'march' &&
      countEntries(move.units).some(([type]) => type === 'transport' || type === 'carrier' || type === 'battleship'),
  );
  const [from, to] = sailed?.kind === 'march' ? [sailed.path[0], sailed.path.at(-1)] : [];
  return from === undefined || to === undefined || sailed?.kind !== 'march'
    ? undefined
    : { from, to, way: sailed.path };
};
