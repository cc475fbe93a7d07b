// Planes hit by a gun on their way: whom their owner loses, and whether he is asked.

import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, passingOver, type SpaceId, type UnitId, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { EventOf } from '../events/event.ts';
import { groupsOf } from '../events/groups.ts';
import type { OrderOf } from '../orders/order.ts';
import type { Progress } from '../progress.ts';
import { findUnit, turnOf } from '../state/queries.ts';
import type { PassingHits } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { moveOf } from '../state/values.ts';
import { sameHand } from './line-up.ts';
import { completeOrder } from './order-of-loss.ts';

interface Plane {
  readonly unit: Unit;
  readonly space: SpaceId;
}

const conductOnLand = ({ state }: Course) =>
  state.standing.find(({ power, side, scope }) => power === state.turn.power && side === 'attack' && scope === 'land')
    ?.conduct;

/** The attacker's order of loss on land, as he left it standing or as the clubs have it. */
const orderOfPlanes = (course: Course): readonly UnitType[] =>
  completeOrder(course.ruleset, 'attack', 'land', conductOnLand(course)?.orderOfLoss);

/**
 * Planes in the order they are lost: by the order of loss, among equals the one with the least range left first (B7.3).
 */
const firstDown = (course: Course, planes: readonly UnitId[]): readonly Plane[] => {
  const order = orderOfPlanes(course);
  const left = ({ id, power, type }: Unit) =>
    moveOf(course.ruleset, course.state, power, type) - (turnOf(course.state, id)?.spent ?? 0);
  return planes
    .flatMap((id) => findUnit(course.state, id) ?? [])
    .sort(
      ({ unit: a }, { unit: b }) => order.indexOf(a.type) - order.indexOf(b.type) || left(a) - left(b) || a.id - b.id,
    );
};

/**
 * True if the order of loss leaves open which of equal planes with different targets are lost, and no order of his
 * says.
 */
const leftOpen = (course: Course, planes: readonly Plane[], hits: number): boolean => {
  const { orderOfLoss, plan } = conductOnLand(course) ?? {};
  if (plan !== 'ask' && (plan !== undefined || orderOfLoss !== undefined)) return false;
  const spared = planes.slice(hits);
  return planes
    .slice(0, hits)
    .some((lost) => spared.some(({ unit, space }) => unit.type === lost.unit.type && space !== lost.space));
};

/** Whether the owner of planes hit on the way is asked which are lost, by word. */
const ASKED: {
  readonly [word in Ruleset['combat']['passingLosses']]: (
    course: Course,
    planes: readonly Plane[],
    hits: number,
  ) => boolean;
} = { 'order-of-loss': () => false, 'owner-between-targets': leftOpen };

const loseDown = (
  course: Course,
  lost: readonly Plane[],
  chosenBy: EventOf<'units-lost'>['chosenBy'] = 'order-of-loss',
): void => {
  for (const space of new Set(lost.map((each) => each.space))) {
    const units = lost.filter((each) => each.space === space).map(({ unit }) => unit);
    course.emit({ type: 'units-lost', units: groupsOf(units), space, cause: 'antiaircraft', chosenBy });
  }
};

/** A gun in a space has hit planes that passed: some are lost, or their owner is asked. */
export const shootDown = (course: Course, gun: SpaceId, planes: readonly UnitId[], hits: number): Progress => {
  const sorted = firstDown(course, planes);
  if (new Set(sorted.map(({ unit }) => unit.type)).size > 1 && hits < sorted.length)
    course.apply('attacker-picks-plane');
  if (ASKED[course.ruleset.combat.passingLosses](course, sorted, hits)) {
    course.emit({
      type: 'decision-due',
      battle: passingOver(gun),
      decision: 'casualties',
      side: 'attack',
      from: [course.state.turn.power],
      hits: Math.min(hits, sorted.length),
      among: [...planes],
      to: [],
    });
    return 'waiting';
  }
  loseDown(course, sorted.slice(0, hits));
  return 'done';
};

/** Takes what is left of hits somebody was asked about. */
export const goOnShooting = (course: Course): Progress => {
  const passing = course.state.turn.passing ?? [];
  if (passing.some(({ asked }) => asked === 'yes')) return 'waiting';
  const progress = passing.map(({ space, among, hits }) => shootDown(course, space, among, hits));
  return progress.includes('waiting') ? 'waiting' : 'done';
};

/** Takes all such hits by the order of loss, whoever was asked. */
export const settlePassing = (course: Course): void => {
  for (const { among, hits } of course.state.turn.passing ?? [])
    loseDown(course, firstDown(course, among).slice(0, hits));
};

/** The owner names planes for hits of a gun; if fewer than it made, he is asked about the others again. */
export const givePassing = (course: Course, order: OrderOf<'casualties'>): void => {
  const { state } = course;
  const passing = state.turn.passing?.find(
    ({ space, asked }) => asked === 'yes' && passingOver(space) === order.battle,
  );
  if (passing === undefined) return course.refuse('no-decision-due', { battle: order.battle, decision: 'casualties' });
  const { from, hits } = passing;
  if (!sameHand(state, order.power).includes(from))
    return course.refuse('decision-not-yours', { battle: order.battle, from: [from], power: order.power });
  const lost = planesNamed(course, passing, order.lost);
  if (lost.length > hits) {
    const of = { battle: order.battle, needed: hits, named: lost.length };
    course.refuse('casualties-miscounted', of, 'lost', ['too-many']);
  }
  if (course.refusals.length === 0) loseDown(course, lost, 'owner');
};

const planesNamed = (course: Course, { among }: PassingHits, lost: OrderOf<'casualties'>['lost']): readonly Plane[] => {
  const planes = firstDown(course, among);
  const named: Plane[] = [];
  for (const { power, units, at } of lost) {
    for (const [type, count] of countEntries(units)) {
      const alike = planes.filter(
        ({ unit, space }) => unit.power === power && unit.type === type && (at === undefined || at === space),
      );
      const there = alike.filter((plane) => !named.includes(plane));
      if (count > there.length)
        course.refuse('casualty-not-there', { power, unit: type, asked: count, there: there.length }, 'lost');
      named.push(...there.slice(0, count));
    }
  }
  return named;
};
