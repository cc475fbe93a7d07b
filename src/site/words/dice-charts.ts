// Charts of dice: how the faces fell, hits against what was to be expected, and how luck went over the turns. The first
// two are of one game as of many.

import { type Panel, responsiveBarChart, responsiveColumnChart } from '../../charts/index.ts';
import { diceIn, FACES, running, sumThrows, type Throws } from '../../stats/index.ts';
import type { ByPower, Power } from '../../vocab/index.ts';
import { type Drawn, drawLines, type Frame, ofPower } from './chart.ts';
import { DIE_FACES, signed, tenth } from './numbers.ts';
import { readFaces, readHits, readLuck, usualDistance } from './readings.ts';
import type { Speech } from './speak.ts';

/** The dice of one power, added up. */
export interface PowerThrows {
  readonly power: Power;
  readonly sum: Throws;
}

/** How often each face came up, a panel for every power. */
export const drawFaces = (s: Speech, sums: readonly PowerThrows[], id: string): Drawn => {
  const { t, words, number } = s;
  const thrown = sums.filter(({ sum }) => diceIn(sum) > 0);
  const panels = thrown.map(
    ({ power, sum }): Panel => ({
      title: words.power(power),
      power,
      note: t('counted-dice', { dice: diceIn(sum) }),
      level: diceIn(sum) / FACES,
      columns: sum.faces.map((value, at) => ({ label: String(at + 1), value, says: number(value) })),
    }),
  );
  const all = sumThrows(sums.map(({ sum }) => sum));
  const title = t('chart-faces');
  const reading = readFaces(s, all);
  const named = [
    ...thrown.map(({ power, sum }) => ({ name: words.power(power), sum })),
    { name: t('chart-all'), sum: all },
  ];
  return {
    id,
    title,
    says: t('chart-faces-says'),
    reading,
    over: 'faces',
    svg: responsiveColumnChart(panels, {
      title,
      description: reading,
      unit: t('chart-count-dice'),
      levelName: t('chart-expected'),
      source: t('chart-source'),
    }),
    table: {
      corner: t('chart-power'),
      head: [...DIE_FACES.map((face) => `${face}`), t('chart-count-dice')],
      rows: named.map(({ name, sum }) => ({ name, cells: [...sum.faces.map(number), number(diceIn(sum))] })),
    },
  };
};

/** Hits of every power beside what its dice hit on average. */
export const drawHits = (
  s: Speech,
  sums: readonly PowerThrows[],
  letters: ReadonlyMap<Power, string>,
  id: string,
): Drawn => {
  const { t, words, number } = s;
  const fired = sums.filter(({ sum }) => sum.fired > 0);
  const all = sumThrows(sums.map(({ sum }) => sum));
  const title = t('chart-hits');
  const reading = readHits(s, all);
  const bars = fired.map(({ power, sum }) => ({
    power,
    label: letters.get(power) ?? '',
    value: sum.hits,
    mark: sum.expected,
    says: `${number(sum.hits)} (${signed(s, sum.hits - sum.expected)})`,
  }));
  const named = [
    ...fired.map(({ power, sum }) => ({ name: words.power(power), sum })),
    { name: t('chart-all'), sum: all },
  ];
  return {
    id,
    title,
    says: t('chart-hits-says'),
    reading,
    over: 'hits',
    svg: responsiveBarChart([{ bars }], {
      title,
      description: reading,
      unit: t('chart-count-hits'),
      markName: t('chart-expected'),
      source: t('chart-source'),
    }),
    table: {
      corner: t('chart-power'),
      head: [
        t('chart-fired'),
        t('chart-hits-word'),
        t('chart-expected'),
        t('chart-difference'),
        t('chart-usual'),
        t('chart-luck-ipc'),
      ],
      rows: named.map(({ name, sum }) => ({
        name,
        cells: [
          number(sum.fired),
          number(sum.hits),
          tenth(s, sum.expected),
          signed(s, sum.hits - sum.expected),
          `±${tenth(s, usualDistance(sum))}`,
          signed(s, sum.ipc),
        ],
      })),
    },
  };
};

/** The luck of every power in IPC, added up turn by turn from the opening on. */
const drawLuck = (
  frame: Frame,
  powers: readonly Power[],
  turns: readonly ByPower<Throws>[],
  sums: readonly PowerThrows[],
): Drawn => {
  const { s } = frame;
  const { t } = s;
  const about = { id: 'chart-luck', title: t('chart-luck'), says: t('chart-luck-says'), unit: t('chart-ipc') };
  const lines = powers.map((power) => {
    const values = [0, ...running(turns, power).map(({ ipc }) => Math.round(ipc * 10) / 10)];
    return ofPower(frame, power, values);
  });
  const common = { ...frame.common, format: (value: number) => signed(s, value) };
  return drawLines({ ...frame, common }, { ...about, reading: readLuck(s, sums) }, lines);
};

/** The charts of a game's dice; none of a game without any. */
export const drawDice = (
  frame: Frame,
  powers: readonly Power[],
  turns: readonly ByPower<Throws>[],
): readonly Drawn[] => {
  const sums = powers.map((power) => ({ power, sum: sumThrows(turns.map((turn) => turn[power])) }));
  const all = sumThrows(sums.map(({ sum }) => sum));
  return [
    ...(diceIn(all) === 0 ? [] : [drawFaces(frame.s, sums, 'chart-faces')]),
    ...(all.fired === 0
      ? []
      : [drawHits(frame.s, sums, frame.letters, 'chart-hits'), drawLuck(frame, powers, turns, sums)]),
  ];
};
