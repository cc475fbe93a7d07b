// Submarines come up, those of every power, and the damaged ships of the powers whose turn it is are righted (C54).

import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import { isActing, spaceAt } from '../state/queries.ts';
import { enterPhase } from './hand-off.ts';

/** Does what the phase is for, in a turn that has it. */
export const surface = (course: Course): void => {
  const { ruleset } = course;
  if (!ruleset.phases.some(({ kind }) => kind === 'surface')) return;
  enterPhase(course, 'surface');
  for (const { id: space } of ruleset.board.spaces) {
    const { units } = spaceAt(course.state, space);
    const below = units.filter(({ submerged }) => submerged === true);
    if (below.length > 0) {
      course.emit({ type: 'submarines-surfaced', units: groupsOf(below), space });
      course.apply('submarines-surface');
    }
    const hit = units.filter((unit) => unit.damage !== undefined && isActing(course.state, unit.power));
    if (hit.length === 0) continue;
    course.emit({ type: 'ships-righted', units: groupsOf(hit), space });
    course.apply('ships-righted');
  }
};
