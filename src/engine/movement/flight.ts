// How far planes can fly and where they may come down: the air above the board. A step costs 1, an island two because
// its zone comes first (B6.2); canals stop no plane.

import { hasTrait, neighbours, spaceOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import { keptOutBy } from '../phases/peace.ts';
import { isHeldByFriends, isNeutral, spaceAt, wasFriendly } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';

/**
 * True for a neutral that somebody violated in this turn and will defend: by noncombat movement it is none any more.
 */
const isCalledOut = ({ turn }: GameState, space: SpaceId): boolean => turn.violated?.includes(space) === true;

/** How many sea zones are among spaces entered. */
export const seaZonesOf = ({ board }: Ruleset, entered: readonly SpaceId[]): number =>
  entered.filter((id) => board.byId.get(id)?.kind === 'sea').length;

/** A flight to a space: its cost, the sea zones entered, and the flight to the space before; the start has none. */
export interface Leg {
  readonly space: SpaceId;
  readonly cost: number;
  readonly seas: number;
  readonly by: Leg | undefined;
}

/** The spaces of a flight, the start first. */
export const pathOf = ({ space, by }: Leg): readonly SpaceId[] => (by === undefined ? [space] : [...pathOf(by), space]);

/**
 * Spaces a plane reaches with so many movement points, each with the flight there that costs least.
 *
 * @param mayEnter spaces that may be flown into
 * @param mostSeas sea zones it may enter on the way
 */
const flights = (
  ruleset: Ruleset,
  from: SpaceId,
  left: number,
  mayEnter: (space: SpaceId) => boolean,
  mostSeas = Number.POSITIVE_INFINITY,
): ReadonlyMap<SpaceId, Leg> => {
  const start: Leg = { space: from, cost: 0, seas: 0, by: undefined };
  const reached = new Map<SpaceId, Leg>([[from, start]]);
  const fewestSeas = new Map<SpaceId, number>([[from, 0]]);
  const counts = mostSeas !== Number.POSITIVE_INFINITY;
  let edge: readonly Leg[] = [start];
  for (let cost = 1; cost <= left && edge.length > 0; cost += 1) {
    const next: Leg[] = [];
    for (const by of edge) {
      for (const { id, kind } of neighbours(ruleset.board, by.space)) {
        const seas = by.seas + (counts && kind === 'sea' ? 1 : 0);
        if (seas > mostSeas || (fewestSeas.get(id) ?? Number.POSITIVE_INFINITY) <= seas || !mayEnter(id)) continue;
        const leg = { space: id, cost, seas, by };
        fewestSeas.set(id, seas);
        if (!reached.has(id)) reached.set(id, leg);
        next.push(leg);
      }
    }
    edge = next;
  }
  return reached;
};

/** True for a space that planes fly into on their way home: no neutral, but one that will defend itself. */
export const isOpenHome = (ruleset: Ruleset, state: GameState, space: SpaceId): boolean =>
  !isNeutral(ruleset, state, space) || isCalledOut(state, space);

/** Spaces within reach on the way home, neutrals not flown over. */
export const flightsHome = (
  ruleset: Ruleset,
  state: GameState,
  from: SpaceId,
  left: number,
  mostSeas = Number.POSITIVE_INFINITY,
  isMeant: (space: SpaceId) => boolean = () => true,
) => flights(ruleset, from, left, (space) => isMeant(space) && isOpenHome(ruleset, state, space), mostSeas);

const isFriendly = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power): boolean => {
  return isHeldByFriends(ruleset, state, space, spaceAt(state, space).control, power);
};

/** Friendly land in which planes may come down, by word (B6.5). */
const LANDING: { readonly [word in Ruleset['movement']['landing']]: typeof wasFriendly } = {
  'friendly-since-turn-start': wasFriendly,
  'friendly-now': isFriendly,
};

/** A territory where planes of `power` may come down. */
export const isAirfield = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power): boolean =>
  ruleset.board.byId.get(space)?.kind === 'land' &&
  isFriendly(ruleset, state, space, power) &&
  keptOutBy(ruleset, state, power, space) === undefined &&
  LANDING[ruleset.movement.landing](ruleset, state, space, power);

/** Land that a landing plan may count on though it is still fought for, by word. */
const HOPED_FOR: {
  readonly [word in Ruleset['movement']['landing']]: (...of: Parameters<typeof isAirfield>) => boolean;
} = {
  'friendly-since-turn-start': () => false,
  'friendly-now': (ruleset, state, space, power) => {
    const holds = (id: number, at: SpaceId): boolean =>
      spaceAt(state, at).units.some(
        (unit) => unit.id === id && unit.power === power && hasTrait(ruleset.board, unit.type, 'holds-land'),
      );
    const attacked = spaceAt(state, space).units.some(({ id }) => holds(id, space));
    const landed = state.turn.landings.some(
      ({ to, zone, units }) => to === space && units.some((id) => holds(id, zone)),
    );
    return spaceOf(ruleset.board, space).kind === 'land' && (attacked || landed);
  },
};

/** A territory where planes may come down, or may once own troops that attack it have won it. */
export const mayBeAirfield = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power): boolean =>
  isAirfield(ruleset, state, space, power) || HOPED_FOR[ruleset.movement.landing](ruleset, state, space, power);
