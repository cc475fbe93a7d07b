// A power gives up in the midst of its turn: its battles end where they stand. Hits that fell are taken; then land
// units go back where they came from, those that came over the sea are lost, ships stay, and planes come down as after
// any turn.

import { areAdjacent, spaceOf } from '../../board/index.ts';
import { kindOf, type SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import { defendWithoutAsking } from '../phases/neutral-defence.ts';
import type { BattleId } from '../state/battle.ts';
import { spaceAt, standingOf, turnOf } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { declareBattles } from './declare.ts';
import { endBattle } from './end.ts';
import { attackersOnSite, battleOf, isGround, isPlane, siteOf } from './line-up.ts';
import { settlePassing } from './passing.ts';
import { settleHits } from './without.ts';

/**
 * Ends every battle of the turn that is not over, those included that the moves have led to and nobody has declared
 * yet.
 */
export const breakOff = (course: Course): void => {
  settlePassing(course);
  const { phase, movesMade } = course.state.turn;
  if (kindOf(phase) === 'combat-move' && movesMade === 'yes') {
    defendWithoutAsking(course);
    declareBattles(course);
    leaveNeutrals(course);
  }
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
  const ways = troops.map((unit) => ({ unit, to: wayBack(course, site, unit) }));
  for (const to of [...new Set(ways.flatMap((way) => way.to ?? []))].sort()) {
    const units = ways.filter((way) => way.to === to).map(({ unit }) => unit);
    course.emit({ type: 'retreated', battle: id, units: groupsOf(units), from: site, to });
  }
  const lost = ways.filter(({ to }) => to === undefined).map(({ unit }) => unit);
  if (lost.length > 0) course.emit({ type: 'units-removed', units: groupsOf(lost), space: site, cause: 'gave-up' });
};

/** Troops leave neutrals for which nobody has thrown dice. */
const leaveNeutrals = (course: Course): void => {
  const { ruleset, state } = course;
  for (const site of state.turn.violated ?? []) {
    const { control, units } = spaceAt(state, site);
    if (control !== null) continue;
    for (const unit of units.filter((each) => each.power === state.turn.power && isGround(ruleset, each))) {
      const to = wayBack(course, site, unit);
      const leaving = groupsOf([unit]);
      if (to === undefined) course.emit({ type: 'units-removed', units: leaving, space: site, cause: 'gave-up' });
      else course.emit({ type: 'units-moved', units: leaving, path: [site, to], cost: 0, role: 'noncombat' });
    }
  }
};

/** The space a unit entered from, if it lies on land next door and is friendly still. */
const wayBack = ({ ruleset, state }: Course, site: SpaceId, { id, power }: Unit): SpaceId | undefined => {
  const from = turnOf(state, id)?.from;
  if (from === undefined || spaceOf(ruleset.board, from).kind !== 'land') return undefined;
  if (!areAdjacent(ruleset.board, from, site, 'land')) return undefined;
  return standingOf(ruleset, state, from, power) === 'friendly' ? from : undefined;
};
