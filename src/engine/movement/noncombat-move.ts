// The noncombat movement of a turn: every move in the order it is written, then planes still in the air come down and
// the phase is over.

import type { Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import { enterPhase, leavePhase } from '../phases/hand-off.ts';
import { lookAfterCombat } from '../phases/held.ts';
import { isLastInPhase, noteDone } from '../phases/joint-turn.ts';
import { findUnit, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { landWaiting } from './air.ts';
import { bringDown, leaveCombat } from './close.ts';
import { refuseForgotten } from './forgotten.ts';
import { planesAloft } from './landing.ts';
import { type Making, startMaking } from './making.ts';
import { makeMoves } from './march.ts';
import { refuseCargo } from './part-cargo.ts';
import { refuseScattering } from './pieces.ts';
import { homeward } from './range.ts';

/**
 * Brings planes down, and refuses to sail a carrier from under fighters that stood safe and are lost without it: nobody
 * gives up his own units by choice (units.no-voluntary-destruction).
 *
 * @param last whether the movement of all powers of the turn is over with this order
 */
const bringDownUnabandoned = (making: Making, before: GameState, last: boolean): void => {
  const { course, power, movedAt } = making;
  const { state } = course;
  const left = planesAloft(course.ruleset, state, power).filter(
    ({ id }) => movedAt.has(id) && turnOf(state, id)?.moved === undefined,
  );
  bringDown(course, (owner) => last || owner === power);
  const told = new Set(making.waiting.flatMap(({ planes }) => planes.map(({ id }) => id)));
  for (const { id, at: space } of left) {
    const plane = findUnit(state, id)?.unit;
    if (plane === undefined || findUnit(course.state, id) !== undefined) continue;
    course.refuse(
      'no-landing-place',
      { space, unit: plane.type, left: homeward({ ruleset: course.ruleset, state }, plane).left },
      movedAt.get(id),
    );
    told.add(id);
  }
  refuseForgotten(course, before, [power], movedAt, told);
};

/** Begins the noncombat movement of a power; undefined after refusing. */
export const openNoncombatMoves = (
  course: Course,
  power: Power,
): { readonly making: Making; readonly before: GameState } | undefined => {
  if (!leaveCombat(course)) return undefined;
  lookAfterCombat(course);
  enterPhase(course, 'noncombat-move');
  return { making: startMaking(course, power, 'noncombat'), before: course.state };
};

/** Makes the noncombat moves of the power in turn, brings its planes down and goes on to placement. */
export const noncombatMove = (course: Course, { power, moves }: OrderOf<'noncombat-move'>): void => {
  const opened = openNoncombatMoves(course, power);
  if (opened === undefined) return;
  const { making, before } = opened;
  makeMoves(making, moves);
  landWaiting(making);
  if (course.refusals.length === 0) refuseCargo(making);
  refuseScattering(making, before);
  const last = isLastInPhase(course.state, power);
  if (last) course.emit({ type: 'moves-made', phase: 'noncombat-move' });
  bringDownUnabandoned(making, before, last);
  if (last) leavePhase(course);
  else noteDone(course, power);
};
