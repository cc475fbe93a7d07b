// Whom the hits of a step take that fall on some units only: those of each sort by the owner's order of loss, passing
// over whom a hit still to be taken needs. The engine chooses by the same words (engine/combat/restricted.ts and
// order-of-loss.ts); here on numbers left of each group.

import type { TargetClass } from '../rulesets/index.ts';
import type { Force, Group } from './battle.ts';

/** Numbers of each group. */
export interface Afloat {
  readonly here: readonly number[];
  /** Hits that its ships bear without being lost, all together. */
  readonly spare: readonly number[];
  /** Those that went under: out of the battle, and alive. */
  readonly under: readonly number[];
}

/** Hits that may fall on the same groups, each place a class: the first that has somebody left is hit. */
export type Targets = readonly (readonly number[])[];

export const targetsIn = (groups: readonly Group[], at: readonly (readonly TargetClass[])[]): Targets =>
  at.map((kinds) =>
    groups.flatMap(({ type, domain }, index) =>
      kinds.some((kind) => kind === type || kind === domain) ? [index] : [],
    ),
  );

const here = ({ here: counts }: Afloat, index: number): number => counts[index] ?? 0;
/** Hits that all of a group bear together. */
const bears = (standing: Afloat, index: number): number =>
  here(standing, index) === 0 ? 0 : here(standing, index) + (standing.spare[index] ?? 0);

export const bearTogether = (standing: Afloat): number =>
  standing.here.reduce((sum, _, index) => sum + bears(standing, index), 0);

/** The groups that a hit may take now. */
const targetsOf = (standing: Afloat, targets: Targets): readonly number[] =>
  targets.find((groups) => groups.some((index) => here(standing, index) > 0))?.filter((i) => here(standing, i) > 0) ??
  [];

/** How many hits find a target at most: of each sort so many, on groups that bear so many. */
const mostFound = (sorts: readonly (readonly number[])[], hits: readonly number[], free: readonly number[]): number => {
  let most = Number.POSITIVE_INFINITY;
  // Whatever sorts are taken out: the others find no more than they are, these no more than their targets bear.
  for (let out = 0; out < 1 << sorts.length; out += 1) {
    const reached = new Set<number>();
    let found = 0;
    for (const [sort, groups] of sorts.entries()) {
      if ((out & (1 << sort)) === 0) found += hits[sort] ?? 0;
      else for (const index of groups) reached.add(index);
    }
    for (const index of reached) found += free[index] ?? 0;
    most = Math.min(most, found);
  }
  return most;
};

/** Groups in the order in which they are hit, each so often as its units bear hits: first what costs nobody. */
const inOrder = (
  { groups, keeps }: Pick<Force, 'groups' | 'keeps'>,
  standing: Afloat,
  among: readonly number[],
): readonly number[] => {
  const blows = [
    ...among.flatMap((index) => new Array<number>(standing.spare[index] ?? 0).fill(index)),
    ...among.flatMap((index) => new Array<number>(here(standing, index)).fill(index)),
  ];
  const isPlane = (index: number): boolean => groups[index]?.domain === 'air';
  if (keeps === 'nothing' || !among.some(isPlane) || among.every(isPlane)) return blows;
  // The last that can hold the place goes behind all planes.
  const last = blows.findLastIndex((index) => !isPlane(index));
  return [...blows.slice(0, last), ...blows.slice(last + 1).filter(isPlane), blows[last] ?? -1];
};

/** One unit of a group is hit. */
const struck = ({ here: counts, spare, under }: Afloat, index: number): Afloat =>
  (spare[index] ?? 0) > 0
    ? { here: counts, spare: spare.with(index, (spare[index] ?? 0) - 1), under }
    : { here: counts.with(index, (counts[index] ?? 0) - 1), spare, under };

/**
 * What is left after the hits of a step.
 *
 * @param sorts whom each sort of hit may take, in the order in which they are taken
 * @param hits how many there are of each; those that find nobody are void
 * @param words whether an owner must leave targets for hits still to be taken, where he can
 */
export const leftAfter = (
  force: Pick<Force, 'groups' | 'keeps'>,
  standing: Afloat,
  sorts: readonly Targets[],
  hits: readonly number[],
  words: 'must-find-targets' | 'as-he-likes',
): Afloat => {
  let now = standing;
  for (const [sort, count] of hits.entries()) {
    if (count === 0) continue;
    const open = sorts.slice(sort).map((targets) => targetsOf(now, targets));
    const [among = []] = open;
    const before = now;
    const free = now.here.map((_, index) => bears(before, index));
    const rest = hits.slice(sort);
    const bound = words === 'must-find-targets' && rest.slice(1).some((more) => more > 0);
    const best = bound ? mostFound(open, rest, free) : 0;
    const least = Math.min(
      count,
      among.reduce((sum, index) => sum + (free[index] ?? 0), 0),
    );
    let taken = 0;
    for (const index of inOrder(force, before, among)) {
      if (taken === least) break;
      free[index] = (free[index] ?? 0) - 1;
      if (bound && mostFound(open, rest.with(0, count - taken - 1), free) + taken + 1 < best) {
        free[index] = (free[index] ?? 0) + 1;
        continue;
      }
      taken += 1;
      now = struck(now, index);
    }
  }
  return now;
};
