// The source documents as their pages tell of them: what each builds on, and in which games it is read.

import documents from '../../../content/documents.json' with { type: 'json' };
import { type DocumentFacts, documentFactsOf } from '../../reference/index.ts';
import { theRegistry } from './clauses.ts';
import { documentsOf, heldRulesets } from './held.ts';

/** A document; what is said of it is the message of this name. */
type DocumentId = keyof typeof documents;

export interface AboutDocument extends DocumentFacts {
  readonly id: DocumentId;
  /** The rulesets it is read in games of. */
  readonly playedBy: readonly string[];
}

let held: ReadonlyMap<string, DocumentFacts> | undefined;

const isDocument = (id: string): id is DocumentId => Object.hasOwn(documents, id);

/** @throws for what is no document */
export const aboutDocument = (id: string): AboutDocument => {
  held ??= documentFactsOf(documents, theRegistry());
  const facts = held.get(id);
  if (facts === undefined || !isDocument(id)) throw new Error(`There is no document ${id}.`);
  const playedBy = [...heldRulesets()].flatMap(([ruleset, own]) =>
    documentsOf(own).some((document) => document.id === id) ? [ruleset] : [],
  );
  return { id, ...facts, playedBy };
};
