// The registry of clauses as pages need it: where each stands and comes from.

import registry from '../../../content/clauses.json' with { type: 'json' };
import {
  type ClauseRegistry,
  clausesOfDocument,
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

/** How many of these clauses each system has. */
export const countBySystem = (ids: readonly ClauseId[]): ReadonlyMap<System, number> => {
  const counts = new Map<System, number>();
  for (const id of ids) {
    const system = registered(id)?.ruleset;
    if (system !== undefined) counts.set(system, (counts.get(system) ?? 0) + 1);
  }
  return counts;
};
