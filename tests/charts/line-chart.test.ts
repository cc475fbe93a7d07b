import { describe, expect, test } from 'vitest';
import {
  type ChartOptions,
  chartCss,
  colourCss,
  lineChart,
  responsiveLineChart,
  type Series,
} from '../../src/charts/index.ts';
import { spread } from '../../src/charts/line/names.ts';
import { FIVE_POWERS as POWERS } from '../support/five-powers.ts';
import { all, named, readXml, valuesOf, type XmlElement } from './xml.ts';

const LETTERS = { ussr: 'R', germany: 'G', uk: 'UK', japan: 'J', usa: 'US' };

const landValue: readonly Series[] = [
  { id: 'ussr', label: 'U.S.S.R.', letter: 'R', power: 'ussr', values: [24, 23, 21, 22, 18] },
  { id: 'germany', label: 'Germany', letter: 'G', power: 'germany', values: [32, 34, 36, 35, 38] },
  { id: 'uk', label: 'United Kingdom', letter: 'UK', power: 'uk', values: [30, 29, null, 27, 27] },
  { id: 'japan', label: 'Japan', letter: 'J', power: 'japan', values: [25, 27, 28, 29, 30] },
  { id: 'usa', label: 'U.S.A.', letter: 'US', power: 'usa', values: [36, 36, 35, 35, 35] },
];

const options: ChartOptions = {
  title: 'Land value by power',
  description: 'Germany and Japan gain, the United Kingdom loses.',
  yLabel: 'Land value, IPC',
  xLabel: 'Round',
  source: 'Demonstration game, line 118',
  marks: ['1', '2', '3', '4', '5'],
};

const sides: readonly Series[] = [
  { id: 'allies', label: 'Allies', letter: 'Al', values: [90, 87, 84, 80, 77] },
  { id: 'axis', label: 'Axis', letter: 'Ax', values: [57, 61, 64, 70, 76] },
];

const lineOf = (chart: XmlElement, id: string): XmlElement => {
  const group = all(chart).find((one) => one.attributes.get('data-series') === id);
  if (group === undefined) throw new Error(`no line ${id}`);
  return group;
};
const pathOf = (chart: XmlElement, id: string): string => lineOf(chart, id).attributes.get('d') ?? '';
/** The marks of the line at `index`. */
const marksOf = (chart: XmlElement, index: number): readonly XmlElement[] =>
  all(chart).filter((one) => /^mark /.test(one.attributes.get('class') ?? ''))[index]?.children ?? [];
/** What the lines are stretched to: where they lie in the drawing, and how much of their own units is there. */
const paperOf = (chart: XmlElement) => {
  const paper = all(chart).find((one) => one.attributes.has('preserveAspectRatio'));
  const number = (name: string): number => Number(paper?.attributes.get(name));
  const [, , across = 0, down = 0] = (paper?.attributes.get('viewBox') ?? '').split(' ').map(Number);
  return { x: number('x'), y: number('y'), width: number('width'), height: number('height'), across, down };
};
const words = (chart: XmlElement): readonly string[] => named(chart, 'text').map((one) => one.text);

/** Boxes of the names at the line ends: they must not overlap. */
const endHeights = (chart: XmlElement): readonly number[] =>
  all(chart)
    .filter((one) => one.attributes.get('class') === 'names')
    .flatMap((names) => named(names, 'text').map((one) => Number(one.attributes.get('y'))));

describe('line charts', () => {
  // With the style sheet beside them the drawings can be opened and looked at.
  const picture = (chart: string): string => `<?xml-stylesheet type="text/css" href="charts.css"?>\n${chart}`;

  test('the drawings reviewers can open', async () => {
    await expect(`${colourCss()}${chartCss()}`).toMatchFileSnapshot('../golden/charts/charts.css');
    await expect(picture(lineChart(landValue, options))).toMatchFileSnapshot('../golden/charts/land-value.svg');
    await expect(picture(lineChart(landValue, { ...options, width: 360, height: 330 }))).toMatchFileSnapshot(
      '../golden/charts/land-value-compact.svg',
    );
    const rules = [{ value: 84, label: '84: the Axis win on land value' }];
    await expect(picture(lineChart(sides, { ...options, title: 'Land value by side', rules }))).toMatchFileSnapshot(
      '../golden/charts/sides.svg',
    );
  });

  test('the same series gives the same text', () => {
    const named = { ...options, id: 'land' };
    expect(responsiveLineChart(landValue, named)).toBe(responsiveLineChart(structuredClone(landValue), named));
  });

  test('a missing round is a gap, not a zero', () => {
    const chart = readXml(lineChart(landValue, options));
    expect(pathOf(chart, 'uk').match(/M/g)).toHaveLength(2);
    expect(pathOf(chart, 'usa').match(/M/g)).toHaveLength(1);
    expect(marksOf(chart, 2)).toHaveLength(4);
  });

  test('a value between two gaps is shown by its mark', () => {
    const values = Array.from({ length: 60 }, (_, at) => (at === 7 || at > 50 ? 20 : null));
    const chart = readXml(lineChart([{ id: 'a', label: 'A', values }], { ...options, marks: values.map(String) }));
    const at = Number(/^M(\d+),/.exec(pathOf(chart, 'a'))?.[1]);
    const { x, width, across } = paperOf(chart);
    const mark = /^translate\(([\d.]+) /.exec(marksOf(chart, 0)[0]?.attributes.get('transform') ?? '')?.[1];
    expect(at).toBe(7);
    expect(Number(mark)).toBeCloseTo(x + (at / across) * width, 1);
  });

  test('a level run is one stroke, and every bend of the line is there', () => {
    const values = [5, 5, 5, 7, 7, 2, 2, 2];
    const chart = readXml(lineChart([{ id: 'a', label: 'A', values }], { ...options, marks: values.map(String) }));
    const points = [...pathOf(chart, 'a').matchAll(/[ML](\d+),(\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(points.map(([x]) => x)).toEqual([0, 2, 3, 4, 5, 7]);
    const { y, height, down } = paperOf(chart);
    const zero = y + height;
    const seven = Number(marksOf(chart, 0)[0]?.attributes.get('transform')?.split(' ')[1]?.replace(')', ''));
    expect(seven).toBeLessThan(zero);
    // From the top: what is not there of the highest value of the axis.
    for (const [x = 0, from = 0] of points) expect(down - from).toBe(values[x]);
  });

  test('where rounds are told, thick lines go from round to round and thin ones through every turn', () => {
    const values = [24, 20, 28, 21, 27, 30, 26];
    const marks = ['', '1', '', '', '2', '', ''];
    const given: readonly Series[] = [{ id: 'ussr', label: 'U.S.S.R.', power: 'germany', values }];
    const chart = readXml(lineChart(given, { ...options, id: 'land', marks, beats: [0, 3, 6] }));
    const [thin, thick] = named(chart, 'path').filter((one) => one.attributes.get('id')?.startsWith('land-'));
    const across = (path: XmlElement | undefined) =>
      [...(path?.attributes.get('d') ?? '').matchAll(/[ML](\d+),(\d+)/g)].map(([, x]) => Number(x));
    expect(across(thin)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(across(thick)).toEqual([0, 3, 6]);
    // Only what is thick enough is dashed, and the marks lie on it.
    expect(thin?.attributes.get('stroke-dasharray')).toBe(undefined);
    expect(thick?.attributes.get('stroke-dasharray')).toBe('10 4');
    const { x, width, across: last } = paperOf(chart);
    const placed = marksOf(chart, 0).map((one) =>
      Number(/^translate\(([\d.]+) /.exec(one.attributes.get('transform') ?? '')?.[1]),
    );
    expect(placed.length).toBeGreaterThan(1);
    for (const place of placed) expect([0, 3, 6]).toContain(Math.round(((place - x) / width) * last));
    // The compact form takes both from the wide one.
    const both = responsiveLineChart(given, { ...options, id: 'land', marks, beats: [0, 3, 6] });
    expect([...both.matchAll(/<use [^>]*href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'land-ussr',
      'land-ussr-beats',
    ]);
  });

  test('values with a decimal are drawn to a tenth', () => {
    const chart = readXml(
      lineChart([{ id: 'a', label: 'A', values: [0.25, -3.5] }], { ...options, marks: ['1', '2'] }),
    );
    const [first, second] = [...pathOf(chart, 'a').matchAll(/[ML]\d+,(\d+)/g)].map(([, y]) => Number(y));
    expect((second ?? 0) - (first ?? 0)).toBeCloseTo(37.5, -0.5);
  });

  test('the compact drawing takes its lines from the wide one', () => {
    const [wide = '', compact = ''] = responsiveLineChart(landValue, { ...options, id: 'land' }).split(
      /(?<=\n<\/svg>\n)/,
    );
    expect(named(readXml(wide), 'use')).toEqual([]);
    const ids = valuesOf(readXml(wide), 'id');
    expect(ids).toEqual(POWERS.map((power) => `land-${power}`));
    expect(valuesOf(readXml(compact), 'href')).toEqual(ids.map((id) => `#${id}`));
    expect(valuesOf(readXml(compact), 'id')).toEqual([]);
    expect(paperOf(readXml(compact))).toMatchObject({
      across: paperOf(readXml(wide)).across,
      down: paperOf(readXml(wide)).down,
    });
  });

  test('zero stands on the axis and levels lie within it', () => {
    const chart = readXml(lineChart(sides, { ...options, rules: [{ value: 120, label: 'far' }] }));
    const numbers = words(chart).filter((word) => /^\d+$/.test(word));
    expect(numbers).toContain('0');
    expect(numbers).toContain('120');
  });

  test('negative values keep a zero line', () => {
    const chart = readXml(lineChart([{ id: 'a', label: 'A', values: [-4, 6] }], { ...options, marks: ['1', '2'] }));
    expect(words(chart)).toEqual(expect.arrayContaining(['-4', '0', '6']));
    expect(all(chart).filter((one) => one.attributes.get('class') === 'axis')).toHaveLength(2);
  });

  test('powers differ by class, pattern and emblem, so colour is never alone', () => {
    const chart = readXml(lineChart(landValue, options));
    const lines = POWERS.map((power) => lineOf(chart, power));
    const distinct = (values: readonly unknown[]) => new Set(values).size;
    const groups = all(chart).filter((one) => lines.some((line) => one.children.includes(line)));
    expect(distinct(groups.map((group) => group.attributes.get('class')))).toBe(5);
    expect(distinct(lines.map((line) => line.attributes.get('stroke-dasharray')))).toBe(5);
    expect(distinct(POWERS.map((_, at) => marksOf(chart, at)[0]?.attributes.get('d')))).toBe(5);
    expect(lineChart(landValue, options)).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|style=/i);
  });

  test('names at the line ends carry the last value and keep apart', () => {
    const close = landValue.map((line, at) => ({ ...line, values: [24, 30 + (at % 2)] }));
    for (const width of [720, 360]) {
      const chart = readXml(lineChart(close, { ...options, marks: ['1', '2'], width }));
      const heights = [...endHeights(chart)].sort((a, b) => a - b);
      expect(heights).toHaveLength(5);
      for (const [at, height] of heights.slice(1).entries()) expect(height - (heights[at] ?? 0)).toBeGreaterThan(14.9);
    }
    expect(words(readXml(lineChart(landValue, options)))).toContain('United Kingdom 27');
  });

  test('the compact form writes letters and explains them', () => {
    const chart = readXml(lineChart(landValue, { ...options, width: 360 }));
    const legend = all(chart).find((one) => one.attributes.get('class') === 'legend');
    expect(legend?.children).toHaveLength(5);
    for (const power of POWERS) {
      const last = landValue.find((line) => line.id === power)?.values[4];
      expect(words(chart)).toContain(`${LETTERS[power]} ${last}`);
    }
    const right = named(legend ?? chart, 'text').map((one) => Number(one.attributes.get('x')) + 60);
    expect(Math.max(...right)).toBeLessThanOrEqual(360);
  });

  test('words along the axis thin out before they touch', () => {
    const marks = Array.from({ length: 150 }, (_, at) => (at % 5 === 0 ? `Round ${at / 5 + 1}` : ''));
    const values = marks.map((_, at) => at % 40);
    const chart = readXml(lineChart([{ id: 'a', label: 'A', values }], { ...options, marks, width: 360 }));
    const shown = named(chart, 'text').filter((one) => one.text.startsWith('Round '));
    const places = shown.map((one) => Number(one.attributes.get('x')));
    for (const [at, x] of places.slice(1).entries()) expect(x - (places[at] ?? 0)).toBeGreaterThan(50);
    expect(shown.length).toBeGreaterThan(2);
  });

  test('it speaks to readers who cannot see it', () => {
    const chart = readXml(lineChart(landValue, options));
    expect(chart.attributes.get('role')).toBe('img');
    expect(chart.attributes.get('aria-label')).toBe(options.title);
    expect(chart.children[0]).toMatchObject({ name: 'title', text: options.title });
    expect(chart.children[1]).toMatchObject({ name: 'desc', text: options.description });
  });

  test('hostile words stay words', () => {
    const hostile = '"><script>alert(1)</script>&\u0000';
    const bad = [{ id: hostile, label: hostile, letter: hostile, pattern: hostile, values: [1, 2] }];
    for (const width of [360, 720]) {
      const chart = readXml(
        lineChart(bad, {
          title: hostile,
          description: hostile,
          yLabel: hostile,
          xLabel: hostile,
          source: hostile,
          marks: [hostile, hostile],
          rules: [{ value: 1, label: hostile }],
          format: () => hostile,
          width,
        }),
      );
      expect(named(chart, 'script')).toHaveLength(0);
      expect(valuesOf(chart, 'aria-label')).toEqual(['"><script>alert(1)</script>&']);
    }
  });

  test('a chart without a value is still a chart', () => {
    const chart = readXml(
      lineChart([{ id: 'a', label: 'A', values: [null, null] }], { ...options, marks: ['1', '2'] }),
    );
    expect(pathOf(chart, 'a')).toBe('');
    expect(words(chart)).toContain('0');
    expect(() => readXml(lineChart([], { ...options, marks: [] }))).not.toThrow();
  });
});

describe('spreading labels', () => {
  test('labels with room stay where they are', () => {
    expect(spread([10, 60, 35], 15, 0, 100)).toEqual([10, 60, 35]);
  });

  test('crowded labels move apart, keep their order and stay between the ends', () => {
    expect(spread([50, 50, 52], 15, 0, 100)).toEqual([50, 65, 80]);
    expect(spread([98, 99, 97], 15, 0, 100)).toEqual([85, 100, 70]);
  });
});

describe('a line that goes above and below nought', () => {
  const halves = { above: 'Allies ahead', below: 'Axis ahead' };
  const events = [
    { at: 1, sign: '1', says: 'Moscow falls' },
    { at: 1, sign: '2', says: 'Berlin falls' },
  ];
  const lead: Series = { id: 'lead', label: 'Axis', values: [20, -20, -10] };
  const chart = readXml(lineChart([lead], { ...options, marks: ['1', '2', '3'], halves, events }));
  const paper = paperOf(chart);

  test('is filled on both sides of it, from where the line crosses it', () => {
    const [above, below] = all(chart).filter((one) => /^half line-/.test(one.attributes.get('class') ?? ''));
    const corners = (area: XmlElement | undefined) =>
      [...(area?.attributes.get('d') ?? '').matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
    const nought = paper.y + paper.height / 2;
    expect(corners(above).every(([, y = 0]) => y <= nought)).toBe(true);
    expect(corners(below).every(([, y = 0]) => y >= nought)).toBe(true);
    // From 20 to −20 the middle of the step is nought, and both areas have a corner there.
    const middle = [paper.x + paper.width / 4, nought];
    for (const area of [above, below])
      expect(
        corners(area).some((corner) => corner.every((at, axis) => Math.abs(at - (middle[axis] ?? 0)) < 0.01)),
      ).toBe(true);
  });

  test('names its halves, and what its signs stand for', () => {
    expect(words(chart)).toEqual(expect.arrayContaining([halves.above, halves.below, '1', '2']));
    expect(named(chart, 'title').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Moscow falls', 'Berlin falls']),
    );
    const signs = all(chart).find((one) => one.attributes.get('class') === 'events');
    const heights = named(signs ?? chart, 'text').map(({ attributes }) => Number(attributes.get('y')));
    expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeGreaterThanOrEqual(12);
  });
});
