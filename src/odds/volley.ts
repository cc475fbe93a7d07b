// One exchange of fire between two rungs: both sides fire together, so what each has left is a distribution of its own,
// and the two are multiplied out.

import type { Table } from './fire.ts';
import { areShutIn, type Ladder } from './ladder.ts';
import { real, reals, whole } from './lists.ts';

/** Rungs that a side comes down to by 0, 1, 2 … hits, and where their chances stand. */
interface Falls {
  readonly chance: Float64Array;
  /** In place of `chance` for the last rung, on which all further hits are void. */
  readonly tail: Float64Array;
  rungs: readonly number[];
  /** Where the chances begin in both lists. */
  base: number;
  /** The most hits that count. */
  last: number;
}

const fallsBy = ({ chance, tail }: Pick<Table, 'chance' | 'tail'>): Falls => ({
  chance,
  tail,
  rungs: [],
  base: 0,
  last: 0,
});

/** From every rung all those that lie on a way down, itself first. */
const chainsOf = (next: readonly number[]): readonly (readonly number[])[] => {
  const chains: (readonly number[])[] = [];
  for (let rung = next.length - 1; rung >= 0; rung -= 1) {
    const to = whole(next, rung);
    chains[rung] = to === rung ? [rung] : [rung, ...(chains[to] ?? [])];
  }
  return chains;
};

/** Turns falls to the hits of one row of the table they were made by, along a way. */
const point = (falls: Falls, rungs: readonly number[] = [], { width, most }: Table, row: number): void => {
  falls.rungs = rungs;
  falls.base = row * width;
  falls.last = Math.min(whole(most, row), rungs.length - 1);
};

const chanceOf = ({ chance, tail, base, last }: Falls, hits: number): number =>
  real(hits === last ? tail : chance, base + hits);

/** Adds every pair of falls, times `weight`, to a field of so many `columns`. */
const multiply = (above: Falls, below: Falls, columns: number, weight: number, out: Float64Array): void => {
  const { rungs, chance, tail, base, last } = below;
  const [first, end] = [whole(rungs, 0), whole(rungs, last)];
  const rest = real(tail, base + last);
  // Mostly the rungs follow each other, and need not be looked up.
  const isRow = end - first === last;
  let one = 0;
  // Two at a time, so that each chance is read once for both.
  for (; isRow && one < above.last; one += 2) {
    const share = weight * chanceOf(above, one);
    const other = weight * chanceOf(above, one + 1);
    const from = whole(above.rungs, one) * columns + first;
    const to = whole(above.rungs, one + 1) * columns + first;
    for (let hits = 0; hits < last; hits += 1) {
      const p = real(chance, base + hits);
      out[from + hits] = real(out, from + hits) + share * p;
      out[to + hits] = real(out, to + hits) + other * p;
    }
    out[from + last] = real(out, from + last) + share * rest;
    out[to + last] = real(out, to + last) + other * rest;
  }
  for (; one <= above.last; one += 1) {
    const share = weight * chanceOf(above, one);
    const row = whole(above.rungs, one) * columns;
    for (let hits = 0; hits < last; hits += 1) {
      const at = row + whole(rungs, hits);
      out[at] = real(out, at) + share * real(chance, base + hits);
    }
    out[row + end] = real(out, row + end) + share * rest;
  }
};

export interface Volley {
  /**
   * Looks at the fire of attackers on rung `a` and defenders on rung `d` who stand on rung `fires` when they fire back.
   *
   * @returns the chance that nothing changes
   */
  aim(a: number, d: number, fires: number): number;
  /** Adds what the fire looked at last leads to, times `weight`, to `out`: a number for each pair of rungs. */
  fire(weight: number, out: Float64Array): void;
}

export const volleyOf = (attacker: Ladder, defender: Ladder): Volley => {
  const down = chainsOf(attacker.any);
  const below = chainsOf(defender.any);
  const belowPlanes = defender.anyFromPlanes === defender.any ? below : chainsOf(defender.anyFromPlanes);
  const hasTorpedoes = defender.torpedoes.width > 0;
  const sinking = hasTorpedoes ? chainsOf(attacker.ship) : [];
  const sums = reals(hasTorpedoes ? attacker.size : 0);
  const merged = reals(sums.length);
  const mergedRungs: number[] = [];
  const defenders = fallsBy(attacker.fire);
  const unsunk = fallsBy(defender.fire);
  const sunk = fallsBy(defender.torpedoes);
  const hit = fallsBy({ chance: merged, tail: merged });
  let attackers = unsunk;

  /** Torpedoes find ships alone, then all other hits fall on whoever is left. */
  const underTorpedoes = (a: number, fires: number): void => {
    point(sunk, sinking[a], defender.torpedoes, fires);
    let furthest = a;
    for (let ships = 0; ships <= sunk.last; ships += 1) {
      const chance = chanceOf(sunk, ships);
      point(unsunk, down[whole(sunk.rungs, ships)], defender.fire, fires);
      for (let hits = 0; hits <= unsunk.last; hits += 1) {
        const rung = whole(unsunk.rungs, hits);
        sums[rung] = real(sums, rung) + chance * chanceOf(unsunk, hits);
      }
      furthest = Math.max(furthest, whole(unsunk.rungs, unsunk.last));
    }
    let count = 0;
    for (let rung = a; rung <= furthest; rung += 1) {
      const chance = real(sums, rung);
      if (chance === 0 && rung !== a) continue;
      mergedRungs[count] = rung;
      merged[count] = chance;
      sums[rung] = 0;
      count += 1;
    }
    hit.rungs = mergedRungs;
    hit.last = count - 1;
  };

  return {
    aim: (a, d, fires) => {
      const planesOnly = whole(attacker.planes, a) === whole(attacker.left, a);
      const ways = planesOnly && areShutIn(defender, attacker, a) ? belowPlanes : below;
      point(defenders, ways[d], attacker.fire, a);
      if (hasTorpedoes && whole(defender.torpedoes.most, fires) > 0) {
        underTorpedoes(a, fires);
        attackers = hit;
      } else {
        point(unsunk, down[a], defender.fire, fires);
        attackers = unsunk;
      }
      return chanceOf(attackers, 0) * chanceOf(defenders, 0);
    },
    fire: (weight, out) => multiply(attackers, defenders, defender.size, weight, out),
  };
};
