// The order to retreat: a force leaves a battle that stopped for it, all of it to one space or each unit for itself.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import type { Battle } from '../state/battle.ts';
import { isActing } from '../state/queries.ts';
import { aboutDue } from './check-fight.ts';
import { planesOnly } from './conduct.ts';
import { isOpened, retreatSpaces } from './exits.ts';
import { findBattle } from './line-up.ts';
import { goesApart } from './places.ts';
import { retreatApart } from './retreat-apart.ts';
import { isBinding, isLanded, leaveBattle, onlyPlanesLeave, planesLeave } from './retreating.ts';

type Order = OrderOf<'retreat'>;

/** Leaves the battle for the places named; planes alone simply break off. */
export const retreat = (course: Course, order: Order): void => {
  const battle = findBattle(course.state, order.battle);
  if (battle === undefined) return course.refuse('no-such-battle', { battle: order.battle }, 'battle');
  const apart = goesApart(course, battle);
  if (!apart && !isActing(course.state, order.power))
    course.refuse('retreat-not-attacker', { battle: battle.id, power: order.power });
  refuseMoment(course, battle, order);
  if (course.refusals.length > 0) return;
  if (apart) return retreatApart(course, battle, order);
  if (order.ways !== undefined) return course.refuse('retreat-goes-together', { battle: battle.id }, 'ways');
  if (onlyPlanesLeave(course, battle)) return planesLeave(course, battle);
  refuseSpace(course, battle, order.to);
  if (course.refusals.length === 0) leaveBattle(course, battle.id, order.to);
};

/** True if the order would take units from an assault that it binds; planes that may leave it alone are not named. */
const breaksBond = (course: Course, battle: Battle, { power, to, ways }: Order): boolean => {
  if (isBinding(course, battle)) return !goesApart(course, battle) || isActing(course.state, power);
  const named = to !== undefined || ways !== undefined;
  return isLanded(course, battle) && isActing(course.state, power) && named;
};

/** Refuses to leave an assault whose troops are ashore, whatever is due there. */
export const refuseBound = (course: Course, order: Order): void => {
  const battle = findBattle(course.state, order.battle);
  if (battle !== undefined && battle.status === 'open' && breaksBond(course, battle, order)) refuseBond(course, battle);
};

/** What is said to those whom an assault binds, by word. */
const BOND: { readonly [word in Ruleset['retreat']['fromAssault']]: 'retreat-from-assault' | 'only-planes-leave' } = {
  nobody: 'retreat-from-assault',
  planes: 'only-planes-leave',
};

const refuseBond = (course: Course, { id }: Battle): void =>
  course.refuse(BOND[course.ruleset.retreat.fromAssault], { battle: id });

const refuseMoment = (course: Course, battle: Battle, order: Order): void => {
  const { id, status, outcome, due } = battle;
  if (breaksBond(course, battle, order)) refuseBond(course, battle);
  else if (status === 'ended' && outcome === 'attacker') course.refuse('retreat-from-nothing', { battle: id });
  else if (outcome === 'retreat' || outcome === 'broken-off') course.refuse('retreat-is-whole', { battle: id });
  else if (status === 'ended') course.refuse('battle-over', { battle: id });
  else if (due === undefined) {
    const landingOff = battle.after.some((first) => findBattle(course.state, first)?.kind === 'sea');
    course.refuse('retreat-before-defence', { battle: id }, undefined, landingOff ? ['landing-off'] : []);
  } else if (due.decision !== 'retreat') {
    course.refuse('decision-due', { battle: id, decision: due.decision, from: due.from }, undefined, aboutDue(battle));
  }
};

const refuseSpace = (course: Course, battle: Battle, to: string | undefined): void => {
  const spaces = retreatSpaces(course, battle);
  if (planesOnly(course, battle)) {
    if (to !== undefined) course.refuse('planes-have-no-retreat-space', { battle: battle.id, to }, 'to');
  } else if (to === undefined) course.refuse('retreat-needs-space', { battle: battle.id, spaces }, 'to');
  else if (!course.ruleset.board.byId.has(to)) course.refuse('unknown-space', { space: to }, 'to');
  else if (!spaces.includes(to)) {
    const of = { battle: battle.id, to, spaces };
    course.refuse('retreat-not-there', of, 'to', isOpened(course, battle, to) ? ['not-friendly'] : []);
  }
};
