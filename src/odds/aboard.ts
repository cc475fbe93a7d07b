// Units put aboard ships: of counted forces nobody said which ship carries what, so that there are as few as hold them,
// each with one kind of unit.

import { roomOn } from '../board/roster.ts';
import { countEntries, type UnitCounts, type UnitType } from '../vocab/index.ts';
import type { BattleRules } from './rules.ts';

/** What one ship carries. */
export interface Load {
  readonly type: UnitType;
  readonly count: number;
}

/** The loads of as few ships of a kind as hold the units; what such a ship cannot carry is left out. */
export const loadsOn = (board: BattleRules['board'], ship: UnitType, units: UnitCounts): readonly Load[] =>
  countEntries(units).flatMap(([type, count]) => {
    const room = roomOn(board, ship, type);
    const ships = room === 0 ? 0 : Math.ceil(count / room);
    return Array.from({ length: ships }, (_, at) => ({ type, count: Math.min(room, count - at * room) }));
  });
