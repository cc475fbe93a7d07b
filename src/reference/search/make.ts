// Makes the index of the clauses of a language: for each word, idea and place, in which clauses it stands and how much
// it counts there. It ranks nothing and knows no clause by name.

import type { ClauseId } from '../../vocab/index.ts';
import { wordsIn } from '../words.ts';
import type { CitingWords } from './sources.ts';
import { type Term, termsAmong } from './terms.ts';

/** A clause as it is searched: texts, and how much a word in each of them counts. */
export interface Searchable {
  readonly id: ClauseId;
  readonly fields: readonly (readonly [weight: number, text: string])[];
  /** What its score is multiplied by, whatever is asked. */
  readonly standing: number;
  /** By what it can be cited. */
  readonly keys: readonly string[];
  /** Clauses on the same point. */
  readonly related: readonly ClauseId[];
  /** Ideas it has whatever its words are, such as the game it belongs to. */
  readonly ideas: readonly string[];
}

/** Positions of clauses, each followed by how much it counts there. */
export type Postings = readonly number[];

/** What questions are read with. */
export interface Tongue {
  /** Words that say nothing of what is asked. */
  readonly common: readonly string[];
  readonly citing: CitingWords;
  /** Names of ideas and places in the language and in English, which players mix in everywhere. */
  readonly terms: readonly Term[];
  /** Those of other languages, for words that nothing else knows. */
  readonly foreign: readonly Term[];
  /** Places by code. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
  /** Ideas that stand for what a place is: who asks for Sweden asks for neutrals too. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
}

export interface Index {
  readonly clauses: readonly Omit<Searchable, 'fields' | 'ideas'>[];
  readonly words: ReadonlyMap<string, Postings>;
  readonly ideas: ReadonlyMap<string, Postings>;
  readonly tongue: Tongue;
}

/** Words that are written as codes. */
export const codesIn = (text: string): readonly string[] =>
  text.match(/(?<![\p{L}\p{N}])[A-Z]{2,4}(?![\p{L}\p{N}])/gu) ?? [];

/** A word said often counts more, but ever less so; in a long text it counts less. */
const saturated = (count: number, length: number): number => (count * 2) / (count + 0.7 + length / 100);

const tally = (names: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** Counts are kept in this many steps: more would tell no difference, and a reader has to fetch them. */
const STEPS = 14;
/** What the last step stands for. */
const MOST = 24;

const stepped = (sum: number): number => Math.max(1, Math.min(STEPS, Math.round((sum / MOST) ** 0.6 * STEPS)));

/** What a step stands for. */
export const weightOf = (step: number): number => MOST * (step / STEPS) ** (1 / 0.6);

/** Shorter words are at the end of too many others. */
const SHORTEST_TAIL = 5;

/** What a compound is a kind of: a “Suezkanal” is a “kanal”. Nothing if it is none. */
const tailOf = (word: string, isTail: (word: string) => boolean): string => {
  for (let at = 3; at <= word.length - SHORTEST_TAIL; at += 1) if (isTail(word.slice(at))) return word.slice(at);
  return '';
};

/** Everything counted and ready to be searched. */
export const indexOf = (clauses: readonly Searchable[], tongue: Tongue): Index => {
  const common = new Set(tongue.common);
  const named = termsAmong(tongue.terms);
  const heads = new Map(tongue.terms.flatMap(({ idea, words }) => (words.length === 1 ? [[words[0], idea]] : [])));
  const isTail = (word: string): boolean => heads.has(word);
  const words = new Map<string, number[]>();
  const ideas = new Map<string, number[]>();
  for (const [at, { fields, ideas: own }] of clauses.entries()) {
    const [ofWords, ofIdeas] = [new Map<string, number>(), new Map<string, number>()];
    const count = (sums: Map<string, number>, names: Iterable<string>, weight: number, length: number): void => {
      for (const [name, times] of tally(names))
        sums.set(name, (sums.get(name) ?? 0) + weight * saturated(times, length));
    };
    for (const [weight, text] of fields) {
      const said = wordsIn(text);
      const places = codesIn(text).flatMap((code) => tongue.codes.get(code) ?? []);
      // A word that names an idea is counted as the idea, whatever it is called.
      const telling = said.filter((word) => !common.has(word) && named([word]).length === 0);
      count(ofWords, telling, weight, said.length);
      const kinds = telling.flatMap((word) => heads.get(tailOf(word, isTail)) ?? []);
      count(ofIdeas, [...named(said).map(({ idea }) => idea), ...places, ...kinds], weight, said.length);
    }
    for (const idea of own) ofIdeas.set(idea, MOST);
    for (const [all, sums] of [
      [words, ofWords],
      [ideas, ofIdeas],
    ] as const)
      for (const [name, sum] of sums) {
        const known = all.get(name);
        if (known === undefined) all.set(name, [at, stepped(sum)]);
        else known.push(at, stepped(sum));
      }
  }
  return { clauses: clauses.map(({ fields: _, ideas: __, ...clause }) => clause), words, ideas, tongue };
};
