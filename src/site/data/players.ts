// The people of an archive: everyone who plays or has played in one of its games, by id. An id is the same person in
// all games of an archive.

import type { Power } from '../../vocab/index.ts';
import type { GameBrief } from './game.ts';
import type { GameRow } from './rows.ts';

export interface Person {
  readonly id: string;
  /** As the game that moved last has it. */
  readonly name: string;
  /** His games, lately moved first. */
  readonly games: readonly GameRow[];
}

const playedIn = ({ players, opening, changes }: GameBrief) => [
  ...players.filter(({ role }) => role === 'player'),
  // Who has left stays findable under his address.
  ...changes.map(({ enters }) => enters).filter(({ role }) => role === 'player'),
  ...(opening?.players ?? []).filter(({ role }) => role === 'player'),
];

/** The people of some games, by id. */
export const peopleOf = (games: readonly GameRow[]): readonly Person[] => {
  const found = new Map<string, { name: string; games: GameRow[] }>();
  for (const game of games) {
    const seen = new Set<string>();
    for (const { id, name } of playedIn(game.view)) {
      if (seen.has(id)) continue;
      seen.add(id);
      const known = found.get(id);
      if (known === undefined) found.set(id, { name, games: [game] });
      else known.games.push(game);
    }
  }
  return [...found].map(([id, person]) => ({ id, ...person })).sort((a, b) => (a.id < b.id ? -1 : 1));
};

/** The powers somebody plays in a game now. */
export const powersIn = ({ players }: GameBrief, id: string): readonly Power[] =>
  players.find((player) => player.id === id)?.powers ?? [];
