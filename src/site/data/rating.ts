// How strong players have shown themselves to be, from how their games ended: a mean and how far it may be off, after
// R. C. Weng and C.-J. Lin, A Bayesian Approximation Method for Online Ranking (JMLR 12, 2011), the Plackett–Luce model
// for teams of any size, as the library `openskill` has it with its usual parameters.

import { rate, rating } from 'openskill';

/** A finished game that counts. */
export interface RatedGame {
  readonly game: string;
  /** When it ended, `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly ended: string;
  /** Who played together, and whether they won: all have place 1 where nobody did. */
  readonly teams: readonly { readonly players: readonly string[]; readonly place: 1 | 2 }[];
}

export interface RankedPlayer {
  readonly player: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** How strong the player is believed to be, and the standard deviation of that belief: 25 ± 25/3 before a game. */
  readonly mu: number;
  readonly sigma: number;
}

/** Whoever has played fewer games is not ranked: what they say is mostly chance. */
export const FEWEST_TO_RANK = 5;

/** What a player is sure to be worth, but for one case in forty: who has shown more stands higher. */
const shown = ({ mu, sigma }: RankedPlayer): number => mu - 2 * sigma;

const NEW = { games: 0, won: 0, lost: 0, drawn: 0, ...rating() };

/** Everybody in some games by what he has shown, most first; games are rated in the order in which they ended. */
export const rankingOf = (games: readonly RatedGame[]): readonly RankedPlayer[] => {
  const found = new Map<string, RankedPlayer>();
  const inOrder = games.toSorted((a, b) => {
    if (a.ended !== b.ended) return a.ended < b.ended ? -1 : 1;
    return a.game < b.game ? -1 : 1;
  });
  for (const { teams } of inOrder) {
    const before = teams.map(({ players }) => players.map((player) => found.get(player) ?? { player, ...NEW }));
    const after = rate(
      before.map((team) => team.map(({ mu, sigma }) => ({ mu, sigma }))),
      { rank: teams.map(({ place }) => place) },
    );
    const isDrawn = teams.every(({ place }) => place === 1);
    for (const [at, team] of before.entries()) {
      const result = isDrawn ? 'drawn' : teams[at]?.place === 1 ? 'won' : 'lost';
      for (const [seat, player] of team.entries())
        found.set(player.player, {
          ...player,
          ...after[at]?.[seat],
          games: player.games + 1,
          [result]: player[result] + 1,
        });
    }
  }
  return [...found.values()].sort((a, b) => shown(b) - shown(a) || (a.player < b.player ? -1 : 1));
};
