// What the dice of one battle did against what was to be expected of them, side by side. The measure is that of
// `throws.ts`, of which it takes the events of a battle: the luck of a power's battles adds up to what the game's
// charts show of them.

import { type GameEvent, onOneSide } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power } from '../../vocab/index.ts';
import { sumThrows, type Throws, throwsOf } from '../throws.ts';
import type { BothSides } from './battles.ts';

/** The fire of one side: hits, what was to be expected, and the difference in IPC. */
export type Luck = Pick<Throws, 'hits' | 'expected' | 'ipc'>;

/** The luck of a battle; a side that never fired has none. */
export type BattleLuck = Partial<BothSides<Luck>>;

const luckOf = (throws: readonly Throws[]): Luck | undefined => {
  const { hits, expected, ipc } = sumThrows(throws);
  return expected === 0 ? undefined : { hits, expected, ipc };
};

/**
 * The luck of a battle or raid. Damage of raids is no fire and has no part in it.
 *
 * @param power who attacked
 * @param events of the turn the battle was fought in
 */
export const luckIn = (ruleset: Ruleset, power: Power, events: readonly GameEvent[], battle: string): BattleLuck => {
  const throws = throwsOf(
    ruleset,
    events.filter((event) => 'battle' in event && event.battle === battle),
  );
  const side = (friends: boolean): Luck | undefined =>
    luckOf(ruleset.turnOrder.filter((each) => onOneSide(ruleset, each, power) === friends).map((each) => throws[each]));
  const [attacker, defender] = [side(true), side(false)];
  return { ...(attacker === undefined ? {} : { attacker }), ...(defender === undefined ? {} : { defender }) };
};
