// Landings told apart from the flights they belong to: `ftr lands in CAU` below an attack, `fighter lands on the
// carrier`.

import type { Move } from '../../../engine/index.ts';
import { countEntries, type SpaceId, type UnitCounts } from '../../../vocab/index.ts';
import { boardOf, type NotationContext } from '../../context.ts';
import type { OrderItem } from '../../gather.ts';
import type { Item, LandingItem } from '../../items.ts';
import { type Problem, problem } from '../../problems.ts';
import { saySpace } from '../../say.ts';
import { deckMeant } from './carried.ts';

interface Lined<T> {
  readonly line: number;
  readonly item: T;
}

export interface Settled {
  readonly items: readonly Lined<OrderItem>[];
  readonly problems: readonly Problem[];
}

const only = (units: UnitCounts, keep: (type: string) => boolean): UnitCounts =>
  Object.fromEntries(countEntries(units).filter(([type]) => keep(type)));

/** A flight with its landing; units that fly along and are not meant fly on their own. */
const withLanding = (
  context: NotationContext,
  move: Move,
  { planes, from, to }: LandingItem,
  deck: SpaceId | undefined,
): readonly Move[] | undefined => {
  if (move.kind !== 'march' || move.land !== undefined) return undefined;
  const [origin] = move.path;
  if (origin === undefined || (from !== null && from !== origin)) return undefined;
  const isMeant = (type: string): boolean => planes.some((each) => each === type);
  const meant = only(move.units, isMeant);
  if (countEntries(meant).length === 0) return undefined;
  const land = to === 'origin' ? origin : to === 'deck' ? deck : to;
  if (land === undefined) return undefined;
  const board = boardOf(context);
  const others = only(move.units, (type) => !isMeant(type));
  const rest = countEntries(others).some(([type]) => board.units[type].domain === 'air') ? others : {};
  if (countEntries(rest).length === 0) return [{ ...move, land }];
  return [
    { ...move, units: others },
    { ...move, units: meant, land },
  ];
};

/** How many of the planes that are meant a move has. */
const planesIn = (move: Move, { planes }: LandingItem): number =>
  move.kind === 'march'
    ? countEntries(move.units).reduce((sum, [type, count]) => sum + (planes.includes(type) ? count : 0), 0)
    : 0;

/** Tells landings to the flights they are of: those named before, or else any. A landing of no flight is a problem. */
export const settleLandings = (context: NotationContext, all: readonly Lined<Item>[]): Settled => {
  const moves = all.flatMap(({ item }) => (item.kind === 'moves' ? item.moves : []));
  const deck = deckMeant(context, moves);
  let items = all.flatMap(({ item, line }, at) =>
    item.kind === 'landing' || item.kind === 'amendment' || item.kind === 'plan' ? [] : [{ item, line, at }],
  );
  /** Tells a landing to the flights of the items up to one; false if there is none, or not as many as are said. */
  const tell = (landing: LandingItem, before: number): boolean => {
    let told = 0;
    const landed = items.map((each) => {
      if (each.item.kind !== 'moves' || each.at >= before) return each;
      const moves = each.item.moves.flatMap((move) => {
        const made = withLanding(context, move, landing, deck);
        if (made !== undefined) told += planesIn(move, landing);
        return made ?? [move];
      });
      return { ...each, item: { ...each.item, moves } };
    });
    const isSo = told > 0 && (landing.count === undefined || landing.count === told);
    if (isSo) items = landed;
    return isSo;
  };
  // A plan that is left is of a battle that nobody fights.
  const problems: Problem[] = all.flatMap(({ item, line }) =>
    item.kind === 'plan' ? [problem({ line }, 'battle-missing', {})] : [],
  );
  for (const [at, { item, line }] of all.entries()) {
    if (item.kind !== 'landing' || tell(item, at) || tell(item, all.length)) continue;
    const text = item.to === 'origin' || item.to === 'deck' ? '' : saySpace(context, item.to);
    problems.push(problem({ line }, 'no-such-planes', { text }));
  }
  return { items: items.map(({ item, line }) => ({ item, line })), problems };
};
