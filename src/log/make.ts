// Writes one line. What it makes is read back by the strict reader before it is given out, so that nothing can be
// written that would be refused later.

import type { Head } from '../trust/index.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { bytesOf } from './bytes.ts';
import { type BareFault, bareFault } from './fault.ts';
import { type LogEntry, parseLine } from './line.ts';
import { type EntryFields, written } from './write.ts';

export interface MadeEntry {
  readonly entry: LogEntry;
  /** The line without its LF. */
  readonly line: string;
}

/**
 * Signs what somebody enters: the base64 text for `sig`, or undefined for a player who signs nothing here.
 *
 * @param message the bytes of the line without its signature
 */
export type Signer = (by: string, message: Uint8Array) => string | undefined;

/**
 * The line that follows `head` in the log of `game`.
 *
 * @param sign signs the line, if somebody signs at all
 * @returns the line, or what is wrong with the fields: too much for one line, text that is not clean, a wrong shape
 */
export const makeEntry = (
  game: string,
  head: Head,
  fields: EntryFields,
  sign: Signer = () => undefined,
): Result<MadeEntry, BareFault> => {
  let bare: string;
  try {
    bare = written(game, head, fields);
  } catch {
    return fail(bareFault('text-unclean', { at: '', why: 'lone-surrogate' })); // the one thing it cannot write
  }
  const sig = sign(fields.by, bytesOf(bare));
  const line = sig === undefined ? bare : written(game, head, { ...fields, sig });
  const parsed = parseLine(bytesOf(line));
  return parsed.ok ? ok({ entry: parsed.value, line }) : parsed;
};
