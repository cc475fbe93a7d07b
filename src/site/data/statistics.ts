// The statistics of this archive: games of people and demonstration games apart, each with what `stats` makes of them.

import { type GameRecord, type Statistics, statisticsOf } from '../../stats/index.ts';
import type { Side } from '../../vocab/index.ts';
import { countsOf } from '../kept.ts';
import type { GameBrief } from './game.ts';
import type { GameRow } from './rows.ts';

/** The sides of games, in the order in which results are shown. */
const sidesIn = (games: readonly GameRow[]): readonly Side[] => [...new Set(games.flatMap(({ sides }) => sides))];

/**
 * Games as statistics count them, each read when the one before is counted. Nothing of one that cannot be followed, for
 * half a game has no result.
 */
function* recordsOf(games: readonly GameRow[]): Generator<GameRecord> {
  for (const game of games) {
    const { status, won, drawn, round } = game.view;
    if (status !== 'over' && status !== 'under-way') continue;
    yield {
      status,
      ...(won === undefined ? {} : { winner: won.side }),
      ...(drawn === undefined ? {} : { drawn }),
      rounds: round,
      ...countsOf(game),
    };
  }
}

const PURPOSES = ['play', 'demonstration'] as const satisfies readonly GameBrief['purpose'][];

/** Statistics of the games of each purpose, those of people first. */
export const archiveStatistics = (
  games: readonly GameRow[],
): readonly { readonly purpose: GameBrief['purpose']; readonly statistics: Statistics }[] =>
  PURPOSES.map((purpose) => {
    const counted = games.filter(({ view }) => view.purpose === purpose);
    return { purpose, statistics: statisticsOf(recordsOf(counted), sidesIn(counted)) };
  });
