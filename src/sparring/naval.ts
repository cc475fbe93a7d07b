// Attacks on enemy ships: the fleet within reach and planes, as many as it takes.

import type { Move, Unit } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { SpaceId } from '../vocab/index.ts';
import { type DeckStrike, deckStrikes, flyOut, type Sortie, sorties } from './air.ts';
import { clash } from './clash.ts';
import { gather, march, type Plan } from './plan.ts';
import type { Pool } from './pool.ts';
import { asAttackers, asDefenders } from './threat.ts';
import type { View } from './view.ts';

const WARSHIPS = ['submarine', 'destroyer', 'battleship'] as const;

/** Whether ships may begin a turn among enemies and owe no battle, by word. */
const SHARED: { readonly [word in Ruleset['retreat']['sharedZone']]: boolean } = {
  'battle-owed': false,
  'attack-by-order': true,
};
const mayShare = ({ ruleset }: View): boolean => SHARED[ruleset.retreat.sharedZone];

/** What joins an attack at sea as a whole. */
type Striker =
  | { readonly units: readonly Unit[]; readonly path: readonly SpaceId[] }
  /** In the zone already: they need no move. */
  | { readonly units: readonly Unit[]; readonly path?: never; readonly stays: 'yes' }
  | { readonly units: readonly Unit[]; readonly path?: never; readonly sortie: Sortie }
  | { readonly units: readonly Unit[]; readonly path?: never; readonly strike: DeckStrike };

/** Own ships that share the zone with enemies and only attack if they are told to. */
const sharing = (view: View, pool: Pool, zone: SpaceId): readonly Unit[] =>
  mayShare(view) ? WARSHIPS.flatMap((type) => view.fresh(zone, type, 'any').filter((unit) => pool.isFree(unit))) : [];

const strikers = (view: View, pool: Pool, zone: SpaceId): readonly Striker[] => {
  const there = sharing(view, pool, zone);
  const ships = WARSHIPS.flatMap((type) =>
    view.everywhere(type).flatMap(({ unit, at }) => {
      const path = at === zone ? undefined : view.seaWay(at, zone, 2, 'attack');
      return path === undefined || !pool.isFree(unit) ? [] : [{ units: [unit], path }];
    }),
  );
  return [
    ...(there.length === 0 ? [] : [{ units: there, stays: 'yes' } as const]),
    ...ships,
    ...sorties(view, pool, zone).map((sortie) => ({ units: [sortie.unit], sortie })),
    ...deckStrikes(view, pool, zone).map((strike) => ({ units: strike.fighters, strike })),
  ];
};

const movesOf = (view: View, zone: SpaceId, one: Striker): readonly Move[] => {
  if ('sortie' in one) return flyOut(view, one.sortie, zone);
  if ('strike' in one) return one.strike.moves;
  if (one.path === undefined) return [];
  return one.units.map(({ type }) => march(type, one.path));
};

/** The cheapest sound attack on the ships in a zone, if there is one. */
export const navalAttack = (view: View, pool: Pool, zone: SpaceId): Plan | undefined => {
  const defenders = asDefenders(view, view.defenders(zone));
  if (defenders.length === 0) return undefined;
  const force: Striker[] = [];
  for (const striker of strikers(view, pool, zone)) {
    force.push(striker);
    const units = force.flatMap((one) => one.units);
    const { attackers, defenders: left, attackLoss, defenceLoss } = clash(asAttackers(view, units), defenders);
    if (left > 0 || attackers < Math.min(2, units.length * 0.6)) continue;
    const carriers = force.flatMap((one) => ('strike' in one ? [one.strike.carrier] : []));
    return {
      target: zone,
      moves: gather(force.flatMap((one) => movesOf(view, zone, one))),
      units: [...units, ...carriers],
      gain: defenceLoss - attackLoss,
      ...(force.some((one) => 'stays' in one) ? { attacks: zone } : {}),
    };
  }
  return undefined;
};

/** The cheapest warship within reach goes to each convoy that an enemy holds and nobody guards. */
export const convoyRaids = (view: View, pool: Pool): readonly Plan[] =>
  view.zones
    .filter(({ id, convoy }) => convoy !== undefined && view.isEnemy(id) && view.units(id).length === 0)
    .flatMap(({ id }): readonly Plan[] => {
      for (const type of WARSHIPS) {
        for (const { unit, at } of pool.everywhere(type)) {
          const path = at === id ? undefined : view.seaWay(at, id, 2);
          if (path === undefined) continue;
          pool.use([unit]);
          return [{ target: id, moves: [march(type, path)], units: [unit], gain: 1 }];
        }
      }
      return [];
    });
