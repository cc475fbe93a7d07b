// The exact odds of a bombing raid: guns or artillery first, then planes that rise against those that go along, then
// dice of IPC by the bombers that came through, paid as far as the cash of the owner goes. Nobody wins a raid, so there
// is nothing here but what it costs both.

import { hasTrait } from '../board/roster.ts';
import { aimOf } from '../engine/combat/aims.ts';
import { firersIn } from '../engine/combat/firing.ts';
import { fightersBackIn, gunsIn, powersOf, siteOf } from '../engine/combat/line-up.ts';
import { orderOfLoss } from '../engine/combat/order-of-loss.ts';
import type { ProgramStep } from '../engine/combat/program.ts';
import { complexIn } from '../engine/combat/raid.ts';
import { strengthOf } from '../engine/combat/strength.ts';
import { begin, type Course } from '../engine/course.ts';
import { attackDiceOf, type Battle, type BattleId, findUnit, type GameState, type Unit } from '../engine/index.ts';
import { damageOf } from '../engine/phases/damage.ts';
import type { Options, Ruleset } from '../rulesets/index.ts';
import { type Ipc, noFaces, type Power } from '../vocab/index.ts';
import { hitsOf, type Pool } from './fire.ts';
import { real } from './lists.ts';

const SIDES = 6;

/** A plane in a raid. */
interface Flight {
  readonly owner: Power;
  readonly ipc: Ipc;
  /** The face at or under which it hits planes that meet it; 0: it throws no die. */
  readonly need: number;
  /** Dice of damage it throws over the complex. */
  readonly bombs: number;
}

/** A raid as the odds see it. */
export interface Raid {
  /** First to be lost first; with the bombers those that go along with them. */
  readonly raiders: readonly Flight[];
  /** Dice thrown at them before all else, by power and kind of unit: guns at every plane, artillery a die a piece. */
  readonly fire: readonly Pool[];
  /** Planes that rise against them: they and those that go along fire once, together. */
  readonly risen: readonly Flight[];
  readonly luck: Options['luck'];
  /** What the owner pays for so many pips. */
  readonly damage: (pips: number) => Ipc;
}

export interface RaidOutcome {
  /** The chance that at least one bomber comes through. */
  readonly through: number;
  /** Damage on average, in IPC. */
  readonly damage: Ipc;
  /** Planes of the raiders lost on average, in IPC. */
  readonly lost: Ipc;
  /** The same of those that rose against them. */
  readonly downed: Ipc;
}

/** The odds of a raid; of one against which planes may still rise, if nobody does. */
export interface RaidOdds extends RaidOutcome {
  /** If all rise that can. */
  readonly met?: RaidOutcome & { readonly planes: number };
}

/** True if hits of such a unit can fall on planes, whatever they are of. */
const hitsPlanes = (ruleset: Ruleset, { type }: Unit): boolean =>
  (aimOf(ruleset, type, 'defence', 'no-hunter')?.rows ?? []).every(({ at }) => at.flat().includes('air'));

/** What is thrown at the raiders before all else in a step; undefined for a step that no solver knows. */
const fireIn = (course: Course, battle: Battle, step: ProgramStep): Raid['fire'] | undefined => {
  const { ruleset, state } = course;
  if (step === 'interception' || step === 'remove-marked') return [];
  if (step === 'antiaircraft-fire') {
    const guns = gunsIn(ruleset, state, siteOf(battle));
    return powersOf(ruleset, guns).map((owner) => ({
      dice: guns.filter(({ power }) => power === owner).length * battle.attackers.length,
      need: ruleset.combat.antiaircraftHit,
    }));
  }
  if (typeof step === 'string') return undefined;
  if (ruleset.combat.escorts !== undefined && step.losses === 'marked' && step.who.having === 'escorts') return [];
  if (step.fires !== 'defence') return undefined;
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

/** Planes that can rise against a raid, or have. */
const risingIn = ({ ruleset, state }: Course, battle: Battle, who: 'named' | 'all'): readonly Unit[] =>
  ruleset.combat.escorts === undefined
    ? []
    : fightersBackIn(ruleset, state, siteOf(battle)).filter(
        ({ id, type }) => hasTrait(ruleset.board, type, 'escorts') && (who === 'all' || battle.defenders.includes(id)),
      );

const flightsOf = (
  course: Course,
  battle: Battle,
  side: 'attack' | 'defence',
  units: readonly Unit[],
): readonly Flight[] => {
  const { ruleset, state } = course;
  const { board, combat } = ruleset;
  const order = orderOfLoss(course, battle, side, units);
  return units
    .toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
    .map((unit) => {
      const { power, type } = unit;
      const meets = combat.escorts !== undefined && hasTrait(board, type, 'escorts');
      const drops = side === 'attack' && hasTrait(board, type, 'raids');
      return {
        owner: power,
        ipc: board.units[type].cost,
        need: meets ? strengthOf(course, battle, unit, side) : 0,
        bombs: drops ? attackDiceOf(ruleset, state, power, type) : 0,
      };
    });
};

/**
 * A raid that has not thrown a die yet.
 *
 * @param rising the planes that rise: those that were named, or all that can
 * @returns undefined if there is no such raid, and for rulesets whose raids have other steps
 */
export const raidOf = (
  ruleset: Ruleset,
  state: GameState,
  id: BattleId,
  rising: 'named' | 'all' = 'named',
): Raid | undefined => {
  const battle = state.turn.battles.find((one) => one.id === id && one.kind === 'raid');
  if (battle === undefined) return undefined;
  const course = begin(ruleset, state, noFaces);
  const fire = fireAt(course, battle);
  const complex = complexIn(course, battle);
  const raiders = battle.attackers.flatMap((unit) => findUnit(state, unit)?.unit ?? []);
  if (fire === undefined || complex === undefined || raiders.length === 0) return undefined;
  return {
    raiders: flightsOf(course, battle, 'attack', raiders),
    fire,
    risen: flightsOf(course, battle, 'defence', risingIn(course, battle, rising)),
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

/** What is left of planes after so many hits. */
const leftOf = (flights: readonly Flight[], hits: number): readonly Flight[] =>
  flights.slice(Math.min(hits, flights.length));
const sumOf = (flights: readonly Flight[], of: (flight: Flight) => number): number =>
  flights.reduce((sum, flight) => sum + of(flight), 0);

/** The odds of a raid before its first die. */
export const solveRaid = ({ raiders, fire, risen, luck, damage }: Raid): RaidOutcome => {
  const means = new Map<number, number>();
  let sums: readonly number[] = [1];
  let thrown = 0;
  /** What so many dice cost the owner on average; asked with ever more of them. */
  const meanOf = (dice: number): Ipc => {
    const known = means.get(dice);
    if (known !== undefined) return known;
    if (dice < thrown) [sums, thrown] = [[1], 0];
    for (; thrown < dice; thrown += 1) sums = withDie(sums);
    const mean = sums.reduce((all, each, pips) => all + each * damage(pips), 0);
    means.set(dice, mean);
    return mean;
  };
  /** Their fire at those who meet them; low luck adds up the values of each owner. */
  const metBy = (flights: readonly Flight[]): readonly Pool[] => {
    if (luck === 'dice') return flights.map(({ need }) => ({ dice: need === 0 ? 0 : 1, need }));
    const owners = [...new Set(flights.map(({ owner }) => owner))];
    return owners.map((owner) => ({
      dice: sumOf(
        flights.filter((flight) => flight.owner === owner),
        ({ need }) => need,
      ),
      need: 1,
    }));
  };
  const outcome = { through: 0, damage: 0, lost: 0, downed: 0 };
  const guns = hitsOf(fire, luck);
  for (let shot = 0; shot < guns.length; shot += 1) {
    const above = leftOf(raiders, shot);
    const [upon, below] = [
      hitsOf(above.length === 0 ? [] : metBy(risen), luck),
      hitsOf(risen.length === 0 ? [] : metBy(above), luck),
    ];
    for (let hits = 0; hits < upon.length; hits += 1) {
      const chance = real(guns, shot) * real(upon, hits);
      const left = leftOf(above, hits);
      const dice = sumOf(left, ({ bombs }) => bombs);
      outcome.lost += chance * (sumOf(raiders, ({ ipc }) => ipc) - sumOf(left, ({ ipc }) => ipc));
      if (dice === 0) continue;
      outcome.through += chance;
      outcome.damage += chance * meanOf(dice);
    }
    for (let hits = 0; hits < below.length; hits += 1)
      outcome.downed +=
        real(guns, shot) *
        real(below, hits) *
        (sumOf(risen, ({ ipc }) => ipc) - sumOf(leftOf(risen, hits), ({ ipc }) => ipc));
  }
  return outcome;
};

/** The odds of a raid of a game, and where it is open who rises against it, if all do; undefined as `raidOf`. */
export const raidOdds = (ruleset: Ruleset, state: GameState, id: BattleId): RaidOdds | undefined => {
  const raid = raidOf(ruleset, state, id);
  if (raid === undefined) return undefined;
  const all = raidOf(ruleset, state, id, 'all');
  const battle = state.turn.battles.find((one) => one.id === id);
  const isOpen = battle?.defenders.length === 0 && battle.answered.length === 0;
  const planes = all?.risen.length ?? 0;
  return {
    ...solveRaid(raid),
    ...(all === undefined || planes === 0 || !isOpen ? {} : { met: { ...solveRaid(all), planes } }),
  };
};
