// How many hits a force throws, exactly. One table holds the distribution for every rung of a ladder, made from the
// bottom up: a rung throws what the next one throws and the dice of the unit between them.

import type { Options } from '../rulesets/index.ts';
import type { Group } from './battle.ts';
import { real, reals, whole, zeros } from './lists.ts';

const SIDES = 6;

/** Hits of every rung: row by row, `width` numbers each; 0 where all rows are one. */
export interface Table {
  readonly width: number;
  /** The chance of just so many hits. */
  readonly chance: Float64Array;
  /** The chance of so many or more. */
  readonly tail: Float64Array;
  /** The most there can be. */
  readonly most: readonly number[];
}

/** Dice that low luck adds up. */
export interface Pool {
  readonly dice: number;
  readonly need: number;
}

/** Adds one die to a distribution of `most` hits that begins at `row`. */
const addDie = (chance: Float64Array, row: number, most: number, p: number): void => {
  for (let hits = most + 1; hits > 0; hits -= 1) {
    chance[row + hits] = real(chance, row + hits) * (1 - p) + real(chance, row + hits - 1) * p;
  }
  chance[row] = real(chance, row) * (1 - p);
};

/** Adds pools, each the sum of one owner's values: whole sixes are sure hits, one die is thrown for the rest. */
const addSums = (chance: Float64Array, row: number, sums: readonly number[]): number => {
  let most = 0;
  for (const sum of sums) {
    const sure = Math.floor(sum / SIDES);
    const rest = sum % SIDES;
    if (sure > 0) {
      chance.copyWithin(row + sure, row, row + most + 1);
      chance.fill(0, row, row + sure);
      most += sure;
    }
    if (rest === 0) continue;
    addDie(chance, row, most, rest / SIDES);
    most += 1;
  }
  return most;
};

/** The chance of each number of hits of dice that are thrown once; each pool has an owner of its own. */
export const hitsOf = (pools: readonly Pool[], luck: Options['luck']): Float64Array => {
  const all = pools.reduce((sum, { dice }) => sum + dice, 0);
  const chance = reals(all + 2);
  chance[0] = 1;
  if (luck === 'low-luck') {
    const sums = pools.map(({ dice, need }) => dice * need);
    return chance.slice(0, addSums(chance, 0, sums) + 1);
  }
  let most = 0;
  for (const { dice, need } of pools) {
    for (let die = 0; die < dice; die += 1) {
      addDie(chance, 0, most, need / SIDES);
      most += 1;
    }
  }
  return chance.slice(0, most + 1);
};

/** What a table is made from: how many of each group stand on each rung, and what the next rung lacks. */
export interface Rungs {
  readonly size: number;
  /** Those that fight, row by row, a number for each group. */
  readonly counts: readonly number[];
  /** The rung after one hit more, always a later one; itself at the bottom. */
  readonly next: readonly number[];
  /** The group that loses a unit on the way there. */
  readonly drops: readonly number[];
}

const byDice = (rungs: Rungs, groups: readonly Group[]): Omit<Table, 'tail'> => {
  const all = groups.reduce((sum, { count, dice }) => sum + count * dice, 0);
  const width = all + 1;
  const chance = reals(rungs.size * width);
  const most = zeros(rungs.size);
  for (let rung = rungs.size - 1; rung >= 0; rung -= 1) {
    const next = whole(rungs.next, rung);
    const row = rung * width;
    if (next === rung) {
      chance[row] = 1;
      continue;
    }
    const before = whole(most, next);
    chance.copyWithin(row, next * width, next * width + before + 1);
    most[rung] = before;
    const group = groups[whole(rungs.drops, rung)];
    if (group === undefined || group.need === 0) continue;
    for (let die = 0; die < group.dice; die += 1) addDie(chance, row, before + die, group.need / SIDES);
    most[rung] = before + group.dice;
  }
  return { width, chance, most };
};

const byLowLuck = (rungs: Rungs, groups: readonly Group[]): Omit<Table, 'tail'> => {
  const owners = [...new Set(groups.map(({ owner }) => owner))];
  const all = groups.reduce((sum, { count, dice, need }) => sum + count * dice * need, 0);
  const width = Math.floor(all / SIDES) + owners.length + 2;
  const chance = reals(rungs.size * width);
  const most = zeros(rungs.size);
  for (let rung = 0; rung < rungs.size; rung += 1) {
    const sums = owners.map((owner) =>
      groups.reduce(
        (sum, group, index) =>
          group.owner === owner
            ? sum + whole(rungs.counts, rung * groups.length + index) * group.dice * group.need
            : sum,
        0,
      ),
    );
    chance[rung * width] = 1;
    most[rung] = addSums(chance, rung * width, sums);
  }
  return { width, chance, most };
};

const CERTAIN = Float64Array.of(1);
/** No rung hits anything. */
const silence = ({ size }: Rungs): Table => ({ width: 0, chance: CERTAIN, tail: CERTAIN, most: zeros(size) });

/** The hits of all rungs; groups that are not to fire in this step come with 0 dice. */
export const tableOf = (rungs: Rungs, groups: readonly Group[], luck: Options['luck']): Table => {
  if (groups.every(({ count, dice, need }) => count * dice * need === 0)) return silence(rungs);
  const { width, chance, most } = (luck === 'low-luck' ? byLowLuck : byDice)(rungs, groups);
  const tail = reals(chance.length);
  for (let rung = 0; rung < rungs.size; rung += 1) {
    let sum = 0;
    for (let hits = whole(most, rung); hits >= 0; hits -= 1) {
      sum += real(chance, rung * width + hits);
      tail[rung * width + hits] = sum;
    }
  }
  return { width, chance, tail, most };
};
