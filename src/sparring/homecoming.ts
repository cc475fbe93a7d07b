// Planes after the battles: those in the air come down, those in danger leave, those far behind go nearer to the war.

import type { Move, Unit } from '../engine/index.ts';
import { turnOf } from '../engine/index.ts';
import { isHome } from '../engine/movement/deck.ts';
import { homeZone, wayHome } from '../engine/movement/homeward.ts';
import type { SpaceId } from '../vocab/index.ts';
import { havensOf } from './air.ts';
import { march, type Plan } from './plan.ts';
import type { Pool } from './pool.ts';
import type { Reach, View } from './view.ts';
import { warDistance } from './war.ts';

type Homecoming = Pick<Plan, 'moves'>;

const PLANES = ['fighter', 'bomber'] as const;

const flight = (view: View, unit: Unit, at: SpaceId, to: SpaceId, reach: Reach): readonly Homecoming[] => {
  const path = view.airWay(at, to, reach);
  if (path === undefined || path.length < 2) return [];
  const moves: Move[] = [march(unit.type, path)];
  return [{ moves }];
};

/** Where a plane in the air goes: the place it named, else a deck, else the safest haven in reach. */
const homeFor = (view: View, pool: Pool, unit: Unit, at: SpaceId): SpaceId | undefined => {
  const way = wayHome(view.ruleset, view.state, unit, at);
  const own = homeZone(view.state, way);
  if (own !== undefined) return own;
  const inReach = (id: SpaceId): boolean => view.stepsByAir(at, id, way) !== undefined;
  const { land } = turnOf(view.state, unit.id) ?? {};
  const hasDeck = (id: SpaceId): boolean => way.decks === 'any' && view.space(id).kind === 'sea' && pool.decks(id) > 0;
  if (land !== undefined && inReach(land) && (view.isHaven(land) || hasDeck(land))) return land;
  const haven = havensOf(view).find(({ id, safety }) => safety > 0 && inReach(id));
  if (haven !== undefined) return haven.id;
  const deck = view.zones.find(({ id }) => inReach(id) && hasDeck(id));
  return deck?.id ?? havensOf(view).find(({ id }) => inReach(id))?.id;
};

export const homecomings = (view: View, pool: Pool): readonly Homecoming[] =>
  view.ruleset.board.spaces.flatMap(({ id: at }) =>
    view.units(at).flatMap((unit): readonly Homecoming[] => {
      if (unit.power !== view.power || !PLANES.some((type) => type === unit.type)) return [];
      if (isHome(view.ruleset, unit)) return [];
      const was = turnOf(view.state, unit.id);
      if (was === undefined) return unit.aboard === undefined ? relocation(view, unit, at) : [];
      if (was.moved === undefined || was.done !== undefined) return [];
      const home = homeFor(view, pool, unit, at);
      if (home === undefined) return [];
      if (view.space(home).kind === 'sea') pool.takeDeck(home, 1);
      return home === at ? [] : flight(view, unit, at, home, wayHome(view.ruleset, view.state, unit, at));
    }),
  );

/** A plane that did not fly this turn leaves a place that will be overrun, or comes up behind the front. */
const relocation = (view: View, unit: Unit, at: SpaceId): readonly Homecoming[] => {
  if (view.space(at).kind === 'sea') return [];
  const way = wayHome(view.ruleset, view.state, unit, at);
  const here = havensOf(view).find(({ id }) => id === at);
  const nearness = (id: SpaceId): number => Math.round(warDistance(view, id));
  const better = havensOf(view)
    .filter(({ id, safety }) => safety > 2 && id !== at && view.stepsByAir(at, id, way) !== undefined)
    .sort((a, b) => nearness(a.id) - nearness(b.id) || b.safety - a.safety)[0];
  if (better === undefined) return [];
  const worthIt = (here?.safety ?? 0) === 0 || nearness(better.id) + 1 < nearness(at);
  return worthIt ? flight(view, unit, at, better.id, way) : [];
};
