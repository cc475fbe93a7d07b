// Infantry, armor and guns on the march, in both movement phases: range, blitz, walking into empty land, neutrals
// (B4, B20). Boarding and landing are not marches and have their own files.

import { canFight, hasTrait } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { comingOf, type Power, type SpaceId, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import type { March } from '../orders/move.ts';
import { takeTerritory } from '../phases/capture.ts';
import { enterNeutral } from '../phases/neutral.ts';
import { keepsPeace } from '../phases/peace.ts';
import { isQuiet } from '../phases/theatres.ts';
import { enemiesIn, isCombatUnit, type Standing, spaceAt, standingOf, turnOf, wasFriendly } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { moveOf, rocketRangeOf } from '../state/values.ts';
import { isBlitzed } from './blitz.ts';
import { roomIn } from './crowd.ts';
import { attackBanned } from './first-round.ts';
import { type Making, noteMoved } from './making.ts';
import { type Bar, pick } from './pick.ts';
import { hasSetOut, leftOf, movedInCombat } from './range.ts';
import { endOf, type Step, stepsOf, touching } from './way.ts';

/**
 * Why a land unit may not start, or board: it has moved, fought, boarded or landed, or came with captured land. Ruling
 * D11: a rocket that moved in combat movement does not move again, fired or not, for a unit moves once a turn. Ruling
 * D20: who fought does not follow into a conquest under either ruleset, retreats excepted, for DAAK presupposes the
 * publisher's text.
 */
export const landBar =
  (making: Making, space: SpaceId, about: readonly 'boarding'[] = []) =>
  (unit: Unit): Bar => {
    const { course, at } = making;
    const was = turnOf(course.state, unit.id);
    const of = { space, unit: unit.type };
    if (was?.captured === true) return () => course.refuse('gun-captured', of, at);
    if (was?.fired === true) return () => course.refuse('gun-fired', of, at);
    if (about.length === 0 && movesAgain(making, unit)) return undefined;
    const came = was?.unloaded === undefined || about.length > 0 ? about : (['landed'] as const);
    if (was?.fought !== undefined) return () => course.refuse('already-fought', of, at, came);
    if (was?.moved !== undefined || was?.loaded !== undefined || was?.unloaded !== undefined) {
      const stood = was.moved === 'combat' && tookStand(making, space, unit);
      const fought = making.phase === 'noncombat' && movedInCombat(was) && canFight(course.ruleset.board, unit.type);
      if (fought && !stood) return () => course.refuse('already-fought', of, at, about);
      const rocket = stood ? (['rocket'] as const) : [];
      const landed = was.unloaded === undefined ? about : (['landed'] as const);
      return () => course.refuse('already-moved', of, at, [...landed, ...rocket]);
    }
    return undefined;
  };

/** True for a rocket that moved in combat movement without going into a fight. */
const tookStand = ({ course: { ruleset, state }, power }: Making, space: SpaceId, { type }: Unit): boolean =>
  !canFight(ruleset.board, type) ||
  (hasTrait(ruleset.board, type, 'rockets') && wasFriendly(ruleset, state, space, power));

/** Whether units that blitz move again in a later movement phase, by word. */
const AGAIN: { readonly [word in Ruleset['movement']['armorAgain']]: boolean } = {
  never: false,
  'with-moves-left': true,
};

/**
 * True for a unit that has moved or fought in an earlier phase of this turn and goes on with the moves it has left.
 * What came by sea, or went aboard, has made its whole move (realism.armor.transported-stays).
 */
const movesAgain = ({ course, phase }: Making, unit: Unit): boolean => {
  const { ruleset, state } = course;
  const was = turnOf(state, unit.id);
  if (was === undefined || was.loaded !== undefined || was.unloaded !== undefined) return false;
  if (!AGAIN[ruleset.movement.armorAgain] || !hasTrait(ruleset.board, unit.type, 'blitzes')) return false;
  const now =
    phase === 'noncombat' ? was.moved === 'noncombat' : comingOf(state.turn.phase) === 1 || was.again === true;
  return !now && leftOf(course, unit) > 0;
};

/** Why a unit cannot go so far: a part of its moves is used. */
const rangeBar =
  ({ course, at }: Making, cost: number) =>
  (unit: Unit): Bar => {
    const left = leftOf(course, unit);
    if (left >= cost) return undefined;
    const range = moveOf(course.ruleset, course.state, unit.power, unit.type);
    return () => course.refuse('too-far', { unit: unit.type, cost: range - left + cost, range }, at, ['moved']);
  };

/** Refuses more units of a kind than a territory holds; true if there is room for so many. */
export const roomInTerritory = ({ course, at }: Making, space: SpaceId, type: UnitType, count: number): boolean => {
  if (count === 0 || count <= roomIn(course.ruleset, course.state, space, type)) return true;
  course.refuse('territory-has-gun', { space }, at);
  return false;
};

/** Length and borders of the way, which hold in both phases. */
const soundWay = (making: Making, type: UnitType, steps: readonly Step[]): boolean => {
  const { course, power, at } = making;
  const range = moveOf(course.ruleset, course.state, power, type);
  let sound = true;
  for (const { from, to } of steps) {
    if (course.ruleset.board.byId.get(to)?.kind === 'sea') {
      course.refuse('land-unit-at-sea', { space: to, unit: type }, at);
      sound = false;
    } else if (!touching(making, from, to, 'land')) sound = false;
  }
  if (steps.length > range) {
    course.refuse('too-far', { unit: type, cost: steps.length, range }, at);
    sound = false;
  }
  return sound;
};

/**
 * What a gun may do in combat movement, by word. Ruling D1: a rocket moves, one space into friendly land, and fires
 * from there, against the rulebook's standing gun: it is the publisher's later word, and explicit.
 */
const ROCKETS: { readonly [word in Ruleset['movement']['rockets']]: (range: number) => boolean } = {
  'move-and-fire': (range) => range > 0,
};

/** True for a kind of unit that fires rockets for the power in turn: it may take its stand before it does. */
export const takesStand = ({ course: { ruleset, state }, power }: Making, type: UnitType): boolean =>
  hasTrait(ruleset.board, type, 'rockets') && ROCKETS[ruleset.movement.rockets](rocketRangeOf(ruleset, state, power));

const gunMayMove = (making: Making, type: UnitType, end: SpaceId): boolean => {
  const { course, power, at } = making;
  const { ruleset, state } = course;
  if (standingOf(ruleset, state, end, power) !== 'friendly') {
    course.refuse('gun-never-attacks', { space: end, unit: type }, at);
    return false;
  }
  if (takesStand(making, type)) return true;
  course.refuse('gun-waits-for-noncombat', { space: end, unit: type }, at);
  return false;
};

/** How many spaces off enemy units may be attacked in the first combat movement of a turn, by word. */
const FIRST_ATTACK: { readonly [word in Ruleset['movement']['firstAttack']]: number } = {
  'within-range': Number.POSITIVE_INFINITY,
  adjacent: 1,
};

/** True if a combat movement may lead so many spaces into enemy units. */
export const mayAttackAt = ({ movement }: Ruleset, state: GameState, spaces: number): boolean =>
  comingOf(state.turn.phase) > 1 || spaces <= FIRST_ATTACK[movement.firstAttack];

/** True for land that was friendly as the turn began and is so still. */
const isHome = ({ ruleset, state }: Course, space: SpaceId, power: Power): boolean =>
  standingOf(ruleset, state, space, power) === 'friendly' && wasFriendly(ruleset, state, space, power);

/** What stops troops in combat movement: occupied land and neutrals on the way, or no enemy at its end. */
const leadsToCombat = (making: Making, type: UnitType, steps: readonly Step[]): boolean => {
  const { course, power, at } = making;
  const { ruleset, state } = course;
  let blitzes = false;
  // Where nothing is fought unasked, leaving enemies is a combat move (L26).
  const start = steps[0]?.from ?? '';
  const leavesEnemies = isQuiet(ruleset, state, start) && enemiesIn(ruleset, state, start, power).length > 0;
  for (const { to, last } of steps) {
    const standing = standingOf(ruleset, state, to, power);
    if (standing === 'at-peace' && keepsPeace(course, power, to, type, at)) return false;
    const blitzed = !last && isBlitzed(ruleset, state, type, standing, to);
    if (blitzed) blitzes = true;
    if (!last && !blitzed && standing !== 'friendly') {
      const of = { space: to, unit: type };
      const facilities = spaceAt(state, to).units.some((unit) => !isCombatUnit(course.ruleset, unit));
      if (standing === 'neutral') course.refuse('blocked-by-neutral', of, at);
      else course.refuse('blocked-by-enemy', of, at, facilities ? ['facilities'] : []);
      return false;
    }
    if (last && isHome(course, to, power) && !leavesEnemies && !blitzes && !takesStand(making, type)) {
      course.refuse('no-combat-there', { space: to, unit: type }, at);
      return false;
    }
    if (last && standing === 'enemy-occupied' && !mayAttackAt(ruleset, state, steps.length)) {
      course.refuse('attack-too-far', { space: to, unit: type }, at);
      return false;
    }
    if (standing.startsWith('enemy') && attackBanned(making, to)) return false;
  }
  return true;
};

/** In noncombat movement land units stay on friendly land; land taken this turn is friendly too. */
const staysFriendly = (making: Making, type: UnitType, steps: readonly Step[]): boolean => {
  const { course, power, at } = making;
  const standing = (space: SpaceId): Standing => standingOf(course.ruleset, course.state, space, power);
  const bad = steps.filter(({ to }) => standing(to) !== 'friendly');
  for (const { to } of bad) {
    if (standing(to) === 'at-peace' && keepsPeace(course, power, to, type, at)) continue;
    const about = standing(to) === 'neutral' ? (['neutral'] as const) : [];
    course.refuse('space-not-friendly', { space: to, unit: type }, at, about);
  }
  return bad.length === 0;
};

const march = (making: Making, units: readonly Unit[], path: readonly SpaceId[]): void => {
  const role = making.phase;
  making.course.emit({ type: 'units-moved', units: groupsOf(units), path: [...path], cost: path.length - 1, role });
};

/** Goes step by step where land changes hands on the way, else in one go. */
const advance = (making: Making, type: UnitType, units: readonly Unit[], path: readonly SpaceId[]): void => {
  const { course, power } = making;
  const standing = (space: SpaceId) => standingOf(course.ruleset, course.state, space, power);
  const blitzed = stepsOf(path).find(
    ({ to, last }) => !last && isBlitzed(course.ruleset, course.state, type, standing(to), to),
  );
  if (blitzed !== undefined) {
    const turn = path.indexOf(blitzed.to);
    march(making, units, path.slice(0, turn + 1));
    if (isQuiet(course.ruleset, course.state, blitzed.to)) course.apply('left-unfought');
    else {
      takeTerritory(course, blitzed.to, power, 'blitz');
      course.apply('blitz');
    }
    return advance(making, type, units, path.slice(turn));
  }
  const end = endOf(path);
  if (standing(end) === 'neutral' && !enterNeutral(course, end, power, 'land', making.at)) return;
  march(making, units, path);
  if (standing(end) === 'enemy-empty' && isQuiet(course.ruleset, course.state, end)) course.apply('left-unfought');
  else if (standing(end) === 'enemy-empty') {
    takeTerritory(course, end, power, 'capture');
    course.apply('walked-in');
  }
};

/** Marches units of one type along a path, or refuses. */
export const marchLand = (making: Making, order: March, type: UnitType, count: number): void => {
  const { course, phase, power } = making;
  const { path } = order;
  const steps = stepsOf(path);
  const start = path[0] ?? '';
  const end = endOf(path);
  if (course.ruleset.board.byId.get(start)?.kind === 'sea') {
    return course.refuse('land-unit-at-sea', { space: start, unit: type }, making.at);
  }
  const sound = soundWay(making, type, steps);
  const stays = landBar(making, start);
  const tooFar = rangeBar(making, steps.length);
  // A way too long for all of its kind is refused already.
  const bar = (unit: Unit): Bar => stays(unit) ?? (sound ? tooFar(unit) : undefined);
  const units = pick(making, {
    space: start,
    type,
    count,
    cargo: undefined,
    origin: order.origin,
    bar,
    rank: (unit) => [leftOf(course, unit)],
  });
  if (!sound || units === undefined) return;

  const isGun = !canFight(course.ruleset.board, type);
  if (phase === 'noncombat' && !staysFriendly(making, type, steps)) return;
  if (phase === 'combat' && !(isGun ? gunMayMove(making, type, end) : leadsToCombat(making, type, steps))) return;
  if (!roomInTerritory(making, end, type, count)) return;

  const taken = phase === 'noncombat' && steps.some(({ to }) => !wasFriendly(course.ruleset, course.state, to, power));
  if (taken) course.apply('into-new-conquest');
  if (units.some(({ id }) => hasSetOut(turnOf(course.state, id)))) course.apply('armor-moves-again');
  const stand = standingOf(course.ruleset, course.state, end, power) === 'friendly' && takesStand(making, type);
  if (stand && phase === 'combat') course.apply('rocket-moved');
  if (isGun && spaceAt(course.state, end).control !== power) course.apply('gun-keeps-owner');
  advance(making, type, units, path);
  noteMoved(making, units);
};
