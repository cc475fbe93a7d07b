// The clauses of the rules as records: the answer as title, the rest as text, and everything players call what they are
// about.

import { type PlacedClause, placed, readSearchLore, readTopics } from '../../reference/files.ts';
import {
  alsoSaid,
  firstSentenceOf,
  type Glossary,
  ideasBy,
  partsIn,
  plainOf,
  termsOf,
  vocabularyOf,
  wordsOfId,
} from '../../reference/index.ts';
import { LANGUAGES, type Language } from '../../vocab/index.ts';
import { registered } from '../data/clauses.ts';
import { pageLink } from '../link.ts';
import type { SearchRecord } from './record.ts';

/** Languages that write several words as one. */
const COMPOUNDING: readonly Language[] = ['de', 'nl'];

const PROJECT = process.cwd();

/** One space between words: paragraphs mean nothing to a search. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** All clauses, in `language` as far as they are translated. */
const clausesIn = (
  language: Language,
): readonly (PlacedClause & { readonly title: string; readonly own: Language })[] => {
  const english = readTopics(PROJECT, 'en');
  const own = language === 'en' ? english : readTopics(PROJECT, language);
  const titles = new Map([...english, ...own].map(({ topic, title }) => [topic, title]));
  const there = new Map(placed(own).map((clause) => [clause.id, clause]));
  return placed(english).map((original) => ({
    ...(there.get(original.id) ?? original),
    title: titles.get(original.topic) ?? original.topic,
    own: there.has(original.id) ? language : 'en',
  }));
};

/** @throws if there are synonyms for a clause that does not exist */
export const clauseRecords = (language: Language): readonly SearchRecord[] => {
  const { synonyms, glossaries } = readSearchLore(PROJECT);
  // Glossaries come in the order of the languages. A text names ideas in its own language and in English.
  const spoken = LANGUAGES.flatMap((each, at): readonly Glossary[] => {
    const glossary = glossaries[at];
    return glossary === undefined || (each !== language && each !== 'en') ? [] : [glossary];
  });
  const ideasIn = ideasBy(spoken);
  const english = new Map(placed(readTopics(PROJECT, 'en')).map(({ id, body }) => [id, body]));
  const clauses = clausesIn(language);
  const names = spoken.flatMap((glossary) => [...glossary.values()].flat());
  const vocabulary = vocabularyOf(
    COMPOUNDING.includes(language) ? [...clauses.map(({ body }) => plainOf(body)), ...names] : [],
  );
  return clauses.flatMap(({ id, topic, title: place, heading = '', body, own }): readonly SearchRecord[] => {
    const clause = registered(id);
    if (clause === undefined) return [];
    const answer = flat(firstSentenceOf(body));
    const whole = flat(plainOf(body));
    const said = alsoSaid(synonyms, id, language);
    const ideas = ideasIn(`${place} ${whole}`);
    const mainIdeas = ideasIn(`${place} ${heading} ${answer}`);
    const original = own === 'en' ? '' : flat(firstSentenceOf(english.get(id) ?? ''));
    const called = [...termsOf(ideas, glossaries), ...termsOf(mainIdeas, spoken)];
    const words = [answer, ...said, ...said, place, heading, ...called, original, wordsOfId(id)];
    return [
      {
        kind: 'clause',
        url: pageLink(language, { page: 'topic', topic }, id),
        title: answer,
        place,
        text: whole.slice(answer.length).trim(),
        also: [...words, ...partsIn([whole, ...words].join(' '), vocabulary)].filter((word) => word !== ''),
        system: clause.ruleset,
        ...(own === language ? {} : { borrowed: own }),
      },
    ];
  });
};
