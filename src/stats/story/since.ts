// What changed on the board since a power had its turn before: land that changed hands, and what each power earns, has
// and is worth. Two positions compared; who did it is not asked.

import { hasTrait } from '../../board/index.ts';
import { capitalLost, type GameState, landValue, spaceAt } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type ByPower, byPower, countTotal, countUnits, type Power, type SpaceId } from '../../vocab/index.ts';
import { unitValue } from '../series.ts';

/** A number then and now. */
export interface Change {
  readonly was: number;
  readonly is: number;
}

export interface LandChange {
  readonly space: SpaceId;
  /** null: a neutral. */
  readonly from: Power | null;
  readonly to: Power;
}

export interface Since {
  readonly power: Power;
  /** The round of its turn before; absent if this is its first, and the opening is compared with. */
  readonly round?: number;
  /** The most valuable first. */
  readonly land: readonly LandChange[];
  readonly powers: ByPower<{
    /** What the land pays a turn, in IPC; nothing while the capital is lost (B15.3). */
    readonly income: Change;
    /** How many units, complexes left out: they stand and fall with their land. */
    readonly units: Change;
    /** What these cost new by the board, in IPC (`unitValue`). */
    readonly worth: Change;
  }>;
}

const landChanges = ({ board }: Ruleset, was: GameState, is: GameState): readonly LandChange[] =>
  [...board.spaces]
    .sort((a, b) => b.ipc - a.ipc)
    .flatMap(({ id }): readonly LandChange[] => {
      const [from, to] = [spaceAt(was, id).control, spaceAt(is, id).control];
      return to === null || from === to ? [] : [{ space: id, from, to }];
    });

const measured = (ruleset: Ruleset, state: GameState, power: Power) => {
  const units = countUnits(
    state.spaces.flatMap((space) =>
      space.units.filter((unit) => unit.power === power && !hasTrait(ruleset.board, unit.type, 'industry')),
    ),
  );
  return {
    income: capitalLost(ruleset, state, power) ? 0 : landValue(ruleset, state, power),
    units: countTotal(units),
    worth: unitValue(ruleset, units),
  };
};

/**
 * What changed between two positions, for the page of a power's turn.
 *
 * @param before the end of its turn before, or the position as the game began
 * @param round the round of that turn; absent for the beginning
 */
export const sinceOf = (
  ruleset: Ruleset,
  power: Power,
  before: { readonly state: GameState; readonly round?: number },
  now: GameState,
): Since => ({
  power,
  ...(before.round === undefined ? {} : { round: before.round }),
  land: landChanges(ruleset, before.state, now),
  powers: byPower((each) => {
    const [was, is] = [measured(ruleset, before.state, each), measured(ruleset, now, each)];
    return {
      income: { was: was.income, is: is.income },
      units: { was: was.units, is: is.units },
      worth: { was: was.worth, is: is.worth },
    };
  }),
});
