// What enemies could throw at a territory in their next turn, one power at a time: the strongest of them counts.

import { areFriends, type Unit } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Power, SpaceId } from '../vocab/index.ts';
import { clash, type Fighting } from './clash.ts';
import { onceFor, type View } from './view.ts';

export const asAttackers = (view: View, units: readonly Pick<Unit, 'power' | 'type'>[]): readonly Fighting[] =>
  units.map((unit) => ({ value: view.attack(unit), cost: view.cost(unit) }));

export const asDefenders = (view: View, units: readonly Pick<Unit, 'power' | 'type'>[]): readonly Fighting[] =>
  units.map((unit) => ({ value: view.defence(unit), cost: view.cost(unit) }));

const forces = onceFor<readonly Unit[]>();

const NONE: readonly Unit[] = [];

/** Units of a kind; most spaces are empty, and the others are asked for the same again by all around them. */
const ofPower = (view: View, id: SpaceId, power: Power, type: Unit['type']): readonly Unit[] => {
  const here = view.units(id);
  if (here.length === 0) return NONE;
  return forces(here, `${power}/${type}`, () => here.filter((unit) => unit.power === power && unit.type === type));
};

/**
 * Units with which one enemy could attack a territory: from next door, by a second step of armor, by air and by sea.
 */
const attackersOf = (view: View, id: SpaceId, enemy: Power): readonly Fighting[] => {
  const units: Unit[] = [];
  if (view.space(id).kind === 'sea')
    return asAttackers(view, [...fleetNear(view, id, enemy), ...planesNear(view, id, enemy)]);
  const near = view.beside(id, 'land');
  for (const next of near) for (const type of view.troops) units.push(...ofPower(view, next, enemy, type));
  const middle = near.filter((next) => {
    const control = view.control(next);
    return control !== null && areFriends(view.ruleset, view.state, control, enemy);
  });
  const far = new Set(middle.flatMap((next) => view.beside(next, 'land')));
  for (const next of far) if (next !== id && !near.includes(next)) units.push(...ofPower(view, next, enemy, 'armor'));
  units.push(...planesNear(view, id, enemy));
  return [...asAttackers(view, units), ...landings(view, id, enemy)];
};

/** From how far planes strike and still come home, by word; what they may do is mostly less. */
const STRIKES_FROM: {
  readonly [word in Ruleset['movement']['airRange']]: { readonly fighter: number; readonly bomber: number };
} = {
  'one-allowance-a-turn': { fighter: 3, bomber: 4 },
  'by-mission': { fighter: 2, bomber: 2 },
};

/** Where planes of a power stand. */
type Planes = ReadonlyMap<SpaceId, { readonly fighter: readonly Unit[]; readonly bomber: readonly Unit[] }>;

const airForces = onceFor<Planes>();

const planesOf = (view: View, enemy: Power): Planes =>
  airForces(
    view,
    enemy,
    () =>
      new Map(
        view.ruleset.board.spaces.flatMap(({ id }) => {
          const [fighter, bomber] = [ofPower(view, id, enemy, 'fighter'), ofPower(view, id, enemy, 'bomber')];
          return fighter.length + bomber.length === 0 ? [] : [[id, { fighter, bomber }] as const];
        }),
      ),
  );

const planesNear = (view: View, id: SpaceId, enemy: Power): readonly Unit[] => {
  const near: Unit[] = [];
  const planes = planesOf(view, enemy);
  const { fighter, bomber } = STRIKES_FROM[view.ruleset.movement.airRange];
  for (const [from, steps] of view.byAir(id)) {
    if (steps > bomber) break; // the nearest come first
    const here = planes.get(from);
    if (here === undefined) continue;
    if (steps <= fighter) near.push(...here.fighter);
    near.push(...here.bomber);
  }
  return near;
};

/** Warships within two zones. */
const fleetNear = (view: View, id: SpaceId, enemy: Power): readonly Unit[] => {
  const near = view.beside(id, 'sea');
  const reach = new Set([...near, ...near.flatMap((next) => view.beside(next, 'sea'))]);
  reach.delete(id);
  return [...reach].flatMap((zone) =>
    (['submarine', 'battleship'] as const).flatMap((type) => ofPower(view, zone, enemy, type)),
  );
};

/** Zones from which troops can be brought to a space within a turn, by space. */
const crossings = onceFor<readonly SpaceId[]>();

const crossingsTo = (view: View, id: SpaceId): readonly SpaceId[] =>
  crossings(view.ruleset.board, id, () => {
    const reach = new Set<SpaceId>();
    for (const zone of view.beside(id, 'sea')) {
      reach.add(zone);
      for (const next of view.beside(zone, 'sea')) {
        reach.add(next);
        for (const last of view.beside(next, 'sea')) reach.add(last);
      }
    }
    return [...reach];
  });

/** Infantry that transports within reach could bring: two a ship, if troops are aboard or beside it. */
const landings = (view: View, id: SpaceId, enemy: Power): readonly Fighting[] => {
  const troops = { value: 1, cost: 3 };
  return crossingsTo(view, id).flatMap((zone) =>
    ofPower(view, zone, enemy, 'transport').flatMap((ship) => {
      const loaded = view.units(zone).some(({ aboard }) => aboard === ship.id);
      const waiting = view.beside(zone, 'land').some((land) => ofPower(view, land, enemy, 'infantry').length > 0);
      return loaded || waiting ? [troops, troops] : [];
    }),
  );
};

const threats = onceFor<readonly Fighting[]>();

/** The strongest attack a territory could meet, as the enemy who has it would see it. */
const threatTo = (view: View, id: SpaceId): readonly Fighting[] =>
  threats(view, id, () =>
    view.enemies
      .map((enemy) => attackersOf(view, id, enemy))
      .reduce((most, next) => (pips(next) * next.length > pips(most) * most.length ? next : most), []),
  );

const pips = (units: readonly Fighting[]): number => units.reduce((sum, { value }) => sum + value, 0);

/** True if these defenders would most likely be beaten by the strongest attack. */
export const isDoomed = (view: View, id: SpaceId, defenders: readonly Fighting[]): boolean => {
  const attackers = threatTo(view, id);
  if (attackers.length === 0) return false;
  const { attackers: left, defenders: standing } = clash(attackers, defenders);
  return standing <= 0 && left > 0;
};
