// Texts written by hand: topics of the rules and guides, by language. Games are no collection; they come from data/.

import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const page = z.object({
  title: z.string(),
  summary: z.string(),
  /** Where it stands in its list; those without come last, by title. */
  order: z.number().optional(),
});

/** `en/submarines`: language, then name. */
const idOf = ({ entry }: { readonly entry: string }): string => entry.replace(/\.mdx?$/, '');

export const collections = {
  rules: defineCollection({
    loader: glob({ base: './content/rules', pattern: '*/*.mdx', generateId: idOf }),
    schema: page,
  }),
  guides: defineCollection({
    loader: glob({ base: './content/guides', pattern: '*/*.{md,mdx}', generateId: idOf }),
    schema: page,
  }),
};
