// Whether an order to fight is in order: the battles are there, not over, not waiting for others, and its conduct makes
// sense on this board.

import { hasTrait } from '../../board/index.ts';
import type { Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Conduct } from '../orders/conduct.ts';
import type { OrderOf } from '../orders/order.ts';
import type { About } from '../refusals/about.ts';
import type { Battle, Due } from '../state/battle.ts';
import { isActing, spaceAt } from '../state/queries.ts';
import { findBattle, sameHand } from './line-up.ts';

/** Whose word is waited for: somebody picks whom his hit takes, or says whether he leaves. */
export const aboutDue = ({ due, hits }: Battle): readonly About<'decision-due'>[] => {
  if (due?.decision === 'casualties' && hits?.claims?.[0]?.by === 'shooter') return ['picks'];
  return due?.decision === 'retreat' ? ['retreat'] : [];
};

/** How a battle came to its end, where the clauses of that say more. */
const aboutEnd = ({ outcome }: Battle): readonly About<'battle-over'>[] => {
  if (outcome === 'broken-off' || outcome === 'called-off') return [outcome];
  return outcome === 'retreat' ? ['retreated'] : [];
};

/** Refuses everything that is wrong with the order. */
export const refuseFight = (course: Course, order: OrderOf<'fight'>): void => {
  const { state } = course;
  const pending = state.turn.battles.find(({ due }) => due !== undefined);
  if (pending?.due?.decision === 'retreat' && pending.due.side === 'defence')
    return refuseStaying(course, pending, order);
  if (!isActing(state, order.power)) {
    if (pending?.due === undefined) course.refuse('not-your-turn', { power: order.power, turn: state.turn.power });
    else course.refuse('decision-not-yours', { battle: pending.id, from: pending.due.from, power: order.power });
  }
  const first = order.battles[0]?.battle;
  if (pending?.due !== undefined && first !== pending.id) {
    course.refuse(
      'decision-due',
      { battle: pending.id, decision: pending.due.decision, from: pending.due.from },
      'battles/0',
      aboutDue(pending),
    );
  }
  const before = new Set<string>();
  for (const [index, { battle: id, conduct }] of order.battles.entries()) {
    const at = `battles/${index}`;
    const battle = findBattle(state, id);
    if (before.has(id)) course.refuse('battle-twice', { battle: id }, at);
    else if (battle === undefined) course.refuse('no-such-battle', { battle: id }, at);
    else refuseBattle(course, battle, before, at);
    if (conduct !== undefined) refuseConduct(course, conduct, `${at}/conduct`);
    if (battle !== undefined) refuseShots(course, battle, conduct, `${at}/conduct`);
    before.add(id);
  }
};

/**
 * The same where battles wait side by side: each that is named is one to fight, or waits for his word whether he
 * leaves.
 */
export const refuseFightMeanwhile = (course: Course, order: OrderOf<'fight'>): void => {
  const { state } = course;
  const hand = sameHand(state, order.power);
  const before = new Set<string>();
  let orders = false;
  for (const [index, { battle: id, conduct }] of order.battles.entries()) {
    const at = `battles/${index}`;
    const battle = findBattle(state, id);
    if (before.has(id)) course.refuse('battle-twice', { battle: id }, at);
    else if (battle === undefined) course.refuse('no-such-battle', { battle: id }, at);
    else if (battle.due === undefined) {
      orders = true;
      refuseBattle(course, battle, new Set([...before, ...state.turn.queue]), at);
    } else refuseGoingOn(course, battle, battle.due, hand, order.power, at);
    if (conduct !== undefined) refuseConduct(course, conduct, `${at}/conduct`);
    if (battle !== undefined) refuseShots(course, battle, conduct, `${at}/conduct`);
    before.add(id);
  }
  if (orders && !isActing(state, order.power))
    course.refuse('not-your-turn', { power: order.power, turn: state.turn.power });
};

/** Refuses to go on with a battle that waits for other word than whether somebody leaves, or for that of others. */
const refuseGoingOn = (
  course: Course,
  battle: Battle,
  { decision, from }: Due,
  hand: readonly Power[],
  power: Power,
  at: string,
): void => {
  const { id } = battle;
  if (decision !== 'retreat')
    course.refuse('decision-due', { battle: id, decision, from }, at, [...aboutDue(battle), 'under-way']);
  else if (!from.some((each) => hand.includes(each)))
    course.refuse('decision-not-yours', { battle: id, from, power }, at, ['retreat']);
};

/** A defender who is asked whether he leaves says with the battle alone that he stays. */
const refuseStaying = (course: Course, { id, due }: Battle, { power, battles }: OrderOf<'fight'>): void => {
  const { from = [] } = due ?? {};
  const hand = sameHand(course.state, power);
  if (!from.some((each) => hand.includes(each)))
    course.refuse('decision-not-yours', { battle: id, from, power }, undefined, ['retreat']);
  for (const [index, { battle }] of battles.entries()) {
    if (battle !== id)
      course.refuse('decision-due', { battle: id, decision: 'retreat', from }, `battles/${index}`, ['retreat']);
  }
};

const refuseBattle = (course: Course, battle: Battle, before: ReadonlySet<string>, at: string): void => {
  if (battle.status === 'ended') {
    course.refuse('battle-over', { battle: battle.id }, at, aboutEnd(battle));
  }
  for (const first of battle.after) {
    const done = before.has(first) || findBattle(course.state, first)?.status === 'ended';
    if (done || battle.status !== 'declared') continue;
    const raid = first.startsWith('raid/');
    const of = { battle: battle.id, first };
    if (raid) course.refuse('raid-first', of, at);
    else course.refuse('sea-battle-first', of, at, battleshipsIn(course, first));
  }
};

/**
 * Own battleships among those that must fight at sea first: none of them saves its shot by fighting the landing before.
 */
const battleshipsIn = ({ ruleset, state }: Course, zone: string): readonly 'battleship'[] =>
  spaceAt(state, zone).units.some(
    ({ type, power }) => isActing(state, power) && hasTrait(ruleset.board, type, 'bombards'),
  )
    ? ['battleship']
    : [];

/**
 * Refuses supporting shots of more battleships than lie beside the landing; elsewhere ships do not fire at the shore.
 */
const refuseShots = (course: Course, battle: Battle, conduct: Conduct | undefined, at: string): void => {
  const asked = conduct?.supports ?? 0;
  const there = battle.supports.length;
  if (battle.status === 'declared' && asked > there) {
    course.refuse('no-shot-there', { battle: battle.id, asked, there }, `${at}/supports`);
  }
};

/** Refuses a conduct that names spaces the board does not have or a kind of unit twice. */
export const refuseConduct = (course: Course, conduct: Conduct, at: string): void => {
  for (const key of ['retreatTo', 'submarinesTo'] as const) {
    const space = conduct[key];
    if (space !== undefined && !course.ruleset.board.byId.has(space))
      course.refuse('unknown-space', { space }, `${at}/${key}`);
  }
  const order = conduct.orderOfLoss ?? [];
  for (const unit of new Set(order.filter((type, index) => order.indexOf(type) !== index))) {
    course.refuse('order-of-loss-twice', { unit }, `${at}/orderOfLoss`);
  }
};
