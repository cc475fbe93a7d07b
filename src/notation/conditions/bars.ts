// Where nobody goes, lands or is placed because a condition holds.

import type { Move } from '../../engine/index.ts';
import { countEntries } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import type { Item } from '../items.ts';
import type { Bar } from './deeds.ts';
import type { Hung } from './hung.ts';

/** Where an order leads, or puts what. */
const isBarred = (item: Item, planes: (move: Move) => boolean, { space, what }: Bar): Item[] => {
  if (item.kind === 'place' && what === 'place')
    return [{ ...item, placements: item.placements.filter((each) => each.space !== space) }];
  if (item.kind !== 'moves' || item.phase !== 'noncombat-move' || what === 'place') return [item];
  const leads = (move: Move): boolean =>
    (move.kind === 'march' ? move.path.at(-1) : move.kind === 'unload' ? move.to : undefined) === space;
  const moves = item.moves.filter(
    (move) => !leads(move) || (what === 'land' && !planes(move) && move.kind === 'march'),
  );
  return moves.length === 0 && item.moves.length > 0 ? [] : [{ ...item, moves }];
};

/** Orders without those that a condition forbids which holds. */
export const withoutBarred = <L extends { readonly item: Item }>(
  { ruleset: { board } }: NotationContext,
  said: readonly L[],
  hung: readonly Hung[],
): readonly L[] => {
  const bars = hung.flatMap(({ holds, deed }) => (holds === 'yes' && deed.does === 'bar' ? [deed.bar] : []));
  const planes = ({ units }: Move): boolean => countEntries(units).some(([type]) => board.units[type].domain === 'air');
  return bars.reduce<readonly L[]>(
    (left, bar) => left.flatMap((each) => isBarred(each.item, planes, bar).map((item) => ({ ...each, item }))),
    said,
  );
};
