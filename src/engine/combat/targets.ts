// Who can be given up for hits that fell: by the step they fell in, and where the kind of unit that made them settles
// it, by that.

import type { FireRow, Ruleset, TargetClass } from '../../rulesets/index.ts';
import type { Course } from '../course.ts';
import type { Battle, HitBy, Hits, MadeClaim } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { inReachOf } from './firing.ts';
import { guestTargets } from './guests.ts';
import { attackersOf, defendersOf, isGround, isMarked, isPlane, isShip } from './line-up.ts';
import { rowUnderWay } from './program.ts';
import { bearTogether } from './strength.ts';

/**
 * Whom a supporting shot can hit, by word; guns never. Ruling D17: the rulebook lets the defender choose any unit, DAAK
 * one of his land units, so that the hit is void where only planes defend; a softer reading would need DAAK's word.
 */
const SHOT_TARGETS: {
  readonly [word in Ruleset['combat']['supportingShotCasualty']]: (ruleset: Ruleset, unit: Unit) => boolean;
} = { 'any-unit': () => true, 'land-unit': isGround };

/** Attackers in reach of the defenders' fire, by word: where the fight is for a coast, those on land. */
const SHORE_FIRE: { readonly [word in Ruleset['combat']['shoreFire']]: typeof attackersOf } = {
  'attackers-on-land': attackersOf,
};

/** Units that may be given up for hits of a step that is a word. */
const targetsOfWord = (course: Course, battle: Battle, by: HitBy): readonly Unit[] => {
  const { ruleset, state } = course;
  const attackers = SHORE_FIRE[ruleset.combat.shoreFire](state, battle);
  if (by === 'antiaircraft') return attackers.filter((unit) => isPlane(ruleset, unit));
  if (by === 'defence') return [...attackers, ...guestTargets(course, battle)];
  const standing = defendersOf(state, battle).filter((unit) => !isMarked(battle, unit));
  if (by !== 'supporting-shot') return standing;
  return standing.filter((unit) => SHOT_TARGETS[ruleset.combat.supportingShotCasualty](ruleset, unit));
};

const isOf = ({ board }: Ruleset, { type }: Unit, kinds: readonly TargetClass[]): boolean =>
  kinds.some((kind) => kind === type || kind === board.units[type].domain);

/** The units that hits of one sort may take: of the first class that has any in reach. */
const targetsOfClaim = (course: Course, battle: Battle, row: FireRow, { at, by }: MadeClaim): readonly Unit[] => {
  const reach = inReachOf(course, battle, row, by);
  for (const kinds of at) {
    const found = reach.filter((unit) => isOf(course.ruleset, unit, kinds));
    if (found.length > 0) return found;
  }
  return [];
};

/** Claims at the front that one word settles: of one sort, and picked by one power if the shooter picks. */
export const claimsTogether = (claims: readonly MadeClaim[]): readonly MadeClaim[] => {
  const [first] = claims;
  if (first === undefined) return [];
  const end = claims.findIndex(
    ({ at, by, power }) =>
      by !== first.by || (by === 'shooter' && power !== first.power) || JSON.stringify(at) !== JSON.stringify(first.at),
  );
  return end < 0 ? claims : claims.slice(0, end);
};

/** Units that may be given up for the hits to be taken next. */
export const targetsOf = (course: Course, battle: Battle, { by, claims }: Hits): readonly Unit[] => {
  const row = rowUnderWay(course.ruleset, battle);
  if (row === undefined) return targetsOfWord(course, battle, by);
  const [first] = claims ?? [];
  return first === undefined ? inReachOf(course, battle, row, 'owner') : targetsOfClaim(course, battle, row, first);
};

/** How many hits find a target: `ships` of them on ships alone, `all` in all. */
export const reach = (
  { ruleset }: Course,
  hits: Pick<Hits, 'count' | 'shipsOnly'>,
  targets: readonly Unit[],
): { readonly all: number; readonly ships: number } => {
  const afloat = bearTogether(
    ruleset.board,
    targets.filter((unit) => isShip(ruleset, unit)),
  );
  const ships = Math.min(hits.shipsOnly, afloat);
  return {
    ships,
    all: ships + Math.min(hits.count - hits.shipsOnly, bearTogether(ruleset.board, targets) - ships),
  };
};
