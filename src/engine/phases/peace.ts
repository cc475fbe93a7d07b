// Peace between powers, and what ends it: an attack by one of them, or a round that begins.

import { theatreOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, type Power, type SpaceId, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Move } from '../orders/move.ts';
import { peacefulIn, spaceAt } from '../state/queries.ts';
import { changeByAttack, changesInRound, mayBreakPeace, outOfTheatres, relation } from '../state/relation.ts';
import type { GameState } from '../state/state.ts';

/** Territories that a combat move goes into: those land units enter, those where troops land or planes end. */
const attackedBy = ({ ruleset: { board } }: Course, move: Move): readonly SpaceId[] => {
  if (move.kind === 'load') return [];
  if (move.kind === 'unload') return [move.to];
  const goes = (domain: string): boolean =>
    countEntries(move.units).some(([type]) => board.units[type].domain === domain);
  if (goes('land')) return move.path.slice(1);
  return goes('air') ? move.path.slice(-1) : [];
};

/** Ends the peace with powers whose land these combat moves go into, where the ruleset lets the mover end it so. */
export const breakPeace = (course: Course, power: Power, moves: readonly Move[]): void => {
  const { ruleset } = course;
  if (ruleset.relations === 'fixed-sides') return;
  for (const space of moves.flatMap((move) => attackedBy(course, move))) {
    const other = peacefulIn(ruleset, course.state, space, power);
    if (other === undefined || !mayBreakPeace(ruleset, course.state, power, other)) continue;
    const to = changeByAttack(ruleset, power, other) ?? 'enemy';
    course.emit({ type: 'relation-changed', between: [power, other], to, by: 'attack' });
    course.apply('peace-broken');
  }
};

/** What powers become to each other as a round begins. */
export const changeInRound = (course: Course, round: number): void => {
  for (const { between, to } of changesInRound(course.ruleset, round)) {
    const [a, b] = between;
    if (relation(course.ruleset, course.state, a, b) === to) continue;
    course.emit({ type: 'relation-changed', between: [a, b], to, by: 'round' });
    course.apply('relation-by-round');
  }
};

/**
 * The power for the sake of peace with which another keeps out of land: that of a theatre, unless it holds it itself.
 */
export const keptOutBy = (ruleset: Ruleset, state: GameState, power: Power, space: SpaceId): Power | undefined =>
  ruleset.board.byId.get(space)?.kind !== 'land' || spaceAt(state, space).control === power
    ? undefined
    : outOfTheatres(ruleset, state, power).find(({ theatre }) => theatre === theatreOf(ruleset.board, space))?.other;

/** Refuses to enter land that peace keeps a power out of; true if so. */
export const refuseKeptOut = (
  { ruleset, state, refuse }: Course,
  power: Power,
  entered: readonly SpaceId[],
  unit: UnitType,
  at: string,
): boolean => {
  for (const space of entered) {
    const other = keptOutBy(ruleset, state, power, space);
    if (other === undefined) continue;
    refuse('peace-keeps-out', { space, unit, with: other }, at);
    return true;
  }
  return false;
};

/** Refuses to enter land of somebody one is at peace with; true if so. */
export const keepsPeace = (course: Course, power: Power, space: SpaceId, unit: UnitType, at: string): boolean => {
  const other = peacefulIn(course.ruleset, course.state, space, power);
  if (other !== undefined) course.refuse('at-peace', { space, unit, with: other }, at);
  return other !== undefined;
};
