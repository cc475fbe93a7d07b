// The strengths a force can come down to, rung by rung, and where each kind of hit leads from every one of them. With
// one order of loss and hits that fall on anything it is a plain row; hits that only ships or only planes can take make
// it wider, submarines that leave add a part below. Rungs are ordered so that every way leads to a later one.

import type { Options } from '../rulesets/index.ts';
import type { Force, Group } from './battle.ts';
import { type Table, tableOf } from './fire.ts';
import { whole } from './lists.ts';

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

export interface Ladder {
  /** How many rungs; the first is the whole force. */
  readonly size: number;
  readonly groups: readonly Group[];
  /** Those alive, row by row, a number for each group; submarines that left are alive. */
  readonly counts: Int32Array;
  /** The same without submarines that left. */
  readonly fighting: Int32Array;
  /** Those still in the battle, by kind. */
  readonly left: Int32Array;
  readonly ships: Int32Array;
  readonly planes: Int32Array;
  readonly submarines: Int32Array;
  readonly transports: Int32Array;
  /** The rung after one hit more; the same where it finds nobody. */
  readonly any: Int32Array;
  readonly ship: Int32Array;
  readonly opening: Int32Array;
  /** As `any`, while only planes attack. */
  readonly anyFromPlanes: Int32Array;
  /** The rung after those submarines have left that always leave, and after all have that leave before planes. */
  readonly without: Int32Array;
  readonly withoutAll: Int32Array;
  /** Above 0 where submarines have left. */
  readonly gone: Int32Array;
  readonly zones: Force['zones'];
  /** Where the battle begins when some are marked; 0 if none are. */
  readonly unmarked: number;
  /** Fire of the submarines, which only ships can take, and of all others. */
  readonly torpedoes: Table;
  readonly fire: Table;
}

interface Rung {
  readonly counts: readonly number[];
  readonly left: number;
  /** 0: all are there; 1: submarines that always leave have left; 2: those that shun planes too. */
  readonly gone: 0 | 1 | 2;
  /** On the way that the opening leads. */
  opening: 'yes' | 'no';
  index: number;
  readonly to: { any?: Rung; ship?: Rung; opening?: Rung; anyFromPlanes?: Rung; without?: Rung; withoutAll?: Rung };
  drops: number;
}

type Test = (group: Group) => boolean;
const isPlane: Test = ({ domain }) => domain === 'air';
const isShip: Test = ({ domain }) => domain === 'sea';
const isLand: Test = ({ domain }) => domain === 'land';
const isSubmarine: Test = ({ type }) => type === 'submarine';
const anything: Test = () => true;

/** True if units of the group have left on rungs of this kind. */
const hasLeft = ({ leaves }: Group, gone: Rung['gone']): boolean =>
  (gone > 0 && leaves === 'leave') || (gone > 1 && leaves === 'leave-planes');

const OPENING: { readonly [whom in Ways['opening']]: Test } = {
  nobody: () => false,
  planes: isPlane,
  land: isLand,
  all: anything,
};

/** Finds every rung there is, from the top. */
const explore = (
  force: Force,
  ways: Ways,
): { readonly rungs: readonly Rung[]; readonly unmarked: Rung | undefined } => {
  const { groups } = force;
  const rungs: Rung[] = [];
  const known = new Map<string | number, Rung>();
  const strides: number[] = [];
  let range = 3;
  for (const { count } of groups) {
    strides.push(range);
    range *= count + 1;
  }
  const keyOf = (counts: readonly number[], gone: Rung['gone']): string | number => {
    if (range > Number.MAX_SAFE_INTEGER) return `${gone}/${counts.join()}`;
    let key: number = gone;
    for (let group = 0; group < groups.length; group += 1) key += (counts[group] ?? 0) * (strides[group] ?? 0);
    return key;
  };
  const rungAt = (counts: readonly number[], gone: Rung['gone']): Rung => {
    const key = keyOf(counts, gone);
    const found = known.get(key);
    if (found !== undefined) return found;
    let left = 0;
    for (const [index, group] of groups.entries()) if (!hasLeft(group, gone)) left += counts[index] ?? 0;
    const made: Rung = { counts, left, gone, opening: 'no', index: -1, to: {}, drops: -1 };
    known.set(key, made);
    rungs.push(made);
    return made;
  };
  /** The group that loses its next unit to a hit on those that pass the test; -1 if there is none. */
  const first = ({ counts, gone }: Rung, test: Test): number => {
    for (const [index, group] of groups.entries()) {
      if ((counts[index] ?? 0) > 0 && test(group) && !hasLeft(group, gone)) return index;
    }
    return -1;
  };
  const number = ({ counts, gone }: Rung, test: Test): number =>
    groups.reduce((sum, group, index) => (test(group) && !hasLeft(group, gone) ? sum + (counts[index] ?? 0) : sum), 0);
  const less = (rung: Rung, index: number): Rung =>
    index < 0
      ? rung
      : rungAt(
          rung.counts.map((count, at) => (at === index ? count - 1 : count)),
          rung.gone,
        );
  const firstOfAll = (rung: Rung): number => {
    const holds = force.keeps === 'last-holder' && number(rung, (group) => !isPlane(group)) === 1;
    const plane = holds ? first(rung, isPlane) : -1;
    return plane >= 0 ? plane : first(rung, anything);
  };

  const top = rungAt(
    groups.map(({ count }) => count),
    0,
  );
  top.opening = 'yes';
  const unmarked = ways.marked.some((count) => count > 0)
    ? rungAt(
        groups.map(({ count }, index) => count - (ways.marked[index] ?? 0)),
        0,
      )
    : undefined;
  for (let at = 0; at < rungs.length; at += 1) {
    const rung = rungs[at];
    if (rung === undefined) break;
    rung.drops = firstOfAll(rung);
    rung.to.any = less(rung, rung.drops);
    if (ways.shipsHit === 'yes') rung.to.ship = less(rung, first(rung, isShip));
    if (force.submarinesFirst === 'shut-in') {
      const submarine = first(rung, isSubmarine);
      rung.to.anyFromPlanes = submarine < 0 ? rung.to.any : less(rung, submarine);
    }
    if (first(rung, ({ leaves }) => leaves === 'leave') >= 0 && rung.gone === 0)
      rung.to.without = rungAt(rung.counts, 1);
    if (first(rung, ({ leaves }) => leaves !== 'stay') >= 0) rung.to.withoutAll = rungAt(rung.counts, 2);
    if (rung.opening === 'yes' && ways.opening !== 'nobody') {
      rung.to.opening = less(rung, first(rung, OPENING[ways.opening]));
      rung.to.opening.opening = 'yes';
    }
  }
  return { rungs, unmarked };
};

/** True if submarines on any of a ladder's rungs cannot leave while their enemy stands on rung `enemy` of his. */
export const areShutIn = ({ zones }: Ladder, { gone }: Ladder, enemy: number): boolean =>
  zones === 'shut' || (zones === 'until-enemy-left' && whole(gone, enemy) > 0);

/** The groups with those silenced that do not fire in a step. */
const firing = (groups: readonly Group[], test: Test): readonly Group[] =>
  groups.map((group) => (test(group) ? group : { ...group, dice: 0 }));

/** The ladder of a force. */
export const ladderOf = (force: Force, ways: Ways): Ladder => {
  const { groups } = force;
  const { rungs: found, unmarked } = explore(force, ways);
  const rungs = [...found].sort((a, b) => a.gone - b.gone || b.left - a.left);
  for (const [index, rung] of rungs.entries()) rung.index = index;
  const size = rungs.length;
  const list = (): Int32Array => new Int32Array(size);
  const [left, ships, planes, submarines, transports, drops] = [list(), list(), list(), list(), list(), list()];
  const [any, ship, opening, anyFromPlanes, without, withoutAll] = [list(), list(), list(), list(), list(), list()];
  const gone = list();
  const counts = new Int32Array(size * groups.length);
  const fighting = new Int32Array(size * groups.length);
  for (const [index, rung] of rungs.entries()) {
    left[index] = rung.left;
    drops[index] = rung.drops;
    const { to } = rung;
    any[index] = (to.any ?? rung).index;
    ship[index] = (to.ship ?? rung).index;
    opening[index] = (to.opening ?? rung).index;
    anyFromPlanes[index] = (to.anyFromPlanes ?? to.any ?? rung).index;
    without[index] = (to.without ?? rung).index;
    withoutAll[index] = (to.withoutAll ?? rung).index;
    gone[index] = rung.gone;
    for (const [at, group] of groups.entries()) {
      const count = rung.counts[at] ?? 0;
      counts[index * groups.length + at] = count;
      if (hasLeft(group, rung.gone)) continue;
      fighting[index * groups.length + at] = count;
      if (isShip(group)) ships[index] = whole(ships, index) + count;
      if (isPlane(group)) planes[index] = whole(planes, index) + count;
      if (isSubmarine(group)) submarines[index] = whole(submarines, index) + count;
      if (group.type === 'transport') transports[index] = whole(transports, index) + count;
    }
  }
  const made = { size, counts: fighting, next: any, drops };
  return {
    size,
    groups,
    counts,
    fighting,
    left,
    ships,
    planes,
    submarines,
    transports,
    any,
    ship,
    opening,
    anyFromPlanes,
    without,
    withoutAll,
    gone,
    zones: force.zones,
    unmarked: unmarked?.index ?? 0,
    torpedoes: tableOf(made, firing(groups, isSubmarine), ways.luck),
    fire: tableOf(
      made,
      firing(groups, (group) => !isSubmarine(group)),
      ways.luck,
    ),
  };
};
