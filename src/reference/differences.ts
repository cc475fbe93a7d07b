// The known differences between the systems, each a point with what every system makes of it: which of them have the
// same, and which clauses decide it. What that is in words stands with the messages.

import { z } from 'zod';
import type { ClauseRegistry, RegisteredClause, System } from './registry.ts';
import { PLAYED_SYSTEMS, type PlayedSystem, restsOn } from './relations.ts';

const DifferencesSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/),
  z.strictObject({
    topic: z.string(),
    /** Systems that have the same, in groups; a system that is in none does not speak of the point. */
    values: z.array(z.array(z.enum(PLAYED_SYSTEMS)).min(1)).min(1),
    clauses: z.array(z.string()).min(1),
  }),
);

/** What some systems make of a point. */
export interface Value {
  readonly systems: readonly PlayedSystem[];
  /** The clauses they have on it; none where only others speak of it, and it is as the board or the box has it. */
  readonly clauses: readonly RegisteredClause[];
}

export interface Difference {
  readonly id: string;
  readonly topic: string;
  readonly values: readonly Value[];
  /** Systems that do not speak of the point. */
  readonly silent: readonly PlayedSystem[];
}

/** Those of some clauses that some systems have, what they share and none plays by alone among them. */
export const clausesOfSystems = (
  systems: readonly System[],
  clauses: readonly RegisteredClause[],
): readonly RegisteredClause[] =>
  clauses.filter(({ ruleset }) => {
    const isPlayed = PLAYED_SYSTEMS.some((system) => system === ruleset);
    return systems.includes(ruleset) || (!isPlayed && systems.some((system) => restsOn(system, ruleset)));
  });

/**
 * Checks and reads the content of `differences.json`; throws if it speaks of what is no clause, names a system twice on
 * one point, or leaves out a clause that belongs to none of the systems named.
 */
export const differencesOf = (json: unknown, { clauses }: ClauseRegistry): readonly Difference[] =>
  Object.entries(DifferencesSchema.parse(json)).map(([id, { topic, values, clauses: ids }]) => {
    const fault = (what: string): never => {
      throw new Error(`differences.json: ${id} ${what}`);
    };
    const own = ids.map((clause) => clauses.get(clause) ?? fault(`speaks of ${clause}, which is no clause`));
    const named = values.flat();
    const twice = named.find((system, at) => named.indexOf(system) !== at);
    if (twice !== undefined) fault(`names ${twice} twice`);
    const told = values.map((systems) => ({ systems, clauses: clausesOfSystems(systems, own) }));
    const lost = own.find((clause) => !told.some((value) => value.clauses.includes(clause)));
    if (lost !== undefined) fault(`has nothing to show ${lost.id} with`);
    return { id, topic, values: told, silent: PLAYED_SYSTEMS.filter((one) => !named.includes(one)) };
  });
