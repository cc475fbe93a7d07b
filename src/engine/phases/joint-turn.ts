// Several powers in one turn: which they are, and when each of them has had its part in a phase.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { actingPowers } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';

/** The powers that have their turn with a power, itself included, in turn order. */
export const turnMates = ({ jointTurns, turnOrder }: Ruleset, power: Power): readonly Power[] => {
  const group = jointTurns.find((powers) => powers.includes(power)) ?? [power];
  return turnOrder.filter((each) => group.includes(each));
};

/** The powers that have still to have their part in the phase, once somebody has had his; none before. */
export const othersToMove = (state: GameState): readonly Power[] => {
  const { done = [] } = state.turn;
  return done.length === 0 ? [] : actingPowers(state).filter((power) => !done.includes(power));
};

/** The powers that the turn waits for: those that have still to have their part in the phase, else all of the turn. */
export const powersToMove = (state: GameState): readonly Power[] => {
  const others = othersToMove(state);
  return others.length > 0 ? others : actingPowers(state);
};

/** True if all other powers of the turn have had their part in the phase. */
export const isLastInPhase = (state: GameState, power: Power): boolean =>
  actingPowers(state).every((each) => each === power || state.turn.done?.includes(each) === true);

/** Notes that a power has made its moves, or placed what it bought, and others of the turn have not. */
export const noteDone = (course: Course, power: Power, attacks: readonly SpaceId[] = []): void => {
  const { phase } = course.state.turn;
  course.emit({ type: 'power-done', power, phase, ...(attacks.length === 0 ? {} : { attacks: [...attacks] }) });
};
