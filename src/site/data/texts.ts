// The texts written by hand, by name, in the language asked for or honestly in English.

import { type CollectionEntry, getCollection } from 'astro:content';
import { isLanguage, type Language } from '../../vocab/index.ts';
import { hasOwnPages } from '../own.ts';

type Kind = 'rules' | 'guides' | 'own';
type Entry = CollectionEntry<Kind>;

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

const languageOf = (id: string): Language => {
  const [language = ''] = id.split('/');
  return isLanguage(language) ? language : 'en';
};

/**
 * Every text of a kind, in `language` where it has been translated, else in English, else in what there is of a group's
 * own; in the order of lists.
 */
export const textsIn = async (kind: Kind, language: Language): Promise<readonly Text[]> => {
  const entries: readonly Entry[] = await getCollection(kind);
  return [...Map.groupBy(entries, ({ id }) => nameOf(id))]
    .flatMap(([name, same]): readonly Text[] => {
      const entry =
        [language, 'en'].flatMap((each) => same.find(({ id }) => id === `${each}/${name}`) ?? [])[0] ?? same[0];
      if (entry === undefined) return [];
      const { title, summary } = entry.data;
      return [{ name, language: languageOf(entry.id), title, summary, body: entry.body ?? '', entry }];
    })
    .sort((a, b) => orderOf(a.entry) - orderOf(b.entry) || a.title.localeCompare(b.title));
};

const own = new Map<Language, Promise<readonly Text[]>>();

/**
 * A group's own pages, which every page lists; found once for each language. Most groups have none, and a collection
 * that is empty would be warned of.
 */
export const ownTextsIn = (language: Language): Promise<readonly Text[]> => {
  const found = own.get(language) ?? (hasOwnPages() ? textsIn('own', language) : Promise.resolve([]));
  own.set(language, found);
  return found;
};
