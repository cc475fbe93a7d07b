// Plans written on this machine, as they lie in the store: kept before the first order is entered, so that nothing is
// lost if the program is stopped; put aside when dice, a choice or their turn are due; gone on with when these are
// there.

import {
  type Brought,
  goesOnAlone,
  idOf,
  isOfTurn,
  type Kept,
  type Plan,
  powerFor,
  type ReadSheet,
  readiness,
  type Seat,
  type Table,
  turnNow,
} from '../clerk/index.ts';
import type { LogEntry } from '../log/index.ts';
import { type OrderDraft, Store } from '../post/index.ts';
import { playerOf } from '../trust/index.ts';
import type { Desk } from './desk.ts';
import { readSheet } from './sheet.ts';
import { openTable, timeNow } from './table.ts';

/** What is kept for the turn that is under way. */
export const keptNow = (desk: Desk, { game }: Table, { speaker }: Seat): Plan | undefined => {
  const now = idOf(turnNow(game.replay.state));
  return new Store(desk.archive).drafts(game.slug, speaker.id).find(({ turn }) => turn === now);
};

/** Keeps, drops or leaves what a player has lying here, with who wrote it, or the mail it came in. */
export const keepFor = (
  desk: Desk,
  store: Store,
  whose: Pick<OrderDraft, 'game' | 'player'>,
  kept: Kept,
  from: Pick<OrderDraft, 'by' | 'hash' | 'messageId'>,
): void => {
  if (kept.kind === 'drop') store.dropDraft({ ...whose, turn: kept.turn });
  if (kept.kind !== 'keep') return;
  const { turn, held, text, proposed = [] } = kept.plan;
  store.keepDraft({
    ...whose,
    turn,
    held,
    text: text.slice(0, 60_000),
    ...(proposed.length === 0 ? {} : { proposed: proposed.map(({ line, text: meant }) => ({ line, text: meant })) }),
    at: timeNow(desk),
    ...from,
  });
};

/** The same for whoever sits here. */
export const keepPlan = (desk: Desk, { game }: Table, { said, speaker }: Seat, kept: Kept): void =>
  keepFor(desk, new Store(desk.archive), { game: game.slug, player: speaker.id }, kept, {
    by: said.by,
    ...(said.evidence === undefined ? {} : { hash: said.evidence }),
  });

/**
 * Keeps the lines of a sheet that is about to be played: what is entered of it the log tells, should the program stop.
 */
export const keepWhole = (desk: Desk, table: Table, seat: Seat, { text, sheet }: ReadSheet): void => {
  const turn = idOf(turnNow(table.game.replay.state));
  if (isOfTurn(sheet.orders)) keepPlan(desk, table, seat, { kind: 'keep', plan: { turn, held: 'dice', text } });
};

/** What somebody brings at this desk. */
export const broughtBy = (
  desk: Desk,
  table: Table,
  seat: Seat,
  whole: ReadSheet,
  more: Pick<Brought<ReadSheet>, 'from' | 'meant'> = {},
): Brought<ReadSheet> => {
  const kept = keptNow(desk, table, seat);
  return {
    whole,
    reads: (text) => readSheet(desk, table, seat, text),
    ...(kept === undefined ? {} : { kept }),
    ...more,
  };
};

/** A plan whose time has come, and who gives it. */
export interface Ready {
  readonly table: Table;
  readonly seat: Seat;
  readonly plan: Plan;
}

/** A plan with who gives it; undefined where it waits, or is of no use any more. */
const readyFrom = (desk: Desk, draft: OrderDraft): Ready | undefined => {
  const { game: slug, player, by, hash } = draft;
  const table = openTable(desk, slug);
  const { game, ruleset } = table;
  const speaker = playerOf(game.trust, player);
  if (speaker === undefined || by === undefined) return undefined;
  const ready = readiness(table, speaker, draft);
  if (ready === 'past') new Store(desk.archive).dropDraft(draft);
  if (ready !== 'ready') return undefined;
  const said = {
    at: timeNow(desk),
    by,
    ...(by === player ? {} : { for: player }),
    ...(hash === undefined ? {} : { evidence: hash }),
  };
  const seat: Seat = { said, speaker, power: powerFor(ruleset, game.replay.state, speaker) };
  return { table, seat, plan: { turn: draft.turn, held: draft.held, text: draft.text } };
};

/**
 * Goes on with the plans of a game that somebody wrote on this machine and that nobody needs to say a word about, as
 * long as one makes way for the next.
 *
 * @param play plays one, and keeps what is left then
 * @returns what was entered
 */
export const goOnWithPlans = async (
  desk: Desk,
  slug: string,
  play: (ready: Ready) => Promise<readonly LogEntry[]>,
): Promise<readonly LogEntry[]> => {
  const written: LogEntry[] = [];
  for (let before = -1; before < written.length; ) {
    before = written.length;
    for (const draft of new Store(desk.archive).drafts(slug)) {
      const ready = goesOnAlone(draft) ? readyFrom(desk, draft) : undefined;
      if (ready !== undefined) written.push(...(await play(ready)));
    }
  }
  return written;
};
