// The fire of a row: where all that its dice can show leaves the side it falls on.

import { chances } from './chances.ts';
import { real, reals, whole } from './lists.ts';
import type { Shots, Step } from './row-program.ts';
import type { RowSide } from './row-side.ts';

const SIDES = 6;

/** Chances of what one side can come down to in a step, by strength; only those in `found` are above 0. */
export interface Fall {
  readonly chance: Float64Array;
  found: number[];
}

const emptied = (fall: Fall): Fall => {
  for (const strength of fall.found) fall.chance[strength] = 0;
  fall.found = [];
  return fall;
};

const put = (fall: Fall, strength: number, chance: number): void => {
  if (real(fall.chance, strength) === 0) fall.found.push(strength);
  fall.chance[strength] = real(fall.chance, strength) + chance;
};

/** A side's fire in a step, worked out for one strength of it and one of the enemy. */
export class Fire {
  readonly #target: RowSide;
  #now: Fall;
  #next: Fall;

  constructor(target: RowSide) {
    this.#target = target;
    this.#now = { chance: reals(target.size), found: [] };
    this.#next = { chance: reals(target.size), found: [] };
  }

  /** Where the fire of `shooter` leaves those who stand on `strength`. The answer holds until the next call. */
  at(step: Step, shooter: RowSide, firing: number, strength: number): Fall {
    put(emptied(this.#now), strength, 1);
    for (const shots of step.shots) {
      const units = whole(shooter.counts, firing * shooter.groups.length + shots.group);
      if (units > 0) this.#throw(shots, units * shots.dice);
    }
    return this.#now;
  }

  #throw({ sorts }: Shots, dice: number): void {
    const [one, other] = sorts;
    if (one === undefined) return;
    const next = emptied(this.#next);
    const spread = chances(dice, one.faces / SIDES, (other?.faces ?? 0) / SIDES);
    for (const from of this.#now.found) {
      const weight = real(this.#now.chance, from);
      let standing = from;
      for (const others of spread) {
        let further = standing;
        for (const each of others) {
          put(next, further, weight * each);
          if (other !== undefined) further = this.#target.hit(other, further);
        }
        standing = this.#target.hit(one, standing);
      }
    }
    this.#next = this.#now;
    this.#now = next;
  }
}
