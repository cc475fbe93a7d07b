// Words players say about a clause that its text does not use: `content/synonyms.json`, by clause and language. What
// whole ideas are called stands in the glossaries; here is only what belongs to single clauses.

import { z } from 'zod';
import { type ClauseId, LANGUAGES, type Language } from '../vocab/index.ts';
import type { ClauseRegistry } from './registry.ts';

const Words = z.array(z.string().min(1)).min(1);
const SynonymsSchema = z.record(z.string(), z.partialRecord(z.enum(LANGUAGES), Words));

/** By the id of the clause. */
export type Synonyms = ReadonlyMap<string, { readonly [language in Language]?: readonly string[] | undefined }>;

/**
 * Checks the content of a file of synonyms.
 *
 * @throws naming the ids that no clause has
 */
export const synonymsOf = (json: unknown, { clauses }: ClauseRegistry): Synonyms => {
  const synonyms = new Map(Object.entries(SynonymsSchema.parse(json)));
  const unknown = [...synonyms.keys()].filter((id) => !clauses.has(id));
  if (unknown.length > 0) throw new Error(`synonyms.json: there is no clause ${unknown.join(', ')}`);
  return synonyms;
};

/** What is said of a clause in a language and in English, which players mix in everywhere. */
export const alsoSaid = (synonyms: Synonyms, id: ClauseId, language: Language): readonly string[] => {
  const said = synonyms.get(id);
  return [...new Set([...(said?.[language] ?? []), ...(said?.en ?? [])])];
};
