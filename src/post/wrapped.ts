// Lines that a mail program broke, put together again.

import { endsOpen, languageOf, type NotationContext, type Sheet } from '../notation/index.ts';
import type { Language } from '../vocab/index.ts';

type Parse = (text: string) => Sheet;

/** A line that a mail program broke: the first part is this long at least. */
const BROKEN_FROM = 50;
/** How many lines are tried to be put together. */
const MOST_JOINS = 12;

const joinedAt = (lines: readonly string[], at: number): readonly string[] => [
  ...lines.slice(0, at - 1),
  `${lines[at - 1] ?? ''} ${(lines[at] ?? '').trimStart()}`,
  ...lines.slice(at + 1),
];

/** Widths at which mail programs break lines. */
const LEAST_WIDTH = 60;
const MOST_WIDTH = 80;
/** Lines that belong together by their width alone may be a list, if they are so few. */
const LIST = 3;
/** Letters by which a writer's own width differs from line to line. */
const SLACK = 8;
/** Lines that end a sentence, hold a table or are no text of the writer's. */
const WHOLE = /[.!?:;…)]["”“»')\]]*\s*$|\S\s{2,}\S|\|/;
const OTHER = /^\s*(?:[>#|*•·–-]|\(?\d{1,3}[.)]\s|[a-z]\)\s)|\S\s{3,}\S|\|/;

/** The next of a list: `5. `, `IV. `, `b) `, `- `, `Caucasus: `. */
const NEXT_OF_LIST = /^\s*(?:[*•·–-]\s|\(?(?:\d{1,3}|[IVX]{1,4})[.)]\s|[a-z]\)\s|\p{Lu}[\p{L}. -]{1,24}:\s)/u;

/** An order with its number and its way: `2 ftr FOR > SZ 38`. */
const ORDER = /^\s*\d{1,2}\s+\p{L}[^.]*?(?:>|→)/u;

/** True if a line was broken where the next word did not fit. */
const isWrapped = (line: string, next: string, width: number): boolean => {
  const [first = ''] = next.trimStart().split(/\s/);
  return (
    next.trim() !== '' &&
    line.length >= BROKEN_FROM &&
    line.length <= MOST_WIDTH &&
    !WHOLE.test(line) &&
    !OTHER.test(line) &&
    !OTHER.test(next) &&
    !NEXT_OF_LIST.test(next) &&
    !ORDER.test(next) &&
    (line.length + 1 + first.length > width - SLACK || /^\p{Ll}/u.test(first))
  );
};

/**
 * Paragraphs of which something is not understood, with the lines put together that were broken at the width of the
 * mail.
 */
const unwrapped = (parse: Parse, lines: readonly string[]): readonly string[] => {
  const width = Math.max(0, ...lines.map(({ length }) => length).filter((length) => length <= MOST_WIDTH));
  if (width < LEAST_WIDTH) return lines;
  /** Lines that belong together, by their numbers from 0. */
  const runs: number[][] = [];
  for (const [at, line] of lines.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && isWrapped((lines[at - 1] ?? '').trimEnd(), line, width)) last.push(at);
    else runs.push([at]);
  }
  if (runs.length === lines.length) return lines;
  const read = (each: readonly string[]) => {
    const { lines: all, problems } = parse(each.join('\n'));
    const doubts = new Set(problems.map(({ line }) => line - 1));
    const told = new Set(all.flatMap(({ line, what }) => (what === 'order' || what === 'note' ? [line - 1] : [])));
    return { doubts, told, parts: all.reduce((sum, { parts }) => sum + parts.length, 0) };
  };
  let now = lines;
  let known = read(now);
  /** Lines that there are fewer by now. */
  let fewer = 0;
  for (const run of runs) {
    const first = (run[0] ?? 0) - fewer;
    if (run.length < 2 || !run.some((at) => known.doubts.has(at - fewer))) continue;
    const joined = run.map((at, nth) => (nth === 0 ? (lines[at] ?? '').trimEnd() : (lines[at] ?? '').trim())).join(' ');
    const tried = [...now.slice(0, first), joined, ...now.slice(first + run.length)];
    const after = read(tried);
    // Of two or three lines it may be a list; a paragraph is one, whatever is understood of it.
    const own = run.map((at) => at - fewer).filter((at) => !known.doubts.has(at));
    const areWhole = own.length > 0 && own.every((at) => known.told.has(at));
    const isLess = after.parts < known.parts || (after.parts === known.parts && areWhole);
    const isList = run.length <= LIST && after.doubts.size >= known.doubts.size && isLess;
    if (isList) continue;
    now = tried;
    known = after;
    fewer += run.length - 1;
  }
  return now;
};

/** A row of a table, whose cells bars, tabs or blanks part: no mail program breaks it. */
export const ROW = /\||\t|\S {2,}\S.*\S {2,}\S/;

/** True for a line behind one that is long enough to have been broken. */
const mayBeBroken = (lines: readonly string[], at: number): boolean => {
  const [before = '', line = ''] = lines.slice(at - 1, at + 1);
  return before.length >= BROKEN_FROM && line.trim() !== '' && !ROW.test(before) && !ROW.test(line);
};

/**
 * Puts lines together again where that is understood and what is there is not.
 *
 * @param parse reads the lines as a sheet, every time in the same context
 * @param mayOrder true for a line that could have been meant as an order
 */
export const rejoined = (
  { language: own }: Pick<NotationContext, 'language'>,
  parse: Parse,
  written: readonly string[],
  mayOrder: (line: string) => boolean,
): readonly string[] => {
  let known: Language | undefined;
  const language = (): Language => {
    known ??= languageOf(written, own);
    return known;
  };
  const lines = unwrapped(parse, written);
  const open: string[] = [];
  for (const line of lines) {
    const last = open.at(-1);
    const goesOn =
      last !== undefined &&
      line.trim() !== '' &&
      !NEXT_OF_LIST.test(line) &&
      !ROW.test(line) &&
      !ROW.test(last) &&
      mayOrder(last) &&
      endsOpen(last, language());
    if (goesOn) open.splice(-1, 1, `${last} ${line.trimStart()}`);
    else open.push(line);
  }
  let now: readonly string[] = open;
  if (!now.some((_, at) => mayBeBroken(now, at))) return now;
  let problems = parse(now.join('\n')).problems;
  let tries = 0;
  for (let at = 1; at < now.length && tries < MOST_JOINS; at += 1) {
    const isBroken = problems.some((problem) => problem.line === at + 1 || problem.line === at);
    if (!isBroken || !mayBeBroken(now, at) || NEXT_OF_LIST.test(now[at] ?? '') || ORDER.test(now[at] ?? '')) continue;
    tries += 1;
    const joined = joinedAt(now, at);
    const found = parse(joined.join('\n')).problems;
    if (found.length >= problems.length || found.some((problem) => problem.line === at)) continue;
    now = joined;
    problems = found;
    at -= 1;
  }
  return now;
};
