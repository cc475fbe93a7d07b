// Entries of a log as text that survives any mail program: base64 between two marks, with the beginning of a checksum.
// Whether what comes out is part of a game is for others to say.

import { bytesOf, hashOf, isGameId } from '../log/index.ts';
import { MAIL_LIMITS } from './limits.ts';

const BEGIN = '-----BEGIN PBEM EVENT-----';
const END = '-----END PBEM EVENT-----';

/** Letters in a row, and characters of the checksum that are written. */
const ROW = 64;
const CHECK = 8;

/** The bytes of entries: each line with its LF. */
export const bytesOfLines = (lines: readonly string[]): Uint8Array =>
  bytesOf(lines.map((line) => `${line}\n`).join(''));

/** A block with these lines of a log. */
export const makeBlock = (game: string, lines: readonly string[]): string => {
  const bytes = bytesOfLines(lines);
  const rows =
    Buffer.from(bytes)
      .toString('base64')
      .match(new RegExp(`.{1,${ROW}}`, 'g')) ?? [];
  return [BEGIN, `Game: ${game}`, `Check: ${hashOf(bytes).slice(0, CHECK)}`, '', ...rows, END].join('\n');
};

/** What a text holds between the marks: lines of a log, or a block that was damaged on its way. */
export type Block =
  | { readonly kind: 'lines'; readonly game: string; readonly lines: readonly Uint8Array[] }
  | { readonly kind: 'damaged' };

/** Mail programs turn hyphens into dashes, and blanks into ones that do not break. */
const DASHES = '[-\\u2010-\\u2015\\u2212]+';
const BLANK = '[ \\t\\u00a0]*';
const mark = (word: string): RegExp =>
  new RegExp(`${DASHES}${BLANK}${word}${BLANK}PBEM${BLANK}EVENT${BLANK}${DASHES}`, 'iu');
const BEGINS = mark('BEGIN');
const ENDS = mark('END');

/** A row without the quoting marks and blanks before it. */
const bare = (row: string): string => row.replace(/^[\s>|\u00a0]+/u, '').trimEnd();

const LF = 0x0a;

/** Lines of a log from bytes, without their LF; a rest without one is a line too. */
export const splitLines = (bytes: Uint8Array): readonly Uint8Array[] => {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let at = 0; at <= bytes.length && lines.length < MAIL_LIMITS.entries; at += 1) {
    if (at < bytes.length && bytes[at] !== LF) continue;
    const end = bytes[at - 1] === 0x0d && at - 1 > from ? at - 1 : at;
    if (end > from) lines.push(bytes.subarray(from, end));
    from = at + 1;
  }
  return lines;
};

const readBlock = (rows: readonly string[]): Block => {
  const plain = rows.map(bare).filter((row) => row !== '');
  const field = (name: string): string | undefined =>
    plain
      .find((row) => row.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const game = field('game') ?? '';
  const check = field('check') ?? '';
  const base64 = plain
    .filter((row) => !row.includes(':'))
    .join('')
    .replace(/[\s\u00a0]/gu, '');
  if (!isGameId(game) || !/^[0-9a-f]{8}$/i.test(check) || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64))
    return { kind: 'damaged' };
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (hashOf(bytes).slice(0, CHECK) !== check.toLowerCase()) return { kind: 'damaged' };
  return { kind: 'lines', game, lines: splitLines(bytes) };
};

/** A text parted into its blocks and what stands outside them. */
export interface Parted {
  readonly blocks: readonly Block[];
  readonly rest: readonly string[];
}

/**
 * Takes the blocks out of the lines of a text, also quoted ones. A block without an end goes to the end of the text.
 */
export const partBlocks = (lines: readonly string[]): Parted => {
  const blocks: Block[] = [];
  const rest: string[] = [];
  let inside: string[] | undefined;
  for (const line of lines) {
    if (inside === undefined) {
      if (BEGINS.test(line)) inside = [];
      else rest.push(line);
    } else if (ENDS.test(line)) {
      blocks.push(readBlock(inside));
      inside = undefined;
    } else inside.push(line);
  }
  if (inside !== undefined) blocks.push({ kind: 'damaged' });
  return { blocks, rest };
};
