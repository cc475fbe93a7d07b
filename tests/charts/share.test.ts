// The picture of a map that is shown where a page is shared: drawn with nothing but paths, and other for other
// positions.

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { mapPicture, SHARE_SIZE, sharePicture } from '../../src/charts/index.ts';
import { STROKES } from '../../src/charts/plotter/alphabet.ts';
import { plot, plottable, plotWidth } from '../../src/charts/plotter/plot.ts';
import { withoutProperties, withoutText } from '../../src/charts/plotter/still.ts';
import { base, labels, opening } from './map-data.ts';
import { all, readXml } from './xml.ts';

const WORDS = { title: 'Frühling 26 – Club', moment: 'R3 germany', archive: 'Fieldpost' };

const pixels = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();

describe('the alphabet', () => {
  test('has every letter, every digit and the signs that names need', () => {
    const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-+.,:!?/()&#', "'"];
    expect(signs.filter((sign) => STROKES[sign] === undefined)).toEqual([]);
  });

  test.each(Object.entries(STROKES))('%s stays on its grid, and each stroke goes somewhere', (_, strokes) => {
    for (const stroke of strokes.split('|')) expect(stroke).toMatch(/^[0-4][0-6]( [0-4][0-6])+$/);
  });

  test('no two signs are alike but nought and O, which nobody tells apart', () => {
    const drawn = Object.values(STROKES);
    expect(drawn.length - new Set(drawn).size).toBe(1);
    expect(STROKES['0']).toBe(STROKES.O);
  });

  test.each([
    ['Größe, Ägypten', 'GROSSE, AGYPTEN'],
    ['Łódź – 1.', 'LODZ - 1.'],
    ['日本 1944 <b>', '1944 B'],
    ['   ', ''],
  ])('%s is written %s', (text, written) => {
    expect(plottable(text)).toBe(written);
  });

  test('a text stands where it is put', () => {
    expect(plot('L', 10, 100, 50)).toBe('M10 64L10 100L34 100');
    expect(plot('L', 10 + plotWidth('L', 50), 100, 50, 'end')).toBe(plot('L', 10, 100, 50));
    expect(plotWidth('', 50)).toBe(0);
  });
});

describe('a still drawing', () => {
  test('draws a text in the place, size and colours it takes over from around it', () => {
    const svg =
      '<g font-size="50" fill="#123"><g font-weight="700"><text x="10" y="100">L</text></g><text x="1">&lt;</text></g>';
    const drawn = withoutText(svg, 12);
    expect(drawn).toContain('stroke="#123" stroke-width="7.5"');
    expect(drawn).toContain('d="M10 64L10 100L34 100"');
    expect(drawn).not.toContain('<text');
  });

  test('has the colours that properties stand for, its own before those of the theme', () => {
    const svg =
      '<style>:root{}</style><g style="--o-x:var(--land-uk)"><use style="fill:var(--o-x,var(--land-usa))"/><use fill="var(--o-y,var(--land-ussr))"/></g>';
    expect(withoutProperties(svg, 'light')).toBe('<g><use style="fill:#fde3b1"/><use fill="#cb8170"/></g>');
  });

  test('of a whole map with all its names has no text left', () => {
    const drawn = withoutProperties(
      withoutText(mapPicture(base, labels.de, opening, { title: '', description: '' }), 12),
      'dark',
    );
    expect(drawn).not.toMatch(/<text|<tspan|var\(|<style|NaN|undefined/);
    expect(all(readXml(drawn)).length).toBeGreaterThan(1000);
  });
});

describe('the picture', () => {
  const svg = sharePicture(base, opening, WORDS);

  test('leans on nothing: no text, no font, no style sheet, no property, nothing from elsewhere', () => {
    const elements = all(readXml(svg));
    const names = new Set(elements.map(({ name }) => name));
    for (const name of ['text', 'tspan', 'style', 'image', 'script', 'foreignObject'])
      expect(names).not.toContain(name);
    expect(svg).not.toMatch(/var\(|font-family="[^"]*"[^>]*>\d|NaN|undefined/);
    const ids = new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? []));
    const used = elements.flatMap(({ attributes }) => attributes.get('href') ?? []);
    expect(used.filter((href) => !ids.has(href.slice(1)))).toEqual([]);
  });

  test('is a PNG of the right size, the same each time and other for another position, title or moment', async () => {
    const png = await pixels(svg);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SHARE_SIZE.width, SHARE_SIZE.height]);
    expect((await pixels(sharePicture(base, opening, WORDS))).equals(png)).toBe(true);
    const owners = new Map([...opening.owners, ['karelia-ssr', 'germany'] as const]);
    const others = [
      sharePicture(base, { ...opening, owners }, WORDS),
      sharePicture(base, opening, { ...WORDS, title: 'Another' }),
      sharePicture(base, opening, { ...WORDS, moment: 'R4' }),
    ];
    for (const other of others) expect((await pixels(other)).equals(png)).toBe(false);
  });

  test('of some spaces is the part of the board they are in, with its names and what happened', () => {
    const view = { spaces: ['ukraine-ssr', 'karelia-ssr'], labels: labels.de };
    const near = sharePicture(base, opening, { ...WORDS, headline: 'Moskau fällt' }, view);
    const boxOf = (drawn: string): readonly number[] =>
      (/viewBox="([^"]+)" preserveAspectRatio/.exec(drawn)?.[1] ?? '').split(' ').map(Number);
    const [left = 0, top = 0, width = 0, height = 0] = boxOf(near);
    for (const id of view.spaces) {
      const { label } = base.geometry.spaces.get(id) ?? { label: { x: -1, y: -1 } };
      expect(label.x > left && label.x < left + width && label.y > top && label.y < top + height).toBe(true);
    }
    // So near that a counter, 12.5 units of text, is no smaller than the names of a map on a page.
    expect((SHARE_SIZE.width / width) * 12.5).toBeGreaterThan(18);
    expect(near).toContain(plot('Moskau fällt', 18, 560, 34));
    expect(sharePicture(base, opening, { ...WORDS, headline: 'Moskau steht' }, view)).not.toBe(near);
    expect(boxOf(sharePicture(base, opening, WORDS, { ...view, spaces: ['nowhere'] }))).toEqual([0]);
  });

  test('takes any title, long, empty or hostile', () => {
    for (const title of ['', '日本', 'x'.repeat(300), `${'Word '.repeat(60)}`, '"><script>alert(1)</script>']) {
      const drawn = sharePicture(base, opening, { ...WORDS, title });
      expect(all(readXml(drawn)).map(({ name }) => name)).not.toContain('script');
      expect(drawn).not.toMatch(/NaN|undefined/);
    }
  });
});
