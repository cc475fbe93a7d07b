// The strengths one side can come down to where hits take different kinds: every number left of every group, and where each
// sort of hit leads from there.

import type { Force, Group } from './battle.ts';
import { whole, zeros } from './lists.ts';
import type { Sort } from './row-program.ts';

export interface RowSide {
  readonly groups: readonly Group[];
  /** How many strengths; the first is the whole force, and every hit leads to a later one. */
  readonly size: number;
  /** Row by row, a number for each group. */
  readonly counts: readonly number[];
  readonly left: readonly number[];
  readonly planes: readonly number[];
  /** The strength after a hit of a sort: the same where nobody is there to be hit. */
  hit(sort: Sort, strength: number): number;
}

/** How many strengths a force has. */
export const strengthsOf = ({ groups }: Pick<Force, 'groups'>): number =>
  groups.reduce((product, { count }) => product * (count + 1), 1);

const isOf = ({ type, domain }: Group, kinds: Sort['at'][number]): boolean =>
  kinds.some((kind) => kind === type || kind === domain);

/** Groups in the order in which the enemy picks them: those he names, then the dearest, then as the force has them. */
const inOrderOfPicks = (
  groups: readonly Group[],
  picks: readonly Group['type'][],
  roster: readonly Group['type'][],
) => {
  const place = ({ type }: Group): number => (picks.includes(type) ? picks.indexOf(type) : picks.length);
  return groups
    .map((group, index) => ({ group, index }))
    .sort(
      (a, b) =>
        place(a.group) - place(b.group) ||
        b.group.ipc - a.group.ipc ||
        roster.indexOf(a.group.type) - roster.indexOf(b.group.type),
    )
    .map(({ index }) => index);
};

/** All counts, the most units first. */
const allCounts = (groups: readonly Group[]): readonly (readonly number[])[] => {
  let all: readonly (readonly number[])[] = [[]];
  for (const { count } of groups)
    all = all.flatMap((counts) => Array.from({ length: count + 1 }, (_, left) => [...counts, count - left]));
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  return [...all].sort((a, b) => sum(b) - sum(a));
};

/**
 * The strengths of a force.
 *
 * @param picks kinds its enemy hits first where he picks
 * @param roster kinds of unit of the board, for equals
 */
export const rowSideOf = (
  { groups, keeps }: Force,
  picks: readonly Group['type'][],
  roster: readonly Group['type'][],
): RowSide => {
  const rows = allCounts(groups);
  const width = groups.length;
  const counts = rows.flat();
  const keyOf = (row: readonly number[]): number =>
    row.reduce((key, count, index) => key * ((groups[index]?.count ?? 0) + 1) + count, 0);
  const places = new Map(rows.map((row, at) => [keyOf(row), at]));
  const bare = inOrderOfPicks(groups, picks, roster);
  const deck = groups.findIndex(({ decked = 0 }) => decked > 0);
  const plane = groups.findIndex(({ domain }) => domain === 'air');
  /** A ship is worth what stands on its deck as well. */
  const laden = Array.from({ length: deck < 0 ? 0 : (groups[deck]?.decked ?? 0) + 1 }, (_, aboard) =>
    inOrderOfPicks(
      groups.map((group, index) =>
        index === deck ? { ...group, ipc: group.ipc + aboard * (groups[plane]?.ipc ?? 0) } : group,
      ),
      picks,
      roster,
    ),
  );
  const pickedFrom = (row: readonly number[]): readonly number[] => laden[row[plane] ?? 0] ?? bare;
  const given = groups.map((_, index) => index);
  const number = (test: (group: Group) => boolean): readonly number[] =>
    rows.map((row) => row.reduce((sum, count, index) => sum + (test(groups[index] as Group) ? count : 0), 0)); // a row has a number for each group
  const isPlane = ({ domain }: Group): boolean => domain === 'air';

  const victim = (row: readonly number[], { at, by }: Sort): number => {
    const alive = (index: number): boolean => (row[index] ?? 0) > 0;
    for (const kinds of at) {
      const among = (by === 'shooter' ? pickedFrom(row) : given).filter(
        (index) => alive(index) && isOf(groups[index] as Group, kinds), // an index of these groups
      );
      const [first] = among;
      if (first === undefined) continue;
      if (by === 'shooter' || keeps === 'nothing') return first;
      const planes = among.filter((index) => isPlane(groups[index] as Group)); // an index of these groups
      const holders = among.reduce((sum, index) => sum + (planes.includes(index) ? 0 : (row[index] ?? 0)), 0);
      return holders === 1 ? (planes[0] ?? first) : first;
    }
    return -1;
  };
  const ways = new Map<string, number[]>();
  const wayOf = (sort: Sort): number[] => {
    const way = zeros(rows.length);
    for (const [at, row] of rows.entries()) {
      const group = victim(row, sort);
      const less = row.map((count, index) => (index === group ? count - 1 : count));
      way[at] = group < 0 ? at : (places.get(keyOf(less)) ?? at);
    }
    return way;
  };
  const bySort = new Map<Sort, number[]>();
  return {
    groups,
    size: rows.length,
    counts,
    left: number(() => true),
    planes: width === 0 ? zeros(rows.length) : number(isPlane),
    hit: (sort, strength) => {
      let way = bySort.get(sort);
      if (way === undefined) {
        const key = JSON.stringify([sort.at, sort.by]);
        way = ways.get(key) ?? wayOf(sort);
        ways.set(key, way);
        bySort.set(sort, way);
      }
      return whole(way, strength);
    },
  };
};
