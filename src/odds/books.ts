// What all books of a battle come to together: each is a battle with something behind it that no strength tells.

import { countEntries, type Ipc, sumCounts } from '../vocab/index.ts';
import type { Battle, Group } from './battle.ts';
import { type End, type Outcome, outcomeOf } from './outcome.ts';

/** Ships sunk in a landing, and planes that have left it. */
export interface Behind {
  readonly sunk: Ipc;
  /** Of each group of attackers those that have left. */
  readonly flown: readonly number[];
}

/** Chances of all pairs of strengths as the last ones. */
interface Closed extends Behind {
  readonly fought: Float64Array;
  readonly left: Float64Array;
}

type Strengths = Parameters<typeof outcomeOf>[1];

const costOf = (groups: readonly Group[], counts: readonly number[]): Ipc =>
  groups.reduce((sum, { ipc }, index) => sum + (counts[index] ?? 0) * ipc, 0);

/** What all books come to together; ends that look alike are one. */
export const summedUp = (
  battle: Battle,
  books: readonly Closed[],
  above: Strengths,
  below: Strengths,
  rounds: number,
): Outcome => {
  const told = books.map((book) => ({ book, ...outcomeOf(battle, above, below, { ...book, rounds }) }));
  const sum = (of: (one: (typeof told)[number]) => number): number => told.reduce((all, one) => all + of(one), 0);
  const ends = new Map<string, { -readonly [key in keyof End]: End[key] }>();
  for (const { book, ends: own } of told)
    for (const end of own) {
      const attackers = sumCounts([
        end.attackers,
        ...above.groups.map(({ type }, index) => ({ [type]: book.flown[index] ?? 0 })),
      ]);
      const lost = { ...end.lost, attacker: end.lost.attacker + book.sunk - costOf(above.groups, book.flown) };
      const key = JSON.stringify([end.result, countEntries(attackers), countEntries(end.defenders), lost]);
      const known = ends.get(key);
      if (known === undefined) ends.set(key, { ...end, attackers, lost });
      else known.chance += end.chance;
    }
  return {
    chance: {
      attacker: sum(({ chance }) => chance.attacker),
      defender: sum(({ chance }) => chance.defender),
      nobody: sum(({ chance }) => chance.nobody),
      retreat: sum(({ chance }) => chance.retreat),
    },
    taken: sum(({ taken }) => taken),
    rounds,
    lost: {
      attacker: [...ends.values()].reduce((all, { chance, lost }) => all + chance * lost.attacker, 0),
      defender: sum(({ lost }) => lost.defender),
    },
    ends: [...ends.values()].sort((one, other) => other.chance - one.chance),
  };
};
