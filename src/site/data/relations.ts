// What other systems say of the point of a clause, and how they decide it: for a page of rules and for the comparison.

import relations from '../../../content/relations.json' with { type: 'json' };
import {
  amendedBy,
  type Counterpart,
  isOurRuling,
  type RegisteredClause,
  type Relations,
  relationsOf,
  restsOn,
  SYSTEMS,
  type System,
  systemsBeside,
  treatmentOf,
} from '../../reference/index.ts';
import { registered, theRegistry } from './clauses.ts';

let held: Relations | undefined;

/** The relations of this program, read once. */
const theRelations = (): Relations => {
  held ??= relationsOf(relations, theRegistry());
  return held;
};

const counterpartsOf = ({ id }: RegisteredClause): readonly Counterpart[] => theRelations().counterparts.get(id) ?? [];

export interface Elsewhere {
  readonly counterparts: readonly Counterpart[];
  /** Rulings on this clause; beside a ruling, the clauses it decides between. */
  readonly rulings: readonly RegisteredClause[];
  /** Systems without a word of their own in which this clause holds. */
  readonly holds: readonly System[];
  /** Those in which a clause of the edition they amend holds instead, one of the counterparts. */
  readonly amends: readonly System[];
  /** Those that do not speak of the point at all. */
  readonly silent: readonly System[];
}

/** Whether a game by `system` leaves a clause as it is. */
const isKept = (clause: RegisteredClause, system: System): boolean => {
  const relation = treatmentOf(theRelations(), clause, system)?.relation;
  return relation === 'silent' || relation === 'same';
};

/** Whether the edition that a system amends speaks of a point, and the system lets that stand. */
const isAmended = (clause: RegisteredClause, system: System): boolean => {
  const edition = amendedBy(system);
  return counterpartsOf(clause).some(({ clause: other }) => other.ruleset === edition && isKept(other, system));
};

/** One name for systems that share all but a few clauses, where all of them are meant. */
const joined = (systems: readonly System[]): readonly System[] => {
  const shared = SYSTEMS.filter((system) => {
    const sharing = SYSTEMS.filter((one) => amendedBy(one) !== system && restsOn(one, system));
    return sharing.length > 1 && sharing.every((one) => systems.includes(one));
  });
  const within = (system: System): boolean => shared.some((one) => restsOn(system, one));
  return [...systems.filter((system) => !within(system)), ...shared];
};

/** What is said of the point of a clause beside it. */
export const elsewhereOf = (clause: RegisteredClause): Elsewhere => {
  const others = clause.related.flatMap((id) => registered(id) ?? []);
  const rulings = isOurRuling(clause) ? others : others.filter(isOurRuling);
  const counterparts = counterpartsOf(clause);
  const quiet = isOurRuling(clause)
    ? []
    : systemsBeside(clause.ruleset).filter(
        (system) => treatmentOf(theRelations(), clause, system)?.relation === 'silent',
      );
  const holds = quiet.filter((system) => restsOn(system, clause.ruleset));
  const amends = quiet.filter((system) => !holds.includes(system) && isAmended(clause, system));
  const silent = quiet.filter((system) => !holds.includes(system) && !amends.includes(system));
  return { counterparts, rulings, holds, amends, silent: joined(silent) };
};

/** Clauses of several systems on one point. */
export interface Group {
  /** Of the system that comes first: those the others are held against. */
  readonly heads: readonly RegisteredClause[];
  readonly counterparts: readonly Counterpart[];
}

export interface Comparison {
  readonly topic: string;
  readonly groups: readonly Group[];
  /** Clauses of the topic to which no other system has one. */
  readonly alone: number;
}

const pairOf = (a: RegisteredClause, b: RegisteredClause): string => [a.id, b.id].sort().join(' ');

/** Whether all that is said of the point of a clause elsewhere is among these, and stands to it as to them. */
const isWithin = (clause: RegisteredClause, others: readonly Counterpart[]): boolean => {
  const own = counterpartsOf(clause);
  return (
    own.length > 0 &&
    own.every((one) => others.some((two) => two.clause === one.clause && two.relation === one.relation))
  );
};

/**
 * Every two counterparts together in one group at least: a clause with all of its own, and with others of its system of
 * which no more is said.
 */
const groupsOf = (clauses: readonly RegisteredClause[]): readonly Group[] => {
  const shown = new Set<string>();
  return clauses.flatMap((first) => {
    const counterparts = counterpartsOf(first);
    if (counterparts.every(({ clause }) => shown.has(pairOf(first, clause)))) return [];
    const besides = clauses.filter(
      (one) => one !== first && one.ruleset === first.ruleset && isWithin(one, counterparts),
    );
    const heads = [first, ...besides];
    for (const head of heads) for (const { clause } of counterpartsOf(head)) shown.add(pairOf(head, clause));
    return [{ heads, counterparts }];
  });
};

const rank = ({ ruleset }: RegisteredClause): number => SYSTEMS.indexOf(ruleset);

/** The points on which systems can be compared. A group that reaches over topics is told with its first clause. */
export const comparisons = (topics: readonly string[]): readonly Comparison[] => {
  const all = topics.flatMap((topic) =>
    [...theRegistry().clauses.values()].filter((clause) => clause.topic === topic).sort((a, b) => rank(a) - rank(b)),
  );
  const groups = groupsOf(all);
  return topics.flatMap((topic) => {
    const own = groups.filter(({ heads }) => heads[0]?.topic === topic);
    const alone = all.filter((clause) => clause.topic === topic && counterpartsOf(clause).length === 0).length;
    return own.length === 0 ? [] : [{ topic, groups: own, alone }];
  });
};

/** Whether some of a group decide the point otherwise than its heads. */
export const doDiffer = ({ counterparts }: Group): boolean => counterparts.some(({ relation }) => relation !== 'same');

/** All clauses of a group. */
export const clausesOf = ({ heads, counterparts }: Group): readonly RegisteredClause[] => [
  ...heads,
  ...counterparts.map(({ clause }) => clause),
];
