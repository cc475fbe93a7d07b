// The noncombat movement of a turn: every move in the order it is written, then planes still in the air come down and
// the phase is over.

import { isBefore } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import { turnOf } from '../state/queries.ts';
import { bringDown, leaveCombat } from './close.ts';
import { proveLandings } from './landing.ts';
import { type Making, startMaking } from './making.ts';
import { makeMoves } from './march.ts';
import { refuseScattering } from './pieces.ts';

/** Refuses to sail a carrier from under fighters that have flown nowhere and would be lost (units.no-voluntary-destruction). */
const refuseAbandoned = ({ course, power, movedAt }: Making): void => {
  for (const { plane } of proveLandings(course.ruleset, course.state, power).stranded) {
    const at = movedAt.get(plane.id);
    if (at === undefined || turnOf(course.state, plane.id)?.moved !== undefined) continue;
    course.refuse('no-landing-place', { space: plane.at, unit: plane.type, left: plane.left }, at);
  }
};

/** Makes the noncombat moves of the power in turn, brings its planes down and goes on to placement. */
export const noncombatMove = (course: Course, { power, moves }: OrderOf<'noncombat-move'>): void => {
  if (!leaveCombat(course)) return;
  const phase = 'noncombat-move';
  if (isBefore(course.ruleset.phases, course.state.turn.phase, phase)) course.emit({ type: 'phase-began', phase });
  const before = course.state;
  const making = startMaking(course, power, 'noncombat');
  makeMoves(making, moves);
  refuseScattering(making, before);
  refuseAbandoned(making);
  course.emit({ type: 'moves-made', phase });
  bringDown(course);
  course.emit({ type: 'phase-began', phase: 'place' });
};
