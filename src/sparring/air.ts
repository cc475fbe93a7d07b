// Planes for a strike: who can reach a space and still come down somewhere safe.

import { type March, type Move, turnOf, type Unit } from '../engine/index.ts';
import { homeZone, type WayHome, wayHome } from '../engine/movement/homeward.ts';
import { leftOf, outward, seaZonesOnTheWay } from '../engine/movement/range.ts';
import { voyages, wayTo } from '../engine/movement/sailing.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { SpaceId } from '../vocab/index.ts';
import { march } from './plan.ts';
import type { Pool } from './pool.ts';
import { asDefenders, isDoomed } from './threat.ts';
import { type Located, onceFor, type Reach, type View } from './view.ts';

type Mission = 'combat' | 'raid';

/** A plane on its way to a strike. */
export interface Sortie {
  readonly unit: Unit;
  readonly from: SpaceId;
  readonly land: SpaceId;
  readonly reach: Reach;
}

interface Haven {
  readonly id: SpaceId;
  readonly safety: number;
}

const havens = onceFor<readonly Haven[]>();

/** Territories where planes may come down; the safest first: how many units hold it, 0 if it will be overrun. */
export const havensOf = (view: View): readonly Haven[] =>
  havens(view, '', () =>
    view.territories
      .filter(({ id }) => view.isHaven(id))
      .map(({ id }) => {
        const garrison = view.garrison(id);
        return { id, safety: isDoomed(view, id, asDefenders(view, garrison)) ? 0 : 1 + garrison.length };
      })
      .sort((a, b) => b.safety - a.safety),
  );

/** How a plane comes home from a strike it has not flown yet. */
const wayBack = (view: View, unit: Unit, from: SpaceId, target: SpaceId, steps: number, moved: Mission): WayHome => {
  const was = turnOf(view.state, unit.id) ?? { origin: from, path: [], spent: 0 };
  const home = unit.aboard === undefined ? {} : { home: unit.aboard };
  const flown = { ...was, path: [...was.path, target], spent: was.spent + steps, moved, ...home };
  return wayHome(view.ruleset, view.state, unit, target, flown);
};

/**
 * A strike that a plane can fly: its reach, and where it comes down, or the zones with decks that have to be asked for
 * room.
 */
type Strike = Located & { readonly reach: Reach } & (
    | { readonly land: SpaceId; readonly zones?: never }
    | { readonly zones: readonly SpaceId[]; readonly land?: never }
  );

/** Where a plane comes down after a strike: its own deck, else the safest haven. */
const landingFor = (
  view: View,
  unit: Unit,
  from: SpaceId,
  target: SpaceId,
  way: WayHome,
): Pick<Strike, 'land' | 'zones'> => {
  const inReach = (id: SpaceId): boolean => view.stepsByAir(target, id, way) !== undefined;
  if (unit.aboard !== undefined && inReach(from)) return { land: from };
  const haven =
    way.ashore === 'no'
      ? undefined
      : havensOf(view).find(({ id, safety }) => safety > 0 && id !== target && inReach(id));
  const land = haven?.id ?? (way.decks === 'any' ? undefined : homeZone(view.state, way));
  if (land !== undefined) return { land };
  if (way.decks !== 'any') return { zones: [] };
  return { zones: [...view.byAir(target).keys()].filter((id) => view.space(id).kind === 'sea' && inReach(id)) };
};

const reaches = onceFor<Reach>();

/** How far a plane flies to a strike, wherever that is. */
const reachOf = (view: View, unit: Unit, mission: Mission): Reach =>
  reaches(view, `${unit.id}/${mission}`, () => ({
    left: outward(view, unit, mission).left,
    seas: seaZonesOnTheWay(view.state),
  }));

const strikeAt = (view: View, { unit, at }: Located, target: SpaceId, mission: Mission): Strike | undefined => {
  const reach = reachOf(view, unit, mission);
  const steps = at === target ? undefined : view.stepsByAir(at, target, reach);
  if (steps === undefined) return undefined;
  const way = wayBack(view, unit, at, target, steps, mission);
  return { unit, at, reach, ...landingFor(view, unit, at, target, way) } as Strike; // one of both, as landingFor says
};

const strikes = onceFor<readonly Strike[]>();

/** Every strike on a space, worked out once: it is asked anew after each plan that takes units. */
const strikesOn = (view: View, target: SpaceId, mission: Mission): readonly Strike[] =>
  strikes(view, `${target}/${mission}`, () =>
    [...view.everywhere('fighter'), ...view.everywhere('bomber')].flatMap(
      (plane) => strikeAt(view, plane, target, mission) ?? [],
    ),
  );

/** Every plane that could strike a space and come home. */
export const sorties = (view: View, pool: Pool, target: SpaceId, mission: Mission = 'combat'): readonly Sortie[] =>
  strikesOn(view, target, mission).flatMap(({ unit, at, reach, land: own, zones }) => {
    const land = pool.isFree(unit) ? (own ?? zones?.find((id) => pool.decks(id) > 0)) : undefined;
    return land === undefined ? [] : [{ unit, from: at, land, reach }];
  });

/** The move that flies it out. */
export const flyOut = (
  view: View,
  { unit, from, land, reach }: Sortie,
  target: SpaceId,
  mission?: 'raid',
): readonly March[] => {
  const path = view.airWay(from, target, reach);
  if (path === undefined) return [];
  return [{ ...march(unit.type, path), land, ...(mission === undefined ? {} : { mission }) }];
};

/** A carrier that goes where its fighters reach a target, and the fighters. */
export interface DeckStrike {
  readonly carrier: Unit;
  readonly fighters: readonly Unit[];
  readonly moves: readonly Move[];
}

/** Whether fighters may be carried to where they take off, by word. */
const CARRIED: { readonly [word in Ruleset['carriers']['ownFighters']]: boolean } = {
  'take-off-first': false,
  'travel-along': true,
};

/** Carriers that can sail to a zone beside a target and send their fighters from there. */
export const deckStrikes = (view: View, pool: Pool, target: SpaceId): readonly DeckStrike[] => {
  const { ruleset, state, power } = view;
  if (!CARRIED[ruleset.carriers.ownFighters]) return [];
  const near = view.beside(target, 'sea').filter((zone) => !view.hasEnemyShips(zone));
  return pool.everywhere('carrier').flatMap(({ unit: carrier, at }): readonly DeckStrike[] => {
    const fighters = view
      .units(at)
      .filter((unit) => unit.aboard === carrier.id && unit.power === power && pool.isFree(unit));
    if (fighters.length === 0 || near.includes(at)) return [];
    const isClear = (zone: SpaceId): boolean => !view.hasEnemyShips(zone);
    const reached = voyages(ruleset, state, power, at, leftOf(view, carrier), isClear);
    const zone = near.find((id) => reached.has(id));
    if (zone === undefined) return [];
    const moves: Move[] = [
      { kind: 'march', units: { carrier: 1 }, path: [...wayTo(reached, zone)] },
      { kind: 'march', units: { fighter: fighters.length }, path: [zone, target], land: zone },
    ];
    return [{ carrier, fighters, moves }];
  });
};
