// Where each clause came up in this archive: the turns in which it made a difference, and the entries voided under it.
// For programs; pages show the same beside each clause.

import { countsOf } from '../kept.ts';
import type { GameRow } from './rows.ts';
import type { Voided } from './voided.ts';

const FORMAT = 1;

interface Occurrences {
  readonly applied: { readonly game: string; readonly turn: string }[];
  readonly voided: ({ readonly game: string } & Omit<Voided, 'rule'>)[];
}

/** Every clause that came up, by id; games by name, their turns in order. */
export const clauseIndexJson = (games: readonly GameRow[]) => {
  const clauses = new Map<string, Occurrences>();
  const at = (id: string): Occurrences => {
    const known = clauses.get(id) ?? { applied: [], voided: [] };
    clauses.set(id, known);
    return known;
  };
  for (const row of games.toSorted(bySlug)) {
    const { turns, voided } = row;
    const { slug: game } = row.view;
    for (const [index, { clauses: applied }] of countsOf(row).turns.entries())
      for (const id of applied) at(id).applied.push({ game, turn: turns[index]?.id ?? '' });
    for (const { rule, ...rest } of voided) at(rule).voided.push({ game, ...rest });
  }
  return { format: FORMAT, clauses: Object.fromEntries(clauses) };
};

const bySlug = ({ view: a }: GameRow, { view: b }: GameRow): number => (a.slug < b.slug ? -1 : 1);
