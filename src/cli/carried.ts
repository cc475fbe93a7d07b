// What is told of a sheet at a terminal, in lines and as data: what was read, what is doubtful of it, what happens on
// the way, and how it ended.

import {
  type Doubts,
  type End,
  goesOnAlone,
  type HeldBy,
  type Listener,
  lineOf,
  type Played,
  type Proposal,
  type RefusedOrder,
  type Resent,
} from '../clerk/index.ts';
import { leftToPlace } from '../engine/index.ts';
import { capital } from '../i18n/format.ts';
import type { LogEntry } from '../log/index.ts';
import type { Desk } from './desk.ts';
import { dueLines } from './due.ts';
import { type Answer, answer, EXIT, type ExitCode } from './exit.ts';
import { nextLine, refusalData } from './faults.ts';
import { readData } from './read-data.ts';
import { echoOrder, lateLines, orderList, problemLines, proposedLines, type ReadSheet, refusedLines } from './sheet.ts';
import type { Table } from './table.ts';
import { eventsOf, tellEvents } from './tell.ts';
import { missingLines } from './throw.ts';

export const refusedData = (table: Table, { sheet }: ReadSheet, refused: readonly RefusedOrder[]) =>
  refused.flatMap(({ order, refusals }) =>
    refusals.map((refusal) => ({ line: lineOf(sheet, order, refusal.at), ...refusalData(refusal, table.words) })),
  );

export const entryData = (entry: LogEntry) => ({
  seq: entry.seq,
  hash: entry.hash,
  order: entry.order?.type ?? 'reported',
  events: entry.events,
});

/** Ends with what was not understood or not possible; nothing was written. */
export const turnDown = (
  desk: Desk,
  table: Table,
  read: ReadSheet,
  doubts: Doubts,
  proposed: readonly Proposal[],
): Answer => {
  desk.say();
  for (const line of doubtLines(desk, table, read, doubts)) desk.say(line);
  for (const line of proposedLines(desk, proposed)) desk.say(line);
  desk.say();
  desk.say(desk.t('submit-nothing-written'));
  desk.say(nextLine(desk, desk.t('submit-put-right')));
  const refused = refusedData(table, read, doubts.refused);
  return answer({ ...readData(desk, table, read, proposed), refused }, EXIT.refused);
};

/** Says what would be lost for nothing; that order is not given. */
const tellHeldBack = (desk: Desk, { table, end, lost }: Played): void => {
  const { words, game, ruleset } = table;
  const { t } = desk;
  for (const { type, count, space, to } of lost) {
    desk.say();
    desk.say(words.say('submit-would-crash', { units: words.units({ [type]: count }), space }));
    const abbreviation = table.ruleset.board.units[type].abbreviations.en[0] ?? type;
    desk.say(
      nextLine(
        desk,
        t('submit-crash-next', { line: `${count} ${abbreviation} ${words.shorthand(space)} > ${words.shorthand(to)}` }),
      ),
    );
  }
  if (end === 'forfeit') {
    desk.say();
    desk.say(t('submit-would-forfeit', { units: capital(words.units(leftToPlace(ruleset, game.replay.state))) }));
    desk.say(nextLine(desk, t('submit-forfeit-next')));
  }
};

/** The exit code that goes with an end. */
export const codeOf = (end: End): ExitCode => {
  if (end === 'done') return EXIT.ok;
  return end === 'refused' || end === 'fault' || end === 'unclear' ? EXIT.refused : EXIT.waiting;
};

/** Tells what happens on the way, as it happens. */
export const teller = (desk: Desk): Listener => {
  const tell = ({ words }: Table, entries: readonly LogEntry[]): void => {
    for (const line of tellEvents(desk, words, eventsOf(entries))) desk.say(line);
  };
  return {
    home: ({ words }, { flown }) => {
      if (flown.length > 0) desk.say();
      for (const { type, count, space, land } of flown) {
        desk.say(words.say('submit-home', { units: words.units({ [type]: count }), from: space, to: land ?? space }));
      }
    },
    ordered: (table, order, entries) => {
      const { heading } = echoOrder(table, order);
      desk.say();
      desk.say(`${desk.paint.dim(entries.map(({ seq }) => `#${seq}`).join(' '))} ${desk.paint.bold(heading)}`);
      tell(table, entries);
    },
    landed: tell,
    missing: (table, needs) => {
      for (const line of missingLines(desk, table, needs)) desk.say(line);
    },
  };
};

/** @param since whether what is doubtful was so before anything was entered, and was told then */
export const tellEnd = (desk: Desk, played: Played, held: HeldBy | undefined, since: 'before' | 'later'): void => {
  const { table, left, read } = played;
  const refused = since === 'later' ? played.refused : [];
  tellHeldBack(desk, played);
  if (refused.length > 0) {
    desk.say();
    desk.say(desk.t('submit-later-refused'));
    for (const line of refusedLines(desk, table, read.sheet, refused)) desk.say(line);
  }
  if (since === 'later' && read.sheet.problems.length > 0) {
    desk.say();
    desk.say(desk.t('submit-later-unclear'));
    for (const line of problemLines(desk, read.sheet, table.words)) desk.say(line);
  }
  desk.say();
  if (left.length > 0) desk.say(desk.t('submit-left', { orders: orderList(desk, table, left) }));
  if (held !== undefined) {
    desk.say(desk.t(goesOnAlone({ held }) ? 'plan-kept' : 'plan-kept-for-word'));
    desk.say(nextLine(desk, `npx fieldpost plan ${table.game.slug}`));
  }
  for (const line of dueLines(desk, table)) desk.say(line);
};

/** What is doubtful of a sheet, told. */
export const doubtLines = (
  desk: Desk,
  table: Table,
  { sheet }: ReadSheet,
  { refused, skipped }: Doubts,
): readonly string[] => [
  ...(sheet.problems.length === 0
    ? []
    : [desk.t('submit-problems', { count: sheet.problems.length }), ...problemLines(desk, sheet, table.words)]),
  ...(refused.length === 0 ? [] : [desk.t('submit-refused'), ...refusedLines(desk, table, sheet, refused)]),
  ...(skipped.length === 0 ? [] : [desk.t('submit-not-checked', { orders: orderList(desk, table, skipped) })]),
];

/** What of a sheet stands in the log already, told. */
export const tellAgain = (desk: Desk, table: Table, whole: ReadSheet, { entered, late }: Resent): void => {
  if (entered > 0) desk.say(desk.t('sheet-entered-before', { count: entered }));
  for (const line of lateLines(desk, table, whole.sheet, late)) desk.say(line);
};
