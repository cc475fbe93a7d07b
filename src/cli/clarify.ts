// Words with more than one meaning: whoever is there is asked which one he means, and the sheet is read again.

import { sayMeant } from '../i18n/problems.ts';
import type { Problem } from '../notation/index.ts';
import type { Desk } from './desk.ts';
import { cleanLine } from './paint.ts';
import { type ReadSheet, readSheet } from './sheet.ts';
import type { Seat, Table } from './table.ts';

/** A reading written so that it can be read in one way only. */
const plainly = (table: Table, meant: Problem['nearest'][number]): string | undefined => {
  if (meant.kind === 'space') return table.words.code(meant.space);
  return meant.kind === 'unit' ? table.ruleset.board.units[meant.unit].name.en : undefined;
};

const isAmbiguous = (problem: Problem): problem is Extract<Problem, { code: 'ambiguous-space' | 'ambiguous-unit' }> =>
  problem.code === 'ambiguous-space' || problem.code === 'ambiguous-unit';

const replaceAt = (text: string, line: number, from: number, word: string, by: string): string | undefined => {
  const lines = text.split(/\r\n|\n|\r/);
  const old = lines[line - 1] ?? '';
  const at = old.indexOf(word, Math.max(0, from - 1));
  if (at < 0) return undefined;
  lines[line - 1] = old.slice(0, at) + by + old.slice(at + word.length);
  return lines.join('\n');
};

/** Reads a sheet; on a terminal asks about words that can mean several things, one after the other. */
export const clarify = async (desk: Desk, table: Table, seat: Seat, text: string): Promise<ReadSheet> => {
  const read = readSheet(desk, table, seat, text);
  const problem = desk.asks ? read.sheet.problems.find(isAmbiguous) : undefined;
  if (problem === undefined) return read;
  const choices = problem.nearest.flatMap((meant, index) => {
    const value = plainly(table, meant);
    return value === undefined ? [] : [{ value, label: sayMeant(problem.nearest[index] ?? meant, table.words) }];
  });
  if (choices.length < 2) return read;
  const said = await desk.select(
    desk.t('submit-which', { text: cleanLine(problem.params.text), line: problem.line }),
    choices,
  );
  const clear = replaceAt(text, problem.line, problem.column ?? 1, problem.params.text, said);
  return clear === undefined ? read : clarify(desk, table, seat, clear);
};
