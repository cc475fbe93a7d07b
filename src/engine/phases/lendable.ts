// Units of allies that a power can take over, and where (E11).

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { UnitGroup } from '../events/common.ts';
import { groupsOf } from '../events/groups.ts';
import { isIndustry, spaceAt } from '../state/queries.ts';
import { areFriends } from '../state/relation.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

/** True in a place where units can be taken over: the power holds it, with a complex of its own. */
export const isOpen = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power): boolean => {
  const { control, units } = spaceAt(state, space);
  return control === power && units.some((unit) => unit.power === power && isIndustry(ruleset, unit));
};

/** Units of allies in a place that can be taken over: those on land and planes, guns too; nothing that makes others. */
export const offered = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power): readonly Unit[] =>
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
