// What a sentence was taken for.

import type { SpaceId, UnitCounts } from '../../vocab/index.ts';
import type { Cursor } from '../cursor.ts';
import type { Item, SheetSoFar } from '../items.ts';
import { type Problem, problem, type Remark } from '../problems.ts';

/** What a sentence was taken for. */
export interface Said {
  readonly what: 'order' | 'chat' | 'declaration' | 'heading' | 'money' | 'note' | 'turn' | 'problem';
  readonly items: readonly Item[];
  readonly problem?: Problem;
  readonly remarks: readonly Remark[];
  /** What it tells the next one, beside its orders. */
  readonly target?: SpaceId | null;
  readonly section?: SheetSoFar['section'];
  /** The enemy's place it is about, although it orders nothing. */
  readonly hint?: SpaceId;
  /** How many ways to understand it were tried on the engine. */
  readonly tried?: number;
  /** Units that it only turns over in its mind. */
  readonly muses?: UnitCounts;
  /** That there is no combat: what moves below moves without. */
  readonly peaceful?: 'yes';
}

/** A sentence that orders nothing. */
export const nothing = (what: Said['what']): Said => ({ what, items: [], remarks: [] });

const problemOf = (cursor: Cursor, code: 'not-understood' | 'hangs-on-dice' | 'verb-missing', text: string): Problem =>
  cursor.problem ?? problem({ line: cursor.line, column: 1 }, code, { text: text.slice(0, 60) });

/** A sentence that is asked about. */
export const asked = (
  cursor: Cursor,
  text: string,
  code: 'not-understood' | 'verb-missing' = 'not-understood',
): Said => ({
  what: 'problem',
  items: [],
  problem: problemOf(cursor, code, text),
  remarks: [],
});
