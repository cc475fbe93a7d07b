// The beginning of a player turn, at the first phase its ruleset has.

import type { Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { leavePhase } from './hand-off.ts';
import { countIncome } from './income.ts';

/**
 * Begins the turn of `power` in a round, counted from 1. Where income comes first it is counted at once.
 *
 * @param income `counted` if what the power has to spend was agreed on
 */
export const beginTurn = (course: Course, round: number, power: Power, income: 'due' | 'counted' = 'due'): void => {
  const [phase] = course.ruleset.phases;
  if (phase === undefined) return;
  course.emit({ type: 'turn-began', round, power, phase: phase.id });
  if (phase.kind !== 'income') return;
  if (income === 'due') countIncome(course, power);
  leavePhase(course);
};
