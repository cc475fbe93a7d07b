// Rockets that can be fired behind the combat moves of a planned turn: asked of the engine, gun by gun and factory by
// factory.

import { decide } from '../../engine/decide.ts';
import { type GameState, NO_NONCE, type OrderOf, rocketRangeOf, spaceAt } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';

/** Where a rocket is fired, and where it strikes. */
export interface Rocket {
  readonly from: SpaceId;
  readonly target: SpaceId;
}

/** The order to fire one. */
export const rocketOrder = (power: Power, { from, target }: Rocket): OrderOf<'rocket'> => ({
  type: 'rocket',
  power,
  from,
  target,
  nonce: NO_NONCE,
});

/**
 * The rockets that the rules let a power fire, in the order of the board.
 *
 * @param state behind the combat moves, as `fires` of the positions
 */
export const rocketsIn = (ruleset: Ruleset, state: GameState, power: Power): readonly Rocket[] => {
  if (rocketRangeOf(ruleset, state, power) === 0) return [];
  const spaces = ruleset.board.spaces.map(({ id }) => id);
  const units = (id: SpaceId) => spaceAt(state, id).units;
  const own = spaces.filter((id) => units(id).some((unit) => unit.power === power));
  const built = spaces.filter((id) => units(id).some(({ type }) => ruleset.board.units[type].domain === 'facility'));
  return own.flatMap((from) =>
    built.flatMap((target) =>
      decide(ruleset, state, rocketOrder(power, { from, target })).ok ? [{ from, target }] : [],
    ),
  );
};
