// One exchange of fire between two rungs: both sides fire together, so what each has left is a distribution of its own,
// and the two are multiplied out.

import { areShutIn, type Ladder } from './ladder.ts';
import { real, whole, zeros } from './lists.ts';

/** Rungs that a side may come down to, and how likely; the first is where it stands. */
interface Falls {
  readonly rungs: number[];
  readonly chances: Float64Array;
  count: number;
}

const fallsFor = ({ size }: Ladder): Falls => ({
  rungs: zeros(size),
  chances: new Float64Array(size),
  count: 0,
});

/** Hits of one table row, each leading one step further along `way`; what falls past the last unit is void. */
const walk = (
  falls: Falls,
  from: number,
  way: readonly number[],
  { width, chance, tail, most }: Ladder['fire'],
  row: number,
): void => {
  const { rungs, chances } = falls;
  const last = whole(most, row);
  const base = row * width;
  let rung = from;
  let hits = 0;
  for (; hits < last; hits += 1) {
    const next = whole(way, rung);
    if (next === rung) break;
    rungs[hits] = rung;
    chances[hits] = real(chance, base + hits);
    rung = next;
  }
  rungs[hits] = rung;
  chances[hits] = real(tail, base + hits);
  falls.count = hits + 1;
};

/** Adds every pair of falls, times `weight`, to a field of so many `columns`. */
const multiply = (above: Falls, below: Falls, columns: number, weight: number, out: Float64Array): void => {
  const { rungs, chances, count } = below;
  const first = whole(rungs, 0);
  // Most ways down lead from one rung to the next.
  const isRow = whole(rungs, count - 1) - first === count - 1;
  for (let one = 0; one < above.count; one += 1) {
    const row = whole(above.rungs, one) * columns;
    const chance = weight * real(above.chances, one);
    if (chance === 0) continue;
    if (isRow) {
      const from = row + first;
      for (let other = 0; other < count; other += 1) {
        out[from + other] = real(out, from + other) + chance * real(chances, other);
      }
      continue;
    }
    for (let other = 0; other < count; other += 1) {
      const at = row + whole(rungs, other);
      out[at] = real(out, at) + chance * real(chances, other);
    }
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
  const attackers = fallsFor(attacker);
  const defenders = fallsFor(defender);
  const sinking = fallsFor(attacker);
  const sums = new Float64Array(attacker.size);

  /** Torpedoes find ships alone, then all other hits fall on whoever is left. */
  const underTorpedoes = (a: number, fires: number): void => {
    walk(sinking, a, attacker.ship, defender.torpedoes, fires);
    let last = a;
    for (let hit = 0; hit < sinking.count; hit += 1) {
      const chance = real(sinking.chances, hit);
      walk(attackers, whole(sinking.rungs, hit), attacker.any, defender.fire, fires);
      for (let index = 0; index < attackers.count; index += 1) {
        const rung = whole(attackers.rungs, index);
        sums[rung] = real(sums, rung) + chance * real(attackers.chances, index);
        if (rung > last) last = rung;
      }
    }
    let count = 0;
    for (let rung = a; rung <= last; rung += 1) {
      const chance = real(sums, rung);
      if (chance === 0 && rung !== a) continue;
      attackers.rungs[count] = rung;
      attackers.chances[count] = chance;
      sums[rung] = 0;
      count += 1;
    }
    attackers.count = count;
  };

  return {
    aim: (a, d, fires) => {
      const planesOnly = whole(attacker.planes, a) === whole(attacker.left, a);
      const way = planesOnly && areShutIn(defender, attacker, a) ? defender.anyFromPlanes : defender.any;
      walk(defenders, d, way, attacker.fire, a);
      if (whole(defender.torpedoes.most, fires) > 0) underTorpedoes(a, fires);
      else walk(attackers, a, attacker.any, defender.fire, fires);
      const stays = whole(attackers.rungs, 0) === a && whole(defenders.rungs, 0) === d;
      return stays ? real(attackers.chances, 0) * real(defenders.chances, 0) : 0;
    },
    fire: (weight, out) => multiply(attackers, defenders, defender.size, weight, out),
  };
};
