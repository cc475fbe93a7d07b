// The exact odds of a bombing raid: guns first, then dice of IPC by the bombers that came through, paid as far as the cash
// of the owner goes. Nobody wins a raid, so there is nothing here but what it costs both.

import { gunsIn, powersOf, siteOf } from '../engine/combat/line-up.ts';
import { complexIn } from '../engine/combat/raid.ts';
import { begin } from '../engine/course.ts';
import { attackDiceOf, type BattleId, findUnit, type GameState } from '../engine/index.ts';
import { damageOf } from '../engine/phases/damage.ts';
import type { CombatStep, Options, Ruleset } from '../rulesets/index.ts';
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
  /** Antiaircraft guns, a number for each power that owns some; every gun throws at every bomber. */
  readonly guns: readonly number[];
  readonly gunNeed: number;
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

const STEPS: readonly CombatStep[] = ['antiaircraft-fire', 'raid-damage'];

/** Guns, where the ruleset has them fire, then the damage, once. */
const isKnown = ({ combat: { raid } }: Ruleset): boolean => {
  const steps = [...raid.opening, ...raid.round];
  return steps.at(-1) === 'raid-damage' && steps.every((step, at) => step === STEPS[at + STEPS.length - steps.length]);
};

/**
 * A raid that has not thrown a die yet.
 *
 * @returns undefined if there is no such raid, and for rulesets whose raids have other steps
 */
export const raidOf = (ruleset: Ruleset, state: GameState, id: BattleId): Raid | undefined => {
  const battle = state.turn.battles.find((one) => one.id === id && one.kind === 'raid');
  if (battle === undefined || !isKnown(ruleset)) return undefined;
  const course = begin(ruleset, state, noFaces);
  const complex = complexIn(course, battle);
  const bombers = battle.attackers.flatMap((unit) => findUnit(state, unit)?.unit ?? []);
  const [first] = bombers;
  if (complex === undefined || first === undefined || bombers.some(({ type }) => type !== first.type)) return undefined;
  const guns = ruleset.combat.raid.opening.includes('antiaircraft-fire') ? gunsIn(ruleset, state, siteOf(battle)) : [];
  return {
    bombers: bombers.length,
    ipc: ruleset.board.units[first.type].cost,
    dice: attackDiceOf(ruleset, state, first.power, first.type),
    guns: powersOf(ruleset, guns).map((owner) => guns.filter(({ power }) => power === owner).length),
    gunNeed: ruleset.combat.antiaircraftHit,
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
export const solveRaid = ({ bombers, ipc, dice, guns, gunNeed, luck, damage }: Raid): RaidOutcome => {
  const hits = hitsOf(
    guns.map((own) => ({ dice: own * bombers, need: gunNeed })),
    luck,
  );
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
