// How clauses of different systems stand to each other: what each pair decides, and on which points a system has no
// word of its own. Each pair is kept once, at the clause of the system that comes first; the other direction follows.

import { z } from 'zod';
import type { ClauseId } from '../vocab/index.ts';
import { type ClauseRegistry, isOurRuling, type RegisteredClause, SYSTEMS, type System } from './registry.ts';

/** What the other clause does beside this one: it allows less, or more, or is another rule altogether. */
const RELATIONS = ['same', 'stricter', 'looser', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What three games share is a system of clauses, but no game is played by it alone. */
const SHARED = 'linked-war';

export type PlayedSystem = Exclude<System, typeof SHARED>;

/** The systems games are played by, in the order in which they are shown. */
export const PLAYED_SYSTEMS = SYSTEMS.filter((system): system is PlayedSystem => system !== SHARED);

interface Foundation {
  /** The system it presupposes and amends: where it is silent, that speaks. */
  readonly amends?: System;
  /** Systems whose clauses are its own as well. */
  readonly shares: readonly System[];
}

const FOUNDATIONS: { readonly [system in System]: Foundation } = {
  'second-edition': { shares: [] },
  daak: { amends: 'second-edition', shares: [] },
  'enhanced-realism': { amends: 'second-edition', shares: [] },
  'linked-war': { shares: [] },
  'europe-1999': { shares: [SHARED] },
  'pacific-2001': { shares: [SHARED] },
  'linked-2001': { shares: [SHARED, 'europe-1999', 'pacific-2001'] },
};

/** The system that speaks where this one is silent, if it presupposes any. */
export const amendedBy = (system: System): System | undefined => FOUNDATIONS[system].amends;

/** Whether what `foundation` says holds in a system too, until that says otherwise. */
export const restsOn = (system: System, foundation: System): boolean => {
  const { amends, shares } = FOUNDATIONS[system];
  return amends === foundation || shares.includes(foundation);
};

/** The systems whose clauses are those of a game by `system`. */
const speakersOf = (system: System): readonly System[] => [system, ...FOUNDATIONS[system].shares];

/** Which systems a clause of `system` is held against: all that play, but itself and those it is a part of. */
export const systemsBeside = (system: System): readonly System[] =>
  PLAYED_SYSTEMS.filter((other) => other !== system && !(system === SHARED && restsOn(other, system)));

const RelationsSchema = z.record(
  z.string(),
  z.strictObject({
    same: z.array(z.string()).optional(),
    stricter: z.array(z.string()).optional(),
    looser: z.array(z.string()).optional(),
    other: z.array(z.string()).optional(),
    /** Systems without a clause on the point; `linked-war` stands for all three that rest on it. */
    silent: z.array(z.enum(SYSTEMS)).optional(),
  }),
);

/** A clause of another system on the same point, and what it decides beside the one asked about. */
export interface Counterpart {
  readonly clause: RegisteredClause;
  readonly relation: Relation;
}

export interface Relations {
  /** By clause, in the order of the systems. */
  readonly counterparts: ReadonlyMap<ClauseId, readonly Counterpart[]>;
  /** Systems that are said to have no clause on the point of this one. */
  readonly silent: ReadonlyMap<ClauseId, readonly System[]>;
}

/** The relation of the second clause to the first, told from the first to the second. */
export const turned = (relation: Relation): Relation =>
  relation === 'stricter' ? 'looser' : relation === 'looser' ? 'stricter' : relation;

const rank = ({ ruleset }: RegisteredClause): number => SYSTEMS.indexOf(ruleset);

/**
 * Checks and indexes the content of `relations.json`; throws if it speaks of what is no clause or a ruling, relates
 * clauses of one system, keeps a pair twice, or calls a system silent that has a counterpart.
 */
export const relationsOf = (json: unknown, { clauses }: ClauseRegistry): Relations => {
  const fault = (what: string): never => {
    throw new Error(`relations.json: ${what}`);
  };
  const known = (id: string): RegisteredClause => {
    const clause = clauses.get(id) ?? fault(`${id} is no clause`);
    return isOurRuling(clause)
      ? fault(`${id} is a ruling, which stands as the clauses do that it decides between`)
      : clause;
  };
  const counterparts = new Map<ClauseId, Counterpart[]>();
  const silent = new Map<ClauseId, readonly System[]>();
  const join = (from: RegisteredClause, clause: RegisteredClause, relation: Relation): void => {
    const own = counterparts.get(from.id) ?? [];
    if (own.some((one) => one.clause === clause)) fault(`${from.id} and ${clause.id} are related twice`);
    counterparts.set(from.id, [...own, { clause, relation }]);
  };
  for (const [id, entry] of Object.entries(RelationsSchema.parse(json))) {
    const clause = known(id);
    for (const relation of RELATIONS) {
      for (const other of (entry[relation] ?? []).map(known)) {
        if (rank(other) <= rank(clause)) fault(`the pair ${id} and ${other.id} belongs to ${other.id}`);
        join(clause, other, relation);
        join(other, clause, turned(relation));
      }
    }
    if (entry.silent !== undefined) silent.set(clause.id, entry.silent);
  }
  for (const own of counterparts.values()) own.sort((a, b) => rank(a.clause) - rank(b.clause));
  for (const [id, systems] of silent) {
    const spoken = systems.find((system) =>
      (counterparts.get(id) ?? []).some(({ clause }) => clause.ruleset === system),
    );
    if (spoken !== undefined) fault(`${id} has a counterpart in ${spoken}, which is said to be silent`);
  }
  return { counterparts, silent };
};

/** What a system makes of a clause of another. */
interface Treatment {
  readonly system: System;
  /** What the system decides; `silent` if it has no word of its own. */
  readonly relation: Relation | 'silent';
  readonly counterparts: readonly Counterpart[];
}

/** One word for several counterparts: they agree, or lie on one side of the clause, or decide otherwise. */
const together = (counterparts: readonly Counterpart[]): Relation => {
  const apart = [...new Set(counterparts.map(({ relation }) => relation))].filter((relation) => relation !== 'same');
  return apart.length > 1 ? 'other' : (apart[0] ?? 'same');
};

/**
 * What a game by `system` makes of a clause of another; undefined where nobody has said it, neither by a counterpart
 * nor by silence.
 */
export const treatmentOf = (relations: Relations, clause: RegisteredClause, system: System): Treatment | undefined => {
  const speakers = speakersOf(system);
  const counterparts = (relations.counterparts.get(clause.id) ?? []).filter((one) =>
    speakers.includes(one.clause.ruleset),
  );
  if (counterparts.length > 0) return { system, relation: together(counterparts), counterparts };
  const said = (relations.silent.get(clause.id) ?? []).some((one) => speakers.includes(one));
  return said ? { system, relation: 'silent', counterparts } : undefined;
};
