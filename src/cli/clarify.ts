// Words with more than one meaning, and lines that were nearly understood: whoever is there is asked what he means, and
// the sheet is read again.

import { type Proposal, proposalsFor, rehearseAt } from '../clerk/index.ts';
import { sayMeant } from '../i18n/problems.ts';
import type { Problem } from '../notation/index.ts';
import type { Desk } from './desk.ts';
import { readingContext } from './hands.ts';
import { cleanLine } from './paint.ts';
import { type ReadSheet, readSheet } from './sheet.ts';
import type { Seat, Table } from './table.ts';

/** A reading written so that it can be read in one way only. */
export const plainly = (table: Table, meant: Problem['nearest'][number]): string | undefined => {
  if (meant.kind === 'space') return table.words.shorthand(meant.space);
  return meant.kind === 'unit' ? table.ruleset.board.units[meant.unit].name.en : undefined;
};

/** True for a word with several meanings, which is asked about. */
export const isAmbiguous = (
  problem: Problem,
): problem is Extract<Problem, { code: 'ambiguous-space' | 'ambiguous-unit' }> =>
  problem.code === 'ambiguous-space' || problem.code === 'ambiguous-unit';

const replaceAt = (text: string, line: number, from: number, word: string, by: string): string | undefined => {
  const lines = text.split(/\r\n|\n|\r/);
  const old = lines[line - 1] ?? '';
  const at = old.indexOf(word, Math.max(0, from - 1));
  if (at < 0) return undefined;
  lines[line - 1] = old.slice(0, at) + by + old.slice(at + word.length);
  return lines.join('\n');
};

/** Doubtful lines of a sheet as they were likely meant, where the rules take them. */
export const proposedFor = (desk: Desk, table: Table, seat: Seat, read: ReadSheet): readonly Proposal[] =>
  proposalsFor(readingContext(desk, table, seat), table.words, read, (orders) => {
    const tried = rehearseAt(table, seat, orders);
    return tried.ok ? tried.value : undefined;
  });

/** Asks about lines that were nearly understood, one after the other. */
const agreeOn = async (desk: Desk, table: Table, seat: Seat, read: ReadSheet): Promise<ReadSheet> => {
  if (!desk.asks || read.sheet.problems.length === 0) return read;
  const lines = read.text.split(/\r\n|\n|\r/);
  let agreed = false;
  for (const { line, text } of proposedFor(desk, table, seat, read)) {
    const old = cleanLine(lines[line - 1] ?? '').trim();
    if (!(await desk.confirm(desk.t('submit-meant', { line, old, text: cleanLine(text) })))) continue;
    lines[line - 1] = text;
    agreed = true;
  }
  return agreed ? readSheet(desk, table, seat, lines.join('\n')) : read;
};

/** Reads a sheet; on a terminal asks about what is doubtful in it, word by word and line by line. */
export const clarify = async (desk: Desk, table: Table, seat: Seat, text: string): Promise<ReadSheet> => {
  const read = readSheet(desk, table, seat, text);
  const problem = desk.asks ? read.sheet.problems.find(isAmbiguous) : undefined;
  if (problem === undefined) return agreeOn(desk, table, seat, read);
  const choices = problem.nearest.flatMap((meant, index) => {
    const value = plainly(table, meant);
    return value === undefined ? [] : [{ value, label: sayMeant(problem.nearest[index] ?? meant, table.words) }];
  });
  if (choices.length < 2) return agreeOn(desk, table, seat, read);
  const said = await desk.select(
    desk.t('submit-which', { text: cleanLine(problem.params.text), line: problem.line }),
    choices,
  );
  const clear = replaceAt(text, problem.line, problem.column ?? 1, problem.params.text, said);
  return clear === undefined ? agreeOn(desk, table, seat, read) : clarify(desk, table, seat, clear);
};
