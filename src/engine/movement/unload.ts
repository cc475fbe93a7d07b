// Cargo goes ashore (B8, B9.2): at once where nobody stands in the way, else as the landing of an amphibious assault,
// which waits until the sea and then the land battle decide.

import { canFight } from '../../board/index.ts';
import type { SpaceId, UnitType } from '../../vocab/index.ts';
import { countEntries } from '../../vocab/index.ts';
import { groupsOf } from '../events/groups.ts';
import type { Unload } from '../orders/move.ts';
import { takeTerritory } from '../phases/capture.ts';
import { enterNeutral, neutralsResist } from '../phases/neutral.ts';
import { keepsPeace } from '../phases/peace.ts';
import { spaceAt, standingOf, turnOf, wasFriendly } from '../state/queries.ts';
import { areFriends } from '../state/relation.ts';
import type { Unit } from '../state/unit.ts';
import { attackBanned } from './first-round.ts';
import { troopShip } from './hold.ts';
import { roomInTerritory } from './land.ts';
import { type Making, noteMoved, originOf } from './making.ts';
import { isBoundTogether } from './part-cargo.ts';
import { type Bar, byRank } from './pick.ts';
import { movedInCombat } from './range.ts';
import { onBoard, touching } from './way.ts';

/** Why this cargo may not go ashore there now. */
const cargoBar = (making: Making, order: Unload, ship: Unit, unit: Unit): Bar => {
  const { course, power, phase, at } = making;
  const { state } = course;
  const was = turnOf(state, ship.id);
  const of = { space: order.zone, unit: ship.type };
  const loadedNow = turnOf(state, unit.id)?.loaded !== undefined;
  if (loadedNow && ship.power !== power) {
    return () => course.refuse('allied-transport-waits', { space: order.zone, unit: unit.type }, at);
  }
  if (was?.fought !== undefined) return () => course.refuse('already-fought', of, at);
  if (phase === 'noncombat' && movedInCombat(was)) return () => course.refuse('already-moved', of, at);
  if (phase === 'noncombat' && !isBoundTogether(course.ruleset, ship, power, phase)) return undefined;
  const elsewhere =
    (was?.unloaded !== undefined && was.unloaded !== order.to) ||
    state.turn.landings.some((landing) => landing.ship === ship.id && landing.to !== order.to);
  return elsewhere ? () => course.refuse('one-landing-place', { zone: order.zone, to: order.to }, at) : undefined;
};

/** Cargo of ships that land here already, then of ships that loaded or sailed this turn, own ships before allied. */
const rankOf = ({ course, power }: Making, order: Unload, ship: Unit, unit: Unit): readonly number[] => {
  const { turn } = course.state;
  const was = turn.units.get(ship.id);
  const begun = was?.unloaded === order.to || turn.landings.some((landing) => landing.ship === ship.id);
  const busy = (was?.path.length ?? 0) > 0 || turn.units.get(unit.id)?.loaded !== undefined;
  return [begun ? 0 : 1, busy ? 0 : 1, ship.power === power ? 0 : 1, ship.id];
};

interface Ashore {
  readonly ship: Unit;
  readonly unit: Unit;
}

/** The cargo meant, by the rule of `pick.ts`; refuses if there is too little. */
const pickCargo = (making: Making, order: Unload, type: UnitType, count: number): readonly Ashore[] | undefined => {
  const { course, power, at } = making;
  const { state } = course;
  const { zone, ships, origin } = order;
  const there = spaceAt(state, zone).units;
  const landing = new Set(state.turn.landings.flatMap((one) => one.units));
  const aboard = there.flatMap((unit): readonly Ashore[] => {
    const ship = there.find(({ id }) => id === unit.aboard);
    const meant =
      ship !== undefined &&
      unit.power === power &&
      unit.type === type &&
      !landing.has(unit.id) &&
      (ships === undefined || ship.power === ships) &&
      (origin === undefined || originOf(state, unit, zone) === origin);
    return meant ? [{ ship, unit }] : [];
  });
  const bars = aboard.map((one) => ({ one, bar: cargoBar(making, order, one.ship, one.unit) }));
  const free = bars.filter(({ bar }) => bar === undefined).map(({ one }) => one);
  if (free.length >= count) {
    const shipOf = new Map(free.map(({ ship, unit }) => [unit.id, ship]));
    const units = free.map(({ unit }) => unit);
    const rank = (unit: Unit): readonly number[] => rankOf(making, order, shipOf.get(unit.id) ?? unit, unit);
    return byRank(units, rank)
      .slice(0, count)
      .map((unit) => ({ ship: shipOf.get(unit.id) ?? unit, unit }));
  }
  const barred = bars.find(({ bar }) => bar !== undefined)?.bar;
  const allied = there.find((unit) => unit.aboard !== undefined && unit.type === type && unit.power !== power);
  if (aboard.length >= count && barred !== undefined) barred();
  else if (aboard.length === 0 && allied !== undefined)
    course.refuse('units-of-ally', { space: zone, unit: type, owner: allied.power }, at, ['aboard']);
  else course.refuse('not-aboard', { zone, unit: type, asked: count, there: aboard.length }, at);
  return undefined;
};

/** What a landing in combat movement comes to: refused, waiting for battles, or ashore at once. */
const landingOf = (making: Making, zone: SpaceId, to: SpaceId, type: UnitType): 'refused' | 'waits' | 'at-once' => {
  const { course, power, at } = making;
  const { ruleset, state } = course;
  const standing = standingOf(ruleset, state, to, power);
  if (!canFight(ruleset.board, type)) {
    course.refuse('gun-never-attacks', { space: to, unit: type }, at);
    return 'refused';
  }
  if (standing === 'at-peace' && keepsPeace(course, power, to, type, at)) return 'refused';
  if (standing === 'friendly' && wasFriendly(ruleset, state, to, power)) {
    course.refuse('no-combat-there', { space: to, unit: type }, at);
    return 'refused';
  }
  if (standing.startsWith('enemy') && attackBanned(making, to)) return 'refused';
  const contested = standingOf(ruleset, state, zone, power) === 'sea-hostile';
  const resisted = standing === 'enemy-occupied' || (standing === 'neutral' && neutralsResist(ruleset));
  return contested || resisted ? 'waits' : 'at-once';
};

const goAshore = (making: Making, order: Unload, ship: Unit, units: readonly Unit[]): void => {
  const { course, power, phase, at } = making;
  const { zone, to } = order;
  const standing = standingOf(course.ruleset, course.state, to, power);
  if (standing === 'neutral' && !enterNeutral(course, to, power, 'land', at)) return;
  course.emit({ type: 'units-unloaded', units: groupsOf(units), ship: ship.id, zone, to });
  if (ship.power !== power) course.apply('allied-cargo');
  else if (units.some(({ id }) => turnOf(course.state, id)?.loaded?.zone === zone)) course.apply('bridged');
  if (phase === 'combat' && standing === 'enemy-empty') {
    takeTerritory(course, to, power, 'capture');
    course.apply('walked-in');
  }
};

const unloadType = (making: Making, order: Unload, type: UnitType, count: number): void => {
  const { course, power, phase, at } = making;
  const { zone, to } = order;
  const { ruleset, state } = course;
  const cargo = pickCargo(making, order, type, count);
  if (cargo === undefined) return;
  const fate = phase === 'combat' ? landingOf(making, zone, to, type) : 'at-once';
  if (fate === 'refused') return;
  if (phase === 'noncombat' && standingOf(ruleset, state, to, power) !== 'friendly') {
    if (standingOf(ruleset, state, to, power) === 'at-peace' && keepsPeace(course, power, to, type, at)) return;
    const neutral = standingOf(ruleset, state, to, power) === 'neutral';
    return course.refuse('space-not-friendly', { space: to, unit: type }, at, neutral ? ['neutral'] : []);
  }
  if (!roomInTerritory(making, to, type, count)) return;
  for (const ship of new Set(cargo.map((one) => one.ship))) {
    const units = cargo.filter((one) => one.ship === ship).map(({ unit }) => unit);
    noteMoved(making, [...units, ship]);
    if (fate === 'at-once') goAshore(making, order, ship, units);
    else course.emit({ type: 'landing-declared', units: groupsOf(units), ship: ship.id, zone, to });
  }
  const contested = standingOf(ruleset, state, zone, power) === 'sea-hostile';
  if (fate === 'waits' && contested) course.apply('landing-waits-for-sea-battle');
};

/** Puts cargo ashore or announces its landing, or refuses. */
export const unload = (making: Making, order: Unload): void => {
  const { course, power, phase, at } = making;
  const { zone, to, ships, units } = order;
  const { board } = course.ruleset;
  if (!onBoard(making, [zone, to])) return;
  if (board.byId.get(zone)?.kind === 'sea' && board.byId.get(to)?.kind === 'sea') {
    for (const [unit] of countEntries(units)) course.refuse('transfer-at-sea', { zone, unit }, at);
    return;
  }
  if (board.byId.get(zone)?.kind !== 'sea' || board.byId.get(to)?.kind !== 'land') {
    return course.refuse('not-adjacent', { from: zone, to }, at);
  }
  const guests = ships !== undefined && ships !== power ? (['guests'] as const) : [];
  if (!touching(making, zone, to, 'transport', guests)) return;
  if (ships !== undefined && !areFriends(course.ruleset, course.state, ships, power)) {
    return course.refuse('ships-of-enemy', { zone, power: ships }, at);
  }
  if (phase === 'noncombat' && standingOf(course.ruleset, course.state, zone, power) === 'sea-hostile') {
    return course.refuse('zone-holds-enemies', { space: zone, unit: troopShip(course.ruleset) }, at);
  }
  for (const [type, count] of countEntries(units)) unloadType(making, order, type, count);
};
