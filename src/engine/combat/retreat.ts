// The order to retreat: the whole attack leaves a battle that stopped for it.

import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import type { Battle } from '../state/battle.ts';
import { planesOnly } from './conduct.ts';
import { isOpened, retreatSpaces } from './exits.ts';
import { findBattle } from './line-up.ts';
import { isBinding, leaveBattle, leaverOf } from './retreating.ts';

/** Leaves the battle for the space named; planes alone simply break off. */
export const retreat = (course: Course, order: OrderOf<'retreat'>): void => {
  const battle = findBattle(course.state, order.battle);
  if (battle === undefined) return course.refuse('no-such-battle', { battle: order.battle }, 'battle');
  if (order.power !== leaverOf(course))
    course.refuse('retreat-not-attacker', { battle: battle.id, power: order.power });
  refuseMoment(course, battle);
  if (course.refusals.length === 0) refuseSpace(course, battle, order.to);
  if (course.refusals.length > 0) return;
  leaveBattle(course, battle.id, order.to);
};

/** Refuses to leave an assault whose troops are ashore, whatever is due there. */
export const refuseBound = (course: Course, order: OrderOf<'retreat'>): void => {
  const battle = findBattle(course.state, order.battle);
  if (battle !== undefined && battle.status === 'open' && isBinding(course, battle))
    course.refuse('retreat-from-assault', { battle: battle.id });
};

const refuseMoment = (course: Course, battle: Battle): void => {
  const { id, status, outcome, due } = battle;
  if (isBinding(course, battle)) course.refuse('retreat-from-assault', { battle: id });
  else if (status === 'ended' && outcome === 'attacker') course.refuse('retreat-from-nothing', { battle: id });
  else if (outcome === 'retreat') course.refuse('retreat-is-whole', { battle: id });
  else if (status === 'ended') course.refuse('battle-over', { battle: id });
  else if (due === undefined) {
    const landingOff = battle.after.some((first) => findBattle(course.state, first)?.kind === 'sea');
    course.refuse('retreat-before-defence', { battle: id }, undefined, landingOff ? ['landing-off'] : []);
  } else if (due.decision !== 'retreat') {
    course.refuse('decision-due', { battle: id, decision: due.decision, from: due.from });
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
