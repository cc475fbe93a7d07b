// What today's rules decide otherwise in games already played, by kinds of difference: what a maintainer wants to know
// after a change of the rules is not which of ten thousand games differ, but in what, and whether he meant it.

import { canonical } from './canonical.ts';
import { type Game, rulesOf, stateBefore } from './game.ts';
import { redecide } from './redecide.ts';
import { turnId } from './turns.ts';
import { type CheckedEntry, type Difference, type Verification, verifyGame } from './verify.ts';

/** One entry that would be decided otherwise. */
interface Differing {
  readonly game: string;
  readonly seq: number;
  /** Such as `r05-japan`; empty before the first turn. */
  readonly turn: string;
  readonly difference: Difference;
  /** Clauses that hold in what is decided now, or that refuse it. */
  readonly clauses: readonly string[];
}

/** What was found out about one game, without the game. */
export interface Proof {
  readonly game: string;
  /** Name and version. */
  readonly ruleset: string;
  readonly verdict: Verification['verdict'];
  readonly entries: number;
  /** Those that no ruling lets stand. */
  readonly differing: readonly Differing[];
}

/** In what two decisions differ. */
export type What =
  /** The same event with other values: of these fields. */
  | { readonly what: 'fields'; readonly event: string; readonly fields: readonly string[] }
  /** Another event, or one where there was none, or none where there was one. */
  | { readonly what: 'event'; readonly now?: string; readonly was?: string }
  | { readonly what: 'refused'; readonly code: string }
  | { readonly what: 'archive-refused' };

/** Differences that are alike. */
export interface DifferenceKind {
  readonly ruleset: string;
  readonly what: What;
  readonly entries: number;
  readonly games: number;
  /** Clauses that all of them have in common. */
  readonly clauses: readonly string[];
  /** Some of them, of different games as far as there are any. */
  readonly examples: readonly Differing[];
}

const clausesOf = (game: Game, { seq, difference }: CheckedEntry): readonly string[] => {
  if (difference?.kind === 'refused') return difference.refusals.flatMap(({ clauses }) => clauses);
  const [ruleset, entry] = [rulesOf(game), game.entries[seq]];
  if (ruleset === undefined || entry === undefined) return [];
  const decided = redecide(ruleset, stateBefore(game, seq), entry);
  return decided?.ok === true ? decided.value.applied.flatMap(({ clauses }) => clauses) : [];
};

const turnOf = (game: Game, seq: number): string => {
  const state = seq === 0 ? undefined : stateBefore(game, seq);
  return state === undefined || state.round === 0 ? '' : turnId(state.round, state.turn.power);
};

/** Proves a game and keeps of it what a report needs. */
export const proofOf = (game: Game): Proof => {
  const { verdict, entries } = verifyGame(game);
  const ruleset = rulesOf(game);
  return {
    game: game.slug,
    ruleset: ruleset === undefined ? '' : `${ruleset.id} ${ruleset.version}`,
    verdict,
    entries: entries.length,
    differing: entries.flatMap((entry) =>
      entry.difference === undefined || entry.ruling !== undefined
        ? []
        : [
            {
              game: game.slug,
              seq: entry.seq,
              turn: turnOf(game, entry.seq),
              difference: entry.difference,
              clauses: [...new Set(clausesOf(game, entry))],
            },
          ],
    ),
  };
};

const fieldsBetween = (one: object, other: object): readonly string[] => {
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((key) => canonical(a.get(key) ?? null) !== canonical(b.get(key) ?? null))
    .sort();
};

const whatIn = (difference: Difference): What => {
  if (difference.kind === 'refused') return { what: 'refused', code: difference.refusals[0]?.code ?? '' };
  if (difference.kind === 'archive-refused') return { what: 'archive-refused' };
  const { decided, recorded } = difference;
  if (decided !== undefined && recorded !== undefined && decided.type === recorded.type)
    return { what: 'fields', event: decided.type, fields: fieldsBetween(decided, recorded) };
  return {
    what: 'event',
    ...(decided === undefined ? {} : { now: decided.type }),
    ...(recorded === undefined ? {} : { was: recorded.type }),
  };
};

/** As many examples as one reads. */
const SHOWN = 3;

const common = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.filter((each) => other.includes(each));

/** Examples of as many games as there are. */
const examplesOf = (differing: readonly Differing[]): readonly Differing[] => {
  const firsts = differing.filter((one, at) => differing.findIndex(({ game }) => game === one.game) === at);
  return [...firsts, ...differing.filter((one) => !firsts.includes(one))].slice(0, SHOWN);
};

const together = (kinds: readonly DifferenceKind[]): DifferenceKind | undefined => {
  const [first, ...others] = kinds;
  return (
    first && {
      ...first,
      entries: kinds.reduce((sum, { entries }) => sum + entries, 0),
      games: kinds.reduce((sum, { games }) => sum + games, 0),
      clauses: others.reduce((held, { clauses }) => common(held, clauses), first.clauses),
      examples: examplesOf(kinds.flatMap(({ examples }) => examples)),
    }
  );
};

/** Kinds from several reports about different games: those that are alike as one, those of most entries first. */
export const joinKinds = (kinds: readonly DifferenceKind[]): readonly DifferenceKind[] =>
  [...Map.groupBy(kinds, ({ ruleset, what }) => canonical({ ruleset, what })).values()]
    .flatMap((alike) => together(alike) ?? [])
    .sort((a, b) => b.entries - a.entries);

/** The differences of a game by their kinds. */
export const kindsIn = ({ ruleset, differing }: Proof): readonly DifferenceKind[] =>
  joinKinds(
    differing.map((one) => ({
      ruleset,
      what: whatIn(one.difference),
      entries: 1,
      games: 1,
      clauses: one.clauses,
      examples: [one],
    })),
  ).map((kind) => ({ ...kind, games: 1 }));
