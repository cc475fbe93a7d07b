// Games as plain series, one value for the start and one after every turn: land, money, units, territories. Land value
// and money to spend are kept apart: clubs write both, as `34/35`.

import { hasTrait } from '../board/index.ts';
import { cashIn, convoyLoss, type GameState, hasConvoys, landByPurse, pursesOf } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { ByPower, Ipc, Power, PurseId, Side, UnitCounts, UnitType } from '../vocab/index.ts';
import { byPower, countEntries, UNIT_TYPES } from '../vocab/index.ts';
import { standingsOf } from './account/account.ts';

/** A moment of the game: the position when it opened, or at the end of a turn. */
export interface Moment {
  /** Round and power of the turn; absent for the opening. */
  readonly turn?: { readonly round: number; readonly power: Power };
  readonly state: GameState;
}

interface PurseSeries {
  readonly power: Power;
  readonly purse: PurseId;
  readonly land: readonly Ipc[];
  readonly cash: readonly Ipc[];
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
  /** Units of a power on the board; what it bought and has not placed is not among them. */
  readonly units: ByPower<readonly UnitCounts[]>;
  /** What those units cost, see `unitValue`. */
  readonly value: ByPower<readonly Ipc[]>;
  /** Territories a power controls, those worth nothing included. */
  readonly territories: ByPower<readonly number[]>;
  /** Of powers with several purses: the value of the land of each, and what is in it, in IPC. */
  readonly purses: readonly PurseSeries[];
  /** Of powers with convoys: what these would pay each round and do not, since enemies hold them; in IPC. */
  readonly convoys: readonly { readonly power: Power; readonly lost: readonly Ipc[] }[];
  /** Points of each side that wins by them, and how many it takes. */
  readonly points: readonly { readonly side: Side; readonly goal: number; readonly points: readonly number[] }[];
}

/**
 * What units cost by the board's printed prices, in IPC: the sum of count times cost over all types but industry, which
 * stands and falls with its land. A discount of industrial technology changes what was paid for a unit and not what it
 * is worth.
 */
export const unitValue = ({ board }: Ruleset, units: UnitCounts): Ipc =>
  countEntries(units).reduce(
    (sum, [type, count]) => (hasTrait(board, type, 'industry') ? sum : sum + count * board.units[type].cost),
    0,
  );

/** What units of all types cost by the board's printed prices, in IPC. */
export const printedCost = ({ board }: Ruleset, units: UnitCounts): Ipc =>
  countEntries(units).reduce((sum, [type, count]) => sum + count * board.units[type].cost, 0);

interface Holding {
  readonly territories: number;
  readonly units: UnitCounts;
}

/** What each power has on the board, in one walk over it. */
const holdingsOf = ({ board }: Ruleset, state: GameState): ByPower<Holding> => {
  const counts = byPower((): { [type in UnitType]?: number } => ({}));
  const territories: { [power in Power]: number } = { ...byPower(() => 0) };
  for (const { id, kind } of board.spaces) {
    const space = state.spaces[state.slots.get(id) ?? -1];
    if (space === undefined) continue;
    if (kind === 'land' && space.control !== null) territories[space.control] += 1;
    for (const { power, type } of space.units) counts[power][type] = (counts[power][type] ?? 0) + 1;
  }
  return byPower((power) => ({ territories: territories[power], units: inOrder(counts[power]) }));
};

/** The same counts with their keys in the order of the reference chart: the same position gives the same bytes. */
const inOrder = (counts: UnitCounts): UnitCounts =>
  Object.fromEntries(UNIT_TYPES.flatMap((type) => (counts[type] === undefined ? [] : [[type, counts[type]]])));

/** The purses of powers that have several. */
const pursesIn = (ruleset: Ruleset, moments: readonly Moment[]): readonly PurseSeries[] =>
  ruleset.turnOrder
    .filter((power) => pursesOf(ruleset, power).length > 1)
    .flatMap((power) => {
      const land = moments.map(({ state }) => landByPurse(ruleset, state, power));
      return pursesOf(ruleset, power).map((purse) => ({
        power,
        purse,
        land: land.map((purses) => purses.find((each) => each.purse === purse)?.ipc ?? 0),
        cash: moments.map(({ state }) => cashIn(state, power, purse)),
      }));
    });

/** The series of a game, moment by moment, the opening first. */
export const seriesOf = (ruleset: Ruleset, moments: readonly Moment[]): GameSeries => {
  const standings = moments.map(({ state }) => standingsOf(ruleset, state));
  const holdings = moments.map(({ state }) => holdingsOf(ruleset, state));
  const land = byPower((power) => standings.map((standing) => standing[power].land));
  return {
    moments: moments.map(({ turn }) => turn),
    land,
    cash: byPower((power) => standings.map((standing) => standing[power].cash)),
    sides: ruleset.sides.map(({ side, powers }) => ({
      side,
      land: moments.map((_, at) => powers.reduce((sum, power) => sum + (land[power][at] ?? 0), 0)),
    })),
    units: byPower((power) => holdings.map((holding) => holding[power].units)),
    value: byPower((power) => holdings.map((holding) => unitValue(ruleset, holding[power].units))),
    territories: byPower((power) => holdings.map((holding) => holding[power].territories)),
    purses: pursesIn(ruleset, moments),
    convoys: ruleset.turnOrder
      .filter((power) => hasConvoys(ruleset, power))
      .map((power) => ({ power, lost: moments.map(({ state }) => convoyLoss(ruleset, state, power)) })),
    points: ruleset.victory.flatMap((each) =>
      each.goal === 'points'
        ? [{ side: each.side, goal: each.points, points: moments.map(({ state }) => state.points?.[each.side] ?? 0) }]
        : [],
    ),
  };
};
