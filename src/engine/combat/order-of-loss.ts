// Whom a side loses when nobody is asked: the clubs' orders of loss, the plans that change them, and which of several
// equal units goes first.

import { type Board, hasTrait, typesWith } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Battle, CombatSide } from '../state/battle.ts';
import { isActing, turnOf } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { attackOf, defenceOf, moveOf } from '../state/values.ts';
import { attackPlan, conductsOf, planesOnly } from './conduct.ts';
import { withdrawalZones } from './exits.ts';
import { cargoOf, defendersOf, isPlane, isShip, spaceIn } from './line-up.ts';
import { bears } from './strength.ts';

/** Kinds of unit in the order they are lost: those wished for, then the clubs' order, then the rest of the roster. */
export const completeOrder = (
  { board, combat }: { readonly board: Pick<Board, 'roster'>; readonly combat: Pick<Ruleset['combat'], 'orderOfLoss'> },
  side: CombatSide,
  where: 'land' | 'sea',
  wished: readonly UnitType[] = [],
): readonly UnitType[] => [...new Set([...wished, ...combat.orderOfLoss[side][where], ...board.roster])];

/** KAAC: the lowest value first, whatever the kind; equals in the clubs' order. */
const byValue = (
  course: Course,
  side: CombatSide,
  types: readonly UnitType[],
  units: readonly Unit[],
): readonly UnitType[] => {
  const { ruleset, state } = course;
  const value = side === 'attack' ? attackOf : defenceOf;
  const worth = (type: UnitType) => {
    const owners = units.filter((unit) => unit.type === type).map(({ power }) => power);
    return Math.min(...owners.map((power) => value(ruleset, state, power, type)));
  };
  return types.filter((type) => units.some((unit) => unit.type === type)).sort((a, b) => worth(a) - worth(b));
};

/** Submarines that planes alone attack and that cannot get out go before other ships: they can never fire back. */
const submarinesFirst = (course: Course, battle: Battle, side: CombatSide): boolean =>
  side === 'defence' &&
  battle.kind === 'sea' &&
  planesOnly(course, battle) &&
  defendersOf(course.state, battle)
    .filter(({ type }) => hasTrait(course.ruleset.board, type, 'hits-ships'))
    .every(({ power }) => withdrawalZones(course, battle, 'defence', power).length === 0);

/** The kinds of unit in the order in which a side loses them. */
export const orderOfLoss = (
  course: Course,
  battle: Battle,
  side: CombatSide,
  units: readonly Unit[],
): readonly UnitType[] => {
  const where = battle.kind === 'sea' ? 'sea' : 'land';
  const complete = (wished?: readonly UnitType[]) => completeOrder(course.ruleset, side, where, wished);
  const [first, ...others] = conductsOf(course, battle, side);
  const wished = first?.orderOfLoss;
  // Several defenders are of one mind, or the clubs' order holds.
  const agreed = others.every(({ orderOfLoss: other }) => String(other) === String(wished));
  if (wished !== undefined && agreed) return complete(wished);
  const kill =
    side === 'attack'
      ? attackPlan(course, battle).named === 'yes' && attackPlan(course, battle).plan === 'KAAC'
      : first?.plan === 'KAAC';
  if (kill) return complete(byValue(course, side, complete(), units));
  return submarinesFirst(course, battle, side) ? complete(typesWith(course.ruleset.board, 'hits-ships')) : complete();
};

/**
 * Which of equal units goes first: the attacker's own before a guest, a ship with less aboard before one with more, a
 * plane without a deck before one that has it, a plane with less range left before one with more, then the older id.
 */
const rank = (course: Course, battle: Battle, unit: Unit): readonly number[] => {
  const { ruleset, state } = course;
  const guest =
    battle.attackers.length > 0 && !isActing(state, unit.power) && !battle.defenders.includes(unit.id) ? 1 : 0;
  const load = isShip(ruleset, unit) ? cargoOf(state, spaceIn(state, battle, unit.id), unit.id).length : 0;
  if (!isPlane(ruleset, unit)) return [guest, load, unit.id];
  const deck = battle.defenders.includes(unit.id) && unit.aboard !== undefined ? 1 : 0;
  const left = moveOf(ruleset, state, unit.power, unit.type) - (turnOf(state, unit.id)?.spent ?? 0);
  return [guest, deck, left, unit.id];
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Units in the order in which they are lost. */
const inOrderOfLoss = (course: Course, battle: Battle, side: CombatSide, units: readonly Unit[]): readonly Unit[] => {
  const types = orderOfLoss(course, battle, side, units);
  const ranks = new Map(units.map((unit) => [unit.id, [types.indexOf(unit.type), ...rank(course, battle, unit)]]));
  return [...units].sort((a, b) => compare(ranks.get(a.id) ?? [], ranks.get(b.id) ?? []));
};

/** Each unit so often as it bears hits beyond the last; then each once more, as it goes. */
const blows = (course: Course, units: readonly Unit[]): readonly Unit[] => {
  const { board } = course.ruleset;
  const borne = units.flatMap((unit) => Array.from({ length: bears(board, unit) - 1 }, () => unit));
  return borne.length === 0 ? units : [...borne, ...units];
};

/** Units of one kind for `count` hits, first to go first; what bears a hit without being lost bears it first. */
export const firstToGo = (course: Course, battle: Battle, units: readonly Unit[], count: number): readonly Unit[] => {
  const ranks = new Map(units.map((unit) => [unit.id, rank(course, battle, unit)]));
  const sorted = [...units].sort((a, b) => compare(ranks.get(a.id) ?? [], ranks.get(b.id) ?? []));
  return blows(course, sorted).slice(0, count);
};

/**
 * Whom the order of loss gives up for `count` hits, of which `shipsOnly` fall on ships; a unit is named once a hit, and
 * hits that cost no unit come first. TAAC keeps the last unit that can hold the place and gives up planes before it.
 */
export const losses = (
  course: Course,
  battle: Battle,
  side: CombatSide,
  units: readonly Unit[],
  count: number,
  shipsOnly: number,
): readonly Unit[] => {
  const { ruleset } = course;
  const left = [...blows(course, inOrderOfLoss(course, battle, side, units))];
  const holdOn = side === 'attack' && attackPlan(course, battle).plan === 'TAAC';
  const lost: Unit[] = [];
  for (let hit = 0; hit < count; hit += 1) {
    const ships = left.filter((unit) => isShip(ruleset, unit));
    const holders = left.filter((unit) => !isPlane(ruleset, unit));
    const planes = left.filter((unit) => isPlane(ruleset, unit));
    const pool =
      hit < shipsOnly && ships.length > 0 ? ships : holdOn && holders.length === 1 && planes.length > 0 ? planes : left;
    const [next] = pool;
    if (next === undefined) break;
    left.splice(left.indexOf(next), 1);
    lost.push(next);
  }
  return lost;
};
