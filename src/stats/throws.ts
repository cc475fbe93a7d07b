// What the dice of a game came to, power by power and turn by turn: the faces, and hits against what was to be
// expected. Only what was thrown and written down counts; what was reported by hand has no dice, and a throw that was
// voided none that count.

import { canFight, hasTrait } from '../board/index.ts';
import type { EventOf, GameEvent, UnitGroup } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { type ByPower, byPower, type Ipc, type Power, type UnitType } from '../vocab/index.ts';

/** Faces of the die that nearly everything is thrown with. */
export const FACES = 6;

/** The dice of one power over some time. */
export interface Throws {
  /**
   * How often each face came up, from 1 to 6, whatever a die was thrown for: battle, guns, raids, rockets, research.
   * Dice with another number of sides are left out.
   */
  readonly faces: readonly number[];
  /** Dice thrown at units: the fire of battles and of antiaircraft guns. */
  readonly fired: number;
  /** Hits of that fire. Low luck's sure hits count here and, since no luck is in them, in full in `expected`. */
  readonly hits: number;
  /** The sum over that fire of need / sides: what it hits on average. */
  readonly expected: number;
  /** The sum of p × (1 − p) over that fire: the square of the distance from `expected` that is usual. */
  readonly variance: number;
  /**
   * Luck in IPC: the sum over volleys of (hits − expected hits) × the worth of a hit. A hit is worth the mean printed
   * cost of the enemy's units that this fire could hit as the battle opened: planes for guns, ships for submarines
   * where there are any, else all units that fight. The worth is fixed before the first die, so luck is 0 on average
   * whatever is fought, and a hit that found nobody left counts like any other: it tells of the dice, not of the
   * battle.
   */
  readonly ipc: Ipc;
}

export const NO_THROWS: Throws = { faces: [0, 0, 0, 0, 0, 0], fired: 0, hits: 0, expected: 0, variance: 0, ipc: 0 };

/** Throws added up. */
export const sumThrows = (all: readonly Throws[]): Throws =>
  all.reduce(
    (sum, one) => ({
      faces: sum.faces.map((count, at) => count + (one.faces[at] ?? 0)),
      fired: sum.fired + one.fired,
      hits: sum.hits + one.hits,
      expected: sum.expected + one.expected,
      variance: sum.variance + one.variance,
      ipc: sum.ipc + one.ipc,
    }),
    NO_THROWS,
  );

/** How many dice the faces are of. */
export const diceIn = ({ faces }: Throws): number => faces.reduce((sum, count) => sum + count, 0);

type Role = EventOf<'rolled'>['role'];

/** Fire at units; the other roles have no need that means a hit. */
const FIRE: ReadonlySet<Role> = new Set<Role>([
  'antiaircraft',
  'supporting-shot',
  'submarine',
  'attack',
  'defence',
  'artillery',
  'aircraft',
]);

/** Who could be hit: the units of a battle by side, or the planes over a gun. */
interface LineUp {
  readonly attackers: readonly UnitGroup[];
  readonly defenders: readonly UnitGroup[];
}

const meanCost = ({ board }: Ruleset, groups: readonly UnitGroup[], fits: (type: UnitType) => boolean): Ipc => {
  let [cost, count] = [0, 0];
  for (const { type, ids } of groups) {
    if (!fits(type)) continue;
    cost += ids.length * board.units[type].cost;
    count += ids.length;
  }
  return count === 0 ? 0 : cost / count;
};

const hitWorth = (ruleset: Ruleset, rolled: EventOf<'rolled'>, unit: UnitType | undefined, lineUp: LineUp): Ipc => {
  const { units } = ruleset.board;
  if (rolled.role === 'antiaircraft')
    return meanCost(ruleset, lineUp.attackers, (type) => units[type].domain === 'air');
  const enemies = rolled.role === 'defence' ? lineUp.attackers : lineUp.defenders;
  const ships =
    unit !== undefined && hasTrait(ruleset.board, unit, 'hits-ships')
      ? meanCost(ruleset, enemies, (type) => units[type].domain === 'sea')
      : 0;
  return ships > 0 ? ships : meanCost(ruleset, enemies, (type) => canFight(ruleset.board, type));
};

type Adding = { -readonly [key in keyof Throws]: key extends 'faces' ? number[] : number };

/** The dice of each power among the events of a turn, own and others'. */
export const throwsOf = (ruleset: Ruleset, events: readonly GameEvent[]): ByPower<Throws> => {
  const sums = byPower((): Adding => ({ ...NO_THROWS, faces: [...NO_THROWS.faces] }));
  const lineUps = new Map<string, LineUp>();
  for (const event of events) {
    if (event.type === 'battle-opened') lineUps.set(event.battle, event);
    if (event.type === 'overflown') lineUps.set(event.space, { attackers: event.units, defenders: [] });
    if (event.type !== 'rolled') continue;
    const lineUp = lineUps.get(event.battle ?? event.space ?? '') ?? { attackers: [], defenders: [] };
    for (const volley of event.volleys) add(sums[volley.power], ruleset, event, volley, lineUp);
  }
  return sums;
};

const add = (
  sum: Adding,
  ruleset: Ruleset,
  rolled: EventOf<'rolled'>,
  { unit, need, values, sure = 0, hits }: EventOf<'rolled'>['volleys'][number],
  lineUp: LineUp,
): void => {
  if (rolled.sides === FACES) for (const face of values) sum.faces[face - 1] = (sum.faces[face - 1] ?? 0) + 1;
  if (!FIRE.has(rolled.role)) return;
  const chance = Math.min(need, rolled.sides) / rolled.sides;
  const expected = sure + values.length * chance;
  sum.fired += values.length;
  sum.hits += hits;
  sum.expected += expected;
  sum.variance += values.length * chance * (1 - chance);
  sum.ipc += (hits - expected) * hitWorth(ruleset, rolled, unit, lineUp);
};

/** The throws of a power, turn by turn, as what they came to up to then. */
export const running = (turns: readonly ByPower<Throws>[], power: Power): readonly Throws[] => {
  let sum = NO_THROWS;
  return turns.map((turn) => {
    sum = sumThrows([sum, turn[power]]);
    return sum;
  });
};

/** A face must be expected this often before its counts can be judged. */
const FEWEST_A_FACE = 5;
/** Of 100 samples of fair dice 95 lie below this sum (chi-squared, 5 degrees of freedom). */
const CHI_SQUARED_95 = 11.0705;

/**
 * Whether dice fell as fair ones usually do: the sum over the faces of (count − expected)² / expected against the 95 %
 * point of chi-squared. Undefined of fewer than 30 dice.
 */
export const unevenness = (faces: readonly number[]): 'usual' | 'unusual' | undefined => {
  const expected = faces.reduce((sum, count) => sum + count, 0) / FACES;
  if (expected < FEWEST_A_FACE) return undefined;
  const squares = faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return squares > CHI_SQUARED_95 ? 'unusual' : 'usual';
};
