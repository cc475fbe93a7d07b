// An index as it is sent to a reader's browser: words in alphabetical order, each with the letters it does not share
// with the one before it, and positions as steps from one clause to the next, in letters.

import type { ClauseId } from '../../vocab/index.ts';
import type { ClauseRegistry, System } from '../registry.ts';
import { standingOf } from '../standing.ts';
import type { Index, Postings, Tongue } from './make.ts';
import { type Term, termsFrom } from './terms.ts';

/** What of a clause is sent with the index; its text is fetched when it is shown. */
export interface SentClause {
  readonly id: ClauseId;
  readonly topic: string;
  readonly system: System;
}

/** Names by what they stand for. */
type Names = Readonly<Record<string, readonly string[]>>;

export interface PackedIndex {
  readonly systems: readonly System[];
  readonly topics: readonly string[];
  /** Id, place of its system and of its topic, by what else it can be cited, places of those on the same point. */
  readonly clauses: readonly (readonly [
    id: ClauseId,
    system: number,
    topic: number,
    keys: string,
    related: readonly number[],
  ])[];
  readonly words: string;
  readonly ideas: string;
  readonly common: string;
  readonly citing: Tongue['citing'];
  readonly terms: Names;
  readonly foreign: Names;
  readonly codes: Names;
  readonly kinds: Names;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...LETTERS].map((letter, at) => [letter, at]));
/** A letter says this much of a number, and whether more of it follows. */
const HALF = 32;

const numberAsLetters = (number: number): string =>
  number < HALF
    ? (LETTERS[number] ?? '')
    : (LETTERS[HALF + (number % HALF)] ?? '') + numberAsLetters(Math.floor(number / HALF));

const postingsAsLetters = (postings: Postings): string => {
  let said = '';
  let before = 0;
  for (let at = 0; at < postings.length; at += 2) {
    const clause = postings[at] ?? 0;
    said += numberAsLetters(clause - before) + (LETTERS[postings[at + 1] ?? 0] ?? '');
    before = clause;
  }
  return said;
};

const postingsIn = (said: string): Postings => {
  const postings: number[] = [];
  let clause = 0;
  for (let at = 0; at < said.length; ) {
    for (let place = 1; ; place *= HALF) {
      const value = VALUES.get(said[at] ?? '') ?? 0;
      at += 1;
      clause += (value % HALF) * place;
      if (value < HALF) break;
    }
    postings.push(clause, VALUES.get(said[at] ?? '') ?? 0);
    at += 1;
  }
  return postings;
};

const sharedStart = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && at < HALF - 1 && a[at] === b[at]) at += 1;
  return at;
};

const mapAsLines = (all: ReadonlyMap<string, Postings>): string => {
  let before = '';
  return [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, postings]) => {
      const shared = sharedStart(before, name);
      before = name;
      return `${LETTERS[shared]}${name.slice(shared)}\t${postingsAsLetters(postings)}`;
    })
    .join('\n');
};

const mapIn = (lines: string): ReadonlyMap<string, Postings> => {
  const all = new Map<string, Postings>();
  let before = '';
  for (const line of lines.split('\n')) {
    const [head = '', said = ''] = line.split('\t');
    if (head === '') continue;
    before = before.slice(0, VALUES.get(head[0] ?? '') ?? 0) + head.slice(1);
    all.set(before, postingsIn(said));
  }
  return all;
};

/** Names by idea, of those ideas alone that some clause has. */
const namesOf = (terms: readonly Term[], { ideas }: Index): Names => {
  const names: Record<string, string[]> = {};
  for (const { idea, words } of terms) {
    if (!ideas.has(idea)) continue;
    names[idea] ??= [];
    names[idea].push(words.join(' '));
  }
  return names;
};

/**
 * An index as it is sent.
 *
 * @throws if a clause of it is in no registry: a bug in whoever made it
 */
export const packed = (index: Index, { clauses: registered }: ClauseRegistry): PackedIndex => {
  const { clauses, words, ideas, tongue } = index;
  const sent = clauses.map((clause) => {
    const known = registered.get(clause.id);
    if (known === undefined) throw new Error(`${clause.id} is in no registry.`);
    return { ...clause, system: known.ruleset, topic: known.topic };
  });
  const places = new Map(clauses.map(({ id }, at) => [id, at]));
  const systems = [...new Set(sent.map(({ system }) => system))];
  const topics = [...new Set(sent.map(({ topic }) => topic))];
  const has = ([, all]: readonly [string, readonly string[]]): boolean => all.length > 0;
  return {
    systems,
    topics,
    clauses: sent.map(({ id, system, topic, keys, related }) => [
      id,
      systems.indexOf(system),
      topics.indexOf(topic),
      keys.filter((key) => key !== id.toLowerCase()).join(' '),
      related.flatMap((other) => places.get(other) ?? []),
    ]),
    words: mapAsLines(words),
    ideas: mapAsLines(ideas),
    common: tongue.common.join(' '),
    citing: tongue.citing,
    terms: namesOf(tongue.terms, index),
    foreign: namesOf(tongue.foreign, index),
    codes: Object.fromEntries(
      [...tongue.codes].map(([code, all]) => [code, all.filter((idea) => ideas.has(idea))] as const).filter(has),
    ),
    kinds: Object.fromEntries(tongue.kinds),
  };
};

/** What is sent of each clause. */
export const clausesSent = ({ clauses, systems, topics }: PackedIndex): readonly SentClause[] =>
  clauses.flatMap(([id, at, topic]) => {
    const system = systems[at];
    return system === undefined ? [] : [{ id, system, topic: topics[topic] ?? '' }];
  });

/** The index that was packed. */
export const unpacked = (sent: PackedIndex): Index => {
  const ids = sent.clauses.map(([id]) => id);
  return {
    clauses: sent.clauses.map(([id, system, , keys, related]) => ({
      id,
      standing: standingOf(sent.systems[system]),
      keys: [id.toLowerCase(), ...keys.split(' ').filter((key) => key !== '')],
      related: related.flatMap((at) => ids[at] ?? []),
    })),
    words: mapIn(sent.words),
    ideas: mapIn(sent.ideas),
    tongue: {
      common: sent.common.split(' '),
      citing: sent.citing,
      terms: termsFrom(new Map(Object.entries(sent.terms))),
      foreign: termsFrom(new Map(Object.entries(sent.foreign))),
      codes: new Map(Object.entries(sent.codes)),
      kinds: new Map(Object.entries(sent.kinds)),
    },
  };
};
