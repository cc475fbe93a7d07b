// The beginning of a player turn, at the first phase its ruleset has.

import type { Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';

/** Begins the turn of `power` in a round, counted from 1. */
export const beginTurn = (course: Course, round: number, power: Power): void => {
  const [phase] = course.ruleset.phases;
  if (phase !== undefined) course.emit({ type: 'turn-began', round, power, phase: phase.id });
};
