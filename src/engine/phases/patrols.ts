// Planes on patrol come down before their power moves: each on friendly land beside its zone, or on a friendly carrier
// in it with room; one that can do neither is lost (P13a, ruling.R10). One of which nothing is said comes down on a
// carrier, else on the first such land in the order of the board (ruling.R70). From then on it is as if it had begun
// the turn there.

import { neighboursOfKind } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { noFaces, type Power, type SpaceId } from '../../vocab/index.ts';
import { begin, type Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import { freeSlots } from '../movement/deck.ts';
import { isAirfield } from '../movement/flight.ts';
import { carriersIn } from '../movement/hosts.ts';
import type { OrderOf } from '../orders/order.ts';
import type { About } from '../refusals/about.ts';
import { patrolsOver } from '../state/patrols.ts';
import { spaceAt } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { enterPhase } from './hand-off.ts';

/** Land where a plane over a zone may come down. */
const fieldsBeside = ({ ruleset, state }: Course, zone: SpaceId, plane: Unit): readonly SpaceId[] =>
  neighboursOfKind(ruleset.board, zone, 'land')
    .map(({ id }) => id)
    .filter((id) => isAirfield(ruleset, state, id, plane.power));

/** A carrier in the zone with room for one plane more. */
const deckIn = ({ ruleset, state }: Course, zone: SpaceId, plane: Unit): Unit | undefined =>
  carriersIn(ruleset, state, zone, plane.power).find((ship) => freeSlots(ruleset, state, zone, ship) > 0);

/** Brings one plane down where it is to; false if it cannot come down there. */
const land = (
  course: Course,
  zone: SpaceId,
  plane: Unit,
  to: SpaceId,
  about: readonly About<'patrol-landed'>[] = [],
): boolean => {
  const units = groupsOf([plane]);
  if (to === zone) {
    const deck = deckIn(course, zone, plane);
    if (deck === undefined) return false;
    course.emit({ type: 'patrols-landed', units, zone, carrier: deck.id });
  } else {
    if (!fieldsBeside(course, zone, plane).includes(to)) return false;
    course.emit({ type: 'patrols-landed', units, zone, to });
  }
  course.apply('patrol-landed', about);
  return true;
};

/** Brings down planes of which nobody says where (ruling.R70). */
const landUnasked = (course: Course, zone: SpaceId, planes: readonly Unit[]): void => {
  for (const plane of planes) {
    const [field] = fieldsBeside(course, zone, plane);
    if (land(course, zone, plane, zone, ['unasked'])) continue;
    if (field !== undefined && land(course, zone, plane, field, ['unasked'])) continue;
    course.emit({ type: 'units-removed', units: groupsOf([plane]), space: zone, cause: 'no-landing-place' });
    course.apply('patrol-lost');
  }
};

/** Planes of a power on patrol over a zone, and where they may come down: the zone itself is a carrier in it. */
export interface PatrolDue {
  readonly zone: SpaceId;
  readonly count: number;
  readonly to: readonly SpaceId[];
}

/** The patrols of a power that are to come down now. */
export const patrolsDue = (ruleset: Ruleset, state: GameState, power: Power): readonly PatrolDue[] => {
  const course = begin(ruleset, state, noFaces);
  return [...state.slots.keys()].flatMap((zone) => {
    const planes = patrolsOver(state, zone).filter((plane) => plane.power === power);
    const [plane] = planes;
    if (plane === undefined) return [];
    const decks = deckIn(course, zone, plane) === undefined ? [] : [zone];
    return [{ zone, count: planes.length, to: [...decks, ...fieldsBeside(course, zone, plane)] }];
  });
};

/** Brings down all that are still on patrol, in a turn that has the phase. */
export const landPatrols = (course: Course): void => {
  if (course.ruleset.movement.patrols === 'none') return;
  for (const { id: zone, kind } of course.ruleset.board.spaces) {
    if (kind !== 'sea') continue;
    landUnasked(course, zone, patrolsOver(course.state, zone));
  }
};

/** Brings down what powers that have given up still have on patrol. */
export const landAbandoned = (course: Course): void => {
  if (course.ruleset.movement.patrols === 'none' || course.state.resigned.length === 0) return;
  for (const { id: zone, kind } of course.ruleset.board.spaces) {
    if (kind !== 'sea') continue;
    const left = spaceAt(course.state, zone).units.filter(
      ({ patrol, power }) => patrol === true && course.state.resigned.includes(power),
    );
    landUnasked(course, zone, left);
  }
};

/** A power says where its planes on patrol come down; the others come down by themselves when it moves. */
export const orderPatrols = (course: Course, { power, landings }: OrderOf<'land-patrols'>): void => {
  enterPhase(course, 'land-patrols');
  for (const [index, { zone, count, to }] of landings.entries()) {
    const at = `landings/${index}`;
    const unknown = [zone, to].find((id) => !course.ruleset.board.byId.has(id));
    if (unknown !== undefined) {
      course.refuse('unknown-space', { space: unknown }, at);
      continue;
    }
    const planes = patrolsOver(course.state, zone).filter((plane) => plane.power === power);
    if (planes.length < count) {
      course.refuse('not-on-patrol', { space: zone, asked: count, there: planes.length }, at);
      continue;
    }
    if (!planes.slice(0, count).every((plane) => land(course, zone, plane, to)))
      course.refuse('patrol-cannot-land', { space: zone, to }, at);
  }
};
