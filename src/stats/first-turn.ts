// What a power did with its first turn: what it bought, and where it attacked.

import { countEntries, isSecondBattle, type SpaceId, type UnitCounts } from '../vocab/index.ts';
import type { TurnAccount } from './account/account.ts';

export interface FirstTurn {
  readonly bought: UnitCounts;
  /** Where the moves before its battles made it fight or raid, each once, by id. */
  readonly attacked: readonly SpaceId[];
}

export const firstTurnOf = ({ purchases, battles }: Pick<TurnAccount, 'purchases' | 'battles'>): FirstTurn => ({
  bought: Object.fromEntries(countEntries(purchases)),
  attacked: [...new Set(battles.filter(({ id }) => !isSecondBattle(id)).map(({ space }) => space))].sort(),
});
