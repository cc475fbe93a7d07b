// What clauses say in each language, in short, and whether a translation still says what English says, of clauses and
// of the introductions to them.

import { introductionsOf, type PlacedClause, placed, readTopics, type Topic } from '../../reference/files.ts';
import { firstSentenceOf, freshnessOf, type System } from '../../reference/index.ts';
import type { ClauseId, Language } from '../../vocab/index.ts';
import { registered } from './clauses.ts';

interface Texts {
  readonly topics: readonly Topic[];
  readonly clauses: ReadonlyMap<ClauseId, PlacedClause>;
}

const read = new Map<Language, Texts>();

const allIn = (language: Language): Texts => {
  const known = read.get(language);
  if (known !== undefined) return known;
  const topics = readTopics(process.cwd(), language);
  const texts = { topics, clauses: new Map(placed(topics).map((one) => [one.id, one])) };
  read.set(language, texts);
  return texts;
};

const textsIn = (language: Language): ReadonlyMap<ClauseId, PlacedClause> => allIn(language).clauses;

export interface ClauseInShort {
  /** The first sentence: the answer. */
  readonly says: string;
  /** The language it is in, English where there is no other. */
  readonly language: Language;
}

/** Apostrophes as the pages of the reference print them. */
const typographic = (sentence: string): string => sentence.replace(/(?<=\p{L})'/gu, '’');

/** A clause as lists and neighbours name it. */
export const inShort = (language: Language, id: ClauseId): ClauseInShort => {
  const own = textsIn(language).get(id);
  const text = own ?? textsIn('en').get(id);
  const says = text === undefined ? id : typographic(firstSentenceOf(text.body));
  return { says, language: own === undefined ? 'en' : language };
};

/** Whether English has changed since a clause was translated. */
export const isStale = (language: Language, id: ClauseId): boolean => {
  const own = language === 'en' ? undefined : textsIn(language).get(id);
  return own !== undefined && freshnessOf(own, textsIn('en').get(id)) === 'stale';
};

/** Whether English has changed since the introduction of a topic was translated. */
export const isIntroductionStale = (language: Language, topic: string): boolean => {
  const of = (one: Language) => introductionsOf(allIn(one).topics).find(({ id }) => id === topic);
  const own = language === 'en' ? undefined : of(language);
  return own !== undefined && freshnessOf(own, of('en')) === 'stale';
};

/** The clauses of a topic, in the order of its English text. */
export const clausesOfTopic = (topic: string): readonly ClauseId[] =>
  [...textsIn('en').values()].filter((one) => one.topic === topic).map(({ id }) => id);

/** The letters and digits of a heading, whatever marks it carries as Markdown or HTML. */
const bare = (heading: string): string =>
  heading
    .replace(/<[^>]*>|&\w+;|&#\w+;/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The systems that have clauses under a heading of a topic; none if the text has no such heading. */
export const systemsUnder = (language: Language, topic: string, heading: string): readonly System[] => {
  const own = [...textsIn(language).values()].filter((one) => one.topic === topic);
  const clauses = own.length > 0 ? own : [...textsIn('en').values()].filter((one) => one.topic === topic);
  const under = clauses.filter((one) => one.heading !== undefined && bare(one.heading) === bare(heading));
  return [...new Set(under.flatMap(({ id }) => registered(id)?.ruleset ?? []))];
};
