// Where each clause came up in this archive: the turns in which it made a difference, and the entries voided under it.
// For programs; pages show the same beside each clause.

import canonicalize from 'canonicalize';
import { countsOf } from '../kept.ts';
import type { GameRow } from './rows.ts';
import type { Voided } from './voided.ts';

const FORMAT = 1;

/** In the games where it came up: the places of its turns among those of the game. */
type Applied = Map<GameRow, number[]>;

interface Occurrences {
  readonly applied: Applied;
  readonly voided: ({ readonly game: string } & Omit<Voided, 'rule'>)[];
}

const bySlug = ({ view: a }: GameRow, { view: b }: GameRow): number => (a.slug < b.slug ? -1 : 1);

const occurrencesIn = (games: readonly GameRow[]): ReadonlyMap<string, Occurrences> => {
  const clauses = new Map<string, Occurrences>();
  const at = (id: string): Occurrences => {
    const known = clauses.get(id) ?? { applied: new Map(), voided: [] };
    clauses.set(id, known);
    return known;
  };
  for (const row of games.toSorted(bySlug)) {
    for (const [index, { clauses: ids }] of countsOf(row).turns.entries())
      for (const id of ids) {
        const { applied } = at(id);
        const turns = applied.get(row);
        if (turns === undefined) applied.set(row, [index]);
        else turns.push(index);
      }
    for (const { rule, ...rest } of row.voided) at(rule).voided.push({ game: row.view.slug, ...rest });
  }
  return clauses;
};

const turnsIn = (applied: Applied) =>
  [...applied].flatMap(([{ view, turns }, places]) =>
    places.map((index) => ({ game: view.slug, turn: turns[index]?.id ?? '' })),
  );

/**
 * Every clause that came up, by id; games by name, their turns in order. As JSON in pieces, keys in order (RFC 8785): a
 * clause of a thousand games comes up in tens of thousands of turns.
 */
export function* clauseIndexJson(games: readonly GameRow[]): Generator<string> {
  const clauses = [...occurrencesIn(games)].sort(([a], [b]) => (a < b ? -1 : 1));
  yield '{"clauses":{';
  for (const [at, [id, { applied, voided }]] of clauses.entries())
    yield `${at === 0 ? '' : ','}${JSON.stringify(id)}:${canonicalize({ applied: turnsIn(applied), voided })}`;
  yield `},"format":${FORMAT}}`;
}
