// The registry of clauses as pages need it: where each stands and comes from, which of other systems belong to it.

import registry from '../../../content/clauses.json' with { type: 'json' };
import {
  type ClauseRegistry,
  clausesOfDocument,
  isOurRuling,
  type RegisteredClause,
  registryOf,
  type System,
} from '../../reference/index.ts';
import type { ClauseId } from '../../vocab/index.ts';

let held: ClauseRegistry | undefined;

/** The registry of this program, read once. */
export const theRegistry = (): ClauseRegistry => {
  held ??= registryOf(registry);
  return held;
};

/** Undefined for an id nobody has registered. */
export const registered = (id: string): RegisteredClause | undefined => theRegistry().clauses.get(id);

/** The topic that explains a clause. */
export const topicOf = (id: ClauseId): string | undefined => registered(id)?.topic;

export interface SourceDocument {
  /** Its short name. */
  readonly id: string;
  /** In the document's own order. */
  readonly clauses: readonly RegisteredClause[];
}

/** The documents our clauses come from. */
export const sourceDocuments = (): readonly SourceDocument[] =>
  [...theRegistry().documents].map((id) => ({ id, clauses: clausesOfDocument(theRegistry(), id) }));

/** Clauses of different systems on the same point. */
export type Group = readonly RegisteredClause[];

/**
 * Clauses of other systems on the same point. Rulings are left out: they decide between clauses, of one system or of
 * two, and would draw points together that have nothing else in common.
 */
const counterpartsOf = (clause: RegisteredClause): readonly ClauseId[] =>
  isOurRuling(clause)
    ? []
    : clause.related.filter((id) => {
        const other = registered(id);
        return other !== undefined && !isOurRuling(other);
      });

/** The clauses of a topic that belong together, however far around: each group names two systems or more. */
const groupsFrom = (clauses: readonly RegisteredClause[]): readonly Group[] => {
  const taken = new Set<ClauseId>();
  return clauses.flatMap((first) => {
    if (taken.has(first.id) || counterpartsOf(first).length === 0) return [];
    const group: RegisteredClause[] = [];
    const waiting = [first.id];
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const clause = registered(id);
      if (clause === undefined || taken.has(id)) continue;
      taken.add(id);
      group.push(clause);
      waiting.push(...counterpartsOf(clause));
    }
    return [group];
  });
};

/** Whether some of a group decide the point otherwise than others of it. */
export const doDiffer = (group: Group): boolean => {
  const ids = new Set(group.map(({ id }) => id));
  return group.some(({ differs }) => differs.some((id) => ids.has(id)));
};

export interface Comparison {
  readonly topic: string;
  readonly groups: readonly Group[];
  /** Clauses of the topic to which no other system has one. */
  readonly alone: number;
}

/** The points on which systems can be compared. A group that reaches over topics is told with its first clause. */
export const comparisons = (topics: readonly string[]): readonly Comparison[] => {
  const all = [...theRegistry().clauses.values()];
  const groups = groupsFrom(all);
  return topics.flatMap((topic) => {
    const own = groups.filter(([first]) => first?.topic === topic);
    const alone = all.filter((clause) => clause.topic === topic && counterpartsOf(clause).length === 0).length;
    return own.length === 0 ? [] : [{ topic, groups: own, alone }];
  });
};

/** How many of these clauses each system has. */
export const countBySystem = (ids: readonly ClauseId[]): ReadonlyMap<System, number> => {
  const counts = new Map<System, number>();
  for (const id of ids) {
    const system = registered(id)?.ruleset;
    if (system !== undefined) counts.set(system, (counts.get(system) ?? 0) + 1);
  }
  return counts;
};
