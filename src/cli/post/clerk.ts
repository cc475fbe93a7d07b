// One mail after the other as a clerk at the counter takes them: whose it is, which game it means, whether it was here
// before, what it orders, what is entered of it, and the answer. Whatever a mail holds, the next one gets its turn. How
// orders that were left lying go on is told elsewhere.

import { fileHash, type Game, rulesOf } from '../../archive/index.ts';
import { list } from '../../i18n/format.ts';
import {
  isKnown,
  type Letter,
  looksLikeOrder,
  makeSubject,
  nameOf,
  playersAt,
  type ReadMail,
  type Received,
  receive,
  type Underway,
} from '../../post/index.ts';
import { faultLines } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { timeNow, whoAsks } from '../table.ts';
import { mayEnterFor } from '../whose.ts';
import { isPrivate, unreadLines } from './beside.ts';
import { type Duty, doDuty, dutyLines } from './duty.ts';
import { type EntriesTaken, takeEntries } from './event-lines.ts';
import type { InMail } from './in-mail.ts';
import { answerLetter, languageOf } from './letters.ts';
import { senderOf } from './local.ts';
import { enteredFrom, keep, type MailOutcome, type Report } from './report.ts';
import { isSpent, takeRequests } from './requests.ts';
import {
  atGame,
  type Clerk,
  findGame,
  gameAt,
  playerOf,
  reply,
  type Sitting,
  seatOf,
  sitDown,
  tableOf,
} from './sitting.ts';
import { takeLines } from './take.ts';

interface MayEnter {
  /** Whether whoever reads may enter what the writer orders. */
  readonly mayEnter: 'yes' | 'no';
}

/** True for a mail with entries in it, also damaged ones. */
const bringsEntries = ({ entries, damaged, lines }: Received): boolean =>
  entries.length > 0 || (damaged > 0 && lines.length === 0);

/** Orders are taken from people, by those who may enter for them. */
const mayOrder = ({ mayEnter }: MayEnter, { sent }: Received): boolean => mayEnter === 'yes' && sent === 'person';

interface Answered {
  readonly outcome: MailOutcome;
  readonly game: Game;
  readonly seqs: readonly number[];
  readonly letter?: Letter;
  readonly more?: readonly Letter[];
}

/** What becomes of a mail that brings entries. */
const cameTo = ({
  seqs,
  forks,
  held,
  refused,
}: EntriesTaken): 'fork' | 'entries' | 'refused' | 'draft' | 'duplicate' => {
  if (forks > 0) return 'fork';
  if (seqs.length > 0) return 'entries';
  return refused > 0 ? 'refused' : held > 0 ? 'draft' : 'duplicate';
};

/**
 * Entries of a mail, taken and answered, with what is due from whoever reads it. The answer of a program is answered
 * only with entries it waits for: two programs would else thank each other for ever.
 */
const takeOnlyEntries = (
  clerk: Clerk & MayEnter,
  sitting: Sitting,
  mail: Received,
  came: EntriesTaken,
  duty?: Duty,
): Answered => {
  const outcome = cameTo(came);
  const game = duty?.game ?? came.game;
  const own = duty?.entries.map(({ seq }) => seq) ?? [];
  const seqs = [...came.seqs, ...own];
  const silent = mail.sent === 'machine' || sitting.me.id === sitting.player.id;
  if (silent && own.length === 0) return { outcome, game, seqs };
  const after = atGame(sitting, game);
  const orders = clerk.mayEnter === 'no' && mail.lines.some((line) => looksLikeOrder(after.table.ruleset.board, line));
  const lines = [
    ...came.lines,
    ...(orders ? ['', after.reader.t('answer-not-for-you', { reader: nameOf(game, sitting.me.id) })] : []),
    ...(duty === undefined ? [] : ['', ...dutyLines(after.reader, duty)]),
  ];
  const subject = outcome === 'entries' || own.length > 0 ? 'done' : outcome;
  return { outcome, game, seqs, letter: reply(clerk, after, mail, subject, lines, own) };
};

/**
 * Entries and orders of a mail, taken and answered.
 *
 * @param done how much of what it wants beside orders was done before the program was stopped
 */
export const takeMail = async (
  clerk: Clerk & MayEnter,
  sitting: Sitting,
  mail: Received,
  done = 0,
): Promise<Answered> => {
  const { store, desk, mode } = clerk;
  const { slug } = sitting.table.game;
  const asked = { hash: mail.hash, ...(mail.messageId === undefined ? {} : { messageId: mail.messageId }) };
  const came = bringsEntries(mail)
    ? takeEntries(clerk, sitting, mail, clerk.mayEnter === 'yes' ? 'taken' : 'refused')
    : undefined;
  const now = came === undefined ? sitting : atGame(sitting, came.game);
  if (came !== undefined && (mail.lines.length === 0 || came.forks > 0 || !mayOrder(clerk, mail))) {
    const duty = mode === 'enter' ? await doDuty(desk, now.table, now.me) : undefined;
    return takeOnlyEntries(clerk, now, mail, came, duty);
  }
  const underway = (game: Game, rest: Pick<Underway, 'text' | 'next' | 'first' | 'requests'>): void => {
    if (mode === 'look') return;
    const entered = enteredFrom(game, mail.hash).length;
    store.keepUnderway({ ...asked, ...rest, game: slug, player: sitting.player.id, at: timeNow(desk), entered });
  };
  const wanted = await takeRequests(clerk, now, mail, {
    done,
    begins: (game, at) => underway(game, { text: '', next: '', first: '', requests: at }),
  });
  const sat = atGame(now, wanted.game);
  const { outcome: did } = wanted;
  const news = [...(came !== undefined && came.seqs.length > 0 ? [...came.lines, ''] : []), ...wanted.told];
  const beside = unreadLines(clerk, sat, mail);
  const seen = [...(came?.seqs ?? []), ...wanted.seqs];
  const more = wanted.letters.length === 0 ? {} : { more: wanted.letters };
  if (did !== undefined && isSpent({ clerk, sitting: sat, mail }, wanted.lines)) {
    const letter = reply(clerk, sat, asked, did, [...news, ...beside]);
    return { outcome: did, game: wanted.game, seqs: seen, letter, ...more };
  }
  const plans = store.drafts(slug, sat.player.id);
  const seat = seatOf(sat, clerk, mail.hash);
  const taken = await takeLines(sat.reader, seat, wanted.lines, plans, { ...clerk, left: underway });
  keep(clerk, sat, taken, asked);
  const after = atGame(sat, taken.game);
  const gap = wanted.told.length === 0 ? [] : [''];
  const letter = reply(clerk, after, asked, taken.outcome, [...news, ...gap, ...taken.lines, ...beside]);
  const seqs = [...seen, ...taken.written.map(({ seq }) => seq)];
  return { outcome: taken.outcome, game: taken.game, seqs, letter, ...more };
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
    t('answer-duplicate', { at: reader.desk.moment(at) }),
    ...(seqs.length === 0 ? [] : [t('answer-duplicate-entries', { entries })]),
  ]);
};

/** The question which game is meant; it goes out before anybody sits at a table. */
const whichGame = async (
  clerk: Clerk,
  mail: Received,
  slugs: readonly string[],
  from: string,
): Promise<Report['letter']> => {
  const { desk, book, letters } = clerk;
  const [first = ''] = slugs;
  const game = gameAt(desk, first);
  const [player] = playersAt(book, first, game.trust.players, from);
  if (player === undefined) return undefined;
  const me = await whoAsks(desk, game);
  const language = languageOf(desk, player);
  const t = desk.words(undefined, language).say;
  const text = [
    t('answer-hello', { player: nameOf(game, player.id) }),
    '',
    t('answer-which-game', { games: list(language, slugs) }),
    `  ${makeSubject(first, 0, '').replace(' #0', '').trim()}`,
    '',
  ].join('\n');
  return answerLetter(desk, undefined, language, mail, t('answer-subject-game'), text, {
    from: senderOf(desk, book, me, first, letters),
    to: { name: cleanLine(player.name), address: from },
  });
};

/** Reads one mail, enters what it orders, and answers it. */
export const readMail = async (clerk: Clerk, { name, bytes: fetch }: InMail): Promise<Report> => {
  const { desk, book, store, mode } = clerk;
  const { t } = desk;
  const bytes = await fetch();
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
  if (mail.sent === 'machine' && !bringsEntries(mail)) return silent('machine');
  const found = findGame(clerk, mail, from);
  if (found.kind === 'none') return silent('stranger');
  if (found.kind === 'several') {
    const letter = await whichGame(clerk, mail, found.slugs, from);
    return silent('game', letter === undefined ? {} : { letter });
  }
  const { slug } = found.game;
  const table = tableOf(desk, found.game);
  const player = table === undefined ? undefined : playerOf(table, found.players);
  if (table === undefined || player === undefined) {
    const words = desk.words(rulesOf(found.game));
    const faults = found.game.faults.flatMap((fault) => faultLines(desk, fault, words));
    return silent('broken', {
      game: slug,
      why: [t('mail-broken', { game: slug }), ...faults.map((line) => `  ${line}`)],
    });
  }
  const me = await whoAsks(desk, table.game);
  const mayEnter = me.id === player.id ? 'yes' : mayEnterFor(table.game, me, player.id);
  if (mayEnter === 'no' && !bringsEntries(mail)) return silent('may-not', { game: slug, player: player.id });
  const sitting = sitDown(clerk, table, { player, me, address: from });
  if (found.named === 'no' && !bringsEntries(mail) && isPrivate(clerk, sitting, mail)) return silent('private');
  const common = { game: slug, player: player.id };
  const before = store
    .readMails()
    .find((each) => each.hash === hash || (mail.messageId !== undefined && each.messageId === mail.messageId));
  // It was left in the middle, and what was in the way then still is.
  if (store.underway().some((each) => each.hash === hash))
    return silent('failed', { ...common, why: [t('mail-unfinished')] });
  if (before !== undefined || enteredFrom(table.game, hash).length > 0) {
    // The same bytes are the same mail, read once more; a player who sends it again hears of it again.
    const told = mail.sent === 'machine' || store.isAnswered(hash);
    return silent('duplicate', told ? common : { ...common, letter: again(clerk, sitting, mail, before) });
  }
  const file = mode === 'enter' ? store.keepMail(hash, bytes) : undefined;
  const { outcome, seqs, letter, more } = await takeMail({ ...clerk, mayEnter }, sitting, mail);
  if (mode === 'enter') {
    const at = timeNow(desk);
    const { messageId } = mail;
    const read = { hash, at, player: player.id, game: slug, outcome, seqs: [...seqs] };
    store.addRead({ ...read, ...(messageId === undefined ? {} : { messageId }) });
    store.dropUnderway(hash);
  }
  return silent(outcome, {
    ...common,
    seqs,
    ...(letter === undefined ? {} : { letter }),
    ...(more === undefined ? {} : { more }),
    ...(file === undefined ? {} : { file }),
  });
};
