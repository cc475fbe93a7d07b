// Entries that no longer count because a rule was broken.

import type { Told } from './archive.ts';

/** An entry that no longer counts, the turn it belonged to, the rule, and the entry that voided it. */
export interface Voided {
  readonly rule: string;
  readonly turn: string;
  readonly entry: number;
  readonly by: number;
}

/** The entries of a game that were voided under a rule. */
export const voidedIn = ({ game, turns }: Told): readonly Voided[] =>
  turns.flatMap((turn) =>
    turn.entries.flatMap(({ entry, standing }): readonly Voided[] => {
      if (standing !== 'struck') return [];
      const last = game.entries.findLast(({ order }) => order?.type === 'void' && order.of.includes(entry.hash));
      if (last?.order?.type !== 'void' || last.order.rule === undefined) return [];
      return [{ rule: last.order.rule, turn: turn.id, entry: entry.seq, by: last.seq }];
    }),
  );
