// Powers that are out of the game: those that gave up, and those that have nothing left to play with as their turn
// comes.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { isOver } from '../state/over.ts';
import type { GameState } from '../state/state.ts';
import { complexesOf } from './income.ts';

/** Whether a power whose turn comes is out of the game, by word. Units aboard ships count as units (ruling.RR35). */
const IS_OUT: { readonly [word in Ruleset['elimination']]: (course: Course, power: Power) => boolean } = {
  never: () => false,
  'no-unit-no-complex': (course, power) =>
    complexesOf(course, power).length === 0 &&
    !course.state.spaces.some(({ units }) => units.some((unit) => unit.power === power)),
};

/** True for powers that have turns no more. */
const hasLeft = ({ resigned, eliminated }: GameState, power: Power): boolean =>
  resigned.includes(power) || eliminated?.includes(power) === true;

/** The side that is left when no other has a power in the game. */
export const lastSide = ({
  ruleset,
  state,
}: Pick<Course, 'ruleset' | 'state'>): Ruleset['sides'][number] | undefined => {
  const [last, ...others] = ruleset.sides.filter(({ powers }) => powers.some((power) => !hasLeft(state, power)));
  return others.length === 0 ? last : undefined;
};

/** Whether a power still has turns. One that is found to be out leaves the game here, which may end it. */
const staysIn = (course: Course, power: Power): boolean => {
  if (isOver(course.state) || hasLeft(course.state, power)) return false;
  if (!IS_OUT[course.ruleset.elimination](course, power)) return true;
  course.emit({ type: 'power-eliminated', power });
  course.apply('power-eliminated');
  const last = lastSide(course);
  if (last !== undefined) course.emit({ type: 'game-won', side: last.side, how: 'elimination' });
  return false;
};

/** The first of the powers that still has turns. */
export const firstInGame = (course: Course, powers: readonly Power[]): Power | undefined =>
  powers.find((power) => staysIn(course, power));

/** Those of the powers that still have turns. */
export const inGame = (course: Course, powers: readonly Power[]): readonly Power[] =>
  powers.filter((power) => staysIn(course, power));
