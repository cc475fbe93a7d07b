// The strengths one side can come down to where hits take different kinds: numbers left of every group, as far as hits
// lead there, and where each sort of hit leads from each of them.

import type { Group } from './battle.ts';
import { whole } from './lists.ts';
import type { Sort } from './row-program.ts';
import type { Standing, Victims } from './victims.ts';

export interface RowSide {
  readonly groups: readonly Group[];
  /** How many strengths; every hit leads to a later one. */
  readonly size: number;
  /** Row by row, a number for each group. */
  readonly counts: readonly number[];
  readonly left: readonly number[];
  readonly planes: readonly number[];
  /** The strength that has these numbers; -1 where none has. */
  find(counts: readonly number[]): number;
  /** The strength after a hit of a sort: the same where nobody is there to be hit. */
  hit(sort: Sort, strength: number): number;
}

/** A text for each sort of hit: those alike lead the same ways. */
const keyOf = ({ at, by }: Sort): string => JSON.stringify([at, by]);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Numbers without the planes among them. */
export const grounded = (groups: readonly Group[], counts: readonly number[]): readonly number[] =>
  counts.map((count, index) => (groups[index]?.domain === 'air' ? 0 : count));

/**
 * The strengths of a side.
 *
 * @param from numbers of each group that it can begin with
 * @param sorts hits that can fall on it
 * @param parts whether its planes may leave the others
 * @param most how many strengths are borne
 * @returns undefined where there are more
 */
export const rowSideOf = (
  groups: readonly Group[],
  victims: Victims,
  {
    from,
    sorts,
    parts,
    most,
  }: {
    readonly from: readonly (readonly number[])[];
    readonly sorts: readonly Sort[];
    readonly parts: 'planes-leave' | 'together';
    readonly most: number;
  },
): RowSide | undefined => {
  const nobody = groups.map(() => 0);
  const kinds = new Map(sorts.map((sort) => [keyOf(sort), sort]));
  const known = new Map<string, Standing>();
  const waiting: Standing[] = [];
  const meet = (here: readonly number[]): void => {
    const key = here.join();
    if (known.has(key)) return;
    const standing = { here, marked: nobody };
    known.set(key, standing);
    waiting.push(standing);
  };
  const leads = new Map<string, Map<string, string>>([...kinds.keys()].map((kind) => [kind, new Map()]));
  for (const counts of from) meet(counts);
  for (let at = 0; at < waiting.length; at += 1) {
    if (waiting.length > most) return undefined;
    const standing = waiting[at] as Standing; // below the length of the list
    const key = standing.here.join();
    if (parts === 'planes-leave') meet(grounded(groups, standing.here));
    for (const [kind, sort] of kinds) {
      const { here } = victims.hit(standing, sort, 'leaves');
      leads.get(kind)?.set(key, here.join());
      meet(here);
    }
  }
  const rows = [...known.values()].map(({ here }) => here).sort((a, b) => sum(b) - sum(a));
  const places = new Map(rows.map((row, at) => [row.join(), at]));
  const ways = new Map(
    [...leads].map(([kind, way]) => [
      kind,
      rows.map((row) => places.get(way.get(row.join()) ?? '') ?? -1), // every strength was met
    ]),
  );
  const bySort = new Map<Sort, readonly number[]>();
  return {
    groups,
    size: rows.length,
    counts: rows.flat(),
    left: rows.map(sum),
    planes: rows.map((row) => sum(row) - sum(grounded(groups, row))),
    find: (counts) => places.get(counts.join()) ?? -1,
    hit: (sort, strength) => {
      let way = bySort.get(sort);
      if (way === undefined) {
        way = ways.get(keyOf(sort)) ?? [];
        bySort.set(sort, way);
      }
      return whole(way, strength);
    },
  };
};
