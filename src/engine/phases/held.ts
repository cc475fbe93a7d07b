// Goals that are reached by holding spaces at two moments (E4): as the combat of a power is over, and as a turn begins
// or ends after that. What was reached the first time stands in the position.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { actingPowers, spaceAt } from '../state/queries.ts';

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
    const was = course.state.inReach?.includes(goal.side) === true;
    const is = isReached(course, goal);
    if (was === is) continue;
    course.emit({ type: 'goal-looked-at', side: goal.side, reached: is ? 'yes' : 'no' });
    course.apply(is ? 'victory-in-reach' : 'victory-averted');
  }
};

/** As a turn begins or ends: who was in reach of victory then and still is has won. @returns true if so */
export const wonByHolding = (course: Course, power: Power, moment: Held['again']['moment']): boolean => {
  for (const goal of goalsOf(course.ruleset)) {
    const { side, again } = goal;
    if (again.power !== power || again.moment !== moment || !course.state.inReach?.includes(side)) continue;
    if (isReached(course, goal)) {
      course.apply('game-won-by-holding');
      course.emit({ type: 'game-won', side, how: 'capitals' });
      return true;
    }
    course.emit({ type: 'goal-looked-at', side, reached: 'no' });
    course.apply('victory-averted');
  }
  return false;
};
