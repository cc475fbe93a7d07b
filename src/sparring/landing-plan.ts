// A way home for all planes at once, by the same facts by which the engine proves that there is one: those that reach
// land go there, the others share the carriers, which sail to meet them.

import type { GameState, Move } from '../engine/index.ts';
import { reachHome } from '../engine/movement/bases.ts';
import { type Deck, decksOf } from '../engine/movement/deck.ts';
import { isAirfield, pathOf } from '../engine/movement/flight.ts';
import { homeZone } from '../engine/movement/homeward.ts';
import { type Plane, planesAloft, proveLandings } from '../engine/movement/landing.ts';
import { leftOf } from '../engine/movement/range.ts';
import { voyages, wayTo } from '../engine/movement/sailing.ts';
import { isShutToNoncombat } from '../engine/phases/convoy.ts';
import { findUnit, standingOf } from '../engine/state/queries.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Power, SpaceId, UnitId } from '../vocab/index.ts';
import { march } from './plan.ts';

/** A plane, the ways it can fly, and where it then comes down: on land, or in one of these zones. */
interface Homer {
  readonly plane: Plane;
  readonly ways: ReadonlyMap<SpaceId, readonly SpaceId[]>;
  readonly land: SpaceId | undefined;
}

/** Carriers with the zone each is to be in, and the planes it takes in there. */
type Berths = ReadonlyMap<Deck, { readonly zone: SpaceId; readonly planes: readonly Homer[] }>;

/** Decks for planes that need one, tried one after the other; undefined if they do not all find a place. */
const shareOut = (homers: readonly Homer[], decks: readonly Deck[], so: Berths = new Map()): Berths | undefined => {
  const [first, ...rest] = homers;
  if (first === undefined) return so;
  for (const deck of decks) {
    const berth = so.get(deck);
    if ((berth?.planes.length ?? 0) >= deck.slots) continue;
    for (const zone of berth === undefined ? deck.zones : [berth.zone]) {
      if (!first.ways.has(zone)) continue;
      const found = shareOut(
        rest,
        decks,
        new Map([...so, [deck, { zone, planes: [...(berth?.planes ?? []), first] }]]),
      );
      if (found !== undefined) return found;
    }
  }
  return undefined;
};

const flightTo = ({ plane, ways }: Homer, to: SpaceId): readonly Move[] => {
  const path = ways.get(to) ?? [];
  return path.length < 2 ? [] : [march(plane.type, path)];
};

/**
 * Noncombat moves that bring home every plane of `power` that can be saved: flights to land, voyages of carriers with
 * what stays aboard, flights to decks.
 */
export const landingPlan = (ruleset: Ruleset, state: GameState, power: Power): readonly Move[] => {
  const aloft = planesAloft(ruleset, state, power);
  const lost = new Set(proveLandings(ruleset, state, power, aloft).stranded.map(({ plane }) => plane.id));
  const homers = aloft
    .filter((plane) => !lost.has(plane.id))
    .map((plane): Homer => {
      const reach = reachHome(ruleset, state, power, plane.at, plane);
      const own = homeZone(state, plane);
      const land = reach.find(([id]) => isAirfield(ruleset, state, id, power))?.[0];
      return { plane, ways: new Map(reach.map(([id, leg]) => [id, pathOf(leg)])), land: own ?? land };
    });
  // Those with the fewest zones to choose from are seated first.
  const atSea = homers.filter(({ land }) => land === undefined).sort((a, b) => a.ways.size - b.ways.size);
  const berths: Berths = shareOut(atSea, decksOf(ruleset, state, power)) ?? new Map();
  const sailings: Move[] = [];
  const landings: Move[] = [];
  for (const [deck, { zone, planes }] of berths) {
    const found = findUnit(state, deck.carrier);
    if (found === undefined) continue;
    const aboard = planes.filter(({ plane }) => isAboard(state, plane.id, deck.carrier));
    const sails = found.space !== zone;
    if (sails) sailings.push(voyage(ruleset, state, power, found.space, zone, deck.carrier, aboard.length));
    for (const homer of planes) if (!(sails && aboard.includes(homer))) landings.push(...flightTo(homer, zone));
  }
  const ashore = homers.flatMap((homer) => (homer.land === undefined ? [] : flightTo(homer, homer.land)));
  return [...ashore, ...sailings, ...landings];
};

const isAboard = (state: GameState, plane: UnitId, carrier: UnitId): boolean =>
  findUnit(state, plane)?.unit.aboard === carrier;

const voyage = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  from: SpaceId,
  to: SpaceId,
  carrier: UnitId,
  fighters: number,
): Move => {
  const unit = findUnit(state, carrier)?.unit;
  const left = unit === undefined ? 0 : leftOf({ ruleset, state }, unit);
  const isOpen = (zone: SpaceId): boolean =>
    standingOf(ruleset, state, zone, power) === 'sea-clear' && !isShutToNoncombat(ruleset, state, zone, power);
  const path = [...wayTo(voyages(ruleset, state, power, from, left, isOpen), to)];
  const cargo = { fighter: fighters };
  return fighters === 0
    ? { kind: 'march', units: { carrier: 1 }, path }
    : { kind: 'march', units: { carrier: 1, ...cargo }, cargo, path };
};
