// The clauses of a ruleset topic by topic, as its rules are read: each once, rulings below the clauses they decide.

import type { ClauseId } from '../vocab/index.ts';
import type { Holding } from './holds.ts';
import { isOurRuling, type System } from './registry.ts';

/** A topic with ids in the order of its text. */
export interface OrderedTopic {
  readonly topic: string;
  readonly clauses: readonly ClauseId[];
}

type Holdings = ReadonlyMap<ClauseId, Holding>;

/**
 * The clause below which a ruling stands: of those it decides, and that are played if any is, one of the topic most of
 * them belong to; where topics have equally many, of the one with the clause that is most the ruleset's own.
 */
const homeOf = (ruling: Holding, holdings: Holdings, systems: readonly System[]): ClauseId | undefined => {
  const related = ruling.clause.related.flatMap((id) => holdings.get(id) ?? []);
  const played = related.filter(({ state }) => state === 'holds');
  const decided = (played.length > 0 ? played : related).map(({ clause }) => clause);
  const clauses = decided.filter((clause) => !isOurRuling(clause));
  const rank = ({ ruleset }: { readonly ruleset: System }): number => systems.indexOf(ruleset);
  const inTopic = (topic: string) => clauses.filter((clause) => clause.topic === topic);
  const [best] = clauses.toSorted(
    (a, b) => inTopic(b.topic).length - inTopic(a.topic).length || rank(b) - rank(a), // equal ones stay as they are
  );
  return best === undefined ? decided.find(({ id }) => id !== ruling.clause.id)?.id : inTopic(best.topic)[0]?.id;
};

/**
 * Every clause once, under its topic; topics without any are left out.
 *
 * @param topics in the order in which they are read; those that hold nothing but rulings lose them to the others
 * @param systems of the ruleset, what it builds on first
 */
export const arranged = (
  topics: readonly OrderedTopic[],
  holdings: Holdings,
  systems: readonly System[],
): readonly OrderedTopic[] => {
  const all = topics.flatMap(({ clauses }) => clauses.flatMap((id) => holdings.get(id) ?? []));
  const below = new Map<ClauseId | undefined, Holding[]>();
  for (const ruling of all.filter(({ clause }) => isOurRuling(clause))) {
    const home = homeOf(ruling, holdings, systems);
    below.set(home, [...(below.get(home) ?? []), ruling]);
  }
  const withRulings = (id: ClauseId, passed: ReadonlySet<ClauseId>): readonly ClauseId[] => {
    if (passed.has(id)) return [];
    const seen = new Set([...passed, id]);
    return [id, ...(below.get(id) ?? []).flatMap(({ clause }) => withRulings(clause.id, seen))];
  };
  const placed = topics.map(({ topic, clauses }) => ({
    topic,
    clauses: clauses
      .filter((id) => {
        const holding = holdings.get(id);
        return holding !== undefined && !isOurRuling(holding.clause);
      })
      .flatMap((id) => withRulings(id, new Set())),
  }));
  const found = new Set(placed.flatMap(({ clauses }) => clauses));
  // Rulings that decide nothing which is there stay where they were written.
  return placed
    .map(({ topic, clauses }, at) => ({
      topic,
      clauses: [...clauses, ...(topics[at]?.clauses ?? []).filter((id) => holdings.has(id) && !found.has(id))],
    }))
    .filter(({ clauses }) => clauses.length > 0);
};
