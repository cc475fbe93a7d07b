// Where each unit of a force may go that need not stay together: land units and ships next door, defending planes to
// the closest friendly land (Enhanced Realism, rulings RR21, RR22 and RR24). Attacking planes need no place: they fly
// home in noncombat movement.

import { distances, neighbours, spaceOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { passageOf } from '../movement/sailing.ts';
import type { Battle, CombatSide } from '../state/battle.ts';
import { standingOf } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { attackersOf, cargoOf, isPlane, isShip, siteOf, unitsOf } from './line-up.ts';
import { unboundIn } from './retreating.ts';

/** True for a territory with a battle that is still to be fought out this turn. */
export const isEmbattled = ({ state }: Course, space: SpaceId): boolean =>
  state.turn.battles.some(({ kind, status, spaces }) => kind === 'land' && status !== 'ended' && spaces[0] === space);

const isFriendly = ({ ruleset, state }: Course, space: SpaceId, power: Power): boolean =>
  spaceOf(ruleset.board, space).kind === 'land' && standingOf(ruleset, state, space, power) === 'friendly';

/** Friendly territories beside the battle, those without a battle of their own or those with one. */
const landBeside = (
  course: Course,
  battle: Battle,
  power: Power,
  embattled: boolean,
  scope: 'land' | 'all',
): readonly SpaceId[] =>
  neighbours(course.ruleset.board, siteOf(battle), scope)
    .map(({ id }) => id)
    .filter((id) => isFriendly(course, id, power) && isEmbattled(course, id) === embattled);

/** Free land first; into a battle only where there is no other way, and only for who defends. */
const landFor = (course: Course, battle: Battle, side: CombatSide, power: Power): readonly SpaceId[] => {
  const free = landBeside(course, battle, power, false, 'land');
  return free.length > 0 || side === 'attack' ? free : landBeside(course, battle, power, true, 'land');
};

/** The friendly territories closest to the battle as planes fly, within the range of the kind. Ruling RR22. */
const closestLand = (course: Course, battle: Battle, { power, type }: Unit): readonly SpaceId[] => {
  const { board } = course.ruleset;
  const within = [...distances(board, siteOf(battle))].filter(
    ([id, cost]) =>
      cost > 0 && cost <= board.units[type].move && isFriendly(course, id, power) && !isEmbattled(course, id),
  );
  const least = Math.min(...within.map(([, cost]) => cost));
  return within.filter(([, cost]) => cost === least).map(([id]) => id);
};

/** True if a defending plane has friendly land next door that nobody fights over. */
export const hasLandBeside = (course: Course, battle: Battle, power: Power): boolean =>
  landBeside(course, battle, power, false, 'all').length > 0;

const planePlaces = (course: Course, battle: Battle, plane: Unit): readonly SpaceId[] => {
  const beside = landBeside(course, battle, plane.power, false, 'all');
  if (beside.length > 0) return beside;
  const far = closestLand(course, battle, plane);
  if (far.length > 0) return far;
  // Over the sea it waits for a deck in its zone; on land it joins the next battle, if that is the only way.
  return battle.kind === 'sea' ? [siteOf(battle)] : landBeside(course, battle, plane.power, true, 'land');
};

/** Any zone that ships of the power can sail to in one step, and the zone itself: contact broken off (RR24). */
const zonesFor = ({ ruleset, state }: Course, battle: Battle, power: Power): readonly SpaceId[] => {
  const site = siteOf(battle);
  const zones = ruleset.board.spaces.filter(
    ({ id, kind }) => kind === 'sea' && id !== site && passageOf(ruleset, state, power, site, id)?.leave === 'open',
  );
  return [site, ...zones.map(({ id }) => id)];
};

/** Where a unit may go when its force leaves, ordered by id; a defending plane on a deck may stay there besides. */
export const placesOf = (course: Course, battle: Battle, side: CombatSide, unit: Unit): readonly SpaceId[] => {
  const { ruleset } = course;
  const places = isShip(ruleset, unit)
    ? zonesFor(course, battle, unit.power)
    : isPlane(ruleset, unit)
      ? planePlaces(course, battle, unit)
      : landFor(course, battle, side, unit.power);
  return [...places].sort();
};

/** Whether each unit goes for itself, by word. */
const APART: {
  readonly [word in Ruleset['retreat']['landUnitsTo'] | Ruleset['retreat']['shipsTo']]: boolean;
} = {
  origin: false,
  'origin-or-last-overflown': false,
  'any-adjacent-friendly': true,
  'any-adjacent-or-stay': true,
};

export const goesApart = ({ ruleset }: Course, { kind }: Battle): boolean =>
  APART[kind === 'sea' ? ruleset.retreat.shipsTo : ruleset.retreat.landUnitsTo];

/** A force that may leave: all units of a power on a side, but for those that an assault binds. */
export interface Force {
  readonly side: CombatSide;
  readonly power: Power;
  /** Units that need a place, not counting planes that ride on a ship among them. */
  readonly going: readonly Unit[];
  /** Planes on the decks of ships among `going`: they go along unless they are sent elsewhere. */
  readonly riding: readonly Unit[];
  /** Attacking planes, which fly home. */
  readonly flying: readonly Unit[];
}

export const forceOf = (course: Course, battle: Battle, side: CombatSide, power: Power): Force => {
  const { ruleset, state } = course;
  const own = (side === 'attack' ? unboundIn(course, battle) : unitsOf(state, battle, side)).filter(
    (unit) => unit.power === power,
  );
  const flying = side === 'attack' ? own.filter((unit) => isPlane(ruleset, unit)) : [];
  const others = own.filter((unit) => !flying.includes(unit));
  const rides = (unit: Unit): boolean => unit.aboard !== undefined && others.some(({ id }) => id === unit.aboard);
  return { side, power, flying, going: others.filter((unit) => !rides(unit)), riding: others.filter(rides) };
};

/** True if the force has units and each of them has a place (RR21: where one has none, nobody goes). */
export const canGo = (course: Course, battle: Battle, { side, going, flying }: Force): boolean =>
  going.length + flying.length > 0 && going.every((unit) => placesOf(course, battle, side, unit).length > 0);

/** True if the force is all that attacks: with it the battle is over. */
export const isWholeAttack = (course: Course, battle: Battle, { going, flying }: Force): boolean =>
  attackersOf(course.state, battle).every((unit) => going.includes(unit) || flying.includes(unit));

/** Planes on a ship's deck, whoever owns them. */
export const planesOn = ({ ruleset, state }: Course, battle: Battle, ship: Unit): readonly Unit[] =>
  cargoOf(state, siteOf(battle), ship.id).filter((unit) => isPlane(ruleset, unit));
