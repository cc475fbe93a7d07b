// The rule behind a refusal: where its clause stands in the reference, as something a reader can follow.

import { readRegistry } from '../reference/files.ts';
import type { RegisteredClause } from '../reference/index.ts';
import { pageAddress } from '../site/routes.ts';
import type { Language } from '../vocab/index.ts';

export interface ClauseEntry extends Pick<RegisteredClause, 'id' | 'topic' | 'ruleset' | 'kind' | 'related'> {
  /** The document the clause comes from, by its short name, and where in it. */
  readonly document: string;
  readonly section: string;
  /** Its place in the reference in the reader's language, such as `/de/rules/neutrals/#B20.3`. */
  readonly page: string;
}

export type Registry = (id: string) => ClauseEntry | undefined;

/** The registry of clauses of the program in folder `project`, read when the first clause is looked up. */
export const openRegistry = (project: string, language: Language): Registry => {
  let registry: ReturnType<typeof readRegistry> | undefined;
  return (asked) => {
    registry ??= readRegistry(project);
    const clause = registry.clauses.get(asked);
    if (clause === undefined) return undefined;
    const { id, topic, ruleset, kind, related, source } = clause;
    return {
      id,
      topic,
      ruleset,
      kind,
      related,
      document: source.document,
      section: source.section,
      page: pageAddress('/', language, { page: 'topic', topic }, id),
    };
  };
};
