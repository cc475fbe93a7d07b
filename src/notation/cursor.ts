// A line being read: its tokens, how far the reader has come, and what went wrong. A cursor lives as long as the
// reading of its line; it is the only mutable thing in the notation. The first problem of a line is the one told.

import type { NotationContext } from './context.ts';
import { keywordLength } from './keywords.ts';
import {
  type Nearest,
  type NotationProblems,
  type NotationRemarks,
  type Problem,
  type ProblemCode,
  problem,
  type Remark,
  type RemarkCode,
  remark,
} from './problems.ts';
import { onBoard } from './theatres.ts';
import { type Token, type TokenKind, tokenise } from './tokens.ts';
import type { Keyword } from './words.ts';

export interface Cursor {
  readonly context: NotationContext;
  /** From 1. */
  readonly line: number;
  tokens: readonly Token[];
  /** Those of the whole line, where only some of them are read. */
  readonly whole: readonly Token[];
  at: number;
  problem: Problem | undefined;
  remarks: readonly Remark[];
}

const cursorOver = (context: NotationContext, line: number, tokens: readonly Token[]): Cursor => ({
  context,
  line,
  tokens,
  whole: tokens,
  at: 0,
  problem: undefined,
  remarks: [],
});

export const cursorOn = (context: NotationContext, line: number, text: string): Cursor =>
  cursorOver(context, line, onBoard(context.ruleset.board, tokenise(text)));

export const peek = (cursor: Cursor, ahead = 0): Token | undefined => cursor.tokens[cursor.at + ahead];

export const isNext = (cursor: Cursor, kind: TokenKind): boolean => peek(cursor)?.kind === kind;

export const atEnd = (cursor: Cursor): boolean => cursor.at >= cursor.tokens.length;

/** Steps over the next token if it is of one of these kinds. */
export const take = (cursor: Cursor, ...kinds: readonly TokenKind[]): Token | undefined => {
  const token = peek(cursor);
  if (token === undefined || !kinds.includes(token.kind)) return undefined;
  cursor.at += 1;
  return token;
};

export const isKeyword = (cursor: Cursor, keyword: Keyword): boolean =>
  keywordLength(cursor.tokens, cursor.at, keyword) > 0;

/** Steps over the first of these keywords that stands next; tells which it was. */
export const takeKeyword = <K extends Keyword>(cursor: Cursor, ...keywords: readonly K[]): K | undefined => {
  for (const keyword of keywords) {
    const length = keywordLength(cursor.tokens, cursor.at, keyword);
    if (length === 0) continue;
    cursor.at += length;
    return keyword;
  }
  return undefined;
};

/** The player's words from a token on, cut to a length fit for a sentence. */
export const textFrom = (cursor: Cursor, from: number, to = cursor.tokens.length): string =>
  cursor.tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ')
    .slice(0, 60);

/** Notes a problem at a token, by default the next one. Gives `undefined`, so that a reader can return it. */
export const fault = <C extends ProblemCode>(
  cursor: Cursor,
  code: C,
  params: NotationProblems[C],
  nearest: readonly Nearest[] = [],
  token: Token | undefined = peek(cursor),
): undefined => {
  const spot = token === undefined ? { line: cursor.line } : { line: cursor.line, column: token.column };
  cursor.problem ??= problem(spot, code, params, nearest);
  return undefined;
};

export const note = <C extends RemarkCode>(cursor: Cursor, code: C, params: NotationRemarks[C]): void => {
  cursor.remarks = [...cursor.remarks, remark({ line: cursor.line }, code, params)];
};

/**
 * Tries a reading: if it gives `undefined`, the cursor stands where it stood and the problem is forgotten.
 */
export const attempt = <T>(cursor: Cursor, read: () => T | undefined): T | undefined => {
  const { at, problem: before, remarks, tokens } = cursor;
  const value = read();
  if (value !== undefined && cursor.problem === before) return value;
  cursor.at = at;
  cursor.problem = before;
  cursor.remarks = remarks;
  cursor.tokens = tokens;
  return undefined;
};

/** Reads the same tokens once more; if that gives nothing, the first reading stands. */
export const retry = <T>(cursor: Cursor, at: number, read: () => T | undefined): T | undefined => {
  const end = cursor.at;
  cursor.at = at;
  const value = attempt(cursor, read);
  if (value === undefined) cursor.at = end;
  return value;
};

/** Checks that the line ends here. */
export const finish = <T>(cursor: Cursor, value: T | undefined): T | undefined => {
  if (value === undefined || cursor.problem !== undefined) return undefined;
  while (take(cursor, 'comma', 'semicolon', 'rule', 'dash') !== undefined);
  return atEnd(cursor) ? value : fault(cursor, 'left-over', { text: textFrom(cursor, cursor.at) });
};

/** A whole number from `least` to `most`, if one stands next. */
export const readNumber = (cursor: Cursor, least: number, most: number): number | undefined => {
  const token = take(cursor, 'number');
  if (token === undefined) return fault(cursor, 'number-missing', {});
  const value = Math.min(Number(token.text), Number.MAX_SAFE_INTEGER);
  if (value >= least && value <= most) return value;
  return fault(cursor, 'number-out-of-range', { number: value, least, most }, [], token);
};
