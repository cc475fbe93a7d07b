// Carriers as landing places: how many fighters they hold and where they can be when planes come home.

import { hasDeck, hasTrait, neighbours, roomBeside, roomOn } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { isBefore, type Power, type SpaceId, type UnitId, type UnitType } from '../../vocab/index.ts';
import { isShutToNoncombat } from '../phases/convoy.ts';
import { spaceAt, standingOf, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { attackOf } from '../state/values.ts';
import { mayLandOn } from './hosts.ts';
import { cargoOf } from './making.ts';
import { leftOf, movedInCombat, outFrom } from './range.ts';
import { voyages } from './sailing.ts';

/** A carrier: the fighters it has room for, and the zones where it may be at the end of the turn. */
export interface Deck {
  readonly carrier: UnitId;
  readonly slots: number;
  readonly zones: readonly SpaceId[];
}

/** True for planes that come down on decks. */
export const landsOnDecks = ({ board }: Ruleset, type: UnitType): boolean => hasTrait(board, type, 'lands-on-decks');

/** Planes a ship takes aboard at most beside what is to stay there. */
const deckSize = ({ board }: Ruleset, ship: UnitType, staying: readonly Unit[]): number => {
  const planes = board.roster.filter((type) => board.units[type].domain === 'air');
  if (board.units[ship].hold === undefined)
    return Math.max(0, ...planes.map((type) => roomOn(board, ship, type))) - staying.length;
  return Math.max(0, ...planes.map((type) => roomBeside(board, ship, staying, type)));
};

/**
 * Carriers whose retreat a landing plan may count on, by word. Ruling D16: the publisher accepts any legal possibility,
 * DAAK does not accept one that needs a carrier to retreat from battle.
 */
const COUNTS_ON_RETREAT: { readonly [word in Ruleset['carriers']['retreatInPlan']]: boolean } = {
  allowed: true,
  refused: false,
};

/** True if a carrier was bought that is not placed yet: one might think planes could land on it. */
export const hasBoughtDeck = ({ board }: Ruleset, { turn }: GameState): boolean =>
  board.roster.some((type) => hasDeck(board, type) && (turn.purchased[type] ?? 0) > 0);

/** Planes that belong to a carrier though they are not aboard, by word: their places are kept. */
const EXPECTED: { readonly [word in Ruleset['carriers']['attachment']]: (state: GameState, carrier: Unit) => number } =
  {
    none: () => 0,
    'home-carrier': (state, carrier) => outFrom(state, carrier).length,
  };

/** Fighters a carrier has room for as it stands. */
export const freeSlots = (ruleset: Ruleset, state: GameState, zone: SpaceId, carrier: Unit): number =>
  deckSize(ruleset, carrier.type, cargoOf(state, zone, carrier.id)) -
  EXPECTED[ruleset.carriers.attachment](state, carrier);

/** Whether planes aboard are at home there and look for no other place, by word. */
const AT_HOME_ABOARD: { readonly [word in Ruleset['carriers']['attachment']]: boolean } = {
  none: false,
  'home-carrier': true,
};

/** True for a plane that is at home where it is: aboard the carrier it belongs to. */
export const isHome = ({ carriers }: Ruleset, plane: Unit): boolean =>
  plane.aboard !== undefined && AT_HOME_ABOARD[carriers.attachment];

/** Whether own fighters take off before their carrier moves, by word; else they travel with it. */
const TAKE_OFF: { readonly [word in Ruleset['carriers']['ownFighters']]: boolean } = {
  'take-off-first': true,
  'travel-along': false,
};

/** True where a carrier that moves leaves its own fighters behind, in the air. */
export const leavesFighters = ({ carriers }: Ruleset): boolean => TAKE_OFF[carriers.ownFighters];

/**
 * True for a carrier that sent planes out to fight this turn and so has ended its own move, where planes belong to it.
 */
export const hasLaunched = ({ carriers }: Ruleset, state: GameState, carrier: Unit): boolean =>
  AT_HOME_ABOARD[carriers.attachment] &&
  [...state.turn.units.values()].some((was) => was.home === carrier.id && movedInCombat(was));

/** True while battles of the turn are still to come: a zone may yet be cleared. */
const isBeforeBattle = ({ phases }: Ruleset, { turn }: GameState): boolean =>
  isBefore(phases, turn.phase, 'combat') || turn.battles.some(({ status }) => status !== 'ended');

/** A zone where own ships can be in noncombat movement: without enemies, or with some that are attacked this turn. */
const mayBeClear = (
  ruleset: Ruleset,
  state: GameState,
  zone: SpaceId,
  power: Power,
  attacked: SpaceId | undefined,
): boolean =>
  standingOf(ruleset, state, zone, power) === 'sea-clear' ||
  attacked === zone ||
  (isBeforeBattle(ruleset, state) &&
    spaceAt(state, zone).units.some((unit) => unit.power === power && attackOf(ruleset, state, power, unit.type) > 0));

/** Where a fleet may retreat to from a zone: where its ships came from, else any neighbour without enemies (B13.1). */
const retreats = (ruleset: Ruleset, state: GameState, zone: SpaceId, power: Power): readonly SpaceId[] => {
  const clear = (space: SpaceId): boolean => standingOf(ruleset, state, space, power) === 'sea-clear';
  const origins = spaceAt(state, zone).units.flatMap(({ id, power: owner, type }) => {
    const from = owner === power && ruleset.board.units[type].domain === 'sea' ? turnOf(state, id)?.from : undefined;
    return from === undefined ? [] : [from];
  });
  if (origins.length > 0) return origins.filter(clear);
  return neighbours(ruleset.board, zone).flatMap(({ id, kind }) => (kind === 'sea' && clear(id) ? [id] : []));
};

/**
 * All decks that planes of `power` may count on. Own fighters do not take up room: they are among the planes that look
 * for a place, and so are those still aboard, unless they have landed for the turn.
 *
 * @param attacked a zone to be taken as attacked besides those where own attackers stand
 */
export const decksOf = (ruleset: Ruleset, state: GameState, power: Power, attacked?: SpaceId): readonly Deck[] => {
  const decks: Deck[] = [];
  const enters = (zone: SpaceId): boolean =>
    mayBeClear(ruleset, state, zone, power, attacked) && !isShutToNoncombat(ruleset, state, zone, power);
  for (const [zone, slot] of state.slots) {
    for (const carrier of state.spaces[slot]?.units ?? []) {
      if (!hasDeck(ruleset.board, carrier.type) || !mayLandOn(ruleset, state, carrier.power, power)) continue;
      const aboard = cargoOf(state, zone, carrier.id);
      const landed = aboard.filter(({ id }) => turnOf(state, id)?.done === true);
      const stay = aboard.filter((plane) => plane.power !== power || landed.includes(plane) || isHome(ruleset, plane));
      const slots = deckSize(ruleset, carrier.type, stay) - EXPECTED[ruleset.carriers.attachment](state, carrier);
      const was = turnOf(state, carrier.id);
      const fights = standingOf(ruleset, state, zone, power) === 'sea-hostile';
      const stays =
        carrier.power !== power ||
        landed.length > 0 ||
        was?.fought !== undefined ||
        was?.moved === 'combat' ||
        was?.held === true ||
        hasLaunched(ruleset, state, carrier);
      const toRetreat =
        fights &&
        carrier.power === power &&
        isBeforeBattle(ruleset, state) &&
        COUNTS_ON_RETREAT[ruleset.carriers.retreatInPlan];
      let zones: readonly SpaceId[] = [zone];
      if (toRetreat) zones = [...new Set([zone, ...retreats(ruleset, state, zone, power)])];
      else if (!stays && !fights) {
        zones = [...voyages(ruleset, state, power, zone, leftOf({ ruleset, state }, carrier), enters).keys()];
      }
      decks.push({ carrier: carrier.id, slots, zones });
    }
  }
  return decks;
};
