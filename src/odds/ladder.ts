// The strengths a force can come down to, rung by rung, and where each kind of hit leads from every one of them, as
// flat lists. With one order of loss and hits that fall on anything it is a plain row; hits that only ships or only
// planes can take make it wider, submarines that leave add a part below.

import type { Force, Group } from './battle.ts';
import { type Table, tableOf } from './fire.ts';
import { whole, zeros } from './lists.ts';
import { hasLeft, isSubmarine, type Rung, rungsOf, type Ways } from './rungs.ts';

export interface Ladder {
  /** How many rungs; the first is the whole force. */
  readonly size: number;
  readonly groups: readonly Group[];
  /** Those alive, row by row, a number for each group; submarines that left are alive. */
  readonly counts: readonly number[];
  /** The same without submarines that left. */
  readonly fighting: readonly number[];
  /** Those still in the battle, by kind. */
  readonly left: readonly number[];
  readonly ships: readonly number[];
  readonly planes: readonly number[];
  readonly submarines: readonly number[];
  readonly transports: readonly number[];
  /** The rung after one hit more; the same where it finds nobody. */
  readonly any: readonly number[];
  readonly ship: readonly number[];
  readonly opening: readonly number[];
  /** As `any`, while only planes attack submarines that are shut in. */
  readonly anyFromPlanes: readonly number[];
  /** The rung after those submarines have left that always leave, and after all have that leave before planes. */
  readonly without: readonly number[];
  readonly withoutAll: readonly number[];
  /** Above 0 where submarines have left. */
  readonly gone: readonly number[];
  readonly zones: Force['zones'];
  /** Where the battle begins when some are marked; 0 if none are. */
  readonly unmarked: number;
  /** Fire of the submarines, which only ships can take, and of all others. */
  readonly torpedoes: Table;
  readonly fire: Table;
}

/** True if submarines of a ladder cannot leave while their enemy stands on rung `enemy` of his. */
export const areShutIn = ({ zones }: Ladder, { gone }: Ladder, enemy: number): boolean =>
  zones === 'shut' || (zones === 'until-enemy-left' && whole(gone, enemy) > 0);

/** The groups with those silenced that do not fire in a step. */
const firing = (groups: readonly Group[], who: 'submarines' | 'others'): readonly Group[] =>
  groups.map((group) => (isSubmarine(group) === (who === 'submarines') ? group : { ...group, dice: 0 }));

type Way = 'any' | 'ship' | 'opening' | 'without' | 'withoutAll';

/** Counts of all rungs without submarines that left. */
const stillThere = (groups: readonly Group[], rungs: readonly Rung[]): readonly number[] =>
  rungs.flatMap(({ counts, gone }) => groups.map((group, index) => (hasLeft(group, gone) ? 0 : (counts[index] ?? 0))));

/** The ladder of a force. */
export const ladderOf = (force: Force, ways: Ways): Ladder => {
  const { groups } = force;
  const { rungs, unmarked } = rungsOf(force, ways);
  const size = rungs.length;
  const width = groups.length;
  const here = rungs.map(({ index }) => index);
  /** A way that the battle does not need leads nowhere. */
  const way = (name: Way, needed: boolean): readonly number[] =>
    needed ? rungs.map((rung) => (rung[name] ?? rung).index) : here;
  const isLeft = rungs.some(({ gone }) => gone > 0);
  const counts: number[] = [];
  for (const rung of rungs) counts.push(...rung.counts);
  const fighting = isLeft ? stillThere(groups, rungs) : counts;
  const nobody = zeros(size);
  /** How many of those in the battle pass a test. */
  const number = (test: (group: Group) => boolean): readonly number[] => {
    if (!groups.some(test)) return nobody;
    const numbers = zeros(size);
    for (let group = 0; group < width; group += 1) {
      const of = groups[group];
      if (of === undefined || !test(of)) continue;
      for (let rung = 0; rung < size; rung += 1)
        numbers[rung] = whole(numbers, rung) + whole(fighting, rung * width + group);
    }
    return numbers;
  };
  const any = way('any', true);
  const made = { size, counts: fighting, next: any, drops: rungs.map(({ drops }) => drops) };
  const submarines = number(isSubmarine);
  return {
    size,
    groups,
    counts,
    fighting,
    left: rungs.map(({ left }) => left),
    ships: number(({ domain }) => domain === 'sea'),
    planes: number(({ domain }) => domain === 'air'),
    submarines,
    transports: number(({ lifts }) => lifts === 'yes'),
    any,
    ship: way('ship', ways.shipsHit === 'yes'),
    opening: way('opening', ways.opening !== 'nobody'),
    anyFromPlanes: submarines === nobody ? any : rungs.map((rung) => (rung.anyFromPlanes ?? rung.any ?? rung).index),
    without: way('without', isLeft),
    withoutAll: way('withoutAll', isLeft),
    gone: isLeft ? rungs.map(({ gone }) => gone) : nobody,
    zones: force.zones,
    unmarked: unmarked?.index ?? 0,
    torpedoes: tableOf(made, firing(groups, 'submarines'), ways.luck),
    fire: tableOf(made, firing(groups, 'others'), ways.luck),
  };
};
