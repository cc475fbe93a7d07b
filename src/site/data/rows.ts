// What is told of games beside each other: a row a game, with what lists, people, feeds, search, statistics and the
// rules need of it and of its turns. Rows are kept from build to build (`archive/rows.ts`); who asks for one loads no
// game whose log has not moved.

import { type Board, secondEditionBoard } from '../../board/index.ts';
import { rulesetOf } from '../../rulesets/index.ts';
import type { GameRecord, RecordedTurn, Throws } from '../../stats/index.ts';
import type { Head, Trust } from '../../trust/index.ts';
import type { ByPower, Side } from '../../vocab/index.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { isBegun } from './due.ts';
import { type GameBrief, linkOf, type TurnLink } from './game.ts';
import type { GameData } from './loaded.ts';
import { type Seat, seatsIn } from './trial.ts';
import type { TurnView } from './turn.ts';
import { type Voided, voidedIn } from './voided.ts';

/** A turn as pages beside its own tell of it. */
export interface TurnRow extends TurnLink, Pick<TurnView, 'clauses' | 'by' | 'times' | 'story'> {
  /** Whether anything is moved in it yet: a turn of which nothing is told has no story to show. */
  readonly begun: 'yes' | 'no';
  readonly battles: RecordedTurn['battles'];
  readonly captured: RecordedTurn['captured'];
  /** What its dice came to. */
  readonly throws: ByPower<Throws>;
}

export interface GameRow {
  /** SHA-256 of the log as it stands on disk, which all else follows from; absent if it could not be read. */
  readonly hash?: string;
  readonly view: GameBrief;
  readonly turns: readonly TurnRow[];
  /** The pages of a long log, each with the time of its last entry. */
  readonly chapters: readonly (Chapter & { readonly moved?: string })[];
  readonly head: Head;
  /** When it was opened, as its log says; absent if no line of it can be read. */
  readonly opened?: string;
  /** Which powers play together, and the sides in the order in which results are shown. */
  readonly teams: Trust['sides'];
  readonly sides: readonly Side[];
  /** Whether it goes on, and can be followed. */
  readonly running: 'yes' | 'no';
  /** Whether its rules are known and its log can be followed to its end. */
  readonly followed: 'yes' | 'no';
  /** Those who play powers in a game that goes on, who is awaited first. */
  readonly seats: readonly Seat[];
  readonly bid?: NonNullable<GameRecord['bid']>;
  readonly voided: readonly Voided[];
}

/** What is kept of a row: the board is told by the ruleset, the links of turns by the turns. */
export type KeptRow = Omit<GameRow, 'view'> & { readonly view: Omit<GameBrief, 'board' | 'turns'> };

/** The board of a game; the usual one where its ruleset is unknown. */
const boardOf = (opening: GameBrief['opening']): Board =>
  (opening && rulesetOf(opening.ruleset, opening.version)?.board) ?? secondEditionBoard;

const turnRow = ({ told, view }: GameData, turn: TurnView, at: number): TurnRow => {
  const { id, round, power, status, clauses, by, times, story, account } = turn;
  const own = told.turns.find((each) => each.id === id);
  const throws = view.throws[at];
  if (own === undefined || throws === undefined) throw new Error(`There is no turn "${id}" in "${view.slug}".`);
  return {
    ...{ id, round, power, status, told: turn.told, clauses, by, story, throws },
    ...(times === undefined ? {} : { times }),
    begun: isBegun(own) ? 'yes' : 'no',
    battles: account.battles.map(({ space }) => space),
    captured: account.captured,
  };
};

/** A game as a row. */
export const rowOf = (data: GameData): KeptRow => {
  const { told, view, turns } = data;
  const { game, ruleset } = told;
  const { board: _board, turns: _turns, series: _series, momentum: _momentum, throws: _throws, ...brief } = view;
  const bid = turns.find(({ account }) => account.bid !== undefined)?.account.bid;
  const opened = game.entries[0]?.at;
  const followed = ruleset !== undefined && game.faults.length === 0;
  const running = followed && view.status === 'under-way';
  return {
    ...(told.hash === undefined ? {} : { hash: told.hash }),
    view: brief,
    turns: turns.map((turn, at) => turnRow(data, turn, at)),
    chapters: chaptersOf(told).map((chapter) => {
      const moved = game.entries[chapter.seqs.at(-1) ?? -1]?.at;
      return { ...chapter, ...(moved === undefined ? {} : { moved }) };
    }),
    head: game.trust.head,
    ...(opened === undefined ? {} : { opened }),
    teams: game.trust.sides,
    sides: ruleset?.sides.map(({ side }) => side) ?? [],
    running: running ? 'yes' : 'no',
    followed: followed ? 'yes' : 'no',
    seats: running ? seatsIn(data) : [],
    ...(bid === undefined ? {} : { bid: { side: bid.side, total: bid.total } }),
    voided: voidedIn(told),
  };
};

/** A row as pages ask for it, from what is kept. */
export const revived = ({ view, ...row }: KeptRow): GameRow => ({
  ...row,
  view: { ...view, board: boardOf(view.opening), turns: row.turns.map(linkOf) },
});

/** True for a game that goes on and whose rules are known. */
export const isRunning = ({ running }: GameRow): boolean => running === 'yes';
