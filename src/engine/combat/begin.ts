// Combat that begins without a combat move: that phase is passed over, but ships in one zone with enemies still owe a
// battle.

import { isBefore } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { declareBattles } from './declare.ts';

/** Enters the combat phase if the turn has not come to it yet. */
export const beginCombat = (course: Course): void => {
  if (!isBefore(course.ruleset.phases, course.state.turn.phase, 'combat')) return;
  declareBattles(course);
  course.emit({ type: 'phase-began', phase: 'combat' });
};
