// Finds the strengths a force can come down to, from the top: for each of them how many of every group are left and
// where the next hit of each kind leads.

import type { Options } from '../rulesets/index.ts';
import type { Force, Group } from './battle.ts';

/** Which ways down a battle can need, beside hits on anything. */
export interface Ways {
  readonly luck: Options['luck'];
  /** The enemy has fire that only ships can take. */
  readonly shipsHit: 'yes' | 'no';
  /** Whom the opening can hit; the ways begin at the top. */
  readonly opening: 'nobody' | 'planes' | 'land' | 'all';
  /** Of each group those marked before the battle is looked at. */
  readonly marked: readonly number[];
}

/** 0: all are there; 1: submarines that always leave have left; 2: those that shun planes too. */
export type Gone = 0 | 1 | 2;

/** One strength. A way that leads nowhere leads back to it. */
export interface Rung {
  readonly counts: readonly number[];
  /** Units still in the battle. */
  readonly left: number;
  readonly gone: Gone;
  /** Its place among all, set when all are found. */
  index: number;
  /** On the way that the opening leads. */
  inOpening: 'yes' | 'no';
  /** The group that loses a unit on the way `any`; -1 at the bottom. */
  drops: number;
  any: Rung | undefined;
  ship: Rung | undefined;
  opening: Rung | undefined;
  anyFromPlanes: Rung | undefined;
  without: Rung | undefined;
  withoutAll: Rung | undefined;
}

type Test = (group: Group) => boolean;
const isAnything: Test = () => true;
const isPlane: Test = ({ domain }) => domain === 'air';
const isShip: Test = ({ domain }) => domain === 'sea';
const isLand: Test = ({ domain }) => domain === 'land';
const isNobody: Test = () => false;
/** Those whose hits only ships can take are called submarines here, whatever a board calls them. */
export const isSubmarine: Test = ({ hits }) => hits === 'ships';
const alwaysLeaves: Test = ({ leaves }) => leaves === 'leave';
const mayLeave: Test = ({ leaves }) => leaves !== 'stay';

const IN_OPENING: { readonly [whom in Ways['opening']]: Test } = {
  nobody: isNobody,
  planes: isPlane,
  land: isLand,
  all: isAnything,
};

/** True if units of the group have left. */
export const hasLeft = ({ leaves }: Group, gone: Gone): boolean =>
  gone > 0 && (leaves === 'leave' || (gone > 1 && leaves === 'leave-planes'));

/** The group that loses its next unit to a hit on those that pass the test; -1 if there is none. */
const firstOf = (groups: readonly Group[], { counts, gone }: Rung, test: Test): number => {
  for (let index = 0; index < groups.length; index += 1) {
    const group = groups[index];
    if (group !== undefined && (counts[index] ?? 0) > 0 && test(group) && !hasLeft(group, gone)) return index;
  }
  return -1;
};

/** Units still in the battle. */
const leftOf = (groups: readonly Group[], counts: readonly number[], gone: Gone): number => {
  let left = 0;
  for (let index = 0; index < groups.length; index += 1) {
    const group = groups[index];
    if (group !== undefined && !hasLeft(group, gone)) left += counts[index] ?? 0;
  }
  return left;
};

/** The group hit first when a hit can fall on anything. */
const firstOfAll = ({ groups, keeps }: Force, rung: Rung): number => {
  const first = firstOf(groups, rung, isAnything);
  if (keeps === 'nothing') return first;
  const planes = groups.reduce((sum, group, index) => (isPlane(group) ? sum + (rung.counts[index] ?? 0) : sum), 0);
  const holders = rung.left - planes;
  const plane = holders === 1 ? firstOf(groups, rung, isPlane) : -1;
  return plane < 0 ? first : plane;
};

/** A store of rungs in which each strength is found once. */
const newStore = (
  groups: readonly Group[],
): { readonly rungs: Rung[]; at(counts: readonly number[], gone: Gone): Rung } => {
  const rungs: Rung[] = [];
  const known = new Map<string | number, Rung>();
  const isHuge = groups.reduce((product, { count }) => product * (count + 1), 3) > Number.MAX_SAFE_INTEGER;
  const keyOf = (counts: readonly number[], gone: Gone): string | number => {
    if (isHuge) return `${gone}/${counts.join()}`;
    let key: number = gone;
    let stride = 3;
    for (let index = 0; index < groups.length; index += 1) {
      key += (counts[index] ?? 0) * stride;
      stride *= (groups[index]?.count ?? 0) + 1;
    }
    return key;
  };
  const at = (counts: readonly number[], gone: Gone): Rung => {
    const key = keyOf(counts, gone);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made: Rung = {
      counts,
      left: leftOf(groups, counts, gone),
      gone,
      index: -1,
      inOpening: 'no',
      drops: -1,
      any: undefined,
      ship: undefined,
      opening: undefined,
      anyFromPlanes: undefined,
      without: undefined,
      withoutAll: undefined,
    };
    known.set(key, made);
    rungs.push(made);
    return made;
  };
  return { rungs, at };
};

/**
 * All rungs of a force, so ordered that every way leads to a later one.
 *
 * @returns beside them the one on which a battle begins where some are marked
 */
export const rungsOf = (
  force: Force,
  ways: Ways,
): { readonly rungs: readonly Rung[]; readonly unmarked: Rung | undefined } => {
  const { groups, zones } = force;
  const { rungs, at } = newStore(groups);
  const less = (rung: Rung, group: number): Rung => {
    if (group < 0) return rung;
    const counts = rung.counts.slice();
    counts[group] = (counts[group] ?? 0) - 1;
    return at(counts, rung.gone);
  };

  const all = groups.map(({ count }) => count);
  at(all, 0).inOpening = 'yes';
  const isMarked = ways.marked.some((count) => count > 0);
  const unmarked = isMarked
    ? at(
        all.map((count, index) => count - (ways.marked[index] ?? 0)),
        0,
      )
    : undefined;
  const leaves = zones !== 'shut' && groups.some(mayLeave);
  const goesFirst = zones !== 'open' && force.submarinesFirst === 'shut-in';
  for (const rung of rungs) {
    rung.drops = firstOfAll(force, rung);
    rung.any = less(rung, rung.drops);
    if (ways.shipsHit === 'yes') rung.ship = less(rung, firstOf(groups, rung, isShip));
    if (goesFirst) {
      const submarine = firstOf(groups, rung, isSubmarine);
      rung.anyFromPlanes = submarine < 0 ? rung.any : less(rung, submarine);
    }
    if (leaves) {
      if (firstOf(groups, rung, alwaysLeaves) >= 0) rung.without = at(rung.counts, 1);
      if (firstOf(groups, rung, mayLeave) >= 0) rung.withoutAll = at(rung.counts, 2);
    }
    if (rung.inOpening === 'yes' && ways.opening !== 'nobody') {
      rung.opening = less(rung, firstOf(groups, rung, IN_OPENING[ways.opening]));
      rung.opening.inOpening = 'yes';
    }
  }
  const ordered = rungs.sort((a, b) => a.gone - b.gone || b.left - a.left);
  for (let index = 0; index < ordered.length; index += 1) {
    const rung = ordered[index];
    if (rung !== undefined) rung.index = index;
  }
  return { rungs: ordered, unmarked };
};
