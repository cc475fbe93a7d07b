// What a line chart is drawn from: series of values by turn or round, and everything worded for the reader. The
// chart knows no rules and no language; titles, marks, units and number formats come ready from the caller.

import type { Power } from '../../vocab/index.ts';
import { type Emblem, emblemPath, powerEmblem, powerPattern } from '../powers.ts';

/** One line of a chart. A missing value is a gap in the line, never a zero. */
export interface Series {
  readonly id: string;
  readonly label: string;
  /** A sign of one or two characters that stands for the label where there is little room. */
  readonly letter?: string;
  /** Gives colour, emblem and pattern of a power. */
  readonly power?: Power;
  /** A dash pattern for `stroke-dasharray`; that of the power if left out. */
  readonly pattern?: string;
  readonly emblem?: Emblem;
  readonly values: readonly (number | null)[];
}

/** A level worth a line across the chart, such as the land value that wins a game. */
export interface Rule {
  readonly value: number;
  readonly label: string;
}

/** Something worth a sign above the lines: where along the marks, the sign, and what it stands for. */
export interface Event {
  readonly at: number;
  readonly sign: string;
  readonly says: string;
}

/** The two halves of a chart of one line that goes above and below nought, as they are named and coloured. */
export interface Halves {
  readonly above: string;
  readonly below: string;
}

export interface ChartOptions {
  /** Begins the ids of the lines, so that a drawing beside this one may use them; needed only for that. */
  readonly id?: string;
  /** Size of the drawing in its own units; 360 or less makes the compact form. */
  readonly width?: number;
  readonly height?: number;
  /** What the chart shows, in a few words; read aloud in place of the drawing. */
  readonly title: string;
  /** What it says, in a sentence or two, for readers who cannot see it. */
  readonly description: string;
  /** Stands over the vertical axis, with the unit. */
  readonly yLabel: string;
  readonly xLabel: string;
  /** Where the numbers come from. */
  readonly source?: string;
  /** A word for each position along the horizontal axis; an empty one gets a small tick and no word. */
  readonly marks: readonly string[];
  /**
   * Positions at which rounds end, the first and the last of the chart among them: thick lines go from one to the next,
   * thin ones through all values.
   */
  readonly beats?: readonly number[];
  readonly rules?: readonly Rule[];
  readonly events?: readonly Event[];
  /** Fills what lies between the first line and nought. */
  readonly halves?: Halves;
  readonly format?: (value: number) => string;
}

/** A point of a line: position along the marks, and value. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

// Signs for lines that belong to no power, so that two alliances also differ without colour.
const SPARE_EMBLEMS: readonly Emblem[] = ['disc', 'cross', 'ring', 'star', 'shield'];
const SPARE_PATTERNS: readonly string[] = ['none', '9 4', '2.5 3', '12 3 2.5 3', '5 2.5'];

/** How a line looks, apart from its place. */
export interface LineStyle {
  readonly className: string;
  readonly pattern: string;
  readonly emblem: string;
}

/** Class, pattern and emblem path of the line at `index` of the chart. */
export const lineStyle = (series: Series, index: number): LineStyle => {
  const { power } = series;
  const spare = index % SPARE_EMBLEMS.length;
  const emblem = series.emblem ?? (power === undefined ? (SPARE_EMBLEMS[spare] ?? 'disc') : powerEmblem(power));
  const pattern = series.pattern ?? (power === undefined ? (SPARE_PATTERNS[spare] ?? 'none') : powerPattern(power));
  return { className: power === undefined ? `line-${spare}` : `of-${power}`, pattern, emblem: emblemPath(emblem) };
};

/** The values of a line that are there, with their positions. */
export const points = ({ values }: Series): readonly Point[] => {
  const there: Point[] = [];
  values.forEach((value, at) => {
    if (value !== null) there.push({ at, value });
  });
  return there;
};

/** The last value that is there. */
export const lastPoint = ({ values }: Series): Point | undefined => {
  const at = values.findLastIndex((value) => value !== null);
  const value = values[at];
  return value === undefined || value === null ? undefined : { at, value };
};
