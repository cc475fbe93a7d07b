// Whether the attacker goes on, leaves or is asked after a round, and how a whole attack leaves (B13).

import { hasTrait, liftsTroops } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId, UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import type { Progress } from '../progress.ts';
import type { Battle, BattleId } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { aimOf } from './aims.ts';
import { attackConduct, attackPlan, planesOnly } from './conduct.ts';
import { endBattle } from './end.ts';
import { isOpenByFlight, originsOf, retreatSpaces } from './exits.ts';
import { attackersOf, battleOf, cargoOf, defendersOf, huntingIn, isPlane, isShip, siteOf } from './line-up.ts';
import { lose } from './losing.ts';
import { strengthOf } from './strength.ts';

export type Choice = 'go-on' | 'leave' | 'ask' | 'sink';

/** Who leaves an assault whose troops came ashore, by word (B9.5). Ruling D33: where planes may, they may alone. */
const LEAVES_ASSAULT: {
  readonly [word in Ruleset['retreat']['fromAssault']]: (ruleset: Ruleset, unit: Unit) => boolean;
} = { nobody: () => false, planes: isPlane };

/**
 * True for an assault whose troops came ashore (B9.7, ruling.D30). Where they land in the midst of the first round they
 * may all have gone down with their ships before: then it is a battle like any other.
 */
export const isLanded = ({ state }: Course, battle: Battle): boolean =>
  battle.assault === 'yes' && [...state.turn.units.values()].some(({ unloaded }) => unloaded === siteOf(battle));

/** The attackers that may leave at all: where troops came ashore, that binds those who fight there. */
export const unboundIn = (course: Course, battle: Battle): readonly Unit[] => {
  const { ruleset, state } = course;
  const attackers = attackersOf(state, battle);
  const leaves = LEAVES_ASSAULT[ruleset.retreat.fromAssault];
  return isLanded(course, battle) ? attackers.filter((unit) => leaves(ruleset, unit)) : attackers;
};

/** True if nobody may leave: troops came ashore, and that binds all who fight there. */
export const isBinding = (course: Course, battle: Battle): boolean =>
  isLanded(course, battle) && unboundIn(course, battle).length === 0;

/** True where troops came ashore and planes may leave all the same, alone and all together. */
export const onlyPlanesLeave = (course: Course, battle: Battle): boolean =>
  isLanded(course, battle) && !isBinding(course, battle);

/** True if a hit of an attacker of this kind could take some defender. */
const findsTarget = (course: Course, battle: Battle, type: UnitType): boolean => {
  const { ruleset, state } = course;
  const aim = aimOf(ruleset, type, 'attack', huntingIn(course, battle, 'attack'));
  if (aim === undefined) return true;
  const domains = defendersOf(state, battle).map((unit) => [unit.type, ruleset.board.units[unit.type].domain]);
  return aim.rows.some(({ at }) =>
    at.some((kinds) => domains.some((own) => own.some((kind) => kinds.includes(kind as UnitType)))),
  );
};

/** True if some attacker can still hit some defender. */
export const canHit = (course: Course, battle: Battle): boolean => {
  const { ruleset, state } = course;
  const ships = defendersOf(state, battle).some((unit) => isShip(ruleset, unit));
  return attackersOf(state, battle).some(
    (unit) =>
      strengthOf(course, battle, unit, 'attack') > 0 &&
      (ships || !hasTrait(ruleset.board, unit.type, 'hits-ships')) &&
      findsTarget(course, battle, unit.type),
  );
};

/** SAAC: true if the next round's fire could reach a plane behind all that stands before it. */
const planeInDanger = ({ ruleset, state }: Course, battle: Battle): boolean => {
  const attackers = attackersOf(state, battle);
  const planes = attackers.filter((unit) => isPlane(ruleset, unit)).length;
  const shields = attackers.length - planes;
  const hitShips = defendersOf(state, battle).filter(({ type }) => hasTrait(ruleset.board, type, 'hits-ships')).length;
  const others = defendersOf(state, battle).length - hitShips;
  const shipsHit = Math.min(hitShips, attackers.filter((unit) => isShip(ruleset, unit)).length);
  return planes > 0 && others > shields - shipsHit;
};

/** What the plan in force says after this round, if leaving is possible. */
export const wish = (course: Course, battle: Battle): Choice => {
  const conduct = attackConduct(course.state, battle);
  const { plan } = attackPlan(course, battle);
  const { round } = battle;
  if (conduct.rounds === round || plan === 'ask') return 'ask';
  if (conduct.retreatAfter !== undefined && conduct.retreatAfter <= round) return 'leave';
  if (conduct.retreatBelow !== undefined && attackersOf(course.state, battle).length < conduct.retreatBelow)
    return 'leave';
  if (plan === 'SA' && planesOnly(course, battle)) return 'leave';
  if (plan === 'SAAC' && round + 1 >= (conduct.planFrom ?? 2) && planeInDanger(course, battle)) return 'leave';
  return 'go-on';
};

const choose = (course: Course, battle: Battle): Choice => {
  const possible =
    planesOnly(course, battle) || onlyPlanesLeave(course, battle) || retreatSpaces(course, battle).length > 0;
  if (!canHit(course, battle)) {
    const transports = attackersOf(course.state, battle).every(({ type }) => liftsTroops(course.ruleset.board, type));
    return possible ? 'leave' : transports ? 'sink' : 'go-on';
  }
  return possible ? wish(course, battle) : 'go-on';
};

/** True if the attacker leaves or must choose now. */
export const retreatDue = (course: Course, battle: Battle): boolean => {
  const bothLeft = attackersOf(course.state, battle).length > 0 && defendersOf(course.state, battle).length > 0;
  if (!bothLeft || battle.answered.length > 0) return false;
  if (isBinding(course, battle)) {
    if (wish(course, battle) !== 'go-on') course.apply('no-retreat-from-assault');
    return false;
  }
  return choose(course, battle) !== 'go-on';
};

/** Leaves, or asks. */
export const makeRetreat = (course: Course, { id }: Battle): Progress => {
  const battle = battleOf(course.state, id);
  if (battle.due !== undefined) return 'waiting';
  // The planes of a landing have left: who holds the ground is bound.
  if (battle.answered.length > 0 || isBinding(course, battle)) return 'done';
  const choice = choose(course, battle);
  if (choice === 'sink') {
    lose(course, battle, attackersOf(course.state, battle), 'defenceless', 'rule');
    course.apply('defenceless-sunk');
    return 'done';
  }
  if (choice === 'leave' && onlyPlanesLeave(course, battle)) {
    planesLeave(course, battle);
    return 'done';
  }
  const to = wishedSpace(course, battle);
  if (choice === 'leave' && (to !== undefined || planesOnly(course, battle))) {
    leaveBattle(course, id, to);
    return 'done';
  }
  course.emit({
    type: 'decision-due',
    battle: id,
    decision: 'retreat',
    side: 'attack',
    from: [course.state.turn.power],
    hits: 0,
    among: unboundIn(course, battle).map((unit) => unit.id),
    to: planesOnly(course, battle) || onlyPlanesLeave(course, battle) ? [] : [...retreatSpaces(course, battle)],
  });
  return 'waiting';
};

/** The space the order names, else the only one there is. */
const wishedSpace = (course: Course, battle: Battle): SpaceId | undefined => {
  const spaces = retreatSpaces(course, battle);
  const { retreatTo } = attackConduct(course.state, battle);
  if (retreatTo !== undefined && spaces.includes(retreatTo)) return retreatTo;
  return spaces.length === 1 ? spaces[0] : undefined;
};

/** The planes of a landing break off, all together; who holds the ground fights on. Without any the battle is lost. */
export const planesLeave = (course: Course, battle: Battle): void => {
  const { id } = battle;
  const planes = unboundIn(course, battle);
  course.apply('planes-leave-landing');
  course.emit({ type: 'retreated', battle: id, units: groupsOf(planes), from: siteOf(battle) });
  if (attackersOf(course.state, battleOf(course.state, id)).length === 0) endBattle(course, id, 'retreat');
};

/** The whole attack leaves: land units and ships for `to`, planes fly home later. Ends the battle. */
export const leaveBattle = (course: Course, id: BattleId, to: SpaceId | undefined): void => {
  const battle = battleOf(course.state, id);
  const from = siteOf(battle);
  const attackers = attackersOf(course.state, battle);
  const planes = attackers.filter((unit) => isPlane(course.ruleset, unit));
  const others = attackers.filter((unit) => !isPlane(course.ruleset, unit));
  if (others.length > 0 && to !== undefined) {
    course.apply(originsOf(course, battle).length > 0 ? 'retreated-to-origin' : 'retreated-from-inside');
    if (isOpenByFlight(course, battle, to)) course.apply('retreated-under-flight');
    if (others.some(({ id }) => cargoOf(course.state, from, id).length > 0)) course.apply('cargo-retreats-with-ship');
    course.emit({ type: 'retreated', battle: id, units: groupsOf(others), from, to });
  }
  if (planes.length > 0) {
    course.apply('planes-break-off');
    course.emit({ type: 'retreated', battle: id, units: groupsOf(planes), from });
  }
  endBattle(course, id, 'retreat');
};
