// Where units may leave a battle to: the whole attack to a space it came from, submarines to zones of their own.

import { areAdjacent, hasTrait, neighbours, neighboursOfKind, spaceOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Domain, Power, SpaceId, UnitId } from '../../vocab/index.ts';
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

/** The attackers as they lined up, those lost or gone since included. */
const attackersAtFirst = ({ ruleset }: Course, battle: Battle, domain: Domain): readonly UnitId[] =>
  (battle.lineUp?.attackers ?? [])
    .filter(({ type }) => ruleset.board.units[type].domain === domain)
    .flatMap(({ ids }) => ids);

/** Of these spaces those beside the battle where its units can stand, ordered by id. */
const besideBattle = ({ ruleset }: Course, battle: Battle, spaces: readonly SpaceId[]): readonly SpaceId[] => {
  const kind = battle.kind === 'sea' ? 'sea' : 'land';
  return [...new Set(spaces)]
    .filter((space) => spaceOf(ruleset.board, space).kind === kind && areAdjacent(ruleset.board, space, siteOf(battle)))
    .sort();
};

const leftLast = (course: Course, battle: Battle, domain: Domain): readonly SpaceId[] =>
  attackersAtFirst(course, battle, domain).flatMap((id) => turnOf(course.state, id)?.from ?? []);

/**
 * The last spaces attackers left to enter the battle: land units on land, ships at sea (B13.6). Ruling D7: the last
 * space, not the first, for only that one is sure to be adjacent. Ruling D4: ships only, as the rulebook and DAAK say
 * against one loose word.
 */
export const originsOf = (course: Course, battle: Battle): readonly SpaceId[] =>
  besideBattle(course, battle, leftLast(course, battle, battle.kind === 'sea' ? 'sea' : 'land'));

type RetreatGoal = Ruleset['retreat']['landUnitsTo'] | Ruleset['retreat']['shipsTo'];

const allBeside = (course: Course, battle: Battle): readonly SpaceId[] =>
  besideBattle(
    course,
    battle,
    neighbours(course.ruleset.board, siteOf(battle)).map(({ id }) => id),
  );

/**
 * Spaces opened to a retreat by word. Ruling D13: of the spaces that planes flew over only the last on their declared
 * way counts, and only for units that can stand there: DAAK still speaks of the space attacked from.
 */
const GOALS: {
  readonly [goal in RetreatGoal]: (course: Course, battle: Battle) => readonly SpaceId[];
} = {
  origin: originsOf,
  'origin-or-last-overflown': (course, battle) =>
    besideBattle(course, battle, [...originsOf(course, battle), ...leftLast(course, battle, 'air')]),
  'any-adjacent-friendly': allBeside,
  'any-adjacent-or-stay': allBeside,
};

/** Zones next to the battle without any enemy of `power`. */
const clearZones = (course: Course, battle: Battle, power: Power): readonly SpaceId[] =>
  neighboursOfKind(course.ruleset.board, siteOf(battle), 'sea')
    .map(({ id }) => id)
    .filter((zone) => enemiesIn(course.ruleset, course.state, zone, power).length === 0)
    .filter((zone) => mayPass(course, power, siteOf(battle), zone));

/** Of the clear zones those that are open by how the attackers came; all of them if every ship began inside (B13.1). */
const attackersZones = (course: Course, battle: Battle, opened: readonly SpaceId[]): readonly SpaceId[] => {
  const clear = clearZones(course, battle, course.state.turn.power);
  return originsOf(course, battle).length === 0 ? clear : clear.filter((zone) => opened.includes(zone));
};

/**
 * Spaces to which the whole attack may retreat now, ordered by id; planes need none. Submarines among the attackers
 * keep it from zones fought over this turn. Ruling D14: leaving with the whole force they use its zone, alone their own
 * ones.
 */
export const retreatSpaces = (course: Course, battle: Battle): readonly SpaceId[] => {
  const { ruleset, state } = course;
  if (battle.kind !== 'sea') {
    return GOALS[ruleset.retreat.landUnitsTo](course, battle).filter(
      (space) => standingOf(ruleset, state, space, state.turn.power) === 'friendly',
    );
  }
  const submarines = attackersOf(state, battle).some(({ type }) => hasTrait(ruleset.board, type, 'dives'));
  return attackersZones(course, battle, GOALS[ruleset.retreat.shipsTo](course, battle)).filter(
    (zone) => !submarines || !isBattleSite(state, zone),
  );
};

/** True if the attack opens this space, whether or not it is free to go to. */
export const isOpened = (course: Course, battle: Battle, space: SpaceId): boolean => {
  const { landUnitsTo, shipsTo } = course.ruleset.retreat;
  return GOALS[battle.kind === 'sea' ? shipsTo : landUnitsTo](course, battle).includes(space);
};

/** True if the attack opens this space only because planes flew over it. */
export const isOpenByFlight = (course: Course, battle: Battle, space: SpaceId): boolean => {
  const origins = originsOf(course, battle);
  return origins.length > 0 && !origins.includes(space);
};

/** Zones on the way of ships into the battle, where they began included. */
const sailedThrough = (course: Course, battle: Battle): readonly SpaceId[] =>
  attackersAtFirst(course, battle, 'sea').flatMap((id) => {
    const was = turnOf(course.state, id);
    return was === undefined ? [] : [was.origin, ...was.path.slice(0, was.path.indexOf(siteOf(battle)))];
  });

/** Zones that the attack opens to its submarines, by word. */
const SUBMARINE_GOALS: {
  readonly [word in Ruleset['submarines']['attackersTo']]: (course: Course, battle: Battle) => readonly SpaceId[];
} = {
  'zone-ships-left-last': originsOf,
  'zone-ships-sailed-from-or-through': (course, battle) => besideBattle(course, battle, sailedThrough(course, battle)),
};

/** Zones that the attack opens to submarines leaving by themselves. */
export const submarineOrigins = (course: Course, battle: Battle): readonly SpaceId[] =>
  SUBMARINE_GOALS[course.ruleset.submarines.attackersTo](course, battle);

/** Where defending submarines may go, by word. */
const DEFENDERS_ZONES: { readonly [word in Ruleset['submarines']['defendersTo']]: typeof clearZones } = {
  'zone-without-enemies': clearZones,
};

/** How submarines keep together, by word. Ruling D3: each decides for itself, the zone is per side and round. */
const TOGETHER: {
  readonly [word in Ruleset['submarines']['leave']]: (
    zones: readonly SpaceId[],
    used: SpaceId | undefined,
  ) => readonly SpaceId[];
} = {
  'one-zone-a-side-and-round': (zones, used) => zones.filter((zone) => used === undefined || used === zone),
};

/**
 * Zones to which submarines of a power may withdraw now; one that its side used in this round is the only one left.
 * Ruling D2: a zone must be free of enemies at this moment, just vacated ones included, and no battle site of the turn.
 * Ruling D5: nothing more shuts in the submarine in the Baltic; its exit is closed while enemies hold it.
 */
export const withdrawalZones = (course: Course, battle: Battle, side: CombatSide, power: Power): readonly SpaceId[] => {
  const { submarines } = course.ruleset;
  const zones =
    side === 'attack'
      ? attackersZones(course, battle, submarineOrigins(course, battle))
      : DEFENDERS_ZONES[submarines.defendersTo](course, battle, power);
  const unfought = zones.filter((zone) => !isBattleSite(course.state, zone));
  return TOGETHER[submarines.leave](unfought, battle.withdrawn[side]);
};
