// Finds everything in a reader's browser. Clauses have a search of their own; of the other records Pagefind answers
// word by word, and here its answers are put together: what matches more of the words comes first, rare words count
// more, and the kinds of records do not crowd each other out. It touches no page and runs wherever Pagefind does.

import { likeness, wordsIn } from '../../reference/words.ts';
import type { ClauseFinder } from './clause-finder.ts';
import { type FoundRecord, type Hit, hiddenWord, KINDS, type Kind, textIn } from './record.ts';

/** What of Pagefind's own interface is used. */
export interface Pagefind {
  options(options: object): Promise<void>;
  /** Words in double quotes are taken as they are, others as beginnings too. */
  search(term: string): Promise<{ readonly results: readonly PagefindResult[] }>;
}
interface PagefindResult {
  readonly id: string;
  readonly score: number;
  data(): Promise<PagefindData>;
}
interface PagefindData {
  readonly raw_url: string;
  readonly raw_content: string;
  readonly meta: Readonly<Record<string, string>>;
}

export interface Finding {
  /** The words that were looked for, as they were typed. */
  readonly words: readonly string[];
  /** By kind, best first. Kinds in which nothing was found are left out; the one that answers best comes first. */
  readonly kinds: ReadonlyMap<Kind, readonly Hit[]>;
  /** What answers the question for sure, if anything does. */
  readonly answer: Hit | undefined;
}

/**
 * How Pagefind weighs. Everything that counts stands in the text of a record as often as it counts, so what it adds for
 * matches in what is shown is turned off. Most records are short: a few words more are no fault in them.
 */
const RANKING = {
  pageLength: 0.3,
  termFrequency: 1,
  termSimilarity: 2,
  termSaturation: 1.4,
  metaWeights: { title: 0, place: 0, borrowed: 0 },
} as const;

/** More words are no longer a question. */
const MOST_WORDS = 8;
const LONGEST_WORD = 40;
/** What scores less than this part of the best of its kind only happens to hold a word. */
const WORTH_SHOWING = 0.2;
/** A kind whose best record has less than this part of the words that another kind's has answers something else. */
const WORTH_A_KIND = 0.6;

/** The words of a question without those that are in every question; all of them if there are no others. */
export const askedWords = (query: string, common: ReadonlySet<string>): readonly string[] => {
  const words = query
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').slice(0, LONGEST_WORD))
    .filter((word) => word !== '');
  const telling = words.filter((word) => !wordsIn(word).every((one) => common.has(one)));
  return [...new Set(telling.length === 0 ? words : telling)].slice(0, MOST_WORDS);
};

/** How much a word says that `having` of `all` records have. */
const rarity = (all: number, having: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5));

/** A record among those of all indexes, by Pagefind's id in its own. */
const idIn = (at: number, id: string): string => `${at}/${id}`;

/** Which record is of which kind. */
interface Catalogue {
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly sizes: ReadonlyMap<Kind, number>;
  /** How many records each index has. */
  readonly all: readonly number[];
}

/** All but clauses. */
const RECORDED = KINDS.filter((kind) => kind !== 'clause');

const catalogueOf = async (pagefinds: readonly Pagefind[]): Promise<Catalogue> => {
  const idsOf = async (of: Kind): Promise<readonly string[]> => {
    const found = await Promise.all(
      pagefinds.map(async (pagefind, at) => {
        const { results } = await pagefind.search(`"${hiddenWord(of)}"`);
        return results.map(({ id }) => idIn(at, id));
      }),
    );
    return found.flat();
  };
  const kinds = await Promise.all(RECORDED.map(async (kind) => [kind, await idsOf(kind)] as const));
  return {
    kinds: new Map(kinds.flatMap(([kind, ids]) => ids.map((id) => [id, kind] as const))),
    sizes: new Map(kinds.map(([kind, ids]) => [kind, ids.length] as const)),
    all: pagefinds.map((_, at) => kinds.flatMap(([, ids]) => ids).filter((id) => id.startsWith(idIn(at, ''))).length),
  };
};

interface Answer {
  score: number;
  matched: number;
  readonly result: PagefindResult;
}

/** Pagefind hands out texts with these two replaced, for those who would set them as HTML. Here they stay text. */
const asWritten = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

const loaded = async (result: PagefindResult): Promise<FoundRecord> => {
  const { raw_url: url, raw_content, meta } = await result.data();
  const { title = '', place = '', borrowed } = meta;
  return { url, title, place, text: textIn(asWritten(raw_content)), ...(borrowed === undefined ? {} : { borrowed }) };
};

/**
 * How far a record is what was asked for by name, from 0 to 1: all of the words stand in what it is called, and few
 * others.
 */
const namedBy = ({ title, place }: FoundRecord, words: readonly string[]): number => {
  const asked = words.flatMap(wordsIn);
  const isIn = (word: string, others: readonly string[]): boolean =>
    others.some((other) => other === word || likeness(word, other) >= 0.9);
  if (!asked.every((word) => isIn(word, wordsIn(`${title} ${place}`)))) return 0;
  const own = wordsIn(title);
  return own.filter((word) => isIn(word, asked)).length / Math.max(1, own.length);
};

/** Answers of one kind, best first. */
const ranked = (answers: ReadonlyMap<string, Answer>, asked: number, kind: Kind): readonly Hit[] => {
  const hits = [...answers.values()].map(({ score, matched, result }): Hit => {
    const share = matched / asked;
    return { kind, score: score * share * share, share, load: () => loaded(result) };
  });
  hits.sort((a, b) => b.score - a.score);
  const best = hits[0]?.score ?? 0;
  return hits.filter(({ score }) => score > best * WORTH_SHOWING);
};

/**
 * Searches clauses with their own search, and everything else with a Pagefind that has been loaded, or with several
 * that each have some of the records.
 */
export class Finder {
  readonly #clauses: ClauseFinder;
  readonly #pagefinds: readonly Pagefind[];
  #catalogue: Promise<Catalogue> | undefined;

  constructor(clauses: ClauseFinder, ...pagefinds: readonly Pagefind[]) {
    this.#clauses = clauses;
    this.#pagefinds = pagefinds;
  }

  #ready(): Promise<Catalogue> {
    const set = this.#pagefinds.map((pagefind) => pagefind.options({ ranking: RANKING }));
    this.#catalogue ??= Promise.all(set).then(() => catalogueOf(this.#pagefinds));
    return this.#catalogue;
  }

  /** The kinds by how well they answer: named by the words, then having most of them, then in their usual order. */
  async #inOrder(
    words: readonly string[],
    clauses: readonly Hit[],
    answers: ReadonlyMap<Kind, ReadonlyMap<string, Answer>>,
  ): Promise<Finding['kinds']> {
    const found = KINDS.map((kind) => {
      const hits = kind === 'clause' ? clauses : ranked(answers.get(kind) ?? new Map(), words.length, kind);
      return { kind, hits, share: Math.max(0, ...hits.map(({ share }) => share)) };
    });
    const most = Math.max(0, ...found.map(({ share }) => share));
    const worthy = found.filter(({ share }) => share > 0 && share >= most * WORTH_A_KIND);
    const weighed = await Promise.all(
      worthy.map(async ({ kind, hits, share }) => {
        const [best] = hits;
        const named = best === undefined ? 0 : namedBy(await best.load(), words);
        return { kind, hits, rank: named + share };
      }),
    );
    weighed.sort((a, b) => b.rank - a.rank);
    return new Map(weighed.map(({ kind, hits }) => [kind, hits]));
  }

  /** Everything that answers a question. */
  async find(query: string): Promise<Finding> {
    const words = askedWords(query, this.#clauses.common);
    const catalogue = await this.#ready();
    const { hits: clauses, answer, words: meant } = this.#clauses.find(query);
    const answers = new Map<Kind, Map<string, Answer>>(RECORDED.map((kind) => [kind, new Map()]));
    for (const word of words) {
      const found = await Promise.all(this.#pagefinds.map((pagefind) => pagefind.search(word)));
      // Pagefind weighs a word by how rare it is in its index; what counts is how rare it is in records of the kind.
      const results = found.flatMap(({ results: own }, at) => {
        const overall = rarity(catalogue.all[at] ?? 0, own.length);
        return own.map((result) => ({ id: idIn(at, result.id), score: result.score / overall, result }));
      });
      const having = new Map<Kind, number>();
      for (const { id } of results) {
        const kind = catalogue.kinds.get(id);
        if (kind !== undefined) having.set(kind, (having.get(kind) ?? 0) + 1);
      }
      for (const { id, score, result } of results) {
        const kind = catalogue.kinds.get(id);
        if (kind === undefined || score <= 0) continue;
        const own = rarity(catalogue.sizes.get(kind) ?? 0, having.get(kind) ?? 0);
        const ofKind = answers.get(kind);
        const known = ofKind?.get(id) ?? { score: 0, matched: 0, result };
        known.score += score * own;
        known.matched += 1;
        ofKind?.set(id, known);
      }
    }
    return { words: [...new Set([...words, ...meant])], kinds: await this.#inOrder(words, clauses, answers), answer };
  }
}
