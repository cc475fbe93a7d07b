// Orders of the lines above that a later one puts right: another number, or units that stay after all.

import type { Move } from '../../../engine/index.ts';
import { battleSpace, countEntries, type SpaceId, type UnitCounts } from '../../../vocab/index.ts';
import type { AmendmentItem, Change, Item } from '../../items.ts';

const ends = (move: Move): readonly string[] =>
  move.kind === 'march' ? [move.path[0] ?? '', move.path.at(-1) ?? ''] : [];

/** The kind of unit of a move that a change is about; ships with cargo and their cargo are changed by nobody. */
const typeIn = (move: Move, { types, places }: Change): keyof UnitCounts | undefined => {
  if (move.kind !== 'march' || move.cargo !== undefined) return undefined;
  if (!places.every((place) => ends(move).includes(place))) return undefined;
  const [type, ...others] = countEntries(move.units).flatMap(([each]) => (types.includes(each) ? [each] : []));
  return others.length === 0 ? type : undefined;
};

/** The moves with a change; undefined if it fits none of them, or more than one. */
export const changedIn = (moves: readonly Move[], change: Change): readonly Move[] | undefined => {
  const found = moves.flatMap((move) => {
    const type = typeIn(move, change);
    return type === undefined ? [] : [{ move, type }];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const { move, type } = only;
  const { land } = change;
  if (land !== undefined) return moves.map((each) => (each === move ? { ...move, land } : each));
  const before = move.units[type] ?? 0;
  const count =
    change.how === 'set'
      ? change.count === 'all'
        ? before
        : change.count
      : before - (change.count === 'all' ? before : change.count);
  if (count < 0) return undefined;
  const units = Object.fromEntries(
    countEntries(move.units)
      .map(([each, number]) => [each, each === type ? count : number] as const)
      .filter(([, number]) => number > 0),
  );
  return moves.flatMap((each) =>
    each !== move ? [each] : countEntries(units).length === 0 ? [] : [{ ...each, units }],
  );
};

/** The moves without those to a place where no attack is made after all. */
export const withoutAttack = (moves: readonly Move[], space: SpaceId | undefined): readonly Move[] =>
  space === undefined ? moves : moves.filter((move) => move.kind !== 'march' || move.path.at(-1) !== space);

/** The moves without some of them, each of which is taken out once. */
export const withoutMoves = (moves: readonly Move[], less: readonly Move[] = []): readonly Move[] => {
  const out = less.map((move) => JSON.stringify(move));
  return moves
    .toReversed()
    .filter((move) => {
      const at = out.indexOf(JSON.stringify(move));
      if (at >= 0) out.splice(at, 1);
      return at < 0;
    })
    .toReversed();
};

/** An item without an attack that is called off, and without its battle. */
const withoutBattle = (item: Item, space: SpaceId): Item =>
  item.kind === 'moves' && item.phase === 'combat-move'
    ? { ...item, moves: withoutAttack(item.moves, space) }
    : item.kind === 'fight'
      ? { ...item, battles: item.battles.filter(({ battle }) => battleSpace(battle) !== space) }
      : item;

/** True for an order of which nothing is left. */
const isVoid = (item: Item): boolean =>
  (item.kind === 'moves' && item.moves.length === 0) || (item.kind === 'fight' && item.battles.length === 0);

/** The items of the lines above with what an amendment says of them; a purchase comes in place of those left out. */
const amended = (
  items: readonly Item[],
  { changes, purchase, calledOff, without = [] }: AmendmentItem,
): readonly Item[] => {
  // Those of one line are taken out of the last item that has them all.
  const dropped = items.findLastIndex(
    (item) => item.kind === 'moves' && withoutMoves(item.moves, without).length === item.moves.length - without.length,
  );
  const moved = changes.reduce<readonly Item[]>(
    (all, change) =>
      all.map((item) =>
        item.kind === 'moves' ? { ...item, moves: changedIn(item.moves, change) ?? item.moves } : item,
      ),
    items
      .map((item) => (calledOff === undefined ? item : withoutBattle(item, calledOff)))
      .map((item, at) =>
        at === dropped && item.kind === 'moves' ? { ...item, moves: withoutMoves(item.moves, without) } : item,
      ),
  );
  return purchase === undefined ? moved : [...moved, { kind: 'purchase', units: purchase }];
};

interface Lined {
  readonly line: number;
  readonly item: Item;
}

/** All items as they are in the end. What comes to no units is no order. */
export const withAmendments = (all: readonly Lined[]): readonly Lined[] => {
  let before: Lined[] = [];
  for (const each of all) {
    const { item, line } = each;
    if (item.kind !== 'amendment') {
      before.push(each);
      continue;
    }
    const kept = item.purchase === undefined ? before : before.filter((one) => one.item.kind !== 'purchase');
    const now = amended(
      kept.map((one) => one.item),
      item,
    );
    before = now.map((one, at) => ({ line: kept[at]?.line ?? line, item: one })).filter((one) => !isVoid(one.item));
  }
  return before;
};
