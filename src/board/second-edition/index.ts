// The board of the Milton Bradley Second Edition. What is on it stands in board.json; here are the figures it must come
// to, counted apart from it (B1.3, B2.12). The tests read the file strictly and hold it against them; whoever plays
// takes it as it is, so that a program starts without a schema, and a browser needs none.

import { arrangeBoard } from '../arrange.ts';
import type { Board } from '../board.ts';
import type { Expected } from '../check.ts';
import type { BoardData, SaidData } from '../data.ts';
import data from './board.json' with { type: 'json' };
import said from './said.json' with { type: 'json' };

export const SECOND_EDITION_FIGURES: Expected = {
  spaces: 128,
  links: 309,
  canals: 2,
  setupEntries: 57,
  incomes: { ussr: 24, germany: 32, uk: 30, japan: 25, usa: 36 },
};

/** The board as printed, every sea zone open; a ruleset closes what it does not play. */
export const secondEditionBoard: Board = arrangeBoard(
  data as unknown as BoardData, // tests/board/second-edition.test.ts reads both files by their schemas
  said as SaidData,
);
