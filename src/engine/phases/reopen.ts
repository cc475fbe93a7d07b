// The winner of a theatre fights there by order alone. Any attack he orders, and any he must make, ends the peace
// there, but one that frees a capital of his own side (L31-L33).

import { spaceOf } from '../../board/index.ts';
import { countEntries, type Power, type SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Move } from '../orders/move.ts';
import { spaceAt } from '../state/queries.ts';
import { areEnemies, areFriends } from '../state/relation.ts';
import { quietTheatre, shutTheatre } from './theatres.ts';

/** True for a capital of an ally that an enemy holds: to free it is no breach of the peace. */
const isToBeFreed = ({ ruleset, state }: Course, power: Power, space: SpaceId): boolean => {
  const { capitalOf } = spaceOf(ruleset.board, space);
  const { control } = spaceAt(state, space);
  return (
    capitalOf !== null &&
    control !== null &&
    areFriends(ruleset, state, capitalOf, power) &&
    areEnemies(ruleset, state, control, power)
  );
};

/** True for a capital of an enemy that is in his own hands: whose troops go there must fight. */
const isEnemySeat = ({ ruleset, state }: Course, power: Power, space: SpaceId): boolean => {
  const { capitalOf } = spaceOf(ruleset.board, space);
  return (
    capitalOf !== null && spaceAt(state, space).control === capitalOf && areEnemies(ruleset, state, capitalOf, power)
  );
};

/** Where a move brings land units to. */
const troopsTo = ({ ruleset: { board } }: Course, move: Move): readonly SpaceId[] => {
  if (move.kind === 'load') return [];
  if (move.kind === 'unload') return [move.to];
  const ground = countEntries(move.units).some(([type]) => board.units[type].domain === 'land');
  return ground ? move.path.slice(-1) : [];
};

/** Ends the peace in theatres that the mover's side has won and where these orders attack. */
export const reopenTheatres = (
  course: Course,
  power: Power,
  moves: readonly Move[],
  attacks: readonly SpaceId[],
): void => {
  const { ruleset } = course;
  const quiet = (space: SpaceId) =>
    ruleset.board.byId.has(space) && shutTheatre(ruleset, course.state, power, space) === undefined
      ? quietTheatre(ruleset, course.state, space)
      : undefined;
  const raids = moves.flatMap((move) => (move.kind === 'march' && move.mission === 'raid' ? move.path.slice(-1) : []));
  const seats = moves
    .flatMap((move) => troopsTo(course, move))
    .filter((space) => quiet(space) !== undefined && isEnemySeat(course, power, space));
  if (seats.length > 0) course.apply('battle-for-capital');
  const ordered = attacks.filter((space) => quiet(space) !== undefined);
  if (ordered.some((space) => isToBeFreed(course, power, space))) course.apply('capital-freed-in-peace');
  const breaches = [...raids, ...seats, ...ordered.filter((space) => !isToBeFreed(course, power, space))];
  for (const space of breaches) {
    const theatre = quiet(space);
    if (theatre === undefined) continue;
    course.emit({ type: 'theatre-reopened', theatre, by: power });
    course.apply('theatre-reopened');
  }
};
