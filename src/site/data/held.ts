// What holds in games by each ruleset, topic by topic, as pages need it.

import book from '../../../content/holds.json' with { type: 'json' };
import {
  arranged,
  type Holding,
  type Holds,
  holdingsIn,
  holdsOf,
  type OptionWords,
  type RegisteredClause,
  type System,
} from '../../reference/index.ts';
import {
  type LoggedOptions,
  newestRulesets,
  type OptionName,
  optionsOf,
  optionWords,
  type Ruleset,
  usualOptions,
} from '../../rulesets/index.ts';
import type { ClauseId } from '../../vocab/index.ts';
import { type Source, stillPaths } from '../paths.ts';
import { clausesOfTopic } from './clause-texts.ts';
import { theRegistry } from './clauses.ts';

interface HeldTopic {
  readonly topic: string;
  /** In the order in which they are read, those that are not played among them. */
  readonly holdings: readonly Holding[];
  /** Those about another board or another option. */
  readonly idle: readonly Holding[];
}

export interface Held {
  readonly ruleset: Ruleset;
  readonly systems: readonly System[];
  /** By name, those without clauses left out. */
  readonly topics: ReadonlyMap<string, HeldTopic>;
  readonly holdings: ReadonlyMap<ClauseId, Holding>;
  /** The topic under which a clause stands here: a ruling under that of what it decides. */
  topicOf(id: ClauseId): string | undefined;
}

let held: Holds | undefined;

const theHolds = (): Holds => {
  held ??= holdsOf(book, theRegistry());
  return held;
};

const heldBy = (ruleset: Ruleset): Held => {
  const registry = theRegistry();
  const holdings = holdingsIn(theHolds(), registry, ruleset.id, ruleset.options);
  const systems = theHolds().rulesets.get(ruleset.id)?.systems ?? [];
  const names = [...new Set([...registry.clauses.values()].map(({ topic }) => topic))];
  const ordered = names.map((topic) => ({ topic, clauses: clausesOfTopic(topic) }));
  const topics = arranged(ordered, holdings, systems);
  const where = new Map(topics.flatMap(({ topic, clauses }) => clauses.map((id) => [id, topic] as const)));
  return {
    ruleset,
    systems,
    topics: new Map(
      topics.map(({ topic, clauses }) => {
        const all = clauses.flatMap((id) => holdings.get(id) ?? []);
        const idle = all.filter(({ state }) => state === 'idle');
        return [topic, { topic, holdings: all.filter(({ state }) => state !== 'idle'), idle }];
      }),
    ),
    holdings,
    topicOf: (id) => where.get(id),
  };
};

let known: ReadonlyMap<string, Held> | undefined;

/** What holds by each ruleset in its newest version, by id. */
export const heldRulesets = (): ReadonlyMap<string, Held> => {
  known ??= new Map(newestRulesets().map((ruleset) => [ruleset.id, heldBy(ruleset)]));
  return known;
};

/** The pages there are once for each ruleset, each with what holds by it. */
export const heldPaths = (source: Source) =>
  stillPaths(source).flatMap(({ params, props, cacheKey }) =>
    [...heldRulesets().values()].map((held) => ({
      params: { ...params, ruleset: held.ruleset.id },
      props: { ...props, held },
      cacheKey,
    })),
  );

/** Holdings that are played, and those others replaced. */
export const countHeld = (holdings: Iterable<Holding>): { readonly holds: number; readonly overridden: number } => {
  const all = [...holdings];
  const count = (state: Holding['state']): number => all.filter((one) => one.state === state).length;
  return { holds: count('holds'), overridden: count('overridden') };
};

export interface HeldDocument {
  readonly id: string;
  readonly clauses: readonly RegisteredClause[];
}

/** The documents a ruleset plays by, with the clauses it has of each. */
export const documentsOf = ({ holdings }: Held): readonly HeldDocument[] => {
  const clauses = [...holdings.values()].filter(({ state }) => state !== 'idle').map(({ clause }) => clause);
  return [...theRegistry().documents].flatMap((id): readonly HeldDocument[] => {
    const own = clauses.filter(({ source }) => source.document === id);
    return own.length === 0 ? [] : [{ id, clauses: own }];
  });
};

/** What hangs on an option of a ruleset. */
export interface HeldOption {
  readonly option: OptionName;
  readonly hanging: readonly (OptionWords & {
    /** Clauses in force only with these words. */
    readonly holds: readonly RegisteredClause[];
    /** Clauses that are played otherwise with them. */
    readonly changes: readonly RegisteredClause[];
  })[];
}

/** The options of a ruleset on which clauses hang, in the order in which options are told. */
export const optionsHeld = ({ ruleset, holdings }: Held): readonly HeldOption[] => {
  const playable = (ids: readonly ClauseId[]): readonly RegisteredClause[] =>
    ids.flatMap((id) => {
      const holding = holdings.get(id);
      return holding?.state === 'holds' ? [holding.clause] : [];
    });
  return optionsOf(ruleset).flatMap((option): readonly HeldOption[] => {
    const hanging = theHolds()
      .options.filter((one) => one.option === option)
      .map(({ is, holds, changes }) => ({
        option,
        is: is.filter((word) => optionWords(ruleset, option).includes(word)),
        holds: playable(holds),
        changes: playable(changes),
      }))
      .filter(({ is, holds, changes }) => is.length > 0 && holds.length + changes.length > 0);
    return hanging.length === 0 ? [] : [{ option, hanging }];
  });
};

/** Clauses a ruleset had not yet in an older version of it. */
export const clausesSince = (ruleset: string, version: number): readonly ClauseId[] =>
  Object.entries(theHolds().rulesets.get(ruleset)?.since ?? {}).flatMap(([id, since]) => {
    const clause = theRegistry().clauses.get(id);
    return clause === undefined || version >= since ? [] : [clause.id];
  });

/** Whether a clause is played in a game with these options. */
export const isInForce = ({ holdings, ruleset }: Held, id: ClauseId, options: LoggedOptions): boolean => {
  const holding = holdings.get(id);
  const said: Readonly<Record<string, string | undefined>> = { ...usualOptions(ruleset), ...options };
  return holding?.state === 'holds' && holding.needs.every(({ option, is }) => is.includes(said[option] ?? ''));
};

/** What an agreement of a game changes in the rules of its ruleset. */
export interface AgreedChange {
  readonly option: OptionName;
  readonly value: string;
  /** Clauses that hold only where something else is agreed, or only with this. */
  readonly out: readonly RegisteredClause[];
  readonly into: readonly RegisteredClause[];
  /** Clauses that are played otherwise. */
  readonly otherwise: readonly RegisteredClause[];
}

/** The agreements of a game that are not the usual ones, and on which clauses hang. */
export const agreedChanges = (held: Held, options: LoggedOptions): readonly AgreedChange[] =>
  optionsHeld(held).flatMap(({ option, hanging }): readonly AgreedChange[] => {
    const [usual] = optionWords(held.ruleset, option);
    const value = options[option];
    if (value === undefined || value === usual) return [];
    const gone = hanging.filter(({ is }) => !is.includes(value) && is.includes(usual ?? ''));
    const come = hanging.filter(({ is }) => is.includes(value) && !is.includes(usual ?? ''));
    const out = gone.flatMap(({ holds }) => holds);
    const into = come.flatMap(({ holds }) => holds);
    const otherwise = come.flatMap(({ changes }) => changes);
    return out.length + into.length + otherwise.length === 0 ? [] : [{ option, value, out, into, otherwise }];
  });
