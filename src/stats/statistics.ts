// What many games come to together: results, lengths, dice, the clauses that came up most and the spaces fought over
// most. Only counts are made here; what may be said of few games is for `share.ts` and the words to decide.

import { type ByPower, byPower, type ClauseId, type Ipc, POWERS, type Side, type SpaceId } from '../vocab/index.ts';
import type { FirstTurn } from './first-turn.ts';
import { median } from './pace.ts';
import { NO_THROWS, sumThrows, type Throws } from './throws.ts';

/** What statistics need of a game. */
export interface GameRecord {
  readonly status: 'under-way' | 'over';
  readonly winner?: Side;
  readonly drawn?: 'yes';
  /** The round it ended in, or has reached; from 1. */
  readonly rounds: number;
  /** The bid it was opened with; none if nobody bid. */
  readonly bid?: { readonly side: Side; readonly total: Ipc };
  /** What the dice of each power came to in all its turns. */
  readonly throws: ByPower<Throws>;
  readonly turns: readonly RecordedTurn[];
}

interface RecordedTurn {
  /** Clauses that made a difference in it, each once. */
  readonly clauses: readonly ClauseId[];
  /** Where battles and raids were fought, each once for every battle. */
  readonly battles: readonly SpaceId[];
  /** Territories whose owner changed. */
  readonly captured: readonly SpaceId[];
  /** How long it took; none where that cannot be said. */
  readonly days?: number;
  /** What was done in it, where it was a power's first. */
  readonly first?: FirstTurn;
}

/** Finished games that have something in common, and who won them. */
export interface Results {
  readonly games: number;
  /** Wins of each side; sides that never won are there with 0. */
  readonly wins: readonly { readonly side: Side; readonly games: number }[];
  readonly drawn: number;
}

/** Finished games whose bid was as high; both ends are included. Without `to` there is no upper end. */
export interface BidResults extends Results {
  /** The side that had the bid; none for games without one. */
  readonly side?: Side;
  readonly from: Ipc;
  readonly to?: Ipc;
}

export interface Statistics {
  readonly games: number;
  readonly underWay: number;
  readonly turns: number;
  readonly results: Results;
  /** Lowest bid first; only what occurred. */
  readonly bids: readonly BidResults[];
  /** Rounds of the finished games, shortest first. */
  readonly lengths: readonly number[];
  readonly throws: ByPower<Throws>;
  /** In how many turns a clause made a difference; most first, at equal numbers by id. */
  readonly clauses: readonly { readonly clause: ClauseId; readonly turns: number }[];
  /** Spaces by battles and raids there, then by changes of owner, then by id. */
  readonly spaces: readonly { readonly space: SpaceId; readonly battles: number; readonly captures: number }[];
  /** Turns of which it is known how long they took. */
  readonly timed: number;
  /** Days of such a turn, in the middle; none if there is none. */
  readonly days?: number;
}

/** Bids are put together in steps of five, for there are seldom many of one height. */
const BID_STEP = 5;
const HIGHEST_STEP = 16;

/** What is counted of a game once all its turns are: of thousands only this is held. */
type Outcome = Omit<GameRecord, 'throws' | 'turns'>;

/** Who won some games. */
export const resultsOf = (games: readonly Pick<Outcome, 'winner' | 'drawn'>[], sides: readonly Side[]): Results => ({
  games: games.length,
  wins: sides.map((side) => ({ side, games: games.filter(({ winner }) => winner === side).length })),
  drawn: games.filter(({ drawn }) => drawn !== undefined).length,
});

/** The step a game's bid lies in. */
export const bidStep = ({ bid }: Pick<Outcome, 'bid'>): Omit<BidResults, keyof Results> => {
  if (bid === undefined || bid.total === 0) return { from: 0, to: 0 };
  const from = Math.min(Math.floor((bid.total - 1) / BID_STEP) * BID_STEP + 1, HIGHEST_STEP);
  return { side: bid.side, from, ...(from === HIGHEST_STEP ? {} : { to: from + BID_STEP - 1 }) };
};

const bidsOf = (games: readonly Outcome[], sides: readonly Side[]): readonly BidResults[] => {
  const steps = new Map<string, { readonly step: Omit<BidResults, keyof Results>; readonly games: Outcome[] }>();
  for (const game of games) {
    const step = bidStep(game);
    const key = `${step.side ?? ''} ${step.from}`;
    const known = steps.get(key);
    if (known === undefined) steps.set(key, { step, games: [game] });
    else known.games.push(game);
  }
  return [...steps.values()]
    .map(({ step, games: own }) => ({ ...step, ...resultsOf(own, sides) }))
    .sort((a, b) => a.from - b.from || ((a.side ?? '') < (b.side ?? '') ? -1 : 1));
};

const countIn = <T extends string>(counts: Map<T, number>, all: readonly T[]): void => {
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
};

/**
 * @param games one after the other: none is held once it is counted
 * @param sides the sides results are told for, in the order they are shown
 */
export const statisticsOf = (games: Iterable<GameRecord>, sides: readonly Side[]): Statistics => {
  const outcomes: Outcome[] = [];
  const clauses = new Map<ClauseId, number>();
  const [battles, captures] = [new Map<SpaceId, number>(), new Map<SpaceId, number>()];
  const times: number[] = [];
  let turns = 0;
  let sums = byPower(() => NO_THROWS);
  for (const { throws, turns: own, ...outcome } of games) {
    outcomes.push(outcome);
    const before = sums;
    sums = byPower((power) => sumThrows([before[power], throws[power]]));
    turns += own.length;
    for (const turn of own) {
      countIn(clauses, turn.clauses);
      countIn(battles, turn.battles);
      countIn(captures, turn.captured);
      if (turn.days !== undefined) times.push(turn.days);
    }
  }
  const over = outcomes.filter(({ status }) => status === 'over');
  const days = median(times);
  return {
    games: outcomes.length,
    underWay: outcomes.length - over.length,
    turns,
    results: resultsOf(over, sides),
    bids: bidsOf(over, sides),
    lengths: over.map(({ rounds }) => rounds).sort((a, b) => a - b),
    throws: sums,
    clauses: [...clauses]
      .map(([clause, count]) => ({ clause, turns: count }))
      .sort((a, b) => b.turns - a.turns || (a.clause < b.clause ? -1 : 1)),
    spaces: [...new Set([...battles.keys(), ...captures.keys()])]
      .map((space) => ({ space, battles: battles.get(space) ?? 0, captures: captures.get(space) ?? 0 }))
      .sort((a, b) => b.battles - a.battles || b.captures - a.captures || (a.space < b.space ? -1 : 1)),
    timed: times.length,
    ...(days === undefined ? {} : { days }),
  };
};

/** All dice of all powers together. */
export const allThrows = ({ throws }: Pick<Statistics, 'throws'>): Throws =>
  POWERS.reduce((sum, power) => sumThrows([sum, throws[power]]), NO_THROWS);
