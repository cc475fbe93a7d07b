// What rows of games tell beside the first: asked for where it is told, and worked out only of a game that moved.

import type { Language } from '../vocab/index.ts';
import type { BattleAhead } from './data/ahead.ts';
import { keptOf } from './data/games.ts';
import { type GameCounts, type GameRow, isRunning } from './data/rows.ts';
import type { Drawn } from './pictures/order.ts';
import type { SaidGame, SaidTurn } from './words/told.ts';

/** Battles ahead in a game; none where nobody fights any more. */
export const aheadOf = (row: GameRow): readonly BattleAhead[] => (isRunning(row) ? keptOf('ahead', row) : []);

/** What is counted in a game. */
export const countsOf = (row: GameRow): GameCounts => keptOf('counts', row);

/** What the picture of a game shows. */
export const pictureOf = (row: GameRow): Drawn | undefined => keptOf('picture', row) ?? undefined;

/** The one that was asked for last: turns of a game are told one after the other. */
let last: { readonly row: GameRow; readonly language: Language; readonly said: SaidGame } | undefined;

const saidOf = (language: Language, row: GameRow): SaidGame => {
  if (last?.row !== row || last.language !== language) last = { row, language, said: keptOf(`said-${language}`, row) };
  return last.said;
};

/** @throws if the game has no such turn */
export const saidOfTurn = (language: Language, row: GameRow, turn: string): SaidTurn => {
  const said = saidOf(language, row).turns[turn];
  if (said === undefined) throw new Error(`Nothing is said of the turn "${turn}" of "${row.view.slug}".`);
  return said;
};

/** Lines that would answer the decisions a game waits for. */
export const answersTo = (language: Language, row: GameRow): readonly string[] => saidOf(language, row).answers;
