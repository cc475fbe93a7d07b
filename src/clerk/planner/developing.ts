// Dice for weapons development in a planned turn: whether the rules let a power throw any, and how many.

import { decide } from '../../engine/decide.ts';
import { type GameState, NO_NONCE, type OrderOf } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Ipc, Power } from '../../vocab/index.ts';

/** So many dice for weapons development. */
export const researchOrder = (power: Power, dice: number): OrderOf<'research'> => ({
  type: 'research',
  power,
  dice,
  nonce: NO_NONCE,
});

export interface Developing {
  /** What a die costs. */
  readonly cost: Ipc;
  /** Whether one more may be thrown than are planned. */
  readonly more: 'yes' | 'no';
  /** The chance that one at least brings something, from 0 to 1. */
  readonly chance: number;
}

/**
 * What the rules say to dice for weapons development.
 *
 * @param start the position before any money is spent
 * @param dice how many are planned
 * @returns undefined where none are planned and none may be thrown
 */
export const developing = (ruleset: Ruleset, start: GameState, power: Power, dice: number): Developing | undefined => {
  const more = decide(ruleset, start, researchOrder(power, dice + 1)).ok;
  if (dice === 0 && !more) return undefined;
  // One face of six is a breakthrough, whichever it is.
  return { cost: ruleset.research.dieCost, more: more ? 'yes' : 'no', chance: 1 - (5 / 6) ** dice };
};
