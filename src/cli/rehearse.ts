// The orders of a sheet tried on a game as its log would take them, without writing.

import { appendOrder, type Game } from '../archive/index.ts';
import type { PowerOrder } from '../engine/index.ts';
import { type Give, type Rehearsal, rehearse } from '../post/index.ts';
import { fail, ok } from '../vocab/index.ts';
import type { Desk } from './desk.ts';
import { stopAt } from './faults.ts';
import type { Seat, Table } from './table.ts';

/** Tries the orders one after the other. What the log itself would not take ends the command. */
export const rehearseAt = (desk: Desk, table: Table, seat: Seat, orders: readonly PowerOrder[]): Rehearsal => {
  const give: Give<Game> = (game, order) => {
    const draft = appendOrder(game, order, seat.said);
    if (draft.ok) return ok({ at: draft.value.game, state: draft.value.game.replay.state, asked: draft.value.asked });
    if (draft.error.kind === 'refused') return fail(draft.error.refusals);
    throw stopAt(desk, game.slug, draft.error, table.words);
  };
  const { game, ruleset } = table;
  return rehearse(ruleset, { at: game, state: game.replay.state }, orders, give);
};
