// One mail after the other as a clerk at the counter takes them: whose it is, which game it means, whether it was here
// before, what it orders, what is entered of it, and the answer. Whatever a mail holds, the next one gets its turn.

import { fileHash, type Game, headOf, loadGame, rulesOf } from '../../archive/index.ts';
import { isOver, type Player } from '../../engine/index.ts';
import { list } from '../../i18n/index.ts';
import { POST_TEXTS } from '../../i18n/post/index.ts';
import { listGames } from '../../log/files.ts';
import { bytesOf, hashOf } from '../../log/index.ts';
import {
  type AddressBook,
  isKnown,
  type Letter,
  makeSubject,
  nameOf,
  type OrderDraft,
  playersAt,
  type ReadMail,
  type Received,
  receive,
  type Store,
  type Unreadable,
} from '../../post/index.ts';
import type { Language } from '../../vocab/index.ts';
import { type Desk, openDesk } from '../desk.ts';
import { isHeldUp } from '../due.ts';
import { cleanLine } from '../paint.ts';
import { awaitedPowers, type Seat, type Table, timeNow, whoAsks } from '../table.ts';
import { mayEnterFor } from '../whose.ts';
import { type EntriesTaken, takeEntries } from './event-lines.ts';
import type { InMail } from './inbox.ts';
import { answerLetter, languageOf, withStanding } from './letters.ts';
import { senderOf } from './local.ts';
import type { Reader } from './says.ts';
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
}

export interface Clerk {
  readonly desk: Desk;
  readonly book: AddressBook;
  readonly store: Store;
  /** `look` writes nothing and throws no die. */
  readonly mode: 'enter' | 'look';
  /** Whether each order is published before its dice fall. */
  readonly publish: 'yes' | 'no';
}

/** A player at a table, and what is needed to answer him. */
interface Sitting {
  readonly table: Table;
  readonly player: Player;
  readonly me: Player;
  readonly reader: Reader;
  readonly address: string;
}

/** The desk as a player would have it: in his language, without colour. */
const deskFor = (desk: Desk, language: Language): Desk =>
  openDesk(
    { ...desk.env, stdout: { write: () => undefined, terminal: 'no' }, terminal: 'no' },
    { archive: desk.archive, settings: desk.settings, language, common: { ...desk.common, format: 'text' } },
  );

const tableOf = (desk: Desk, game: Game): Table | undefined => {
  const ruleset = rulesOf(game);
  return game.faults.length > 0 || ruleset === undefined ? undefined : { game, ruleset, words: desk.words(ruleset) };
};

/** The player meant by an address that several share: the one awaited. */
const playerOf = (table: Table, players: readonly Player[]): Player | undefined => {
  const awaited = awaitedPowers(table);
  return players.find(({ powers }) => powers.some((power) => awaited.includes(power))) ?? players[0];
};

type Found =
  | { readonly kind: 'one'; readonly game: Game; readonly players: readonly Player[] }
  | { readonly kind: 'several'; readonly slugs: readonly string[] }
  | { readonly kind: 'none' };

/** The game a mail is about: one it names, else the only one its writer plays in. */
const findGame = ({ desk, book }: Clerk, mail: Received, from: string): Found => {
  const slugs = listGames(desk.archive);
  const named = mail.games.find((slug) => slugs.includes(slug));
  const load = (slug: string) => {
    const game = loadGame(desk.archive, slug);
    return { game, players: playersAt(book, slug, game.trust.players, from) };
  };
  if (named !== undefined) {
    const found = load(named);
    if (found.players.length > 0) return { kind: 'one', ...found };
  }
  const running = slugs.map(load).filter(({ game, players }) => {
    const shown = game.trust.purpose === 'demonstration';
    return players.length > 0 && !shown && (game.faults.length > 0 || !isOver(game.replay.state));
  });
  const [only, ...others] = running;
  if (only === undefined) return { kind: 'none' };
  return others.length === 0
    ? { kind: 'one', ...only }
    : { kind: 'several', slugs: running.map(({ game }) => game.slug) };
};

const seatOf = (sitting: Sitting, clerk: Clerk, evidence: string): Seat => {
  const { table, player, me } = sitting;
  const awaited = awaitedPowers(table).find((power) => player.powers.includes(power));
  return {
    said: {
      at: timeNow(clerk.desk),
      by: me.id,
      ...(me.id === player.id ? {} : { for: player.id }),
      evidence,
    },
    speaker: player,
    power: awaited ?? player.powers[0] ?? table.game.replay.state.turn.power,
  };
};

/** A letter to whoever wrote, in his language. */
const reply = (
  clerk: Clerk,
  { table, player, me, reader, address }: Sitting,
  asked: { readonly hash: string; readonly messageId?: string },
  outcome: keyof Reader['t']['answer']['subject'],
  lines: readonly string[],
): Letter => {
  const { desk, book } = clerk;
  const { t, language } = reader;
  const text = withStanding(desk, table, language, [t.answer.hello(nameOf(table.game, player.id)), '', ...lines]);
  return answerLetter(desk, table, language, asked, t.answer.subject[outcome], text, {
    from: senderOf(desk, book, me, table.game.slug),
    to: { name: cleanLine(player.name), address },
  });
};

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
  const now: Sitting =
    came === undefined
      ? sitting
      : {
          ...sitting,
          table: { ...sitting.table, game: came.game },
          reader: { ...sitting.reader, table: { ...sitting.reader.table, game: came.game } },
        };
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
  const after: Sitting = { ...now, table: { ...now.table, game: taken.game } };
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
  const language = languageOf(desk, player);
  const own = deskFor(desk, language);
  const reader: Reader = {
    desk: own,
    table: { ...table, words: own.words(table.ruleset) },
    language,
    t: POST_TEXTS[language],
  };
  const sitting: Sitting = { table, player, me, reader, address: from };
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
  const address = book === undefined ? undefined : addressOf(book, draft);
  if (address === undefined || !awaitedPowers(table).some((power) => player.powers.includes(power))) return undefined;
  const me = await whoAsks(desk, game);
  const language = languageOf(desk, player);
  const own = deskFor(desk, language);
  const reader: Reader = {
    desk: own,
    table: { ...table, words: own.words(table.ruleset) },
    language,
    t: POST_TEXTS[language],
  };
  const sitting: Sitting = { table, player, me, reader, address };
  const seat = seatOf(sitting, clerk, draft.hash);
  const taken = await takeLines(desk, reader, seat, draft.text.split('\n'), undefined, clerk);
  keep(clerk, sitting, taken, draft);
  const after: Sitting = { ...sitting, table: { ...table, game: taken.game } };
  const named = {
    // Another letter than the first answer to the same mail.
    hash: hashOf(bytesOf(`${draft.hash} ${headOf(taken.game).hash}`)),
    ...(draft.messageId === undefined ? {} : { messageId: draft.messageId }),
  };
  const letter = reply(clerk, after, named, taken.outcome, taken.lines);
  const seqs = taken.written.map(({ seq }) => seq);
  return { name: '', outcome: taken.outcome, player: player.id, game: draft.game, seqs, letter };
};

const addressOf = (book: AddressBook, { game, player }: OrderDraft): string | undefined =>
  book.games?.[game]?.[player]?.[0] ?? book.players[player]?.[0];
