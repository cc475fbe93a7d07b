// What holds in a game by a ruleset: of all clauses of the documents it plays by those that are in force, those that
// others have replaced, and those that speak of another board. What replaces what was judged clause by clause and
// stands in `content/holds.json`; nothing here is guessed from names or relations.

import { z } from 'zod';
import type { ClauseId } from '../vocab/index.ts';
import { type ClauseRegistry, type RegisteredClause, SYSTEMS } from './registry.ts';

const Ids = z.array(z.string());
const ByClause = z.record(z.string(), Ids);

const HoldsSchema = z.strictObject({
  /** Rulesets by id. */
  rulesets: z.record(
    z.string(),
    z.strictObject({
      /** The systems whose clauses it plays by, what it builds on before what is its own. */
      systems: z.array(z.enum(SYSTEMS)),
      /** Rulings registered under another system that decide the point for this one too. */
      also: Ids.exactOptional(),
      /** The version from which on it has a clause, where it had versions without. */
      since: z.record(z.string(), z.number()).exactOptional(),
    }),
  ),
  /** Clauses of shared systems that are about some of their rulesets only. */
  only: ByClause,
  /** Clauses that are not played where one of those named is there, each with what is played instead. */
  overridden: ByClause,
  /** Clauses that are played apart from what those named say otherwise. */
  amended: ByClause,
  /** By the system that leaves them out: clauses about a board or a set-up it does not have. */
  idle: ByClause,
  /** What hangs on options: clauses in force only where an option is one of these words, or played otherwise then. */
  options: z.array(
    z.strictObject({
      option: z.string(),
      is: z.array(z.string()),
      holds: Ids.exactOptional(),
      changes: Ids.exactOptional(),
    }),
  ),
});

type Parsed = z.infer<typeof HoldsSchema>;

/** An option and the words of it on which something hangs. */
export interface OptionWords {
  readonly option: string;
  readonly is: readonly string[];
}

export interface Holds {
  readonly rulesets: ReadonlyMap<string, Parsed['rulesets'][string]>;
  readonly only: ReadonlyMap<string, readonly string[]>;
  readonly overridden: ReadonlyMap<string, readonly ClauseId[]>;
  readonly amended: ReadonlyMap<string, readonly ClauseId[]>;
  readonly idle: ReadonlyMap<string, ReadonlySet<string>>;
  readonly options: readonly (OptionWords & {
    readonly holds: readonly ClauseId[];
    readonly changes: readonly ClauseId[];
  })[];
}

/** Checks and indexes the content of `holds.json`; throws if it is none, or speaks of a clause there is not. */
export const holdsOf = (json: unknown, { clauses }: ClauseRegistry): Holds => {
  const parsed = HoldsSchema.parse(json);
  const known = (ids: readonly string[] = []): readonly ClauseId[] =>
    ids.map((id) => {
      const clause = clauses.get(id);
      if (clause === undefined) throw new Error(`holds.json speaks of ${id}, which is no clause`);
      return clause.id;
    });
  const byClause = (record: Parsed['amended']): ReadonlyMap<string, readonly ClauseId[]> => {
    known(Object.keys(record));
    return new Map(Object.entries(record).map(([id, by]) => [id, known(by)]));
  };
  known(Object.keys(parsed.only));
  for (const { also, since = {} } of Object.values(parsed.rulesets)) known([...(also ?? []), ...Object.keys(since)]);
  return {
    rulesets: new Map(Object.entries(parsed.rulesets)),
    only: new Map(Object.entries(parsed.only)),
    overridden: byClause(parsed.overridden),
    amended: byClause(parsed.amended),
    idle: new Map(Object.entries(parsed.idle).map(([system, ids]) => [system, new Set(known(ids))])),
    options: parsed.options.map(({ holds, changes, ...words }) => ({
      ...words,
      holds: known(holds),
      changes: known(changes),
    })),
  };
};

/** Which options a ruleset has, each with its words. */
export type Offered = Readonly<Record<string, readonly string[]>>;

/** How a clause stands in games by a ruleset. */
export interface Holding {
  readonly clause: RegisteredClause;
  /** `idle`: about a board, a set-up or an option that the ruleset does not have. */
  readonly state: 'holds' | 'overridden' | 'idle';
  /** What is played instead of an overridden clause; all of it holds. */
  readonly by: readonly ClauseId[];
  /** What a clause that holds has to be read together with, because it says a part of it otherwise. */
  readonly amendedBy: readonly ClauseId[];
  /** Options on whose words it hangs whether it holds. */
  readonly needs: readonly OptionWords[];
}

/** The clauses of the documents that games by a ruleset are played by, in the order of the registry. */
export const clausesPlayed = (
  { rulesets, only }: Holds,
  { clauses }: ClauseRegistry,
  ruleset: string,
): readonly RegisteredClause[] => {
  const played = rulesets.get(ruleset);
  if (played === undefined) throw new Error(`holds.json does not say by which documents ${ruleset} is played`);
  const also = new Set(played.also);
  return [...clauses.values()].filter(
    ({ id, ruleset: system }) =>
      (played.systems.includes(system) || also.has(id)) && only.get(id)?.includes(ruleset) !== false,
  );
};

/** How every clause of a ruleset's documents stands in its games, in the order of the registry. */
export const holdingsIn = (
  holds: Holds,
  registry: ClauseRegistry,
  ruleset: string,
  offered: Offered,
): ReadonlyMap<ClauseId, Holding> => {
  const played = clausesPlayed(holds, registry, ruleset);
  const there = new Set(played.map(({ id }) => id));
  const systems = holds.rulesets.get(ruleset)?.systems ?? [];
  const overriding = (id: ClauseId): readonly ClauseId[] =>
    (holds.overridden.get(id) ?? []).filter((by) => there.has(by));
  const isOffered = ({ option, is }: OptionWords): boolean =>
    is.some((word) => offered[option]?.includes(word) === true);
  const needsOf = (id: ClauseId): readonly OptionWords[] => holds.options.filter((one) => one.holds.includes(id));
  const isIdle = (id: ClauseId): boolean =>
    systems.some((system) => holds.idle.get(system)?.has(id) === true) || !needsOf(id).every(isOffered);
  /** What is played in the end: what replaced a clause may itself have been replaced. */
  const inTheEnd = (id: ClauseId, passed: readonly ClauseId[] = []): readonly ClauseId[] =>
    overriding(id)
      .filter((by) => !passed.includes(by) && !isIdle(by))
      .flatMap((by) => (overriding(by).length === 0 ? [by] : inTheEnd(by, [...passed, id])));
  return new Map(
    played.map((clause): readonly [ClauseId, Holding] => {
      const { id } = clause;
      const by = [...new Set(inTheEnd(id))];
      const state = by.length > 0 ? 'overridden' : isIdle(id) ? 'idle' : 'holds';
      const amendedBy = (holds.amended.get(id) ?? []).filter(
        (other) => there.has(other) && overriding(other).length === 0 && !isIdle(other),
      );
      return [
        id,
        {
          clause,
          state,
          by,
          amendedBy: state === 'holds' ? amendedBy : [],
          needs: state === 'holds' ? needsOf(id).map(({ option, is }) => ({ option, is })) : [],
        },
      ];
    }),
  );
};
