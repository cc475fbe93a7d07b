// What a side throws in a step: for each sort of hit the chance of every number of hits, from the units that stand
// there.

import { hasTrait } from '../board/roster.ts';
import { LIFTED } from '../rulesets/unit-values.ts';
import type { Battle, Group } from './battle.ts';
import { hitsOf } from './fire.ts';
import { real, reals } from './lists.ts';
import { type Targets, targetsIn } from './salvo-losses.ts';
import type { SalvoRules, SalvoStep, Shooter } from './salvo-program.ts';

/** Whether a side has a unit in the battle that hunts submarines. */
export type Beside = 'hunter' | 'no-hunter';

/** Hits of one sort. */
interface Sort {
  readonly targets: Targets;
  readonly shooters: readonly { readonly shooter: Shooter; readonly sum: string }[];
  /** More than this make no difference: nobody is left whom they could find. */
  readonly most: number;
}

/** The sorts of hit of a step, in the order in which they are taken. */
interface Salvo {
  readonly sorts: readonly Sort[];
  /** How many ways the hits can fall, counted as one number: those of the first sort times the steps of the others. */
  readonly ways: number;
}

const salvoOf = (
  { shooters }: SalvoStep,
  beside: Beside,
  firing: readonly Group[],
  hit: readonly Group[],
  bearing: readonly number[],
): Salvo => {
  const sorted = shooters.map((shooter) => ({ shooter, ...shooter.aim[beside] })).sort((a, b) => a.place - b.place);
  const sorts: { targets: Targets; shooters: Sort['shooters'][number][] }[] = [];
  for (const { shooter, at } of sorted) {
    const targets = targetsIn(hit, at);
    const last = sorts.at(-1);
    // Under low luck values are summed by the words of the rules, though here they come to the same targets.
    const one = { shooter, sum: `${firing[shooter.group]?.owner}/${JSON.stringify(at)}` };
    if (last !== undefined && String(last.targets.map(String)) === String(targets.map(String))) last.shooters.push(one);
    else sorts.push({ targets, shooters: [one] });
  }
  const limited = sorts.map((sort): Sort => {
    const dice = sort.shooters.reduce((sum, { shooter: { group } }) => {
      const { count = 0, dice: each = 0 } = firing[group] ?? {};
      return sum + count * each;
    }, 0);
    const found = [...new Set(sort.targets.flat())].reduce((sum, index) => sum + (bearing[index] ?? 0), 0);
    return { ...sort, most: Math.min(dice, found) };
  });
  return { sorts: limited, ways: limited.reduce((product, { most }) => product * (most + 1), 1) };
};

/** How many hits of each sort a way to fall stands for. */
export const hitsIn = ({ sorts }: Salvo, way: number): readonly number[] => {
  let rest = way;
  return sorts.map(({ most }) => {
    const hits = rest % (most + 1);
    rest = Math.floor(rest / (most + 1));
    return hits;
  });
};

/** Units with the face at or under which they hit, those apart whom support lifts. */
const needsOf = (
  groups: readonly Group[],
  here: readonly number[],
): readonly (readonly [count: number, need: number])[][] => {
  let lifts = groups.reduce((sum, { support }, index) => sum + (support === 'gives' ? (here[index] ?? 0) : 0), 0);
  return groups.map(({ support, need }, index) => {
    const count = here[index] ?? 0;
    if (support !== 'takes' || need >= LIFTED) return [[count, need]];
    const lifted = Math.min(lifts, count);
    lifts -= lifted;
    return [
      [lifted, LIFTED],
      [count - lifted, need],
    ];
  });
};

/** The fire of one side in one step. */
export class SalvoFire {
  readonly salvo: { readonly [beside in Beside]: Salvo };
  readonly #groups: readonly Group[];
  readonly #luck: Battle['luck'];
  readonly #hunters: readonly number[];
  readonly #known = new Map<string, Float64Array>();

  constructor(
    { board }: SalvoRules,
    step: SalvoStep,
    luck: Battle['luck'],
    firing: readonly Group[],
    hit: readonly Group[],
  ) {
    this.#groups = firing;
    this.#luck = luck;
    this.#hunters = firing.flatMap(({ type }, index) => (hasTrait(board, type, 'hunts-submarines') ? [index] : []));
    const bearing = hit.map(({ count, spare = 0 }) => count + spare);
    this.salvo = {
      hunter: salvoOf(step, 'hunter', firing, hit, bearing),
      'no-hunter': salvoOf(step, 'no-hunter', firing, hit, bearing),
    };
  }

  get possible(): readonly Beside[] {
    return this.#hunters.length === 0 ? ['no-hunter'] : ['hunter', 'no-hunter'];
  }

  /** Whether these have one among them that hunts. */
  beside(here: readonly number[]): Beside {
    return this.#hunters.some((index) => (here[index] ?? 0) > 0) ? 'hunter' : 'no-hunter';
  }

  /** Whether a hit of one of these could find one of those. */
  finds(here: readonly number[], enemies: readonly number[]): boolean {
    return this.salvo[this.beside(here)].sorts.some(
      ({ targets, shooters }) =>
        shooters.some(({ shooter: { group } }) => (here[group] ?? 0) > 0) &&
        targets.some((groups) => groups.some((index) => (enemies[index] ?? 0) > 0)),
    );
  }

  /** The chance of every way in which the hits of these units can fall. */
  thrown(here: readonly number[], beside: Beside): Float64Array {
    const key = `${beside}/${here.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const needs = needsOf(this.#groups, here);
    let chances: Float64Array = Float64Array.of(1);
    for (const sort of this.salvo[beside].sorts) chances = this.#with(chances, sort, needs);
    this.#known.set(key, chances);
    return chances;
  }

  #with(before: Float64Array, { shooters, most }: Sort, needs: ReturnType<typeof needsOf>): Float64Array {
    const sums = new Map<string, number>();
    const pools = shooters.flatMap(({ shooter: { group }, sum }) => {
      const each = this.#groups[group]?.dice ?? 0;
      return (needs[group] ?? []).map(([count, need]) => {
        sums.set(sum, (sums.get(sum) ?? 0) + count * each * need);
        return { dice: count * each, need };
      });
    });
    // Of low luck only the sum of an owner counts.
    const summed = [...sums.values()].map((pips) => ({ dice: pips, need: 1 }));
    const hits = hitsOf(this.#luck === 'dice' ? pools : summed, this.#luck);
    const out = reals(before.length * (most + 1));
    for (let count = 0; count < hits.length; count += 1) {
      const row = Math.min(count, most) * before.length;
      for (let at = 0; at < before.length; at += 1)
        out[row + at] = real(out, row + at) + real(before, at) * real(hits, count);
    }
    return out;
  }
}
