// What becomes of a sheet that somebody brings: whether it is entered now, waits, or is turned down, and what is kept
// of it. Terminal, mail and browser ask and tell in ways of their own; what is done is decided here, once for all of
// them.

import type { PowerOrder } from '../engine/index.ts';
import type { LogFault } from '../log/fault.ts';
import type { Sheet } from '../notation/index.ts';
import { isBefore } from '../vocab/index.ts';
import { isRuled } from './by-rule.ts';
import { heldUpBy } from './doubt.ts';
import { type Resent, resent } from './entered.ts';
import {
  goesOnAlone,
  type HeldBy,
  heldBy,
  idOf,
  isOfTurn,
  type Plan,
  type Turn,
  turnFrom,
  turnNow,
  whenOf,
} from './plan.ts';
import { type Played, type PlayOptions, playSheet } from './play.ts';
import type { RefusedOrder, Rehearsal } from './rehearse.ts';
import { rehearseAt } from './rehearse-at.ts';
import { type ReadSheet, waits } from './sheet.ts';
import { withoutEchoes } from './sheet-lines.ts';
import type { Hands, Seat, Table } from './table.ts';

/** What the rules refuse of a sheet, and whether that, or what was not understood, holds up all of it. */
export interface Doubts {
  readonly refused: readonly RefusedOrder[];
  /** Orders that were not looked at, for they hang on a refused one. */
  readonly skipped: readonly PowerOrder[];
  readonly holds: 'nothing' | 'some' | 'all';
}

/** What is known of a sheet before anything of it is entered. */
export type Considered<R extends ReadSheet> = {
  /** What of it is not entered yet. */
  readonly read: R;
  /** What of it is, if anything. */
  readonly again?: Resent;
} & (
  | { readonly what: 'empty' }
  | { readonly what: 'entered' }
  | { readonly what: 'over' }
  | { readonly what: 'no-power' }
  | { readonly what: 'not-now' }
  /** For a turn that is over. */
  | { readonly what: 'past'; readonly turn: Turn }
  /** For a turn to come, or behind a choice that somebody else has to make in his: to be kept until then. */
  | { readonly what: 'ahead'; readonly turn: Turn; readonly plan: Plan }
  /**
   * Dice are due: to be kept until they have fallen; without a plan it is unclear, repeats an order, or waits already.
   */
  | { readonly what: 'dice-first'; readonly plan?: Plan }
  /** The log would not take it from whoever enters it. */
  | { readonly what: 'not-taken'; readonly fault: LogFault }
  /**
   * Nothing can be entered, for nothing comes before what is doubtful; to be kept to be put right, unless a plan waits.
   */
  | { readonly what: 'doubtful'; readonly rehearsal: Rehearsal; readonly doubts: Doubts; readonly plan?: Plan }
  | { readonly what: 'possible'; readonly rehearsal: Rehearsal; readonly doubts: Doubts }
);

/** What somebody brings. */
export interface Brought<R extends ReadSheet> {
  readonly whole: R;
  /** Reads what is left of it in the same way. */
  readonly reads: (text: string) => R;
  /** The plan it was kept as, if it was; a turn sent before its time is entered whole or not at all. */
  readonly from?: Plan;
  /** The turn it is said to be for, where it does not say that itself. */
  readonly meant?: Turn;
  /** What is kept of the player’s for the turn that is under way. */
  readonly kept?: Plan;
}

const doubtsOf = (sheet: Sheet, { refused: tried, skipped }: Rehearsal): Doubts => {
  const refused = withoutEchoes(sheet, tried);
  const held = heldUpBy(sheet, refused).size;
  const doubtful = sheet.problems.length + refused.length > 0;
  return { refused, skipped, holds: !doubtful ? 'nothing' : held < sheet.orders.length ? 'some' : 'all' };
};

/** Orders that nobody has to throw dice before. */
const TIMELESS: readonly PowerOrder['type'][] = ['standing-orders', 'resign'];

/** Whether all of these orders wait in a plan. */
const isSaidIn = (orders: readonly PowerOrder[], { text }: Plan, reads: (text: string) => ReadSheet): boolean => {
  const said = (order: PowerOrder): string => JSON.stringify({ ...order, nonce: undefined });
  const waiting = new Set(reads(text).sheet.orders.map(said));
  return orders.every((order) => waiting.has(said(order)));
};

/** Whether orders say what was said before: of a phase that is over, or of the plan that waits. */
const saysAgain = <R extends ReadSheet>(
  { game, ruleset: { phases } }: Table,
  orders: readonly PowerOrder[],
  { kept, reads }: Brought<R>,
): boolean => {
  const { turn } = game.replay.state;
  if (orders.some(({ type }) => phases.some(({ kind }) => kind === type && !isBefore(phases, turn.phase, kind))))
    return true;
  return kept?.held === 'dice' && isSaidIn(orders, kept, reads);
};

/** While dice are due nothing is entered. What comes after them is kept. */
const diceFirst = <R extends ReadSheet>(
  table: Table,
  { text, sheet: { orders, problems } }: R,
  brought: Brought<R>,
): { readonly what: 'dice-first'; readonly plan?: Plan } | undefined => {
  const { state } = table.game.replay;
  const timeless = orders.length > 0 && orders.every(({ type }) => TIMELESS.includes(type));
  if (state.awaiting.length === 0 || timeless) return undefined;
  if (problems.length > 0) return brought.kept?.held === 'dice' ? { what: 'dice-first' } : undefined;
  if (saysAgain(table, orders, brought)) return { what: 'dice-first' };
  return { what: 'dice-first', plan: { turn: idOf(turnNow(state)), held: 'dice', text } };
};

/** Looks at a sheet; nothing is entered by that. */
export const consider = <R extends ReadSheet>(
  hands: Pick<Hands, 'language' | 'nonce'>,
  table: Table,
  seat: Seat,
  brought: Brought<R>,
): Considered<R> => {
  const { whole, reads, from, kept } = brought;
  const meant = brought.meant ?? (from && turnFrom(table.ruleset, from.turn));
  const isEmpty = ({ sheet }: R): boolean => sheet.orders.length + sheet.problems.length === 0 && !waits(sheet);
  if (isEmpty(whole)) return { what: 'empty', read: whole };
  const again = resent(hands, table, seat, whole);
  const read = again === undefined ? whole : reads(again.text);
  const { sheet, text } = read;
  const common = { read, ...(again === undefined ? {} : { again }) };
  if (isEmpty(read)) return { what: 'entered', ...common };
  const due = whenOf(table, seat, sheet, meant);
  if (due.when === 'ahead') {
    const turn = idOf(due.turn);
    const held = turn === idOf(turnNow(table.game.replay.state)) ? 'decision' : 'turn';
    const waits = kept?.turn === turn && goesOnAlone(kept) && isSaidIn(sheet.orders, kept, reads);
    return { what: 'ahead', ...common, turn: due.turn, plan: waits ? kept : { turn, held, text } };
  }
  if (due.when === 'past') return { what: 'past', ...common, turn: due.turn };
  if (due.when !== 'now') return { what: due.when, ...common };
  const dice = diceFirst(table, read, brought);
  if (dice !== undefined) return { ...dice, ...common };
  // Behind what a rule answers nobody can look.
  const tried = rehearseAt(table, seat, isRuled(table, seat.power, text) ? [] : sheet.orders);
  if (!tried.ok) return { what: 'not-taken', ...common, fault: tried.error };
  const rehearsal = tried.value;
  const doubts = doubtsOf(sheet, rehearsal);
  const isHeld = doubts.holds === 'all' || (doubts.holds === 'some' && from?.held === 'turn');
  if (!isHeld) return { what: 'possible', ...common, rehearsal, doubts };
  const known = { what: 'doubtful', ...common, rehearsal, doubts } as const;
  // A line that is no turn takes the place of none that goes on by itself.
  if (from === undefined && kept !== undefined && goesOnAlone(kept) && !isOfTurn(sheet.orders)) return known;
  const held = sheet.problems.length > 0 ? 'unclear' : 'refused';
  return { ...known, plan: { turn: idOf(turnNow(table.game.replay.state)), held, text } };
};

/** What becomes of what is kept for a turn. */
export type Kept =
  | { readonly kind: 'keep'; readonly plan: Plan }
  | { readonly kind: 'drop'; readonly turn: string }
  | { readonly kind: 'as-it-was' };

/** What becomes of a plan that came to nothing: it is dropped where it is entered or over, and not tried for ever. */
export const spentAs = ({ what }: Pick<Considered<ReadSheet>, 'what'>, from: Plan | undefined): Kept => {
  if (from === undefined || what === 'not-now') return { kind: 'as-it-was' };
  return what === 'not-taken'
    ? { kind: 'keep', plan: { ...from, held: 'refused' } }
    : { kind: 'drop', turn: from.turn };
};

export interface Entered {
  readonly played: Played;
  /** Why what is left of it waits, if anything does. */
  readonly held?: HeldBy;
  readonly kept: Kept;
}

/** What is kept once a sheet was played: what is left of it, before what waited already and was no part of it. */
const keptAfter = (
  turn: string,
  { sheet }: ReadSheet,
  played: Played,
  { from, kept }: Pick<Brought<ReadSheet>, 'from' | 'kept'>,
): Kept => {
  const held = heldBy(played);
  const isIts = from !== undefined || isOfTurn(sheet.orders);
  if (held === undefined) return isIts ? { kind: 'drop', turn } : { kind: 'as-it-was' };
  const rest = played.read.text;
  const text = isIts || kept === undefined ? rest : `${rest}\n\n${kept.text}`;
  return { kind: 'keep', plan: { turn, held, text } };
};

/** Enters a sheet that was considered, as far as it goes. */
export const enter = async (
  table: Table,
  seat: Seat,
  read: ReadSheet,
  brought: Pick<Brought<ReadSheet>, 'from' | 'kept'>,
  options: PlayOptions,
): Promise<Entered> => {
  const turn = idOf(turnNow(table.game.replay.state));
  const played = await playSheet(table, seat, read, options);
  const held = heldBy(played);
  return { played, ...(held === undefined ? {} : { held }), kept: keptAfter(turn, read, played, brought) };
};
