// Finds clauses by what a player would type, in his language and in English, with the words of the glossaries as
// synonyms. It ranks by where the words stand and how rare they are, and knows no clause by name.

import type { ClauseId } from '../vocab/index.ts';
import type { Glossary } from './glossary.ts';
import { isStopWord, likeness, wordsIn } from './words.ts';

/** A clause as it is searched: texts, and how much a word in each of them counts. */
export interface Searchable {
  readonly id: ClauseId;
  readonly fields: readonly (readonly [weight: number, text: string])[];
  /** What its score is multiplied by, whatever is asked. */
  readonly standing: number;
}

/** How much a word counts by where it stands; a translation is searched with its English beside it. */
export const WEIGHTS = { first: 3, also: 2, topic: 1.5, heading: 1.5, body: 1, english: 0.5, id: 1 } as const;

/** One thing asked for: the words for it, any of which will do, each with how much it counts. */
type Concept = readonly (readonly [weight: number, words: readonly string[]])[];

interface Field {
  readonly weight: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

export interface Index {
  readonly clauses: readonly { readonly id: ClauseId; readonly standing: number; readonly fields: readonly Field[] }[];
  /** Every word of every text. */
  readonly vocabulary: ReadonlySet<string>;
  /** Groups of words that stand for the same. */
  readonly synonyms: readonly (readonly (readonly string[])[])[];
}

export interface Found {
  readonly id: ClauseId;
  /** Higher is better; only the order means anything. */
  readonly score: number;
}

const countsOf = (words: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/**
 * Makes ready for searching.
 *
 * @param glossaries those of all languages, for players mix their words
 */
export const indexOf = (clauses: readonly Searchable[], glossaries: readonly Glossary[]): Index => {
  const ideas = new Set(glossaries.flatMap((glossary) => [...glossary.keys()]));
  const counted = clauses.map(({ id, standing, fields }) => ({
    id,
    standing,
    fields: fields.map(([weight, text]): Field => {
      const words = wordsIn(text);
      return { weight, counts: countsOf(words), length: words.length };
    }),
  }));
  return {
    clauses: counted,
    vocabulary: new Set(counted.flatMap(({ fields }) => fields.flatMap(({ counts }) => [...counts.keys()]))),
    synonyms: [...ideas].map((idea) => glossaries.flatMap((glossary) => (glossary.get(idea) ?? []).map(wordsIn))),
  };
};

/** Another form of the word will do for a synonym, a compound that holds it will not. */
const NEAR = 0.9;
/** A synonym counts a little less than the word that was typed. */
const SYNONYM = 0.8;

const startsAt = (asked: readonly string[], at: number, term: readonly string[]): boolean =>
  term.every((word, offset) => likeness(word, asked[at + offset] ?? '') >= NEAR);

/** What is asked for, thing by thing: the longest term of a glossary first, then word by word. */
const conceptsOf = (query: string, synonyms: Index['synonyms']): readonly Concept[] => {
  const asked = wordsIn(query);
  const concepts: Concept[] = [];
  for (let at = 0; at < asked.length; ) {
    const here = at;
    const fitting = synonyms.flatMap((group) =>
      group.filter((term) => startsAt(asked, here, term)).map((term) => ({ term, group })),
    );
    const length = Math.max(1, ...fitting.map(({ term }) => term.length));
    const own = asked.slice(at, at + length);
    const others = fitting.filter(({ term }) => term.length === length).flatMap(({ group }) => group);
    if (others.length > 0 || !isStopWord(own[0] ?? ''))
      concepts.push([[1, own], ...others.map((words) => [SYNONYM, words] as const)]);
    at += length;
  }
  return concepts;
};

/** A word said often counts more, but ever less so; in a long text it counts less. */
const saturated = (count: number, length: number): number => (count * 2) / (count + 0.7 + length / 100);

/** The words of all texts that answer a word, and how well. */
type Forms = (asked: string) => ReadonlyMap<string, number>;

/** How well a field answers a word. */
const wordIn = ({ counts, length }: Field, asked: string, forms: Forms): number => {
  let best = 0;
  for (const [word, likely] of forms(asked)) {
    const count = counts.get(word);
    if (count !== undefined) best = Math.max(best, likely * saturated(count, length));
  }
  return best;
};

/** How well a clause answers a concept: its best word in each field, all words of a term in the same one. */
const answerTo = (fields: readonly Field[], concept: Concept, forms: Forms): number =>
  fields.reduce((sum, field) => {
    const best = concept.map(
      ([weight, words]) => weight * Math.min(...words.map((word) => wordIn(field, word, forms))),
    );
    return sum + field.weight * Math.max(0, ...best);
  }, 0);

/** Compares each word asked for with each word of the texts, once a search. */
const formsAmong = (vocabulary: ReadonlySet<string>): Forms => {
  const known = new Map<string, ReadonlyMap<string, number>>();
  return (asked) => {
    const forms =
      known.get(asked) ??
      new Map([...vocabulary].map((word) => [word, likeness(asked, word)] as const).filter(([, likely]) => likely > 0));
    known.set(asked, forms);
    return forms;
  };
};

/** The clauses that answer best, best first; none if no word of the query is known. */
export const search = ({ clauses, vocabulary, synonyms }: Index, query: string, most: number): readonly Found[] => {
  const concepts = conceptsOf(query, synonyms);
  const forms = formsAmong(vocabulary);
  const answers = clauses.map(({ id, standing, fields }) => ({
    id,
    standing,
    each: concepts.map((one) => answerTo(fields, one, forms)),
  }));
  const rarity = concepts.map((_, at) => {
    const having = answers.filter(({ each }) => (each[at] ?? 0) > 0).length;
    return Math.log(1 + clauses.length / (1 + having));
  });
  return answers
    .map(({ id, standing, each }) => {
      const total = each.reduce((sum, value, at) => sum + value * (rarity[at] ?? 0), 0);
      const share = each.filter((value) => value > 0).length / Math.max(1, concepts.length);
      return { id, score: standing * total * share * share };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
};
