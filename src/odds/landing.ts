// The first round of a landing in which ships can be hit, worked through row by row: few strengths come up in one
// round, so that each is kept with those marked in it. What stands after it is what the other rounds begin with.

import type { Ipc } from '../vocab/index.ts';
import type { Battle, Group } from './battle.ts';
import { chances } from './chances.ts';
import type { LandingStep, Shots } from './row-program.ts';
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

const keyOf = ({ here, marked }: Standing): string => `${here.join()}/${marked.join()}`;
const some = (counts: readonly number[]): boolean => counts.some((count) => count > 0);

/** Adds up what is alike. */
class Tally {
  readonly pairs = new Map<string, Pair>();

  add(attack: Standing, defence: Standing, chance: number): void {
    const key = `${keyOf(attack)}|${keyOf(defence)}`;
    const known = this.pairs.get(key);
    if (known === undefined) this.pairs.set(key, { attack, defence, chance });
    else known.chance += chance;
  }
}

/** Where some dice leave a force: each strength with its chance. */
const fall = (
  from: ReadonlyMap<string, { readonly standing: Standing; readonly chance: number }>,
  { sorts, dice }: Shots,
  units: number,
  victims: Victims,
  losses: Losses,
) => {
  const [one, other] = sorts;
  if (one === undefined || units === 0) return from;
  const found = new Map<string, { standing: Standing; chance: number }>();
  const put = (standing: Standing, chance: number): void => {
    const key = keyOf(standing);
    const known = found.get(key);
    if (known === undefined) found.set(key, { standing, chance });
    else known.chance += chance;
  };
  const spread = chances(dice * units, one.faces / SIDES, (other?.faces ?? 0) / SIDES);
  for (const { standing, chance } of from.values()) {
    let first = standing;
    for (const others of spread) {
      let further = first;
      for (const each of others) {
        put(further, chance * each);
        if (other !== undefined) further = victims.hit(further, other, losses);
      }
      first = victims.hit(first, one, losses);
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
  const counts = (groups: readonly Group[]): readonly number[] => groups.map(({ count }) => count);
  const fresh = (groups: readonly Group[]): Standing => ({ here: counts(groups), marked: groups.map(() => 0) });
  const spot = attacker.groups.length;
  let now = new Tally();
  now.add(fresh([...attacker.groups, ...ships]), fresh(defender.groups), 1);
  for (const { fires, shots, losses } of rows) {
    const next = new Tally();
    for (const pair of now.pairs.values()) {
      const { attack, defence, chance } = pair;
      if (isOver(pair, spot)) {
        next.add(attack, defence, chance);
        continue;
      }
      const [shooter, target] = fires === 'attack' ? [attack, defence] : [defence, attack];
      let falls: ReturnType<typeof fall> = new Map([['', { standing: target, chance: 1 }]]);
      for (const shot of shots) {
        const units = (shooter.here[shot.group] ?? 0) + (shooter.marked[shot.group] ?? 0);
        falls = fall(falls, shot, units, fires === 'attack' ? below : above, LOSSES[losses]);
      }
      for (const { standing, chance: each } of falls.values())
        if (fires === 'attack') next.add(attack, standing, chance * each);
        else next.add(standing, defence, chance * each);
    }
    if (next.pairs.size > MOST) return undefined;
    now = next;
  }
  return [...now.pairs.values()].map(({ attack, defence, chance }) => ({
    chance,
    attackers: attack.here.slice(0, spot),
    defenders: defence.here,
    sunk: ships.reduce((sum, { count, ipc }, index) => sum + (count - (attack.here[spot + index] ?? 0)) * ipc, 0),
  }));
};
