// A whole log file from its bytes: as far as it can be read, with what stopped the reading. Whether the lines follow
// one another is looked at here; who may say what is for `trust`.

import { checkEd25519, type Ed25519, EMPTY_HEAD, followsFault, type Head } from '../trust/index.ts';
import { type Hash, hashOf, textOf } from './bytes.ts';
import { type BareFault, bareFault, faultAt, type LogFault } from './fault.ts';
import { LIMITS } from './limits.ts';
import { type LogEntry, parseLine } from './line.ts';
import { mayBeOfRules, unknownRules } from './unknown-rules.ts';

/** The beginning of a line whose end never reached the disk. It does not count and hinders nothing. */
export interface TornTail {
  /** Where it begins, in bytes from the start of the file. */
  readonly from: number;
  readonly bytes: number;
}

export interface ParsedLog {
  /** The lines before the first fault. */
  readonly entries: readonly LogEntry[];
  /** What stopped the reading, and rules this program does not know; empty if it reached the end by known rules. */
  readonly faults: readonly LogFault[];
  readonly torn?: TornTail;
  readonly head: Head;
}

export interface ParseOptions {
  /** What faults call the file. */
  readonly file: string;
  /** The id the game must have; without it, that of line 0. */
  readonly game?: string;
  /** SHA-256 as hex, if there is a faster one at hand than our own. */
  readonly hash?: Hash;
  /** Whether an Ed25519 signature is one, likewise. */
  readonly check?: Ed25519;
  /** How many of the first bytes, whole lines, passed this reader before: they are read the quick way. */
  readonly readBefore?: number;
}

const LF = 0x0a;

const countLines = (bytes: Uint8Array): number => {
  let count = 0;
  for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, at + 1)) count += 1;
  return count;
};

/** What is wrong with line 0 for whoever is to go by its rules. */
const rulesFault = ([first]: readonly LogEntry[]): BareFault | undefined =>
  first?.order?.type === 'open-game' ? unknownRules(first.order) : undefined;

/**
 * The lines of a log, or of its beginning, that was read strictly before and has not changed since: no schema and one
 * hash, for every other line's name stands in the line after it.
 *
 * @throws SyntaxError if it was not, for then the caller was wrong about the file
 */
const parseVerifiedLog = (bytes: Uint8Array): readonly LogEntry[] => {
  const named: (LogEntry & { hash: string })[] = []; // freshly parsed, nobody else holds them yet
  let from = 0;
  let last = bytes.subarray(0, 0);
  for (let end = bytes.indexOf(LF); end !== -1; end = bytes.indexOf(LF, from)) {
    last = bytes.subarray(from, end);
    // Line by line, so that a line of plain letters is kept and parsed as such.
    named.push(JSON.parse(textOf(last) ?? '') as LogEntry); // it passed `parseLine` before; the name is added below
    from = end + 1;
  }
  for (const [index, entry] of named.entries()) entry.hash = named[index + 1]?.prev ?? hashOf(last);
  return named;
};

/**
 * Reads a log strictly, but for what is said to have been read so before. A last line without LF is no fault but torn,
 * and is left out.
 */
export const parseLog = (
  bytes: Uint8Array,
  { file, game, hash = hashOf, check = checkEd25519, readBefore = 0 }: ParseOptions,
): ParsedLog => {
  const entries: LogEntry[] = [...parseVerifiedLog(bytes.subarray(0, readBefore))];
  const last = entries.at(-1);
  let head: Head = last === undefined ? EMPTY_HEAD : { count: entries.length, hash: last.hash };
  const stop = (line: number, fault: BareFault): ParsedLog => {
    const rules = rulesFault(entries);
    const faults = [
      ...(rules === undefined ? [] : [faultAt(file, 1, rules)]),
      ...(rules !== undefined && mayBeOfRules(fault) ? [] : [faultAt(file, line, fault)]),
    ];
    return { entries, faults, head };
  };

  if (bytes.length > LIMITS.fileBytes) {
    return stop(0, bareFault('file-too-large', { bytes: bytes.length, max: LIMITS.fileBytes }));
  }
  const lines = countLines(bytes);
  if (lines > LIMITS.lines) return stop(0, bareFault('too-many-lines', { lines, max: LIMITS.lines }));

  let from = readBefore;
  for (let end = bytes.indexOf(LF, from); end !== -1; end = bytes.indexOf(LF, from)) {
    const parsed = parseLine(bytes.subarray(from, end), hash, check);
    if (!parsed.ok) return stop(entries.length + 1, parsed.error);
    const entry = parsed.value;
    const expected = game ?? entries[0]?.game;
    const fault = followsFault({ ...(expected === undefined ? {} : { game: expected }), head }, entry);
    if (fault !== undefined) return stop(entries.length + 1, fault);
    entries.push(entry);
    head = { count: entries.length, hash: entry.hash };
    from = end + 1;
  }
  const torn = bytes.length - from;
  if (entries.length === 0 && torn === 0) return stop(0, bareFault('no-log', {}));
  const rules = rulesFault(entries);
  const faults = rules === undefined ? [] : [faultAt(file, 1, rules)];
  return { entries, faults, head, ...(torn === 0 ? {} : { torn: { from, bytes: torn } }) };
};
