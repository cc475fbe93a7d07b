// Whose planes may come down on whose carriers.

import { hasDeck } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import { spaceAt } from '../state/queries.ts';
import { areFriends } from '../state/relation.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

/** Whose carriers take in fighters of a power, by word. */
const HOSTS: { readonly [word in Ruleset['carriers']['guests']]: typeof areFriends } = {
  allies: areFriends,
  nobody: (_ruleset, _state, owner, power) => owner === power,
};

/** True if fighters of `power` may land on carriers of `owner`. */
export const mayLandOn = (ruleset: Ruleset, state: GameState, owner: Power, power: Power): boolean =>
  HOSTS[ruleset.carriers.guests](ruleset, state, owner, power);

/** Carriers in a zone on which fighters of `power` may land, its own before its allies'. */
export const carriersIn = (ruleset: Ruleset, state: GameState, zone: SpaceId, power: Power): readonly Unit[] => {
  const friends = spaceAt(state, zone).units.filter(
    ({ type, power: owner }) => hasDeck(ruleset.board, type) && mayLandOn(ruleset, state, owner, power),
  );
  return [...friends.filter((ship) => ship.power === power), ...friends.filter((ship) => ship.power !== power)];
};
