// Research and purchase: what to buy for the war a power has.

import { cashOf, costOf, decide, type GameOrder, type OrderOf } from '../engine/index.ts';
import { limitOf } from '../engine/phases/production.ts';
import { cashIn, purseAt, pursesOf } from '../engine/phases/purse.ts';
import { boughtBy } from '../engine/phases/stock.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { countTotal, type PurseId, type SpaceId, UNIT_TYPES, type UnitType } from '../vocab/index.ts';
import { nonceFrom } from './random.ts';
import { asDefenders, isDoomed } from './threat.ts';
import type { View } from './view.ts';
import { waitingAshore, waitsForShips } from './war.ts';
import type { Player } from './whims.ts';

export type Basket = { [type in UnitType]?: number };

/** A die or two for weapons, now and then. */
export const researchOrder = (view: View, { random }: Player): GameOrder | undefined => {
  const { state, power } = view;
  const { dieCost, table } = view.ruleset.research;
  if (dieCost === 0) return freeThrow(view, random);
  const affordable = Math.floor(cashOf(state, power) / dieCost);
  const whim = random();
  if (state.options.technology === 'off' || state.turn.research !== undefined || whim > 0.15) return undefined;
  if (affordable < 3 || view.lostCapital(power) || state.technology[power].length === table.length) return undefined;
  return { type: 'research', power, dice: whim < 0.05 ? 2 : 1, nonce: nonceFrom(random) };
};

/** A die that costs nothing is thrown whenever it may be. */
const freeThrow = ({ ruleset, state, power }: View, random: Player['random']): GameOrder | undefined => {
  if (state.options.technology === 'off' || state.turn.research !== undefined) return undefined;
  const order: GameOrder = { type: 'research', power, dice: 1, nonce: nonceFrom(random) };
  return decide(ruleset, state, order).ok ? order : undefined;
};

export const complexesOf = (view: View): readonly SpaceId[] =>
  view.territories.filter(({ id }) => view.control(id) === view.power && view.hasComplex(id)).map(({ id }) => id);

const countEverywhere = (view: View, type: UnitType): number =>
  view.state.spaces.reduce(
    (sum, { units }) => sum + units.filter((unit) => unit.type === type && unit.power === view.power).length,
    0,
  );

/** Where to build: on the mainland for an island power, or where many troops wait for ships that are far away. */
export const siteForComplex = (view: View): SpaceId | undefined => {
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

/** Whether a power that has lost its capital can buy, by word. */
const BUYS_WITHOUT_CAPITAL: { readonly [word in Ruleset['income']['lostCapital']]: boolean } = {
  'no-income-no-purchase': false,
  'income-goes-on': true,
};

/** Money beyond which a large ship is bought now and then, by word: what cannot be saved is never much. */
const RICH: { readonly [word in Ruleset['income']['unspent']]: number } = { kept: 34, lost: 20 };

/** Whether new fighters are put on carriers, by word. */
export const ABOARD: { readonly [word in Ruleset['production']['newFighters']]: boolean } = {
  'on-land': false,
  'on-land-or-own-carriers': true,
};

/** What takes the place of what, dearest first, for money that would be lost and finds no more room. */
const BETTER = [
  ['infantry', 'fighter'],
  ['armor', 'fighter'],
  ['infantry', 'armor'],
  ['infantry', 'artillery'],
] as const;

/** What to buy from the first purse that has bought nothing yet and can, or undefined for nothing. */
export const purchaseOrder = (view: View, player: Player): GameOrder | undefined => {
  const { ruleset, state, power } = view;
  const purses = pursesOf(ruleset, power);
  for (const purse of purses) {
    if (purses.length > 1 && countTotal(boughtBy(state, power, purse)) > 0) continue;
    const order = purchaseFrom(view, player, purse);
    if (order === undefined) continue;
    const named = purses.length > 1 ? { ...order, purse } : order;
    if (purses.length === 1 || decide(ruleset, state, named).ok) return named;
  }
  return undefined;
};

const purchaseFrom = (view: View, { random, whims }: Player, purse: PurseId): OrderOf<'purchase'> | undefined => {
  const { ruleset, state, power } = view;
  const complexes = complexesOf(view).filter((id) => purseAt(ruleset, power, id) === purse);
  if (complexes.length === 0) return undefined;
  if (view.lostCapital(power) && !BUYS_WITHOUT_CAPITAL[ruleset.income.lostCapital]) return undefined;
  // Where every complex has its limit no more is bought than can be placed.
  const most = complexes.reduce((sum, id) => sum + limitOf(ruleset, power, id), 0);
  const has = (type: UnitType): boolean => ruleset.board.roster.includes(type);
  // A restless player keeps something back now and then, for a neutral on the way.
  const reserve = whims === 'restless' && random() < 0.08 ? ruleset.neutrals.fee : 0;
  let cash = cashIn(state, power, purse) - reserve;
  const basket: Basket = {};
  const buy = (type: UnitType): boolean => {
    const cost = costOf(ruleset, state, power, type);
    if (cost > cash || countTotal(basket) >= most) return false;
    cash -= cost;
    basket[type] = (basket[type] ?? 0) + 1;
    return true;
  };
  const spendRest = (): void => {
    for (const [less, more] of BETTER.filter((pair) => pair.every(has))) {
      const dearer = costOf(ruleset, state, power, more) - costOf(ruleset, state, power, less);
      while (dearer <= cash && (basket[less] ?? 0) > 0) {
        cash -= dearer;
        basket[less] = (basket[less] ?? 0) - 1;
        basket[more] = (basket[more] ?? 0) + 1;
      }
    }
    for (const type of UNIT_TYPES) if (basket[type] === 0) delete basket[type];
  };
  const aboard = ABOARD[ruleset.production.newFighters];
  const capital = view.capital(power);
  const inDanger = isDoomed(view, capital, asDefenders(view, view.garrison(capital)));
  const overseas = complexes.every((id) => waitsForShips(view, id));
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
      if (cash > RICH[ruleset.income.unspent] && random() < 0.3) {
        const ship = random() < 0.4 ? 'carrier' : 'battleship';
        if (buy(ship) && ship === 'carrier' && aboard) buy('fighter');
      }
    }
    // Troops that nobody can carry win no war: planes can always reach it.
    const crowded = waiting > room + 6;
    while (crowded && cash >= 12 && countTotal(basket) < most)
      if (!buy(random() < 0.5 ? 'bomber' : 'fighter')) buy('fighter');
    if (cash >= 30 && random() < 0.35) buy(random() < 0.7 ? 'fighter' : 'bomber');
    if (random() < 0.06 && has('aa-gun')) buy('aa-gun');
  }
  while (cash >= costOf(ruleset, state, power, 'infantry')) {
    if (!inDanger && random() < 0.35 && buy(has('artillery') && random() < 0.4 ? 'artillery' : 'armor')) continue;
    if (!buy('infantry')) break;
  }
  if (ruleset.income.unspent === 'lost') spendRest();
  if (countTotal(basket) === 0) return undefined;
  return { type: 'purchase', power, units: basket };
};

const enemyFleetNear = (view: View, land: SpaceId): boolean =>
  view
    .beside(land, 'sea')
    .some((zone) => view.hasEnemyShips(zone) || view.beside(zone, 'sea').some((next) => view.hasEnemyShips(next)));
