// What one unit is worth in the battle it fights, and how many hits it still bears.

import { type Board, hasTrait } from '../../board/index.ts';
import type { Course } from '../course.ts';
import type { Battle, CombatSide } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { attackOf, defenceOf, isSurprised } from '../state/values.ts';
import { cargoOf, spaceIn } from './line-up.ts';

/** The face at or under which a unit of a battle hits; 0: it throws no die. A ship that attacks empty is silent while loaded. */
export const strengthOf = ({ ruleset, state, apply }: Course, battle: Battle, unit: Unit, side: CombatSide): number => {
  const { power, type, id } = unit;
  if (side === 'defence') {
    if (isSurprised(ruleset, state, power)) apply('caught-unprepared');
    return defenceOf(ruleset, state, power, type);
  }
  const loaded =
    hasTrait(ruleset.board, type, 'attacks-empty') && cargoOf(state, spaceIn(state, battle, id), id).length > 0;
  return loaded ? 0 : attackOf(ruleset, state, power, type);
};

/** How many hits a unit bears until it is lost. */
export const bears = (board: Board, { type, damage = 0 }: Pick<Unit, 'type' | 'damage'>): number =>
  (board.units[type].hits ?? 1) - damage;

/** How many hits units bear together. */
export const bearTogether = (board: Board, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + bears(board, unit), 0);
