// The linked war as sparring players play it: three sides at one table, and its accounts as the rules tell them.

import { linked2001Board } from '../../../src/board/linked-2001/index.ts';
import type { OpenGame } from '../../../src/engine/index.ts';
import type { Power, SpaceId } from '../../../src/vocab/index.ts';
import { type Book, indianLand } from './accounts.ts';

export const LINKED_OPENING: Partial<OpenGame> = {
  players: [
    { id: 'anna', name: 'Anna', role: 'player', powers: ['germany'] },
    { id: 'cas', name: 'Cas', role: 'player', powers: ['japan'] },
    { id: 'bram', name: 'Bram', role: 'player', powers: ['ussr', 'uk', 'usa', 'china'] },
  ],
};

const ALLIES: ReadonlySet<Power> = new Set(['ussr', 'uk', 'usa', 'china']);

const board = linked2001Board;
const indian = indianLand(board, 'pa:india');
const isPacific = (space: SpaceId): boolean => space.startsWith('pa:');
const isIndian = (space: SpaceId): boolean => indian.has(space);

/** Money of the linked war: E, P, L8 to L13 and L48, from the printed board and not from the ruleset. */
export const LINKED_BOOK: Book = {
  board,
  accounts: [
    { power: 'germany', purse: 'main', capital: 'eu:germany', isPaidBy: () => true },
    { power: 'ussr', purse: 'main', capital: 'eu:moscow', isPaidBy: () => true },
    { power: 'japan', purse: 'main', capital: 'pa:japan', isPaidBy: () => true },
    { power: 'uk', purse: 'england', capital: 'eu:united-kingdom', isPaidBy: (space) => !isPacific(space) },
    { power: 'uk', purse: 'india', capital: 'pa:india', isPaidBy: isIndian },
    {
      power: 'uk',
      purse: 'australia',
      capital: 'pa:new-south-wales',
      isPaidBy: (space) => isPacific(space) && !isIndian(space),
    },
    { power: 'usa', purse: 'america-in-europe', capital: 'eu:united-states', isPaidBy: (space) => !isPacific(space) },
    { power: 'usa', purse: 'america-in-the-pacific', capital: 'pa:united-states', isPaidBy: isPacific },
  ],
  isOneSide: (a, b) => a === b || (ALLIES.has(a) && ALLIES.has(b)),
  withFund: ['uk', 'usa'],
};
