// The statistics of this archive: games of people and demonstration games apart, each with what `stats` makes of them.

import { type GameRecord, type Statistics, statisticsOf } from '../../stats/index.ts';
import type { Side } from '../../vocab/index.ts';
import type { GameBrief } from './game.ts';
import type { GameRow } from './rows.ts';

/** The sides of games, in the order in which results are shown. */
const sidesIn = (games: readonly GameRow[]): readonly Side[] => [...new Set(games.flatMap(({ sides }) => sides))];

/** A game as statistics count it; nothing of one that cannot be followed, for half a game has no result. */
const recordOf = ({ view, turns, bid }: GameRow): readonly GameRecord[] => {
  const { status, won, drawn, round } = view;
  if (status !== 'over' && status !== 'under-way') return [];
  const days = new Map(view.pace.map((turn) => [turn.id, turn.days]));
  return [
    {
      status,
      ...(won === undefined ? {} : { winner: won.side }),
      ...(drawn === undefined ? {} : { drawn }),
      rounds: round,
      ...(bid === undefined ? {} : { bid }),
      turns: turns.map(({ id, throws, clauses, battles, captured }) => {
        const took = days.get(id);
        return { throws, clauses, battles, captured, ...(took === undefined ? {} : { days: took }) };
      }),
    },
  ];
};

const PURPOSES = ['play', 'demonstration'] as const satisfies readonly GameBrief['purpose'][];

/** Statistics of the games of each purpose, those of people first. */
export const archiveStatistics = (
  games: readonly GameRow[],
): readonly { readonly purpose: GameBrief['purpose']; readonly statistics: Statistics }[] =>
  PURPOSES.map((purpose) => {
    const counted = games.filter(({ view }) => view.purpose === purpose);
    return { purpose, statistics: statisticsOf(counted.flatMap(recordOf), sidesIn(counted)) };
  });
