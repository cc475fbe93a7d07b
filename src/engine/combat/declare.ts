// Which battles and raids the combat moves have made, from where units stand now. Land entered without anybody to fight
// changes hands here and needs no battle.

import { hasTrait, type Space } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { comingOf, type SpaceId, type UnitId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import { isBusyLifting } from '../movement/hold.ts';
import { takeTerritory } from '../phases/capture.ts';
import { isQuiet, mayStandTogether, shutTheatre } from '../phases/theatres.ts';
import type { Battle, BattleId } from '../state/battle.ts';
import { isActing, isHeldByFriends, isHostileTo, isNobodys, spaceAt, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { carriersBeside, comeAshore } from './landing.ts';
import { captorIn, fightersBackIn, isGround, isPlane, withoutGuests } from './line-up.ts';
import { landsInFirstRound } from './program.ts';

/** Declares raids first, then sea battles, then land battles, each by the order of the board. */
export const declareBattles = (course: Course): void => {
  const spaces = course.ruleset.board.spaces;
  for (const space of spaces) if (space.kind === 'land') declareRaid(course, space.id);
  for (const space of spaces) if (space.kind === 'sea' && !isLost(course, space.id)) declareSeaBattle(course, space.id);
  for (const space of spaces) if (space.kind === 'land') declareLandBattle(course, space);
};

/** True in a theatre whose losers owe no battle and have none. */
const isLost = ({ ruleset, state }: Course, space: SpaceId): boolean =>
  shutTheatre(ruleset, state, state.turn.power, space) !== undefined;

const ownIn = ({ state }: Course, space: SpaceId): readonly Unit[] =>
  spaceAt(state, space).units.filter(({ power }) => isActing(state, power));

/**
 * Units that may attack now: in a second combat of the turn its movers, or where it names none those that have not
 * fought.
 */
const attackersIn = (course: Course, space: SpaceId): readonly Unit[] => {
  const { ruleset, state } = course;
  const { phase } = state.turn;
  const own = ownIn(course, space);
  if (comingOf(phase) === 1) return own;
  const movers = ruleset.phases.find(({ id }) => id === phase)?.movers;
  return own.filter(({ id, type }) =>
    movers === undefined ? turnOf(state, id)?.fought === undefined : hasTrait(ruleset.board, type, movers),
  );
};

/** A battle's id, told apart from an earlier battle there in the second combat of a turn. */
const idOf = ({ state }: Course, about: BattleId): BattleId =>
  comingOf(state.turn.phase) === 1 ? about : `${about}/${comingOf(state.turn.phase)}`;

const isRaider = ({ state }: Course, { id }: Unit): boolean => turnOf(state, id)?.moved === 'raid';

const declare = (
  course: Course,
  battle: BattleId,
  kind: Battle['kind'],
  spaces: readonly SpaceId[],
  attackers: readonly Unit[],
  supports: readonly UnitId[] = [],
  after: readonly BattleId[] = [],
): void =>
  course.emit({
    type: 'battle-declared',
    battle,
    kind,
    spaces: [...spaces],
    attackers: groupsOf(attackers),
    supports: [...supports],
    after: [...after],
  });

const declareRaid = (course: Course, space: SpaceId): void => {
  const raiders = attackersIn(course, space).filter((unit) => isRaider(course, unit));
  if (raiders.length > 0) declare(course, idOf(course, `raid/${space}`), 'raid', [space], raiders);
};

type Among = (course: Course, zone: SpaceId, own: readonly Unit[]) => readonly Unit[];

/** True for units that entered the zone this turn, by themselves or on a deck. */
const cameIn = ({ state }: Course, own: readonly Unit[]): readonly Unit[] => {
  const moved = ({ id }: Unit): boolean => (turnOf(state, id)?.path.length ?? 0) > 0;
  return own.filter((unit) => moved(unit) || own.some((ship) => ship.id === unit.aboard && moved(ship)));
};

/**
 * Which of one's units among enemies fight, by word: those that stayed as well as those that came (B5.2), or those that
 * were there when the turn began only if they are ordered to, or land troops from there (ruling RR24).
 */
const AMONG_ENEMIES: { readonly [word in Ruleset['retreat']['sharedZone']]: Among } = {
  'battle-owed': (_course, _zone, own) => own,
  'attack-by-order': (course, zone, own) => {
    const { attacks = [], landings } = course.state.turn;
    return attacks.includes(zone) || landings.some((landing) => landing.zone === zone) ? own : cameIn(course, own);
  },
};

/** Battles at sea of the units that fight there; a guest on an ally's deck stays out of it. */
const declareSeaBattle = (course: Course, zone: SpaceId): void => {
  const { ruleset } = course;
  if (isQuiet(ruleset, course.state, zone)) return noteUnfought(course, zone);
  const own = AMONG_ENEMIES[ruleset.retreat.sharedZone](course, zone, attackersIn(course, zone));
  const attackers = withoutGuests(own)
    .filter(({ type }) => ruleset.board.units[type].domain !== 'land')
    .filter((unit) => unit.aboard !== undefined || isHostileTo(ruleset, course.state, zone, unit));
  if (attackers.length > 0 && fightersBackIn(ruleset, course.state, zone).length > 0) {
    const raids = ruleset.combat.raidsBefore === undefined ? [] : allRaids(course);
    declare(course, idOf(course, zone), 'sea', [zone], attackers, [], raids);
  }
};

/** The raids of this combat. */
const allRaids = ({ state }: Course): readonly BattleId[] =>
  state.turn.battles.filter(({ kind, status }) => kind === 'raid' && status !== 'ended').map(({ id }) => id);

/** The raids that a battle on land waits for, by word. */
const RAIDS_FIRST: {
  readonly [word in NonNullable<Ruleset['combat']['raidsBefore']> | 'battle-there']: (
    course: Course,
    space: SpaceId,
  ) => readonly BattleId[];
} = { 'battle-there': (_course, space) => [`raid/${space}`], 'all-battles': allRaids };

/** True if a battle of this combat is declared. */
const isDeclared = (course: Course, about: BattleId): boolean =>
  course.state.turn.battles.some((battle) => battle.id === idOf(course, about));

const declareLandBattle = (course: Course, { id: space }: Space): void => {
  const { ruleset, state } = course;
  const landings = state.turn.landings.filter(({ to }) => to === space);
  const { control } = spaceAt(state, space);
  const isOpen = isNobodys(ruleset, state, space) || isHeldByFriends(ruleset, state, space, control, state.turn.power);
  if (landings.length === 0 && isOpen && !isShared(course, space)) return;
  if (isQuiet(ruleset, state, space)) return standThere(course, space, landings);

  const landed = attackersIn(course, space).filter(
    (unit) => !isRaider(course, unit) && (isGround(ruleset, unit) || isPlane(ruleset, unit)),
  );
  const troops = landings.flatMap(({ zone, units }) =>
    spaceAt(state, zone).units.filter(({ id }) => units.includes(id)),
  );
  if (landed.length + troops.length === 0) return;

  const zones = [...new Set(landings.map(({ zone }) => zone))];
  const raids = RAIDS_FIRST[ruleset.combat.raidsBefore ?? 'battle-there'](course, space);
  const after = [...zones, ...raids].filter((first) => isDeclared(course, first)).map((first) => idOf(course, first));
  const resisted = fightersBackIn(ruleset, state, space).length > 0;
  if (!resisted && !zones.some((zone) => isDeclared(course, zone))) return walkIn(course, space, landed);

  if (after.includes(idOf(course, `raid/${space}`))) course.apply('raid-before-battle');
  const spaces = [space, ...(landings.length > 0 && landsInFirstRound(ruleset) ? zonesOf(course, space, zones) : [])];
  declare(course, idOf(course, space), 'land', spaces, [...landed, ...troops], supportsIn(course, zones), after);
};

/** True for land that enemies of those in turn have been left on unfought, beside own units. */
const isShared = (course: Course, space: SpaceId): boolean =>
  mayStandTogether(course.ruleset) &&
  fightersBackIn(course.ruleset, course.state, space).length > 0 &&
  ownIn(course, space).some((unit) => isGround(course.ruleset, unit));

/** Where nothing is fought unasked, troops come ashore and stand beside whoever is there (L26, L30). */
const standThere = (course: Course, space: SpaceId, landings: GameState['turn']['landings']): void => {
  const clear = landings.every(({ zone }) => fightersBackIn(course.ruleset, course.state, zone).length === 0);
  if (landings.length > 0 && clear) comeAshore(course, space);
  noteUnfought(course, space);
};

const noteUnfought = (course: Course, space: SpaceId): void => {
  const moved = ownIn(course, space).some(({ id }) => turnOf(course.state, id) !== undefined);
  if (moved && fightersBackIn(course.ruleset, course.state, space).length > 0) course.apply('left-unfought');
};

/** Zones whose ships take part in a landing: those the troops come from, and those of carriers whose planes strike. */
const zonesOf = (course: Course, space: SpaceId, zones: readonly SpaceId[]): readonly SpaceId[] => [
  ...new Set([...zones, ...carriersBeside(course, space, ownIn(course, space)).map(({ zone }) => zone)]),
];

/** Nobody is there: troops land, and land units take what they have entered. A lone gun has fired on the way. */
const walkIn = (course: Course, space: SpaceId, landed: readonly Unit[]): void => {
  const ashore = comeAshore(course, space);
  if (ashore > 0 || landed.some((unit) => isGround(course.ruleset, unit))) {
    takeTerritory(course, space, captorIn(course, space), 'capture');
  }
};

/** True for a ship that fires on a coast; one that lifts troops in this turn does not. */
const bombards = (course: Course, zone: SpaceId, ship: Unit): boolean => {
  if (!hasTrait(course.ruleset.board, ship.type, 'bombards')) return false;
  const isBusy = isBusyLifting(course.ruleset, course.state, ship, zone);
  if (isBusy) course.apply('troops-keep-from-attack');
  return !isBusy;
};

/** Battleships beside a landing; one that has a sea battle to fight first has no shot (B9.3). */
const supportsIn = (course: Course, zones: readonly SpaceId[]): readonly UnitId[] =>
  zones.flatMap((zone) => {
    const ships = ownIn(course, zone).filter((ship) => bombards(course, zone, ship));
    const fights = isDeclared(course, zone);
    if (fights && ships.length > 0) course.apply('supporting-shot-forfeited');
    return fights ? [] : ships.map(({ id }) => id);
  });
