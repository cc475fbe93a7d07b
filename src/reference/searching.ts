// What of a clause is searched: its answer, topic and heading, the whole text, what players say for it, and English
// beside a translation. The site's index is fed with the same and ranked by its own means.

import type { ClauseId, Language } from '../vocab/index.ts';
import type { Glossary } from './glossary.ts';
import { firstSentenceOf, plainOf } from './prose.ts';
import type { ClauseRegistry } from './registry.ts';
import { type Index, indexOf, type Searchable, WEIGHTS } from './search.ts';
import { STANDING } from './standing.ts';
import { alsoSaid, type Synonyms } from './synonyms.ts';
import type { TopicText } from './text.ts';

/** Ids are searched whole and word by word: they are what players copy from refusals. */
export const wordsOfId = (id: ClauseId): string => `${id} ${id.replace(/[.-]/g, ' ')}`;

/** What else than texts a search knows. */
export interface SearchLore {
  readonly registry: ClauseRegistry;
  readonly synonyms: Synonyms;
  /** Those of all languages, for players mix their words. */
  readonly glossaries: readonly Glossary[];
}

/**
 * Everything a language has, ready to be searched. What is not translated is searched in English.
 *
 * @param own the topics of the language, for English those of English
 */
export const indexOfTopics = (
  language: Language,
  own: readonly TopicText[],
  english: readonly TopicText[],
  { registry, synonyms, glossaries }: SearchLore,
): Index => {
  const original = new Map(english.flatMap(({ clauses }) => clauses).map(({ id, body }) => [id, body]));
  const there = new Set(own.flatMap(({ clauses }) => clauses).map(({ id }) => id));
  const borrowed = english.map((topic) => ({ ...topic, clauses: topic.clauses.filter(({ id }) => !there.has(id)) }));
  const searchable = [...own, ...borrowed].flatMap(({ title, clauses }) =>
    clauses.map(({ id, body, heading = '' }): Searchable => {
      const beside = original.get(id);
      const system = registry.clauses.get(id)?.ruleset;
      return {
        id,
        standing: system === undefined ? 1 : STANDING[system],
        fields: [
          [WEIGHTS.first, firstSentenceOf(body)],
          [WEIGHTS.also, alsoSaid(synonyms, id, language).join(' · ')],
          [WEIGHTS.topic, title],
          [WEIGHTS.heading, heading],
          [WEIGHTS.body, plainOf(body)],
          [WEIGHTS.id, wordsOfId(id)],
          ...(beside === undefined || beside === body ? [] : [[WEIGHTS.english, plainOf(beside)] as const]),
        ],
      };
    }),
  );
  return indexOf(searchable, glossaries);
};
