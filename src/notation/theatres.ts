// On a board made of boards a player may say which of them he means, by an id such as `eu:canada` or beside the name:
// `Canada (Pacific board)`, `USA in Europe`, `pa: Hawaii`. The signs and small words between go, so that the name of
// the space and that of its board are one name.

import { type Board, findSpace, fold, isTheatre } from '../board/index.ts';
import type { Token } from './tokens.ts';

/** A theatre is called by at most this many words, articles and a word for a board among them. */
const MOST_WORDS = 6;
/** Before the name of a board. */
const WITHIN: ReadonlySet<string> = new Set(['in', 'im', 'on', 'auf', 'op']);

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** How many words from a token on name a theatre and nothing else. */
const theatreLength = (board: Board, tokens: readonly Token[], at: number): number => {
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    if (words.length === length && words.every(({ kind }) => kind === 'word') && isTheatre(board, textOf(words)))
      return length;
  }
  return 0;
};

/** Tokens that lead up to a theatre and stand between it and a name of a space before it: `(` or `in`. */
const linkAt = (tokens: readonly Token[], at: number): 'bracket' | 'word' | undefined => {
  const token = tokens[at];
  if (token?.kind === 'open') return 'bracket';
  return token?.kind === 'word' && WITHIN.has(fold(token.text)) ? 'word' : undefined;
};

/** `eu:canada`: the id of a space is one word, not a heading with its colon. */
const joinIds = ({ byId }: Board, tokens: readonly Token[]): readonly Token[] => {
  const joined: Token[] = [];
  for (const token of tokens) {
    const [part, colon] = joined.slice(-2);
    const text = part === undefined ? '' : `${part.text}:${token.text}`.toLowerCase();
    const isId = part !== undefined && colon?.kind === 'colon' && byId.has(text);
    if (isId && token.column === part.column + part.text.length + 1)
      joined.splice(-2, 2, { kind: 'word', text, column: part.column });
    else joined.push(token);
  }
  return joined;
};

/** The tokens without what parts the name of a space from that of its board. */
const joinTheatres = (board: Board, tokens: readonly Token[]): readonly Token[] => {
  const isName = (text: string): boolean => findSpace(board, text).outcome !== 'unknown';
  const purses = new Set((board.regions ?? []).flatMap(({ name }) => Object.values(name)).map(fold));
  const dropped = new Set<Token>();
  const drop = (token: Token | undefined): void => {
    if (token !== undefined) dropped.add(token);
  };
  for (const at of tokens.keys()) {
    const link = linkAt(tokens, at);
    if (link !== undefined) {
      const end = at + 1 + theatreLength(board, tokens, at + 1);
      if (end === at + 1 || (link === 'bracket' && tokens[end]?.kind !== 'close')) continue;
      const starts = [1, 2, 3].map((words) => at - words).filter((start) => start >= 0);
      const isPurse = starts.some((start) => purses.has(fold(textOf(tokens.slice(start, end)))));
      if (isPurse || !starts.some((start) => isName(textOf(tokens.slice(start, at))))) continue;
      drop(tokens[at]);
      if (link === 'bracket') drop(tokens[end]);
    } else {
      const end = at + theatreLength(board, tokens, at);
      const [colon, next] = tokens.slice(end, end + 2);
      // At the head of a line it is a heading, unless no blank follows.
      const isGlued = colon?.kind === 'colon' && next?.column === colon.column + 1;
      if (end > at && colon?.kind === 'colon' && next?.kind === 'word' && (at > 0 || isGlued) && isName(next.text))
        drop(colon);
    }
  }
  return dropped.size === 0 ? tokens : tokens.filter((token) => !dropped.has(token));
};

/**
 * The tokens of a line as they are read on a board: what names a space together with its part of the board is one name.
 */
export const onBoard = (board: Board, tokens: readonly Token[]): readonly Token[] =>
  board.theatres === undefined ? tokens : joinTheatres(board, joinIds(board, tokens));
