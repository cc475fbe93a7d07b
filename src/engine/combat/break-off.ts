// A power gives up in the midst of its turn: its battles end where they stand. Hits that fell are taken; then land units go
// back where they came from, those that came over the sea are lost, ships stay, and planes come down as after any turn.

import { areAdjacent, spaceOf } from '../../board/index.ts';
import type { SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import type { Battle, BattleId } from '../state/battle.ts';
import { standingOf, turnOf } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { endBattle } from './end.ts';
import { attackersOnSite, battleOf, isPlane, siteOf } from './line-up.ts';
import { settlePassing } from './passing.ts';
import { settleHits } from './without.ts';

/** Ends every battle of the turn that is not over. */
export const breakOff = (course: Course): void => {
  settlePassing(course);
  for (const { id } of course.state.turn.battles) {
    if (battleOf(course.state, id).status === 'ended') continue;
    settleHits(course, id);
    goBack(course, id);
    // Ending a sea battle may have called this one off.
    const battle = battleOf(course.state, id);
    if (battle.status !== 'ended') endBattle(course, id, battle.status === 'open' ? 'retreat' : 'called-off');
  }
};

const goBack = (course: Course, id: BattleId): void => {
  const battle = battleOf(course.state, id);
  if (battle.kind !== 'land') return;
  const site = siteOf(battle);
  const troops = attackersOnSite(course.state, battle).filter((unit) => !isPlane(course.ruleset, unit));
  const ways = troops.map((unit) => ({ unit, to: wayBack(course, battle, unit) }));
  for (const to of [...new Set(ways.flatMap((way) => way.to ?? []))].sort()) {
    const units = ways.filter((way) => way.to === to).map(({ unit }) => unit);
    course.emit({ type: 'retreated', battle: id, units: groupsOf(units), from: site, to });
  }
  const lost = ways.filter(({ to }) => to === undefined).map(({ unit }) => unit);
  if (lost.length > 0) course.emit({ type: 'units-removed', units: groupsOf(lost), space: site, cause: 'gave-up' });
};

/** The space a unit entered from, if it lies on land next door and is friendly still. */
const wayBack = ({ ruleset, state }: Course, battle: Battle, { id, power }: Unit): SpaceId | undefined => {
  const from = turnOf(state, id)?.from;
  if (from === undefined || spaceOf(ruleset.board, from).kind !== 'land') return undefined;
  if (!areAdjacent(ruleset.board, from, siteOf(battle))) return undefined;
  return standingOf(ruleset, state, from, power) === 'friendly' ? from : undefined;
};
