// Lend-lease: units of allies become a power's own at the end of its noncombat movement, in places the ruleset names,
// while the power holds them and their complex (E11). The ally is not asked.

import { countEntries, type Power, type SpaceId, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import { closeNoncombat } from '../movement/close.ts';
import type { OrderOf } from '../orders/order.ts';
import { enterPhase, leavePhase } from './hand-off.ts';
import { isOpen, offered } from './lendable.ts';

/** Makes units of allies the power's own, and goes on to placement. */
export const lendLease = (course: Course, { power, units: lots }: OrderOf<'lend-lease'>): void => {
  const { ruleset } = course;
  if (ruleset.lendLease?.to !== power) return course.refuse('no-lend-lease', { power });
  closeNoncombat(course);
  if (course.refusals.length > 0) return;
  enterPhase(course, 'lend-lease');
  for (const [index, { space, power: owner, units }] of lots.entries()) {
    for (const [type, count] of countEntries(units))
      take(course, power, { space, owner, type, count }, `units/${index}`);
  }
  if (course.refusals.length === 0) leavePhase(course);
};

interface Lot {
  readonly space: SpaceId;
  readonly owner: Power;
  readonly type: UnitType;
  readonly count: number;
}

const take = (course: Course, power: Power, { space, owner, type, count }: Lot, at: string): void => {
  const { ruleset, state } = course;
  const places = ruleset.lendLease?.spaces ?? [];
  if (!ruleset.board.byId.has(space)) return course.refuse('unknown-space', { space }, at);
  if (!places.includes(space)) return course.refuse('lend-lease-not-there', { space, spaces: places }, at);
  if (!isOpen(ruleset, state, space, power)) return course.refuse('lend-lease-not-held', { space, power }, at);
  const alike = offered(ruleset, state, space, power).filter((unit) => unit.power === owner && unit.type === type);
  if (alike.length < count)
    return course.refuse('not-enough-units', { space, unit: type, asked: count, there: alike.length }, at);
  course.emit({ type: 'units-lent', space, units: groupsOf(alike.slice(0, count)), to: power });
  course.apply('lend-lease');
};
