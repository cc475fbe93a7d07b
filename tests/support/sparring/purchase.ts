// Research, purchase and placement: what to buy for the war a power has, and where it goes.

import { cashOf, costOf, decide, type GameOrder } from '../../../src/engine/index.ts';
import { countEntries, countTotal, type SpaceId, type UnitType } from '../../../src/vocab/index.ts';
import type { Player } from './player.ts';
import { nonceFrom } from './random.ts';
import { asDefenders, isDoomed } from './threat.ts';
import type { View } from './view.ts';
import { waitingAshore, waitsForShips, warDistance } from './war.ts';

type Place = Extract<GameOrder, { type: 'place' }>;
type Basket = { [type in UnitType]?: number };

/** A die or two for weapons, now and then. */
export const researchOrder = (view: View, { random }: Player): GameOrder | undefined => {
  const { state, power } = view;
  const { dieCost, table } = view.ruleset.research;
  const affordable = Math.floor(cashOf(state, power) / dieCost);
  const whim = random();
  if (state.options.technology === 'off' || state.turn.research !== undefined || whim > 0.15) return undefined;
  if (affordable < 3 || view.lostCapital(power) || state.technology[power].length === table.length) return undefined;
  return { type: 'research', power, dice: whim < 0.05 ? 2 : 1, nonce: nonceFrom(random) };
};

const complexesOf = (view: View): readonly SpaceId[] =>
  view.territories.filter(({ id }) => view.control(id) === view.power && view.hasComplex(id)).map(({ id }) => id);

const countEverywhere = (view: View, type: UnitType): number =>
  view.state.spaces.reduce(
    (sum, { units }) => sum + units.filter((unit) => unit.type === type && unit.power === view.power).length,
    0,
  );

/** Where to build: on the mainland for an island power, or where many troops wait for ships that are far away. */
const siteForComplex = (view: View): SpaceId | undefined => {
  if (view.state.options.balance === 'no-new-complexes') return undefined;
  const sites = view.territories
    .filter(({ id }) => view.control(id) === view.power && view.isHaven(id) && !view.hasComplex(id))
    .filter(({ id }) => !isDoomed(view, id, asDefenders(view, view.garrison(id))));
  const crowd = [...waitingAshore(view)]
    .filter(([id, troops]) => troops >= 8 && sites.some((site) => site.id === id && site.coastal && site.ipc > 0))
    .sort((a, b) => b[1] - a[1])[0];
  if (crowd !== undefined) return crowd[0];
  if (complexesOf(view).some((id) => !waitsForShips(view, id))) return undefined;
  return sites.filter(({ id, ipc }) => ipc >= 2 && !waitsForShips(view, id)).sort((a, b) => b.ipc - a.ipc)[0]?.id;
};

/** What to buy, or undefined for nothing. */
export const purchaseOrder = (view: View, { random, whims }: Player): GameOrder | undefined => {
  const { ruleset, state, power } = view;
  if (view.lostCapital(power) || complexesOf(view).length === 0) return undefined;
  // A restless player keeps something back now and then, for a neutral on the way.
  const reserve = whims === 'restless' && random() < 0.08 ? ruleset.neutrals.fee : 0;
  let cash = cashOf(state, power) - reserve;
  const basket: Basket = {};
  const buy = (type: UnitType): boolean => {
    const cost = costOf(ruleset, state, power, type);
    if (cost > cash) return false;
    cash -= cost;
    basket[type] = (basket[type] ?? 0) + 1;
    return true;
  };
  const capital = view.capital(power);
  const inDanger = isDoomed(view, capital, asDefenders(view, view.garrison(capital)));
  const overseas = complexesOf(view).every((id) => waitsForShips(view, id));
  const room = 2 * countEverywhere(view, 'transport');
  const waiting = [...waitingAshore(view).values()].reduce((sum, troops) => sum + troops, 0);

  if (!inDanger) {
    const build: GameOrder = { type: 'purchase', power, units: { 'industrial-complex': 1 } };
    const mayBuild = cash >= 24 && siteForComplex(view) !== undefined && decide(ruleset, state, build).ok;
    if (mayBuild && random() < 0.6) buy('industrial-complex');
    for (
      let ships = 0;
      ships < 3 && room + 2 * ships < 20 && room + 2 * ships < waiting + (overseas ? 4 : -6);
      ships += 1
    )
      buy('transport');
    if (overseas) {
      if (enemyFleetNear(view, capital) && random() < 0.7) buy(random() < 0.6 ? 'fighter' : 'submarine');
      if (cash > 34 && random() < 0.3) buy(random() < 0.4 ? 'carrier' : 'battleship');
    }
    // Troops that nobody can carry win no war: planes can always reach it.
    const crowded = waiting > room + 6;
    while (crowded && cash >= 12) if (!buy(random() < 0.5 ? 'bomber' : 'fighter')) buy('fighter');
    if (cash >= 30 && random() < 0.35) buy(random() < 0.7 ? 'fighter' : 'bomber');
    if (random() < 0.06) buy('aa-gun');
  }
  while (cash >= costOf(ruleset, state, power, 'infantry')) {
    if (!inDanger && random() < 0.35 && buy('armor')) continue;
    if (!buy('infantry')) break;
  }
  if (countTotal(basket) === 0) return undefined;
  return { type: 'purchase', power, units: basket };
};

const enemyFleetNear = (view: View, land: SpaceId): boolean =>
  view
    .beside(land, 'sea')
    .some((zone) => view.hasEnemyShips(zone) || view.beside(zone, 'sea').some((next) => view.hasEnemyShips(next)));

/** Puts units one by one where they are needed most, as far as the rules let them. */
export const placeOrder = (view: View): Place => {
  const { ruleset, state, power } = view;
  const danger = (id: SpaceId): number => (isDoomed(view, id, asDefenders(view, view.garrison(id))) ? 0 : 1);
  const need = new Map(
    complexesOf(view).map((id) => [
      id,
      danger(id) * 10 + warDistance(view, id) - (id === view.capital(power) ? 0.5 : 0),
    ]),
  );
  const homes = [...need.keys()].sort((a, b) => (need.get(a) ?? 0) - (need.get(b) ?? 0));
  const waiting = waitingAshore(view);
  const crowd = (zone: SpaceId): number => Math.max(0, ...view.beside(zone, 'land').map((id) => waiting.get(id) ?? 0));
  const zones = homes.flatMap((id) => view.beside(id, 'sea')).sort((a, b) => crowd(b) - crowd(a));
  const placements = new Map<SpaceId, Basket>();
  const order = (): Place => ({
    type: 'place',
    power,
    placements: [...placements].map(([space, units]) => ({ space, units })),
  });
  const tryPut = (space: SpaceId, type: UnitType, count: number): boolean => {
    const before = placements.get(space);
    placements.set(space, { ...before, [type]: (before?.[type] ?? 0) + count });
    if (decide(ruleset, state, order()).ok) return true;
    if (before === undefined) placements.delete(space);
    else placements.set(space, before);
    return false;
  };

  for (const [type, count] of countEntries(state.turn.purchased)) {
    const site = type === 'industrial-complex' ? siteForComplex(view) : undefined;
    const where = ruleset.board.units[type].domain === 'sea' ? zones : site === undefined ? homes : [site];
    if (where.some((space) => tryPut(space, type, count))) continue;
    for (let left = count; left > 0; left -= 1) if (!where.some((space) => tryPut(space, type, 1))) break;
  }
  return order();
};
