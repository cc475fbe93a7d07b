// Hits become casualties: what can be hit, how many must be given up, who chooses, and what goes with a ship.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Course } from '../course.ts';
import type { EventOf } from '../events/event.ts';
import { groupsOf } from '../events/groups.ts';
import type { Progress } from '../progress.ts';
import type { Battle, BattleId, Hits } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { chooserOf } from './chooser.ts';
import { mayBeLost } from './conduct.ts';
import {
  attackersOf,
  battleOf,
  cargoOf,
  defendersOf,
  guestsOf,
  gunsIn,
  isGround,
  isMarked,
  isPlane,
  isShip,
  siteOf,
} from './line-up.ts';
import { losses } from './order-of-loss.ts';

export type ChosenBy = 'owner' | 'order-of-loss' | 'attacker';

/**
 * Guests on an attacking carrier, by word. Ruling D15: the rulebook lets them be lost if their owner agreed before the
 * dice; to DAAK they are cargo that is never a casualty and sinks with the ship.
 */
const GUESTS: {
  readonly [word in Ruleset['carriers']['guestsInAttack']]: {
    readonly targets: (course: Course, battle: Battle) => readonly Unit[];
    readonly sink: 'with-carrier' | 'no';
  };
} = {
  'casualty-with-consent': {
    targets: ({ state }, battle) => guestsOf(state, battle).filter(({ power }) => mayBeLost(state, battle, power)),
    sink: 'no',
  },
  cargo: { targets: () => [], sink: 'with-carrier' },
};

/**
 * Whom a supporting shot can hit, by word; guns never. Ruling D17: the rulebook lets the defender choose any unit, DAAK one
 * of his land units, so that the hit is void where only planes defend; a softer reading would need DAAK's word.
 */
const SHOT_TARGETS: {
  readonly [word in Ruleset['combat']['supportingShotCasualty']]: (ruleset: Ruleset, unit: Unit) => boolean;
} = { 'any-unit': () => true, 'land-unit': isGround };

/** Attackers in reach of the defenders' fire, by word: where the fight is for a coast, those on land. */
const SHORE_FIRE: { readonly [word in Ruleset['combat']['shoreFire']]: typeof attackersOf } = {
  'attackers-on-land': attackersOf,
};

/** Units that may be given up for hits of this kind. */
export const targetsOf = (course: Course, battle: Battle, by: Hits['by']): readonly Unit[] => {
  const { ruleset, state } = course;
  const attackers = SHORE_FIRE[ruleset.combat.shoreFire](state, battle);
  if (by === 'antiaircraft') return attackers.filter((unit) => isPlane(ruleset, unit));
  if (by === 'defence') return [...attackers, ...GUESTS[ruleset.carriers.guestsInAttack].targets(course, battle)];
  const standing = defendersOf(state, battle).filter((unit) => !isMarked(battle, unit));
  if (by !== 'supporting-shot') return standing;
  return standing.filter((unit) => SHOT_TARGETS[ruleset.combat.supportingShotCasualty](ruleset, unit));
};

/** Who names the losses, by word; among defenders of several players and beside standing orders see `chooser.ts`. */
const CHOOSERS: { readonly [word in Ruleset['combat']['casualties']]: typeof chooserOf } = { owner: chooserOf };

/** How many hits find a target: `ships` of them on ships alone, `all` in all. */
export const reach = (
  course: Course,
  hits: Hits,
  targets: readonly Unit[],
): { readonly all: number; readonly ships: number } => {
  const afloat = targets.filter((unit) => isShip(course.ruleset, unit)).length;
  const ships = Math.min(hits.shipsOnly, afloat);
  return { ships, all: ships + Math.min(hits.count - hits.shipsOnly, targets.length - ships) };
};

/** Takes the hits of the step under way, or asks whose choice it is. */
export const takeHits = (course: Course, id: BattleId): Progress => {
  const battle = battleOf(course.state, id);
  const { hits, due } = battle;
  if (due !== undefined) return 'waiting';
  if (hits === undefined) return 'done';
  const targets = targetsOf(course, battle, hits.by);
  const { all, ships } = reach(course, hits, targets);
  noteShipsOnly(course, hits, targets);
  noteSpared(course, battle, hits, targets);
  if (all < hits.count) course.emit({ type: 'hits-void', battle: id, hits: hits.count - all, side: hits.side });
  if (all === 0) return 'done';

  const picked = losses(course, battle, hits.side, targets, all, ships);
  const asked = CHOOSERS[course.ruleset.combat.casualties](course, battle, hits, targets, picked, ships);
  if (asked.length > 0) {
    course.emit({
      type: 'decision-due',
      battle: id,
      decision: 'casualties',
      side: hits.side,
      from: [...asked],
      hits: all,
      among: targets.map((unit) => unit.id),
      to: [],
    });
    return 'waiting';
  }
  giveUp(course, id, hits.by, picked, 'order-of-loss');
  return 'done';
};

const noteShipsOnly = (course: Course, hits: Hits, targets: readonly Unit[]): void => {
  if (hits.shipsOnly === 0 || !targets.some((unit) => isPlane(course.ruleset, unit))) return;
  course.apply('submarine-hits-ships');
};

/** Notes guns that nobody can hit on land, and units that a supporting shot leaves out. */
const noteSpared = (course: Course, battle: Battle, hits: Hits, targets: readonly Unit[]): void => {
  const { ruleset, state } = course;
  if (hits.side !== 'defence' || battle.kind !== 'land') return;
  if (gunsIn(ruleset, state, siteOf(battle)).length > 0) course.apply('gun-spared');
  const standing = defendersOf(state, battle).filter((unit) => !isMarked(battle, unit));
  if (hits.by === 'supporting-shot' && targets.length < standing.length) course.apply('shot-hits-land-units');
};

/** Marks units that still fire in this round, or removes those that do not. */
export const giveUp = (
  course: Course,
  id: BattleId,
  by: Hits['by'],
  units: readonly Unit[],
  chosenBy: ChosenBy,
): void => {
  const battle = battleOf(course.state, id);
  noteLosses(course, battle, by, units);
  if (by === 'supporting-shot' || by === 'attack') {
    course.emit({ type: 'units-marked', battle: id, units: groupsOf(units), by, chosenBy });
  } else {
    lose(course, battle, units, by, chosenBy);
  }
};

const noteLosses = (course: Course, battle: Battle, by: Hits['by'], units: readonly Unit[]): void => {
  const { ruleset, state } = course;
  if (by === 'antiaircraft') {
    const types = new Set(attackersOf(state, battle).flatMap((unit) => (isPlane(ruleset, unit) ? [unit.type] : [])));
    if (types.size > 1) course.apply('attacker-picks-plane');
  }
  if (by === 'submarine') course.apply(battle.round > 1 ? 'submarine-first-shot-again' : 'submarine-first-shot');
  if (by === 'defence') {
    if (units.some(({ type }) => type === 'transport')) course.apply('transport-takes-hit');
    if (units.some(({ power }) => power !== state.turn.power)) course.apply('guest-lost-with-consent');
  }
};

/** Removes units from the battle, and with a ship the troops and guns aboard it (B8.5). */
export const lose = (
  course: Course,
  battle: Battle,
  units: readonly Unit[],
  cause: EventOf<'units-lost'>['cause'],
  chosenBy: EventOf<'units-lost'>['chosenBy'],
): void => {
  const { ruleset } = course;
  const space = siteOf(battle);
  const aboard = units.flatMap(({ id }) => cargoOf(course.state, space, id)).filter((unit) => !units.includes(unit));
  const sunk = aboard.filter((unit) => !isPlane(ruleset, unit) || goesDown(course, battle, unit));
  course.emit({ type: 'units-lost', units: groupsOf(units), space, cause, chosenBy, battle: battle.id });
  if (sunk.length > 0) {
    course.emit({
      type: 'units-lost',
      units: groupsOf(sunk),
      space,
      cause: 'with-ship',
      chosenBy: 'rule',
      battle: battle.id,
    });
    const guests = sunk.some((unit) => units.some(({ id, power }) => id === unit.aboard && power !== unit.power));
    course.apply('cargo-lost-with-ship', guests ? ['guests'] : []);
    if (sunk.some(({ type }) => type === 'aa-gun')) course.apply('gun-lost-with-transport');
    if (sunk.some((unit) => isPlane(ruleset, unit))) course.apply('guest-lost-with-carrier');
  }
  if (aboard.length > sunk.length) course.apply('carrier-lost-planes-fly');
  noteOwnCarrierLost(course, battle, units);
};

/** The attacker's own fighters have no deck any more and fly on with the range they have left. */
const noteOwnCarrierLost = (course: Course, battle: Battle, units: readonly Unit[]): void => {
  const { power } = course.state.turn;
  if (!units.some((unit) => unit.type === 'carrier' && unit.power === power)) return;
  if (attackersOf(course.state, battle).some(({ type }) => type === 'fighter')) course.apply('own-carrier-lost');
};

/** Guests that are mere cargo of an attacking carrier are lost with it. */
const goesDown = ({ ruleset }: Course, battle: Battle, unit: Unit): boolean =>
  GUESTS[ruleset.carriers.guestsInAttack].sink === 'with-carrier' && !battle.defenders.includes(unit.id);
