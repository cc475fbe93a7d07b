// The beginning of a player turn, at the first phase its ruleset has.

import type { Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Position } from '../orders/order.ts';
import { isOver } from '../state/over.ts';
import { inGame } from './elimination.ts';
import { leavePhase } from './hand-off.ts';
import { countIncome } from './income.ts';
import { turnMates } from './joint-turn.ts';
import { countMusters } from './muster.ts';

/**
 * Begins the turn of `power`, and of those who have theirs with it, in a round, counted from 1. Where income comes
 * first it is counted at once.
 *
 * @param income `counted` if what the power has to spend was agreed on
 * @param taken land that has changed hands in it already
 */
export const beginTurn = (
  course: Course,
  round: number,
  power: Power,
  income: 'due' | 'counted' = 'due',
  taken?: Position['taken'],
): void => {
  const [phase] = course.ruleset.phases;
  if (phase === undefined) return;
  const mates = turnMates(course.ruleset, power);
  const together = mates.length > 1 ? inGame(course, mates) : mates;
  if (isOver(course.state)) return;
  const [first = power] = together;
  const powers = together.length > 1 ? { powers: [...together] } : {};
  course.emit({
    type: 'turn-began',
    round,
    power: first,
    ...powers,
    phase: phase.id,
    ...(taken === undefined ? {} : { taken }),
  });
  countMusters(course);
  if (phase.kind !== 'income') return;
  if (income === 'due') for (const one of together) countIncome(course, one);
  leavePhase(course);
};
