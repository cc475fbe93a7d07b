// Where units that were bought can be placed: asked of the engine, space by space.

import { decide } from '../../engine/decide.ts';
import type { GameState, OrderOf, Refusal } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, type Power, type SpaceId, type UnitType } from '../../vocab/index.ts';

type Placements = OrderOf<'place'>['placements'];

/**
 * The placements with so many units more in a space, fewer below 0, beside those of the same space that say nothing
 * else.
 */
export const withPlaced = (placements: Placements, space: SpaceId, type: UnitType, count = 1): Placements => {
  const at = placements.findIndex(
    ({ space: where, from, boards }) => where === space && from === undefined && boards === undefined,
  );
  const there = placements[at];
  if (there === undefined) return count <= 0 ? placements : [...placements, { space, units: { [type]: count } }];
  const left = (there.units[type] ?? 0) + count;
  const units = Object.fromEntries(
    countEntries({ ...there.units, [type]: Math.max(0, left) }).filter(([, each]) => each > 0),
  );
  const same = countEntries(units).length === 0 ? [] : [{ ...there, units }];
  return [...placements.slice(0, at), ...same, ...placements.slice(at + 1)];
};

const refusalsOf = (ruleset: Ruleset, state: GameState, power: Power, placements: Placements): readonly Refusal[] => {
  const decided = decide(ruleset, state, { type: 'place', power, placements });
  return decided.ok ? [] : decided.error;
};

/** The spaces where so many units more of a kind can be placed beside what is placed already. */
export const placesFor = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  placements: Placements,
  type: UnitType,
  count = 1,
): readonly SpaceId[] =>
  ruleset.board.spaces.flatMap(({ id }) =>
    refusalsOf(ruleset, state, power, withPlaced(placements, id, type, count)).length === 0 ? [id] : [],
  );

/** Why units cannot be placed in a space. */
export const whyNotPlaced = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  placements: Placements,
  type: UnitType,
  space: SpaceId,
  count = 1,
): readonly Refusal[] => refusalsOf(ruleset, state, power, withPlaced(placements, space, type, count));
