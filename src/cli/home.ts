// Planes that said on their combat move where they would land are flown there when the noncombat moves come, unless the
// sheet moves them itself. Forgotten planes and units that were bought and not placed are pointed out before they are lost.

import { appendOrder, type Said } from '../archive/index.ts';
import { legal, type Move, type OrderOf, type PowerOrder, turnOf } from '../engine/index.ts';
import { countEntries, type SpaceId, type UnitType } from '../vocab/index.ts';
import type { Table } from './table.ts';

/** Planes of a kind that an order would leave without a place to land. */
interface Stranded {
  readonly type: UnitType;
  readonly space: SpaceId;
  readonly count: number;
  /** Where they said they would land. */
  readonly land?: SpaceId;
}

type Late = OrderOf<'noncombat-move'> | OrderOf<'place'> | OrderOf<'end-turn'>;

const isLate = (order: PowerOrder): order is Late =>
  order.type === 'noncombat-move' || order.type === 'place' || order.type === 'end-turn';

/** Planes the order would lose for want of a place to land. */
const strandedBy = ({ game }: Table, order: PowerOrder, said: Said): readonly Stranded[] => {
  const draft = appendOrder(game, order, said);
  if (!draft.ok) return [];
  const groups = new Map<string, Stranded>();
  for (const { events } of draft.value.entries) {
    for (const event of events) {
      if (event.type !== 'units-removed' || event.cause !== 'no-landing-place') continue;
      for (const { type, ids } of event.units) {
        for (const id of ids) {
          const land = turnOf(game.replay.state, id)?.land;
          const key = `${type}/${event.space}/${land ?? ''}`;
          const count = (groups.get(key)?.count ?? 0) + 1;
          groups.set(key, { type, space: event.space, count, ...(land === undefined ? {} : { land }) });
        }
      }
    }
  }
  return [...groups.values()];
};

export interface Homeward {
  /** The order to give: with the flights home, or with an order of its own for them before it. */
  readonly orders: readonly PowerOrder[];
  readonly flown: readonly Stranded[];
  /** Planes that would still be lost although they could land somewhere, each with such a place. */
  readonly lost: readonly (Stranded & { readonly to: SpaceId })[];
}

/** The order with flights home as declared. */
export const flyHome = (table: Table, order: PowerOrder, said: Said): Homeward => {
  const plain: Homeward = { orders: [order], flown: [], lost: [] };
  if (!isLate(order)) return plain;
  const stranded = strandedBy(table, order, said);
  if (stranded.length === 0) return plain;
  const offers = legal(table.ruleset, table.game.replay.state).filter(({ aim }) => aim === 'move');
  const wayOf = ({ type, space, land }: Stranded) => {
    const own = offers.filter((offer) => offer.type === type && offer.space === space);
    return own.find(({ to }) => to === land) ?? (land === undefined ? undefined : null);
  };
  const flown = stranded.filter((group) => wayOf(group));
  const flights = flown.flatMap((group): readonly Move[] => {
    const way = wayOf(group);
    return way ? [{ kind: 'march', units: { [group.type]: group.count }, path: [...way.path] }] : [];
  });
  const moves = order.type === 'noncombat-move' ? order.moves : [];
  const homeward: PowerOrder = { type: 'noncombat-move', power: order.power, moves: [...moves, ...flights] };
  const stands = flights.length > 0 && appendOrder(table.game, homeward, said).ok;
  const orders = !stands ? [order] : order.type === 'noncombat-move' ? [homeward] : [homeward, order];
  const [first = order] = orders;
  const lost = strandedBy(table, first, said).flatMap((group) => {
    const to = offers.find((offer) => offer.type === group.type && offer.space === group.space)?.to;
    return to === undefined ? [] : [{ ...group, to }];
  });
  return { orders, flown: stands ? flown : [], lost };
};

/** Whether ending the turn now would lose units that were bought. */
export const forfeits = ({ game }: Table, order: PowerOrder): boolean =>
  order.type === 'end-turn' && countEntries(game.replay.state.turn.purchased).length > 0;
