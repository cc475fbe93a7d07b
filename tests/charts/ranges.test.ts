// Shares with their ranges: every dot lies where its share says, within its range, and nothing leaves the drawing.

import { describe, expect, test } from 'vitest';
import { type RangePanel, responsiveRangeChart } from '../../src/charts/index.ts';
import { all, readXml, type XmlElement } from './xml.ts';

const point = (share: number, middle: number) => ({
  share,
  from: share / 2,
  to: (1 + share) / 2,
  least: middle - 12,
  middle,
  most: middle + 8,
  says: `${middle} <IPC>`,
});
const panels: readonly RangePanel[] = [1, 2, 3, 4].map((round) => ({
  title: `After round ${round}`,
  note: '48 games',
  points: [point(0, -90), point(0.5, round), point(1, 130)],
}));
const OPTIONS = {
  title: 'Wins by lead',
  description: 'Who leads wins.',
  unit: 'share of games won',
  axis: 'lead in IPC',
  share: (share: number) => `${100 * share}%`,
  value: String,
};
const picture = (chart: string): string => `<?xml-stylesheet type="text/css" href="charts.css"?>\n${chart}`;

const [wide = '', compact = ''] = responsiveRangeChart(panels, OPTIONS).split(/(?<=<\/svg>\n)/);
const ofClass = (chart: XmlElement, name: string): readonly XmlElement[] =>
  all(chart).filter((one) => one.attributes.get('class') === name);
const numbersIn = (element: XmlElement | undefined, attribute: string): readonly number[] =>
  [...(element?.attributes.get(attribute) ?? '').matchAll(/-?[\d.]+/g)].map(Number);

test('the drawings reviewers can open', async () => {
  await expect(picture(wide)).toMatchFileSnapshot('../golden/charts/ranges.svg');
  await expect(picture(compact)).toMatchFileSnapshot('../golden/charts/ranges-compact.svg');
});

describe.each([
  ['wide', wide],
  ['compact', compact],
])('the %s form', (_, svg) => {
  const chart = readXml(svg);
  const dots = ofClass(chart, 'mark').map((dot) => numbersIn(dot, 'transform'));

  test('has a dot a point, at equal heights for equal shares, further right for larger leads', () => {
    expect(dots).toHaveLength(12);
    const [behind, even, ahead] = dots;
    expect(even?.[1]).toBeCloseTo(((behind?.[1] ?? 0) + (ahead?.[1] ?? 0)) / 2);
    expect(behind?.[1]).toBeGreaterThan(even?.[1] ?? 0);
    expect(ahead?.[0]).toBeGreaterThan(even?.[0] ?? 0);
  });

  test('draws each range around its dot, and the leads put together', () => {
    for (const [at, whisker] of ofClass(chart, 'whisker').entries()) {
      const [x, low = 0, high = 0] = numbersIn(whisker, 'd');
      const [left = 0, y = 0] = dots[at] ?? [];
      expect(x).toBe(left);
      expect(low).toBeGreaterThanOrEqual(y);
      expect(high).toBeLessThanOrEqual(y);
      expect(low - high).toBeCloseTo(60, 0); // half of the height: ranges here are half as wide as all there is
      const [least = 0, level, most = 0] = numbersIn(ofClass(chart, 'span')[at], 'd');
      expect(level).toBe(y);
      expect((left - least) / (most - left)).toBeCloseTo(1.5, 0);
    }
  });

  test('stays within the drawing and names every point', () => {
    const [, , width = 0, height = 0] = numbersIn(chart, 'viewBox');
    for (const [x = 0, y = 0] of dots) {
      expect(x > 0 && x < width).toBe(true);
      expect(y > 0 && y < height).toBe(true);
    }
    expect(all(chart).filter(({ name, text }) => name === 'title' && text.includes('<IPC>'))).toHaveLength(12);
  });
});
