// What one unit is worth in the battle it fights, and how many hits it still bears.

import { type Board, hasTrait, theatreOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { LIFTED, supportingShotOf } from '../../rulesets/unit-values.ts';
import type { Course } from '../course.ts';
import { isBusyLifting } from '../movement/hold.ts';
import type { Battle, CombatSide } from '../state/battle.ts';
import { turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { attackOf, defenceOf, isSurprised } from '../state/values.ts';
import { attackersOf, cargoOf, siteOf, spaceIn } from './line-up.ts';

/** What planes that escort raiders, or rose against them, hit at or under; undefined for all others. */
const asEscort = (
  { board, combat }: Ruleset,
  { kind }: Battle,
  { type }: Unit,
  side: CombatSide,
): number | undefined =>
  kind === 'raid' && combat.escorts !== undefined && hasTrait(board, type, 'escorts')
    ? combat.escorts[side]
    : undefined;

/** What a ship beside a landing hits at or under, where that is not what it does in an attack. */
const asSupport = (ruleset: Ruleset, battle: Battle, { id, type }: Unit): number | undefined => {
  if (!battle.supports.includes(id)) return undefined;
  return supportingShotOf(ruleset.combat, theatreOf(ruleset.board, siteOf(battle)), type);
};

/** Attackers that a unit which lifts them makes stronger, as many as there are such units: the first of them. */
const liftedIn = ({ ruleset: { board }, state }: Course, battle: Battle): readonly Unit[] => {
  const attackers = attackersOf(state, battle);
  const lifts = attackers.filter(({ type }) => hasTrait(board, type, 'lifts-infantry')).length;
  if (lifts === 0 || battle.kind !== 'land') return [];
  return attackers
    .filter((unit) => hasTrait(board, unit.type, 'takes-artillery') && !hasLandedStronger(board, state, unit))
    .slice(0, lifts);
};

/** True for a unit that came ashore in this turn and attacks better for it; it takes no support (P25). */
const hasLandedStronger = (board: Board, state: GameState, { id, type }: Unit): boolean =>
  hasTrait(board, type, 'lands-stronger') && turnOf(state, id)?.unloaded !== undefined;

/**
 * The face at or under which a unit of a battle hits; 0: it throws no die. A ship that attacks empty is silent while
 * loaded.
 */
export const strengthOf = (course: Course, battle: Battle, unit: Unit, side: CombatSide): number => {
  const { ruleset, state } = course;
  const { power, type, id } = unit;
  if (side === 'defence' && isSurprised(ruleset, state, power)) {
    course.apply('caught-unprepared');
    return defenceOf(ruleset, state, power, type);
  }
  const escort = asEscort(ruleset, battle, unit, side);
  if (escort !== undefined) return escort;
  if (side === 'defence') return defenceOf(ruleset, state, power, type);
  if (isBusyLifting(ruleset, state, unit, spaceIn(state, battle, id))) {
    course.apply('troops-keep-from-attack');
    return 0;
  }
  const support = asSupport(ruleset, battle, unit);
  if (support !== undefined) return support;
  if (hasLandedStronger(ruleset.board, state, unit)) {
    course.apply('lands-stronger');
    return Math.max(LIFTED, attackOf(ruleset, state, power, type));
  }
  if (hasTrait(ruleset.board, type, 'takes-artillery')) {
    const plain = attackOf(ruleset, state, power, type);
    const lifted = plain < LIFTED && liftedIn(course, battle).some((each) => each.id === id);
    if (lifted) course.apply('artillery-lifts');
    return lifted ? LIFTED : plain;
  }
  const loaded =
    hasTrait(ruleset.board, type, 'attacks-empty') && cargoOf(state, spaceIn(state, battle, id), id).length > 0;
  return loaded ? 0 : attackOf(ruleset, state, power, type);
};

/** How many hits a unit bears until it is lost. */
export const bears = (board: Board, { type, damage = 0 }: Pick<Unit, 'type' | 'damage'>): number =>
  (board.units[type].hits ?? 1) - damage;

/** How many hits units bear together. */
export const bearTogether = (board: Board, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + bears(board, unit), 0);
