// What a language brings to a search beside its texts: words in every question, words before a page or a section, and
// what players call things that the glossary has no entry for. It stands in `content/search/<language>.json`.

import { z } from 'zod';
import type { Glossary } from '../glossary.ts';

const Words = z.array(z.string().min(1));
const WaysSchema = z.strictObject({
  /** Words that say nothing of what is asked. */
  common: Words,
  /** What stands before the number of a page, of a section. */
  page: Words,
  section: Words,
  /** By idea, the same in all languages; the ideas of the glossary may stand here too. */
  said: z.record(z.string(), Words),
});

/** How people ask in a language. */
export type WaysOfAsking = Readonly<z.infer<typeof WaysSchema>>;

/** Checks the content of such a file; throws if it is none. */
export const waysOf = (json: unknown): WaysOfAsking => WaysSchema.parse(json);

/** Everything an idea is called: by the glossary, then by players. */
export const allSaid = (glossary: Glossary, { said }: WaysOfAsking): Glossary => {
  const ideas = new Set([...glossary.keys(), ...Object.keys(said)]);
  return new Map([...ideas].map((idea) => [idea, [...(glossary.get(idea) ?? []), ...(said[idea] ?? [])]]));
};
