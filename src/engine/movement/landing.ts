// Whether every plane can still come home (B6.4, carrier.no-kamikaze): exactly, over all ways the carriers can go. It
// proves that a way exists; nobody is bound to it afterwards.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import { turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { reachHome } from './bases.ts';
import { unserved } from './berths.ts';
import { type Deck, decksOf, isHome } from './deck.ts';
import { isAirfield, mayBeAirfield } from './flight.ts';
import { homeZone, type WayHome, wayHome } from './homeward.ts';

/**
 * A plane that must find a place: where it is, how far it flies on and to what, where its player said it would land.
 */
export interface Plane extends WayHome {
  readonly id: UnitId;
  readonly type: Unit['type'];
  readonly at: SpaceId;
  readonly land?: SpaceId;
}

/** A plane without a place; `declared` if the place it named is what fails. */
interface Stranded {
  readonly plane: Plane;
  readonly why: 'nowhere' | 'declared';
}

/** Planes of `power` that are not where they may stay: at sea, and over land that is no airfield. */
export const planesAloft = (ruleset: Ruleset, state: GameState, power: Power): readonly Plane[] => {
  const planes: Plane[] = [];
  for (const [at, slot] of state.slots) {
    for (const unit of state.spaces[slot]?.units ?? []) {
      if (unit.power !== power || ruleset.board.units[unit.type].domain !== 'air') continue;
      const was = turnOf(state, unit.id);
      const down = was?.done === true || (was?.land === undefined && isAirfield(ruleset, state, at, power));
      if (!down && !isHome(ruleset, unit)) planes.push(planeOf(ruleset, state, unit, at));
    }
  }
  return planes;
};

const planeOf = (ruleset: Ruleset, state: GameState, unit: Unit, at: SpaceId): Plane => {
  const land = turnOf(state, unit.id)?.land;
  const way = wayHome(ruleset, state, unit, at);
  return { id: unit.id, type: unit.type, at, ...way, ...(land === undefined ? {} : { land }) };
};

/** Airfields and zones a plane can choose from: all within reach, or the one it declared. */
interface Choice {
  readonly ashore: 'yes' | 'no';
  readonly zones: ReadonlySet<SpaceId>;
}

const choiceOf = (ruleset: Ruleset, state: GameState, power: Power, plane: Plane): Choice => {
  const home = homeZone(state, plane);
  // Its own carrier keeps a place for it.
  if (home !== undefined)
    return { ashore: plane.land === undefined || plane.land === home ? 'yes' : 'no', zones: new Set() };
  const reach = reachHome(ruleset, state, power, plane.at, plane).map(([space]) => space);
  const open = plane.land === undefined ? reach : reach.filter((space) => space === plane.land);
  const atSea = (space: SpaceId): boolean => ruleset.board.byId.get(space)?.kind === 'sea';
  return {
    ashore: open.some((space) => !atSea(space) && mayBeAirfield(ruleset, state, space, power)) ? 'yes' : 'no',
    zones: new Set(plane.decks === 'any' ? open.filter(atSea) : []),
  };
};

/** What is known of the way home when all moves are made. */
export interface LandingProof {
  /** Planes that cannot come home whatever the rest of the turn brings. */
  readonly stranded: readonly Stranded[];
  /** Planes whose only way home is a carrier. */
  readonly onDecks: readonly Plane[];
}

/**
 * Looks for a way home for every plane at once.
 *
 * @param planes the planes to look at
 * @param attacked a zone to be taken as attacked besides those where own attackers stand
 */
type Prover = (planes: readonly Plane[], attacked?: SpaceId) => LandingProof;

/** Looks for ways home in one position as often as it is asked: places and decks it has found it remembers. */
export const landingProver = (ruleset: Ruleset, state: GameState, power: Power): Prover => {
  const choices = new Map<string, Choice>();
  const decks = new Map<SpaceId | undefined, readonly Deck[]>();
  const choose = (plane: Plane): Choice => {
    const alike = `${plane.type} ${plane.at} ${plane.left} ${plane.seas} ${plane.decks} ${plane.theatres} ${plane.land}`;
    const choice = choices.get(alike) ?? choiceOf(ruleset, state, power, plane);
    choices.set(alike, choice);
    return choice;
  };
  const decksWith = (attacked: SpaceId | undefined): readonly Deck[] => {
    const known = decks.get(attacked) ?? decksOf(ruleset, state, power, attacked);
    decks.set(attacked, known);
    return known;
  };
  return (planes, attacked) => proveAll(planes, choose, () => decksWith(attacked));
};

/** The same, once: without planes for all of `power` that are in the air or at sea. */
export const proveLandings = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  planes: readonly Plane[] = planesAloft(ruleset, state, power),
): LandingProof => landingProver(ruleset, state, power)(planes);

const proveAll = (
  planes: readonly Plane[],
  choose: (plane: Plane) => Choice,
  decks: () => readonly Deck[],
): LandingProof => {
  const choices = planes.map((plane) => ({ plane, choice: choose(plane) }));
  const atSea = choices.filter(({ choice }) => choice.ashore === 'no');
  if (atSea.length === 0) return { stranded: [], onDecks: [] };
  const useful = decks().filter(
    ({ zones, slots }) => slots > 0 && zones.some((zone) => atSea.some(({ choice }) => choice.zones.has(zone))),
  );
  const left = new Set(
    unserved(
      atSea.map(({ choice }) => choice.zones),
      useful,
    ),
  );
  const isLeft = (_: unknown, i: number): boolean => left.has(i);
  const stranded = atSea
    .filter(isLeft)
    .map(({ plane }) => ({ plane, why: plane.land === undefined ? 'nowhere' : 'declared' }) as const);
  return { stranded, onDecks: atSea.filter((_, i) => !left.has(i)).map(({ plane }) => plane) };
};
