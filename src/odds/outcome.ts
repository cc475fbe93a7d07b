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
  /** What the numbers rest on; absent: they are exact, whatever falls. */
  readonly rests?: Basis;
}

/**
 * What numbers rest on beside the rules. `picks`: they are exact if those who pick a victim hit the dearest unit first,
 * or whom they said. `simulated`: so many battles were fought with dice from this seed, and `error` is the standard
 * error of the attacker's chance to win.
 */
export type Basis =
  | { readonly kind: 'picks' }
  | { readonly kind: 'simulated'; readonly games: number; readonly seed: string; readonly error: number };

/** Results that a reader wants to see: those that can be, and always the two that matter. */
export const resultsIn = (chance: Outcome['chance']): readonly Result[] =>
  RESULTS.filter((result) => chance[result] > 0 || result === 'attacker' || result === 'defender');

/** What a ladder and any other list of strengths have in common. */
type Strengths = Pick<Ladder, 'size' | 'groups' | 'counts' | 'left'>;

/** Units of a rung, by type. */
const unitsOn = ({ groups, counts }: Strengths, rung: number): UnitCounts => {
  const units: { [type in UnitType]?: number } = {};
  for (let index = 0; index < groups.length; index += 1) {
    const type = groups[index]?.type;
    const count = whole(counts, rung * groups.length + index);
    if (count > 0 && type !== undefined) units[type] = (units[type] ?? 0) + count;
  }
  return units;
};

/** What has been lost on the way down to a rung, in IPC. */
const lostOn = ({ groups, counts }: Strengths, rung: number): Ipc => {
  let lost = 0;
  for (let index = 0; index < groups.length; index += 1) {
    const { count = 0, ipc = 0 } = groups[index] ?? {};
    lost += (count - whole(counts, rung * groups.length + index)) * ipc;
  }
  return lost;
};

const canHold = ({ groups, counts }: Strengths, rung: number): boolean =>
  groups.some(({ domain }, index) => domain === 'land' && whole(counts, rung * groups.length + index) > 0);

/** Sums up how often each pair of rungs is where a battle ends. */
export const outcomeOf = (
  battle: Battle,
  attacker: Strengths,
  defender: Strengths,
  { fought, left, rounds }: Ends,
): Outcome => {
  const chance = { attacker: 0, defender: 0, nobody: 0, retreat: 0 };
  const lost = { attacker: 0, defender: 0 };
  let taken = 0;
  const ends: End[] = [];
  const columns = defender.size;
  const paid: number[] = [];
  for (let d = 0; d < columns; d += 1) paid.push(lostOn(defender, d));
  const defenders: UnitCounts[] = [];
  for (let a = 0; a < attacker.size; a += 1) {
    const hasAttackers = whole(attacker.left, a) > 0;
    const holds = battle.kind === 'land' && hasAttackers && canHold(attacker, a);
    const cost = lostOn(attacker, a);
    let attackers: UnitCounts | undefined;
    const add = (result: Result, p: number, d: number): void => {
      chance[result] += p;
      if (result === 'attacker' && holds) taken += p;
      const gone = paid[d] ?? 0;
      lost.attacker += p * cost;
      lost.defender += p * gone;
      attackers ??= unitsOn(attacker, a);
      defenders[d] ??= unitsOn(defender, d);
      ends.push({ chance: p, result, attackers, defenders: defenders[d], lost: { attacker: cost, defender: gone } });
    };
    for (let d = 0; d < columns; d += 1) {
      const end = real(fought, a * columns + d);
      if (end > 0) add(hasAttackers ? 'attacker' : whole(defender.left, d) > 0 ? 'defender' : 'nobody', end, d);
      const leaves = left === undefined ? 0 : real(left, a * columns + d);
      if (leaves > 0) add('retreat', leaves, d);
    }
  }
  ends.sort((one, other) => other.chance - one.chance);
  return { chance, taken, rounds, lost, ends };
};
