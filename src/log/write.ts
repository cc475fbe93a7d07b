// A line as it is written: its fields and its place in the log, in canonical form.

import canonicalize from 'canonicalize';
import type { Envelope, Head } from '../trust/index.ts';

/** What a new line says; where it stands in the log is added. */
export type EntryFields = Omit<Envelope, 'v' | 'game' | 'seq' | 'prev'>;

/**
 * The line that follows `head` in the log of `game`, without its LF.
 *
 * @throws Error if a text in it holds half of a character
 */
export const written = (game: string, head: Head, fields: EntryFields): string =>
  canonicalize({ ...fields, v: 1, game, seq: head.count, prev: head.hash }) ?? '';
