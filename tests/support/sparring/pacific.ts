// Pacific as sparring players play it: three players, and its accounts as the rules tell them.

import { pacific2001Board } from '../../../src/board/pacific-2001/index.ts';
import type { OpenGame } from '../../../src/engine/index.ts';
import type { Power } from '../../../src/vocab/index.ts';
import { type Book, indianLand } from './accounts.ts';

export const PACIFIC_OPENING: Partial<OpenGame> = {
  players: [
    { id: 'anna', name: 'Anna', role: 'player', powers: ['japan'] },
    { id: 'bram', name: 'Bram', role: 'player', powers: ['uk'] },
    { id: 'cas', name: 'Cas', role: 'player', powers: ['usa', 'china'] },
  ],
};

const ALLIES: ReadonlySet<Power> = new Set(['uk', 'usa', 'china']);

const indian = indianLand(pacific2001Board, 'india');

/** Money of Pacific: P3, P9 to P11a and P18b, from the printed board and not from the ruleset. */
export const PACIFIC_BOOK: Book = {
  board: pacific2001Board,
  accounts: [
    { power: 'japan', purse: 'main', capital: 'japan', isPaidBy: () => true },
    { power: 'uk', purse: 'india', capital: 'india', isPaidBy: (space) => indian.has(space) },
    { power: 'uk', purse: 'australia', capital: 'new-south-wales', isPaidBy: (space) => !indian.has(space) },
    { power: 'usa', purse: 'main', capital: 'united-states', isPaidBy: () => true },
  ],
  isOneSide: (a, b) => a === b || (ALLIES.has(a) && ALLIES.has(b)),
  withFund: ['uk'],
};
