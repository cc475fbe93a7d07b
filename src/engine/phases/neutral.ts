// The first violation of a neutral: the fee, and the marker of the violator (B20). Which moves violate one is for
// movement to say.

import type { Ruleset } from '../../rulesets/index.ts';
import { MAIN_PURSE, type Power, type SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { cashOf, spaceAt } from '../state/queries.ts';

const takeOver = (course: Course, space: SpaceId, power: Power): void =>
  course.emit({ type: 'control-changed', space, from: null, to: power, how: 'neutral' });

/** What comes of walking in when the fee is paid, by who stands against it. */
const WALKING_IN: { readonly [word in Ruleset['neutrals']['resistance']]: typeof takeOver } = { none: takeOver };

/** What comes of flying over, by word. */
const FLYING_OVER: { readonly [word in Ruleset['neutrals']['overflight']]: typeof takeOver } = {
  'takes-control': takeOver,
};

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
  const { resistance, overflight } = ruleset.neutrals;
  (by === 'land' ? WALKING_IN[resistance] : FLYING_OVER[overflight])(course, space, power);
  course.apply(by === 'air' ? 'neutral-overflown' : 'neutral-entered');
  return true;
};
