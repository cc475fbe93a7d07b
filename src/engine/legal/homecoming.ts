// How planes come home from wherever a move may take them, in one position: worked out once for all of them.

import { neighbours, type Space } from '../../board/index.ts';
import type { SpaceId, TheatreId } from '../../vocab/index.ts';
import { mostFromBases, toBase } from '../movement/bases.ts';
import { isWithin } from '../movement/between.ts';
import { isAirfield, isOpenHome } from '../movement/flight.ts';
import { landingProver, type Plane, planesAloft } from '../movement/landing.ts';
import type { Making } from '../movement/making.ts';
import { seaZonesOnTheWay } from '../movement/range.ts';

export interface Homecoming {
  /**
   * Movement points a plane needs from a space to the nearest airfield, an air base counted as one nearer; Infinity if
   * there is no way.
   *
   * @param theatres theatres of which it may be in one; without them it flies everywhere
   */
  readonly stepsFrom: (space: SpaceId, theatres?: readonly TheatreId[]) => number;
  /** The planes that have to find a place as things stand. */
  readonly aloft: readonly Plane[];
  readonly prove: ReturnType<typeof landingProver>;
}

/** What can be asked of the ways home in the position a move is made in. */
export const homecomingOf = (making: Making): Homecoming => {
  const { ruleset, state } = making.course;
  const known = new Map<TheatreId | undefined, ReadonlyMap<SpaceId, number>>();
  const stepsIn = (theatre: TheatreId | undefined): ReadonlyMap<SpaceId, number> => {
    const steps = known.get(theatre) ?? stepsHome(making, theatre);
    known.set(theatre, steps);
    return steps;
  };
  return {
    stepsFrom: (space, theatres: readonly (TheatreId | undefined)[] = [undefined]) =>
      Math.min(...theatres.map((theatre) => stepsIn(theatre).get(space) ?? Number.POSITIVE_INFINITY)),
    aloft: planesAloft(ruleset, state, making.power),
    prove: landingProver(ruleset, state, making.power),
  };
};

/**
 * Steps from any space to the nearest airfield, backwards from the airfields: neutrals not flown over, and no more sea
 * zones entered than planes may that come from a battle.
 */
const stepsHome = ({ course, power }: Making, theatre: TheatreId | undefined): ReadonlyMap<SpaceId, number> => {
  const { ruleset, state } = course;
  const most = seaZonesOnTheWay(state);
  const counts = most !== Number.POSITIVE_INFINITY;
  const airfields = ruleset.board.spaces.filter(({ id }) => isAirfield(ruleset, state, id, power));
  const mayEnter = ({ id }: Space): boolean =>
    isOpenHome(ruleset, state, id) && (theatre === undefined || isWithin(ruleset, id, theatre));
  const steps = new Map<SpaceId, number>();
  const fewestSeas = new Map<SpaceId, number>();
  let edge: { readonly space: Space; readonly seas: number }[] = [];
  const note = (space: Space, seas: number, step: number): void => {
    if (seas > most || (fewestSeas.get(space.id) ?? Number.POSITIVE_INFINITY) <= seas) return;
    fewestSeas.set(space.id, seas);
    if (!steps.has(space.id)) steps.set(space.id, step);
    edge.push({ space, seas });
  };
  for (let step = -mostFromBases(ruleset); step <= 0 || edge.length > 0; step += 1) {
    const before = edge.filter(({ space }) => mayEnter(space));
    edge = [];
    for (const { space, seas } of before) {
      const entered = seas + (counts && space.kind === 'sea' ? 1 : 0);
      for (const next of neighbours(ruleset.board, space.id)) note(next, entered, step);
    }
    for (const field of airfields) if (-toBase(ruleset, state, field.id, power) === step) note(field, 0, step);
  }
  return steps;
};
