// What games that people played to an end tell once there are enough, for each ruleset apart: how they were opened, and
// how often who was ahead went on to win.

import type { Board } from '../../board/index.ts';
import { rulesetOf } from '../../rulesets/index.ts';
import {
  type FirstTurn,
  type LedGame,
  type LedRound,
  type OpenedGame,
  type Openings,
  openingsOf,
  winsByLead,
} from '../../stats/index.ts';
import type { Power, Side } from '../../vocab/index.ts';
import { countsOf } from '../kept.ts';
import { type GameCounts, type GameRow, isPlayedOut } from './rows.ts';

/** What is told of the games of one ruleset. */
export interface PlayedRuleset {
  readonly ruleset: string;
  readonly board: Board;
  /** Games from the printed beginning; undefined openings where they are too few. */
  readonly opened: { readonly games: number; readonly openings: Openings | undefined };
  /** Games that somebody won, and the side whose wins are told: the first of two. Of more sides nothing is. */
  readonly led: {
    readonly games: number;
    readonly ofTwo: 'yes' | 'no';
    readonly side: Side;
    readonly rounds: readonly LedRound[];
  };
}

/** The games of a ruleset, as far as anything is told of them. */
interface Gathered {
  readonly board: Board;
  readonly powers: readonly Power[];
  readonly sides: readonly Side[];
  readonly opened: OpenedGame[];
  readonly led: LedGame[];
}

const firstTurnsIn = ({ turns }: GameRow, counts: GameCounts): OpenedGame['first'] => {
  const found: { [power in Power]?: FirstTurn } = {};
  for (const [at, { power }] of turns.entries()) {
    const first = counts.turns[at]?.first;
    if (first !== undefined) found[power] ??= first;
  }
  return found;
};

const gather = (row: GameRow, counts: GameCounts, { opened, led }: Gathered): void => {
  const { slug: game, won, drawn, opening } = row.view;
  const { bid, leads } = counts;
  if (opening?.start === undefined)
    opened.push({
      ...(won === undefined ? {} : { winner: won.side }),
      ...(drawn === undefined ? {} : { drawn }),
      ...(bid === undefined ? {} : { bid }),
      first: firstTurnsIn(row, counts),
    });
  if (won !== undefined) led.push({ game, winner: won.side, leads });
};

/**
 * The rulesets of games that were played out, by id.
 *
 * @param countsIn what is counted in a game; asked for one game after the other
 */
export const playedIn = (
  games: readonly GameRow[],
  countsIn: (game: GameRow) => GameCounts = countsOf,
): readonly PlayedRuleset[] => {
  const found = new Map<string, Gathered>();
  for (const row of games) {
    const { opening, board } = row.view;
    const ruleset = opening && rulesetOf(opening.ruleset, opening.version);
    if (ruleset === undefined || !isPlayedOut(row)) continue;
    const known = found.get(ruleset.id) ?? { board, powers: ruleset.turnOrder, sides: row.sides, opened: [], led: [] };
    found.set(ruleset.id, known);
    gather(row, countsIn(row), known);
  }
  return [...found]
    .map(([ruleset, { board, powers, sides, opened, led }]): PlayedRuleset => {
      const [side = ''] = sides;
      const ofTwo = sides.length === 2;
      return {
        ruleset,
        board,
        opened: { games: opened.length, openings: openingsOf(opened, powers, sides) },
        led: {
          games: led.length,
          ofTwo: ofTwo ? 'yes' : 'no',
          side,
          rounds: ofTwo ? winsByLead(led, side) : [],
        },
      };
    })
    .sort((a, b) => (a.ruleset < b.ruleset ? -1 : 1));
};

const held = new WeakMap<readonly GameRow[], readonly PlayedRuleset[]>();

/** The same, worked out once for all who ask. */
export const played = (games: readonly GameRow[]): readonly PlayedRuleset[] => {
  const known = held.get(games) ?? playedIn(games);
  held.set(games, known);
  return known;
};
