// The first round of a landing in which ships can be hit, worked through row by row: few strengths come up in one
// round, so that each is kept with those marked in it. What stands after it is what the other rounds begin with.

import type { Ipc } from '../vocab/index.ts';
import type { Battle, Group } from './battle.ts';
import { chances } from './chances.ts';
import type { LandingStep, Sort } from './row-program.ts';
import type { Losses, Standing, Victims } from './victims.ts';

/** What stands after the round, with its chance. */
export interface Landed {
  readonly chance: number;
  /** Numbers of each group of the attackers and of the defenders. */
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** What the ships cost that were sunk. */
  readonly sunk: Ipc;
}

interface Pair {
  readonly attack: Standing;
  readonly defence: Standing;
  chance: number;
}

const SIDES = 6;
/** More pairs than this would take too long. */
const MOST = 60_000;

const LOSSES: { readonly [word in LandingStep['losses']]: Losses } = {
  'at-once': 'leaves',
  marked: 'marked',
  'ships-at-once': 'ships-leave',
  'at-once-unless-hunted': 'leaves', // a step of battles at sea
};

const some = (counts: readonly number[]): boolean => counts.some((count) => count > 0);

type Hit = (standing: Standing, sort: Sort) => Standing;

/** The strengths of one side, each of them one object however it came about, so that identity tells them apart. */
class Strengths {
  readonly #known = new Map<string, Standing>();
  readonly #victims: Victims;

  constructor(victims: Victims) {
    this.#victims = victims;
  }

  of(standing: Standing): Standing {
    const key = `${standing.here.join()}/${standing.marked.join()}`;
    const known = this.#known.get(key) ?? standing;
    this.#known.set(key, known);
    return known;
  }

  /** What hits with these losses leave, each worked out once. */
  hits(losses: Losses): Hit {
    const known = new Map<Sort, Map<Standing, Standing>>();
    return (standing, sort) => {
      const ofSort = known.get(sort) ?? new Map<Standing, Standing>();
      known.set(sort, ofSort);
      const left = ofSort.get(standing) ?? this.of(this.#victims.hit(standing, sort, losses));
      ofSort.set(standing, left);
      return left;
    };
  }
}

/** Adds up what is alike. */
class Tally {
  readonly #pairs = new Map<Standing, Map<Standing, Pair>>();
  readonly pairs: Pair[] = [];

  add(attack: Standing, defence: Standing, chance: number): void {
    let row = this.#pairs.get(attack);
    if (row === undefined) {
      row = new Map();
      this.#pairs.set(attack, row);
    }
    const known = row.get(defence);
    if (known !== undefined) {
      known.chance += chance;
      return;
    }
    const pair: Pair = { attack, defence, chance };
    row.set(defence, pair);
    this.pairs.push(pair);
  }
}

/** Where some dice leave a force: each strength with its chance. */
const fall = (
  from: ReadonlyMap<Standing, number>,
  [one, other]: readonly Sort[],
  dice: number,
  hit: Hit,
): ReadonlyMap<Standing, number> => {
  if (one === undefined) return from;
  const found = new Map<Standing, number>();
  const spread = chances(dice, one.faces / SIDES, (other?.faces ?? 0) / SIDES);
  for (const [strength, chance] of from) {
    let first = strength;
    for (const others of spread) {
      let further = first;
      for (const each of others) {
        found.set(further, (found.get(further) ?? 0) + chance * each);
        if (other !== undefined) further = hit(further, other);
      }
      first = hit(first, one);
    }
  }
  return found;
};

/** True if nobody is left to fight about it, and nobody marked is to fire yet. */
const isOver = ({ attack, defence }: Pair, spot: number): boolean => {
  const attackers = attack.here.slice(0, spot);
  return !some(attack.marked) && !some(defence.marked) && (!some(attackers) || !some(defence.here));
};

/**
 * What the first round of a landing leaves.
 *
 * @param rows as `landingRowsOf` gives them
 * @param above how hits are taken from the attackers' groups and their ships, `below` from the defenders'
 * @returns undefined where more comes up than can be followed
 */
export const land = (
  { attacker, defender, ships = [] }: Battle,
  rows: readonly LandingStep[],
  above: Victims,
  below: Victims,
): readonly Landed[] | undefined => {
  const fresh = (side: Strengths, groups: readonly Group[]): Standing =>
    side.of({ here: groups.map(({ count }) => count), marked: groups.map(() => 0) });
  const spot = attacker.groups.length;
  const [attackers, defenders] = [new Strengths(above), new Strengths(below)];
  let now = new Tally();
  now.add(fresh(attackers, [...attacker.groups, ...ships]), fresh(defenders, defender.groups), 1);
  for (const { fires, shots, losses } of rows) {
    const next = new Tally();
    const targets = fires === 'attack' ? defenders : attackers;
    const hit = targets.hits(LOSSES[losses]);
    for (const pair of now.pairs) {
      const { attack, defence, chance } = pair;
      if (isOver(pair, spot)) {
        next.add(attack, defence, chance);
        continue;
      }
      const [shooter, target] = fires === 'attack' ? [attack, defence] : [defence, attack];
      let falls: ReadonlyMap<Standing, number> = new Map([[target, 1]]);
      for (const { group, dice, sorts } of shots) {
        const units = (shooter.here[group] ?? 0) + (shooter.marked[group] ?? 0);
        if (units > 0) falls = fall(falls, sorts, dice * units, hit);
      }
      for (const [strength, each] of falls)
        if (fires === 'attack') next.add(attack, strength, chance * each);
        else next.add(strength, defence, chance * each);
    }
    if (next.pairs.length > MOST) return undefined;
    now = next;
  }
  return now.pairs.map(({ attack, defence, chance }) => ({
    chance,
    attackers: attack.here.slice(0, spot),
    defenders: defence.here,
    sunk: ships.reduce((sum, { count, ipc }, index) => sum + (count - (attack.here[spot + index] ?? 0)) * ipc, 0),
  }));
};
