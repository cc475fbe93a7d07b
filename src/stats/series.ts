// Games as plain series, one value for the start and one after every turn. Land value and money to spend are kept apart:
// clubs write both, as `34/35`.

import type { GameState } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { ByPower, Ipc, Power, Side } from '../vocab/index.ts';
import { byPower } from '../vocab/index.ts';
import { standingsOf } from './account/account.ts';

/** A moment of the game: the position when it opened, or at the end of a turn. */
export interface Moment {
  /** Round and power of the turn; absent for the opening. */
  readonly turn?: { readonly round: number; readonly power: Power };
  readonly state: GameState;
}

export interface GameSeries {
  /** What each position along the series is; the same length as every series. */
  readonly moments: readonly (Moment['turn'] | undefined)[];
  /** Value of the land a power holds, in IPC, paid out or not. */
  readonly land: ByPower<readonly Ipc[]>;
  /** Money in the treasury, in IPC. */
  readonly cash: ByPower<readonly Ipc[]>;
  /** Land value of each side's powers together. */
  readonly sides: readonly { readonly side: Side; readonly land: readonly Ipc[] }[];
}

export const seriesOf = (ruleset: Ruleset, moments: readonly Moment[]): GameSeries => {
  const standings = moments.map(({ state }) => standingsOf(ruleset, state));
  const land = byPower((power) => standings.map((standing) => standing[power].land));
  return {
    moments: moments.map(({ turn }) => turn),
    land,
    cash: byPower((power) => standings.map((standing) => standing[power].cash)),
    sides: ruleset.sides.map(({ side, powers }) => ({
      side,
      land: moments.map((_, at) => powers.reduce((sum, power) => sum + (land[power][at] ?? 0), 0)),
    })),
  };
};
