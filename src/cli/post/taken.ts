// What came of the lines of a mail: how they were dealt with, the answer, what is in the log, and what is kept.

import type { Game } from '../../archive/index.ts';
import type { Kept } from '../../clerk/index.ts';
import type { LogEntry } from '../../log/index.ts';
import type { Reader } from './says.ts';

export type Outcome = 'done' | 'partly' | 'draft' | 'question' | 'refused' | 'waiting' | 'answered' | 'nothing';

export interface Taken {
  readonly outcome: Outcome;
  /** The answer, without what stands below every letter. */
  readonly lines: readonly string[];
  readonly game: Game;
  readonly written: readonly LogEntry[];
  readonly kept: Kept;
}

/** An answer with which nothing is entered. */
export const nothing = (reader: Reader, outcome: Outcome, lines: readonly string[], kept: Kept): Taken => ({
  outcome,
  lines,
  game: reader.table.game,
  written: [],
  kept,
});
