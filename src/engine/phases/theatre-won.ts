// A goal is reached: the game is won, or a theatre of it, and what comes of that at once (L36-L44).

import { theatreOf } from '../../board/index.ts';
import type { Ruleset, Spoils } from '../../rulesets/index.ts';
import type { Power, Side, TheatreId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { spaceAt } from '../state/queries.ts';
import { reachOf } from '../state/reach.ts';
import { askForRecall } from './recall.ts';
import { isRipe } from './reopened.ts';

type How = 'capitals' | 'points' | 'starved';

const powersOf = ({ ruleset }: Course, side: Side): readonly Power[] =>
  ruleset.sides.find((each) => each.side === side)?.powers ?? [];

/** True while a theatre, or the game where none is meant, is still to be won. */
export const isOpen = ({ state }: Course, theatre: TheatreId | undefined): boolean =>
  theatre === undefined || state.theatres?.[theatre] === undefined;

/**
 * A side wins the game, or a theatre, with what that brings.
 *
 * @returns true if the game is over
 */
export const win = (course: Course, side: Side, theatre: TheatreId | undefined, how: How): boolean => {
  if (theatre === undefined) {
    course.emit({ type: 'game-won', side, how });
    return true;
  }
  const before = course.state.theatresWon?.includes(reachOf(side, theatre)) === true;
  course.emit({ type: 'theatre-won', theatre, side, how });
  course.apply('theatre-won', [{ named: `${theatre}/${side}` }]);
  for (const spoils of course.ruleset.spoils ?? [])
    if (spoils.theatre === theatre && spoils.side === side && isWonSo(course, spoils, how))
      give(course, spoils, before);
  return false;
};

const isWonSo = (course: Course, { by, side }: Spoils, how: How): boolean => {
  if (by === undefined) return true;
  if (by === 'points') return how === 'points';
  const powers = powersOf(course, side);
  const holds = (space: string): boolean => {
    const { control } = spaceAt(course.state, space);
    return control !== null && powers.includes(control);
  };
  return how === 'capitals' && by.holding.some(holds);
};

/** @param again the side has won this theatre before: points are given once */
const give = (course: Course, spoils: Spoils, again: boolean): void => {
  const { theatre, side, points, noCombatMove } = spoils;
  const about = [{ named: `${theatre}/${side}` }];
  changeConvoys(course, spoils);
  if (noCombatMove !== undefined) {
    course.emit({ type: 'combat-move-lost', ...noCombatMove });
    course.apply('combat-move-lost', [{ named: noCombatMove.power }]);
  }
  askForRecall(course, spoils);
  if (points === undefined || again) return;
  const had = course.state.points?.[points.side] ?? 0;
  const now = Math.max(0, had + points.change);
  if (now !== had) {
    course.emit({ type: 'points-changed', side: points.side, points: now, by: 'theatre' });
    course.apply('points-for-theatre', about);
  }
  judgePoints(course);
};

/** The first owners whose convoys change hands. */
const losersOf = (course: Course, { convoys, side }: Spoils): readonly Power[] => {
  const { ruleset, state } = course;
  const own = powersOf(course, side);
  if (convoys === 'come-back') return own;
  if (typeof convoys === 'object') return [convoys.of];
  if (convoys === undefined) return [];
  return ruleset.board.powers
    .filter(({ power, capital }) => {
      const { control } = spaceAt(state, capital);
      return !own.includes(power) && control !== null && own.includes(control);
    })
    .map(({ power }) => power);
};

const changeConvoys = (course: Course, spoils: Spoils): void => {
  const { ruleset } = course;
  const { theatre, side, convoys } = spoils;
  const owners = losersOf(course, spoils);
  const [winner] = powersOf(course, side);
  for (const { id, convoy } of ruleset.board.spaces) {
    if (convoy === undefined || !owners.includes(convoy.owner) || theatreOf(ruleset.board, id) !== theatre) continue;
    const to = convoys === 'come-back' ? convoy.owner : winner;
    const { control: from } = spaceAt(course.state, id);
    if (to === undefined || from === to) continue;
    course.emit({ type: 'control-changed', space: id, from, to, how: to === convoy.owner ? 'liberation' : 'capture' });
    course.apply(to === convoy.owner ? 'convoys-come-back' : 'convoys-won', [{ named: theatre }]);
  }
};

type PointsGoal = Extract<Ruleset['victory'][number], { goal: 'points' }>;

/** Whether points win. @returns true if the game is over */
export const judgePoints = (course: Course): boolean => {
  const { ruleset } = course;
  const reached = ruleset.victory
    .filter((goal): goal is PointsGoal => goal.goal === 'points')
    .find(
      ({ side, points, theatre }) =>
        isOpen(course, theatre) &&
        isRipe(course, theatre, 'turn-ended') &&
        (course.state.points?.[side] ?? 0) >= points,
    );
  if (ruleset.points === 'none' || reached === undefined) return false;
  course.apply('game-won-by-points');
  return win(course, reached.side, reached.theatre, 'points');
};
