// When a sparring player gives up: where nothing else ends a game, a side that is beaten says so, power by power.

import type { GameOrder, GameState } from '../engine/index.ts';
import { isCombatUnit, landValue } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { type Power, turnStart } from '../vocab/index.ts';
import type { View } from './view.ts';

/** Turns of income that count beside what stands on the board. */
const TURNS = 3;

/**
 * A side with less than this part of the enemy's strength is beaten; with all its capitals lost, with less than the
 * other.
 */
const BEATEN = 0.4;
const BEATEN_WITHOUT_CAPITALS = 0.7;

/** Units at their price and some turns of income, in IPC. */
const strengthOf = (ruleset: Ruleset, state: GameState, powers: readonly Power[]): number => {
  const units = state.spaces.flatMap((space) =>
    space.units.filter((unit) => powers.includes(unit.power) && isCombatUnit(ruleset, unit)),
  );
  const worth = units.reduce((sum, { type }) => sum + ruleset.board.units[type].cost, 0);
  return worth + TURNS * powers.reduce((sum, power) => sum + landValue(ruleset, state, power), 0);
};

/**
 * The word of a power whose side is beaten, as its turn begins; undefined while there is hope, or another way to end.
 */
export const surrender = (view: View): GameOrder | undefined => {
  const { ruleset, state, power, enemies } = view;
  if (ruleset.victory.length > 0 || state.turn.phase !== turnStart(ruleset.phases)) return undefined;
  const own = ruleset.turnOrder.filter((each) => view.isFriend(each));
  const ratio = strengthOf(ruleset, state, own) / strengthOf(ruleset, state, enemies);
  const limit = own.every((each) => view.lostCapital(each)) ? BEATEN_WITHOUT_CAPITALS : BEATEN;
  return ratio < limit ? { type: 'resign', power } : undefined;
};
