// Where a plane may come down: on land, on any deck that takes it in, or only on the carrier it came from (B6.5, B6.6;
// realism.carrier.*).

import { areAdjacent } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId, TheatreId, UnitId } from '../../vocab/index.ts';
import { findUnit, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit, UnitTurn } from '../state/unit.ts';
import { theatresOpen } from './between.ts';
import { landsOnDecks } from './deck.ts';
import { hasSetOut, homeward, seaZonesOnTheWay } from './range.ts';

/** How far a plane still flies, and to what. */
export interface WayHome {
  readonly left: number;
  /** What the range comes from, for telling of it. */
  readonly total: number;
  /** Sea zones it may enter on the way. */
  readonly seas: number;
  readonly ashore: 'yes' | 'no';
  /** Decks it may come down on: those that take it in, none, or one carrier's alone. */
  readonly decks: 'any' | 'none' | UnitId;
  /** Theatres of which it may be in one; without any it flies everywhere. */
  readonly theatres?: readonly TheatreId[];
}

/** The carrier a plane left to fight this turn, if it is afloat and within one space of it. */
const homeDeck = (
  ruleset: Ruleset,
  state: GameState,
  at: SpaceId,
  was: UnitTurn | undefined,
): { readonly carrier: Unit; readonly zone: SpaceId } | undefined => {
  if (was?.home === undefined || !hasSetOut(was)) return undefined;
  const found = findUnit(state, was.home);
  if (found === undefined) return undefined;
  const near = found.space === at || areAdjacent(ruleset.board, found.space, at);
  return near ? { carrier: found.unit, zone: found.space } : undefined;
};

type Homing = (
  ruleset: Ruleset,
  state: GameState,
  plane: Unit,
  at: SpaceId,
  was: UnitTurn | undefined,
) => Omit<WayHome, 'seas'>;

const anyDeck: Homing = (ruleset, state, plane, _at, was) => ({
  ...homeward({ ruleset, state }, plane, false, was),
  ashore: 'yes',
  decks: landsOnDecks(ruleset, plane.type) ? 'any' : 'none',
});

/**
 * Back to its own carrier while that can be (ruling.RR26); without it like a plane from land, but on own carriers too.
 * A plane from land that fought finds no deck (realism.carrier.land-fighter-no-landing).
 */
const homeCarrier: Homing = (ruleset, state, plane, at, was) => {
  const deck = homeDeck(ruleset, state, at, was);
  if (deck !== undefined)
    return { ...homeward({ ruleset, state }, plane, true, was), ashore: 'no', decks: deck.carrier.id };
  const anywhere = landsOnDecks(ruleset, plane.type) && (!hasSetOut(was) || was?.home !== undefined);
  return { ...homeward({ ruleset, state }, plane, false, was), ashore: 'yes', decks: anywhere ? 'any' : 'none' };
};

/** How planes belong to carriers, by word. */
const HOMING: { readonly [word in Ruleset['carriers']['attachment']]: Homing } = {
  none: anyDeck,
  'home-carrier': homeCarrier,
};

/**
 * Where a plane may come down from a space.
 *
 * @param was what it did this turn, if not what the position says
 */
export const wayHome = (
  ruleset: Ruleset,
  state: GameState,
  plane: Unit,
  at: SpaceId,
  was: UnitTurn | undefined = turnOf(state, plane.id),
): WayHome => ({
  ...HOMING[ruleset.carriers.attachment](ruleset, state, plane, at, was),
  seas: hasSetOut(was) ? seaZonesOnTheWay(state) : Number.POSITIVE_INFINITY,
  ...inTheatres(theatresOpen(ruleset, at, was)),
});

const inTheatres = (theatres: readonly TheatreId[] | undefined): Pick<WayHome, 'theatres'> =>
  theatres === undefined ? {} : { theatres };

/** The zone of the one carrier a plane must go back to, if there is one. */
export const homeZone = (state: GameState, { decks }: Pick<WayHome, 'decks'>): SpaceId | undefined =>
  typeof decks === 'number' ? findUnit(state, decks)?.space : undefined;
