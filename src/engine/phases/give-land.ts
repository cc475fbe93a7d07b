// Land that two powers of one turn have taken together: it belongs to the first of them, which may give it to the other
// once the battles are over (P19, ruling.R69).

import type { Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { leaveCombat } from '../movement/close.ts';
import type { OrderOf } from '../orders/order.ts';
import { spaceAt } from '../state/queries.ts';
import { giveTerritory } from './capture.ts';
import { enterPhase } from './hand-off.ts';
import { lookAfterCombat } from './held.ts';
import { sharersOf } from './shared-land.ts';

/** Gives land to those who took it together with its holder, before anybody moves on. */
export const giveLand = (course: Course, { power, land }: OrderOf<'give-land'>): void => {
  const { ruleset } = course;
  if (ruleset.capture.takenTogether === undefined) return course.refuse('no-land-to-give', { power });
  if (!leaveCombat(course)) return;
  lookAfterCombat(course);
  enterPhase(course, 'noncombat-move');
  for (const [index, { space, to }] of land.entries()) give(course, power, space, to, `land/${index}`);
};

const give = (course: Course, power: Power, space: SpaceId, to: Power, at: string): void => {
  const { ruleset, state } = course;
  if (!ruleset.board.byId.has(space)) return course.refuse('unknown-space', { space }, at);
  if (spaceAt(state, space).control !== power) return course.refuse('land-not-yours', { space, power }, at);
  if (!sharersOf(ruleset, state, space, power).includes(to)) return course.refuse('land-not-shared', { space, to }, at);
  giveTerritory(course, space, power, to);
};
