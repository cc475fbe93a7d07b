// Lines of a player that wait on this machine, whoever brought them: kept before the first order is entered, so that
// nothing is lost if the program is stopped; put aside when dice or a choice are due; gone on with when they are there.

import { awaitedPowers, isHeldUp, type Played, type ReadSheet, resent, type Seat, type Table } from '../clerk/index.ts';
import { isOver, type PowerOrder } from '../engine/index.ts';
import type { LogEntry } from '../log/index.ts';
import { goesOnAlone, type HeldBy, type OrderDraft, Store } from '../post/index.ts';
import { playerOf } from '../trust/index.ts';
import type { Desk } from './desk.ts';
import { readingOf } from './hands.ts';
import { readSheet } from './sheet.ts';
import { openTable, timeNow } from './table.ts';

/** Orders of which a sheet with one is a turn, or part of one. Fights alone may also say that a battle goes on. */
const OF_A_TURN: readonly PowerOrder['type'][] = [
  'research',
  'purchase',
  'combat-move',
  'noncombat-move',
  'place',
  'end-turn',
];

export const isOfTurn = (orders: readonly PowerOrder[]): boolean => orders.some(({ type }) => OF_A_TURN.includes(type));

/** Why what is left of a sheet waits. */
const HELD: { readonly [end in Exclude<Played['end'], 'done'>]: HeldBy } = {
  dice: 'dice',
  decision: 'decision',
  crash: 'crash',
  forfeit: 'forfeit',
  refused: 'refused',
  fault: 'refused',
  unclear: 'unclear',
};

/** Why a sheet waits that ended so, and whether anything of it does. */
export const heldBy = ({ end, left, read }: Played): HeldBy | undefined => {
  const open = left.length + read.sheet.problems.length > 0 && read.text.trim() !== '';
  return end === 'done' || !open ? undefined : HELD[end];
};

/** The plan of a player as lines he wrote here. */
const planOf = (desk: Desk, { game }: Table, { said, speaker }: Seat, held: HeldBy, text: string): OrderDraft => ({
  game: game.slug,
  player: speaker.id,
  at: timeNow(desk),
  held,
  text: text.slice(0, 60_000),
  ...(said.evidence === undefined ? { by: said.by } : { hash: said.evidence, by: said.by }),
});

/** Keeps the lines of a sheet that is about to be played: what is entered of it the log tells, should the program stop. */
export const keepWhole = (desk: Desk, table: Table, seat: Seat, { text, sheet }: ReadSheet): void => {
  if (isOfTurn(sheet.orders)) new Store(desk.archive).keepDraft(planOf(desk, table, seat, 'dice', text));
};

/** Keeps what is left of a sheet that was played. What is no turn, such as an answer, leaves alone what is kept. */
export const keepRest = (desk: Desk, seat: Seat, first: ReadSheet, played: Played): HeldBy | undefined => {
  const store = new Store(desk.archive);
  const { table } = played;
  const [game, player] = [table.game.slug, seat.speaker.id];
  const held = heldBy(played);
  if (!isOfTurn(first.sheet.orders) && store.draft(game, player) !== undefined) return undefined;
  if (held === undefined) store.dropDraft(game, player);
  else store.keepDraft(planOf(desk, table, seat, held, played.read.text));
  return held;
};

/** A plan that can be gone on with now. */
export interface Ready {
  readonly table: Table;
  readonly seat: Seat;
  readonly read: ReadSheet;
}

/** What is still to be entered of a plan; undefined where it waits, or is of no use any more. */
const readyFrom = (desk: Desk, draft: OrderDraft): Ready | undefined => {
  const table = openTable(desk, draft.game);
  const { game } = table;
  const store = new Store(desk.archive);
  const speaker = playerOf(game.trust, draft.player);
  if (speaker === undefined || draft.by === undefined) return undefined;
  if (isOver(game.replay.state)) {
    store.dropDraft(draft.game, draft.player);
    return undefined;
  }
  const power = awaitedPowers(table.ruleset, game.replay.state).find((each) => speaker.powers.includes(each));
  if (isHeldUp(table) || power === undefined) return undefined;
  const said = {
    at: timeNow(desk),
    by: draft.by,
    ...(draft.by === draft.player ? {} : { for: draft.player }),
    ...(draft.hash === undefined ? {} : { evidence: draft.hash }),
  };
  const seat: Seat = { said, speaker, power };
  const whole = readSheet(desk, table, seat, draft.text);
  const again = resent(readingOf(desk), table, seat, whole);
  const read = again === undefined ? whole : readSheet(desk, table, seat, again.text);
  if (read.sheet.orders.length + read.sheet.problems.length > 0) return { table, seat, read };
  store.dropDraft(draft.game, draft.player);
  return undefined;
};

/**
 * Goes on with the plans of a game that somebody wrote on this machine and that nobody needs to say a word about.
 *
 * @param play plays what is left of one, and keeps what is left then
 * @returns what was entered
 */
export const goOnWithPlans = async (
  desk: Desk,
  slug: string,
  play: (ready: Ready) => Promise<readonly LogEntry[]>,
): Promise<readonly LogEntry[]> => {
  const written: LogEntry[] = [];
  for (const draft of new Store(desk.archive).drafts()) {
    const ready = draft.game === slug && goesOnAlone(draft) ? readyFrom(desk, draft) : undefined;
    if (ready !== undefined) written.push(...(await play(ready)));
  }
  return written;
};
