// The board of Europe (1999). What is on it stands in board.json; here are the figures it must come to, which other
// sources give.

import { arrangeBoard } from '../arrange.ts';
import type { Board } from '../board.ts';
import type { Expected } from '../check.ts';
import type { BoardData, SaidData } from '../data.ts';
import data from './board.json' with { type: 'json' };
import said from './said.json' with { type: 'json' };

export const EUROPE_1999_FIGURES: Expected = {
  spaces: 96,
  links: 241,
  canals: 1,
  setupEntries: 61,
  incomes: { germany: 40, ussr: 20, uk: 9, usa: 30 },
  convoys: { uk: 16, usa: 10, ussr: 4 },
};

/** The board as printed. */
export const europe1999Board: Board = arrangeBoard(
  data as unknown as BoardData, // tests/board/linked-boards.test.ts reads both files by their schemas
  said as SaidData,
);
