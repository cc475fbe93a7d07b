// A theatre where the war flared up again: when its outcome is looked at anew (L54, ruling.R56).

import { theatreOf } from '../../board/index.ts';
import type { Power, TheatreId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { isCombatUnit, spaceAt } from '../state/queries.ts';
import { areEnemies } from '../state/relation.ts';

/** When a goal is looked at: as a turn begins, as its combat is over, as it ends. */
type Moment = 'turn-began' | 'combat-over' | 'turn-ended';
const MOMENTS: readonly Moment[] = ['turn-began', 'combat-over', 'turn-ended'];

/** A moment of the game as a number: a later one is greater. */
const timeOf = ({ ruleset: { turnOrder } }: Course, round: number, power: Power, moment: Moment): number =>
  (round * turnOrder.length + turnOrder.indexOf(power)) * MOMENTS.length + MOMENTS.indexOf(moment);

/** True if enemies stand together on land of a theatre, not fought. */
const holdsUnfought = ({ ruleset, state }: Course, theatre: TheatreId): boolean =>
  ruleset.board.spaces.some(({ id, kind }) => {
    if (kind !== 'land' || theatreOf(ruleset.board, id) !== theatre) return false;
    const there = spaceAt(state, id).units.filter((unit) => isCombatUnit(ruleset, unit));
    return there.some((a) => there.some((b) => areEnemies(ruleset, state, a.power, b.power)));
  });

/**
 * True if a goal in a theatre counts now: always where the war never stopped, else from a full round after it went on
 * again, and while no enemies stand together there unfought.
 *
 * @param power whose turn begins, is fought or ends, if not the one whose turn it is
 */
export const isRipe = (
  course: Course,
  theatre: TheatreId | undefined,
  moment: Moment,
  power: Power = course.state.turn.power,
): boolean => {
  const { ruleset, state } = course;
  const since = theatre === undefined ? undefined : state.reopened?.[theatre];
  if (theatre === undefined || since === undefined) return true;
  const { turnOrder } = ruleset;
  const nextRound = moment === 'turn-began' && turnOrder.indexOf(power) <= turnOrder.indexOf(state.turn.power);
  const now = timeOf(course, state.round + (nextRound ? 1 : 0), power, moment);
  return now >= timeOf(course, since.round + 1, since.power, 'combat-over') && !holdsUnfought(course, theatre);
};
