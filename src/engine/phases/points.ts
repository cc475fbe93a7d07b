// Points: what a side is given for what a power of it collects in a turn, and loses again by raids, and the goals that
// look at what was collected.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Ipc, Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { isActing } from '../state/queries.ts';
import { isRipe } from './reopened.ts';
import { isOpen, judgePoints, win } from './theatre-won.ts';

/** One point for every full so many IPC that were collected in the turn, as its income has been counted (P5). */
export const scoreIncome = (course: Course): void => {
  const { points } = course.ruleset;
  if (points === 'none' || !isActing(course.state, points.power)) return;
  const gained = Math.floor((course.state.turn.collected ?? 0) / points.every);
  if (gained === 0) return;
  const had = course.state.points?.[points.side] ?? 0;
  course.emit({ type: 'points-changed', side: points.side, points: had + gained, by: 'income' });
  course.apply('points-scored');
};

/** One point less for every full so many IPC that one raid costs, at once and never below none (P5, ruling.R36). */
export const losePoints = (course: Course, owner: Power, damage: Ipc): void => {
  const { points } = course.ruleset;
  if (points === 'none' || owner !== points.power) return;
  const had = course.state.points?.[points.side] ?? 0;
  const left = Math.max(0, had - Math.floor(damage / points.every));
  if (left === had) return;
  course.emit({ type: 'points-changed', side: points.side, points: left, by: 'raid' });
  course.apply('points-lost');
};

type Starved = Extract<Ruleset['victory'][number], { goal: 'starved' }>;

/**
 * As a turn ends: whether points win, and then whether an enemy has collected too little (P29).
 *
 * @returns true if the game is over
 */
export const wonByCollecting = (course: Course): boolean => {
  const { ruleset, state } = course;
  const { points, victory } = ruleset;
  if (points !== 'none' && isActing(state, points.power) && judgePoints(course)) return true;
  const starved = victory
    .filter((goal): goal is Starved => goal.goal === 'starved')
    .find(
      ({ power, ipc, theatre }) =>
        isOpen(course, theatre) &&
        isRipe(course, theatre, 'turn-ended') &&
        isActing(state, power) &&
        (state.turn.collected ?? 0) <= ipc,
    );
  if (starved === undefined) return false;
  course.apply('game-won-by-starving');
  return win(course, starved.side, starved.theatre, 'starved');
};
