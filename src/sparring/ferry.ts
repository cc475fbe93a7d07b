// Transports outside combat: troops who wait ashore are brought nearer to the war, over several turns where it is far;
// empty ships go back for more.

import type { Move, Unit } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { countUnits, type SpaceId } from '../vocab/index.ts';
import { boarding } from './boats.ts';
import { march, type Plan } from './plan.ts';
import type { Pool } from './pool.ts';
import { asDefenders, isDoomed } from './threat.ts';
import type { Located, View } from './view.ts';
import { waitingAshore, waitsForShips, warDistance } from './war.ts';
import type { Player } from './whims.ts';

type Ferry = Pick<Plan, 'moves'>;

/** Steps over zones without enemies. */
const bySea = (view: View, from: SpaceId, most = 99): ReadonlyMap<SpaceId, number> => {
  const found = new Map([[from, 0]]);
  let edge: readonly SpaceId[] = [from];
  for (let steps = 1; edge.length > 0 && steps <= most; steps += 1) {
    const next = [...new Set(edge.flatMap((id) => view.beside(id, 'sea').filter((to) => view.canSail(id, to))))].filter(
      (id) => !found.has(id) && !view.hasEnemyShips(id),
    );
    for (const id of next) found.set(id, steps);
    edge = next;
  }
  return found;
};

/** From this round on ships take every risk, so that a war does not stand still. */
const BOLD_ROUND = 12;

/** True if ships there, with those that lie here and may follow, would not all be sunk. */
const isSafe = (view: View, zone: SpaceId, at: SpaceId): boolean => {
  if (view.state.round >= BOLD_ROUND) return true;
  const convoy = view.units(at).filter(({ power }) => power === view.power);
  const ships = [...view.garrison(zone), ...convoy].filter(({ aboard }) => aboard === undefined);
  return !isDoomed(view, zone, asDefenders(view, ships));
};

/** Land beside a zone where troops are nearer to the war than aboard. */
const portAt = (view: View, zone: SpaceId, from?: SpaceId): SpaceId | undefined =>
  view
    .beside(zone, 'land')
    .filter((id) => id !== from && view.isFriendly(id) && !waitsForShips(view, id))
    .filter((id) => warDistance(view, id) < warDistance(view, zone) + 0.7)
    .sort((a, b) => warDistance(view, a) - warDistance(view, b))[0];

interface Call {
  readonly zone: SpaceId;
  /** Where the troops go ashore, if they do. */
  readonly port: SpaceId | undefined;
  readonly distance: number;
}

/** Where a ship can take troops this turn, the nearest to the war first. */
const calls = (view: View, { at }: Located, from?: SpaceId): readonly Call[] =>
  [...bySea(view, at, 2).keys()]
    .flatMap((zone): readonly Call[] => {
      const port = portAt(view, zone, from);
      const ashore = port === undefined ? [] : [{ zone, port, distance: warDistance(view, port) - 0.5 }];
      return [...ashore, { zone, port: undefined, distance: warDistance(view, zone) }];
    })
    .filter(({ zone, port }) => port !== undefined || (zone !== at && isSafe(view, zone, at)))
    .sort((a, b) => a.distance - b.distance);

const sail = (view: View, at: SpaceId, to: SpaceId, cargo: readonly Unit[]): readonly Move[] => {
  const path = at === to ? undefined : view.seaWay(at, to, 2);
  return path === undefined
    ? []
    : [{ kind: 'march', units: { transport: 1 }, path: [...path], cargo: countUnits(cargo) }];
};

/** The moves that bring troops aboard nearer to the war than `beyond`. */
const deliver = (
  view: View,
  located: Located,
  troops: readonly Unit[],
  beyond: number,
  from?: SpaceId,
): readonly Move[] => {
  const [call] = calls(view, located, from);
  if (call === undefined || call.distance >= beyond) return [];
  const moves = sail(view, located.at, call.zone, troops);
  if (moves.length === 0 && call.zone !== located.at) return [];
  if (call.port === undefined) return moves;
  return [...moves, { kind: 'unload', units: countUnits(troops), zone: call.zone, to: call.port }];
};

/** Troops beside the zone who wait for ships go aboard and are brought on. */
const collect = (view: View, pool: Pool, located: Located): Ferry | undefined => {
  if (view.hasEnemyShips(located.at)) return undefined;
  for (const from of view.beside(located.at, 'land')) {
    if (!view.isFriendly(from) || !waitsForShips(view, from)) continue;
    const troops = boarding(view, pool, from);
    const onward = troops.length === 0 ? [] : deliver(view, located, troops, warDistance(view, from) - 0.2, from);
    if (onward.length === 0) continue;
    pool.use([located.unit, ...troops]);
    return { moves: [{ kind: 'load', units: countUnits(troops), from, zone: located.at }, ...onward] };
  }
  return undefined;
};

/** Zones beside troops who wait for ships. */
const quays = (view: View): readonly SpaceId[] =>
  [...waitingAshore(view).keys()].flatMap((id) => view.beside(id, 'sea'));

/** An empty ship on its way to troops, two zones at most in a turn. */
const goBack = (view: View, { at }: Located, to: readonly SpaceId[]): readonly Move[] => {
  const [nearest] = [...bySea(view, at)].filter(([id]) => to.includes(id)).sort((a, b) => a[1] - b[1]);
  if (nearest === undefined || nearest[0] === at) return [];
  const path = view.seaWay(at, nearest[0], 99)?.slice(0, 3);
  const end = path?.at(-1);
  return path === undefined || end === undefined || path.length < 2 || !isSafe(view, end, at)
    ? []
    : [{ kind: 'march', units: { transport: 1 }, path: [...path], cargo: {} }];
};

export const ferries = (view: View, pool: Pool, player: Player): readonly Ferry[] => {
  const waiting = quays(view);
  const convoys = pool
    .everywhere('transport')
    .map((located): Ferry => {
      const cargo = view.units(located.at).filter(({ aboard }) => aboard === located.unit.id);
      if (cargo.length > 0) return { moves: deliver(view, located, cargo, warDistance(view, located.at)) };
      return collect(view, pool, located) ?? { moves: goBack(view, located, waiting) };
    })
    .filter(({ moves }) => moves.length > 0);
  return [...convoys, ...escorts(view, pool, convoys), ...(player.whims === 'restless' ? carriers(view, pool) : [])];
};

/** Warships follow where most transports go. */
const escorts = (view: View, pool: Pool, convoys: readonly Ferry[]): readonly Ferry[] => {
  const ends = convoys.flatMap(({ moves }) =>
    moves.flatMap((move) => (move.kind === 'march' ? [move.path.at(-1) ?? ''] : [])),
  );
  const count = (zone: SpaceId): number => ends.filter((end) => end === zone).length;
  const [goal] = [...new Set(ends)].sort((a, b) => count(b) - count(a));
  if (goal === undefined) return [];
  return (['battleship', 'submarine'] as const).flatMap((type) =>
    pool.everywhere(type).flatMap(({ at }): readonly Ferry[] => {
      const path = at === goal ? undefined : view.seaWay(at, goal, 99)?.slice(0, 3);
      return path === undefined ? [] : [{ moves: [march(type, path)] }];
    }),
  );
};

/** Whether own fighters need a move of their own to come along with their carrier, by word. */
const FLY_ALONG: { readonly [word in Ruleset['carriers']['ownFighters']]: boolean } = {
  'take-off-first': true,
  'travel-along': false,
};

/** Carriers go one zone nearer to the war; their own fighters fly along and come down on them again. */
const carriers = (view: View, pool: Pool): readonly Ferry[] =>
  pool.everywhere('carrier').flatMap(({ unit, at }): readonly Ferry[] => {
    const nearer = view
      .beside(at, 'sea')
      .filter((zone) => !view.hasEnemyShips(zone) && view.canSail(at, zone))
      .sort((a, b) => warDistance(view, a) - warDistance(view, b))[0];
    if (nearer === undefined || warDistance(view, nearer) >= warDistance(view, at)) return [];
    const fighters = view.units(at).filter(({ aboard, power }) => aboard === unit.id && power === view.power).length;
    const path = [at, nearer];
    const flying = FLY_ALONG[view.ruleset.carriers.ownFighters] ? fighters : 0;
    const along: readonly Move[] = flying === 0 ? [] : [{ kind: 'march', units: { fighter: flying }, path }];
    return [{ moves: [{ kind: 'march', units: { carrier: 1 }, path }, ...along] }];
  });
