// What the cases say of each clause: which of them speak of it and how they came out.

import type { Case } from './schema.ts';

/** A case and whether it passed. */
export interface Result {
  readonly spec: Case;
  readonly passed: boolean;
}

/** One line of the table clause, cases, status. */
export interface ClauseTally {
  /** As the cases name it: whether there is such a clause, the registry knows. */
  readonly clause: string;
  /** Ids of the cases that speak of it, in the order they were run. */
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** The clauses a case speaks of: the one it is about, the one its refusal must cite, those it says were applied. */
export const clausesOf = ({ clause, then }: Case): readonly string[] => {
  const more = 'refused' in then ? [then.refused.clause] : (then.applied ?? []);
  return [...new Set([clause, ...more])].filter((each) => each !== undefined);
};

/** The table, ordered by clause. */
export const tallyByClause = (results: readonly Result[]): readonly ClauseTally[] => {
  // B2.10 after B2.9; ids of words in alphabetical order.
  const byId = new Intl.Collator('en', { numeric: true }).compare;
  const tallies = new Map<string, { passed: string[]; failed: string[] }>();
  for (const { spec, passed } of results) {
    for (const clause of clausesOf(spec)) {
      const tally = tallies.get(clause) ?? { passed: [], failed: [] };
      (passed ? tally.passed : tally.failed).push(spec.id);
      tallies.set(clause, tally);
    }
  }
  return [...tallies].map(([clause, tally]) => ({ clause, ...tally })).sort((a, b) => byId(a.clause, b.clause));
};
