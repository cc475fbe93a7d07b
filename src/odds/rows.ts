// The exact odds of a battle whose rows of fire come one after the other. What stands is a number of each group on both
// sides; every row is worked through with all its dice can show. Rounds that the plans tell apart are fought one by one;
// from there on all are alike, and rounds without effect are taken out by dividing by what they leave.

import type { Ruleset } from '../rulesets/index.ts';
import type { Battle } from './battle.ts';
import { real, reals, whole } from './lists.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Round, rowProgramOf, type Shots, type Step } from './row-program.ts';
import { type RowSide, rowSideOf, strengthsOf } from './row-side.ts';

/** Pairs of strengths that are worked out in bearable time; the work grows faster than their number. */
export const MOST_PAIRS = 40_000;

const SIDES = 6;

/** Chances of what one side can come down to in a step, by strength; only those in `found` are above 0. */
interface Fall {
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

const choices: number[][] = [];
/** How many ways there are to pick `k` of `n`. */
const choose = (n: number, k: number): number => {
  let row = choices[n];
  if (row === undefined) {
    row = [1];
    for (let i = 1; i <= n; i += 1) row.push(((row[i - 1] ?? 0) * (n - i + 1)) / i);
    choices[n] = row;
  }
  return row[k] ?? 0;
};

/** A side's fire in a step, worked out for one strength of it and one of the enemy. */
class Fire {
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
    const p = one.faces / SIDES;
    const q = (other?.faces ?? 0) / SIDES;
    const none = 1 - p - q;
    for (const from of this.#now.found) {
      const weight = real(this.#now.chance, from);
      let standing = from;
      for (let ones = 0; ones <= dice; ones += 1) {
        const left = dice - ones;
        const some = weight * choose(dice, ones) * p ** ones;
        if (other === undefined) put(next, standing, some * none ** left);
        else {
          let further = standing;
          for (let others = 0; others <= left; others += 1) {
            put(next, further, some * choose(left, others) * q ** others * none ** (left - others));
            further = this.#target.hit(other, further);
          }
        }
        standing = this.#target.hit(one, standing);
      }
    }
    this.#next = this.#now;
    this.#now = next;
  }
}

type After = 'goes-on' | 'leaves';

/** When the attacker leaves after a round, by his plan (B13); only what it says of any pair of strengths. */
const askAfter = ({ leaving }: Battle, above: RowSide, below: RowSide) => {
  const { after = Number.POSITIVE_INFINITY, dangerFrom = Number.POSITIVE_INFINITY, below: least = 0 } = leaving;
  /** Whether anybody is left who can hit at all. */
  const canHit = (a: number): boolean =>
    above.groups.some(({ need }, group) => need > 0 && whole(above.counts, a * above.groups.length + group) > 0);
  return (a: number, d: number, round: number): After => {
    if (leaving.exits === 'none') return 'goes-on';
    const [all, planes] = [whole(above.left, a), whole(above.planes, a)];
    const onlyPlanes = all === planes;
    const possible = leaving.exits === 'open' || onlyPlanes;
    const endangered = planes > 0 && whole(below.left, d) > all - planes;
    const wants =
      round >= after ||
      all < least ||
      (leaving.planesAlone === 'leave' && onlyPlanes) ||
      (round + 1 >= dangerFrom && endangered);
    return possible && (wants || !canHit(a)) ? 'leaves' : 'goes-on';
  };
};

/** A battle being worked out. */
class Work {
  readonly #above: RowSide;
  readonly #below: RowSide;
  readonly #after: ReturnType<typeof askAfter>;
  readonly #upon: { readonly attack: Fire; readonly defence: Fire };
  readonly #columns: number;
  readonly fought: Float64Array;
  readonly left: Float64Array;
  rounds = 0;

  constructor(battle: Battle, above: RowSide, below: RowSide) {
    this.#above = above;
    this.#below = below;
    this.#after = askAfter(battle, above, below);
    this.#upon = { attack: new Fire(below), defence: new Fire(above) };
    this.#columns = below.size;
    this.fought = reals(above.size * below.size);
    this.left = reals(above.size * below.size);
  }

  #isOver(a: number, d: number): boolean {
    return whole(this.#above.left, a) === 0 || whole(this.#below.left, d) === 0;
  }

  #fall(step: Step, a: number, d: number): Fall {
    return step.fires === 'attack'
      ? this.#upon.attack.at(step, this.#above, a, d)
      : this.#upon.defence.at(step, this.#below, d, a);
  }

  /**
   * Works one step through from a pair of strengths.
   *
   * @returns the chance that nothing changes, which is not added to `out`
   */
  #fire(steps: readonly Step[], a: number, d: number, weight: number, out: Float64Array): number {
    const columns = this.#columns;
    const on = (side: Step['fires']): Fall | undefined => {
      const step = steps.find(({ fires }) => fires === side);
      return step === undefined ? undefined : this.#fall(step, a, d);
    };
    const [below, above] = [on('attack'), on('defence')];
    const stays = (below === undefined ? 1 : real(below.chance, d)) * (above === undefined ? 1 : real(above.chance, a));
    for (const there of above?.found ?? [a]) {
      const one = weight * (above === undefined ? 1 : real(above.chance, there));
      for (const here of below?.found ?? [d]) {
        if (there === a && here === d) continue;
        const at = there * columns + here;
        out[at] = real(out, at) + one * (below === undefined ? 1 : real(below.chance, here));
      }
    }
    return stays;
  }

  /** Moves what is over out of the way, and what leaves after a round. @returns whether it goes on from here */
  settle(chances: Float64Array, a: number, d: number, round: number | undefined): boolean {
    const at = a * this.#columns + d;
    const chance = real(chances, at);
    const what = this.#isOver(a, d) ? 'over' : round === undefined ? 'goes-on' : this.#after(a, d, round);
    if (what === 'goes-on') return true;
    chances[at] = 0;
    this.#add(what === 'over' ? this.fought : this.left, at, chance);
    return false;
  }

  #add(chances: Float64Array, at: number, chance: number): void {
    chances[at] = real(chances, at) + chance;
  }

  /** One round told apart from others; what is over leaves `now`, and after it what breaks off. */
  fightApart(now: Float64Array, { atOnce, together }: Round, round: number): Float64Array {
    let standing = now;
    for (let a = 0; a < this.#above.size; a += 1)
      for (let d = 0; d < this.#columns; d += 1)
        if (real(now, a * this.#columns + d) > 0 && this.settle(now, a, d, undefined))
          this.rounds += real(now, a * this.#columns + d);
    for (const steps of [...atOnce.map((step) => [step]), together]) {
      const next = reals(standing.length);
      for (let a = 0; a < this.#above.size; a += 1) {
        for (let d = 0; d < this.#columns; d += 1) {
          const at = a * this.#columns + d;
          const chance = real(standing, at);
          if (chance === 0 || !this.settle(standing, a, d, undefined)) continue;
          this.#add(next, at, chance * this.#fire(steps, a, d, chance, next));
        }
      }
      standing = next;
    }
    for (let a = 0; a < this.#above.size; a += 1)
      for (let d = 0; d < this.#columns; d += 1)
        if (real(standing, a * this.#columns + d) > 0) this.settle(standing, a, d, round);
    return standing;
  }

  /** Fights on until nothing is left of `now`, all rounds being alike. */
  fightOn(now: Float64Array, { atOnce, together }: Round): void {
    const stages = [...atOnce.map((step) => [step]), together];
    const waiting = stages.map((_, index) => (index === 0 ? now : reals(now.length)));
    const scratch = reals(stages.length);
    for (let a = 0; a < this.#above.size; a += 1) {
      for (let d = 0; d < this.#columns; d += 1) {
        const at = a * this.#columns + d;
        const coming = waiting.map((chances) => real(chances, at));
        if (coming.every((chance) => chance === 0)) continue;
        if (this.#isOver(a, d)) {
          for (const chances of waiting) this.settle(chances, a, d, undefined);
          continue;
        }
        const settled = this.settle(now, a, d, Number.MAX_SAFE_INTEGER);
        this.#pass(stages, waiting, scratch, a, d, settled);
      }
    }
  }

  /** Works all stages of a round through from one pair, however often it comes back to it. */
  #pass(
    stages: readonly (readonly Step[])[],
    waiting: readonly Float64Array[],
    stays: Float64Array,
    a: number,
    d: number,
    begins: boolean,
  ): void {
    const at = a * this.#columns + d;
    const nothing = reals(0);
    const last = stages.length - 1;
    // How often nothing changes in each stage, worked out before the weights are known.
    for (const [index, steps] of stages.entries()) stays[index] = this.#stays(steps, a, d);
    let here = 0;
    let round = 1;
    for (let index = 0; index <= last; index += 1) {
      here = (here + real(waiting[index] ?? nothing, at)) * real(stays, index);
      round *= real(stays, index);
    }
    // `here` is what comes round once to the beginning without change; if it goes on from there, it does so again.
    const again = begins ? (round < 1 ? here / (1 - round) : 0) : 0;
    if (!begins || round >= 1) this.#add(this.left, at, here);
    let visits = again;
    for (const [index, steps] of stages.entries()) {
      const chances = waiting[index] ?? nothing;
      visits = (index === 0 ? visits : visits) + real(chances, at);
      chances[at] = 0;
      if (index === 0) this.rounds += visits;
      if (visits === 0) continue;
      const out = waiting[index === last ? 0 : index + 1] ?? nothing;
      this.#fire(steps, a, d, visits, out);
      visits *= real(stays, index);
    }
  }

  #stays(steps: readonly Step[], a: number, d: number): number {
    return steps.reduce(
      (chance, step) => chance * real(this.#fall(step, a, d).chance, step.fires === 'attack' ? d : a),
      1,
    );
  }
}

/** Rounds that must be fought one by one: the first, and those that the plans name. */
const roundsApart = ({ fought, leaving }: Battle): number =>
  Math.max(1, (leaving.after ?? 0) - fought, (leaving.dangerFrom ?? 0) - 1 - fought);

/**
 * The exact odds of a battle by rows.
 *
 * @returns undefined where its steps are such as it does not know, or more than `MOST_PAIRS` of strengths can come up
 */
export const solveRows = (ruleset: Pick<Ruleset, 'board' | 'combat'>, battle: Battle): Outcome | undefined => {
  if (strengthsOf(battle.attacker) * strengthsOf(battle.defender) > MOST_PAIRS) return undefined;
  const program = battle.beyond === undefined ? rowProgramOf(ruleset, battle) : undefined;
  if (program === undefined) return undefined;
  const { roster } = ruleset.board;
  const above = rowSideOf(battle.attacker, battle.defender.picks ?? [], roster);
  const below = rowSideOf(battle.defender, battle.attacker.picks ?? [], roster);
  const work = new Work(battle, above, below);
  let now = reals(above.size * below.size);
  now[0] = 1;
  const last = battle.fought + roundsApart(battle);
  for (let round = battle.fought + 1; round <= last; round += 1)
    now = work.fightApart(now, round === 1 ? program.first : program.later, round);
  work.fightOn(now, program.later);
  const { fought, left, rounds } = work;
  return { ...outcomeOf(battle, above, below, { fought, left, rounds }), rests: { kind: 'picks' } };
};
