// What stands beside the pages as JSON. Its shape is a promise: keys are added, never renamed; `format` counts changes
// that are more than that.

import canonicalize from 'canonicalize';
import {
  FEWEST_FOR_SHARE,
  FEWEST_IN_BRANCH,
  FEWEST_TO_PART,
  type GameSeries,
  MOST_BRANCHES,
  seriesColumns,
  seriesTable,
  type Table,
  type TurnChances,
} from '../../stats/index.ts';
import type { GameData } from './loaded.ts';
import type { PlayedRuleset } from './played.ts';
import type { PlainPosition } from './position.ts';
import type { Ranking } from './ranking.ts';
import type { GameRow } from './rows.ts';
import { archiveStatistics } from './statistics.ts';
import { ownersOverTime } from './timeline.ts';

const FORMAT = 1;

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Data as a file: keys in one order (RFC 8785), for a line that was read before and one read for the first time hold
 * theirs in different ones, and the same archive shall give the same bytes.
 */
export const jsonResponse = (value: unknown): Response =>
  new Response(canonicalize(value), { headers: { 'content-type': JSON_TYPE } });

/** A long file, piece by piece as it is asked for: nobody holds all of it. */
export const flowing = (pieces: Iterable<string>, type = JSON_TYPE): Response => {
  const left = pieces[Symbol.iterator]();
  const letters = new TextEncoder();
  const body = new ReadableStream({
    pull: (controller) => {
      const { done, value } = left.next();
      if (done === true) controller.close();
      else controller.enqueue(letters.encode(value));
    },
  });
  return new Response(body, { headers: { 'content-type': type } });
};

const positionJson = ({ owners, stacks }: PlainPosition) => ({
  owners: Object.fromEntries(owners),
  units: Object.fromEntries(stacks),
});

const shortSeries = ({ moments, land, cash, sides }: GameSeries) => ({ moments, land, cash, sides });

/** A game in short: what was agreed, its turns, who is awaited, money and land over time, the board now. */
export const gameJson = ({ view }: GameData) => {
  const { board: _board, position, opening, options, dice, series, throws: _, pace: __, ...rest } = view;
  return {
    format: FORMAT,
    ...rest,
    // All other series are in a file of their own.
    ...(series === undefined ? {} : { series: shortSeries(series) }),
    ...(opening === undefined
      ? {}
      : { ruleset: { id: opening.ruleset, version: opening.version }, options, dice: { source: dice } }),
    ...(position === undefined ? {} : { position: positionJson(position) }),
  };
};

/** The series of a game as one table; nothing for a game that no turn is told of. */
export const seriesIn = ({ view, told }: GameData): Table => {
  const { series, turns, throws, pace, board } = view;
  const { roster } = board;
  const powers = told.ruleset?.turnOrder ?? [];
  if (series === undefined) return { columns: seriesColumns(roster), rows: [] };
  return seriesTable({ series, turns: turns.map(({ id }) => id), powers, roster, throws, pace });
};

/** The same table for programs: every row a list in the order of `columns`, null where there is nothing to say. */
export const seriesJson = (data: GameData) => {
  const { columns, rows } = seriesIn(data);
  const { slug: game, purpose } = data.view;
  return { format: FORMAT, game, purpose, columns, rows: rows.map((row) => row.map((cell) => cell ?? null)) };
};

/** Who owned what after each turn: what a reader's browser asks for when the timeline is first moved. */
export const timelineJson = (data: GameData) => {
  const { slug: game, purpose } = data.view;
  return { format: FORMAT, game, purpose, ...(ownersOverTime(data) ?? { opening: {}, turns: [] }) };
};

/** Chances without the position they were worked out from, whose form is no promise. */
const chancesJson = (chances: TurnChances) =>
  Object.fromEntries(
    Object.entries(chances).map(([battle, each]) => {
      if (each.kind !== 'battle') return [battle, each];
      const { position: _, ...rest } = each;
      return [battle, rest];
    }),
  );

/**
 * A turn: its account in eight parts, the proof of its dice, the clauses that came into play, the board afterwards.
 *
 * @throws if the game has no such turn: a path was made that should not be
 */
export const turnJson = ({ view, turns }: GameData, id: string) => {
  const turn = turns.find((each) => each.id === id);
  if (turn === undefined) throw new Error(`There is no turn "${id}" in the game "${view.slug}".`);
  const { position, proofs, chances, ...rest } = turn;
  return {
    format: FORMAT,
    game: view.slug,
    purpose: view.purpose,
    ...rest,
    chances: chancesJson(chances),
    proofs: Object.entries(proofs).map(([key, proof]) => ({ purpose: key.slice(key.indexOf(' ') + 1), ...proof })),
    position: positionJson(position),
  };
};

/** Statistics of the games of people and of demonstration games, apart. */
export const statisticsJson = (games: readonly GameRow[]) => ({
  format: FORMAT,
  ...Object.fromEntries(archiveStatistics(games).map(({ purpose, statistics }) => [purpose, statistics])),
});

/** The rankings by ruleset, each with all that it was worked out from. */
export const rankingJson = (rankings: readonly Ranking[]) => ({
  format: FORMAT,
  method: 'Weng and Lin 2011, Plackett–Luce; mu 25, sigma 25/3, beta 25/6, kappa 0.0001; games by their end, then name',
  rulesets: rankings,
});

/** Openings by ruleset; null where there are too few games. */
export const openingsJson = (rulesets: readonly PlayedRuleset[]) => ({
  format: FORMAT,
  method: `a branch has ${FEWEST_IN_BRANCH} games or more and one in ${MOST_BRANCHES}, all others stand under others; from ${FEWEST_FOR_SHARE} games on`,
  rulesets: rulesets.map(({ ruleset, opened: { games, openings = null } }) => ({ ruleset, games, openings })),
});

/** Wins by lead, by ruleset and round. */
export const leadsJson = (rulesets: readonly PlayedRuleset[]) => ({
  format: FORMAT,
  method: `lead: units, money and land in IPC; groups by lead of as many games; share, from and to: Wilson 1927, 95 %; rounds with ${FEWEST_TO_PART} games or more`,
  rulesets: rulesets.map(({ ruleset, led: { games, side, rounds } }) => ({ ruleset, games, side, rounds })),
});
