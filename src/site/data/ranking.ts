// Who is ranked in this archive, for each ruleset apart, where the group has asked for it: games that people played to
// an end. What was not played out counts for nobody, and a game of somebody who wants no rank for none of its players,
// so that anybody can work the ranking out again from what is told of it.

import type { RankingSettings } from '../../archive/index.ts';
import { type RankedPlayer, type RatedGame, rankingOf } from './rating.ts';
import { type GameRow, isPlayedOut } from './rows.ts';

export interface Ranking {
  readonly ruleset: string;
  readonly games: readonly RatedGame[];
  readonly players: readonly RankedPlayer[];
}

/** Those who held the powers of each side at the end, by the names they are ranked under. */
const teamsOf = ({ view, teams }: GameRow, same: NonNullable<RankingSettings['same']>): RatedGame['teams'] =>
  teams.flatMap(({ side, powers }) => {
    const seated = view.players.filter(
      (player) => player.role === 'player' && player.powers.some((power) => powers.includes(power)),
    );
    const players = [...new Set(seated.map(({ id }) => same[id] ?? id))].sort();
    const place = view.won === undefined || view.won.side === side ? (1 as const) : (2 as const);
    return players.length === 0 ? [] : [{ players, place }];
  });

const ratedGame = (row: GameRow, { without = [], same = {} }: RankingSettings): RatedGame | undefined => {
  const { slug: game, ended } = row.view;
  const teams = teamsOf(row, same);
  const players = teams.flatMap((team) => team.players);
  const isOfTwo = teams.length > 1 && new Set(players).size === players.length;
  const left = without.map((id) => same[id] ?? id);
  if (ended === undefined || !isPlayedOut(row) || !isOfTwo || players.some((id) => left.includes(id))) return undefined;
  return { game, ended, teams };
};

/** The rankings of an archive by ruleset; none where it wants none. */
export const rankingsIn = (games: readonly GameRow[], asked: RankingSettings | undefined): readonly Ranking[] => {
  if (asked === undefined) return [];
  const found = new Map<string, RatedGame[]>();
  for (const row of games) {
    const rated = ratedGame(row, asked);
    const ruleset = row.view.opening?.ruleset;
    if (rated === undefined || ruleset === undefined) continue;
    const own = found.get(ruleset);
    if (own === undefined) found.set(ruleset, [rated]);
    else own.push(rated);
  }
  return [...found]
    .map(([ruleset, rated]) => ({
      ruleset,
      games: rated.toSorted((a, b) => (a.game < b.game ? -1 : 1)),
      players: rankingOf(rated),
    }))
    .sort((a, b) => (a.ruleset < b.ruleset ? -1 : 1));
};
