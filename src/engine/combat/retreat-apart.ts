// The order to retreat where units need not go to one place: of the attacker, or of the defending power that is asked.
// Who leaves takes all his units along (realism.retreat.no-partial); attacking planes may leave an assault alone (D33).

import { countEntries, type Power, type SpaceId, type UnitCounts, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import type { About } from '../refusals/about.ts';
import type { Battle } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { isPlane, isShip, sameHand, siteOf } from './line-up.ts';
import { part, type Ways } from './parting.ts';
import { canGo, type Force, forceOf, hasLandBeside, isEmbattled, placesOf } from './places.ts';

type Order = OrderOf<'retreat'>;
type Way = NonNullable<Order['ways']>[number];

/** Leaves the battle as the order says, or refuses. The battle waits for a word about leaving. */
export const retreatApart = (course: Course, battle: Battle, order: Order): void => {
  const { due } = battle;
  if (due?.decision !== 'retreat') return;
  const hand = sameHand(course.state, order.power);
  const power = due.from.find((each) => hand.includes(each));
  if (power === undefined) {
    const of = { battle: battle.id, from: due.from, power: order.power };
    return course.refuse('decision-not-yours', of, undefined, [isShutIn(course, battle, hand) ? 'nowhere' : 'retreat']);
  }
  const force = forceOf(course, battle, due.side, power);
  const ways = waysOf(course, battle, force, order);
  if (course.refusals.length === 0) part(course, battle.id, force, ways);
};

/** True of a power that is not asked since some unit of its has no place to go (RR21). */
const isShutIn = (course: Course, battle: Battle, hand: readonly Power[]): boolean =>
  hand.some((power) => {
    const force = forceOf(course, battle, 'defence', power);
    return force.going.length > 0 && !canGo(course, battle, force);
  });

/** A unit and the place it is sent to. */
type Sent = readonly [SpaceId, Unit];

const waysOf = (course: Course, battle: Battle, force: Force, order: Order): Ways => {
  const sent = order.ways === undefined ? [] : sentBy(course, battle, force, order.ways);
  const named = new Set(sent.map(([, unit]) => unit));
  const open = force.going.filter((unit) => !named.has(unit));
  const rest =
    order.to === undefined ? placeLeft(course, battle, force, open) : sendAll(course, battle, force, open, order.to);
  const ways = new Map<SpaceId, readonly Unit[]>();
  for (const [to, unit] of [...sent, ...rest]) ways.set(to, [...(ways.get(to) ?? []), unit]);
  return ways;
};

/** Those the order names one by one; planes in the air go before planes on a deck. */
const sentBy = (course: Course, battle: Battle, force: Force, ways: readonly Way[]): readonly Sent[] => {
  const sent: Sent[] = [];
  for (const [index, { power, units, to }] of ways.entries()) {
    const at = `ways/${index}`;
    if (!isMeant(course, battle, force, units, power, at)) continue;
    if (!course.ruleset.board.byId.has(to)) {
      course.refuse('unknown-space', { space: to }, `${at}/to`);
      continue;
    }
    for (const [type, count] of countEntries(units)) {
      const taken = sent.map(([, unit]) => unit);
      const alike = [...force.going, ...force.riding].filter((unit) => unit.type === type && !taken.includes(unit));
      if (alike.length < count) {
        const there = [...force.going, ...force.riding].filter((unit) => unit.type === type).length;
        const asked = there - alike.length + count;
        course.refuse('not-enough-units', { space: siteOf(battle), unit: type, asked, there }, at);
      } else
        for (const unit of alike.slice(0, count)) {
          // Whoever may not go there was named all the same; only those sent nowhere are said to be left behind.
          if (mayGo(course, battle, force, unit, to, `${at}/to`) || to !== siteOf(battle)) sent.push([to, unit]);
        }
    }
  }
  return sent;
};

/** Refuses units of others, and attacking planes, which go home without being told where. */
const isMeant = (
  course: Course,
  battle: Battle,
  force: Force,
  units: UnitCounts,
  power: Power | undefined,
  at: string,
): boolean => {
  const types: readonly UnitType[] = countEntries(units).map(([type]) => type);
  const [first] = types;
  if (power !== undefined && power !== force.power && first !== undefined) {
    course.refuse('units-of-ally', { space: siteOf(battle), unit: first, owner: power }, at);
    return false;
  }
  if (force.side === 'attack' && types.some((type) => isPlane(course.ruleset, { type }))) {
    course.refuse('planes-have-no-retreat-space', { battle: battle.id, to: siteOf(battle) }, at);
    return false;
  }
  return true;
};

/** Refuses a place that is not open to a unit, once for units that are alike. */
const mayGo = (course: Course, battle: Battle, force: Force, unit: Unit, to: SpaceId, at: string): boolean => {
  const spaces = placesOf(course, battle, force.side, unit);
  if (spaces.includes(to)) return true;
  const isTold = course.refusals.some((told) => told.code === 'way-not-open' && told.at === at);
  const about = aboutPlace(course, battle, unit, to);
  if (!isTold) course.refuse('way-not-open', { battle: battle.id, unit: unit.type, to, spaces }, at, about);
  return false;
};

const aboutPlace = (course: Course, battle: Battle, unit: Unit, to: SpaceId): readonly About<'way-not-open'>[] => {
  if (isShip(course.ruleset, unit)) return ['at-sea'];
  if (battle.kind === 'land' && isEmbattled(course, to)) return ['embattled'];
  if (!isPlane(course.ruleset, unit)) return [];
  return [hasLandBeside(course, battle, unit.power) ? 'beside' : 'closest'];
};

/** Everybody to one place; planes that cannot come down there go where they must. */
const sendAll = (
  course: Course,
  battle: Battle,
  force: Force,
  units: readonly Unit[],
  to: SpaceId,
): readonly Sent[] => {
  if (!course.ruleset.board.byId.has(to)) {
    course.refuse('unknown-space', { space: to }, 'to');
    return [];
  }
  if (force.going.length === 0) {
    course.refuse('planes-have-no-retreat-space', { battle: battle.id, to }, 'to');
    return [];
  }
  return units.flatMap((unit): readonly Sent[] => {
    const places = placesOf(course, battle, force.side, unit);
    const [only] = places;
    if (isPlane(course.ruleset, unit) && places.length === 1 && only !== undefined) return [[only, unit]];
    return mayGo(course, battle, force, unit, to, 'to') ? [[to, unit]] : [];
  });
};

/** Those nobody named go where there is only one place; with more than one the order lacks a word. */
const placeLeft = (course: Course, battle: Battle, force: Force, units: readonly Unit[]): readonly Sent[] => {
  const sent: Sent[] = [];
  const unsaid = new Map<UnitType, number>();
  for (const unit of units) {
    const [to, ...others] = placesOf(course, battle, force.side, unit);
    if (to !== undefined && others.length === 0) sent.push([to, unit]);
    else unsaid.set(unit.type, (unsaid.get(unit.type) ?? 0) + 1);
  }
  for (const [unit, left] of unsaid)
    course.refuse('retreat-is-partial', { battle: battle.id, power: force.power, unit, left }, 'ways');
  return sent;
};
