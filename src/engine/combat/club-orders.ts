// The clubs' orders of loss: whom a side gives up first when it left no word. A table and nothing else.

import type { UnitType } from '../../vocab/index.ts';
import type { CombatSide } from '../state/battle.ts';

type Orders = { readonly [side in CombatSide]: { readonly [where in 'land' | 'sea']: readonly UnitType[] } };

/** First to go first, as the clubs have it. */
export const CLUB_ORDERS: Orders = {
  attack: {
    land: ['infantry', 'armor', 'fighter', 'bomber'],
    sea: ['transport', 'submarine', 'fighter', 'bomber', 'carrier', 'battleship'],
  },
  defence: {
    land: ['infantry', 'armor', 'bomber', 'fighter'],
    sea: ['transport', 'submarine', 'fighter', 'carrier', 'battleship'],
  },
};
