// Who stands with whom. Asked of the position, for in some editions powers are drawn into a war that others already fight.

import type { Relations, Ruleset } from '../../rulesets/index.ts';
import type { Power, Side } from '../../vocab/index.ts';
import type { GameState } from './state.ts';

/** What two powers are to each other; `neither`: they are at peace and not allied. */
type Relation = 'friend' | 'enemy' | 'neither';

/** The side a power plays on; a power of no side is a side of its own. */
export const sideOf = (ruleset: Ruleset, power: Power): Side =>
  ruleset.sides.find(({ powers }) => powers.includes(power))?.side ?? power;

/** True for powers of one side in the ruleset's own list: for accounts and set-ups, where no position is at hand. */
export const onOneSide = (ruleset: Ruleset, a: Power, b: Power): boolean => sideOf(ruleset, a) === sideOf(ruleset, b);

type Answer = (ruleset: Ruleset, state: GameState, a: Power, b: Power) => Relation;

const RELATION: { readonly [word in Relations]: Answer } = {
  // B1.2: Axis against Allies, from the first turn to the last.
  'fixed-sides': (ruleset, _state, a, b) => (onOneSide(ruleset, a, b) ? 'friend' : 'enemy'),
};

/** What `a` and `b` are to each other now. A power is its own friend. */
const relation: Answer = (ruleset, state, a, b) => RELATION[ruleset.relations](ruleset, state, a, b);

/** True for the power itself and its allies. */
export const areFriends = (ruleset: Ruleset, state: GameState, a: Power, b: Power): boolean =>
  relation(ruleset, state, a, b) === 'friend';

/** True for powers at war with each other. */
export const areEnemies = (ruleset: Ruleset, state: GameState, a: Power, b: Power): boolean =>
  relation(ruleset, state, a, b) === 'enemy';
