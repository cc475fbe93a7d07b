// What the ends of a battle come to: who wins, what is left, what it costs.

import type { Ipc, UnitCounts, UnitType } from '../vocab/index.ts';
import type { Battle } from './battle.ts';
import type { Ends } from './ends.ts';
import type { Ladder } from './ladder.ts';
import { real, whole } from './lists.ts';

/** How a battle can end, in the engine's words. */
export const RESULTS = ['attacker', 'defender', 'nobody', 'retreat'] as const;
export type Result = (typeof RESULTS)[number];

/** One way a battle can end. */
export interface End {
  readonly chance: number;
  readonly result: Result;
  /** Units alive, submarines that left included. */
  readonly attackers: UnitCounts;
  readonly defenders: UnitCounts;
  /** What each side has lost since the position that was solved, in IPC. */
  readonly lost: { readonly attacker: Ipc; readonly defender: Ipc };
}

export interface Outcome {
  /** The chance of each result; together 1. */
  readonly chance: { readonly [result in Result]: number };
  /** The chance that infantry or armor is there to take the territory; 0 at sea. */
  readonly taken: number;
  /** Rounds to be expected from here on. */
  readonly rounds: number;
  /** What each side loses on average from here on, in IPC. */
  readonly lost: { readonly attacker: Ipc; readonly defender: Ipc };
  /** Every end there can be, the likeliest first. */
  readonly ends: readonly End[];
}

/** Units of a rung, by type. */
const unitsOf = ({ groups, counts }: Ladder, rung: number): UnitCounts => {
  const units: { [type in UnitType]?: number } = {};
  for (const [index, { type }] of groups.entries()) {
    const count = whole(counts, rung * groups.length + index);
    if (count > 0) units[type] = (units[type] ?? 0) + count;
  }
  return units;
};

/** What has been lost on the way down to a rung, in IPC. */
export const lostOn = ({ groups, counts }: Ladder, rung: number): Ipc =>
  groups.reduce((sum, { count, ipc }, index) => sum + (count - whole(counts, rung * groups.length + index)) * ipc, 0);

const canHold = ({ groups, counts }: Ladder, rung: number): boolean =>
  groups.some(({ domain }, index) => domain === 'land' && whole(counts, rung * groups.length + index) > 0);

const once = <T>(ladder: Ladder, make: (ladder: Ladder, rung: number) => T): ((rung: number) => T) => {
  const made: (T | undefined)[] = [];
  return (rung) => {
    const known = made[rung];
    if (known !== undefined) return known;
    const value = make(ladder, rung);
    made[rung] = value;
    return value;
  };
};

export const outcomeOf = (
  battle: Battle,
  attacker: Ladder,
  defender: Ladder,
  { fought, left, rounds }: Ends,
): Outcome => {
  const chance = { attacker: 0, defender: 0, nobody: 0, retreat: 0 };
  const lost = { attacker: 0, defender: 0 };
  let taken = 0;
  const ends: End[] = [];
  const [above, below] = [once(attacker, unitsOf), once(defender, unitsOf)];
  const [paidAbove, paidBelow] = [once(attacker, lostOn), once(defender, lostOn)];
  const add = (result: Result, p: number, a: number, d: number): void => {
    chance[result] += p;
    const paid = { attacker: paidAbove(a), defender: paidBelow(d) };
    lost.attacker += p * paid.attacker;
    lost.defender += p * paid.defender;
    if (result === 'attacker' && battle.kind === 'land' && canHold(attacker, a)) taken += p;
    ends.push({ chance: p, result, attackers: above(a), defenders: below(d), lost: paid });
  };
  for (let a = 0; a < attacker.size; a += 1) {
    const hasAttackers = whole(attacker.left, a) > 0;
    for (let d = 0; d < defender.size; d += 1) {
      const at = a * defender.size + d;
      const end = real(fought, at);
      const result = hasAttackers ? 'attacker' : whole(defender.left, d) > 0 ? 'defender' : 'nobody';
      if (end > 0) add(result, end, a, d);
      if (real(left, at) > 0) add('retreat', real(left, at), a, d);
    }
  }
  ends.sort((one, other) => other.chance - one.chance);
  return { chance, taken, rounds, lost, ends };
};
