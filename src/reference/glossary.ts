// A glossary: for each idea of the game the word a language uses and the other words players say for it.

import { z } from 'zod';

const GlossarySchema = z.record(
  z.string(),
  z.strictObject({ term: z.string(), also: z.array(z.string()).optional(), note: z.string() }),
);

/** The words for each idea, by its id: the proper one first. */
export type Glossary = ReadonlyMap<string, readonly string[]>;

/** Checks the content of a glossary file. */
export const glossaryOf = (json: unknown): Glossary =>
  new Map(Object.entries(GlossarySchema.parse(json)).map(([id, { term, also = [] }]) => [id, [term, ...also]]));
