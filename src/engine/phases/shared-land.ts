// Land that powers of one turn have taken together, and its captor may give to another of them (P19, ruling.R69).

import { spaceOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import { isGround } from '../combat/line-up.ts';
import { actingPowers, spaceAt, spaceAtStart } from '../state/queries.ts';
import { areEnemies, areFriends } from '../state/relation.ts';
import type { GameState } from '../state/state.ts';

/**
 * Land that its captor may give away, by word: what was an enemy's as the turn began, and is no ally's by another rule.
 */
const MAY_GIVE: {
  readonly [word in NonNullable<Ruleset['capture']['takenTogether']>]: (
    ruleset: Ruleset,
    state: GameState,
    space: SpaceId,
    power: Power,
  ) => boolean;
} = {
  'may-be-given': (ruleset, state, space, power) => {
    const { givenLand } = ruleset.capture;
    const was = spaceAtStart(state, space).control;
    const { originalOwner } = spaceOf(ruleset.board, space);
    const isBound = givenLand !== 'none' && givenLand.some(({ spaces }) => spaces.includes(space));
    const isOfFriends = originalOwner !== null && areFriends(ruleset, state, originalOwner, power);
    return was !== null && areEnemies(ruleset, state, was, power) && !isBound && !isOfFriends;
  },
};

/** The powers of the turn that have taken a space together with the one that holds it. */
export const sharersOf = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power): readonly Power[] => {
  const word = ruleset.capture.takenTogether;
  if (word === undefined || spaceAt(state, space).control !== power || !MAY_GIVE[word](ruleset, state, space, power))
    return [];
  return actingPowers(state).filter(
    (other) =>
      other !== power && spaceAt(state, space).units.some((unit) => unit.power === other && isGround(ruleset, unit)),
  );
};

/** True if a power of the turn has land that it may give to another. */
export const hasLandToGive = (ruleset: Ruleset, state: GameState): boolean =>
  ruleset.capture.takenTogether !== undefined &&
  ruleset.board.spaces.some(({ id }) =>
    actingPowers(state).some((power) => sharersOf(ruleset, state, id, power).length > 0),
  );
