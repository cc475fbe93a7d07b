// Where planes can fly and still come home, seen from one space: the same rules as `movement/air.ts` and
// `movement/landing.ts`, asked the other way round.

import { hasTrait, neighbours } from '../../board/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { planeBar } from '../movement/air.ts';
import { reachHome } from '../movement/bases.ts';
import { theatresCrossed } from '../movement/between.ts';
import { isAirfield, pathOf } from '../movement/flight.ts';
import { homeZone, wayHome } from '../movement/homeward.ts';
import { carriersIn } from '../movement/hosts.ts';
import { roomAboard } from '../movement/land-on-carrier.ts';
import type { Plane } from '../movement/landing.ts';
import type { Making } from '../movement/making.ts';
import { outward, seaZonesOnTheWay } from '../movement/range.ts';
import { areVainIn } from '../movement/sorties.ts';
import { endOf } from '../movement/way.ts';
import type { Move } from '../orders/move.ts';
import { leastCashFor } from '../phases/purse.ts';
import { isActing, isNeutral, spaceAt, standingToAttack, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit, UnitTurn } from '../state/unit.ts';
import type { Homecoming } from './homecoming.ts';
import type { Aim, Offer } from './offer.ts';

/** A flight out: neutrals under it cost a fee each, and sea zones may be few. */
interface Flight {
  readonly path: readonly SpaceId[];
  readonly fees: number;
  readonly seas: number;
}

const isAsGood = (a: Flight, b: Flight): boolean => a.fees <= b.fees && a.seas <= b.seas;

/** For every space and number of steps, the flights there with the fewest neutrals to pay for, and the fewest zones. */
const flightsOut = (
  course: Course,
  from: SpaceId,
  left: number,
  payable: number,
  was: UnitTurn | undefined,
): ReadonlyMap<SpaceId, readonly Flight[]> => {
  const { ruleset, state } = course;
  const all = new Map<SpaceId, Flight[]>();
  const most = seaZonesOnTheWay(state);
  const counts = most !== Number.POSITIVE_INFINITY;
  let edge = new Map<SpaceId, readonly Flight[]>([[from, [{ path: [from], fees: 0, seas: 0 }]]]);
  for (let cost = 1; cost <= left; cost += 1) {
    const next = new Map<SpaceId, readonly Flight[]>();
    for (const [space, flights] of edge) {
      for (const { path, fees, seas } of flights) {
        for (const { id, kind } of neighbours(ruleset.board, space)) {
          const paid = fees + (isNeutral(ruleset, state, id) && !path.includes(id) ? 1 : 0);
          const flight = { path: [...path, id], fees: paid, seas: seas + (counts && kind === 'sea' ? 1 : 0) };
          if (theatresCrossed(ruleset, flight.path, was) !== undefined) continue;
          const known = [...(next.get(id) ?? []), ...(all.get(id) ?? [])];
          if (id === from || paid > payable || flight.seas > most || known.some((one) => isAsGood(one, flight)))
            continue;
          next.set(id, [...(next.get(id) ?? []).filter((one) => !isAsGood(flight, one)), flight]);
        }
      }
    }
    for (const [id, flights] of next) all.set(id, [...(all.get(id) ?? []), ...flights]);
    edge = next;
  }
  return all;
};

/** How a plane comes home from the end of a flight, if it can. */
const homeFrom = (
  { course }: Making,
  plane: Unit,
  path: readonly SpaceId[],
  mission: 'combat' | 'raid',
  homecoming: Homecoming,
): Offer['home'] => {
  const { ruleset, state } = course;
  const at = endOf(path);
  const way = wayHome(ruleset, state, plane, at, flown(state, plane, path, mission));
  if (way.ashore === 'yes' && homecoming.stepsFrom(at, way.theatres) <= way.left) return 'airfield';
  if (way.decks === 'none') return undefined;
  const moved: Plane = { id: plane.id, type: plane.type, at, ...way };
  const others = homecoming.aloft.filter(({ id }) => id !== plane.id);
  return homecoming.prove([...others, moved], at).stranded.length === 0 ? 'carrier' : undefined;
};

/** What a plane will have done after a flight out. */
const flown = (state: GameState, plane: Unit, path: readonly SpaceId[], moved: 'combat' | 'raid'): UnitTurn => {
  const was = turnOf(state, plane.id) ?? { origin: path[0] ?? '', path: [], spent: 0 };
  const home = plane.aboard ?? was.home;
  const spent = was.spent + path.length - 1;
  return { ...was, path: [...was.path, ...path.slice(1)], spent, moved, ...(home === undefined ? {} : { home }) };
};

/** True for a zone where planes sent alone could hit nothing. */
const isVain = ({ course: { ruleset, state } }: Making, zone: SpaceId): boolean =>
  ruleset.board.byId.get(zone)?.kind === 'sea' &&
  areVainIn(
    ruleset,
    state,
    zone,
    spaceAt(state, zone).units.filter(({ power }) => isActing(state, power)),
  );

const aimsAt = (making: Making, type: Unit['type'], to: SpaceId): readonly Aim[] => {
  const { course, power } = making;
  const { ruleset, state } = course;
  const standing = standingToAttack(ruleset, state, to, power);
  if (standing === 'at-peace') return [];
  const complex = spaceAt(state, to).units.some((unit) => hasTrait(ruleset.board, unit.type, 'industry'));
  const bombs = complex && hasTrait(ruleset.board, type, 'raids');
  const raids: readonly Aim[] = bombs && standing.startsWith('enemy') ? ['raid'] : [];
  const fights = standing === 'enemy-occupied' || standing === 'sea-hostile';
  if (fights && isVain(making, to)) return raids;
  return [...raids, fights ? 'battle' : standing === 'neutral' ? 'neutral' : 'move'];
};

/** How many neutrals a power can pay for, wherever they lie. */
const payableFees = ({ ruleset, state }: Course, power: Power): number =>
  Math.floor(leastCashFor(ruleset, state, power, 'neutral') / ruleset.neutrals.fee);

const outOffers = (
  making: Making,
  space: SpaceId,
  plane: Unit,
  count: number,
  homecoming: Homecoming,
): readonly Offer[] => {
  const { course, power } = making;
  const { fee } = course.ruleset.neutrals;
  const payable = fee === 0 ? Number.POSITIVE_INFINITY : payableFees(course, power);
  const left = { combat: outward(course, plane).left, raid: outward(course, plane, 'raid').left };
  return [
    ...flightsOut(course, space, Math.max(left.combat, left.raid), payable, turnOf(course.state, plane.id)),
  ].flatMap(([to, ways]) => {
    const cheapest = [...ways].sort((a, b) => a.fees - b.fees || a.path.length - b.path.length);
    return aimsAt(making, plane.type, to).flatMap((aim): readonly Offer[] => {
      const mission = aim === 'raid' ? 'raid' : 'combat';
      for (const { path, fees } of cheapest) {
        const cost = path.length - 1;
        const home = cost > left[mission] ? undefined : homeFrom(making, plane, path, mission, homecoming);
        if (home === undefined) continue;
        const several = home === 'airfield' && fees === 0 ? count : 1;
        const more = aim === 'raid' ? ({ mission: 'raid' } as const) : {};
        const march: Move = { kind: 'march', units: { [plane.type]: 1 }, path: [...path], ...more };
        return [{ space, type: plane.type, to, aim, by: 'march', moves: [march], count: several, path, cost, home }];
      }
      return [];
    });
  });
};

const homeOffers = (making: Making, space: SpaceId, plane: Unit, count: number): readonly Offer[] => {
  const { course, power } = making;
  const { ruleset, state } = course;
  const way = wayHome(ruleset, state, plane, space);
  const home = homeZone(state, way);
  const roomAt = (to: SpaceId): number => {
    if (home !== undefined) return to === home ? count : 0;
    if (ruleset.board.byId.get(to)?.kind === 'land')
      return isAirfield(ruleset, state, to, power) ? Number.POSITIVE_INFINITY : 0;
    return way.decks === 'none' ? 0 : roomAboard(course, to, carriersIn(ruleset, state, to, power));
  };
  return reachHome(ruleset, state, power, space, way).flatMap(([to, leg]): readonly Offer[] => {
    const room = to === space ? 0 : roomAt(to);
    if (room === 0) return [];
    const path = pathOf(leg);
    const { cost } = leg;
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
export const airOffers = (making: Making, space: SpaceId, homecoming: Homecoming): readonly Offer[] => {
  const { course, power, phase } = making;
  const alike = new Map<string, readonly Unit[]>();
  for (const plane of spaceAt(course.state, space).units) {
    if (plane.power !== power || course.ruleset.board.units[plane.type].domain !== 'air') continue;
    if (planeBar(making, space, [space])(plane) !== undefined) continue;
    const { left, decks } = wayHome(course.ruleset, course.state, plane, space);
    const out = phase === 'combat' ? outward(course, plane).left : 0;
    const key = `${plane.type}/${out}/${left}/${decks}`;
    alike.set(key, [...(alike.get(key) ?? []), plane]);
  }
  return [...alike.values()].flatMap((planes) => {
    const [plane] = planes;
    if (plane === undefined) return [];
    if (phase === 'noncombat') return homeOffers(making, space, plane, planes.length);
    return outOffers(making, space, plane, planes.length, homecoming);
  });
};
