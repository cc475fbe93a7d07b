// Where planes can fly and still come home, seen from one space: the same rules as `movement/air.ts` and
// `movement/landing.ts`, asked the other way round.

import { hasTrait, neighbours } from '../../board/index.ts';
import type { SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { planeBar } from '../movement/air.ts';
import { carriersIn, landsOnDecks } from '../movement/deck.ts';
import { flightsHome, isAirfield, isNeutral } from '../movement/flight.ts';
import { roomAboard } from '../movement/land-on-carrier.ts';
import { type Plane, planesAloft, proveLandings } from '../movement/landing.ts';
import { leftOf, type Making } from '../movement/making.ts';
import type { Move } from '../orders/move.ts';
import { cashOf, spaceAt, standingOf } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import type { Aim, Offer } from './offer.ts';

/** A flight out: neutrals under it cost a fee each. */
interface Flight {
  readonly path: readonly SpaceId[];
  readonly fees: number;
}

/** For every space and number of steps, the flight there with the fewest neutrals to pay for. */
const flightsOut = (
  course: Course,
  from: SpaceId,
  left: number,
  payable: number,
): ReadonlyMap<SpaceId, readonly Flight[]> => {
  const { ruleset, state } = course;
  const all = new Map<SpaceId, Flight[]>();
  let edge = new Map<SpaceId, Flight>([[from, { path: [from], fees: 0 }]]);
  for (let cost = 1; cost <= left; cost += 1) {
    const next = new Map<SpaceId, Flight>();
    for (const [space, { path, fees }] of edge) {
      for (const { id } of neighbours(ruleset.board, space)) {
        const paid = fees + (isNeutral(ruleset, state, id) && !path.includes(id) ? 1 : 0);
        const cheapest = Math.min(next.get(id)?.fees ?? Infinity, ...(all.get(id) ?? []).map((flight) => flight.fees));
        if (id === from || paid > payable || paid >= cheapest) continue;
        next.set(id, { path: [...path, id], fees: paid });
      }
    }
    for (const [id, flight] of next) all.set(id, [...(all.get(id) ?? []), flight]);
    edge = next;
  }
  return all;
};

/** Steps from any space to the nearest airfield, neutrals not flown over; worked out once for all planes. */
export const stepsHome = ({ course, power }: Making): ReadonlyMap<SpaceId, number> => {
  const { ruleset, state } = course;
  const steps = new Map<SpaceId, number>();
  let edge = ruleset.board.spaces.filter(({ id }) => isAirfield(ruleset, state, id, power)).map(({ id }) => id);
  for (const id of edge) steps.set(id, 0);
  for (let step = 1; edge.length > 0; step += 1) {
    const next: SpaceId[] = [];
    for (const space of edge.filter((id) => !isNeutral(ruleset, state, id))) {
      for (const { id } of neighbours(ruleset.board, space)) {
        if (steps.has(id)) continue;
        steps.set(id, step);
        next.push(id);
      }
    }
    edge = next;
  }
  return steps;
};

/** How a plane comes home from a space, if it can. */
const homeFrom = (
  { course, power }: Making,
  plane: Unit,
  at: SpaceId,
  left: number,
  nearest: ReadonlyMap<SpaceId, number>,
): Offer['home'] => {
  if ((nearest.get(at) ?? Number.POSITIVE_INFINITY) <= left) return 'airfield';
  const { ruleset, state } = course;
  if (!landsOnDecks(ruleset, plane.type)) return undefined;
  const moved: Plane = { id: plane.id, type: plane.type, at, left };
  const others = planesAloft(ruleset, state, power).filter(({ id }) => id !== plane.id);
  const { stranded } = proveLandings(ruleset, state, power, [...others, moved], new Set([at]));
  return stranded.length === 0 ? 'carrier' : undefined;
};

const aimsAt = ({ course, power }: Making, type: Unit['type'], to: SpaceId): readonly Aim[] => {
  const { ruleset, state } = course;
  const standing = standingOf(ruleset, state, to, power);
  const complex = spaceAt(state, to).units.some((unit) => hasTrait(ruleset.board, unit.type, 'industry'));
  const bombs = complex && hasTrait(ruleset.board, type, 'raids');
  const raids: readonly Aim[] = bombs && standing.startsWith('enemy') ? ['raid'] : [];
  const fights = standing === 'enemy-occupied' || standing === 'sea-hostile';
  return [...raids, fights ? 'battle' : standing === 'neutral' ? 'neutral' : 'move'];
};

const outOffers = (
  making: Making,
  space: SpaceId,
  plane: Unit,
  count: number,
  nearest: ReadonlyMap<SpaceId, number>,
): readonly Offer[] => {
  const { course, power } = making;
  const { fee } = course.ruleset.neutrals;
  const payable = fee === 0 ? Number.POSITIVE_INFINITY : Math.floor(cashOf(course.state, power) / fee);
  const left = leftOf(course, plane);
  return [...flightsOut(course, space, left, payable)].flatMap(([to, ways]) => {
    for (const { path, fees } of [...ways].sort((a, b) => a.fees - b.fees || a.path.length - b.path.length)) {
      const cost = path.length - 1;
      const home = homeFrom(making, plane, to, left - cost, nearest);
      if (home === undefined) continue;
      const several = home === 'airfield' && fees === 0 ? count : 1;
      return aimsAt(making, plane.type, to).map((aim): Offer => {
        const mission = aim === 'raid' ? ({ mission: 'raid' } as const) : {};
        const march: Move = { kind: 'march', units: { [plane.type]: 1 }, path: [...path], ...mission };
        return { space, type: plane.type, to, aim, by: 'march', moves: [march], count: several, path, cost, home };
      });
    }
    return [];
  });
};

const homeOffers = (making: Making, space: SpaceId, plane: Unit, count: number): readonly Offer[] => {
  const { course, power } = making;
  const { ruleset, state } = course;
  const reach = flightsHome(ruleset, state, space, leftOf(course, plane));
  const pathTo = (to: SpaceId): readonly SpaceId[] => {
    const by = reach.get(to)?.by;
    return by === undefined ? [to] : [...pathTo(by), to];
  };
  return [...reach].flatMap(([to, { cost }]): readonly Offer[] => {
    if (to === space) return [];
    const atSea = ruleset.board.byId.get(to)?.kind === 'sea';
    const room = atSea ? roomAboard(course, to, carriersIn(ruleset, state, to, power)) : Number.POSITIVE_INFINITY;
    const lands = atSea ? landsOnDecks(ruleset, plane.type) && room > 0 : isAirfield(ruleset, state, to, power);
    if (!lands) return [];
    const path = pathTo(to);
    const march: Move = { kind: 'march', units: { [plane.type]: 1 }, path: [...path] };
    return [
      {
        space,
        type: plane.type,
        to,
        aim: 'move',
        by: 'march',
        moves: [march],
        count: Math.min(count, room),
        path,
        cost,
      },
    ];
  });
};

/** Flights of the planes in a space, planes with the same range left taken together. */
export const airOffers = (making: Making, space: SpaceId, nearest: ReadonlyMap<SpaceId, number>): readonly Offer[] => {
  const { course, power, phase } = making;
  const alike = new Map<string, readonly Unit[]>();
  for (const plane of spaceAt(course.state, space).units) {
    if (plane.power !== power || course.ruleset.board.units[plane.type].domain !== 'air') continue;
    if (planeBar(making, space, [space])(plane) !== undefined) continue;
    const key = `${plane.type}/${leftOf(course, plane)}`;
    alike.set(key, [...(alike.get(key) ?? []), plane]);
  }
  return [...alike.values()].flatMap((planes) => {
    const [plane] = planes;
    if (plane === undefined) return [];
    if (phase === 'noncombat') return homeOffers(making, space, plane, planes.length);
    return outOffers(making, space, plane, planes.length, nearest);
  });
};
