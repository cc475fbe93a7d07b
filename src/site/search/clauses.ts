// The clauses of the rules as the search page fetches them: one index a language, made by the search that the command
// line uses too, and the texts of each topic, fetched when something of it is shown.

import { BOARDS } from '../../board/index.ts';
import { placed, readSearchLore, readTopics, type Topic } from '../../reference/files.ts';
import { firstSentenceOf, indexOfTopics, type PackedIndex, packed, placesOf, plainOf } from '../../reference/index.ts';
import type { Language } from '../../vocab/index.ts';
import { pageLink } from '../link.ts';
import type { ClauseTexts } from './record.ts';

const PROJECT = process.cwd();

/** One space between words: paragraphs mean nothing to a search. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const topicsIn = (language: Language): { readonly own: readonly Topic[]; readonly english: readonly Topic[] } => {
  const english = readTopics(PROJECT, 'en');
  return { english, own: language === 'en' ? english : readTopics(PROJECT, language) };
};

/** @throws if there are synonyms for a clause that does not exist */
export const clauseIndex = (language: Language): PackedIndex => {
  const { own, english } = topicsIn(language);
  const lore = readSearchLore(PROJECT);
  return packed(indexOfTopics(language, own, english, lore, placesOf(BOARDS)), lore.registry);
};

/** What the list of results shows of the clauses of each topic, in `language` as far as they are translated. */
export const clauseTexts = (language: Language): ReadonlyMap<string, ClauseTexts> => {
  const { own, english } = topicsIn(language);
  const translated = new Map(placed(own).map((clause) => [clause.id, clause]));
  return new Map(
    english
      .filter(({ clauses }) => clauses.length > 0)
      .map(({ topic, title, clauses }) => [
        topic,
        {
          page: pageLink(language, { page: 'topic', topic }),
          title: own.find((one) => one.topic === topic)?.title ?? title,
          clauses: Object.fromEntries(
            clauses.map((original) => {
              const clause = translated.get(original.id);
              const { body } = clause ?? original;
              const answer = flat(firstSentenceOf(body));
              const rest = flat(plainOf(body)).slice(answer.length).trim();
              return [original.id, clause === undefined ? [answer, rest, 'en'] : [answer, rest]];
            }),
          ),
        },
      ]),
  );
};
