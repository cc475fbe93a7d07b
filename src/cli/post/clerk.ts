// One mail after the other as a clerk at the counter takes them: whose it is, which game it means, whether it was here
// before, what it orders, what is entered of it, and the answer. Whatever a mail holds, the next one gets its turn.

import { fileHash, type Game, headOf, loadGame } from '../../archive/index.ts';
import { isOver } from '../../engine/index.ts';
import { list } from '../../i18n/index.ts';
import { POST_TEXTS } from '../../i18n/post/index.ts';
import { bytesOf, hashOf } from '../../log/index.ts';
import {
  addressesOf,
  isKnown,
  type Letter,
  makeSubject,
  nameOf,
  type OrderDraft,
  playersAt,
  type ReadMail,
  type Received,
  receive,
  type Unreadable,
} from '../../post/index.ts';
import { isHeldUp } from '../due.ts';
import { cleanLine } from '../paint.ts';
import { awaitedPowers, timeNow, whoAsks } from '../table.ts';
import { mayEnterFor } from '../whose.ts';
import { type EntriesTaken, takeEntries } from './event-lines.ts';
import type { InMail } from './inbox.ts';
import { answerLetter, languageOf } from './letters.ts';
import { senderOf } from './local.ts';
import { atGame, type Clerk, findGame, playerOf, reply, type Sitting, seatOf, sitDown, tableOf } from './sitting.ts';
import { type Outcome, type Taken, takeLines } from './take.ts';

/** What becomes of a mail: what its orders came to, or why there were none. */
export type MailOutcome =
  | Outcome
  | 'entries'
  | 'duplicate'
  | 'fork'
  | 'game'
  | 'stranger'
  | 'no-sender'
  | 'machine'
  | 'may-not'
  | 'broken'
  | 'failed'
  | Unreadable;

export interface Report {
  readonly name: string;
  readonly hash?: string;
  readonly outcome: MailOutcome;
  /** Who wrote it, as far as that can be told. */
  readonly from?: string;
  readonly player?: string;
  readonly game?: string;
  /** Entries it brought about. */
  readonly seqs: readonly number[];
  /** Where the mail is kept. */
  readonly file?: string;
  readonly letter?: Letter;
  /** Why it could not be entered, where something outside it was in the way. */
  readonly why?: readonly string[];
}

/** Keeps, drops or leaves what a player has lying here. */
const keep = (clerk: Clerk, sitting: Sitting, { kept }: Taken, asked: { hash: string; messageId?: string }): void => {
  if (clerk.mode === 'look') return;
  const [game, player] = [sitting.table.game.slug, sitting.player.id];
  if (kept.kind === 'drop') clerk.store.dropDraft(game, player);
  if (kept.kind !== 'keep') return;
  const { hash, messageId } = asked;
  clerk.store.keepDraft({
    game,
    player,
    at: timeNow(clerk.desk),
    held: kept.held,
    text: kept.text.slice(0, 60_000),
    hash,
    ...(messageId === undefined ? {} : { messageId }),
  });
};

interface Answered {
  readonly outcome: MailOutcome;
  readonly game: Game;
  readonly seqs: readonly number[];
  readonly letter: Letter;
}

/** Entries and orders of a mail, taken and answered. */
const takeMail = async (clerk: Clerk, sitting: Sitting, mail: Received): Promise<Answered> => {
  const { store } = clerk;
  const { slug } = sitting.table.game;
  const asked = { hash: mail.hash, ...(mail.messageId === undefined ? {} : { messageId: mail.messageId }) };
  const hasEntries = mail.entries.length > 0 || (mail.damaged > 0 && mail.lines.length === 0);
  const came: EntriesTaken | undefined = hasEntries ? takeEntries(clerk, sitting, mail) : undefined;
  const now = came === undefined ? sitting : atGame(sitting, came.game);
  if (came !== undefined && (mail.lines.length === 0 || came.forks > 0)) {
    const letter = reply(
      clerk,
      now,
      asked,
      came.forks > 0 ? 'fork' : came.seqs.length > 0 ? 'done' : 'duplicate',
      came.lines,
    );
    return { outcome: came.forks > 0 ? 'fork' : 'entries', game: came.game, seqs: came.seqs, letter };
  }
  const draft = store.draft(slug, now.player.id);
  const taken = await takeLines(clerk.desk, now.reader, seatOf(now, clerk, mail.hash), mail.lines, draft, clerk);
  keep(clerk, now, taken, asked);
  const after = atGame(now, taken.game);
  const news = came !== undefined && came.seqs.length > 0 ? [...came.lines, ''] : [];
  const letter = reply(clerk, after, asked, taken.outcome, [...news, ...taken.lines]);
  const seqs = [...(came?.seqs ?? []), ...taken.written.map(({ seq }) => seq)];
  return { outcome: taken.outcome, game: taken.game, seqs, letter };
};

/** The answer to a mail that was here before. */
const again = (clerk: Clerk, sitting: Sitting, mail: Received, before: ReadMail | undefined): Letter => {
  const { reader, table } = sitting;
  const { t, language } = reader;
  const own = table.game.entries.filter(({ evidence }) => evidence === mail.hash);
  const seqs = (before?.seqs.length ?? 0) > 0 ? (before?.seqs ?? []) : own.map(({ seq }) => seq);
  const at = before?.at ?? own[0]?.at ?? timeNow(clerk.desk);
  const entries = list(
    language,
    seqs.map((seq) => `#${seq}`),
  );
  return reply(clerk, sitting, mail, 'duplicate', [
    t.answer.duplicate(reader.desk.moment(at)),
    ...(seqs.length === 0 ? [] : [t.answer.duplicateEntries(entries)]),
  ]);
};

/** The question which game is meant; it goes out before anybody sits at a table. */
const whichGame = async (
  clerk: Clerk,
  mail: Received,
  slugs: readonly string[],
  from: string,
): Promise<Report['letter']> => {
  const { desk, book } = clerk;
  const [first = ''] = slugs;
  const game = loadGame(desk.archive, first);
  const [player] = playersAt(book, first, game.trust.players, from);
  if (player === undefined) return undefined;
  const me = await whoAsks(desk, game);
  const language = languageOf(desk, player);
  const t = POST_TEXTS[language];
  const text = [
    t.answer.hello(nameOf(game, player.id)),
    '',
    t.answer.whichGame(list(language, slugs)),
    `  ${makeSubject(first, 0, '').replace(' #0', '').trim()}`,
    '',
  ].join('\n');
  return answerLetter(desk, undefined, language, mail, t.answer.subject.game, text, {
    from: senderOf(desk, book, me, first),
    to: { name: cleanLine(player.name), address: from },
  });
};

/** Reads one mail, enters what it orders, and answers it. */
export const readMail = async (clerk: Clerk, { name, bytes }: InMail): Promise<Report> => {
  const { desk, book, store, mode } = clerk;
  if (bytes === undefined) return { name, outcome: 'too-large', seqs: [] };
  const hash = fileHash(bytes);
  const reception = await receive(bytes, hash);
  if (reception.kind === 'unreadable') return { name, hash, outcome: reception.why, seqs: [] };
  const { mail } = reception;
  const { from } = mail;
  const silent = (outcome: MailOutcome, more: Partial<Report> = {}): Report => ({
    name,
    hash,
    outcome,
    ...(from === undefined ? {} : { from }),
    seqs: [],
    ...more,
  });
  if (from === undefined) return silent('no-sender');
  if (!isKnown(book, from)) return silent('stranger');
  if (mail.sent === 'machine') return silent('machine');
  const found = findGame(clerk, mail, from);
  if (found.kind === 'none') return silent('stranger');
  if (found.kind === 'several') {
    const letter = await whichGame(clerk, mail, found.slugs, from);
    return silent('game', letter === undefined ? {} : { letter });
  }
  const { slug } = found.game;
  const table = tableOf(desk, found.game);
  const player = table === undefined ? undefined : playerOf(table, found.players);
  if (table === undefined || player === undefined) return silent('broken', { game: slug });
  const me = await whoAsks(desk, table.game);
  if (me.id !== player.id && mayEnterFor(table.game, me, player.id) === 'no')
    return silent('may-not', { game: slug, player: player.id });
  const sitting = sitDown(clerk, table, { player, me, address: from });
  const common = { game: slug, player: player.id };
  const before = store
    .readMails()
    .find((each) => each.hash === hash || (mail.messageId !== undefined && each.messageId === mail.messageId));
  if (before !== undefined || table.game.entries.some(({ evidence }) => evidence === hash))
    return silent('duplicate', { ...common, letter: again(clerk, sitting, mail, before) });
  const file = mode === 'enter' ? store.keepMail(hash, bytes) : undefined;
  const { outcome, seqs, letter } = await takeMail(clerk, sitting, mail);
  if (mode === 'enter') {
    store.addRead({
      hash,
      ...(mail.messageId === undefined ? {} : { messageId: mail.messageId }),
      at: timeNow(desk),
      player: player.id,
      game: slug,
      outcome,
      seqs: [...seqs],
    });
  }
  return silent(outcome, { ...common, seqs, letter, ...(file === undefined ? {} : { file }) });
};

/** Goes on with orders that were waiting for dice which are there now. */
export const goOn = async (clerk: Clerk, draft: OrderDraft): Promise<Report | undefined> => {
  const { desk, book, store } = clerk;
  const game = loadGame(desk.archive, draft.game);
  const table = tableOf(desk, game);
  const player = game.trust.players.find(({ id }) => id === draft.player);
  if (table === undefined || player === undefined || game.replay.state.awaiting.length > 0) return undefined;
  if (isOver(game.replay.state)) {
    store.dropDraft(draft.game, draft.player);
    return undefined;
  }
  if (isHeldUp(table)) {
    store.keepDraft({ ...draft, held: 'decision' });
    return undefined;
  }
  const [address] = addressesOf(book, draft.game, draft.player);
  if (address === undefined || !awaitedPowers(table).some((power) => player.powers.includes(power))) return undefined;
  const me = await whoAsks(desk, game);
  const sitting = sitDown(clerk, table, { player, me, address });
  const seat = seatOf(sitting, clerk, draft.hash);
  const taken = await takeLines(desk, sitting.reader, seat, draft.text.split('\n'), undefined, clerk);
  keep(clerk, sitting, taken, draft);
  const after = atGame(sitting, taken.game);
  const named = {
    // Another letter than the first answer to the same mail.
    hash: hashOf(bytesOf(`${draft.hash} ${headOf(taken.game).hash}`)),
    ...(draft.messageId === undefined ? {} : { messageId: draft.messageId }),
  };
  const letter = reply(clerk, after, named, taken.outcome, taken.lines);
  const seqs = taken.written.map(({ seq }) => seq);
  return { name: '', outcome: taken.outcome, player: player.id, game: draft.game, seqs, letter };
};
