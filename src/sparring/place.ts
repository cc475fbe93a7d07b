// Placement: where new units go.

import { hasDeck, hasTrait } from '../board/index.ts';
import { decide, type OrderOf } from '../engine/index.ts';
import { countEntries, type SpaceId, type UnitType } from '../vocab/index.ts';
import { ABOARD, type Basket, complexesOf, siteForComplex } from './purchase.ts';
import { asDefenders, isDoomed } from './threat.ts';
import type { View } from './view.ts';
import { waitingAshore, warDistance } from './war.ts';

type Place = OrderOf<'place'>;

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
  const boards = new Map<SpaceId, Basket>();
  const order = (): Place => ({
    type: 'place',
    power,
    placements: [...placements].map(([space, units]) => {
      const planes = boards.get(space);
      return planes === undefined ? { space, units } : { space, units, boards: planes };
    }),
  });
  const tryPut = (space: SpaceId, type: UnitType, count: number): boolean => {
    const before = placements.get(space);
    placements.set(space, { ...before, [type]: (before?.[type] ?? 0) + count });
    if (decide(ruleset, state, order()).ok) return true;
    if (before === undefined) placements.delete(space);
    else placements.set(space, before);
    return false;
  };

  // Carriers before the fighters that go aboard.
  const aboard = ABOARD[ruleset.production.newFighters];
  const deckFirst = ([type]: readonly [UnitType, number]): number => Number(!hasDeck(ruleset.board, type));
  const bought = countEntries(state.turn.purchased);
  const lies = (zone: SpaceId): boolean =>
    view.units(zone).some((unit) => unit.power === power && hasDeck(ruleset.board, unit.type)) ||
    (placements.get(zone)?.carrier ?? 0) > 0;
  for (const [type, count] of aboard ? bought.toSorted((a, b) => deckFirst(a) - deckFirst(b)) : bought) {
    const site = type === 'industrial-complex' ? siteForComplex(view) : undefined;
    const decks = aboard && hasTrait(ruleset.board, type, 'lands-on-decks') ? zones.filter(lies) : [];
    const ashore = site === undefined ? [...decks, ...homes] : [site];
    const where = ruleset.board.units[type].domain === 'sea' ? zones : ashore;
    if (where.some((space) => tryPut(space, type, count))) continue;
    for (let left = count; left > 0; left -= 1) if (!where.some((space) => tryPut(space, type, 1))) break;
  }
  // Fighters that stand by go aboard new carriers.
  for (const [space, units] of placements) {
    for (let planes = 2 * (units.carrier ?? 0); planes > 0 && !boards.has(space); planes -= 1) {
      boards.set(space, { fighter: planes });
      if (!decide(ruleset, state, order()).ok) boards.delete(space);
    }
  }
  return order();
};
