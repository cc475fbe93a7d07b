// What is doubtful in a sheet, as whole lines to be said yes to: the nearest reading is put into the line and the sheet
// read again. Only what reads clean then, and what the rules do not refuse, is proposed; a condition never is taken
// away.

import { editDistance, fold, spaceNames, spellings } from '../board/index.ts';
import type { Words } from '../i18n/words.ts';
import { type NotationContext, type Problem, type ProblemCode, parseSheet, type Sheet } from '../notation/index.ts';
import type { RefusedOrder, Rehearsal } from './rehearse.ts';
import type { ReadSheet } from './sheet.ts';
import { lineOf } from './sheet-lines.ts';
import { rehearseThrough } from './through.ts';

/** A line as it was likely meant. */
export interface Proposal {
  /** From 1, in the text it was read from. */
  readonly line: number;
  readonly text: string;
  /** Other readings of a word with several meanings, as whole lines. */
  readonly others: readonly string[];
}

/** Tries the orders of a sheet; undefined where they cannot be tried. */
export type Try = (orders: Sheet['orders']) => Rehearsal | undefined;

/** What the rules refuse of a sheet, each as its line and code: before its battles, and behind them if they are won. */
const refusalsIn = (context: NotationContext, read: ReadSheet, rehearsal: Rehearsal): ReadonlySet<string> => {
  const told = (sheet: Sheet, refused: readonly RefusedOrder[]): readonly string[] =>
    refused.flatMap(({ order, refusals }) =>
      refusals.map(({ at, code }) => `${lineOf(sheet, order, at) ?? 0} ${code}`),
    );
  const through = rehearseThrough(context, read, rehearsal, parseSheet);
  return new Set([
    ...told(read.sheet, rehearsal.refused),
    ...(through === undefined ? [] : told(through.sheet, through.refused)),
  ]);
};

/** More than this nobody reads one by one. */
const MOST_LINES = 8;
/** Slips of one line that are put right together. */
const MOST_SLIPS = 3;
/** How often a sheet is read again for all its lines. */
const MOST_READINGS = 80;

/** Words with several meanings: whoever says yes to one is shown the others. */
const AMBIGUOUS: readonly ProblemCode[] = ['ambiguous-space', 'ambiguous-unit', 'target-missing'];

/** A reading is no guess only where there is one alone: which zone a number means, nobody can tell. */
const ONLY_ONE: readonly ProblemCode[] = ['zone-number', 'battle-missing'];

/** What a line is that says something and has no problem. */
const SAYS: readonly Sheet['lines'][number]['what'][] = ['declaration', 'heading', 'turn', 'note', 'condition'];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where words stand in a line, whatever blanks are between them. */
const spotOf = (
  line: string,
  words: string,
  from: number,
): { readonly at: number; readonly end: number } | undefined => {
  const pattern = new RegExp(words.trim().split(/\s+/).map(escaped).join('\\s*'), 'gu');
  pattern.lastIndex = Math.max(0, from - 1);
  const found = pattern.exec(line) ?? new RegExp(pattern.source, 'u').exec(line);
  return found === null || found[0] === '' ? undefined : { at: found.index, end: found.index + found[0].length };
};

/** How a meaning is written in place of a word: by its name, or as short as the word was. */
const writings = (
  meant: Problem['nearest'][number],
  said: string,
  words: Words,
  context: NotationContext,
): readonly string[] => {
  const { board } = context.ruleset;
  switch (meant.kind) {
    case 'space': {
      const [name, code] = [words.space(meant.space), words.code(meant.space)];
      return /^\p{Lu}{1,4}$/u.test(said) ? [code] : [name, code];
    }
    case 'unit': {
      const { name, abbreviations } = board.units[meant.unit];
      return [abbreviations[words.language][0], name[words.language], abbreviations.en[0], name.en].flatMap(
        (each) => each ?? [],
      );
    }
    case 'power':
      return [words.power(meant.power)];
    case 'battle':
      return [meant.battle];
    case 'word':
      return [meant.text];
  }
};

/** The text of a problem that stands in its line. */
const saidIn = ({ params }: Problem): string => ('text' in params ? params.text : '');

/**
 * The words of a problem that a reading takes the place of: as many from the first on as are most like one of its
 * names. What stands behind them may be a condition.
 */
const misspelt = (
  said: string,
  { code }: Problem,
  meant: Problem['nearest'][number],
  { ruleset: { board } }: NotationContext,
): string => {
  const words = said.split(/\s+/);
  // What was not understood begins with the word that is misspelt.
  if (code === 'not-understood' || meant.kind !== 'space') return code === 'not-understood' ? (words[0] ?? '') : said;
  if (!code.startsWith('unknown')) return said;
  const space = board.byId.get(meant.space);
  const names = space === undefined ? [] : spaceNames(space).flatMap(spellings).map(fold);
  const runs = words.map((_, at) => words.slice(0, at + 1).join(' '));
  const slips = (run: string): number => Math.min(...names.map((name) => editDistance(fold(run), name)));
  return runs.reduce((best, run) => (slips(run) < slips(best) ? run : best), said);
};

/** The line with one reading in it, written in each way there is. */
const withReading = (
  line: string,
  problem: Problem,
  meant: Problem['nearest'][number],
  words: Words,
  context: NotationContext,
): readonly string[] => {
  const said = saidIn(problem);
  const written = writings(meant, said, words, context);
  if (problem.code === 'verb-missing') return written.map((verb) => `${verb} ${line.trim()}`);
  if (problem.code === 'target-missing') return written.map((place) => `${line.trimEnd()} > ${place}`);
  if (problem.code === 'battle-missing') return written.map((battle) => `${line.trimEnd()} ${battle}`);
  const spot = spotOf(line, misspelt(said, problem, meant, context), problem.column ?? 1);
  return spot === undefined ? [] : written.map((word) => line.slice(0, spot.at) + word + line.slice(spot.end));
};

const replaced = (text: string, line: number, by: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map((old, at) => (at + 1 === line ? by : old))
    .join('\n');

/** Lines with a problem, each once. */
const doubtful = ({ problems }: Sheet): readonly number[] => [...new Set(problems.map(({ line }) => line))];

/**
 * Proposes a line for each that is doubtful, as far as one can be found.
 *
 * @param context what the sheet was read with
 * @param tryOrders tries a sheet that reads clean in a line
 * @returns by the numbers of the lines; all of them together read clean in these lines
 */
export const proposalsFor = (
  context: NotationContext,
  words: Words,
  read: ReadSheet,
  tryOrders: Try,
): readonly Proposal[] => {
  let readings = 0;
  const readAgain = (text: string): ReadSheet | undefined => {
    readings += 1;
    return readings > MOST_READINGS ? undefined : { text, sheet: parseSheet(context, text) };
  };
  const refusedIn = (each: ReadSheet): ReadonlySet<string> | undefined => {
    const rehearsal = tryOrders(each.sheet.orders);
    return rehearsal && refusalsIn(context, each, rehearsal);
  };
  let now = read;
  let refused: ReadonlySet<string> | undefined;
  /** True if the rules say nothing against the line, nor more than before against the others. */
  const isAllowed = (tried: ReadSheet, line: number): boolean => {
    refused ??= refusedIn(now);
    const [before, after] = [refused, refusedIn(tried)];
    if (before === undefined || after === undefined) return false;
    return [...after].every((each) => before.has(each) && !each.startsWith(`${line} `));
  };
  /** The sheets with one reading after the other in a line, that read clean there. */
  function* cleanWith(from: ReadSheet, line: number, slips: number): Generator<ReadSheet> {
    const problem = from.sheet.problems.find((each) => each.line === line);
    if (problem === undefined) return;
    if (ONLY_ONE.includes(problem.code) && problem.nearest.length !== 1) return;
    const old = from.text.split(/\r\n|\n|\r/)[line - 1] ?? '';
    for (const meant of problem.nearest) {
      for (const text of withReading(old, problem, meant, words, context)) {
        const again = readAgain(replaced(from.text, line, text));
        if (again === undefined) return;
        const left = again.sheet.problems.filter((each) => each.line === line);
        const { what = 'blank', parts = [] } = again.sheet.lines[line - 1] ?? {};
        const others = doubtful(again.sheet).filter((each) => each !== line);
        if (others.length >= doubtful(from.sheet).length) continue;
        if (left.length === 0 && (parts.length > 0 || SAYS.includes(what))) {
          yield again;
          break; // the same reading in other letters
        }
        const goesOn = left.length > 0 && left.every((each) => !isSame(each, problem));
        if (!goesOn || slips >= MOST_SLIPS) continue;
        yield* cleanWith(again, line, slips + 1);
        break;
      }
    }
  }
  const proposals: Proposal[] = [];
  for (const line of doubtful(read.sheet).slice(0, MOST_LINES)) {
    const code = now.sheet.problems.find((each) => each.line === line)?.code;
    if (code === undefined) continue; // put right by a line above
    const isOpen = AMBIGUOUS.includes(code);
    const found: ReadSheet[] = [];
    for (const clean of cleanWith(now, line, 1)) {
      if (isAllowed(clean, line)) found.push(clean);
      if (found.length > 0 && !isOpen) break;
    }
    const [first, ...others] = found;
    if (first === undefined) continue;
    const textOf = ({ text }: ReadSheet): string => (text.split(/\r\n|\n|\r/)[line - 1] ?? '').trim();
    proposals.push({ line, text: textOf(first), others: isOpen ? others.map(textOf) : [] });
    now = first;
    refused = undefined;
  }
  return proposals;
};

/** True if a problem is still there although another reading stands in the line. */
const isSame = (a: Problem, b: Problem): boolean =>
  a.code === b.code && a.column === b.column && saidIn(a) === saidIn(b);
