// Planes given up against ships: when the combat moves of its enemies are made, a power may send some of those it has
// for the whole game, all at once, each against one surface warship in the zones the ruleset names (P16, ruling.R18).
// What they sink takes no part in the combat that follows.

import { hasTrait, liftsTroops, spaceOf } from '../../board/index.ts';
import type { Kamikaze } from '../../rulesets/index.ts';
import type { Power, SpaceId, UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import type { OrderOf } from '../orders/order.ts';
import type { Progress } from '../progress.ts';
import { findUnit, isActing, spaceAt } from '../state/queries.ts';
import { areEnemies } from '../state/relation.ts';
import type { Strike, TurnDue } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { cargoOf, isPlane, sameHand } from './line-up.ts';
import { bears } from './strength.ts';
import { SIDES } from './volleys.ts';

type Due = Extract<TurnDue, { choice: 'kamikaze' }>;

/** Surface warships: neither what lifts troops by trade nor what goes under. */
const isTarget = ({ ruleset: { board } }: Course, { type }: Unit): boolean =>
  board.units[type].domain === 'sea' && !liftsTroops(board, type) && !hasTrait(board, type, 'submerges');

const targetsIn = (course: Course, zone: SpaceId): readonly Unit[] =>
  spaceAt(course.state, zone).units.filter((unit) => isActing(course.state, unit.power) && isTarget(course, unit));

const leftOf = ({ state }: Course, { attacks }: Kamikaze): number => attacks - (state.kamikazes ?? 0);

/** The ships that may be struck now; none if the power cannot send anything. */
const inReach = (course: Course, spec: Kamikaze): readonly Unit[] => {
  const { ruleset, state } = course;
  const { power, zones, home } = spec;
  const mayStrike =
    leftOf(course, spec) > 0 &&
    !state.resigned.includes(power) &&
    spaceAt(state, home).control === power &&
    areEnemies(ruleset, state, power, state.turn.power);
  return mayStrike ? zones.flatMap((zone) => targetsIn(course, zone)) : [];
};

/** Asks, once a turn, and throws the dice of what was sent. */
export const strikeShips = (course: Course): Progress => {
  const spec = course.ruleset.combat.kamikaze;
  if (spec === undefined) return 'done';
  const { strikes } = course.state.turn;
  if (strikes === undefined) {
    const targets = inReach(course, spec);
    if (targets.length === 0) return 'done';
    if (dueNow(course) === undefined) {
      const among = targets.map(({ id }) => id);
      course.emit({ type: 'kamikaze-due', from: [spec.power], left: leftOf(course, spec), among });
    }
    return 'waiting';
  }
  const rolls = strikes.map((strike) => ({ strike, faces: facesFor(course, strike) }));
  if (rolls.some(({ faces }) => faces === undefined)) return 'waiting';
  for (const { strike, faces = [] } of rolls) strikeOne(course, spec, strike, faces);
  return 'done';
};

const purposeOf = ({ zone, ship }: Strike): string => `kamikaze/${zone}/${ship}`;

const facesFor = (course: Course, strike: Strike): readonly number[] | undefined =>
  course.roll({ purpose: purposeOf(strike), n: strike.attacks, sides: SIDES });

const strikeOne = (course: Course, spec: Kamikaze, strike: Strike, values: readonly number[]): void => {
  const { zone } = strike;
  const hits = values.filter((value) => value <= spec.hit).length;
  const volleys = [{ power: spec.power, need: spec.hit, values: [...values], hits }];
  course.emit({
    type: 'rolled',
    purpose: purposeOf(strike),
    role: 'kamikaze',
    sides: SIDES,
    volleys,
    hits,
    space: zone,
  });
  const ship = findUnit(course.state, strike.ship)?.unit;
  if (ship === undefined) return;
  if (hits === 0) return course.apply('kamikaze-misses');
  if (hits >= bears(course.ruleset.board, ship)) return sink(course, zone, ship);
  for (let hit = 0; hit < hits; hit += 1) course.emit({ type: 'ships-struck', units: groupsOf([ship]), space: zone });
  course.apply('kamikaze-damages');
};

/** A ship is gone with what it carries; own planes aboard are in the air. */
const sink = (course: Course, zone: SpaceId, ship: Unit): void => {
  const { ruleset, state } = course;
  const lost = { space: zone, chosenBy: 'rule' } as const;
  const cargo = cargoOf(state, zone, ship.id).filter((unit) => !isPlane(ruleset, unit) || !isActing(state, unit.power));
  course.emit({ type: 'units-lost', units: groupsOf([ship]), ...lost, cause: 'kamikaze' });
  if (cargo.length > 0) course.emit({ type: 'units-lost', units: groupsOf(cargo), ...lost, cause: 'with-ship' });
  course.apply('kamikaze-sinks');
};

const dueNow = ({ state }: Course): Due | undefined =>
  (state.turn.due ?? []).find((due): due is Due => due.choice === 'kamikaze');

/** The ships meant, one for each entry: of a kind the one that bears least, and none twice. */
const meant = (course: Course, due: Due, strikes: OrderOf<'kamikaze'>['strikes']): readonly Strike[] => {
  const taken = new Set<number>();
  const shipFor = (space: SpaceId, unit: UnitType, power: Power | undefined): Unit | undefined =>
    spaceAt(course.state, space)
      .units.filter(
        (each) =>
          due.among.includes(each.id) &&
          each.type === unit &&
          (power === undefined || each.power === power) &&
          !taken.has(each.id),
      )
      .sort((a, b) => (b.damage ?? 0) - (a.damage ?? 0) || a.id - b.id)[0];
  return strikes.flatMap(({ space, unit, power, attacks }, index) => {
    const ship = shipFor(space, unit, power);
    if (ship === undefined) {
      const spaces = [...new Set(due.among.flatMap((id) => findUnit(course.state, id)?.space ?? []))];
      course.refuse('kamikaze-no-target', { space, unit, spaces }, `strikes/${index}`);
      return [];
    }
    taken.add(ship.id);
    return [{ ship: ship.id, zone: spaceOf(course.ruleset.board, space).id, attacks }];
  });
};

/** A power says which ships its planes strike; the dice follow. */
export const sendKamikazes = (course: Course, { power, strikes }: OrderOf<'kamikaze'>): void => {
  const due = dueNow(course);
  if (due === undefined) return course.refuse('no-kamikaze-due', {});
  const [owner] = due.from;
  if (owner === undefined || !sameHand(course.state, power).includes(owner))
    return course.refuse('kamikaze-not-yours', { from: due.from, power });
  const asked = strikes.reduce((sum, { attacks }) => sum + attacks, 0);
  if (asked > due.left) course.refuse('kamikaze-too-many', { asked, left: due.left }, 'strikes');
  const sent = meant(course, due, strikes);
  if (course.refusals.length > 0) return;
  course.emit({ type: 'kamikazes-sent', power: owner, strikes: [...sent] });
};

/** A power that has given up sends nothing any more. */
export const spareShips = (course: Course): void => {
  const [owner] = dueNow(course)?.from ?? [];
  if (owner !== undefined && course.state.resigned.includes(owner))
    course.emit({ type: 'kamikazes-sent', power: owner, strikes: [] });
};
