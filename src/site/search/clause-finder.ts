// Finds clauses in a reader's browser, by the same search as `clause --search`: over the index of the page's language,
// which is fetched whole, and texts, which are fetched by topic when something of them is shown.

import { clausesSent, type PackedIndex, unpacked } from '../../reference/search/pack.ts';
import { searcherFor } from '../../reference/search/rank.ts';
import type { ClauseTexts, FoundRecord, Hit } from './record.ts';

interface ClauseFinding {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** The first of them, if it is the answer for sure. */
  readonly answer: Hit | undefined;
  /** What was looked for, slips set right. */
  readonly words: readonly string[];
}

export interface ClauseFinder {
  readonly find: (question: string) => ClauseFinding;
  /** Words that say nothing of what is asked, in the language of the page. */
  readonly common: ReadonlySet<string>;
}

/** What scores less than this part of the best only happens to hold a word. */
const WORTH_SHOWING = 0.2;

/** @param textsOf fetches the texts of a topic */
export const clauseFinder = (sent: PackedIndex, textsOf: (topic: string) => Promise<ClauseTexts>): ClauseFinder => {
  const search = searcherFor(unpacked(sent));
  const clauses = new Map(clausesSent(sent).map((clause) => [clause.id, clause]));
  const fetched = new Map<string, Promise<ClauseTexts>>();
  const load = async (id: string, topic: string): Promise<FoundRecord> => {
    const texts = fetched.get(topic) ?? textsOf(topic);
    fetched.set(topic, texts);
    const { page, title: place, clauses: all } = await texts;
    const [title = id, text = '', borrowed] = all[id] ?? [];
    return { url: `${page}#${id}`, title, place, text, ...(borrowed === undefined ? {} : { borrowed }) };
  };
  return {
    common: new Set(sent.common.split(' ')),
    find: (question) => {
      const { found, sure, words } = search(question);
      const best = found[0]?.score ?? 0;
      const hits = found
        .filter(({ score }) => score > best * WORTH_SHOWING)
        .flatMap(({ id, score, share }): readonly Hit[] => {
          const clause = clauses.get(id);
          if (clause === undefined) return [];
          return [{ kind: 'clause', system: clause.system, score, share, load: () => load(id, clause.topic) }];
        });
      return { hits, answer: sure === 'yes' ? hits[0] : undefined, words };
    },
  };
};
