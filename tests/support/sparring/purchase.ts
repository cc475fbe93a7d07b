// Research, purchase and placement: what to buy for the war a power has, and where it goes.

import { type GameOrder, cashOf, costOf, decide } from '../../../src/engine/index.ts';
import { countEntries, countTotal, type SpaceId, UNIT_TYPES, type UnitCounts, type UnitType } from '../../../src/vocab/index.ts';
import { frontDistances } from './front.ts';
import type { Player } from './player.ts';
import { nonceFrom } from './random.ts';
import { asDefenders, isDoomed } from './threat.ts';
import type { View } from './view.ts';

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
  view.territories
    .filter(({ id }) => view.control(id) === view.power && view.hasComplex(id))
    .map(({ id }) => id);

const countEverywhere = (view: View, type: UnitType): number =>
  view.state.spaces.reduce(
    (sum, { units }) => sum + units.filter((unit) => unit.type === type && unit.power === view.power).length,
    0,
  );

/** Land units at home that can reach the front by sea only. */
const waitingAshore = (view: View): number => {
  const front = frontDistances(view);
  return view.territories
    .filter(({ id, coastal }) => coastal && view.isFriendly(id) && !front.has(id))
    .reduce((sum, { id }) => sum + view.fresh(id, 'infantry').length + view.fresh(id, 'armor').length, 0);
};

/** A mainland territory where an island power should build a complex. */
export const siteForComplex = (view: View): SpaceId | undefined => {
  const front = frontDistances(view);
  if (front.has(view.capital(view.power)) || view.state.options.balance === 'no-new-complexes') return undefined;
  if (complexesOf(view).some((id) => front.has(id))) return undefined;
  return view.territories
    .filter(({ id, ipc }) => ipc >= 2 && front.has(id) && view.control(id) === view.power && view.isHaven(id))
    .filter(({ id }) => !view.hasComplex(id) && !isDoomed(view, id, asDefenders(view, view.garrison(id))))
    .sort((a, b) => b.ipc - a.ipc)[0]?.id;
};

/** What to buy, or undefined for nothing. */
export const purchaseOrder = (view: View, { random }: Player): GameOrder | undefined => {
  const { ruleset, state, power } = view;
  if (view.lostCapital(power) || complexesOf(view).length === 0) return undefined;
  let cash = cashOf(state, power);
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
  const byLand = frontDistances(view).has(capital);

  if (!inDanger && cash >= 24 && siteForComplex(view) !== undefined && random() < 0.6) buy('industrial-complex');
  if (!inDanger && !byLand) {
    const ships = countEverywhere(view, 'transport');
    const wanted = Math.min(6, Math.ceil((waitingAshore(view) + 2) / 2));
    for (let ship = ships; ship < Math.min(wanted, ships + 2); ship += 1) buy('transport');
    const guarded = enemyFleetNear(view, capital);
    if (guarded && random() < 0.7) buy(random() < 0.6 ? 'fighter' : 'submarine');
    if (cash > 34 && random() < 0.3) buy(random() < 0.5 ? 'carrier' : 'battleship');
  }
  if (!inDanger && cash >= 30 && random() < 0.35) buy(random() < 0.7 ? 'fighter' : 'bomber');
  if (!inDanger && random() < 0.06) buy('aa-gun');
  const appetite = byLand ? 0.35 : 0.3;
  while (cash >= costOf(ruleset, state, power, 'infantry')) {
    if (!inDanger && random() < appetite && buy('armor')) continue;
    if (!buy('infantry')) break;
  }
  if (countTotal(basket) === 0) return undefined;
  const order: GameOrder = { type: 'purchase', power, units: basket };
  return decide(ruleset, state, order).ok ? order : { ...order, units: { infantry: Math.floor(cashOf(state, power) / 3) } };
};

const enemyFleetNear = (view: View, land: SpaceId): boolean =>
  view
    .beside(land, 'sea')
    .some((zone) => view.hasEnemyShips(zone) || view.beside(zone, 'sea').some((next) => view.hasEnemyShips(next)));

/** Puts units one by one where they are needed most, as far as the rules let them. */
export const placeOrder = (view: View): Place => {
  const { ruleset, state, power } = view;
  const front = frontDistances(view);
  const danger = (id: SpaceId): number => (isDoomed(view, id, asDefenders(view, view.garrison(id))) ? 0 : 1);
  const need = new Map(
    complexesOf(view).map((id) => [id, danger(id) * 10 + (front.get(id) ?? 9) - (id === view.capital(power) ? 0.5 : 0)]),
  );
  const homes = [...need.keys()].sort((a, b) => (need.get(a) ?? 0) - (need.get(b) ?? 0));
  const zones = homes.flatMap((id) => view.beside(id, 'sea'));
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

/** Everything bought but complexes: used to see whether a turn has anything to place. */
export const hasPurchases = (counts: UnitCounts): boolean => UNIT_TYPES.some((type) => (counts[type] ?? 0) > 0);
