// The first violation of a neutral: the fee, and the marker of the violator (B20). Which moves violate one is for
// movement to say.

import { MAIN_PURSE, type Power, type SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { cashOf, spaceAt } from '../state/queries.ts';

/**
 * `power` walks into or flies over a space that nobody controls, pays the fee from what is left and takes control of it
 * without battle. A space that somebody controls costs nothing and changes nothing.
 *
 * @param at where in the order a refusal is to point, such as `moves/3`
 * @returns false if the fee cannot be paid; the order is then refused
 */
export const enterNeutral = (
  course: Course,
  space: SpaceId,
  power: Power,
  by: 'land' | 'air',
  at?: string,
): boolean => {
  const { ruleset, state } = course;
  if (spaceAt(state, space).control !== null) return true;
  const { fee } = ruleset.neutrals;
  const treasury = cashOf(state, power);
  if (treasury < fee) {
    course.refuse('neutral-fee', { space, fee, treasury }, at);
    return false;
  }
  if (fee > 0) course.emit({ type: 'paid', power, purse: MAIN_PURSE, ipc: fee, for: 'neutral', space });
  course.emit({ type: 'neutral-entered', space, power, fee, by });
  course.emit({ type: 'control-changed', space, from: null, to: power, how: 'neutral' });
  course.apply(by === 'air' ? 'neutral-overflown' : 'neutral-entered');
  return true;
};
