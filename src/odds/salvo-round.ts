// One round of a battle whose hits are taken a step at a time, from a pair of strengths: all it can lead to.

import { reals, whole } from './lists.ts';
import type { SalvoFire } from './salvo-fire.ts';
import type { SalvoProgram } from './salvo-program.ts';
import { diving, type SalvoSide } from './salvo-side.ts';

/** Pairs of strengths with their chances; a pair may come more than once. */
export interface Falls {
  readonly above: number[];
  readonly below: number[];
  readonly chance: number[];
}

/** Strengths with their chances. */
type Fall = readonly (readonly [strength: number, chance: number])[];

export interface Sides {
  readonly program: SalvoProgram;
  readonly above: SalvoSide;
  readonly below: SalvoSide;
  /** Absent where nobody fires before all others. */
  readonly first?: SalvoFire;
  readonly attack: SalvoFire;
  readonly defence: SalvoFire;
  /** The defenders' groups that can go under. */
  readonly divers: readonly number[];
}

export class Rounds {
  readonly #sides: Sides;
  /** Falls of the round that is being worked out. */
  readonly #falls = new Map<string, Fall>();

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  /** Where fire leaves those who stand on a strength. */
  #fall(name: 'first' | 'attack' | 'defence', fire: SalvoFire, here: readonly number[], on: number, key: string): Fall {
    const known = this.#falls.get(`${name}/${key}/${on}`);
    if (known !== undefined) return known;
    const { above, below } = this.#sides;
    const side = name === 'defence' ? above : below;
    const beside = fire.beside(here);
    const leads = side.leads(fire, beside, on);
    const chances = reals(side.size);
    const found: number[] = [];
    for (const [way, chance] of fire.thrown(here, beside).entries()) {
      if (chance === 0) continue;
      const to = whole(leads, way);
      if (chances[to] === 0) found.push(to);
      chances[to] = (chances[to] ?? 0) + chance;
    }
    const fall = found.map((to) => [to, chances[to] ?? 0] as const);
    this.#falls.set(`${name}/${key}/${on}`, fall);
    return fall;
  }

  /**
   * All that a round can lead to.
   *
   * @param firing the defenders' strength that fires where some of it were hit before and fire once more, else `d`
   */
  from(a: number, d: number, firing: number = d): Falls {
    const { program, above, below, first, attack } = this.#sides;
    const falls: Falls = { above: [], below: [], chance: [] };
    this.#falls.clear();
    const put = (up: number, down: number, chance: number): void => {
      falls.above.push(up);
      falls.below.push(down);
      falls.chance.push(chance);
    };
    const start = program.attackersSubmerge ? above.under(a, seaOf(below, d)) : a;
    if (whole(above.left, start) === 0) {
      put(start, d, 1);
      return falls;
    }
    const here = above.standing[start]?.here ?? [];
    const shot = first === undefined ? [[d, 1] as const] : this.#fall('first', first, here, d, String(start));
    const answered = program.first?.losses === 'at-once-unless-hunted' && this.#isHunted(d);
    for (const [standing, chance] of shot) {
      const fires = answered || firing !== d ? firing : standing;
      if (whole(below.left, fires) === 0) put(start, standing, chance);
      else
        for (const [left, each] of this.#fall('attack', attack, here, standing, String(start)))
          this.#answer(start, left, fires, chance * each, put);
    }
    return falls;
  }

  #isHunted(d: number): boolean {
    const { below, defence } = this.#sides;
    return defence.beside(below.standing[d]?.here ?? []) === 'hunter';
  }

  /** The defenders fire who stood on a strength before, but for those of them that go under unhurt. */
  #answer(
    a: number,
    left: number,
    fires: number,
    chance: number,
    put: (above: number, below: number, chance: number) => void,
  ): void {
    const { program, above, below, defence, divers } = this.#sides;
    const enemy = seaOf(above, a);
    const under = program.defendersSubmerge ? below.under(left, enemy) : left;
    const all = below.standing[fires]?.here ?? [];
    if (under === left) {
      for (const [to, each] of this.#fall('defence', defence, all, a, String(fires))) put(to, left, chance * each);
      return;
    }
    const unhurt = below.standing[left]?.here ?? [];
    const gone = diving(below.groups, divers, enemy);
    const here = all.map((count, index) => (gone.includes(index) ? count - (unhurt[index] ?? 0) : count));
    for (const [to, each] of this.#fall('defence', defence, here, a, `marked ${here.join()}`))
      put(to, under, chance * each);
  }
}

const seaOf = ({ ships }: SalvoSide, strength: number): 'ships' | 'no-ships' =>
  whole(ships, strength) > 0 ? 'ships' : 'no-ships';
