// The sentences of an answer to a player's mail: what was understood, what was not, what is not possible, what
// happened, what is kept. In his language, without commands: he has a mail program and nothing else.

import { type Listener, type Played, type Proposal, type RefusedOrder, type Resent, waits } from '../../clerk/index.ts';
import { leftToPlace, type PowerOrder } from '../../engine/index.ts';
import { capital, either, list } from '../../i18n/format.ts';
import type { Say } from '../../i18n/messages/say.ts';
import { sayMeant } from '../../i18n/problems.ts';
import type { LogEntry, LogFault } from '../../log/index.ts';
import { unitCode } from '../../post/index.ts';
import type { Language } from '../../vocab/index.ts';
import type { Desk } from '../desk.ts';
import { sayFault } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import {
  echoOrder,
  lateLines,
  problemLines,
  type ReadSheet,
  refusedLines,
  remarkLines,
  understoodLines,
} from '../sheet.ts';
import type { Table } from '../table.ts';
import { eventsOf, tellEvents } from '../tell.ts';
import { needLines } from '../throw.ts';

/** Whom an answer goes to: a desk and words in his language, without colour. */
export interface Reader {
  readonly desk: Desk;
  readonly table: Table;
  readonly language: Language;
  readonly t: Say;
}

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => (line === '' ? '' : `  ${line}`));

/** Lines that were read as words to people. */
export const proseLines = ({ t }: Reader, prose: readonly string[]): readonly string[] =>
  prose.length === 0
    ? []
    : ['', t('answer-prose'), ...prose.slice(0, 20).map((line) => `  ${cleanLine(line).slice(0, 100)}`)];

/** What was understood, order by order, although nothing of it was entered. */
export const understood = ({ desk, table, t }: Reader, { sheet }: ReadSheet): readonly string[] => {
  if (sheet.orders.length === 0 && !waits(sheet)) return [];
  const [, ...lines] = understoodLines(desk, table, sheet);
  return ['', t('answer-understood'), ...lines];
};

/** Words with several meanings, each as a question. */
const questionLines = ({ table, t, language }: Reader, { sheet }: ReadSheet): readonly string[] =>
  sheet.problems.flatMap((problem) => {
    if (problem.code !== 'ambiguous-space' && problem.code !== 'ambiguous-unit') return [];
    const readings = problem.nearest.map((meant) => sayMeant(meant, table.words));
    return readings.length < 2
      ? []
      : [t('answer-ask', { text: cleanLine(problem.params.text), readings: either(language, readings) })];
  });

/** Lines that were not understood, with the nearest readings. */
export const notUnderstood = (reader: Reader, read: ReadSheet): readonly string[] => {
  const { desk, table, t } = reader;
  const lines = new Set(read.sheet.problems.map(({ line }) => line)).size;
  const questions = questionLines(reader, read);
  return [
    t('answer-unclear', { lines }),
    '',
    ...problemLines(desk, read.sheet, table.words),
    ...(questions.length === 0 ? [] : ['', ...questions]),
  ];
};

/** Doubtful lines as they were likely meant, to be said yes to. */
export const proposedLines = ({ t }: Reader, proposed: readonly Proposal[]): readonly string[] => {
  const line = (at: number, text: string): string => `  ${at}: ${cleanLine(text)}`;
  const others = proposed.flatMap((each) => each.others.map((text) => line(each.line, text)));
  return proposed.length === 0
    ? []
    : [
        '',
        t('answer-proposed', { lines: proposed.length, first: proposed[0]?.line ?? 0 }),
        ...proposed.map((each) => line(each.line, each.text)),
        ...(others.length === 0 ? [] : [t('answer-proposed-others'), ...others]),
      ];
};

/** Orders that the rules refuse, with the clauses. */
export const notPossible = (
  { desk, table, t }: Reader,
  { sheet }: ReadSheet,
  refused: readonly RefusedOrder[],
  how: 'alone' | 'also',
): readonly string[] => [
  ...(how === 'also' ? ['', t('answer-also-refused')] : [t('answer-refused')]),
  '',
  ...refusedLines(desk, table, sheet, refused),
];

/** Hears what a sheet does, and tells it order by order. */
export const heardLines = ({
  desk,
  table,
  t,
  language,
}: Reader): { readonly listener: Listener; lines(): readonly string[] } => {
  const said: string[] = [];
  const { words } = table;
  const tell = (_: Table, entries: readonly LogEntry[]): void => {
    said.push(...indented(tellEvents(desk, words, eventsOf(entries))));
  };
  return {
    listener: {
      home: (_, { flown }) => {
        const flights = flown.map(
          ({ type, count, space, land }) =>
            `${words.units({ [type]: count })} ${words.place(space).from} ${words.place(land ?? space).to}`,
        );
        if (flights.length > 0) said.push('', `  ${t('answer-home', { flights: list(language, flights) })}`);
      },
      ordered: (at, order: PowerOrder, entries) => {
        const { heading, parts } = echoOrder({ ...at, words }, order);
        said.push(
          '',
          `  ${entries.map(({ seq }) => `#${seq}`).join(' ')} ${heading}`,
          ...parts.map((part) => `    ${part}`),
        );
        tell(at, entries);
      },
      landed: tell,
      missing: (at, needs) => {
        for (const need of needs) said.push(...indented(needLines(desk, { ...at, words }, need)));
      },
    },
    lines: () => said,
  };
};

/** An order that the log does not take from whoever would enter it. */
export const notTaken = ({ desk, table, t }: Reader, fault: LogFault): readonly string[] => [
  t('answer-not-taken'),
  '',
  `  ${sayFault(desk, fault, table.words)}`,
];

/** Lines of a sheet that hold orders, with their numbers from 1. */
const orderLines = (text: string): readonly (readonly [number, string])[] =>
  text
    .split('\n')
    .map((line, index) => [index + 1, cleanLine(line)] as const)
    .filter(([, line]) => line.trim() !== '' && !line.startsWith('#'));

/** Lines that can be put right by their numbers, as they are kept. */
export const numberedLines = (text: string): readonly string[] =>
  orderLines(text).map(([number, line]) => `  ${number}: ${line}`);

/** The same without their numbers. */
export const sheetLines = (text: string): readonly string[] => orderLines(text).map(([, line]) => `  ${line}`);

/** Lines that wait until they can go on. */
export const keptLines = ({ t }: Reader, text: string): readonly string[] => [
  '',
  t('answer-kept'),
  ...sheetLines(text),
];

/** What a mail says that stands in the log already, and what it says otherwise, too late. */
export const againLines = (reader: Reader, { sheet }: ReadSheet, { entered, late }: Resent): readonly string[] => [
  ...(entered === 0 ? [] : [reader.t('answer-entered-before', { count: entered }), '']),
  ...lateLines(reader.desk, reader.table, sheet, late),
];

/** Lines that hold up what comes behind them: not possible, or not understood. */
const doubtLines = (reader: Reader, { table, refused, read }: Played, since: 'before' | 'later'): readonly string[] => {
  const { desk, t } = reader;
  const { words } = reader.table;
  const lines = new Set(read.sheet.problems.map(({ line }) => line)).size;
  const later = since === 'later';
  return [
    ...(refused.length === 0
      ? []
      : [
          '',
          later ? t('answer-later-refused') : t('answer-rest-refused'),
          '',
          ...refusedLines(desk, { ...table, words }, read.sheet, refused),
        ]),
    ...(lines === 0
      ? []
      : [
          '',
          later ? t('answer-later-unclear') : t('answer-rest-unclear', { lines }),
          '',
          ...problemLines(desk, read.sheet, words),
          ...questionLines(reader, read),
        ]),
  ];
};

/**
 * Why a sheet did not go to its end, and what is kept of it.
 *
 * @param since whether what is doubtful was so before anything was entered, or has become so
 * @param proposed doubtful lines of the rest as they were likely meant
 */
export const endLines = (
  reader: Reader,
  played: Played,
  isLeft: 'yes' | 'no',
  since: 'before' | 'later',
  proposed: readonly Proposal[],
): readonly string[] => {
  const { table, t } = reader;
  const { words } = table;
  const { end, lost, read } = played;
  const doubts = doubtLines(reader, played, since);
  const put =
    doubts.length === 0
      ? []
      : [...doubts, ...proposedLines(reader, proposed), '', t('answer-correct'), ...numberedLines(read.text)];
  const kept = isLeft === 'yes' && put.length === 0 ? keptLines(reader, read.text) : put;
  switch (end) {
    case 'done':
      return [];
    case 'dice':
      return isLeft === 'yes' ? [...kept, t('answer-kept-dice')] : [];
    case 'decision':
      return isLeft === 'yes' ? [...kept, t('answer-kept-decision')] : [];
    case 'crash':
      return [
        '',
        ...lost.flatMap(({ type, count, space, to }) => {
          const line = `${count} ${unitCode(table.ruleset.board, words, type)} ${words.shorthand(space)} > ${words.shorthand(to)}`;
          return [
            t('answer-kept-crash', { units: words.units({ [type]: count }), place: words.place(space).in }),
            t('answer-crash-next', { line }),
          ];
        }),
        ...kept,
      ];
    case 'forfeit':
      return [
        '',
        t('answer-kept-forfeit', {
          units: capital(words.units(leftToPlace(played.table.ruleset, played.table.game.replay.state))),
        }),
        t('answer-forfeit-next'),
        ...kept,
      ];
    case 'refused':
    case 'unclear':
      return put;
    case 'fault':
      return played.fault === undefined ? [] : ['', ...notTaken(reader, played.fault), ...kept];
  }
};

/** Remarks on lines that were understood. */
export const notedLines = ({ desk, table, t }: Reader, { sheet }: ReadSheet): readonly string[] => {
  const lines = remarkLines(desk, sheet, table.words);
  return lines.length === 0 ? [] : ['', t('answer-remarks'), ...lines];
};
