// The games of this build as views, each worked out once, in the order lists show them.

import { type Archive, type Told, theArchive } from './archive.ts';
import { type GameView, viewGame } from './game.ts';
import { type TurnView, viewTurn } from './turn.ts';

export interface GameData {
  readonly told: Told;
  readonly view: GameView;
  readonly turns: readonly TurnView[];
}

/** The games of an archive, lately moved first; those without a time last, by slug. */
export const gamesOf = ({ games }: Archive): readonly GameData[] =>
  games
    .map((told) => ({
      told,
      view: viewGame(told),
      turns: told.turns.flatMap((_, index) => viewTurn(told, index) ?? []),
    }))
    .sort((a, b) => {
      const [later, earlier] = [b.view.lastMoved ?? '', a.view.lastMoved ?? ''];
      return later < earlier ? -1 : later > earlier ? 1 : a.view.slug < b.view.slug ? -1 : 1;
    });

let held: readonly GameData[] | undefined;

/** The games of this build. */
export const theGames = (): readonly GameData[] => {
  held ??= gamesOf(theArchive());
  return held;
};

/** @throws if there is no such game: a path was made that should not be */
export const gameData = (slug: string): GameData => {
  const found = theGames().find(({ view }) => view.slug === slug);
  if (found === undefined) throw new Error(`There is no game "${slug}" in this archive.`);
  return found;
};
