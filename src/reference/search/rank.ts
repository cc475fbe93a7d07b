// Finds the clauses that answer a question, best first: by where its words stand and how rare they are, each word for
// itself. It knows no clause by name.

import type { ClauseId } from '../../vocab/index.ts';
import { type Index, weightOf } from './make.ts';
import { type Asked, questionsFor } from './question.ts';
import { answersKey } from './sources.ts';

interface Found {
  readonly id: ClauseId;
  /** Higher is better; only the order means anything. */
  readonly score: number;
  /** How much of what is asked for it has, from 0 to 1. */
  readonly share: number;
}

export interface Finding {
  /** Best first. */
  readonly found: readonly Found[];
  /** Whether the first of them is the answer, and not only the likeliest. */
  readonly sure: 'yes' | 'no';
  /** What was looked for, slips set right. */
  readonly words: readonly string[];
}

/** What is cited comes before everything else. */
const CITED = { whole: 2000, part: 1000, no: 0 } as const;
/** Rare words count more, but not as much more as they are rarer. */
const RARITY = 0.8;
/** What a clause says often counts ever less: half of the most at this weight. */
const HALF = 10;

/**
 * An answer is sure if it has nearly all that is asked for and the next clause that is not on the same point comes far
 * behind. A slip that was set right is not all that is asked for. Measured on the lists of questions
 * (`tests/reference/questions`): so one sure answer in thirty is none.
 */
const SURE = { share: 0.71, next: 0.7 } as const;

const saturated = (weight: number): number => weight / (weight + HALF);

/** How well each clause answers one thing. */
const answersTo = ({ words, ideas }: Asked, index: Index): Float64Array => {
  const best = new Float64Array(index.clauses.length);
  const take = (postings: readonly number[] | undefined, likely: number): void => {
    if (postings === undefined) return;
    for (let at = 0; at < postings.length; at += 2) {
      const clause = postings[at] ?? 0;
      const value = likely * saturated(weightOf(postings[at + 1] ?? 0));
      if (value > (best[clause] ?? 0)) best[clause] = value;
    }
  };
  for (const [word, likely] of words) take(index.words.get(word), likely);
  for (const [idea, likely] of ideas) take(index.ideas.get(idea), likely);
  return best;
};

/** Searches an index. Made once for many questions. */
export const searcherFor = (index: Index): ((question: string) => Finding) => {
  const read = questionsFor(index);
  const { clauses } = index;
  const related = new Map(clauses.map(({ id, related: others }) => [id, others]));
  return (question) => {
    const { asked, cited, words } = read(question);
    const answers = asked
      .map((one) => ({ values: answersTo(one, index), belief: one.belief }))
      .map(({ values, belief }) => {
        const having = values.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
        // A word that no text has is as rare as can be: what is asked for there, none of them answers.
        return { values, belief, rarity: Math.log(1 + clauses.length / (1 + having)) ** RARITY };
      });
    const all = answers.reduce((sum, { rarity }) => sum + rarity, 0);
    const found = clauses
      .map(({ id, standing, keys }, at): Found => {
        let [total, had] = [0, 0];
        for (const { values, belief, rarity } of answers) {
          const value = values[at] ?? 0;
          total += value * rarity;
          if (value > 0) had += rarity * belief;
        }
        const named = cited.reduce((sum, { key }) => sum + CITED[answersKey(keys, key)], 0);
        const share = all === 0 ? (named > 0 ? 1 : 0) : had / all;
        return { id, score: named + standing * total, share };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const [first] = found;
    const next = found.find(({ id }) => first !== undefined && id !== first.id && !related.get(first.id)?.includes(id));
    const isSure =
      first !== undefined &&
      (cited.length > 0 || first.share >= SURE.share) &&
      (next === undefined || next.score <= first.score * SURE.next);
    return { found, sure: isSure ? 'yes' : 'no', words };
  };
};
