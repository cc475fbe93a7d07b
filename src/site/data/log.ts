// The entries of a log with what became of each: its verdict, and which later entry struck it out.

import type { EntryVerdict } from '../../archive/index.ts';
import type { DiceVerdict } from '../../dice/index.ts';
import type { LogEntry } from '../../log/index.ts';
import type { Told } from './archive.ts';

export interface LogRow {
  readonly entry: LogEntry;
  readonly verdict: EntryVerdict | 'ruled';
  readonly dice?: DiceVerdict;
  /** The number of the entry that voided this one. */
  readonly struckBy?: number;
}

/** All entries of a log, in order. */
export const logRows = ({ game, verification }: Told): readonly LogRow[] => {
  const struck = new Map<string, number>();
  for (const { seq, events } of game.entries) {
    for (const event of events) {
      if (event.type === 'rewound') for (const hash of event.without) struck.set(hash, seq);
    }
  }
  return game.entries.map((entry): LogRow => {
    const check = verification.entries[entry.seq];
    const by = struck.get(entry.hash);
    return {
      entry,
      verdict: check?.ruling === undefined ? (check?.verdict ?? 'clerical') : 'ruled',
      ...(check?.dice === undefined ? {} : { dice: check.dice }),
      ...(by === undefined ? {} : { struckBy: by }),
    };
  });
};
