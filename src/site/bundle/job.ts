// What who puts a site together and who makes its pages tell each other.

import type { KeyedFile } from '../ledger/index.ts';

/** The environment variable that hands a job on, as JSON. */
export const JOB = 'FIELDPOST_PAGES';

/** Which pages are made: all, those of games alone, or those that lie over all games. */
type Paths = 'all' | 'games' | 'rest';

export interface MakeJob {
  /** The archive, and the folder of what makes its pages. */
  readonly root: string;
  readonly bundle: string;
  readonly paths: Paths;
  /** Where pages go. */
  readonly fresh: string;
  /** The site as it stands, what is known of its files, and by whom pages are made now. */
  readonly site: string;
  readonly ledger: string;
  readonly makers: string;
  /** Where to write what was made. */
  readonly made: string;
}

export interface Made {
  /** Files with a key that were made now. */
  readonly fresh: readonly KeyedFile[];
  /** Files with a key that stand as they are. */
  readonly kept: readonly KeyedFile[];
  /** Pages that were made. */
  readonly pages: number;
}
