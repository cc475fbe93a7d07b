// The first violation of a neutral: the fee, and what it brings on (B20). Which moves violate one is for movement to
// say.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { spaceAt } from '../state/queries.ts';
import { cashIn, purseOf } from './purse.ts';

type Means = 'land' | 'air';
type Entry = (course: Course, space: SpaceId, power: Power, by: Means) => void;

/** The marker of the violator comes on it, and nobody stands against him. */
const takeOver: Entry = (course, space, power, by) => {
  const { fee } = course.ruleset.neutrals;
  course.emit({ type: 'neutral-entered', space, power, fee, by });
  course.emit({ type: 'control-changed', space, from: null, to: power, how: 'neutral' });
  course.apply(by === 'air' ? 'neutral-overflown' : 'neutral-entered');
};

/** An enemy power will defend it, see `neutral-defence.ts`; once a turn, whatever enters or crosses it (ruling.RR7). */
const callEnemy: Entry = (course, space, power, by) => {
  if (course.state.turn.violated?.includes(space) === true) return;
  course.emit({ type: 'neutral-violated', space, power, by });
  course.apply('neutral-calls-enemy');
};

/** What comes of walking in when the fee is paid, by who stands against it. */
const WALKING_IN: { readonly [word in Ruleset['neutrals']['resistance']]: Entry } = {
  none: takeOver,
  'enemy-power': callEnemy,
};

/** What comes of flying over, by word. */
const FLYING_OVER: { readonly [word in Ruleset['neutrals']['overflight']]: Entry } = {
  'takes-control': takeOver,
  'calls-defenders': callEnemy,
};

/** True where somebody stands against those who enter a neutral, so that they come to fight. */
export const neutralsResist = ({ neutrals }: Ruleset): boolean => neutrals.resistance !== 'none';

/**
 * `power` walks into or flies over a space that nobody controls and pays the fee from what is left. A space that
 * somebody controls costs nothing and changes nothing.
 *
 * @param at where in the order a refusal is to point, such as `moves/3`
 * @returns false if the fee cannot be paid; the order is then refused
 */
export const enterNeutral = (course: Course, space: SpaceId, power: Power, by: Means, at?: string): boolean => {
  const { ruleset, state } = course;
  if (spaceAt(state, space).control !== null) return true;
  const { fee, resistance, overflight } = ruleset.neutrals;
  const purse = purseOf(ruleset, power, 'neutral', space);
  const treasury = cashIn(state, power, purse);
  if (treasury < fee) {
    course.refuse('neutral-fee', { space, fee, treasury }, at);
    return false;
  }
  if (fee > 0) course.emit({ type: 'paid', power, purse, ipc: fee, for: 'neutral', space });
  (by === 'land' ? WALKING_IN[resistance] : FLYING_OVER[overflight])(course, space, power, by);
  return true;
};
