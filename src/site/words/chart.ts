// A chart of a game as its page shows it, and how one of lines over the turns is made: drawing, sentence and table from
// the same numbers.

import { type ChartOptions, responsiveLineChart, type Series } from '../../charts/index.ts';
import type { GameSeries } from '../../stats/index.ts';
import type { Power } from '../../vocab/index.ts';
import { readLevels } from './readings.ts';
import type { Speech } from './speak.ts';

/** Numbers of a chart, already in the reader's writing. */
export interface ChartTable {
  /** Over the names of the rows. */
  readonly corner: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

export interface Drawn {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  /** What is drawn, with unit and definition. */
  readonly says: string;
  /** What it comes to, in a sentence. */
  readonly reading: string;
  readonly svg: string;
  readonly table: ChartTable;
  /**
   * What it goes by, for a reader who goes through the game: lines over turns or rounds, or bars of what has come so
   * far.
   */
  readonly over?: 'turns' | 'rounds' | 'units' | 'faces' | 'hits';
}

/** Charts that belong together, under a heading of the page. */
export interface ChartGroup {
  readonly id: string;
  readonly title: string;
  readonly charts: readonly Drawn[];
}

/** What charts over the turns of a game share. */
export interface Frame {
  readonly s: Speech;
  readonly series: GameSeries;
  readonly common: Pick<ChartOptions, 'xLabel' | 'source' | 'marks' | 'format' | 'events'>;
  readonly letters: ReadonlyMap<Power, string>;
}

export type Line = Series & { readonly values: readonly number[] };

/** The line of a power. */
export const ofPower = (
  { s, letters }: Pick<Frame, 's' | 'letters'>,
  power: Power,
  values: readonly number[],
): Line => ({
  id: power,
  label: s.words.power(power),
  letter: letters.get(power) ?? '',
  power,
  values,
});

/** Fewer lines than this do not knot. */
const MANY = 3;
/** Thick lines from round to round say something once there are so many rounds. */
const FEWEST_ROUNDS = 4;

/**
 * Where rounds end along a chart over turns, the opening and the last turn among them.
 *
 * @param marks a word at the first turn of each round
 */
const beatsIn = (marks: readonly string[]): readonly number[] =>
  marks.flatMap((_, at) => (at === 0 || marks[at + 1] !== '' ? [at] : []));

/** Thick lines from round to round, where lines over turns would knot: what one turn takes the next one takes back. */
const thick = (lines: readonly Line[], marks: readonly string[]): Pick<ChartOptions, 'beats'> => {
  const beats = beatsIn(marks);
  const rounds = marks.filter((mark) => mark !== '').length;
  const isFine = lines.length >= MANY && rounds >= FEWEST_ROUNDS && beats.length < marks.length;
  return isFine ? { beats } : {};
};

/** A chart of lines over the turns, with a row of its table for each of them. */
export const drawLines = (
  { s, series, common }: Omit<Frame, 'letters'>,
  about: {
    readonly id: string;
    readonly title: string;
    readonly says: string;
    readonly unit: string;
    readonly reading?: string;
  },
  lines: readonly Line[],
  more: Pick<ChartOptions, 'rules'> = {},
): Drawn => {
  const { t, words } = s;
  const { id, title, unit } = about;
  const beats = thick(lines, common.marks);
  const says = beats.beats === undefined ? about.says : `${about.says} ${t('chart-beats')}`;
  const format = common.format ?? String;
  const reading =
    about.reading ??
    readLevels(
      s,
      lines.map(({ label, values }) => ({ name: label, values })),
    );
  return {
    id,
    title,
    says,
    reading,
    over: 'turns',
    svg: responsiveLineChart(lines, { ...common, ...more, ...beats, id, yLabel: unit, title, description: reading }),
    table: {
      corner: t('chart-after'),
      head: lines.map(({ label }) => label),
      rows: series.moments.map((turn, at) => ({
        name:
          turn === undefined ? t('chart-opening') : t('turn-step', { of: words.power(turn.power), round: turn.round }),
        cells: lines.map(({ values }) => format(values[at] ?? 0)),
      })),
    },
  };
};
