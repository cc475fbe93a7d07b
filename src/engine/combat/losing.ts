// Units that were hit: marked, damaged or gone, and what goes with a ship.

import { hasDeck, hasTrait, liftsTroops } from '../../board/index.ts';
import type { Course } from '../course.ts';
import type { HitsOf } from '../events/combat.ts';
import type { EventOf } from '../events/event.ts';
import { groupsOf } from '../events/groups.ts';
import type { Battle, BattleId, ChosenBy, HitBy, MadeClaim } from '../state/battle.ts';
import { findUnit, isActing } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { goesDown } from './guests.ts';
import { attackersOf, battleOf, cargoOf, huntingIn, isPlane, isShip, spaceIn } from './line-up.ts';
import { rowUnderWay } from './program.ts';
import { bears } from './strength.ts';

/** Whose dice took so many units, off the front of the claims. */
const diceOf = (claims: readonly MadeClaim[], count: number): HitsOf => {
  let left = count;
  return claims.flatMap(({ power, unit, face, hits }) => {
    const own = Math.min(hits, left);
    left -= own;
    const of = { power, ...(unit === undefined ? {} : { unit }), ...(face === undefined ? {} : { face }) };
    return own === 0 ? [] : [{ ...of, hits: own }];
  });
};

/** True if those hit in the step under way leave at once. */
const leavesAtOnce = (course: Course, battle: Battle, by: HitBy, unit: Unit): boolean => {
  const row = rowUnderWay(course.ruleset, battle);
  if (row === undefined) return by !== 'supporting-shot' && by !== 'attack';
  if (row.losses === 'at-once-unless-hunted') {
    const hunted = huntingIn(course, battle, row.fires === 'attack' ? 'defence' : 'attack') === 'hunter';
    course.apply(hunted ? 'no-first-shot' : 'first-shot');
    return !hunted;
  }
  return row.losses === 'at-once' || (row.losses === 'ships-at-once' && isShip(course.ruleset, unit));
};

/**
 * Gives up units for hits, a unit named once a hit: those that bear more are damaged, others marked if they still fire
 * in this round, or gone.
 */
export const giveUp = (course: Course, id: BattleId, by: HitBy, units: readonly Unit[], chosenBy: ChosenBy): void => {
  const battle = battleOf(course.state, id);
  noteLosses(course, battle, by, units);
  const each = [...new Set(units)].map((unit) => ({ unit, hits: units.filter((one) => one === unit).length }));
  const { board } = course.ruleset;
  const borne = each.flatMap(({ unit, hits }) =>
    Array.from({ length: Math.min(hits, bears(board, unit) - 1) }, () => unit),
  );
  if (borne.length > 0) damage(course, battle, borne, by, chosenBy);
  const gone = each.filter(({ unit, hits }) => hits >= bears(board, unit)).map(({ unit }) => unit);
  const atOnce = gone.filter((unit) => leavesAtOnce(course, battle, by, unit));
  const marked = gone.filter((unit) => !atOnce.includes(unit));
  if (atOnce.length > 0) lose(course, battle, atOnce, by, chosenBy, (count) => diceNext(course, id, count));
  // Who went down with a ship just now took no hit: it is left for another.
  const there = marked.filter((unit) => findUnit(course.state, unit.id) !== undefined);
  if (there.length > 0) {
    const dice = diceNext(course, id, there.length);
    course.emit({ type: 'units-marked', battle: id, units: groupsOf(there), by, chosenBy, ...dice });
  }
};

/** The dice to be named with the next so many hits taken, where hits are kept apart. */
const diceNext = (course: Course, id: BattleId, count: number): { readonly dice?: HitsOf } => {
  const claims = battleOf(course.state, id).hits?.claims;
  return claims === undefined ? {} : { dice: diceOf(claims, count) };
};

const damage = (course: Course, battle: Battle, units: readonly Unit[], by: HitBy, chosenBy: ChosenBy): void => {
  course.apply('ship-bears-hit');
  const spaces = new Set(units.map(({ id }) => spaceIn(course.state, battle, id)));
  for (const space of spaces) {
    const there = units.filter(({ id }) => spaceIn(course.state, battle, id) === space);
    const dice = diceNext(course, battle.id, there.length);
    course.emit({ type: 'units-damaged', battle: battle.id, units: groupsOf(there), space, by, chosenBy, ...dice });
  }
};

const noteLosses = (course: Course, battle: Battle, by: HitBy, units: readonly Unit[]): void => {
  const { ruleset, state } = course;
  if (by === 'antiaircraft') {
    const types = new Set(attackersOf(state, battle).flatMap((unit) => (isPlane(ruleset, unit) ? [unit.type] : [])));
    if (types.size > 1) course.apply('attacker-picks-plane');
  }
  if (by === 'submarine') course.apply(battle.round > 1 ? 'submarine-first-shot-again' : 'submarine-first-shot');
  if (by === 'defence') {
    if (units.some(({ type }) => liftsTroops(ruleset.board, type))) course.apply('transport-takes-hit');
    if (units.some(({ power }) => !isActing(state, power))) course.apply('guest-lost-with-consent');
  }
};

/** Removes units from the battle, and with a ship the troops and guns aboard it (B8.5). */
export const lose = (
  course: Course,
  battle: Battle,
  units: readonly Unit[],
  cause: EventOf<'units-lost'>['cause'],
  chosenBy: EventOf<'units-lost'>['chosenBy'],
  diceFor: (count: number) => { readonly dice?: HitsOf } = () => ({}),
): void => {
  const { ruleset } = course;
  const spaces = new Map(units.map((unit) => [unit, spaceIn(course.state, battle, unit.id)]));
  for (const space of new Set(spaces.values())) {
    const there = units.filter((unit) => spaces.get(unit) === space);
    const aboard = there.flatMap(({ id }) => cargoOf(course.state, space, id)).filter((unit) => !units.includes(unit));
    const sunk = aboard.filter((unit) => !isPlane(ruleset, unit) || goesDown(course, battle, unit));
    const dice = diceFor(there.length);
    course.emit({ type: 'units-lost', units: groupsOf(there), space, cause, chosenBy, battle: battle.id, ...dice });
    if (sunk.length > 0) {
      course.emit({
        type: 'units-lost',
        units: groupsOf(sunk),
        space,
        cause: 'with-ship',
        chosenBy: 'rule',
        battle: battle.id,
      });
      noteSunk(course, there, sunk);
    }
    if (aboard.length > sunk.length) course.apply('carrier-lost-planes-fly');
  }
  noteOwnCarrierLost(course, battle, units);
};

const noteSunk = (course: Course, ships: readonly Unit[], sunk: readonly Unit[]): void => {
  const { ruleset } = course;
  const guests = sunk.some((unit) => ships.some(({ id, power }) => id === unit.aboard && power !== unit.power));
  course.apply('cargo-lost-with-ship', guests ? ['guests'] : []);
  if (sunk.some(({ type }) => hasTrait(ruleset.board, type, 'antiaircraft'))) course.apply('gun-lost-with-transport');
  if (sunk.some((unit) => isPlane(ruleset, unit))) course.apply('guest-lost-with-carrier');
};

/** The attacker's own fighters have no deck any more and fly on with the range they have left. */
const noteOwnCarrierLost = (course: Course, battle: Battle, units: readonly Unit[]): void => {
  const { ruleset, state } = course;
  if (!units.some((unit) => isActing(state, unit.power) && hasDeck(ruleset.board, unit.type))) return;
  const flies = ({ type }: Unit): boolean => hasTrait(ruleset.board, type, 'lands-on-decks');
  if (attackersOf(state, battle).some(flies)) course.apply('own-carrier-lost');
};
