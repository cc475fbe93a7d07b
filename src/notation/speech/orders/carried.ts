// What moves that were made before have done: how many units they took from a space, and where transports carried.

import type { March, Move } from '../../../engine/index.ts';
import { spaceAt } from '../../../engine/state/queries.ts';
import { countEntries, type SpaceId, type UnitType } from '../../../vocab/index.ts';
import type { NotationContext } from '../../context.ts';

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

/** Where the one deck is that planes can mean: at the end of its voyage, if one sailed, or where it lies. */
export const deckMeant = (
  { state, power, ruleset }: Pick<NotationContext, 'state' | 'power' | 'ruleset'>,
  moves: readonly Move[] = [],
): SpaceId | undefined => {
  const sailed = moves.filter((move): move is March => move.kind === 'march' && (move.units.carrier ?? 0) > 0);
  const ends = new Set(sailed.flatMap(({ path }) => path.at(-1) ?? []));
  const lying = ruleset.board.spaces.flatMap(({ id }) =>
    spaceAt(state, id).units.some((unit) => unit.power === power && unit.type === 'carrier') ? [id] : [],
  );
  const [only, ...others] = ends.size > 0 ? [...ends] : lying;
  return others.length === 0 ? only : undefined;
};
