// How a log went on from the one that was published: grown, its broken end cut off, or something that must not be.

import { gameOf, verifyGame } from '../archive/index.ts';
import { parseLine } from '../log/index.ts';

export type Growth =
  /** The published lines are all there, byte for byte; others may follow. */
  | { readonly kind: 'grown'; readonly kept: number }
  /** What cannot be followed has gone: the published lines from `line` on, which never counted. */
  | { readonly kind: 'repaired'; readonly kept: number; readonly line: number; readonly dropped: number }
  /** The same lines, but they end in CR LF. */
  | { readonly kind: 'line-ends' }
  /** The last lines are missing. */
  | { readonly kind: 'cut'; readonly kept: number; readonly dropped: number }
  /** A published line, from 1, is another. */
  | { readonly kind: 'rewritten'; readonly line: number };

const LF = 0x0a;

const startsWith = (bytes: Uint8Array, start: Uint8Array): boolean =>
  bytes.length >= start.length && Buffer.compare(bytes.subarray(0, start.length), start) === 0;

const lineCount = (bytes: Uint8Array): number => {
  let count = 0;
  for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, at + 1)) count += 1;
  return count;
};

/** Up to the end of line `count`. */
const firstLines = (bytes: Uint8Array, count: number): Uint8Array => {
  let end = 0;
  for (let line = 0; line < count; line += 1) end = bytes.indexOf(LF, end) + 1;
  return bytes.subarray(0, end);
};

/** The lines before the first one that is broken: in form, chain, order of speaking or dice. */
const soundPart = (slug: string, bytes: Uint8Array): Uint8Array => {
  const game = gameOf(slug, bytes);
  const { faults } = verifyGame(game);
  const sound = Math.min(game.entries.length, ...faults.map(({ line }) => Math.max(0, line - 1)));
  return firstLines(bytes, sound);
};

const withoutCr = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'), 'latin1');

/** The first line, from 1, in which two logs differ. */
const firstOtherLine = (a: Uint8Array, b: Uint8Array): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return lineCount(a.subarray(0, at)) + 1;
};

/** How a log of the game went on. A line of the published one that was never finished is no part of it. */
export const growthOf = (slug: string, before: Uint8Array, after: Uint8Array): Growth => {
  const whole = before.subarray(0, before.lastIndexOf(LF) + 1);
  if (startsWith(after, whole)) return { kind: 'grown', kept: lineCount(whole) };
  const sound = soundPart(slug, whole);
  const kept = lineCount(sound);
  if (sound.length < whole.length && startsWith(after, sound)) {
    return { kind: 'repaired', kept, line: kept + 1, dropped: lineCount(whole) - kept };
  }
  if (startsWith(withoutCr(after), sound)) return { kind: 'line-ends' };
  if (startsWith(sound, after)) return { kind: 'cut', kept: lineCount(after), dropped: kept - lineCount(after) };
  return { kind: 'rewritten', line: firstOtherLine(sound, after) };
};

/** Whether a log says of itself that it is for show. One that cannot be read is taken for a game of people. */
export const isDemonstration = (log: Uint8Array): boolean => {
  const end = log.indexOf(LF);
  const line = end === -1 ? undefined : parseLine(log.subarray(0, end));
  if (line?.ok !== true) return false;
  const { order } = line.value;
  return order?.type === 'open-game' && order.purpose !== 'play';
};
