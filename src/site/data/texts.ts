// The texts written by hand, by name, in the language asked for or honestly in English.

import { type CollectionEntry, getCollection } from 'astro:content';
import type { Language } from '../../vocab/index.ts';

type Entry = CollectionEntry<'rules'> | CollectionEntry<'guides'>;

export interface Text {
  /** The same in every language: the last part of its address. */
  readonly name: string;
  /** The language it is in, which may not be the one asked for. */
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  /** Its Markdown. */
  readonly body: string;
  readonly entry: Entry;
}

/** A text as lists show it. */
export interface TextLink {
  readonly title: string;
  readonly summary: string;
  readonly language: Language;
  readonly address: string;
  readonly beside?: string;
}

const nameOf = (id: string): string => id.slice(id.indexOf('/') + 1);
const orderOf = ({ data }: Entry): number => data.order ?? Number.POSITIVE_INFINITY;

/** Every text of a kind there is in English, in `language` where it has been translated, in the order of lists. */
export const textsIn = async (kind: 'rules' | 'guides', language: Language): Promise<readonly Text[]> => {
  const entries: readonly Entry[] = await getCollection(kind);
  return entries
    .filter(({ id }) => id.startsWith('en/'))
    .map((english): Text => {
      const name = nameOf(english.id);
      const own = entries.find(({ id }) => id === `${language}/${name}`);
      const entry = own ?? english;
      const { title, summary } = entry.data;
      return { name, language: own === undefined ? 'en' : language, title, summary, body: entry.body ?? '', entry };
    })
    .sort((a, b) => orderOf(a.entry) - orderOf(b.entry) || a.title.localeCompare(b.title));
};
