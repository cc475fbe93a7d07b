// The order about submarines: so many leave for a zone, or they stay.

import { areAdjacent } from '../../board/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import type { Battle, Due } from '../state/battle.ts';
import { enemiesIn } from '../state/queries.ts';
import { areFriends } from '../state/relation.ts';
import type { Unit } from '../state/unit.ts';
import { isBattleSite, submarineOrigins, withdrawalZones } from './exits.ts';
import { findBattle, powersOf, sameHand, siteOf, unitsOf } from './line-up.ts';
import { isSubmerging, submergeAsOrdered } from './submerging.ts';
import { goTo } from './withdrawing.ts';

/** Withdraws submarines of the power and of those its player also plays, its own first. */
export const withdraw = (course: Course, order: OrderOf<'withdraw'>): void => {
  const battle = findBattle(course.state, order.battle);
  if (battle === undefined) return course.refuse('no-such-battle', { battle: order.battle }, 'battle');
  const { due } = battle;
  if (due?.decision !== 'withdraw') return refuseMoment(course, battle, order);
  const powers = due.from.filter((power) => sameHand(course.state, order.power).includes(power));
  if (powers.length === 0) {
    return course.refuse('decision-not-yours', { battle: battle.id, from: due.from, power: order.power });
  }
  if (isSubmerging(course, due, battle)) return submergeAsOrdered(course, battle, due, order);
  const leaving = chosen(course, battle, due, powers, order);
  if (order.submarines > 0) refuseZone(course, battle, due, order.to, leaving);
  if (course.refusals.length > 0) return;

  if (leaving.length > 0 && order.to !== undefined) goTo(course, battle, due.side, leaving, order.to);
  const staying = powers.filter((power) => !powersOf(course.ruleset, leaving).includes(power));
  if (staying.length > 0) {
    course.emit({ type: 'stayed', battle: battle.id, decision: 'withdraw', side: due.side, powers: staying });
  }
};

/** Says why nobody is asked now: the battle is over, its submarines have gone to another zone, others are to speak. */
const refuseMoment = (course: Course, battle: Battle, { power, to }: OrderOf<'withdraw'>): void => {
  const { id, status, outcome, due } = battle;
  const used =
    battle.withdrawn[areFriends(course.ruleset, course.state, power, course.state.turn.power) ? 'attack' : 'defence'];
  if (status === 'open' && used !== undefined && to !== undefined && used !== to) {
    return course.refuse('withdraw-other-zone', { to, used }, 'to');
  }
  if (status === 'ended' && outcome === 'attacker') course.refuse('withdraw-after-victory', { battle: id });
  else if (status === 'ended') course.refuse('battle-over', { battle: id });
  else if (due !== undefined) {
    course.refuse('decision-due', { battle: id, decision: due.decision, from: due.from }, undefined, ['withdraw']);
  } else course.refuse('withdraw-not-now', { battle: id });
};

const chosen = (
  course: Course,
  battle: Battle,
  due: Due,
  powers: readonly Power[],
  order: OrderOf<'withdraw'>,
): readonly Unit[] => {
  const own = unitsOf(course.state, battle, due.side).filter(
    ({ id, power }) => due.among.includes(id) && powers.includes(power),
  );
  const asked = order.submarines;
  if (asked > own.length)
    course.refuse('not-enough-submarines', { battle: battle.id, asked, there: own.length }, 'submarines');
  const first = (unit: Unit) => (unit.power === order.power ? -1 : powers.indexOf(unit.power));
  return [...own].sort((a, b) => first(a) - first(b) || a.id - b.id).slice(0, asked);
};

/** Refuses a zone that is not open to the submarines, saying all that stands against it. */
const refuseZone = (
  course: Course,
  battle: Battle,
  due: Due,
  to: SpaceId | undefined,
  leaving: readonly Unit[],
): void => {
  const { ruleset, state } = course;
  const site = siteOf(battle);
  if (to === undefined) return course.refuse('withdraw-needs-zone', { battle: battle.id, zones: due.to }, 'to');
  if (!ruleset.board.byId.has(to)) return course.refuse('unknown-space', { space: to }, 'to');
  const [power] = powersOf(ruleset, leaving);
  if (
    power === undefined ||
    powersOf(ruleset, leaving).every((each) => withdrawalZones(course, battle, due.side, each).includes(to))
  )
    return;

  const before = course.refusals.length;
  const used = battle.withdrawn[due.side];
  const origins = submarineOrigins(course, battle);
  const about = due.side === 'defence' ? (['defence'] as const) : [];
  if (used !== undefined && used !== to) course.refuse('withdraw-other-zone', { to, used }, 'to');
  if (!areAdjacent(ruleset.board, site, to)) course.refuse('withdraw-not-adjacent', { from: site, to }, 'to');
  if (enemiesIn(ruleset, state, to, power).length > 0) course.refuse('withdraw-to-enemies', { to }, 'to', about);
  if (isBattleSite(state, to)) course.refuse('withdraw-to-battle-site', { to }, 'to', about);
  if (due.side === 'attack' && origins.length > 0 && !origins.includes(to)) {
    course.refuse('withdraw-not-an-origin', { to, zones: origins }, 'to');
  }
  if (course.refusals.length === before) course.refuse('withdraw-not-open', { to, zones: due.to }, 'to');
};
