// What is told of games beside each other: a row a game, with what lists, people, feeds and search need of it and of
// its turns. The rows of all games are read at once, so they are short: what takes more room is a row of another kind,
// read of one game at a time (`site/kept.ts`). Rows are kept from build to build (`archive/rows.ts`); who asks for one
// loads no game whose log has not moved.

import { type Board, secondEditionBoard } from '../../board/index.ts';
import { rulesetOf } from '../../rulesets/index.ts';
import { firstTurnOf, type GameRecord, leadsOf, sumThrows } from '../../stats/index.ts';
import type { Head, Trust } from '../../trust/index.ts';
import { byPower, type Ipc, type Side } from '../../vocab/index.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { isBegun } from './due.ts';
import { type GameBrief, linkOf, type TurnLink } from './game.ts';
import type { GameData } from './loaded.ts';
import { type Seat, seatsIn } from './trial.ts';
import type { TurnView } from './turn.ts';
import { type Voided, voidedIn } from './voided.ts';

/** A turn as pages beside its own tell of it. */
export interface TurnRow extends TurnLink, Pick<TurnView, 'by'> {
  /** Whether anything is moved in it yet: a turn of which nothing is told has no story to show. */
  readonly begun: 'yes' | 'no';
  /** The time of its last entry; absent if it was only reported. */
  readonly moved?: string;
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
  readonly voided: readonly Voided[];
}

/** What is kept of a row: the board is told by the ruleset, the links of turns by the turns. */
export type KeptRow = Omit<GameRow, 'view'> & { readonly view: Omit<GameBrief, 'board' | 'turns'> };

/** The board of a game; the usual one where its ruleset is unknown. */
const boardOf = (opening: GameBrief['opening']): Board =>
  (opening && rulesetOf(opening.ruleset, opening.version)?.board) ?? secondEditionBoard;

const turnRow = ({ told, view }: GameData, turn: TurnView): TurnRow => {
  const { id, by, times } = turn;
  const own = told.turns.find((each) => each.id === id);
  if (own === undefined) throw new Error(`There is no turn "${id}" in "${view.slug}".`);
  return {
    ...linkOf(turn),
    by,
    begun: isBegun(own) ? 'yes' : 'no',
    ...(times === undefined ? {} : { moved: times.to }),
  };
};

/** A game as a row. */
export const rowOf = (data: GameData): KeptRow => {
  const { told, view, turns } = data;
  const { game, ruleset } = told;
  const {
    board: _board,
    turns: _turns,
    series: _series,
    momentum: _momentum,
    pace: _pace,
    throws: _throws,
    ...brief
  } = view;
  const opened = game.entries[0]?.at;
  const followed = ruleset !== undefined && game.faults.length === 0;
  const running = followed && view.status === 'under-way';
  return {
    ...(told.hash === undefined ? {} : { hash: told.hash }),
    view: brief,
    turns: turns.map((turn) => turnRow(data, turn)),
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
    voided: voidedIn(told),
  };
};

/** What is counted in a game and its turns, which are in the order of its row. */
export interface GameCounts extends Pick<GameRecord, 'bid' | 'throws' | 'turns'> {
  /** By how much the first of two sides was ahead after each round (`stats/leads.ts`). */
  readonly leads: readonly (Ipc | null)[];
}

export const gameCounts = ({ told, view, turns }: GameData): GameCounts => {
  const days = new Map(view.pace.map((turn) => [turn.id, turn.days]));
  const bid = turns.find(({ account }) => account.bid !== undefined)?.account.bid;
  return {
    ...(bid === undefined ? {} : { bid: { side: bid.side, total: bid.total } }),
    throws: byPower((power) => sumThrows(view.throws.map((turn) => turn[power]))),
    leads: told.ruleset === undefined || view.series === undefined ? [] : leadsOf(told.ruleset, view.series, turns),
    turns: turns.map((turn) => {
      const { id, clauses, account } = turn;
      const { battles, captured } = account;
      const took = days.get(id);
      return {
        clauses,
        battles: battles.map(({ space }) => space),
        captured,
        ...(took === undefined ? {} : { days: took }),
        ...(isOpening(turn) ? { first: firstTurnOf(account) } : {}),
      };
    }),
  };
};

/** Whether a turn is a power's first, and was played here to its end. */
const isOpening = ({ round, status, told }: TurnView): boolean =>
  round === 1 && status === 'over' && told !== 'reported';

/** A row as pages ask for it, from what is kept. */
export const revived = ({ view, ...row }: KeptRow): GameRow => ({
  ...row,
  view: { ...view, board: boardOf(view.opening), turns: row.turns.map(linkOf) },
});

/** True for a game that people played to an end: no trial, no demonstration, and not ended by a declared forfeit. */
export const isPlayedOut = ({ view }: GameRow): boolean =>
  view.purpose === 'play' && view.status === 'over' && view.ended !== undefined && view.forfeited === undefined;

/** True for a game that goes on and whose rules are known. */
export const isRunning = ({ running }: GameRow): boolean => running === 'yes';
