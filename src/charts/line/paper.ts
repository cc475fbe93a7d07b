// The lines of a chart in the units of their data: one step to the right is one turn, one down is one IPC, or a tenth
// where values have decimals. A drawing stretches them to its size, so that the wide and the compact form share one
// path of small whole numbers.

import { line } from 'd3-shape';
import type { Frame } from './frame.ts';
import type { Point, Series } from './series.ts';

export interface Paper {
  /** Where the lines lie in the drawing and what is stretched to there, as attributes of an `<svg>`. */
  readonly place: { readonly [name: string]: string | number };
  /** The value at the top. */
  readonly top: number;
  /** Steps a unit of value is drawn in. */
  readonly fine: number;
}

/** Values are drawn to a tenth of their unit; more cannot be seen. */
const FINE = 10;

export const paperOf = (series: readonly Series[], { x, y }: Frame): Paper => {
  const [low = 0, high = 1] = y.domain();
  const [left = 0, right = 1] = x.range();
  const [bottom = 0, top = 0] = y.range();
  const isWhole = series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
  const fine = isWhole ? 1 : FINE;
  const [, last = 1] = x.domain();
  return {
    place: {
      x: left,
      y: top,
      width: right - left,
      height: bottom - top,
      viewBox: `0 0 ${last} ${Math.round((high - low) * fine)}`,
    },
    top: high,
    fine,
  };
};

/** Points at which a line bends or breaks off: those in the midst of a level run draw nothing. */
const bends = (values: Series['values']): readonly (Point | null)[] => {
  const found: (Point | null)[] = [];
  values.forEach((value, at) => {
    if (value === null) found.push(null);
    else if (value !== values[at - 1] || value !== values[at + 1]) found.push({ at, value });
  });
  return found;
};

const through = (points: readonly (Point | null)[], { top, fine }: Paper): string =>
  line<Point | null>()
    .defined((point) => point !== null)
    .x((point) => point?.at ?? 0)
    .y((point) => (top - (point?.value ?? 0)) * fine)
    .digits(0)(points) ?? '';

/** The path of a line on its paper; a missing value is a gap in it. */
export const pathOf = ({ values }: Series, paper: Paper): string => through(bends(values), paper);

/** The path from beat to beat; a beat whose value is missing is a gap in it. */
export const beatsOf = ({ values }: Series, beats: readonly number[], paper: Paper): string =>
  through(
    beats.map((at) => {
      const value = values[at] ?? null;
      return value === null ? null : { at, value };
    }),
    paper,
  );
