// Where each clause came up in this archive: the turns in which it made a difference, and the entries voided under it.
// For programs; pages show the same beside each clause.

import type { Archive, Told } from './archive.ts';
import { clausesOf } from './turn.ts';

const FORMAT = 1;

interface AppliedIn {
  readonly game: string;
  readonly turn: string;
}

/** An entry that no longer counts, and the one that voided it. */
interface VoidedIn extends AppliedIn {
  readonly entry: number;
  readonly by: number;
}

interface Occurrences {
  readonly applied: AppliedIn[];
  readonly voided: VoidedIn[];
}

/** The entries of a game that were voided under a rule, with the turn each belonged to. */
const voidedIn = ({ game, turns }: Told): readonly (readonly [string, VoidedIn])[] =>
  turns.flatMap((turn) =>
    turn.entries.flatMap(({ entry, standing }) => {
      if (standing !== 'struck') return [];
      const last = game.entries.findLast(({ order }) => order?.type === 'void' && order.of.includes(entry.hash));
      if (last?.order?.type !== 'void' || last.order.rule === undefined) return [];
      return [[last.order.rule, { game: game.slug, turn: turn.id, entry: entry.seq, by: last.seq }] as const];
    }),
  );

/** Every clause that came up, by id; games and turns in the order of the archive. */
export const clauseIndexJson = ({ games }: Pick<Archive, 'games'>) => {
  const clauses = new Map<string, Occurrences>();
  const at = (id: string): Occurrences => {
    const known = clauses.get(id) ?? { applied: [], voided: [] };
    clauses.set(id, known);
    return known;
  };
  for (const told of games) {
    for (const turn of told.turns) {
      for (const id of clausesOf(told, turn)) at(id).applied.push({ game: told.game.slug, turn: turn.id });
    }
    for (const [id, voided] of voidedIn(told)) at(id).voided.push(voided);
  }
  return { format: FORMAT, clauses: Object.fromEntries(clauses) };
};
