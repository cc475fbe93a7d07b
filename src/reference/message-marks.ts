// Which English each translated message renders. Nobody writes in catalogues for that: a file beside them holds for
// each message the fingerprints of both, as they were when it was marked. It knows the form of such a file and reads
// none.

import { z } from 'zod';
import { fingerprint } from './fingerprint.ts';
import type { Original, Translated } from './freshness.ts';

const PrintSchema = z.string().regex(/^[0-9a-f]{8}$/);
const MarksSchema = z.record(z.string(), z.tuple([PrintSchema, PrintSchema]));

/** By the key of a message: the English it renders, and what the translation was then. */
export type MessageMarks = Readonly<Record<string, readonly [of: string, own: string]>>;

/** Checks the content of a file of marks; throws if it is none. */
export const messageMarksOf = (json: unknown): MessageMarks => MarksSchema.parse(json);

/** The messages of a language with the English they render, where somebody has said so. */
export const markedMessages = (marks: MessageMarks, own: readonly Original[]): readonly Translated[] =>
  own.map(({ id }) => {
    const [of] = marks[id] ?? [];
    return of === undefined ? { id } : { id, of };
  });

/**
 * The file of a language: a line a message, in the order of their keys.
 *
 * Marked anew is what had no mark, and what was translated anew since its mark; what English has left behind since then
 * keeps its old mark and stays stale.
 */
export const messageMarksText = (
  marks: MessageMarks,
  own: readonly Original[],
  english: readonly Original[],
): string => {
  const original = new Map(english.map(({ id, body }) => [id, fingerprint(body)]));
  const lines = own.flatMap(({ id, body }) => {
    const of = original.get(id);
    const before = marks[id];
    const print = fingerprint(body);
    if (of === undefined) return [];
    const [kept = of] = before !== undefined && before[1] === print ? before : [];
    return [`  ${JSON.stringify(id)}: ["${kept}", "${print}"]`];
  });
  return `{\n${lines.sort().join(',\n')}\n}\n`;
};
