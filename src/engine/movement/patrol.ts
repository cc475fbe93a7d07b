// Fighters go on patrol in noncombat movement: from land over a zone beside it that is free, where they stay until
// their power's next turn (P13). Ships that come there meanwhile must fight them.

import { areAdjacent, theatreOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { UnitType } from '../../vocab/index.ts';
import { groupsOf } from '../events/groups.ts';
import type { March } from '../orders/move.ts';
import { standingOf, turnOf } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { landsOnDecks } from './deck.ts';
import { type Making, noteMoved } from './making.ts';
import { type Bar, pick } from './pick.ts';

/** Whether planes of a kind go on patrol, by word. */
const PATROLS: { readonly [word in Ruleset['movement']['patrols']]: typeof landsOnDecks } = {
  none: () => false,
  'beside-land': landsOnDecks,
};

/** True if planes of a kind go on patrol. */
export const goesOnPatrol = (ruleset: Ruleset, type: UnitType): boolean =>
  PATROLS[ruleset.movement.patrols](ruleset, type);

/** Sets planes on patrol, or refuses. */
export const setPatrol = (making: Making, { path, origin }: March, type: UnitType, count: number): void => {
  const { course, power, phase, at } = making;
  const { ruleset, state } = course;
  const [from = '', zone = '', ...further] = path;
  if (phase !== 'noncombat' || !goesOnPatrol(ruleset, type)) return course.refuse('no-patrol', { unit: type }, at);
  const isBeside =
    further.length === 0 &&
    ruleset.board.byId.get(from)?.kind === 'land' &&
    ruleset.board.byId.get(zone)?.kind === 'sea' &&
    areAdjacent(ruleset.board, from, zone);
  const { patrolsIn } = ruleset.movement;
  if (patrolsIn !== undefined && theatreOf(ruleset.board, zone) !== patrolsIn)
    return course.refuse('patrol-elsewhere', { space: zone, unit: type, theatre: patrolsIn }, at);
  if (!isBeside) return course.refuse('patrol-not-beside', { space: from, unit: type }, at);
  if (standingOf(ruleset, state, zone, power) === 'sea-hostile')
    return course.refuse('zone-holds-enemies', { space: zone, unit: type }, at);
  const bar = (plane: Unit): Bar => {
    const was = turnOf(state, plane.id);
    const isFresh = was === undefined || (was.moved === undefined && was.fought === undefined && was.path.length === 0);
    return isFresh ? undefined : () => course.refuse('already-moved', { space: from, unit: type }, at);
  };
  const planes = pick(making, { space: from, type, count, origin, bar, rank: () => [] });
  if (planes === undefined) return;
  course.emit({ type: 'patrols-set', units: groupsOf(planes), from, zone });
  course.apply('patrol-set');
  noteMoved(making, planes);
};
