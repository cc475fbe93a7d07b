// Where clauses come from, as a reader cites them. Titles, page numbers and headings stay as they are in the source.

import type { ClauseId } from '../../vocab/index.ts';
import type { Citation } from '../data/clauses.ts';

/** The place in a document as readers see it: ids of clauses named in it without the marks of code. */
export const saySection = (section: string): string => section.replaceAll('`', '');

/** The title of the document, and the place in it where one is known. */
export const sayCitation = ({ document, section }: Citation): string =>
  section === '' ? document : `${document}, ${saySection(section)}`;

export interface Cited {
  readonly document: string;
  readonly clauses: readonly { readonly id: ClauseId; readonly section: string }[];
}

/** Citations by document, so that each long title is said once. */
export const byDocument = (citations: readonly Citation[]): readonly Cited[] =>
  [...new Set(citations.map(({ document }) => document))].map((document) => ({
    document,
    clauses: citations.filter((one) => one.document === document).map(({ id, section }) => ({ id, section })),
  }));
