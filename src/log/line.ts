// One line of a log, strictly: from bytes to an entry or to the first thing wrong with it. The order of the checks
// matters: what is cheap and bounded comes first, so that hostile input costs little.

import canonicalize from 'canonicalize';
import { checkEd25519, type Ed25519, isSigned, type Named } from '../trust/index.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { bytesOf, depthOf, type Hash, hashOf, textOf } from './bytes.ts';
import { type BareFault, bareFault, type LogFaultCode, type LogFaults } from './fault.ts';
import { LIMITS } from './limits.ts';
import { EntrySchema, LOG_VERSIONS } from './schema.ts';
import { shapeFault } from './shape.ts';
import { isPlain } from './text.ts';
import { unknownRulesIn } from './unknown-rules.ts';
import { type Json, walk } from './walk.ts';

/** A line that was read: what it says, and its name. */
export type LogEntry = Named;

const refuse = <C extends LogFaultCode>(code: C, params: LogFaults[C]): Result<never, BareFault> =>
  fail(bareFault(code, params));

const parseJson = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json; // JSON.parse gives JSON
  } catch {
    return undefined;
  }
};

/** First place where two texts differ, from 1. */
const firstDifference = (a: string, b: string): number => {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return i + 1;
};

/** What is signed: the line without its signature, which stands between `seq` and `v` in canonical order. */
const unsigned = (text: string): string => text.replace(/,"sig":"[^"]*","v":1\}$/, ',"v":1}');

/** What git leaves where it could not join two versions of a file. */
const MERGE_MARKERS = ['<<<<<<<', '=======', '>>>>>>>', '|||||||'];
const CR = 0x0d;

const isMergeMarker = (bytes: Uint8Array): boolean => {
  const head = String.fromCharCode(...bytes.subarray(0, 7));
  return MERGE_MARKERS.includes(head);
};

/**
 * Reads one line, without its LF.
 *
 * Checks, in this order: what git may have done to it, size, depth, UTF-8, JSON, what is in it, canonical form, format
 * version, schema, signature.
 *
 * @param hash SHA-256 as hex, if there is a faster one at hand than our own
 * @param check Ed25519, likewise
 */
export const parseLine = (
  bytes: Uint8Array,
  hash: Hash = hashOf,
  check: Ed25519 = checkEd25519,
): Result<LogEntry, BareFault> => {
  if (bytes.length === 0) return refuse('line-empty', {});
  if (isMergeMarker(bytes)) return refuse('merge-markers', {});
  if (bytes.at(-1) === CR) return refuse('line-ends', {});
  if (bytes.length > LIMITS.lineBytes) return refuse('line-too-long', { bytes: bytes.length, max: LIMITS.lineBytes });
  const depth = depthOf(bytes);
  if (depth > LIMITS.depth) return refuse('too-deep', { depth, max: LIMITS.depth });
  const text = textOf(bytes);
  if (text === undefined) return refuse('not-utf8', {});
  if (text.startsWith('\ufeff')) return refuse('byte-order-mark', {});
  const value = parseJson(text);
  if (value === undefined) return refuse('not-json', {});
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('not-an-object', {});
  const { fault, keys } = walk(value, isPlain(text) ? 'plain' : 'any');
  if (fault !== undefined) return fail(fault);
  // With keys in order, whole numbers and well-formed text the built-in writer makes the canonical form, and faster.
  const canonical = keys === 'sorted' ? JSON.stringify(value) : (canonicalize(value) ?? '');
  if (canonical !== text) return refuse('not-canonical', { column: firstDifference(text, canonical) });
  const line = value as { readonly [key: string]: Json }; // an object, by the check above
  const { v } = line;
  if (typeof v === 'number' && !LOG_VERSIONS.includes(v)) return refuse('unknown-version', { v, known: LOG_VERSIONS });
  const parsed = EntrySchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return fail(
      unknownRulesIn(line) ?? (issue === undefined ? bareFault('not-an-object', {}) : shapeFault(value, issue)),
    );
  }
  const { sig } = parsed.data;
  if (sig !== undefined && !isSigned(sig, bytesOf(unsigned(text)), check)) return refuse('signature-wrong', {});
  return ok({ ...parsed.data, hash: hash(bytes) });
};
