// The series of a game as one table for spreadsheets and programs: a row for every power at every moment, and the text
// of it as RFC 4180 wants it. The columns are a promise: more may come behind, none is renamed or moved.

import type { ByPower, Power, UnitType } from '../vocab/index.ts';
import type { Pace } from './pace.ts';
import type { GameSeries } from './series.ts';
import { diceIn, FACES, NO_THROWS, running, type Throws } from './throws.ts';

/** A cell: a name or a number; empty where there is nothing to say. */
export type Cell = string | number | undefined;

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What the rows are made from. `throws` and `pace` follow the turns of the series, its opening left out. */
export interface TableSource {
  readonly series: GameSeries;
  /** The id of each turn, `r03-germany`. */
  readonly turns: readonly string[];
  readonly powers: readonly Power[];
  readonly roster: readonly UnitType[];
  readonly throws: readonly ByPower<Throws>[];
  readonly pace: readonly Pace[];
}

const FIRST_COLUMNS = [
  'turn', // id of the turn at whose end this is
  'round', // from 1
  'mover', // power whose turn it was
  'power', // power the row is about
  'land-ipc', // value of the land it holds
  'cash-ipc', // money in its treasury
  'units-ipc', // printed cost of its units without industrial complexes
  'territories', // number it controls
] as const;

const LAST_COLUMNS = [
  'dice', // six-sided dice thrown so far, for whatever
  'face-1', // how often each face came up so far
  'face-2',
  'face-3',
  'face-4',
  'face-5',
  'face-6',
  'hits', // hits on units so far
  'hits-expected', // what the same dice hit on average
  'hits-variance', // sum of p(1-p) of those dice
  'luck-ipc', // luck in IPC so far
  'days', // days the turn took
] as const;

/** A column: a kind of unit, whose number on the board it holds, or one of those above. */
export type SeriesColumn = (typeof FIRST_COLUMNS)[number] | UnitType | (typeof LAST_COLUMNS)[number];

/**
 * Columns of the series, in order. `turn`, `round` and `mover` are empty in the rows of the opening; `days` stands in
 * the mover's row alone. What dice came to is summed from the opening on.
 *
 * @param roster the kinds of unit of the game's board
 */
export const seriesColumns = (roster: readonly UnitType[]): readonly SeriesColumn[] => [
  ...FIRST_COLUMNS,
  ...roster,
  ...LAST_COLUMNS,
];

/** A number with as many decimals as mean something, never with an exponent. */
const plain = (value: number): number => Number(value.toFixed(4));

/** The series of a game as one table: a row for each moment and power. */
export const seriesTable = ({ series, turns, powers, roster, throws, pace }: TableSource): Table => {
  const sums = new Map(powers.map((power) => [power, running(throws, power)] as const));
  const days = new Map(pace.map((turn) => [turn.id, turn.days]));
  const rows = series.moments.flatMap((moment, at) =>
    powers.map((power): readonly Cell[] => {
      const sum = sums.get(power)?.[at - 1] ?? NO_THROWS;
      const counts: { readonly [type in UnitType]?: number } = series.units[power][at] ?? {};
      const turn = at === 0 ? undefined : turns[at - 1];
      const took = moment?.power === power ? days.get(turn ?? '') : undefined;
      return [
        turn,
        moment?.round,
        moment?.power,
        power,
        series.land[power][at],
        series.cash[power][at],
        series.value[power][at],
        series.territories[power][at],
        ...roster.map((type) => counts[type] ?? 0),
        diceIn(sum),
        ...Array.from({ length: FACES }, (_, face) => sum.faces[face]),
        sum.hits,
        plain(sum.expected),
        plain(sum.variance),
        plain(sum.ipc),
        took === undefined ? undefined : plain(took),
      ];
    }),
  );
  return { columns: seriesColumns(roster), rows };
};

const field = (cell: Cell): string => {
  const text = cell === undefined ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A table as comma-separated values (RFC 4180): a header line, CRLF after every line, quotes only where they are
 * needed.
 */
export const csvText = ({ columns, rows }: Table): string =>
  [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
