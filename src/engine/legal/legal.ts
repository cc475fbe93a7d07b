// Every move a power can make by itself at this moment, worked out from the position: for guided entry, for programs
// that play, and for counting. What is offered here `decide` accepts; moves that are legal only together with others (a
// carrier sent to meet a fighter, an escort of a landing) are not offered. Where planes in the air must land, an order
// holds their flights as well.

import { hasDeck, hasTrait } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import {
  isBefore,
  kindOf,
  nextOfKind,
  noFaces,
  type PhaseSpec,
  type Power,
  type SpaceId,
  type UnitType,
} from '../../vocab/index.ts';
import { begin } from '../course.ts';
import { evolve } from '../evolve/evolve.ts';
import { combatMove } from '../movement/combat-move.ts';
import { attackBanned } from '../movement/first-round.ts';
import { startMaking } from '../movement/making.ts';
import { enteredBy, moversOf, spacesOf } from '../movement/march.ts';
import { noncombatMove } from '../movement/noncombat-move.ts';
import { shutInAt } from '../movement/shut-in.ts';
import type { Move } from '../orders/move.ts';
import { NO_NONCE } from '../orders/nonce.ts';
import { keptOutBy } from '../phases/peace.ts';
import { barredTheatre, shutTheatre } from '../phases/theatres.ts';
import { isOver } from '../state/over.ts';
import type { GameState } from '../state/state.ts';
import { airOffers } from './air.ts';
import { eachFerry, ferryOffers } from './ferry.ts';
import { homecomingOf } from './homecoming.ts';
import { landOffers } from './land.ts';
import type { Aim, Ferry, Offer, Phase } from './offer.ts';
import { seaOffers } from './sea.ts';

/** The movement phase the turn is in or comes to next; undefined when all are over. */
export const movementPhase = (ruleset: Ruleset, state: GameState): Phase | undefined => {
  const { phase, movesMade } = state.turn;
  if (kindOf(phase) === 'combat-move') return movesMade === 'no' ? 'combat' : undefined;
  if (isBefore(ruleset.phases, phase, 'combat')) return movesMade === 'no' ? 'combat' : undefined;
  if (comesAgain(ruleset, state) !== undefined) return 'combat';
  return isBefore(ruleset.phases, phase, 'place') ? 'noncombat' : undefined;
};

/** The combat movement that is still ahead while a combat is fought. */
const comesAgain = ({ phases }: Ruleset, { turn }: GameState): PhaseSpec | undefined =>
  kindOf(turn.phase) === 'combat' ? nextOfKind(phases, turn.phase, 'combat-move') : undefined;

/** The position in which the moves of a phase are made: a second combat movement has begun, for others move in it. */
const asMoved = (ruleset: Ruleset, state: GameState, phase: Phase): GameState => {
  const again = phase === 'combat' ? comesAgain(ruleset, state) : undefined;
  return again === undefined ? state : evolve(state, { type: 'phase-began', phase: again.id });
};

/** Makes an offer's moves and says whether anything stands against them. */
const stands = (ruleset: Ruleset, state: GameState, power: Power, phase: Phase, { moves }: Offer): boolean => {
  const course = begin(ruleset, state, noFaces);
  if (phase === 'combat') combatMove(course, { type: 'combat-move', power, moves: [...moves], nonce: NO_NONCE });
  else noncombatMove(course, { type: 'noncombat-move', power, moves: [...moves] });
  // Planes in the air that have no move yet do not stand against another unit's.
  return course.refusals.every(({ code }) => code === 'landing-forgotten');
};

/** Offers that hang on more than the way itself are tried before they are made. */
const isDelicate = ({ board }: Ruleset, state: GameState, phase: Phase, { type, home }: Offer): boolean =>
  hasDeck(board, type) || (phase === 'combat' && home === 'carrier') || state.options.pieceLimits === 'on';

const PEACEFUL: readonly Aim[] = ['move', 'neutral'];

/** Nobody moves while something else is due first, or once the game is over. */
const isHeldUp = (state: GameState): boolean =>
  state.round === 0 ||
  isOver(state) ||
  state.awaiting.length > 0 ||
  state.bidding !== undefined ||
  state.turn.battles.some(({ status }) => status !== 'ended');

/**
 * The moves open to a power in turn, the first if none is named, space by space in board order, ferries last. Empty
 * outside the movement phases, while dice, a bid or battles are due, and after the end.
 *
 * @param of the movement that comes `next`; or once a combat is fought the `noncombat` movement, though a second combat
 *   movement that may be passed over comes first
 */
export const legal = (
  ruleset: Ruleset,
  now: GameState,
  power: Power = now.turn.power,
  of: 'next' | 'noncombat' = 'next',
): readonly Offer[] => {
  const next = movementPhase(ruleset, now);
  const phase = of === 'noncombat' && comesAgain(ruleset, now) !== undefined ? of : next;
  if (phase === undefined || isHeldUp(now) || now.turn.done?.includes(power) === true) return [];
  const state = asMoved(ruleset, now, phase);
  const making = startMaking(begin(ruleset, state, noFaces), power, phase);
  const peaceOnly = attackBanned(making, '');
  const homecoming = homecomingOf(making);
  const offers = ruleset.board.spaces.flatMap(({ id, kind }) => [
    ...(kind === 'land' ? landOffers(making, id) : seaOffers(making, id)),
    ...airOffers(making, id, homecoming),
  ]);
  const movers = phase === 'combat' ? moversOf(ruleset, state) : undefined;
  const isShutTo = (spaces: readonly SpaceId[], type: UnitType): boolean =>
    phase === 'combat'
      ? spaces.some((space) => shutTheatre(ruleset, state, power, space) !== undefined)
      : shutInAt(ruleset, state, power, spaces, type) !== undefined;
  const isBarred = (move: Move): boolean => {
    const end = enteredBy(move).at(-1);
    return phase === 'combat' && end !== undefined && barredTheatre(ruleset, state, power, end) !== undefined;
  };
  const isShut = ({ type, moves }: Offer): boolean =>
    moves.some((move) => isShutTo(spacesOf(move), type)) ||
    (state.barred !== undefined && moves.some(isBarred)) ||
    moves.flatMap(enteredBy).some((space) => keptOutBy(ruleset, state, power, space) !== undefined);
  return [...offers, ...ferryOffers(making)].filter(
    (offer) =>
      !isShut(offer) &&
      (movers === undefined || (offer.by === 'march' && hasTrait(ruleset.board, offer.type, movers))) &&
      (!peaceOnly || PEACEFUL.includes(offer.aim)) &&
      (!isDelicate(ruleset, state, phase, offer) || stands(ruleset, state, power, phase, offer)),
  );
};

/**
 * What every own transport can bring ashore in combat movement, ship by ship, where `legal` names only the best way
 * from one coast to another. Empty when no combat move is open.
 */
export const ferries = (ruleset: Ruleset, state: GameState): readonly Ferry[] => {
  if (movementPhase(ruleset, state) !== 'combat' || isHeldUp(state)) return [];
  // Where some kinds of unit alone move again, they march.
  if (moversOf(ruleset, asMoved(ruleset, state, 'combat')) !== undefined) return [];
  const making = startMaking(begin(ruleset, state, noFaces), state.turn.power, 'combat');
  const peaceOnly = attackBanned(making, '');
  return eachFerry(making).map(({ ship, offers }) => ({
    ship,
    offers: offers.filter(
      (offer) =>
        (!peaceOnly || PEACEFUL.includes(offer.aim)) &&
        (!isDelicate(ruleset, state, 'combat', offer) || stands(ruleset, state, state.turn.power, 'combat', offer)),
    ),
  }));
};
