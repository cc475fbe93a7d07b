// The board of Pacific (2001). What is on it stands in board.json; here are the figures it must come to, which other
// sources give. No ruleset plays on it yet, so it is in no list of boards.

import { arrangeBoard } from '../arrange.ts';
import type { Board } from '../board.ts';
import type { Expected } from '../check.ts';
import type { BoardData, SaidData } from '../data.ts';
import data from './board.json' with { type: 'json' };
import said from './said.json' with { type: 'json' };

export const PACIFIC_2001_FIGURES: Expected = {
  spaces: 116,
  links: 250,
  canals: 0,
  setupEntries: 69,
  incomes: { japan: 19, uk: 35, usa: 60 },
  regions: { india: 15, australia: 20 },
  convoys: { uk: 12, usa: 15 },
};

/** The board as printed. */
export const pacific2001Board: Board = arrangeBoard(
  data as unknown as BoardData, // tests/board/linked-boards.test.ts reads both files by their schemas
  said as SaidData,
);
