// Bases printed in territories, which let planes and ships go further (P14, P15).

import { neighboursOfKind } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Base, Power, SpaceId, TheatreId } from '../../vocab/index.ts';
import { findUnit, spaceAt, wasFriendly } from '../state/queries.ts';
import { areFriends } from '../state/relation.ts';
import type { GameState } from '../state/state.ts';
import type { Unit, UnitTurn } from '../state/unit.ts';
import { isWithin } from './between.ts';
import { flightsHome, type Leg } from './flight.ts';

/** Spaces more at either end of a flight, by word. */
const AT_AN_END: { readonly [word in Ruleset['movement']['airBases']]: number } = {
  nothing: 0,
  'one-space-at-each-end': 1,
};

/** Spaces more on a voyage from base to base, by word. */
const BETWEEN_TWO: { readonly [word in Ruleset['movement']['navalBases']]: number } = {
  nothing: 0,
  'one-space-between-two': 1,
};

const hasBase = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power, base: Base): boolean => {
  const { control } = spaceAt(state, space);
  return (
    ruleset.board.byId.get(space)?.bases?.includes(base) === true &&
    control !== null &&
    areFriends(ruleset, state, control, power)
  );
};

/** True for a territory with an air base that the side of `power` has held since the turn began (ruling.R16). */
const isAirBase = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power): boolean =>
  hasBase(ruleset, state, space, power, 'air') && wasFriendly(ruleset, state, space, power);

/** How far planes can go beyond their range at most. */
export const mostFromBases = ({ movement }: Ruleset): number => 2 * AT_AN_END[movement.airBases];

/** Spaces more for a plane that takes off, or took off this turn, from an air base. */
export const fromBase = (ruleset: Ruleset, state: GameState, plane: Unit, was: UnitTurn | undefined): number => {
  const more = AT_AN_END[ruleset.movement.airBases];
  if (more === 0) return 0;
  const start = was?.origin ?? findUnit(state, plane.id)?.space;
  return start !== undefined && isAirBase(ruleset, state, start, plane.power) ? more : 0;
};

/** Spaces more for a flight that ends in a space. */
export const toBase = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power): number => {
  const more = AT_AN_END[ruleset.movement.airBases];
  return more > 0 && isAirBase(ruleset, state, space, power) ? more : 0;
};

/** Of several lists of flights the nearest one to each space. */
const nearestOf = (lists: readonly ReadonlyMap<SpaceId, Leg>[]): readonly (readonly [SpaceId, Leg])[] => {
  const best = new Map<SpaceId, Leg>();
  for (const [id, leg] of lists.flatMap((list) => [...list]))
    if (leg.cost < (best.get(id)?.cost ?? Number.POSITIVE_INFINITY)) best.set(id, leg);
  return [...best];
};

/** Spaces within reach on the way home; an air base may lie one further than others. */
export const reachHome = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  from: SpaceId,
  {
    left,
    seas,
    theatres,
  }: {
    readonly left: number;
    readonly seas: number;
    readonly theatres?: readonly TheatreId[];
  },
): readonly (readonly [SpaceId, Leg])[] => {
  const more = AT_AN_END[ruleset.movement.airBases];
  const within = (theatre: TheatreId) => (space: SpaceId) => isWithin(ruleset, space, theatre);
  const reached =
    theatres === undefined
      ? [...flightsHome(ruleset, state, from, left + more, seas)]
      : nearestOf(theatres.map((theatre) => flightsHome(ruleset, state, from, left + more, seas, within(theatre))));
  return more === 0 ? reached : reached.filter(([id, { cost }]) => cost <= left + toBase(ruleset, state, id, power));
};

/** How far ships can go beyond their range at most. */
export const mostBetweenBases = ({ movement }: Ruleset): number => BETWEEN_TWO[movement.navalBases];

/** Spaces more for a voyage that begins and ends in zones beside friendly naval bases. */
export const betweenBases = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  start: SpaceId,
  end: SpaceId,
): number => {
  const more = mostBetweenBases(ruleset);
  const isBeside = (zone: SpaceId): boolean =>
    neighboursOfKind(ruleset.board, zone, 'land').some(({ id }) => hasBase(ruleset, state, id, power, 'naval'));
  return more > 0 && isBeside(start) && isBeside(end) ? more : 0;
};
