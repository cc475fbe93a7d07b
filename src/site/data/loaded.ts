// A game that is loaded, as its own pages show it.

import type { Archive, Told } from './archive.ts';
import { type GameView, viewGame } from './game.ts';
import { type TurnView, viewTurn } from './turn.ts';

export interface GameData {
  readonly told: Told;
  readonly view: GameView;
  readonly turns: readonly TurnView[];
}

/** A game of an archive with all its turns. */
export const loadFrom = (archive: Archive, slug: string): GameData => {
  const told = archive.tell(slug);
  return {
    told,
    view: viewGame(told),
    turns: told.turns.flatMap((_, index) => viewTurn(told, index) ?? []),
  };
};
