// How a side wants to fight: what it ordered for this battle, else its standing orders, else the clubs' defaults.

import type { Plan, Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Conduct } from '../orders/conduct.ts';
import type { Battle, CombatSide } from '../state/battle.ts';
import { isActing } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { attackersOf, isPlane, powersOf, siteOf, unitsOf } from './line-up.ts';

/**
 * What a power wishes for a battle, field by field: an order for the space goes before one for land or sea, and what
 * the attacker wrote when he ordered the battle goes before both. Fields nobody set are absent.
 */
export const conductOf = (state: GameState, battle: Battle, side: CombatSide, power: Power): Conduct => {
  const standing = state.standing.filter((order) => order.power === power && order.side === side);
  const general = standing.find(({ scope }) => scope === (battle.kind === 'sea' ? 'sea' : 'land'));
  const local = standing.find(({ scope }) => typeof scope !== 'string' && scope.space === siteOf(battle));
  const ordered = side === 'attack' && isActing(state, power) ? battle.conduct : undefined;
  return { ...general?.conduct, ...local?.conduct, ...ordered };
};

export const attackConduct = (state: GameState, battle: Battle): Conduct =>
  conductOf(state, battle, 'attack', state.turn.power);

/** The attacker's plan and whether he named it: at sea and for planes alone KAAC, on land SA, unless he did. */
export const attackPlan = (course: Course, battle: Battle): { readonly plan: Plan; readonly named: 'yes' | 'no' } => {
  const { plan } = attackConduct(course.state, battle);
  if (plan !== undefined) return { plan, named: 'yes' };
  const planesAlone = battle.lineUp?.attackers.every((group) => isPlane(course.ruleset, group)) ?? false;
  return { plan: battle.kind === 'sea' || planesAlone ? 'KAAC' : 'SA', named: 'no' };
};

/** The wishes of each power with units on a side. */
export const conductsOf = (course: Course, battle: Battle, side: CombatSide): readonly Conduct[] =>
  side === 'attack'
    ? [attackConduct(course.state, battle)]
    : powersOf(course.ruleset, unitsOf(course.state, battle, side)).map((power) =>
        conductOf(course.state, battle, side, power),
      );

/** True if the owner of guests on an attacking carrier has agreed in advance that they may be lost (ruling.D15). */
export const mayBeLost = (state: GameState, battle: Battle, owner: Power): boolean =>
  (['attack', 'defence'] as const).some((side) => conductOf(state, battle, side, owner).guestsMayBeLost === 'yes');

/** Attackers that are all planes have nobody to hold land or sea. */
export const planesOnly = (course: Course, battle: Battle): boolean =>
  attackersOf(course.state, battle).every((unit) => isPlane(course.ruleset, unit));
