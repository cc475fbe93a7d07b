// Goes through the orders of a sheet as the log of a game would take them, without entering them.

import type { Game } from '../archive/game.ts';
import type { PowerOrder } from '../engine/index.ts';
import type { LogFault } from '../log/fault.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { type Give, type Rehearsal, rehearse } from './rehearse.ts';
import type { Seat, Table } from './table.ts';

/** The log itself would not take an order from whoever gives it. */
class NotTaken extends Error {
  readonly fault: LogFault;
  constructor(fault: LogFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Tries orders one after the other on a game. The fault is why its log would not take one. */
export const rehearseAt = (
  { game, ruleset, append }: Pick<Table, 'game' | 'ruleset' | 'append'>,
  seat: Seat,
  orders: readonly PowerOrder[],
): Result<Rehearsal, LogFault> => {
  const give: Give<Game> = (at, order) => {
    const draft = append(at, order, seat.said);
    if (draft.ok) return ok({ at: draft.value.game, state: draft.value.game.replay.state, asked: draft.value.asked });
    if (draft.error.kind === 'fault') throw new NotTaken(draft.error.fault);
    return fail(draft.error.refusals);
  };
  try {
    return ok(rehearse(ruleset, { at: game, state: game.replay.state }, orders, give));
  } catch (error) {
    if (error instanceof NotTaken) return fail(error.fault);
    throw error;
  }
};
