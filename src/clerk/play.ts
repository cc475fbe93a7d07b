// Plays a sheet that has been read: its orders go into the log one after the other, each with the dice it needs, as far as
// it goes; after each the rest of the sheet is read anew, from the new position. Who is told what about it is for others.

import { appendOrder } from '../archive/append.ts';
import { awaits, isOver, type PowerOrder } from '../engine/index.ts';
import type { LogFault } from '../log/fault.ts';
import type { LogEntry } from '../log/line.ts';
import { bringHome, forfeits, type Home } from './home.ts';
import type { RefusedOrder } from './rehearse.ts';
import { type ReadSheet, readSheet, withoutFirst } from './sheet.ts';
import { withoutEchoes } from './sheet-lines.ts';
import type { Hands, Landed, Seat, Table } from './table.ts';
import { isHeldUp } from './whose-turn.ts';

/** What happens on the way, told as it happens. */
export interface Listener {
  /** Planes are flown home as they were declared to. */
  home(table: Table, homeward: Home): void;
  /** An order's own line is in the log. */
  ordered(table: Table, order: PowerOrder, entries: readonly LogEntry[]): void;
  landed(table: Table, entries: readonly LogEntry[]): void;
  /** Dice are due that nobody has thrown yet. */
  missing(table: Table, needs: Landed['missing']): void;
  /** What is still to be done, before the first order and behind each that is done with its dice. */
  left?(table: Table, read: ReadSheet): void;
}

/**
 * How it ended: with the last order; at dice or a decision that are due; before units would be lost for nothing; with an
 * order that the rules refuse now, or that the log does not take; with a rest that is no longer clear.
 */
export type End = 'done' | 'dice' | 'decision' | 'crash' | 'forfeit' | 'refused' | 'fault' | 'unclear';

export interface Played {
  readonly table: Table;
  readonly written: readonly LogEntry[];
  /** Orders of the sheet that were not reached. */
  readonly left: readonly PowerOrder[];
  readonly end: End;
  /** Planes that would be lost, where it ended before that. */
  readonly lost: Home['lost'];
  readonly refused: readonly RefusedOrder[];
  /** Why the log did not take an order, where it ended with that. */
  readonly fault?: LogFault;
  /** What was still to be read, from the position it ended in. */
  readonly read: ReadSheet;
}

export interface PlayOptions {
  /** Whether units may be lost that are not placed or brought home. */
  readonly losses: 'allowed' | 'held-back';
  readonly hands: Hands;
  readonly listener: Listener;
}

/** True for an order that may come while dice or somebody's choice are due; of fights one that goes on with that battle. */
const answers = ({ game, ruleset }: Table, order: PowerOrder): boolean => {
  const { type } = order;
  if (type === 'standing-orders' || type === 'resign') return true;
  return awaits(ruleset, game.replay.state).some((due) => {
    if (due.kind === 'dice') return false;
    if (due.kind === 'bids') return due.step === type;
    const other = type === 'fight' && due.kind === 'decision' && order.battles[0]?.battle !== due.battle;
    return due.orders.includes(type) && !other;
  });
};

interface Step {
  readonly table: Table;
  readonly written: readonly LogEntry[];
  readonly held: 'dice' | 'no';
}

/** Writes one order and lands its dice. */
const playOne = async (
  table: Table,
  seat: Seat,
  order: PowerOrder,
  { hands, listener }: PlayOptions,
): Promise<Step | RefusedOrder['refusals'] | LogFault> => {
  const draft = appendOrder(table.game, order, seat.said);
  if (!draft.ok) {
    return draft.error.kind === 'refused' ? draft.error.refusals : draft.error.fault;
  }
  const committed: Table = { ...table, game: hands.write(draft.value) };
  listener.ordered(committed, order, draft.value.entries);
  if (draft.value.asked.length === 0) return { table: committed, written: draft.value.entries, held: 'no' };
  const landed = await hands.land(committed, seat);
  const after: Table = { ...table, game: landed.game };
  listener.landed(after, landed.entries);
  // An order that was published before its dice fell may stand in another line than it was written in.
  const commitment = landed.entries[0]?.dice?.of ?? landed.game.trust.open?.hash;
  const written = [...landed.game.entries.filter(({ hash }) => hash === commitment), ...landed.entries];
  if (landed.missing.length === 0) return { table: after, written, held: 'no' };
  listener.missing(after, landed.missing);
  return { table: after, written, held: 'dice' };
};

/** Why an order is not given now: it would lose units for nothing. */
const holdBack = (table: Table, order: PowerOrder, { lost }: Home): 'crash' | 'forfeit' | undefined => {
  if (lost.length > 0) return 'crash';
  return forfeits(table, order) ? 'forfeit' : undefined;
};

/** Plays the orders of a sheet. */
export const playSheet = async (start: Table, seat: Seat, first: ReadSheet, options: PlayOptions): Promise<Played> => {
  let table = start;
  let read = first;
  let said: Seat = seat;
  const written: LogEntry[] = [];
  const ended = (end: End, left: readonly PowerOrder[], more: Partial<Played> = {}): Played => ({
    table,
    written,
    left,
    end,
    lost: [],
    refused: [],
    read,
    ...more,
  });
  options.listener.left?.(table, read);
  for (;;) {
    const [next, ...rest] = read.sheet.orders;
    if (next === undefined) return ended('done', []);
    if (isHeldUp(table) && !answers(table, next)) {
      return ended(table.game.replay.state.awaiting.length > 0 ? 'dice' : 'decision', [next, ...rest]);
    }
    const homeward = bringHome(table, next, said.said);
    const hold = options.losses === 'allowed' ? undefined : holdBack(table, next, homeward);
    if (hold !== undefined) return ended(hold, [next, ...rest], { lost: homeward.lost });
    options.listener.home(table, homeward);
    for (const order of homeward.orders) {
      const done = await playOne(table, said, order, options);
      if ('code' in done) return ended('fault', [next, ...rest], { fault: done });
      if (!('table' in done))
        return ended('refused', rest, { refused: withoutEchoes(read.sheet, [{ order: 0, refusals: done }]) });
      table = done.table;
      written.push(...done.written);
      if (done.held === 'dice')
        return ended('dice', rest, { read: readSheet(options.hands, table, said, withoutFirst(read)) });
    }
    if (isOver(table.game.replay.state)) return ended('done', []);
    const { note: _, ...without } = said.said;
    said = { ...said, said: without }; // the remark stands with the first order
    read = readSheet(options.hands, table, said, withoutFirst(read));
    options.listener.left?.(table, read);
    if (read.sheet.problems.length > 0 && !isHeldUp(table)) return ended('unclear', read.sheet.orders);
  }
};
