// Plays a sheet that has been read: its orders go into the log one after the other, each with the dice it needs, as far
// as it goes; after each the rest of the sheet is read anew, from the new position. Who is told what about it is for
// others.

import { awaits, isOver, type PowerOrder } from '../engine/index.ts';
import type { LogFault } from '../log/fault.ts';
import type { LogEntry } from '../log/line.ts';
import { answerByRule } from './by-rule.ts';
import { heldUpBy } from './doubt.ts';
import { bringHome, forfeits, type Home } from './home.ts';
import type { RefusedOrder } from './rehearse.ts';
import { type ReadSheet, readSheet, waits, withoutOrder } from './sheet.ts';
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
  /** What is still to be done, before each order and behind the last; `next` is the order that comes next, or -1. */
  left?(table: Table, read: ReadSheet, next: number): void;
}

/**
 * How it ended: with the last order; at dice or a decision that are due; before units would be lost for nothing; with
 * an order that the rules refuse now, or that the log does not take; with a rest that is no longer clear.
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

/**
 * True for an order that may come while dice or somebody's choice are due; of fights one that goes on with that battle.
 */
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

/** What a rule of the sheet answers now, if its player is asked about a battle. */
const ruledBy = ({ game, ruleset, reading }: Table, { power }: Seat, { sheet }: ReadSheet, hands: Hands) =>
  answerByRule({ ruleset, state: game.replay.state, power, holds: reading.holds }, sheet, () => hands.nonce());

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
  const draft = table.append(table.game, order, seat.said);
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

/** An order that the rules refuse, by the lines it stands in. */
interface Stuck {
  readonly lines: ReadonlySet<number>;
  readonly refusals: RefusedOrder['refusals'];
}

/** The orders of a sheet that are known to be refused. */
const stuckIn = ({ sheet }: ReadSheet, stuck: readonly Stuck[]): readonly RefusedOrder[] =>
  stuck.flatMap(({ lines, refusals }) => {
    const order = sheet.sources.findIndex((sources) => sources.some(({ line }) => lines.has(line)));
    return order < 0 ? [] : [{ order, refusals }];
  });

/**
 * Plays the orders of a sheet, as far as nothing doubtful is in the way: what the rules refuse, or nobody understands,
 * holds up what comes after it and nothing before.
 */
export const playSheet = async (start: Table, seat: Seat, first: ReadSheet, options: PlayOptions): Promise<Played> => {
  let table = start;
  let read = first;
  let said: Seat = seat;
  const written: LogEntry[] = [];
  const stuck: Stuck[] = [];
  const ended = (end: End, left: readonly PowerOrder[], more: Partial<Played> = {}): Played => ({
    table,
    written,
    left,
    end,
    lost: [],
    refused: withoutEchoes(read.sheet, stuckIn(read, stuck)),
    read,
    ...more,
  });
  for (;;) {
    const { orders, problems } = read.sheet;
    const held = heldUpBy(read.sheet, stuckIn(read, stuck));
    const at = orders.findIndex((_, index) => !held.has(index));
    const next = orders[at];
    options.listener.left?.(table, read, at);
    const ruled = next !== undefined && answers(table, next) ? undefined : ruledBy(table, said, read, options.hands);
    if (ruled !== undefined) {
      const done = await playOne(table, said, ruled, options);
      if ('code' in done) return ended('fault', orders, { fault: done });
      if ('table' in done) {
        table = done.table;
        written.push(...done.written);
        read = readSheet(options.hands, table, said, read.text);
        if (done.held === 'dice') return ended('dice', read.sheet.orders);
        if (isOver(table.game.replay.state)) return ended('done', []);
        continue;
      }
    }
    if (next === undefined) {
      if (stuck.length > 0) return ended('refused', orders);
      if (problems.length > 0 && !isHeldUp(table)) return ended('unclear', orders);
      // What is not clear while somebody decides may be clear once he has: it waits.
      if (problems.length === 0 && !waits(read.sheet)) return ended('done', []);
      return ended(table.game.replay.state.awaiting.length > 0 ? 'dice' : 'decision', []);
    }
    if (isHeldUp(table) && !answers(table, next))
      return ended(table.game.replay.state.awaiting.length > 0 ? 'dice' : 'decision', orders);
    const homeward = bringHome(table, next, said.said);
    const hold = options.losses === 'allowed' ? undefined : holdBack(table, next, homeward);
    if (hold !== undefined) return ended(hold, orders, { lost: homeward.lost });
    options.listener.home(table, homeward);
    let refusals: RefusedOrder['refusals'] | undefined;
    for (const order of homeward.orders) {
      const done = await playOne(table, said, order, options);
      if ('code' in done) return ended('fault', orders, { fault: done });
      if (!('table' in done)) {
        refusals = done;
        break;
      }
      table = done.table;
      written.push(...done.written);
      if (done.held === 'no') continue;
      read = readSheet(options.hands, table, said, withoutOrder(read, at));
      return ended('dice', read.sheet.orders);
    }
    if (refusals !== undefined) {
      const lines = new Set((read.sheet.sources[at] ?? []).map(({ line }) => line));
      if (lines.size === 0) return ended('refused', orders, { refused: [{ order: at, refusals }] });
      stuck.push({ lines, refusals });
      continue;
    }
    if (isOver(table.game.replay.state)) return ended('done', []);
    const { note: _, ...without } = said.said;
    said = { ...said, said: without }; // the remark stands with the first order
    read = readSheet(options.hands, table, said, withoutOrder(read, at));
  }
};
