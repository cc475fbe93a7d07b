// What a sync brought about, told game by game. An order that was set aside is shown with the reason and in the
// notation in which it can be given again.

import { type Game, type Rejection, rulesOf, stateBefore } from '../archive/index.ts';
import { CRAFT } from '../clerk/index.ts';
import type { PowerOrder } from '../engine/index.ts';
import type { Aside, GameReport, SyncReport } from '../git/index.ts';
import { list } from '../i18n/format.ts';
import type { LogEntry } from '../log/index.ts';
import { makeOrder } from '../notation/index.ts';
import { isArchiveOrder } from '../trust/index.ts';
import type { Desk } from './desk.ts';
import { turnPage } from './due.ts';
import { faultData, faultLines, nextLine, refusalLines } from './faults.ts';
import { happenedLines, kindsText } from './happened.ts';
import { cleanLine } from './paint.ts';
import { echoOrder } from './sheet.ts';
import type { Table } from './table.ts';

/** The table at which an entry was made. */
const tableAt = (desk: Desk, game: Game, seq: number): Table | undefined => {
  const ruleset = rulesOf(game);
  if (ruleset === undefined) return undefined;
  const at = { ...game, replay: { ...game.replay, state: stateBefore(game, seq) } };
  return { game: at, ruleset, words: desk.words(ruleset), ...CRAFT };
};

const powerOrderOf = ({ order }: LogEntry): PowerOrder | undefined =>
  order === undefined || isArchiveOrder(order) || order.type === 'open-game' || order.type === 'bid-seal'
    ? undefined
    : order;

const headingOf = (desk: Desk, was: Game, entry: LogEntry): string => {
  const { order } = entry;
  if (order === undefined) return desk.t('verify-verdicts-reported');
  if (order.type === 'open-game') return cleanLine(order.title);
  if (isArchiveOrder(order)) return desk.t(`log-orders-${order.type}`);
  const table = tableAt(desk, was, entry.seq);
  return table === undefined ? order.type : echoOrder(table, order).heading;
};

/** An order as it can be given again. */
const notationOf = (desk: Desk, was: Game, entry: LogEntry): string | undefined => {
  const order = powerOrderOf(entry);
  const table = tableAt(desk, was, entry.seq);
  if (order === undefined || table === undefined) return undefined;
  return makeOrder({ ruleset: table.ruleset, state: table.game.replay.state, power: order.power }, order);
};

const rejectionLines = (desk: Desk, game: Game, rejection: Rejection): readonly string[] => {
  const words = desk.words(rulesOf(game));
  switch (rejection.kind) {
    case 'refused':
      return rejection.refusals.flatMap((refusal) => refusalLines(desk, refusal, words));
    case 'fault':
      return faultLines(desk, rejection.fault, words).map((line) => `  ${line.trimStart()}`);
    case 'must-go-too': {
      const seqs = rejection.also.map(({ seq }) => `#${seq}`);
      return [`  ${desk.t('sync-reasons-must-go-too', { seqs: list(desk.language, seqs) })}`];
    }
  }
};

/** Why an entry was set aside. */
const reasonLines = (desk: Desk, game: Game, { reason }: Aside): readonly string[] => {
  const { t } = desk;
  switch (reason.kind) {
    case 'rejected':
      return rejectionLines(desk, game, reason.rejection);
    case 'stands-on':
    case 'about-aside':
      return [`  ${t(`sync-reasons-${reason.kind}`, { seq: reason.seq })}`];
    default:
      return [`  ${t(`sync-reasons-${reason.kind}`)}`];
  }
};

const asideLines = (
  desk: Desk,
  { slug, game, was, aside, kept }: GameReport,
  how: 'done' | 'would',
): readonly string[] => {
  if (aside.length === 0) return [];
  const { t } = desk;
  const sheet = aside.flatMap(({ entry }) => notationOf(desk, was, entry)?.split('\n') ?? []);
  return [
    `  ${desk.paint.yellow(t(how === 'would' ? 'sync-report-would-be-aside' : 'sync-report-aside', { count: aside.length }))}`,
    ...aside.flatMap((one) => [
      `    ${desk.paint.bold(`#${one.entry.seq}`)}  ${headingOf(desk, was, one.entry)}`,
      ...reasonLines(desk, game, one).map((line) => `    ${line}`),
    ]),
    ...(kept.length === 0 ? [] : [`    ${t('sync-report-kept', { files: kept })}`]),
    ...(sheet.length === 0
      ? []
      : [`  ${nextLine(desk, t('sync-report-again', { slug }))}`, ...sheet.map((line) => `            ${line}`)]),
  ];
};

/** Who made these entries, each once. */
export const authorsOf = (entries: readonly LogEntry[]): readonly string[] => [
  ...new Set(entries.map(({ by }) => cleanLine(by))),
];

const waitLines = (desk: Desk, { wait, game }: GameReport): readonly string[] => {
  if (wait === undefined) return [];
  const { t } = desk;
  return [
    `  ${desk.paint.red(t(`sync-waits-${wait.kind}`))}`,
    ...faultLines(desk, wait.fault, desk.words(rulesOf(game))).map((line) => `  ${line}`),
  ];
};

/**
 * The first line of a published log that is no part of it; undefined if it is sound, or if own entries wait for that.
 */
const brokenFrom = ({ game, wait }: GameReport): number | undefined =>
  game.faults.length === 0 || wait?.kind === 'published-broken' ? undefined : game.entries.length + 1;

/** True if a game needs somebody: entries were set aside or wait, or the published log is broken. */
export const needsCare = (report: GameReport): boolean =>
  report.aside.length > 0 || report.wait !== undefined || brokenFrom(report) !== undefined;

const brokenLines = (desk: Desk, report: GameReport): readonly string[] => {
  const line = brokenFrom(report);
  return line === undefined ? [] : [`  ${desk.paint.red(desk.t('sync-report-broken', { slug: report.slug, line }))}`];
};

/** What others did, as it went; what serves the dice alone is only named. */
const cameLines = (desk: Desk, { came, game }: GameReport): readonly string[] => {
  if (came.length === 0) return [];
  const fresh = new Set(came.map(({ hash }) => hash));
  const story = happenedLines(desk, game, ({ hash }) => fresh.has(hash));
  const by = authorsOf(came);
  return story.length === 0
    ? [`  ${desk.t('sync-report-came-only', { by, what: kindsText(desk, game, came) })}`]
    : [`  ${desk.t('sync-report-came', { by })}`, ...story.map((line) => `    ${line}`)];
};

const gameLines = (desk: Desk, report: GameReport, { published: how, branch }: SyncReport): readonly string[] => {
  const { t } = desk;
  const { published, already, givenUp, held, game, repaired } = report;
  const entries = published.map(({ entry }) => entry);
  const out = how === 'dry-run' ? 'would-publish' : branch === undefined ? 'published' : 'proposed';
  return [
    desk.paint.bold(report.slug),
    ...repaired.map((what) => `  ${t(`sync-report-repaired-${what}`)}`),
    ...cameLines(desk, report),
    ...(already.length === 0 ? [] : [`  ${t('sync-report-already', { count: already.length })}`]),
    ...(entries.length === 0
      ? []
      : [
          `  ${desk.paint.green(t(`sync-report-${out}`, { what: kindsText(desk, game, entries), by: authorsOf(entries) }))}`,
        ]),
    ...(givenUp === 0 ? [] : [`  ${t('sync-report-given-up', { count: givenUp })}`]),
    ...asideLines(desk, report, how === 'dry-run' || branch !== undefined ? 'would' : 'done'),
    ...waitLines(desk, report),
    ...brokenLines(desk, report),
    ...(held === 0 ? [] : [`  ${t('sync-report-held', { count: held })}`]),
    ...(report.moved === 'yes' ? [`  ${t('sync-report-moved')}`] : []),
    ...(game.entries.length === 0 && held === 0
      ? [`  ${t('sync-report-gone')}`]
      : [`  ${desk.paint.dim(desk.t('awaited-page'))}  ${turnPage(desk, game)}`]),
  ];
};

/** What a sync did, in lines. */
export const reportLines = (desk: Desk, report: SyncReport): readonly string[] => {
  const { t } = desk;
  const { games, upstream, inTheWay, calledOff, branch, published } = report;
  return [
    ...(calledOff === undefined ? [] : [t(`sync-report-called-off-${calledOff}`)]),
    ...(games.length === 0
      ? [t('sync-report-nothing', { upstream })]
      : games.flatMap((game) => gameLines(desk, game, report))),
    ...(branch !== undefined && published === 'yes' ? ['', t('sync-report-branch', { name: branch })] : []),
    ...(published === 'dry-run' ? ['', t('sync-report-dry-run')] : []),
    ...(inTheWay.length === 0
      ? []
      : [
          '',
          desk.paint.yellow(t('sync-report-in-the-way', { paths: inTheWay.map(cleanLine) })),
          nextLine(desk, t('sync-report-in-the-way-next')),
        ]),
  ];
};

/** An entry by number and name, in place of the whole entry. */
export const entryData = ({ seq, hash, by, order }: LogEntry) => ({ seq, hash, by, order: order?.type ?? 'reported' });

const asideData = (desk: Desk, { game, was }: GameReport, one: Aside) => ({
  ...entryData(one.entry),
  reason: one.reason.kind,
  words: reasonLines(desk, game, one).map((line) => line.trim()),
  notation: notationOf(desk, was, one.entry) ?? null,
  line: one.line,
});

/** What a sync did, as data. */
export const reportData = (desk: Desk, report: SyncReport) => ({
  upstream: report.upstream,
  published: report.published,
  branch: report.branch ?? null,
  commit: report.commit ?? null,
  tries: report.tries,
  inTheWay: report.inTheWay,
  calledOff: report.calledOff ?? null,
  games: report.games.map((each) => ({
    game: each.slug,
    came: each.came.map(entryData),
    published: each.published.map(({ own, entry }) => ({ ...entryData(entry), was: entryData(own) })),
    already: each.already.map(({ own, entry }) => ({ ...entryData(entry), was: entryData(own) })),
    aside: each.aside.map((one) => asideData(desk, each, one)),
    kept: each.kept,
    givenUp: each.givenUp,
    repaired: each.repaired,
    wait: waitData(desk, each),
    brokenFrom: brokenFrom(each) ?? null,
    held: each.held,
    moved: each.moved,
    page: each.game.entries.length === 0 ? null : turnPage(desk, each.game),
  })),
});

const waitData = (desk: Desk, { wait, game }: GameReport) =>
  wait === undefined ? null : { kind: wait.kind, fault: faultData(desk, wait.fault, desk.words(rulesOf(game))) };
