// What of a clause is searched: its answer, topic and heading, the whole text, what players say for it, where it comes
// from, and the English answer beside a translation.

import type { ClauseId, Language } from '../../vocab/index.ts';
import type { Glossary } from '../glossary.ts';
import { firstSentenceOf, plainOf } from '../prose.ts';
import type { ClauseRegistry, System } from '../registry.ts';
import { standingOf } from '../standing.ts';
import { alsoSaid, type Synonyms } from '../synonyms.ts';
import type { TopicText } from '../text.ts';
import { allSaid, type WaysOfAsking } from './lore.ts';
import { type Index, indexOf, type Searchable, type Tongue } from './make.ts';
import type { Places } from './places.ts';
import { keysOf } from './sources.ts';
import { termsFrom } from './terms.ts';

/** How much a word counts by where it stands. */
const WEIGHTS = {
  first: 2.5,
  also: 3,
  topic: 1.5,
  heading: 1.5,
  body: 1,
  aside: 0.5,
  english: 1,
  id: 1,
  section: 0.7,
} as const;

/** The games and clubs a question may name, by whose clauses hold there; each is an idea. */
const GAMES: { readonly [system in System]: readonly string[] } = {
  'second-edition': ['second-edition'],
  daak: ['daak'],
  'enhanced-realism': ['enhanced-realism'],
  'linked-war': ['europe-1999', 'pacific-2001'],
  'europe-1999': ['europe-1999'],
  'pacific-2001': ['pacific-2001'],
  'linked-2001': ['linked-2001'],
};

/** Ids are searched whole and word by word: they are what players copy from refusals. */
const wordsOfId = (id: ClauseId): string => `${id} ${id.replace(/[.-]/g, ' ')}`;

/** Examples, and what holds elsewhere, open with a word in italics: they are about the clause, not what it says. */
const partsOf = (body: string): { readonly said: string; readonly aside: string } => {
  const paragraphs = body.split(/\n{2,}/);
  const isAside = (paragraph: string): boolean => /^\*[^*\s][^*]*\*(?!\*)/.test(paragraph);
  return {
    said: paragraphs.filter((paragraph) => !isAside(paragraph)).join('\n\n'),
    aside: paragraphs.filter(isAside).join('\n\n'),
  };
};

/** What else than texts a search knows, by language where it is of one. */
export interface SearchLore {
  readonly registry: ClauseRegistry;
  readonly synonyms: Synonyms;
  readonly glossaries: ReadonlyMap<Language, Glossary>;
  readonly ways: ReadonlyMap<Language, WaysOfAsking>;
}

const tongueOf = (language: Language, { glossaries, ways }: SearchLore, { places, cities, units }: Places): Tongue => {
  const saidIn = (one: Language) => {
    const own = ways.get(one);
    return own === undefined ? new Map() : allSaid(glossaries.get(one) ?? new Map(), own);
  };
  const spoken = new Set<Language>([language, 'en']);
  const [own, foreign] = [[...spoken], [...ways.keys()].filter((one) => !spoken.has(one))].map((all) =>
    all.flatMap((one) => [...termsFrom(saidIn(one)), ...termsFrom(units.get(one) ?? new Map())]),
  );
  const codes = new Map<string, string[]>();
  for (const { idea, codes: written } of places)
    for (const code of written) codes.set(code, [...(codes.get(code) ?? []), idea]);
  const every = [...ways.values()];
  return {
    common: [...new Set([...spoken].flatMap((one) => ways.get(one)?.common ?? []))],
    citing: { page: every.flatMap(({ page }) => page), section: every.flatMap(({ section }) => section) },
    terms: [
      ...(own ?? []),
      ...termsFrom(new Map(places.map(({ idea, names }) => [idea, names]))),
      ...termsFrom(new Map([['capital', cities]])),
    ],
    foreign: foreign ?? [],
    codes,
    kinds: new Map(places.filter(({ kinds }) => kinds.length > 0).map(({ idea, kinds }) => [idea, kinds])),
  };
};

/**
 * Everything a language has, ready to be searched. What is not translated is searched in English.
 *
 * @param own the topics of the language, for English those of English
 */
export const indexOfTopics = (
  language: Language,
  own: readonly TopicText[],
  english: readonly TopicText[],
  lore: SearchLore,
  places: Places,
): Index => {
  const { registry, synonyms } = lore;
  const original = new Map(english.flatMap(({ clauses }) => clauses).map(({ id, body }) => [id, body]));
  const there = new Set(own.flatMap(({ clauses }) => clauses).map(({ id }) => id));
  const borrowed = english.map((topic) => ({ ...topic, clauses: topic.clauses.filter(({ id }) => !there.has(id)) }));
  const searchable = [...own, ...borrowed].flatMap(({ title, clauses }) =>
    clauses.map(({ id, body, heading = '' }): Searchable => {
      const beside = original.get(id);
      const clause = registry.clauses.get(id);
      return {
        id,
        standing: standingOf(clause?.ruleset),
        keys: clause === undefined ? [] : keysOf(clause),
        related: clause?.related ?? [],
        ideas: clause === undefined ? [] : GAMES[clause.ruleset],
        fields: [
          [WEIGHTS.first, firstSentenceOf(body)],
          [WEIGHTS.also, alsoSaid(synonyms, id, language).join(' · ')],
          [WEIGHTS.topic, title],
          [WEIGHTS.heading, heading],
          [WEIGHTS.body, plainOf(partsOf(body).said)],
          [WEIGHTS.aside, plainOf(partsOf(body).aside)],
          [WEIGHTS.id, wordsOfId(id)],
          [WEIGHTS.section, /^[A-Z]?\d|^p\. /.test(clause?.source.section ?? '') ? '' : (clause?.source.section ?? '')],
          ...(beside === undefined || beside === body ? [] : [[WEIGHTS.english, firstSentenceOf(beside)] as const]),
        ],
      };
    }),
  );
  return indexOf(searchable, tongueOf(language, lore, places));
};
