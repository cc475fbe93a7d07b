// Whom a hit takes where kinds of unit hit differently: the first of its classes that has somebody, and of those whom
// the owner gives up first or the shooter values most. Engine and solver choose by the same words
// (engine/combat/picks.ts and order-of-loss.ts); here on numbers left of each group.

import type { UnitType } from '../vocab/index.ts';
import type { Force, Group } from './battle.ts';
import type { Sort, Step } from './row-program.ts';

/** Units of each group: those that can still be hit, and those marked, which fire once more. */
export interface Standing {
  readonly here: readonly number[];
  readonly marked: readonly number[];
}

/** `leaves`: who is hit is gone; `marked`: only once the round is over; `ships-leave`: of those hit ships are gone. */
export type Losses = 'leaves' | 'marked' | 'ships-leave';

export interface Victims {
  /** The force after a hit of a sort; the same where it finds nobody. */
  hit(standing: Standing, sort: Sort, losses: Losses): Standing;
}

/** What belongs to a ship: the groups aboard it. */
interface Decks {
  /** The place of the ship a group stands on; -1: it stands on none. */
  readonly under: readonly number[];
  readonly aboard: readonly (readonly number[])[];
}

const decksOf = (groups: readonly Group[]): Decks => ({
  under: groups.map(({ on }) => (on === undefined ? -1 : groups.findIndex(({ ship }) => ship === on))),
  aboard: groups.map(({ ship }) =>
    ship === undefined ? [] : groups.flatMap(({ on }, index) => (on === ship ? [index] : [])),
  ),
});

const isOf = ({ type, domain }: Group, kinds: Sort['at'][number]): boolean =>
  kinds.some((kind) => kind === type || kind === domain);

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let index = 0; index < a.length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/**
 * How hits are taken from a force.
 *
 * @param force its groups with the ships beside them, if it has any
 * @param spot how many of the groups stand where the battle is; the others are ships beside it
 * @param picks kinds its enemy hits first where he picks
 * @param roster kinds of unit of the board, for those that cost the same
 */
export const victimsOf = (
  { groups, keeps, order = groups.map(({ type }) => type) }: Pick<Force, 'groups' | 'keeps' | 'order'>,
  {
    side,
    spot,
    picks,
    roster,
  }: {
    readonly side: Step['fires'];
    readonly spot: number;
    readonly picks: readonly UnitType[];
    readonly roster: readonly UnitType[];
  },
): Victims => {
  const { under, aboard } = decksOf(groups);
  const group = (index: number): Group => groups[index] as Group; // an index of these groups
  const isPlane = (index: number): boolean => group(index).domain === 'air';
  const there = ({ here, marked }: Standing, index: number): number => (here[index] ?? 0) + (marked[index] ?? 0);
  const price = (standing: Standing, index: number): number =>
    (aboard[index] ?? []).reduce((sum, each) => sum + there(standing, each) * group(each).ipc, group(index).ipc);
  const pickPlace = (index: number): number => {
    const place = picks.indexOf(group(index).type);
    return place < 0 ? picks.length : place;
  };

  /** A defending plane without a deck goes before one that has it, a ship with less aboard before one with more. */
  const burden = (standing: Standing, index: number): number => {
    if (isPlane(index)) return side === 'defence' && there(standing, under[index] ?? -1) > 0 ? 1 : 0;
    return (aboard[index] ?? []).reduce((sum, each) => sum + there(standing, each), group(index).load ?? 0);
  };
  const ofOwner = (standing: Standing, among: readonly number[]): number => {
    const rank = (index: number) => [order.indexOf(group(index).type), burden(standing, index), index];
    const sorted = [...among].sort((a, b) => compare(rank(a), rank(b)));
    const first = sorted[0] ?? -1;
    if (keeps === 'nothing') return first;
    const holders = sorted.reduce((sum, index) => sum + (isPlane(index) ? 0 : (standing.here[index] ?? 0)), 0);
    return holders === 1 ? (sorted.find(isPlane) ?? first) : first;
  };
  const ofShooter = (standing: Standing, among: readonly number[]): number => {
    const rank = (index: number) => [
      pickPlace(index),
      -price(standing, index),
      roster.indexOf(group(index).type),
      index,
    ];
    return [...among].sort((a, b) => compare(rank(a), rank(b)))[0] ?? -1;
  };
  const victim = (standing: Standing, { at, by, reach }: Sort): number => {
    const alive = groups.flatMap((_, index) =>
      (standing.here[index] ?? 0) > 0 && (reach === 'beside' || index < spot) ? [index] : [],
    );
    for (const kinds of at) {
      const among = alive.filter((index) => isOf(group(index), kinds));
      if (among.length > 0) return by === 'shooter' ? ofShooter(standing, among) : ofOwner(standing, among);
    }
    return -1;
  };

  return {
    hit: (standing, sort, losses) => {
      const index = victim(standing, sort);
      if (index < 0) return standing;
      const here = [...standing.here];
      here[index] = (here[index] ?? 0) - 1;
      const gone = losses === 'leaves' || (losses === 'ships-leave' && group(index).domain === 'sea');
      const marked = [...standing.marked];
      if (!gone) marked[index] = (marked[index] ?? 0) + 1;
      // Troops go down with their ship, planes take off from it.
      else if (here[index] === 0)
        for (const each of aboard[index] ?? [])
          if (!isPlane(each)) {
            here[each] = 0;
            marked[each] = 0;
          }
      return { here, marked };
    },
  };
};
