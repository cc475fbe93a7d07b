// Bars and columns: lengths say the values, numbers and letters stand beside the colours, nothing leaves the drawing.

import { describe, expect, test } from 'vitest';
import {
  type BarGroup,
  barChart,
  columnChart,
  type Panel,
  responsiveBarChart,
  responsiveColumnChart,
} from '../../src/charts/index.ts';
import { textWidth } from '../../src/charts/text.ts';
import { FIVE_POWERS as POWERS } from '../support/five-powers.ts';
import { all, named, readXml, valuesOf, type XmlElement } from './xml.ts';

const OPTIONS = { title: 'Units by type', description: 'Germany has most.', unit: 'units', source: 'from the log' };
const LETTERS = { ussr: 'R', germany: 'G', uk: 'UK', japan: 'J', usa: 'US' };

const groups: readonly BarGroup[] = ['infantry', 'armor', 'fighter', 'bomber'].map((label, of) => ({
  label,
  bars: POWERS.map((power, at) => ({
    power,
    label: LETTERS[power],
    value: (at + 1) * (of + 2),
    mark: at * of,
    says: String((at + 1) * (of + 2)),
  })),
}));
const panels: readonly Panel[] = POWERS.map((power, at) => ({
  title: power,
  power,
  note: '60 dice',
  level: 10,
  columns: [8, 12, 10, 11, 9, 10 + at].map((value, face) => ({ label: String(face + 1), value, says: String(value) })),
}));

const ofClass = (chart: XmlElement, name: string): readonly XmlElement[] =>
  all(chart).filter((one) => one.attributes.get('class') === name);
const lengthOf = (bar: XmlElement): number => Number(/h([\d.]+)/.exec(bar.attributes.get('d') ?? '')?.[1]);
const forms = [720, 360] as const;

// With the style sheet beside them the drawings can be opened and looked at.
const picture = (chart: string): string => `<?xml-stylesheet type="text/css" href="charts.css"?>\n${chart}`;

test('the drawings reviewers can open', async () => {
  const bars = { ...OPTIONS, markName: 'at the opening' };
  const columns = { ...OPTIONS, title: 'Dice', levelName: 'to be expected' };
  await expect(picture(barChart(groups, bars))).toMatchFileSnapshot('../golden/charts/units.svg');
  await expect(picture(barChart(groups, { ...bars, width: 360 }))).toMatchFileSnapshot(
    '../golden/charts/units-compact.svg',
  );
  await expect(picture(columnChart(panels, columns))).toMatchFileSnapshot('../golden/charts/faces.svg');
  await expect(picture(columnChart(panels, { ...columns, width: 360 }))).toMatchFileSnapshot(
    '../golden/charts/faces-compact.svg',
  );
});

describe.each(forms)('at a width of %i', (width) => {
  test('bars are as long as their values, from zero', () => {
    const chart = readXml(barChart(groups, { ...OPTIONS, width }));
    const bars = ofClass(chart, 'bar').map(lengthOf);
    const values = groups.flatMap(({ bars: own }) => own.map(({ value }) => value));
    expect(bars).toHaveLength(values.length);
    const unit = (bars[0] ?? 0) / (values[0] ?? 1);
    for (const [at, length] of bars.entries()) expect(length / (values[at] ?? 1)).toBeCloseTo(unit, 1);
  });

  test('every bar has its power’s emblem, letter and number', () => {
    const chart = readXml(barChart(groups, { ...OPTIONS, width }));
    const rows = all(chart).filter((one) => /^of-/.test(one.attributes.get('class') ?? ''));
    expect(rows).toHaveLength(20);
    for (const row of rows) {
      expect(row.children.map(({ name }) => name)).toEqual(['path', 'text', 'path', 'path', 'text']);
      expect(Object.values(LETTERS)).toContain(row.children[1]?.text);
      expect(row.children[4]?.text).toMatch(/^\d+$/);
    }
    expect(new Set(rows.slice(0, 5).map((row) => row.children[0]?.attributes.get('d'))).size).toBe(5);
  });

  test('columns are as high as their share of the level', () => {
    const few = { ...panels[0], title: 'few', level: 1, columns: [{ label: '1', value: 1.2, says: '1' }] };
    const chart = readXml(columnChart([...panels, few], { ...OPTIONS, width, levelName: 'expected' }));
    const heights = ofClass(chart, 'bar').map((bar) =>
      [...(bar.attributes.get('d') ?? '').matchAll(/v-([\d.]+)/g)].map(([, height]) => Number(height)),
    );
    expect(heights[0]).toHaveLength(6);
    expect((heights[0]?.[1] ?? 0) / (heights[0]?.[2] ?? 1)).toBeCloseTo(1.2, 1);
    expect(heights[5]?.[0]).toBeCloseTo(heights[0]?.[1] ?? 0, 1);
    expect(ofClass(chart, 'rule')).toHaveLength(1 + 6);
  });

  test('a title and its note do not run into the panel beside', () => {
    const long = panels.map((panel) => ({ ...panel, title: 'Verenigd Koninkrijk', note: '231 dobbelstenen' }));
    const chart = readXml(columnChart(long, { ...OPTIONS, width }));
    const heads = named(chart, 'text').filter(
      ({ text }) => text === 'Verenigd Koninkrijk' || text === '231 dobbelstenen',
    );
    const boxes = heads.map(({ attributes, text }) => {
      const [x, y] = [Number(attributes.get('x')), Number(attributes.get('y'))];
      return { left: x, right: x + textWidth(text, 12, text.startsWith('V') ? 'bold' : 'regular'), y };
    });
    expect(boxes).toHaveLength(10);
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        expect(one.y !== other.y || one.right <= other.left || other.right <= one.left).toBe(true);
      }
    }
  });

  test('a note beside its title begins where the title ends, in whatever font', () => {
    const heads = named(readXml(columnChart(panels, { ...OPTIONS, width })), 'tspan');
    expect(heads.map(({ text }) => text)).toEqual(POWERS.flatMap((power) => [power, '60 dice']));
    expect(heads.filter(({ attributes }) => attributes.has('x'))).toEqual([]);
  });

  test('nothing stands outside the drawing', () => {
    for (const svg of [barChart(groups, { ...OPTIONS, width }), columnChart(panels, { ...OPTIONS, width })]) {
      const chart = readXml(svg);
      const [, , across = 0, down = 0] = (chart.attributes.get('viewBox') ?? '').split(' ').map(Number);
      expect(across).toBe(width);
      for (const text of named(chart, 'text')) {
        const [x, y] = [Number(text.attributes.get('x')), Number(text.attributes.get('y'))];
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThan(across);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThanOrEqual(down);
      }
    }
  });
});

test('both forms are drawn, each with its title and what it says', () => {
  for (const both of [responsiveBarChart(groups, OPTIONS), responsiveColumnChart(panels, OPTIONS)]) {
    const [wide = '', compact = ''] = both.split(/(?<=\n<\/svg>\n)/);
    for (const [svg, form] of [
      [wide, 'chart wide'],
      [compact, 'chart compact'],
    ] as const) {
      const chart = readXml(svg);
      expect(chart.attributes.get('class')).toBe(form);
      expect(chart.children[0]).toMatchObject({ name: 'title', text: OPTIONS.title });
      expect(chart.children[1]).toMatchObject({ name: 'desc', text: OPTIONS.description });
    }
  }
});

test('nothing at all is still a chart', () => {
  for (const svg of [
    barChart([], OPTIONS),
    barChart([{ bars: [{ label: 'A', value: 0, says: '0' }] }], OPTIONS),
    columnChart([], OPTIONS),
    columnChart([{ title: 'A', level: 0, columns: [{ label: '1', value: 0, says: '0' }] }], OPTIONS),
  ]) {
    expect(svg).not.toMatch(/NaN|Infinity/);
    expect(() => readXml(svg)).not.toThrow();
  }
});

test('hostile words stay words', () => {
  const hostile = '"><script>alert(1)</script>&\u0000';
  const options = { title: hostile, description: hostile, unit: hostile, source: hostile };
  const bars = barChart([{ label: hostile, bars: [{ label: hostile, value: 1, mark: 1, says: hostile }] }], {
    ...options,
    markName: hostile,
  });
  const columns = columnChart(
    [{ title: hostile, note: hostile, level: 1, columns: [{ label: hostile, value: 1, says: hostile }] }],
    { ...options, levelName: hostile },
  );
  for (const chart of [bars, columns].map(readXml)) {
    expect(named(chart, 'script')).toHaveLength(0);
    expect(valuesOf(chart, 'aria-label')).toEqual(['"><script>alert(1)</script>&']);
  }
});
