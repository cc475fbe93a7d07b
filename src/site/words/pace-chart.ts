// The chart of a game's pace: how many days every turn took, a line for each power over the rounds.

import { responsiveLineChart } from '../../charts/index.ts';
import type { Pace } from '../../stats/index.ts';
import type { Power } from '../../vocab/index.ts';
import { type Drawn, type Frame, ofPower } from './chart.ts';
import { tenth } from './numbers.ts';
import { readPace } from './readings.ts';

/** Undefined where nothing can be said of any turn. */
export const drawPace = (
  { s, common, letters }: Pick<Frame, 's' | 'common' | 'letters'>,
  powers: readonly Power[],
  pace: readonly Pace[],
): Drawn | undefined => {
  if (pace.length === 0) return undefined;
  const { t, words } = s;
  const title = t('chart-pace');
  const reading = readPace(s, pace);
  const last = pace.reduce((most, { round }) => Math.max(most, round), 1);
  const first = pace.reduce((least, { round }) => Math.min(least, round), last);
  const rounds = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  /** A turn told twice has the days of both. */
  const daysOf = (power: Power, round: number): number | null => {
    const own = pace.filter((turn) => turn.power === power && turn.round === round);
    return own.length === 0 ? null : own.reduce((sum, { days }) => sum + days, 0);
  };
  const lines = powers.map((power) => ({
    ...ofPower({ s, letters }, power, []),
    values: rounds.map((round) => {
      const days = daysOf(power, round);
      return days === null ? null : Math.round(days * 10) / 10;
    }),
  }));
  return {
    id: 'chart-pace',
    title,
    says: t('chart-pace-says'),
    reading,
    over: 'rounds',
    svg: responsiveLineChart(lines, {
      ...common,
      events: [],
      id: 'chart-pace',
      title,
      description: reading,
      yLabel: t('chart-count-days'),
      marks: rounds.map(String),
      format: (value) => tenth(s, value),
    }),
    table: {
      corner: t('chart-rounds'),
      head: powers.map((power) => words.power(power)),
      rows: rounds.map((round) => ({
        name: String(round),
        cells: powers.map((power) => {
          const days = daysOf(power, round);
          return days === null ? '–' : tenth(s, days);
        }),
      })),
    },
  };
};
