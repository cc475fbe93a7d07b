// The registry of clauses: which there are, where each comes from, what is related to it. What they say stands
// elsewhere.

import { z } from 'zod';
import type { ClauseId } from '../vocab/index.ts';

/**
 * The systems of rules that have clauses, in the order in which they are shown. `linked-war` is what Europe, Pacific
 * and both linked share; not all systems can be played yet.
 */
export const SYSTEMS = [
  'second-edition',
  'daak',
  'enhanced-realism',
  'linked-war',
  'europe-1999',
  'pacific-2001',
  'linked-2001',
] as const;
export type System = (typeof SYSTEMS)[number];

const RegistrySchema = z.strictObject({
  /** Documents by short name; their titles stand among the messages. */
  documents: z.array(z.string()),
  clauses: z.record(
    z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.-]*$/),
    z.strictObject({
      topic: z.string().regex(/^[a-z][a-z-]*$/),
      ruleset: z.enum(SYSTEMS),
      kind: z.enum(['definition', 'advice', 'legality', 'effect', 'rule', 'ruling']),
      source: z.strictObject({ document: z.string(), section: z.string() }),
      /**
       * Clauses of other rulesets on the same point, of which `relations.json` says how they decide it; a ruling also
       * names those it decides between, and they name it.
       */
      related: z.array(z.string()),
    }),
  ),
});

type Parsed = z.infer<typeof RegistrySchema>['clauses'][string];

export interface RegisteredClause extends Readonly<Omit<Parsed, 'related' | 'source'>> {
  readonly id: ClauseId;
  readonly related: readonly ClauseId[];
  readonly source: Readonly<Parsed['source']>;
}

export interface ClauseRegistry {
  /** By short name, in the order of the file. */
  readonly documents: ReadonlySet<string>;
  /** By id, in the order of the file, which within a document is that of the document. */
  readonly clauses: ReadonlyMap<string, RegisteredClause>;
}

/**
 * Checks and indexes the content of `clauses.json`; throws if it is none, or speaks of a clause or document it has not.
 */
export const registryOf = (json: unknown): ClauseRegistry => {
  const { documents: named, clauses } = RegistrySchema.parse(json);
  const documents = new Set(named);
  const isClause = (id: string): id is ClauseId => Object.hasOwn(clauses, id); // the type is made of these very keys
  const known = (by: string, id: string): ClauseId => {
    if (!isClause(id)) throw new Error(`clauses.json: ${by} speaks of ${id}, which is no clause`);
    return id;
  };
  const entries = Object.entries(clauses).map(([id, { related, source, ...clause }]): RegisteredClause => {
    if (!documents.has(source.document))
      throw new Error(`clauses.json: ${id} comes from ${source.document}, which is no document`);
    return { id: known(id, id), ...clause, source, related: related.map((other) => known(id, other)) };
  });
  return {
    documents,
    clauses: new Map(entries.map((clause) => [clause.id, clause] as const)),
  };
};

/** Whether Fieldpost decided it itself, because the sources contradict each other or are silent. */
export const isOurRuling = ({ source }: Pick<RegisteredClause, 'source'>): boolean => source.document === 'fieldpost';

/** Where in the rulebook: its pages, then those of the questions answered at its end; what has no page comes last. */
const pageOf = (section: string): number => {
  const [, faq, page] = /^(FAQ )?p\. (\d+)/.exec(section) ?? [];
  return page === undefined ? 9999 : Number(page) + (faq === undefined ? 0 : 1000);
};

/** The clauses of a document in its own order: by page where pages are cited, else as registered. */
export const clausesOfDocument = ({ clauses }: ClauseRegistry, document: string): readonly RegisteredClause[] =>
  [...clauses.values()]
    .filter(({ source }) => source.document === document)
    .sort((a, b) => pageOf(a.source.section) - pageOf(b.source.section));
