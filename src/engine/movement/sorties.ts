// Planes sent where they can do nothing, looked at when all combat moves are made: along with raiders that do not come,
// or against submarines that they cannot hit.

import { hasTrait } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId } from '../../vocab/index.ts';
import { fightersBackIn, isPlane, withoutGuests } from '../combat/line-up.ts';
import { isActing, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import type { Making } from './making.ts';

/** True for planes that go on a raid: those that drop bombs, and those that may go along with them. */
export const goesOnRaids = ({ board, combat }: Ruleset, type: Unit['type']): boolean =>
  hasTrait(board, type, 'raids') || (combat.escorts !== undefined && hasTrait(board, type, 'escorts'));

const refuseLoneEscorts = ({ course, movedAt }: Making, space: SpaceId, own: readonly Unit[]): void => {
  const { ruleset, state } = course;
  const raiders = own.filter(({ id }) => turnOf(state, id)?.moved === 'raid');
  const [first] = raiders;
  if (first === undefined || raiders.some(({ type }) => hasTrait(ruleset.board, type, 'raids'))) return;
  course.refuse('escort-without-raider', { space, unit: first.type }, movedAt.get(first.id) ?? 'moves');
};

/**
 * Whether planes alone may be sent against submarines alone, by word: not without a hunter of their side in the battle.
 */
const MUST_HUNT: { readonly [word in NonNullable<Ruleset['combat']['planesAgainstSubmarines']>]: boolean } = {
  'with-hunter-only': true,
};

/** True for a zone where `own` planes would meet nothing but submarines, without a hunter beside them. */
export const areVainIn = (ruleset: Ruleset, state: GameState, zone: SpaceId, own: readonly Unit[]): boolean => {
  const word = ruleset.combat.planesAgainstSubmarines;
  if (word === undefined || !MUST_HUNT[word] || !own.every((unit) => isPlane(ruleset, unit))) return false;
  const enemies = fightersBackIn(ruleset, state, zone);
  return enemies.length > 0 && enemies.every(({ type }) => hasTrait(ruleset.board, type, 'submerges'));
};

const refuseVainPlanes = ({ course, movedAt }: Making, zone: SpaceId, own: readonly Unit[]): void => {
  const { ruleset, state } = course;
  const [plane] = own;
  if (plane === undefined || !areVainIn(ruleset, state, zone, own)) return;
  course.refuse('planes-cannot-hit', { space: zone, unit: plane.type }, movedAt.get(plane.id) ?? 'moves');
};

/** Refuses both. */
export const refuseVainSorties = (making: Making): void => {
  const { ruleset, state } = making.course;
  for (const [space, slot] of state.slots) {
    const own = (state.spaces[slot]?.units ?? []).filter(({ power }) => isActing(state, power));
    if (own.length === 0) continue;
    if (ruleset.board.byId.get(space)?.kind === 'sea') refuseVainPlanes(making, space, withoutGuests(own));
    else refuseLoneEscorts(making, space, own);
  }
};
