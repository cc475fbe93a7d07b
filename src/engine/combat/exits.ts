// Where units may leave a battle to: the whole attack to a space it came from, submarines to zones of their own.

import { areAdjacent, neighboursOfKind, spaceOf } from '../../board/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { canalOn } from '../movement/canal.ts';
import type { Battle, CombatSide } from '../state/battle.ts';
import { enemiesIn, standingOf, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { attackersOf, siteOf } from './line-up.ts';

/** A sea zone that is or was fought over this turn. */
export const isBattleSite = (state: GameState, zone: SpaceId): boolean =>
  state.turn.battles.some(({ kind, spaces }) => kind === 'sea' && spaces.includes(zone));

/** True if ships of a power may go from one zone to the next now, canals considered. */
const mayPass = ({ ruleset, state }: Course, power: Power, from: SpaceId, to: SpaceId): boolean =>
  canalOn(ruleset, state, power, from, to)?.leave !== 'closed';

/** The last spaces attackers left to enter the battle: land units on land, ships at sea (B13.6, ruling.D7, ruling.D4). */
export const originsOf = ({ ruleset, state }: Course, battle: Battle): readonly SpaceId[] => {
  const kind = battle.kind === 'sea' ? 'sea' : 'land';
  const ids = (battle.lineUp?.attackers ?? [])
    .filter(({ type }) => ruleset.board.units[type].domain === kind)
    .flatMap((group) => group.ids);
  const from = ids.flatMap((id) => turnOf(state, id)?.from ?? []);
  return [...new Set(from)]
    .filter((space) => spaceOf(ruleset.board, space).kind === kind && areAdjacent(ruleset.board, space, siteOf(battle)))
    .sort();
};

/** Zones next to the battle without any enemy of `power`. */
const clearZones = (course: Course, battle: Battle, power: Power): readonly SpaceId[] =>
  neighboursOfKind(course.ruleset.board, siteOf(battle), 'sea')
    .map(({ id }) => id)
    .filter((zone) => enemiesIn(course.ruleset, course.state, zone, power).length === 0)
    .filter((zone) => mayPass(course, power, siteOf(battle), zone));

/** Where attacking ships may go: where ships came from, or any clear zone next door if all began inside (B13.1). */
const seaExits = (course: Course, battle: Battle): readonly SpaceId[] => {
  const origins = originsOf(course, battle);
  const clear = clearZones(course, battle, course.state.turn.power);
  return origins.length === 0 ? clear : clear.filter((zone) => origins.includes(zone));
};

/**
 * Spaces to which the whole attack may retreat now, ordered by id; planes need none. Submarines among the attackers keep
 * it from zones fought over this turn.
 */
export const retreatSpaces = (course: Course, battle: Battle): readonly SpaceId[] => {
  const { ruleset, state } = course;
  if (battle.kind !== 'sea') {
    return originsOf(course, battle).filter(
      (space) => standingOf(ruleset, state, space, state.turn.power) === 'friendly',
    );
  }
  const submarines = attackersOf(state, battle).some(({ type }) => type === 'submarine');
  return seaExits(course, battle).filter((zone) => !submarines || !isBattleSite(state, zone));
};

/** Zones to which submarines of a power may withdraw now; one that its side used in this round is the only one left. */
export const withdrawalZones = (course: Course, battle: Battle, side: CombatSide, power: Power): readonly SpaceId[] => {
  const used = battle.withdrawn[side];
  const zones = side === 'attack' ? seaExits(course, battle) : clearZones(course, battle, power);
  return zones.filter((zone) => !isBattleSite(course.state, zone) && (used === undefined || used === zone));
};
