// Placing what was bought (B19). One order places everything; what is left over is lost when the turn ends.

import { hasTrait, type Space, spaceOf } from '../../board/index.ts';
import type { Options, Ruleset } from '../../rulesets/index.ts';
import { countEntries, type Power, type SpaceId, UNIT_TYPES, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { NewUnits } from '../events/common.ts';
import { closeNoncombat } from '../movement/close.ts';
import type { OrderOf } from '../orders/order.ts';
import { enemiesIn, spaceAt, spaceAtStart } from '../state/queries.ts';
import {
  boardNew,
  boardOld,
  complexesBeside,
  type Decks,
  embark,
  goesAboard,
  noDecks,
  noteLaunched,
  withPlanes,
} from './decks.ts';
import { enterPhase, leavePhase } from './hand-off.ts';
import { isLastInPhase, noteDone } from './joint-turn.ts';
import { refuseWithoutPieces } from './pieces.ts';
import { complexStanding, limitOf, limitOfOthers, refuseCrowd } from './production.ts';
import { boughtBy, isStocked, type Spent, spend, takenFrom } from './stock.ts';

type Placement = OrderOf<'place'>['placements'][number];

/** What the order has used up so far. */
interface Tally {
  /** Units each complex has placed. */
  readonly made: Map<SpaceId, number>;
  /** Units of kinds of which a territory holds only so many, by kind and space. */
  readonly crowded: Map<string, number>;
  readonly decks: Decks;
  /** Units by the purse that bought them. */
  readonly spent: Spent;
}

/** Places units where complexes of the power allow it. */
export const place = (course: Course, { power, placements }: OrderOf<'place'>): void => {
  closeNoncombat(course);
  if (course.refusals.length > 0) return;
  refuseUnbought(course, power, placements);
  const tally: Tally = { made: new Map(), crowded: new Map(), decks: noDecks(), spent: new Map() };
  for (const [index, placement] of placements.entries()) {
    checkPlacement(course, power, placement, tally, `placements/${index}`);
  }
  // Carriers first, in whatever line they stand.
  for (const [index, placement] of placements.entries()) {
    checkPlanesAtSea(course, power, placement, tally, `placements/${index}`);
    boardOld(course, tally.decks, power, placement, `placements/${index}`);
  }
  refuseWithoutPieces(course, power, placements);
  if (course.refusals.length > 0) return;

  enterPhase(course, 'place');
  let first = course.state.nextUnit;
  const groups: NewUnits[] = placements.flatMap(({ space, units: counts }) =>
    countEntries(counts)
      .filter(([type]) => !goesAboard(course, space, type))
      .map(([type, count]) => {
        const group = { space, power, type, count, first };
        first += count;
        return group;
      }),
  );
  const units = withPlanes(course, tally.decks, power, groups);
  if (units.length > 0) course.emit({ type: 'units-placed', units: [...units], ...takenFrom(course, tally.spent) });
  embark(course, tally.decks);
  if (isLastInPhase(course.state, power)) leavePhase(course);
  else noteDone(course, power);
};

const refuseUnbought = (course: Course, power: Power, placements: readonly Placement[]): void => {
  const waiting = boughtBy(course.state, power);
  for (const unit of UNIT_TYPES) {
    const asked = placements.reduce((sum, { units }) => sum + (units[unit] ?? 0), 0);
    const bought = waiting[unit] ?? 0;
    if (asked > bought) course.refuse('not-bought', { unit, asked, bought });
  }
};

const checkPlacement = (course: Course, power: Power, placement: Placement, tally: Tally, at: string): void => {
  const { board } = course.ruleset;
  const space = board.byId.get(placement.space);
  if (space === undefined) return course.refuse('unknown-space', { space: placement.space }, at);
  if (placement.from !== undefined && !board.byId.has(placement.from)) {
    return course.refuse('unknown-space', { space: placement.from }, at);
  }
  for (const [unit, count] of countEntries(placement.units)) {
    if (board.units[unit].domain === 'sea') launch(course, power, space, unit, count, placement.from, tally, at);
    else if (goesAboard(course, space.id, unit)) continue;
    else if (space.kind === 'sea') course.refuse('unit-not-for-sea', { space: space.id, unit }, at);
    else if (hasTrait(board, unit, 'industry')) build(course, power, space, unit, count, tally, at);
    else raise(course, power, space, unit, count, tally, at);
  }
};

const checkPlanesAtSea = (course: Course, power: Power, placement: Placement, tally: Tally, at: string): void => {
  const zone = course.ruleset.board.byId.get(placement.space);
  if (zone === undefined) return;
  for (const [unit, count] of countEntries(placement.units)) {
    if (!goesAboard(course, zone.id, unit)) continue;
    for (let plane = 0; plane < count; plane += 1) {
      const before = course.refusals.length;
      boardNew(course, tally.decks, power, zone, unit, placement.from, at, (complex) =>
        produce(course, power, complex, unit, 1, tally, at),
      );
      if (course.refusals.length > before) break;
    }
  }
};

/** Whether new ships may be placed among enemies, by word. */
const AMONG_ENEMIES: {
  readonly [word in Ruleset['production']['shipsAmongEnemies']]: (options: Options) => boolean;
} = { 'by-option': ({ shipsIntoEnemyZones }) => shipsIntoEnemyZones === 'on', allowed: () => true };

const add = (tally: Map<string, number>, key: string, count: number): number => {
  const sum = (tally.get(key) ?? 0) + count;
  tally.set(key, sum);
  return sum;
};

/** Land units, planes and guns: in the territory of a complex. */
const raise = (
  course: Course,
  power: Power,
  space: Space,
  unit: UnitType,
  count: number,
  tally: Tally,
  at: string,
): void => {
  refuseCrowd(course, space.id, unit, add(tally.crowded, `${unit}/${space.id}`, count), at);
  const standing = complexStanding(course, power, space.id);
  if (standing.kind === 'none') return course.refuse('no-complex', { space: space.id }, at);
  if (standing.kind === 'too-new') return course.refuse('complex-too-new', { space: space.id }, at);
  if (standing.kind === 'of-another') {
    const allied = isAlly(course, standing.owner, power);
    const of = { space: space.id, owner: standing.owner };
    return course.refuse('complex-of-another', of, at, allied ? ['ally'] : []);
  }
  produce(course, power, space.id, unit, count, tally, at);
};

/** Counts units against the limit of the complex that makes them (B19.6, B19.7). */
const produce = (
  course: Course,
  power: Power,
  complex: SpaceId,
  unit: UnitType,
  count: number,
  tally: Tally,
  at: string,
): void => {
  spend(course, tally.spent, power, complex, unit, count, at);
  const asked = add(tally.made, complex, count);
  const { originalOwner } = spaceOf(course.ruleset.board, complex);
  if (originalOwner !== null && originalOwner !== power && isAlly(course, originalOwner, power)) {
    course.apply('ally-complex-used');
  }
  if (complexStanding(course, power, complex).kind === 'ready-at-once') course.apply('taken-complex-used');
  const limit = limitOf(course.ruleset, power, complex);
  if (limit !== Number.POSITIVE_INFINITY) course.apply('complex-limited', [{ named: complex }]);
  else if (asked > limitOfOthers(course.ruleset, complex)) course.apply('original-complex-unlimited');
  if (asked > limit) course.refuse('complex-limit', { space: complex, asked, limit }, at);
};

const isAlly = ({ ruleset }: Course, a: Power, b: Power): boolean =>
  ruleset.sides.some(({ powers }) => powers.includes(a) && powers.includes(b));

/** A new complex: in any territory owned since the turn began that has none. */
const build = (
  course: Course,
  power: Power,
  space: Space,
  unit: UnitType,
  count: number,
  tally: Tally,
  at: string,
): void => {
  const owned = [spaceAtStart(course.state, space.id), spaceAt(course.state, space.id)];
  if (owned.some(({ control }) => control !== power)) {
    course.refuse('not-owned-since-start', { space: space.id, power }, at);
  }
  refuseCrowd(course, space.id, unit, add(tally.crowded, `${unit}/${space.id}`, count), at);
  spend(course, tally.spent, power, space.id, unit, count, at);
};

/** Ships: in a zone beside a complex, free of enemies unless the players agreed otherwise (B23.2). */
const launch = (
  course: Course,
  power: Power,
  zone: Space,
  unit: UnitType,
  count: number,
  from: SpaceId | undefined,
  tally: Tally,
  at: string,
): void => {
  const { ruleset, state } = course;
  if (zone.kind === 'land') return course.refuse('unit-not-for-land', { space: zone.id, unit }, at);
  if (enemiesIn(ruleset, state, zone.id, power).length > 0) {
    if (!AMONG_ENEMIES[ruleset.production.shipsAmongEnemies](state.options))
      course.refuse('enemy-in-zone', { zone: zone.id }, at);
    else course.apply('ships-into-enemy-zone');
  }
  const beside = complexesBeside(course, power, zone, from);
  const room = (id: SpaceId): number => limitOf(ruleset, power, id) - (tally.made.get(id) ?? 0);
  // Unnamed complexes launch ship by ship, each from the one with most room left, so that no limit is met needlessly.
  for (let ship = 0; ship < count; ship += 1) {
    const paid = beside.filter((id) => isStocked(course, tally.spent, power, id, unit));
    const complex = (paid.length > 0 ? paid : beside).reduce<SpaceId | undefined>(
      (most, id) => (most === undefined || room(id) > room(most) ? id : most),
      undefined,
    );
    if (complex === undefined) return course.refuse('no-complex-beside', { zone: zone.id, from: from ?? null }, at);
    produce(course, power, complex, unit, 1, tally, at);
    noteLaunched(course, tally.decks, unit, zone.id, complex);
  }
};
