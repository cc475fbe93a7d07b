// `read`: mails with turns in them, entered and answered.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Letter, mailBytes, Store } from '../../post/index.ts';
import { goOn as goOnHere } from '../carry-out.ts';
import { command, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { happenedLines } from '../happened.ts';
import { cleanLine } from '../paint.ts';
import { readMail } from '../post/clerk.ts';
import { finish, giveDice, goOn } from '../post/go-on.ts';
import type { Inbox, InMail } from '../post/in-mail.ts';
import { openInbox } from '../post/inbox.ts';
import { post } from '../post/letters.ts';
import { readAddresses, serverOf } from '../post/local.ts';
import type { MailOutcome, Report } from '../post/report.ts';
import type { Clerk } from '../post/sitting.ts';
import { betweenSyncs } from '../publish.ts';
import { readGame } from '../readings.ts';

const SILENT: readonly MailOutcome[] = [
  'private',
  'stranger',
  'no-sender',
  'machine',
  'may-not',
  'broken',
  'failed',
  'too-large',
  'too-many-parts',
  'too-deep',
  'no-mail',
];
const ENTERED: readonly MailOutcome[] = ['done', 'partly', 'entries', 'dice'];
/** What stays where it came from, to be read again when what is in the way is gone. */
const UNSETTLED: readonly MailOutcome[] = ['failed', 'broken', 'may-not'];
/** What is about no game, and no business of ours. */
const FOREIGN: readonly MailOutcome[] = [
  'private',
  'stranger',
  'no-sender',
  'machine',
  'no-mail',
  'too-large',
  'too-many-parts',
  'too-deep',
];

/** What the steward is told of a mail beside its answer. */
const outcomeText = (desk: Desk, report: Report, mode: Clerk['mode']): string => {
  const { outcome, from = '', player = '', game = '', why = [] } = report;
  const { t } = desk;
  if (mode === 'look' && ENTERED.includes(outcome)) return t('mail-would-enter');
  switch (outcome) {
    case 'stranger':
      return t('mail-stranger', { address: cleanLine(from) });
    case 'private':
      return t('mail-private', { address: cleanLine(from) });
    case 'no-sender':
      return t('mail-no-sender');
    case 'machine':
      return t('mail-machine');
    case 'may-not':
      return t('mail-may-not', { player });
    case 'broken':
      return t('mail-broken', { game });
    case 'failed':
      return t('mail-failed', { why: why[0] ?? '' });
    case 'too-large':
    case 'too-many-parts':
    case 'too-deep':
    case 'no-mail':
      return t(`mail-unreadable-${outcome}`);
    case 'dice':
      return t('mail-dice-given');
    case 'entries':
      return t('answer-subject-done');
    default:
      return t(`answer-subject-${outcome}`);
  }
};

const tell = ({ desk, mode }: Clerk, report: Report): void => {
  const { t } = desk;
  const { name, player, from, game, letter, file } = report;
  const who = player ?? from;
  const head = [
    name === '' && game !== undefined && player !== undefined
      ? t('mail-went-on', { game, player })
      : t('mail-reading', { mail: cleanLine(name) }),
    ...(name === '' || who === undefined ? [] : [t('mail-from', { who: cleanLine(who) })]),
    ...(name === '' || game === undefined ? [] : [game]),
  ].join(', ');
  desk.say(`${desk.paint.bold(head)}: ${outcomeText(desk, report, mode)}`);
  if (file !== undefined) desk.say(`  ${desk.paint.dim(t('mail-kept-mail', { file }))}`);
  for (const line of report.why?.slice(1) ?? []) desk.say(line);
  if (letter !== undefined) {
    desk.say();
    for (const line of letter.text.trimEnd().split('\n')) desk.sayWhole(`    ${line}`.trimEnd());
  }
  desk.say();
};

const reportData = ({ letter, more, ...report }: Report) => ({
  ...report,
  ...(more === undefined
    ? {}
    : { more: more.map(({ to, subject, text }) => ({ to: to.map(({ address }) => address), subject, text })) }),
  answer: letter === undefined ? null : { subject: letter.subject, text: letter.text, messageId: letter.messageId },
});

const writeLetters = async (desk: Desk, letters: readonly Letter[], said: string): Promise<readonly string[]> => {
  const folder = path.resolve(desk.env.cwd, said);
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const letter of letters) {
    const name = `${letter.messageId.replace(/^<|@.*$/g, '')}.eml`;
    writeFileSync(path.join(folder, name), await mailBytes(letter));
    desk.talk(desk.t('mail-written', { file: path.join(cleanLine(said), name) }));
    files.push(name);
  }
  return files;
};

/** A mail, and what was told of it; none for orders that went on by themselves. */
interface Taken {
  readonly mail?: InMail;
  readonly report: Report;
}

/** Why work on one mail broke off. */
const whyOf = (error: unknown): readonly string[] => {
  const why = error instanceof Stop ? error.lines : [error instanceof Error ? error.message : String(error)];
  return why.map((line) => cleanLine(line));
};

const readAll = async (clerk: Clerk, inbox: Inbox): Promise<readonly Taken[]> => {
  const { store, mode } = clerk;
  const all: Taken[] = [];
  const take = (report: Report | undefined, mail?: InMail): void => {
    if (report === undefined) return;
    tell(clerk, report);
    all.push({ report, ...(mail === undefined ? {} : { mail }) });
  };
  let wrong: Stop | undefined;
  /** What was entered before is told and answered, whatever becomes of the rest. */
  const attempt = async (name: string, work: () => Promise<Report | undefined>, mail?: InMail): Promise<void> => {
    try {
      take(await work(), mail);
    } catch (error) {
      if (error instanceof Stop && error.code === EXIT.usage) wrong ??= error;
      take({ name, outcome: 'failed', seqs: [], why: whyOf(error) }, mail);
    }
  };
  const giveDue = (): Promise<void> =>
    attempt('', async () => {
      for (const report of await giveDice(clerk)) take(report);
      return undefined;
    });
  const written = (): number => all.filter(({ report }) => report.seqs.length > 0).length;
  /** Goes on with what is kept, as long as one entry makes way for the next. */
  const goOnWithKept = async (which: 'begun' | 'all'): Promise<void> => {
    for (let before = -1; before < written(); ) {
      before = written();
      const drafts = store.draftedGames().flatMap((game) => store.drafts(game));
      for (const draft of drafts)
        if (which === 'all' || draft.held !== 'turn') await attempt('', () => goOn(clerk, draft));
    }
  };
  if (mode === 'enter') {
    for (const mail of store.underway()) await attempt(mail.hash.slice(0, 8), () => finish(clerk, mail));
    await giveDue();
    // A turn sent before its time makes way for what its player has written since.
    await goOnWithKept('begun');
  }
  for (const mail of inbox.mails) {
    await attempt(mail.name, () => readMail(clerk, mail), mail);
    if (!inbox.isOpen()) break;
  }
  if (mode === 'enter') {
    if (all.some(({ report }) => ENTERED.includes(report.outcome))) await giveDue();
    await goOnWithKept('all');
  }
  // Where nothing at all could be done, the command was given wrongly, and that is what is told.
  if (wrong !== undefined && all.every(({ report }) => report.outcome === 'failed')) throw wrong;
  return all;
};

/** Says where the mails came from which of them were dealt with: those whose answers went out, if any were to. */
const settle = async (desk: Desk, inbox: Inbox, all: readonly Taken[], lost: ReadonlySet<Letter>): Promise<boolean> => {
  for (const { mail, report } of all) {
    const { outcome, letter } = report;
    if (mail?.settle === undefined || UNSETTLED.includes(outcome) || (letter !== undefined && lost.has(letter)))
      continue;
    try {
      if (!inbox.isOpen()) throw new Stop(EXIT.waiting, []);
      await mail.settle(FOREIGN.includes(outcome) ? 'looked-at' : 'answered');
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      for (const line of [...error.lines.slice(0, 1), desk.t('mailbox-not-settled')]) desk.talk(line);
      return false;
    }
  }
  return true;
};

/** What the mails brought about in a game, once for all of them. */
const tellGame = (desk: Desk, slug: string, reports: readonly Report[]): void => {
  if (desk.common.format === 'json') return;
  const fresh = new Set(reports.flatMap(({ game, seqs }) => (game === slug ? seqs : [])));
  desk.say();
  desk.say(desk.paint.bold(slug));
  for (const line of happenedLines(desk, readGame(desk, slug), ({ seq }) => fresh.has(seq))) desk.say(`  ${line}`);
};

const work = async (desk: Desk, named: readonly string[], given: Given) => {
  const { t } = desk;
  const mode = given.has('dry-run') ? 'look' : 'enter';
  const folder = mode === 'look' ? undefined : given.text('eml');
  const sends = given.has('send') && mode === 'enter';
  const store = new Store(desk.archive);
  const clerk: Clerk = {
    desk,
    book: readAddresses(desk),
    store,
    mode,
    publish: given.has('sync') ? 'yes' : 'no',
    letters: sends || folder !== undefined ? 'sent' : 'shown',
  };
  if (sends) serverOf(desk); // what is missing shows before anything is entered
  const lock = mode === 'enter' ? store.lock() : undefined;
  if (lock?.ok === false) throw new Stop(EXIT.refused, [t('mail-busy')]);
  let inbox: Inbox | undefined;
  try {
    inbox = await openInbox(desk, named, store, mode);
    const all = await readAll(clerk, inbox);
    const reports = all.map(({ report }) => report);
    const letters = reports.flatMap(({ letter, more = [] }) => [...(letter === undefined ? [] : [letter]), ...more]);
    const written = folder === undefined ? [] : await writeLetters(desk, letters, folder);
    const lost = new Set((sends ? await post(desk, letters) : []).map(({ letter }) => letter));
    for (const { hash, letter } of reports) {
      const out = letter !== undefined && (sends || folder !== undefined) && !lost.has(letter);
      if (out && hash !== undefined) store.addAnswered(hash);
    }
    const settled = mode === 'look' || (await settle(desk, inbox, all, lost));
    const silent = reports.filter(({ outcome }) => SILENT.includes(outcome)).length;
    const entered = reports.filter(({ outcome }) => ENTERED.includes(outcome)).length;
    const answered = reports.filter(({ outcome }) => outcome === 'answered').length;
    const asked = reports.length - silent - entered - answered;
    if (reports.length === 0) desk.say(t('mail-no-mails'));
    else desk.say(t('mail-total', { mails: reports.length, entered, asked, silent }));
    const changed = [...new Set(reports.flatMap(({ seqs, game }) => (seqs.length > 0 ? (game ?? []) : [])))];
    for (const game of changed) {
      tellGame(desk, game, reports);
      desk.say(nextLine(desk, t('mail-tell', { game })));
    }
    if (mode === 'enter') for (const game of changed) await goOnHere(desk, game);
    const failed = reports.some(({ outcome }) => outcome === 'failed');
    const code = lost.size > 0 || failed || !settled ? EXIT.refused : asked > 0 ? EXIT.waiting : EXIT.ok;
    return answer({ mails: reports.map(reportData), written, notSent: lost.size, changed }, code);
  } finally {
    await inbox?.close();
    if (lock?.ok === true) lock.value.release();
  }
};

export const read = command({
  name: 'read',
  takes: { mails: '[mails...]' },
  options: { eml: '--eml <folder>', send: '--send', ...shared('sync'), 'dry-run': '-n, --dry-run' },
  examples: [
    'npx fieldpost read {folder}',
    'npx fieldpost read imap --send',
    'npx fieldpost read ~/Maildir --send --sync',
  ],
  run: (desk, named, given) => betweenSyncs(desk, given, () => work(desk, named, given)),
});
