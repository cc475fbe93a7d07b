// A glossary: for each idea of the game the word a language uses, the other words players say for it, and what it is.

import { z } from 'zod';

const GlossarySchema = z.record(
  z.string(),
  z.strictObject({ term: z.string(), also: z.array(z.string()).default([]), note: z.string() }),
);

/** What a language says of an idea. */
export interface GlossaryEntry {
  readonly term: string;
  /** What players say as well, their own words before those of others. */
  readonly also: readonly string[];
  /** What it is, in a sentence. */
  readonly note: string;
}

/** The ideas of a glossary, by id. */
export type GlossaryEntries = ReadonlyMap<string, GlossaryEntry>;

/** The words for each idea, by its id: the proper one first. */
export type Glossary = ReadonlyMap<string, readonly string[]>;

/** Checks the content of a glossary file; throws if it is none. */
export const glossaryEntriesOf = (json: unknown): GlossaryEntries =>
  new Map(Object.entries(GlossarySchema.parse(json)));

/** The words alone. */
export const glossaryOf = (json: unknown): Glossary =>
  new Map([...glossaryEntriesOf(json)].map(([id, { term, also }]) => [id, [term, ...also]]));
