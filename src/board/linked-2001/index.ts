// The boards of Europe and Pacific laid side by side, with the spaces between them, as the rules of May 2001 link them.
// No ruleset plays on it yet, so it is in no list of boards.

import { arrangeBoard } from '../arrange.ts';
import type { Board } from '../board.ts';
import type { Expected } from '../check.ts';
import type { BoardData, LinkedBoardData, SaidData } from '../data.ts';
import europe from '../europe-1999/board.json' with { type: 'json' };
import europeSaid from '../europe-1999/said.json' with { type: 'json' };
import { joinBoards, joinSaid } from '../join.ts';
import pacific from '../pacific-2001/board.json' with { type: 'json' };
import pacificSaid from '../pacific-2001/said.json' with { type: 'json' };
import data from './board.json' with { type: 'json' };
import said from './said.json' with { type: 'json' };

export const LINKED_2001_FIGURES: Expected = {
  spaces: 223,
  links: 525,
  canals: 3,
  setupEntries: 133,
  incomes: { germany: 40, ussr: 20, japan: 19, uk: 44, usa: 90 },
  regions: { england: 9, india: 15, australia: 20, 'america-in-europe': 30, 'america-in-the-pacific': 60 },
  convoys: { ussr: 4, uk: 28, usa: 25 },
};

/** Both boards as printed and the strips between them. */
export const linked2001Board: Board = arrangeBoard(
  joinBoards(
    data as unknown as LinkedBoardData, // tests/board/linked-boards.test.ts reads all files by their schemas
    { 'eu:': europe as unknown as BoardData, 'pa:': pacific as unknown as BoardData },
  ),
  joinSaid(said as SaidData, { 'eu:': europeSaid as SaidData, 'pa:': pacificSaid as SaidData }),
);
