// The exact odds of a bombing raid: guns or artillery first, then dice of IPC by the bombers that came through, paid as far as the cash
// of the owner goes. Nobody wins a raid, so there is nothing here but what it costs both.

import { aimOf } from '../engine/combat/aims.ts';
import { firersIn } from '../engine/combat/firing.ts';
import { gunsIn, powersOf, siteOf } from '../engine/combat/line-up.ts';
import type { ProgramStep } from '../engine/combat/program.ts';
import { complexIn } from '../engine/combat/raid.ts';
import { strengthOf } from '../engine/combat/strength.ts';
import { begin, type Course } from '../engine/course.ts';
import { attackDiceOf, type Battle, type BattleId, findUnit, type GameState, type Unit } from '../engine/index.ts';
import { damageOf } from '../engine/phases/damage.ts';
import type { Options, Ruleset } from '../rulesets/index.ts';
import { type Ipc, noFaces } from '../vocab/index.ts';
import { hitsOf } from './fire.ts';
import { real } from './lists.ts';

const SIDES = 6;

/** A raid as the odds see it. */
export interface Raid {
  readonly bombers: number;
  /** What one of them costs. */
  readonly ipc: Ipc;
  /** Dice of damage each throws. */
  readonly dice: number;
  /** Dice thrown at them before the bombs, by power and kind of unit: guns at every bomber, artillery a die a piece. */
  readonly fire: readonly { readonly dice: number; readonly need: number }[];
  readonly luck: Options['luck'];
  /** What the owner pays for so many pips. */
  readonly damage: (pips: number) => Ipc;
}

export interface RaidOutcome {
  /** The chance that at least one bomber comes through. */
  readonly through: number;
  /** Damage on average, in IPC. */
  readonly damage: Ipc;
  /** Bombers lost on average, in IPC. */
  readonly lost: Ipc;
}

/** True if hits of such a unit can fall on planes, whatever they are of. */
const hitsPlanes = (ruleset: Ruleset, { type }: Unit): boolean =>
  (aimOf(ruleset, type, 'defence', 'no-hunter')?.rows ?? []).every(({ at }) => at.flat().includes('air'));

/** What is thrown at the raiders in a step; undefined for a step that no solver knows. */
const fireIn = (course: Course, battle: Battle, step: ProgramStep): Raid['fire'] | undefined => {
  const { ruleset, state } = course;
  if (step === 'antiaircraft-fire') {
    const guns = gunsIn(ruleset, state, siteOf(battle));
    return powersOf(ruleset, guns).map((owner) => ({
      dice: guns.filter(({ power }) => power === owner).length * battle.attackers.length,
      need: ruleset.combat.antiaircraftHit,
    }));
  }
  if (typeof step === 'string' || step.fires !== 'defence') return undefined;
  const firers = firersIn(course, battle, step);
  if (!firers.every((unit) => hitsPlanes(ruleset, unit))) return undefined;
  return firers.map((unit) => ({ dice: 1, need: strengthOf(course, battle, unit, 'defence') }));
};

/** What is thrown at the raiders before the damage, which ends a raid; undefined where its steps are others. */
const fireAt = (course: Course, battle: Battle): Raid['fire'] | undefined => {
  const { opening, round } = course.ruleset.combat.raid;
  const steps = [...opening, ...round];
  if (steps.at(-1) !== 'raid-damage') return undefined;
  const fire = steps.slice(0, -1).map((step) => fireIn(course, battle, step));
  return fire.some((each) => each === undefined) ? undefined : fire.flatMap((each) => each ?? []);
};

/**
 * A raid that has not thrown a die yet.
 *
 * @returns undefined if there is no such raid, and for rulesets whose raids have other steps
 */
export const raidOf = (ruleset: Ruleset, state: GameState, id: BattleId): Raid | undefined => {
  const battle = state.turn.battles.find((one) => one.id === id && one.kind === 'raid');
  if (battle === undefined) return undefined;
  const course = begin(ruleset, state, noFaces);
  const fire = fireAt(course, battle);
  const complex = complexIn(course, battle);
  const bombers = battle.attackers.flatMap((unit) => findUnit(state, unit)?.unit ?? []);
  const [first] = bombers;
  if (
    fire === undefined ||
    complex === undefined ||
    first === undefined ||
    bombers.some(({ type }) => type !== first.type)
  )
    return undefined;
  return {
    bombers: bombers.length,
    ipc: ruleset.board.units[first.type].cost,
    dice: attackDiceOf(ruleset, state, first.power, first.type),
    fire,
    luck: state.options.luck,
    damage: (pips) =>
      damageOf(course, pips, { space: siteOf(battle), by: 'raid', power: state.turn.power, owner: complex.power }),
  };
};

/** Chances of the sum of some dice and one more. */
const withDie = (sums: readonly number[]): readonly number[] => {
  const next = Array<number>(sums.length + SIDES).fill(0);
  for (const [sum, chance] of sums.entries()) {
    for (let face = 1; face <= SIDES; face += 1) next[sum + face] = (next[sum + face] ?? 0) + chance / SIDES;
  }
  return next;
};

/** The odds of a raid before its first die. */
export const solveRaid = ({ bombers, ipc, dice, fire, luck, damage }: Raid): RaidOutcome => {
  const hits = hitsOf(fire, luck);
  // Hits beyond the last bomber find nobody.
  const survive = Array<number>(bombers + 1).fill(0);
  for (let hit = 0; hit < hits.length; hit += 1) {
    const left = Math.max(0, bombers - hit);
    survive[left] = (survive[left] ?? 0) + real(hits, hit);
  }
  let sums: readonly number[] = [1];
  const outcome = { through: 0, damage: 0, lost: 0 };
  for (const [left, chance] of survive.entries()) {
    outcome.lost += chance * (bombers - left) * ipc;
    if (left === 0) continue;
    outcome.through += chance;
    for (let die = 0; die < dice; die += 1) sums = withDie(sums);
    outcome.damage += chance * sums.reduce((mean, each, pips) => mean + each * damage(pips), 0);
  }
  return outcome;
};
