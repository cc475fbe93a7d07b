// Lend-lease: units of allies become a power's own at the end of its noncombat movement, in places the ruleset names,
// while the power holds them and their complex (E11). The ally is not asked.

import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, type Power, type SpaceId, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { UnitGroup } from '../events/common.ts';
import { groupsOf } from '../events/groups.ts';
import { closeNoncombat } from '../movement/close.ts';
import type { OrderOf } from '../orders/order.ts';
import { isIndustry, spaceAt } from '../state/queries.ts';
import { areFriends } from '../state/relation.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { enterPhase, leavePhase } from './hand-off.ts';

/** True in a place where units can be taken over: the power holds it, with a complex of its own. */
const isOpen = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power): boolean => {
  const { control, units } = spaceAt(state, space);
  return control === power && units.some((unit) => unit.power === power && isIndustry(ruleset, unit));
};

/** Units of allies in a place that can be taken over: those on land and planes, guns too; nothing that makes others. */
const offered = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power): readonly Unit[] =>
  isOpen(ruleset, state, space, power)
    ? spaceAt(state, space).units.filter(
        (unit) => unit.power !== power && areFriends(ruleset, state, unit.power, power) && !isIndustry(ruleset, unit),
      )
    : [];

/** Units of allies that a power can take over now, by place. */
export const lendable = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
): readonly { readonly space: SpaceId; readonly units: readonly UnitGroup[] }[] =>
  (ruleset.lendLease?.to === power ? ruleset.lendLease.spaces : []).flatMap((space) => {
    const units = groupsOf(offered(ruleset, state, space, power));
    return units.length === 0 ? [] : [{ space, units }];
  });

/** True if a power has units of allies to take over now. */
export const hasLendLease = (ruleset: Ruleset, state: GameState, power: Power): boolean =>
  lendable(ruleset, state, power).length > 0;

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
