// One line of a log, strictly: from bytes to an entry or to the first thing wrong with it. The order of the checks
// matters: what is cheap and bounded comes first, so that hostile input costs little.

import canonicalize from 'canonicalize';
import type { z } from 'zod';
import type { Named } from '../trust/index.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { depthOf, type Hash, hashOf, textOf } from './bytes.ts';
import { type BareFault, bareFault, type LogFaultCode, type LogFaults } from './fault.ts';
import { LIMITS } from './limits.ts';
import { EntrySchema } from './schema.ts';
import { isPlain } from './text.ts';
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

type Issue = z.core.$ZodIssue;

/** What the schema expected, as far as it says so in data. */
const expectedBy = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'unrecognized_keys':
      return issue.keys.join(', ');
    case 'invalid_value':
      return issue.values.map(String).join(', ');
    case 'too_big':
      return String(issue.maximum);
    case 'too_small':
      return String(issue.minimum);
    case 'invalid_format':
      return issue.format;
    default:
      return '';
  }
};

const wordAt = (value: Json, path: readonly PropertyKey[]): string => {
  let here: Json | undefined = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null) return '';
    here = (here as { readonly [key: string]: Json })[String(step)]; // lists answer to their index as a key too
  }
  return typeof here === 'string' ? here.slice(0, 80) : '';
};

const shapeFault = (value: Json, issue: Issue): BareFault => {
  const at = issue.path.map(String).join('/');
  if (issue.code === 'invalid_union' && 'discriminator' in issue && issue.discriminator === 'type') {
    const asked = wordAt(value, [...issue.path.filter((step) => step !== 'type'), 'type']);
    if (issue.path[0] === 'order' && issue.path.length <= 2) return bareFault('unknown-order', { order: asked });
    if (issue.path[0] === 'events' && issue.path.length <= 3) return bareFault('unknown-event', { at, event: asked });
  }
  return bareFault('wrong-shape', { at, problem: issue.code, expected: expectedBy(issue) });
};

/**
 * Reads one line, without its LF.
 *
 * Checks, in this order: size, depth, UTF-8, JSON, what is in it, canonical form, format version, schema.
 *
 * @param hash SHA-256 as hex, if there is a faster one at hand than our own
 */
export const parseLine = (bytes: Uint8Array, hash: Hash = hashOf): Result<LogEntry, BareFault> => {
  if (bytes.length === 0) return refuse('line-empty', {});
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
  const version = (value as { readonly v?: Json }).v; // an object, by the check above
  if (typeof version === 'number' && version !== 1) return refuse('unknown-version', { v: version });
  const parsed = EntrySchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return fail(issue === undefined ? bareFault('not-an-object', {}) : shapeFault(value, issue));
  }
  return ok({ ...parsed.data, hash: hash(bytes) });
};
