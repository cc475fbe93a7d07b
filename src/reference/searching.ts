// What of a clause is searched: its answer, topic and heading, the whole text, and English beside a translation.

import type { ClauseId } from '../vocab/index.ts';
import type { Glossary } from './glossary.ts';
import { firstSentenceOf, plainOf } from './prose.ts';
import { type Index, indexOf, type Searchable, WEIGHTS } from './search.ts';
import type { TopicText } from './text.ts';

/** Ids are searched word by word: they are what players copy from refusals. */
const wordsOfId = (id: ClauseId): string => id.replace(/[.-]/g, ' ');

/**
 * Everything a language has, ready to be searched. What is not translated is searched in English.
 *
 * @param own the topics of the language, for English those of English
 */
export const indexOfTopics = (
  own: readonly TopicText[],
  english: readonly TopicText[],
  glossaries: readonly Glossary[],
): Index => {
  const original = new Map(english.flatMap(({ clauses }) => clauses).map(({ id, body }) => [id, body]));
  const there = new Set(own.flatMap(({ clauses }) => clauses).map(({ id }) => id));
  const borrowed = english.map((topic) => ({ ...topic, clauses: topic.clauses.filter(({ id }) => !there.has(id)) }));
  const searchable = [...own, ...borrowed].flatMap(({ title, clauses }) =>
    clauses.map(({ id, body, heading = '' }): Searchable => {
      const beside = original.get(id);
      return {
        id,
        fields: [
          [WEIGHTS.first, firstSentenceOf(body)],
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
