// Land units board transports, their own or an ally's (B8). Boarding is their whole move for the turn.

import { canFight, roomOn } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId, UnitType } from '../../vocab/index.ts';
import { countEntries } from '../../vocab/index.ts';
import { groupsOf } from '../events/groups.ts';
import type { Load } from '../orders/move.ts';
import { spaceAt, standingOf, turnOf } from '../state/queries.ts';
import { areFriends } from '../state/relation.ts';
import type { Unit } from '../state/unit.ts';
import { isTransport, lifterOf, roomFor, strangersAboard, troopShip } from './hold.ts';
import { landBar } from './land.ts';
import { cargoOf, type Making, noteMoved } from './making.ts';
import { type Bar, byRank, pick } from './pick.ts';
import { leftOf, movedInCombat } from './range.ts';
import { aboutDone, hasLandedCargo } from './sea.ts';
import { onBoard, touching } from './way.ts';

/** Why a ship takes nobody aboard any more this turn. */
export const holdBar = ({ course, at, phase }: Making, zone: SpaceId, ship: Unit): Bar => {
  const was = turnOf(course.state, ship.id);
  const of = { space: zone, unit: ship.type };
  if (hasLandedCargo(course.state, ship))
    return () => course.refuse('transport-done', of, at, aboutDone(course.state, zone, ship, 'boarding'));
  if (was?.fought !== undefined) return () => course.refuse('already-fought', of, at);
  if (phase === 'noncombat' && movedInCombat(was)) return () => course.refuse('already-moved', of, at);
  return undefined;
};

/** Whether one ship takes guests aboard from several coasts in a turn, by word. */
const SEVERAL_COASTS: { readonly [word in Ruleset['transports']['guestsBoardFrom']]: boolean } = {
  'any-coasts': true,
  'one-coast-a-turn': false,
};

/**
 * The coast from which guests boarded a ship this turn, if it keeps those of other coasts off. Ruling D18: one coast in
 * a turn that is not the ship's own, for only between turns can it change coast inside its zone (D19: a change of coast
 * is no move, so it does not contradict that a ship that has landed cargo stays).
 */
const coastUsed = ({ course, power }: Making, { zone, from }: Load, ship: Unit): SpaceId | undefined => {
  const { ruleset, state } = course;
  if (ship.power === power || SEVERAL_COASTS[ruleset.transports.guestsBoardFrom]) return undefined;
  const coasts = cargoOf(state, zone, ship.id).flatMap(({ id }) => turnOf(state, id)?.loaded?.from ?? []);
  return coasts.find((coast) => coast !== from);
};

/** Why units of the power in turn may not join what is aboard a ship. */
const companyBar = (making: Making, order: Load, type: UnitType, ship: Unit): Bar => {
  const { course, power, at } = making;
  const { zone, from } = order;
  const aboard = strangersAboard(course.ruleset, course.state, zone, ship, power);
  if (aboard !== undefined) return () => course.refuse('mixed-powers', { zone, unit: type, aboard }, at);
  const used = coastUsed(making, order, ship);
  return used === undefined ? undefined : () => course.refuse('one-coast-for-guests', { zone, coast: from, used }, at);
};

/**
 * Ships with room and no reason to refuse it: warships last, and of the others those that sailed here this turn first,
 * then the half full, then those with most range.
 */
const openShips = (making: Making, order: Load, type: UnitType): readonly Unit[] => {
  const { course, power } = making;
  const { ruleset, state } = course;
  const owner = order.ships ?? power;
  const open = spaceAt(state, order.zone).units.filter(
    (ship) =>
      ship.power === owner &&
      isTransport(ruleset, ship) &&
      (order.ship === undefined || order.ship === ship.type) &&
      holdBar(making, order.zone, ship) === undefined &&
      companyBar(making, order, type, ship) === undefined &&
      roomFor(ruleset, state, order.zone, ship, type) > 0,
  );
  const hasSailed = (ship: Unit): boolean => (turnOf(state, ship.id)?.path.length ?? 0) > 0;
  const isHalfFull = (ship: Unit): boolean => cargoOf(state, order.zone, ship.id).length > 0;
  return byRank(open, (ship) => [
    lifterOf(ruleset, ship) === undefined ? 0 : 1,
    hasSailed(ship) ? 0 : 1,
    isHalfFull(ship) ? 0 : 1,
    -leftOf(course, ship),
  ]);
};

const refuseNoRoom = (making: Making, order: Load, type: UnitType, asked: number, room: number): void => {
  const { course, power, at } = making;
  const { ruleset, state } = course;
  const owner = order.ships ?? power;
  const own = spaceAt(state, order.zone).units.filter((unit) => unit.power === owner);
  const ships = own.filter(
    (ship) => isTransport(ruleset, ship) && (order.ship === undefined || order.ship === ship.type),
  );
  for (const ship of ships) {
    const hasRoom = roomFor(ruleset, state, order.zone, ship, type) > 0;
    const bar = holdBar(making, order.zone, ship) ?? (hasRoom ? companyBar(making, order, type, ship) : undefined);
    if (bar !== undefined) return bar();
  }
  const none = !own.some((unit) => ruleset.board.units[unit.type].domain === 'sea');
  const warships = ships.length > 0 && ships.every((ship) => lifterOf(ruleset, ship) !== undefined);
  const about = [
    ...(none ? (['none-there'] as const) : []),
    ...(owner === power ? [] : (['guests'] as const)),
    ...(warships ? (['on-warship'] as const) : []),
  ];
  course.refuse('no-room-aboard', { zone: order.zone, unit: type, asked, room }, at, about);
};

const loadType = (making: Making, order: Load, type: UnitType, count: number): void => {
  const { course, power, phase, at } = making;
  const { ruleset } = course;
  const { from, zone } = order;
  if (ruleset.board.units[type].domain !== 'land') {
    return course.refuse('no-room-aboard', { zone, unit: type, asked: count, room: 0 }, at);
  }
  if (ruleset.transports.neverAboard.includes(power)) {
    return course.refuse('never-boards', { space: from, unit: type, power }, at);
  }
  if (!canFight(ruleset.board, type) && phase === 'combat') {
    return course.refuse('gun-waits-for-noncombat', { space: from, unit: type }, at);
  }
  const units = pick(making, { space: from, type, count, bar: landBar(making, from, ['boarding']), rank: () => [] });
  if (units === undefined) return;
  const ships = openShips(making, order, type);
  const room = ships.reduce((sum, ship) => sum + roomFor(ruleset, course.state, zone, ship, type), 0);
  if (room < count) return refuseNoRoom(making, order, type, count, room);
  let waiting = units;
  for (const ship of ships) {
    const boarding = waiting.slice(0, roomFor(ruleset, course.state, zone, ship, type));
    if (boarding.length === 0) break;
    waiting = waiting.slice(boarding.length);
    course.emit({ type: 'units-loaded', units: groupsOf(boarding), ship: ship.id, from, zone });
    noteMoved(making, [...boarding, ship]);
    if (ship.power !== power) course.apply('allied-cargo');
    if (lifterOf(ruleset, ship) !== undefined) course.apply('warship-lifts');
  }
};

/** Whether troops board in a zone that is still to be fought for, by word. */
const BEFORE_BATTLE: { readonly [word in Ruleset['transports']['boardingAmongEnemies']]: boolean } = {
  allowed: true,
  refused: true,
  'barred-until-cleared': false,
};

/** Takes units aboard, or refuses. Types with the smallest room go first, so that none is shut out by another. */
export const load = (making: Making, order: Load): void => {
  const { course, power, phase, at } = making;
  const { from, zone, ships, units } = order;
  const { board } = course.ruleset;
  if (!onBoard(making, [from, zone])) return;
  if (board.byId.get(zone)?.kind === 'sea' && board.byId.get(from)?.kind === 'sea') {
    for (const [unit] of countEntries(units)) course.refuse('transfer-at-sea', { zone: from, unit }, at);
    return;
  }
  if (board.byId.get(zone)?.kind !== 'sea' || board.byId.get(from)?.kind !== 'land') {
    return course.refuse('not-adjacent', { from, to: zone }, at);
  }
  const guests = ships !== undefined && ships !== power ? (['guests'] as const) : [];
  if (!touching(making, from, zone, 'transport', guests)) return;
  if (ships !== undefined && !areFriends(course.ruleset, course.state, ships, power)) {
    return course.refuse('ships-of-enemy', { zone, power: ships }, at);
  }
  const waits = phase === 'noncombat' || !BEFORE_BATTLE[course.ruleset.transports.boardingAmongEnemies];
  if (waits && standingOf(course.ruleset, course.state, zone, power) === 'sea-hostile') {
    return course.refuse('zone-holds-enemies', { space: zone, unit: troopShip(course.ruleset) }, at);
  }
  const room = (type: UnitType): number => Math.max(...board.roster.map((ship) => roomOn(board, ship, type)));
  const types = [...countEntries(units)].sort(([a], [b]) => room(a) - room(b));
  for (const [type, count] of types) loadType(making, order, type, count);
};
