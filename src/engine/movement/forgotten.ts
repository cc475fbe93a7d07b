// Planes that a player leaves in the air although they could come down: units are not given up at will
// (units.no-voluntary-destruction). Whoever has no place at all is lost (B6.10).

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { findUnit, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { reachHome } from './bases.ts';
import { decksOf } from './deck.ts';
import { isAirfield } from './flight.ts';
import { homeZone } from './homeward.ts';
import { type Plane, planesAloft, proveLandings } from './landing.ts';

/** How many spaces a refusal names. */
const NAMED = 6;

/**
 * Where one plane could have come down, the nearest first: whatever the others do, or only where a carrier has room.
 */
interface Places {
  readonly plane: Plane;
  readonly sure: readonly SpaceId[];
  readonly decks: readonly SpaceId[];
}

const placesOf = (ruleset: Ruleset, state: GameState, power: Power, plane: Plane): Places => {
  const home = homeZone(state, plane);
  if (home !== undefined) return { plane, sure: [home], decks: [] };
  const reach = [...reachHome(ruleset, state, power, plane.at, plane)]
    .sort(([a, to], [b, other]) => to.cost - other.cost || (a < b ? -1 : 1))
    .map(([id]) => id);
  const open = plane.decks === 'any' ? decksOf(ruleset, state, power).filter(({ slots }) => slots > 0) : [];
  const zones = new Set(open.flatMap((deck) => deck.zones));
  const sure = reach.filter((id) => isAirfield(ruleset, state, id, power));
  return { plane, sure, decks: reach.filter((id) => zones.has(id)) };
};

/** Of the planes lost those that could have been saved, however the others land; each with the places it had. */
const savable = (ruleset: Ruleset, before: GameState, power: Power, lost: ReadonlySet<UnitId>): readonly Places[] => {
  const aloft = planesAloft(ruleset, before, power)
    .filter(({ id }) => turnOf(before, id)?.held !== true)
    .map(({ land: _, ...plane }): Plane => plane);
  const gone = aloft.filter(({ id }) => lost.has(id)).map((plane) => placesOf(ruleset, before, power, plane));
  const sure = gone.filter((each) => each.sure.length > 0);
  const atSea = gone.filter((each) => each.sure.length === 0 && each.decks.length > 0);
  const stranded = new Set(proveLandings(ruleset, before, power, aloft).stranded.map(({ plane }) => plane.id));
  const unavoidable = aloft
    .filter(({ id }) => stranded.has(id))
    .filter((plane) => placesOf(ruleset, before, power, plane).decks.length > 0).length;
  // Of planes that only carriers can take somebody must go; it is for the player to say who.
  const avoidable = Math.max(0, atSea.length - unavoidable);
  const first = [...atSea].sort((a, b) => Number(stranded.has(a.plane.id)) - Number(stranded.has(b.plane.id)));
  return [...sure, ...first.slice(0, avoidable)];
};

/** What becomes of planes left in the air that could have come down, by word. */
const FORGOTTEN: {
  readonly [word in Ruleset['movement']['planesForgotten']]: typeof savable;
} = { lost: () => [], 'must-land': savable };

/**
 * Refuses to lose planes that could have landed, when all have come down.
 *
 * @param before the position before the moves of the order
 * @param powers whose planes are meant
 * @param movedAt the moves that brought units where they are
 * @param told planes of which that is said already
 */
export const refuseForgotten = (
  course: Course,
  before: GameState,
  powers: readonly Power[],
  movedAt: ReadonlyMap<UnitId, string> = new Map(),
  told: ReadonlySet<UnitId> = new Set(),
): void => {
  for (const power of powers) refuseForgottenOf(course, power, before, movedAt, told);
};

const refuseForgottenOf = (
  course: Course,
  power: Power,
  before: GameState,
  movedAt: ReadonlyMap<UnitId, string>,
  told: ReadonlySet<UnitId>,
): void => {
  const { ruleset, state } = course;
  const lost = new Set(
    planesAloft(ruleset, before, power)
      .map(({ id }) => id)
      .filter((id) => !told.has(id) && findUnit(state, id) === undefined),
  );
  if (lost.size === 0) return;
  for (const { plane, sure, decks } of FORGOTTEN[ruleset.movement.planesForgotten](ruleset, before, power, lost)) {
    const spaces = [...new Set([...sure, ...decks])].slice(0, NAMED);
    course.refuse('landing-forgotten', { space: plane.at, unit: plane.type, spaces }, movedAt.get(plane.id));
  }
};
