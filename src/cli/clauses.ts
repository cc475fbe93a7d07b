// The rule behind a refusal: where its clause stands in the reference, as something a reader can follow.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ClauseId, Language } from '../vocab/index.ts';

const RegistrySchema = z.object({
  documents: z.record(z.string(), z.string()),
  clauses: z.array(
    z.object({ id: z.string(), topic: z.string(), source: z.object({ document: z.string(), section: z.string() }) }),
  ),
});

export interface ClauseEntry {
  readonly id: ClauseId;
  readonly topic: string;
  /** The document the clause comes from, and where in it. */
  readonly document: string;
  readonly section: string;
  /** Its place in the reference, such as `/rules/neutrals/#B20.3`; undefined while its topic has no page yet. */
  readonly page?: string;
}

export type Registry = (id: ClauseId) => ClauseEntry | undefined;

/** The registry of clauses of the program in folder `project`, read when the first clause is looked up. */
export const openRegistry = (project: string, language: Language): Registry => {
  let entries: ReadonlyMap<ClauseId, ClauseEntry> | undefined;
  const hasPage = (tongue: Language, topic: string): boolean =>
    existsSync(path.join(project, 'content', 'rules', tongue, `${topic}.mdx`));
  const read = (): ReadonlyMap<ClauseId, ClauseEntry> => {
    const { clauses, documents } = RegistrySchema.parse(
      JSON.parse(readFileSync(path.join(project, 'content', 'clauses.json'), 'utf8')),
    );
    return new Map(
      clauses.map(({ id, topic, source }): readonly [ClauseId, ClauseEntry] => {
        const prefix = language === 'en' ? '' : `/${language}`;
        const page = hasPage('en', topic) ? { page: `${prefix}/rules/${topic}/#${id}` } : {};
        return [
          id,
          { id, topic, document: documents[source.document] ?? source.document, section: source.section, ...page },
        ];
      }),
    );
  };
  return (id) => {
    entries ??= read();
    return entries.get(id);
  };
};
