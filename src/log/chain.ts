// The lines of a log that this program wrote, or that was proved where it comes from. Each was read strictly then, so
// only its chain is looked at: that no line is changed, missing or out of its order.

import { NO_LINE } from '../trust/index.ts';
import { bytesOf, hashOf } from './bytes.ts';
import type { LogEntry } from './line.ts';

const fieldsOf = (line: string): Omit<LogEntry, 'hash'> | undefined => {
  try {
    return JSON.parse(line) as Omit<LogEntry, 'hash'>; // read strictly by whoever wrote it
  } catch {
    return undefined;
  }
};

/**
 * The lines of such a log, up to the first that is none or does not follow the one before it.
 *
 * @param text each line with its LF; a last one without it does not count
 */
export const chainedEntries = (text: string): readonly LogEntry[] => {
  const entries: LogEntry[] = [];
  let prev = NO_LINE;
  for (const line of text.split('\n').slice(0, -1)) {
    const fields = fieldsOf(line);
    if (fields?.prev !== prev || fields.seq !== entries.length) break;
    prev = hashOf(bytesOf(line));
    entries.push({ ...fields, hash: prev });
  }
  return entries;
};
