// A turn sheet read at the table: what was understood in full words, and line by line what was not.

import {
  type Late,
  lineOf,
  type Proposal,
  type ReadSheet,
  type RefusedOrder,
  readSheet as readText,
  sayHung,
} from '../clerk/index.ts';
import { type BidSeal, comesAgain, orderCost, type PowerOrder } from '../engine/index.ts';
import { sayOrder } from '../i18n/echo/index.ts';
import { list } from '../i18n/format.ts';
import { sayMeant, sayProblem, sayRemark } from '../i18n/problems.ts';
import type { Words } from '../i18n/words.ts';
import type { Problem, Sheet } from '../notation/index.ts';
import type { Desk } from './desk.ts';
import { refusalLines } from './faults.ts';
import { readingOf } from './hands.ts';
import { cleanLine } from './paint.ts';
import type { Seat, Table } from './table.ts';

export type { ReadSheet };

/** Reads a sheet from the position the game is in. */
export const readSheet = (desk: Desk, table: Table, seat: Seat, text: string): ReadSheet =>
  readText(readingOf(desk), table, seat, text);

const textAt = (sheet: Sheet, line: number): string => cleanLine(sheet.lines[line - 1]?.text.trim() ?? '');

/** `line 4   3 arm UKR > CAU > TUR`. */
const lineHead = (desk: Desk, sheet: Sheet, line: number | undefined): string =>
  line === undefined ? '' : `${desk.paint.bold(desk.t('labels-line', { n: line }))}   ${textAt(sheet, line)}`;

const nearestOf = (desk: Desk, problem: Problem, words: Words): readonly string[] =>
  problem.nearest.length === 0
    ? []
    : [
        `  ${desk.paint.dim(desk.t('labels-meant'))}  ${problem.nearest.map((meant) => sayMeant(meant, words)).join(', ')}`,
      ];

/** What was not understood, line by line with the nearest readings. */
export const problemLines = (desk: Desk, sheet: Sheet, words: Words): readonly string[] =>
  sheet.problems.flatMap((problem) => [
    ...(sheet.lines.length === 0 ? [] : [lineHead(desk, sheet, problem.line)]),
    `  ${desk.paint.red(cleanLine(sayProblem(problem, words)))}`,
    ...nearestOf(desk, problem, words),
  ]);

/** Doubtful lines as they were likely meant. */
export const proposedLines = (desk: Desk, proposed: readonly Proposal[]): readonly string[] =>
  proposed.length === 0
    ? []
    : [
        desk.t('submit-proposed'),
        ...proposed.flatMap(({ line, text, others }) => [
          `  ${desk.paint.bold(desk.t('labels-line', { n: line }))}   ${[text, ...others].map(cleanLine).join('  |  ')}`,
        ]),
      ];

export const remarkLines = (desk: Desk, sheet: Sheet, words: Words): readonly string[] =>
  sheet.remarks
    .filter(({ code }) => code !== 'quoted-line')
    .map(
      (remark) =>
        `  ${desk.paint.yellow(desk.t('labels-line', { n: remark.line }))}  ${cleanLine(sayRemark(remark, words))}`,
    );

/** An order in full words. @param orders those that it is given with, in order */
export const echoOrder = (
  { game, ruleset, words }: Table,
  order: PowerOrder | BidSeal,
  orders: readonly PowerOrder[] = order.type === 'bid-seal' ? [] : [order],
) => {
  const { state } = game.replay;
  if (order.type === 'bid-seal') return sayOrder(order, 0, words, ruleset);
  const again = comesAgain(ruleset.phases, state.turn.phase, orders, order) ? 'again' : 'first';
  return sayOrder(order, orderCost(ruleset, state, order), words, ruleset, again);
};

/** What of a sheet hangs on conditions. */
const hungLines = (table: Table, { lines }: Pick<Sheet, 'lines'>): readonly string[] => {
  const told = (order: PowerOrder): string => {
    const { heading, parts } = echoOrder(table, order);
    return parts.length === 0 ? heading : parts.join('; ');
  };
  const hung = lines.flatMap((line) => line.hung);
  return sayHung(table.words, hung, told).map((line) => `  ${cleanLine(line)}`);
};

/** What was understood, order by order in full words, with remarks behind. */
export const understoodLines = (desk: Desk, table: Table, sheet: Sheet): readonly string[] => [
  desk.paint.bold(desk.t('submit-understood')),
  ...sheet.orders.flatMap((order) => {
    const { heading, parts } = echoOrder(table, order, sheet.orders);
    return [`  ${heading}`, ...parts.map((part) => `    ${part}`)];
  }),
  ...hungLines(table, sheet),
  ...remarkLines(desk, sheet, table.words),
];

/** What is not possible: the line, why, which rule. Reasons for the same line stand together. */
export const refusedLines = (
  desk: Desk,
  table: Table,
  sheet: Sheet,
  refused: readonly RefusedOrder[],
): readonly string[] => {
  let last: number | undefined;
  return refused.flatMap(({ order, refusals }) =>
    refusals.flatMap((refusal) => {
      const line = lineOf(sheet, order, refusal.at);
      const head =
        line === last && line !== undefined
          ? []
          : [lineHead(desk, sheet, line) || `  ${sheetHeading(table, sheet, order)}`];
      last = line;
      return [...head, ...refusalLines(desk, refusal, table.words)];
    }),
  );
};

const sheetHeading = (table: Table, sheet: Sheet, index: number): string => {
  const order = sheet.orders[index];
  return order === undefined ? '' : echoOrder(table, order, sheet.orders).heading;
};

/** What a sheet says otherwise than the log, of parts of the turn that are over. */
export const lateLines = (desk: Desk, table: Table, sheet: Sheet, late: readonly Late[]): readonly string[] => {
  const said = (order: PowerOrder): string => {
    const { heading, parts } = echoOrder(table, order);
    return parts.length === 0 ? heading : parts.join('; ');
  };
  return late.flatMap(({ line, here, log }) => [
    ...(line === undefined ? [] : [lineHead(desk, sheet, line)]),
    `  ${desk.t('sheet-too-late')}`,
    ...(here === undefined ? [] : [`    ${desk.t('sheet-late-here', { says: said(here) })}`]),
    ...(log === undefined ? [] : [`    ${desk.t('sheet-late-log', { says: said(log) })}`]),
  ]);
};

/** Orders in a few words, such as `a battle, placement`. */
export const orderList = (desk: Desk, table: Table, orders: readonly PowerOrder[]): string =>
  list(
    desk.language,
    orders.map((order) => echoOrder(table, order, orders).heading),
  );
