// The known differences between the systems, as the page that sums them up shows them.

import differences from '../../../content/differences.json' with { type: 'json' };
import {
  clausesOfSystems,
  type Difference,
  differencesOf,
  PLAYED_SYSTEMS,
  type PlayedSystem,
  type RegisteredClause,
  type Value,
} from '../../reference/index.ts';
import { theRegistry } from './clauses.ts';

/** A point on which systems differ; its words are the message of this name. */
type DifferenceId = keyof typeof differences;

export interface Row extends Difference {
  readonly id: DifferenceId;
}

const isRow = (difference: Difference): difference is Row => Object.hasOwn(differences, difference.id);

let held: readonly Row[] | undefined;

/** Topic by topic, in the order of the topics given. */
export const differencesBy = (
  topics: readonly string[],
): readonly { readonly topic: string; readonly rows: readonly Row[] }[] => {
  held ??= differencesOf(differences, theRegistry()).filter(isRow);
  const all = held;
  return topics
    .map((topic) => ({ topic, rows: all.filter((row) => row.topic === topic) }))
    .filter(({ rows }) => rows.length > 0);
};

/** Neighbours in the order of the systems that have the same, or do not speak of the point. */
export interface Cell {
  readonly systems: readonly PlayedSystem[];
  readonly value: Value | undefined;
  readonly clauses: readonly RegisteredClause[];
}

/** A row of the table, which has a column for each system. */
export const cellsOf = ({ values }: Row): readonly Cell[] => {
  const made = (system: PlayedSystem): Value | undefined => values.find(({ systems }) => systems.includes(system));
  const groups: PlayedSystem[][] = [];
  for (const system of PLAYED_SYSTEMS) {
    const last = groups.at(-1);
    if (last?.some((one) => made(one) === made(system))) last.push(system);
    else groups.push([system]);
  }
  return groups.map((systems) => {
    const value = systems.map(made)[0];
    return { systems, value, clauses: clausesOfSystems(systems, value?.clauses ?? []) };
  });
};
