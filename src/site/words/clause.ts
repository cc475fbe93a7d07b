// Where a clause comes from, as a reader cites it.

import type { Citation } from '../data/clauses.ts';
import type { Speech } from './speak.ts';

/** Titles of documents stay as they are; so do page numbers and headings of the source. */
export const sayCitation = (_: Speech, { document, section }: Citation): string => `${document}, ${section}`;
