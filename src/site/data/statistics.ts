// The statistics of this archive: games of people and demonstration games apart, each with what `stats` makes of them.

import { type GameRecord, type Statistics, statisticsOf } from '../../stats/index.ts';
import type { Side } from '../../vocab/index.ts';
import type { GameView } from './game.ts';
import type { GameData } from './games.ts';

/** The sides of games, in the order in which results are shown. */
const sidesIn = (games: readonly GameData[]): readonly Side[] => [
  ...new Set(games.flatMap(({ told }) => told.ruleset?.sides.map(({ side }) => side) ?? [])),
];

/** A game as statistics count it; nothing of one that cannot be followed, for half a game has no result. */
const recordOf = ({ view, turns }: GameData): readonly GameRecord[] => {
  const { status, won, drawn, round } = view;
  if (status !== 'over' && status !== 'under-way') return [];
  const bid = turns.find(({ account }) => account.bid !== undefined)?.account.bid;
  const days = new Map(view.pace.map((turn) => [turn.id, turn.days]));
  return [
    {
      status,
      ...(won === undefined ? {} : { winner: won.side }),
      ...(drawn === undefined ? {} : { drawn }),
      rounds: round,
      ...(bid === undefined ? {} : { bid: { side: bid.side, total: bid.total } }),
      turns: turns.flatMap(({ id, account, clauses }, at) => {
        const throws = view.throws[at];
        const took = days.get(id);
        if (throws === undefined) return [];
        return [
          {
            throws,
            clauses,
            battles: account.battles.map(({ space }) => space),
            captured: account.captured,
            ...(took === undefined ? {} : { days: took }),
          },
        ];
      }),
    },
  ];
};

const PURPOSES = ['play', 'demonstration'] as const satisfies readonly GameView['purpose'][];

/** Statistics of the games of each purpose, those of people first. */
export const archiveStatistics = (
  games: readonly GameData[],
): readonly { readonly purpose: GameView['purpose']; readonly statistics: Statistics }[] =>
  PURPOSES.map((purpose) => {
    const counted = games.filter(({ view }) => view.purpose === purpose);
    return { purpose, statistics: statisticsOf(counted.flatMap(recordOf), sidesIn(counted)) };
  });
