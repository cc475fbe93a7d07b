// `read`: mails with turns in them, entered and answered.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { POST_TEXTS } from '../../i18n/post/index.ts';
import { type Letter, mailBytes, Store } from '../../post/index.ts';
import { command, type Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { goOn, type MailOutcome, type Report, readMail } from '../post/clerk.ts';
import { readInbox } from '../post/inbox.ts';
import { post } from '../post/letters.ts';
import { readAddresses } from '../post/local.ts';
import type { Clerk } from '../post/sitting.ts';
import { betweenSyncs } from '../publish.ts';

const textsOf = (desk: Desk) => POST_TEXTS[desk.language].desk;

const SILENT: readonly MailOutcome[] = [
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
const ENTERED: readonly MailOutcome[] = ['done', 'partly', 'entries'];

/** What the steward is told of a mail beside its answer. */
const outcomeText = (desk: Desk, report: Report, mode: Clerk['mode']): string => {
  const { outcome, from = '', player = '', game = '', why = [] } = report;
  const t = textsOf(desk);
  if (mode === 'look' && ENTERED.includes(outcome)) return t.wouldEnter;
  const { subject } = POST_TEXTS[desk.language].answer;
  switch (outcome) {
    case 'stranger':
      return t.stranger(cleanLine(from));
    case 'no-sender':
      return t.noSender;
    case 'machine':
      return t.machine;
    case 'may-not':
      return t.mayNot(player);
    case 'broken':
      return t.broken(game);
    case 'failed':
      return t.failed(why[0] ?? '');
    case 'too-large':
    case 'too-many-parts':
    case 'too-deep':
    case 'no-mail':
      return t.unreadable[outcome];
    case 'entries':
      return subject.done;
    default:
      return subject[outcome];
  }
};

const tell = ({ desk, mode }: Clerk, report: Report): void => {
  const t = textsOf(desk);
  const { name, player, from, game, letter, file } = report;
  const who = player ?? from;
  const head = [
    name === '' && game !== undefined && player !== undefined ? t.wentOn(game, player) : t.reading(cleanLine(name)),
    ...(name === '' || who === undefined ? [] : [t.from(cleanLine(who))]),
    ...(name === '' || game === undefined ? [] : [game]),
  ].join(', ');
  desk.say(`${desk.paint.bold(head)}: ${outcomeText(desk, report, mode)}`);
  if (file !== undefined) desk.say(`  ${desk.paint.dim(t.keptMail(file))}`);
  for (const line of report.why?.slice(1) ?? []) desk.say(line);
  if (letter !== undefined) {
    desk.say();
    for (const line of letter.text.trimEnd().split('\n')) desk.sayWhole(`    ${line}`.trimEnd());
  }
  desk.say();
};

const reportData = ({ letter, ...report }: Report) => ({
  ...report,
  answer: letter === undefined ? null : { subject: letter.subject, text: letter.text, messageId: letter.messageId },
});

const writeLetters = async (desk: Desk, letters: readonly Letter[], said: string): Promise<readonly string[]> => {
  const folder = path.resolve(desk.env.cwd, said);
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const letter of letters) {
    const name = `${letter.messageId.replace(/^<|@.*$/g, '')}.eml`;
    writeFileSync(path.join(folder, name), await mailBytes(letter));
    desk.talk(textsOf(desk).written(path.join(cleanLine(said), name)));
    files.push(name);
  }
  return files;
};

const readAll = async (clerk: Clerk, named: readonly string[]): Promise<readonly Report[]> => {
  const { desk, store, mode } = clerk;
  const reports: Report[] = [];
  const take = (report: Report | undefined): void => {
    if (report === undefined) return;
    tell(clerk, report);
    reports.push(report);
  };
  if (mode === 'enter') for (const draft of store.drafts()) if (draft.held === 'dice') take(await goOn(clerk, draft));
  for (const mail of await readInbox(desk, named)) {
    try {
      take(await readMail(clerk, mail));
    } catch (error) {
      // What was entered before is told and answered all the same. A command that was given wrongly ends at once.
      if (reports.length === 0 && error instanceof Stop && error.code === EXIT.usage) throw error;
      const why = error instanceof Stop ? error.lines : [error instanceof Error ? error.message : String(error)];
      take({ name: mail.name, outcome: 'failed', seqs: [], why: why.map((line) => cleanLine(line)) });
    }
  }
  return reports;
};

const work = async (desk: Desk, named: readonly string[], given: Given) => {
  const t = textsOf(desk);
  const mode = given.has('dry-run') ? 'look' : 'enter';
  const store = new Store(desk.archive);
  const clerk: Clerk = { desk, book: readAddresses(desk), store, mode, publish: given.has('sync') ? 'yes' : 'no' };
  const lock = mode === 'enter' ? store.lock() : undefined;
  if (lock?.ok === false) throw new Stop(EXIT.refused, [t.busy]);
  try {
    const reports = await readAll(clerk, named);
    const letters = reports.flatMap(({ letter }) => letter ?? []);
    const folder = given.text('eml');
    const written = folder === undefined || mode === 'look' ? [] : await writeLetters(desk, letters, folder);
    const lost = given.has('send') && mode === 'enter' ? await post(desk, letters) : [];
    const silent = reports.filter(({ outcome }) => SILENT.includes(outcome)).length;
    const entered = reports.filter(({ outcome }) => ENTERED.includes(outcome)).length;
    const asked = reports.length - silent - entered;
    if (reports.length === 0) desk.say(t.noMails);
    else desk.say(t.total(reports.length, entered, asked, silent));
    const changed = [...new Set(reports.flatMap(({ seqs, game }) => (seqs.length > 0 ? (game ?? []) : [])))];
    for (const game of changed) desk.say(nextLine(desk, t.tell(game)));
    const failed = reports.some(({ outcome }) => outcome === 'failed');
    const code = lost.length > 0 || failed ? EXIT.refused : asked > 0 ? EXIT.waiting : EXIT.ok;
    return answer({ mails: reports.map(reportData), written, notSent: lost.length, changed }, code);
  } finally {
    if (lock?.ok === true) lock.value.release();
  }
};

export const read = command({
  name: 'read',
  takes: '[mails...]',
  options: { eml: '--eml <folder>', send: '--send', sync: '--sync', 'dry-run': '-n, --dry-run' },
  run: (desk, named, given) => betweenSyncs(desk, given, () => work(desk, named, given)),
});
