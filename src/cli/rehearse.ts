// Goes through the orders of a sheet without writing: as far as the first that needs dice, for nobody knows what comes
// after them. Reasons are gathered over all orders that can be judged, not only for the first that is refused.

import { appendOrder, type Game } from '../archive/index.ts';
import type { PowerOrder } from '../engine/index.ts';
import type { Desk } from './desk.ts';
import { stopAt } from './faults.ts';
import type { Refused } from './sheet.ts';
import type { Seat, Table } from './table.ts';

export interface Rehearsal {
  readonly refused: readonly Refused[];
  /** Orders that were not looked at, for they hang on a refused one. */
  readonly skipped: readonly PowerOrder[];
  /** Whether it ended at dice. */
  readonly end: 'sheet' | 'dice';
  /** How many orders were looked at. */
  readonly checked: number;
}

/** Orders that can be judged although one before them is refused: they do not build on it. */
const standsAlone = (order: PowerOrder, refused: readonly PowerOrder[]): boolean =>
  (order.type === 'purchase' || order.type === 'combat-move' || order.type === 'standing-orders') &&
  refused.every(({ type }) => type === 'purchase' || type === 'research' || type === 'standing-orders');

/** Tries the orders one after the other. */
export const rehearse = (desk: Desk, table: Table, seat: Seat, orders: readonly PowerOrder[]): Rehearsal => {
  let { game }: { game: Game } = table;
  const refused: Refused[] = [];
  const skipped: PowerOrder[] = [];
  for (const [index, order] of orders.entries()) {
    const bad = refused.flatMap(({ order: at }) => orders[at] ?? []);
    if (bad.length > 0 && !standsAlone(order, bad)) {
      skipped.push(order);
      continue;
    }
    const draft = appendOrder(game, order, seat.said);
    if (!draft.ok) {
      if (draft.error.kind !== 'refused') throw stopAt(desk, game.slug, draft.error, table.words);
      refused.push({ order: index, refusals: draft.error.refusals });
      continue;
    }
    if (draft.value.asked.length > 0) {
      return { refused, skipped, end: 'dice', checked: index + 1 };
    }
    game = draft.value.game;
  }
  return { refused, skipped, end: 'sheet', checked: orders.length - skipped.length };
};
