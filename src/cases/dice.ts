// Turns the dice a case writes down by power and unit into rolls for the needs at hand.

import { type Need, POWERS, type Power, type Roll } from '../vocab/index.ts';

/** `['germany', 'infantry', [1, 5]]`: dice of one power's units, in the order of the reference chart. */
export type WrittenDice = readonly (readonly [Power, string, readonly number[]])[];

/** In battle and research the purpose ends with the power that throws; `raid/germany` ends with a territory. */
const throwerOf = (purpose: string): Power | undefined =>
  /^(combat|tech)\//.test(purpose) ? POWERS.find((power) => purpose.endsWith(`/${power}`)) : undefined;

/**
 * A look-up that hands the written dice out in order: to a need of a power its next dice, to any other need the next
 * dice at all. Written dice that stay unused can be read off `rest`.
 */
export const dealer = (written: WrittenDice) => {
  const queue = written.map(([power, , values]) => ({ power, values: [...values] }));
  const deal = (need: Need): readonly number[] | undefined => {
    const thrower = throwerOf(need.purpose);
    const values: number[] = [];
    for (const entry of queue) {
      if (thrower !== undefined && entry.power !== thrower) continue;
      while (values.length < need.n && entry.values.length > 0) values.push(...entry.values.splice(0, 1));
    }
    return values.length === 0 ? undefined : values;
  };
  return { deal, rest: (): number => queue.reduce((sum, { values }) => sum + values.length, 0) };
};

export const asRolls = (
  faces: readonly { readonly purpose: string; readonly values: readonly number[] }[],
): readonly Roll[] => faces.map(({ purpose, values }) => ({ purpose, sides: 6, values }));
