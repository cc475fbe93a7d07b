// The cash advance: before round 1 each side spends an amount on units that are set down at once where its powers have
// some already; what is left is lost (E3). The powers of a side share the amount: each says once what it buys, and gets
// it as far as the money goes.

import { spaceOf, theatreOf } from '../../board/index.ts';
import { countEntries, type Ipc, type Power, type SpaceId, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { NewUnits } from '../events/common.ts';
import type { OrderOf } from '../orders/order.ts';
import { spaceAt } from '../state/queries.ts';
import type { TurnDue } from '../state/state.ts';
import { industryIn, refuseCrowd } from './production.ts';
import { refuseComplexes, refuseUnknown } from './purchase.ts';

type Advance = Extract<TurnDue, { choice: 'cash-advance' }>;

/** Says what each side has to spend. */
export const grantAdvance = (course: Course): void => {
  const { cashAdvance = [], sides } = course.ruleset;
  for (const { side, ipc, powers } of cashAdvance) {
    const from = sides
      .find((one) => one.side === side)
      ?.powers.filter((power) => powers?.includes(power) !== false && !course.state.resigned.includes(power));
    if (from !== undefined && from.length > 0) course.emit({ type: 'advance-granted', side, from: [...from], ipc });
  }
};

/** The advance that is due now. */
const advanceDue = ({ turn }: Course['state']): Advance | undefined => {
  const [due] = turn.due ?? [];
  return due?.choice === 'cash-advance' ? due : undefined;
};

const leastPrice = ({ ruleset: { board } }: Course): Ipc =>
  Math.min(...board.roster.map((type) => board.units[type].cost).filter((cost) => cost > 0));

/** Closes an advance that nothing can be bought for any more, or that nobody is left to spend. */
const closeSpent = (course: Course): void => {
  const due = advanceDue(course.state);
  if (due === undefined) return;
  const left = due.from.filter((power) => !course.state.resigned.includes(power));
  if (left.length > 0 && due.ipc >= leastPrice(course)) return;
  if (due.ipc > 0) course.apply('advance-lost');
  course.emit({ type: 'advance-closed', side: due.side, ipc: due.ipc });
};

/** A power says what it buys for the advance of its side. */
export const spendAdvance = (course: Course, { power, placements }: OrderOf<'cash-advance'>): void => {
  const { ruleset, state } = course;
  const due = advanceDue(state);
  if (due === undefined) return course.refuse('no-advance-due', {});
  if (!due.from.includes(power)) return course.refuse('advance-not-yours', { from: due.from, power });
  const tally = new Map<string, number>();
  let cost = 0;
  let first = state.nextUnit;
  const placed: NewUnits[] = [];
  for (const [index, { space, units }] of placements.entries()) {
    const at = `placements/${index}`;
    refuseUnknown(course, units, at);
    if (!state.slots.has(space)) {
      course.refuse('unknown-space', { space }, at);
      continue;
    }
    for (const [type, count] of countEntries(units)) {
      cost += count * ruleset.board.units[type].cost;
      if (isOffered(course, due, space, at) && mayStand(course, power, space, type, at))
        crowd(course, tally, space, type, count, at);
      placed.push({ space, power, type, count, first });
      first += count;
    }
  }
  refuseComplexes(
    course,
    placements.reduce((sum, { units }) => sum + industryIn(ruleset, units), 0),
  );
  if (cost > due.ipc) course.refuse('advance-too-dear', { cost, ipc: due.ipc });
  if (course.refusals.length > 0) return;
  course.apply('advance-spent');
  course.emit({ type: 'advance-spent', side: due.side, power, ipc: cost, units: placed });
  closeSpent(course);
};

/** Refuses a space outside the theatre that the advance is for; true if it is not. */
const isOffered = (course: Course, { side }: Advance, space: SpaceId, at: string): boolean => {
  const { ruleset } = course;
  const theatre = ruleset.cashAdvance?.find((each) => each.side === side)?.theatre;
  if (theatre === undefined || theatreOf(ruleset.board, space) === theatre) return true;
  course.refuse('advance-elsewhere', { space, theatre }, at);
  return false;
};

const crowd = (
  course: Course,
  tally: Map<string, number>,
  space: SpaceId,
  type: UnitType,
  count: number,
  at: string,
) => {
  const key = `${type}/${space}`;
  tally.set(key, (tally.get(key) ?? 0) + count);
  refuseCrowd(course, space, type, tally.get(key) ?? 0, at);
};

/** Ships go where own ships are, all others to land with own units; true if nothing is refused. */
const mayStand = (course: Course, power: Power, space: SpaceId, type: UnitType, at: string): boolean => {
  const { board } = course.ruleset;
  const ship = board.units[type].domain === 'sea';
  const sea = spaceOf(board, space).kind === 'sea';
  if (ship !== sea) {
    course.refuse(ship ? 'unit-not-for-land' : 'unit-not-for-sea', { space, unit: type }, at);
    return false;
  }
  const own = spaceAt(course.state, space).units.some(
    (unit) => unit.power === power && (!sea || board.units[unit.type].domain === 'sea'),
  );
  if (!own) course.refuse('advance-not-beside-own', { space, power }, at);
  return own;
};

/** Powers that give up leave the advance to the others of their side. */
export const passAdvance = closeSpent;
