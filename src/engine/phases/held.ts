// Goals that are reached by holding spaces at two moments (E4): as the combat of a power is over, and as a turn begins
// or ends after that. What was reached the first time stands in the position.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { actingPowers, spaceAt } from '../state/queries.ts';
import { reachOf } from '../state/reach.ts';
import { isRipe } from './reopened.ts';
import { isOpen, win } from './theatre-won.ts';

type Held = Extract<Ruleset['victory'][number], { goal: 'held' }>;

const goalsOf = ({ victory }: Ruleset): readonly Held[] => victory.filter((goal): goal is Held => goal.goal === 'held');

/** True while powers of the side hold all that the goal asks for. */
const isReached = ({ ruleset, state }: Course, { side, all, any }: Held): boolean => {
  const powers = ruleset.sides.find((one) => one.side === side)?.powers ?? [];
  const holds = (space: SpaceId): boolean => {
    const { control } = spaceAt(state, space);
    return control !== null && powers.includes(control);
  };
  return all.every(holds) && (any === undefined || any.some(holds));
};

/** As the combat of the powers in turn is over: notes which goals are reached for the first time, or no more. */
export const lookAfterCombat = (course: Course): void => {
  const powers = actingPowers(course.state);
  for (const goal of goalsOf(course.ruleset).filter(({ first }) => powers.includes(first))) {
    const { side, theatre } = goal;
    if (!isOpen(course, theatre)) continue;
    const was = course.state.inReach?.includes(reachOf(side, theatre)) === true;
    const is = isReached(course, goal) && isRipe(course, theatre, 'combat-over');
    if (was === is) continue;
    look(course, goal, is ? 'yes' : 'no');
  }
};

const look = (course: Course, { side, theatre }: Held, reached: 'yes' | 'no'): void => {
  course.emit({ type: 'goal-looked-at', side, ...(theatre === undefined ? {} : { theatre }), reached });
  course.apply(reached === 'yes' ? 'victory-in-reach' : 'victory-averted');
};

/**
 * As a turn begins or ends: who was in reach of victory then and still is has won. @returns true if the game is over
 */
export const wonByHolding = (course: Course, power: Power, moment: Held['again']['moment']): boolean => {
  for (const goal of goalsOf(course.ruleset)) {
    const { side, theatre, again } = goal;
    if (again.power !== power || again.moment !== moment) continue;
    if (!course.state.inReach?.includes(reachOf(side, theatre))) continue;
    if (!isReached(course, goal) || !isRipe(course, theatre, moment, power)) {
      look(course, goal, 'no');
      continue;
    }
    course.apply('game-won-by-holding');
    if (win(course, side, theatre, 'capitals')) return true;
  }
  return false;
};
