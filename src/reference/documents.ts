// What is known of the source documents beside their clauses. What is to be said of each stands with the messages.

import { z } from 'zod';
import { LANGUAGES, type Language } from '../vocab/index.ts';
import type { ClauseRegistry } from './registry.ts';

const DocumentsSchema = z.record(
  z.string(),
  z.strictObject({
    /** The language of what was at hand of it. */
    written: z.enum(LANGUAGES),
    /** Documents it builds on and is read together with, the nearest first. */
    rests: z.array(z.string()),
  }),
);

export interface DocumentFacts {
  readonly written: Language;
  readonly rests: readonly string[];
}

/** What is told of each document, in this order. */
export const DOCUMENT_PARTS = ['decides', 'version', 'objections', 'missing'] as const;

/**
 * Checks and reads the content of `documents.json`; throws if it speaks of what is no document of the registry, or not
 * of each of them.
 */
export const documentFactsOf = (
  json: unknown,
  { documents }: Pick<ClauseRegistry, 'documents'>,
): ReadonlyMap<string, DocumentFacts> => {
  const facts = new Map<string, DocumentFacts>(Object.entries(DocumentsSchema.parse(json)));
  const stray = [...facts].flatMap(([id, { rests }]) => [id, ...rests]).find((id) => !documents.has(id));
  if (stray !== undefined) throw new Error(`documents.json: ${stray} is no document`);
  const missing = [...documents].find((id) => !facts.has(id));
  if (missing !== undefined) throw new Error(`documents.json: nothing is said of ${missing}`);
  return facts;
};
