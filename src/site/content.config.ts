// Texts written by hand: topics of the rules, guides and a group's own pages, in the languages of the site. Games are
// no collection; they come from data/.

import { defineCollection } from 'astro:content';
import { pathToFileURL } from 'node:url';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { hasOwnPages, OWN } from './own.ts';
import { SPOKEN } from './spoken.ts';

const page = z.object({
  title: z.string(),
  summary: z.string(),
  /** Where it stands in its list; those without come last, by title. */
  order: z.number().optional(),
});

/**
 * English stands in wherever a translation is missing; reading texts nobody is shown takes as long as those that are.
 */
const folders = [...new Set(['en', ...(process.env[SPOKEN]?.split(' ') ?? [])])];

const under = (names: string): string[] => folders.map((language) => `${language}/${names}`);

/** `en/submarines`: language, then name. */
const idOf = ({ entry }: { readonly entry: string }): string => entry.replace(/\.mdx?$/, '');

export const collections = {
  rules: defineCollection({
    loader: glob({ base: './content/rules', pattern: under('*.mdx'), generateId: idOf }),
    schema: page,
  }),
  guides: defineCollection({
    loader: glob({ base: './content/guides', pattern: under('*.{md,mdx}'), generateId: idOf }),
    schema: page,
  }),
  /** A group's own pages, where it has any. */
  own: defineCollection({
    loader: hasOwnPages()
      ? glob({ base: pathToFileURL(`${process.env[OWN]}/pages/`), pattern: '*/*.md', generateId: idOf })
      : { name: 'none', load: async () => undefined },
    schema: page,
  }),
};
