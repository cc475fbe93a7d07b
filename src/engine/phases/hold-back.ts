// Units whose battle was dropped after an error: they stay where they are for the rest of the turn. That there was an
// error is not known here.

import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, fail, noFaces, ok, type Result, type SpaceId, type UnitCounts } from '../../vocab/index.ts';
import { begin } from '../course.ts';
import type { GameEvent } from '../events/event.ts';
import { groupsOf } from '../events/groups.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { isActing, spaceAt, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';

/**
 * Holds units of the power in turn back, the oldest first.
 *
 * @returns the events, or why not: there are too few of them there that have not moved
 */
export const holdBack = (
  ruleset: Ruleset,
  state: GameState,
  forces: readonly { readonly space: SpaceId; readonly units: UnitCounts }[],
): Result<readonly GameEvent[], readonly Refusal[]> => {
  const course = begin(ruleset, state, noFaces);
  for (const [index, { space, units }] of forces.entries()) {
    const at = `drops/${index}`;
    if (!state.slots.has(space)) {
      course.refuse('unknown-space', { space }, at);
      continue;
    }
    for (const [unit, asked] of countEntries(units)) {
      const there = spaceAt(course.state, space).units.filter(
        ({ id, power: owner, type }) =>
          isActing(state, owner) && type === unit && turnOf(course.state, id) === undefined,
      );
      const held = there.toSorted((a, b) => a.id - b.id).slice(0, asked);
      if (held.length < asked) course.refuse('not-enough-units', { space, unit, asked, there: held.length }, at);
      else course.emit({ type: 'units-held', space, units: groupsOf(held) });
    }
  }
  return course.refusals.length > 0 ? fail(course.refusals) : ok(course.events);
};
