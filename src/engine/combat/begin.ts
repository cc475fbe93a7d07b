// Combat that begins without a combat move: that phase is passed over, but ships in one zone with enemies still owe a
// battle.

import { isBefore, nextOfKind } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { declareBattles } from './declare.ts';

/** Enters the combat phase if the turn has not come to it yet. */
export const beginCombat = (course: Course): void => {
  if (!isBefore(course.ruleset.phases, course.state.turn.phase, 'combat')) return;
  enterCombat(course);
};

/** Declares the battles that the moves have led to and enters the phase they are fought in. */
export const enterCombat = (course: Course): void => {
  const combat = nextOfKind(course.ruleset.phases, course.state.turn.phase, 'combat');
  if (combat === undefined) return;
  declareBattles(course);
  course.emit({ type: 'phase-began', phase: combat.id });
};
