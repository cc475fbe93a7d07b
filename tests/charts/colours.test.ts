import { describe, expect, test } from 'vitest';
import { BOARD_COLOURS, COLOURS, colourCss, MOVE_KINDS, type Theme } from '../../src/charts/index.ts';
import { GET as pageStyles } from '../../src/site/pages/drawings/styles.css.ts';
import { NATIONS, POWERS } from '../../src/vocab/index.ts';
import { NEW_BOARDS } from './drawn-boards.ts';

type Rgb = readonly [number, number, number];

/** Linear light of a colour property, 0 to 1 a channel. */
const light = (property: string, theme: Theme): Rgb => {
  const hex = (COLOURS[property] ?? BOARD_COLOURS[property])?.[theme] ?? '';
  const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  const channel = (text: string): number => {
    const value = Number.parseInt(text, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(r), channel(g), channel(b)];
};

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Contrast as the Web Content Accessibility Guidelines count it, 1 to 21. */
const contrast = (a: Rgb, b: Rgb): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

// How colours look to eyes without one kind of cone, full strength (Machado, Oliveira and Fernandes 2009).
const EYES: { readonly [kind: string]: readonly Rgb[] } = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const seen = (rgb: Rgb, eye: readonly Rgb[]): Rgb => {
  const [r, g, b] = eye.map((row) => row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]);
  return [Math.max(0, r ?? 0), Math.max(0, g ?? 0), Math.max(0, b ?? 0)];
};

/** CIE Lab under the daylight white D65. */
const lab = ([r, g, b]: Rgb): Rgb => {
  const bend = (value: number): number => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
  const x = bend((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = bend(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = bend((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const degrees = (angle: number): number => ((angle * 180) / Math.PI + 360) % 360;
const cosine = (angle: number): number => Math.cos((angle * Math.PI) / 180);

/** Colour difference by CIEDE2000; about 10 is easy to tell apart side by side. */
const difference = ([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number => {
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * (1 + g), b1), Math.hypot(a2 * (1 + g), b2)];
  const [h1, h2] = [degrees(Math.atan2(b1, a1 * (1 + g))), degrees(Math.atan2(b2, a2 * (1 + g)))];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const h = (h1 + turn / 2 + 360) % 360;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const hue = (2 * Math.sqrt(c1 * c2) * Math.sin((turn * Math.PI) / 360)) / (1 + 0.015 * c * t);
  const bent = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const twist = -Math.sin((2 * bent * Math.PI) / 180) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + twist * chroma * hue);
};

test('colour differences are those of the published examples', () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(difference([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
  expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});

describe.each(['light', 'dark'] as const)('colours in the %s theme', (theme) => {
  const ratio = (a: string, b: string): number => contrast(light(a, theme), light(b, theme));

  test.each(POWERS)('the lines and names of %s stand out from the page', (power) => {
    expect(ratio(`power-${power}`, 'chart-ground')).toBeGreaterThan(4.5);
    expect(ratio(`power-${power}`, 'map-ground')).toBeGreaterThan(4.5);
  });

  test.each([0, 1, 2, 3, 4])('so do lines that belong to no power (%i), words, and level lines', (index) => {
    expect(ratio(`line-${index}`, 'chart-ground')).toBeGreaterThan(4.5);
    expect(ratio('chart-quiet', 'chart-ground')).toBeGreaterThan(4.5);
    expect(ratio('chart-rule', 'chart-ground')).toBeGreaterThan(4.5);
  });

  test.each(POWERS)('labels are readable on the land of %s, white signs on its counters', (power) => {
    expect(ratio('land-ink', `land-${power}`)).toBeGreaterThan(3);
    expect(contrast([1, 1, 1], light(`counter-${power}`, theme))).toBeGreaterThan(4.5);
  });

  test('names of sea zones are readable, and edge captions', () => {
    expect(ratio('map-sea-ink', 'map-sea')).toBeGreaterThan(4.5);
    expect(ratio('chart-quiet', 'map-ground')).toBeGreaterThan(4.5);
  });

  test('names of land are read against their halo, wherever they lie; coins and fronts stand out', () => {
    expect(ratio('land-ink', 'land-halo')).toBeGreaterThan(7);
    expect(COLOURS['land-halo']?.[theme]).toMatch(/^#[0-9a-f]{6}$/); // nothing shines through
    expect(ratio('map-coin-ink', 'map-coin')).toBeGreaterThan(4.5);
    expect(ratio('map-front', 'map-front-casing')).toBeGreaterThan(7);
  });

  test('the numbers of battles and of moves are readable, and the arrows with them', () => {
    expect(ratio('map-battle-ink', 'map-battle')).toBeGreaterThan(4.5);
    // Their casing is as light or dark as the page behind the map.
    for (const kind of MOVE_KINDS) expect(ratio(`move-${kind}`, 'map-ground')).toBeGreaterThan(4.5);
  });

  test.each(NATIONS)('and on that of %s, and its flag with them', (nation) => {
    expect(ratio('land-ink', `land-${nation}`)).toBeGreaterThan(3);
    expect(contrast([1, 1, 1], light(`counter-${nation}`, theme))).toBeGreaterThan(4.5);
  });

  // The Middle East is land of its own on one half of a board; its flags tell it from what lies far off, too.
  test.each([
    ['china', 12],
    ['middle-east', 10],
  ])('land of %s differs from all other land and from the sea for every kind of eye', (nation, least) => {
    const others = [...POWERS, ...NATIONS, 'none'].filter((owner) => owner !== nation).map((owner) => `land-${owner}`);
    for (const [kind, eye] of Object.entries(EYES))
      for (const other of [...others, 'map-sea']) {
        const [one, two] = [`land-${nation}`, other].map((property) => lab(seen(light(property, theme), eye)));
        expect(difference(one ?? [0, 0, 0], two ?? [0, 0, 0]), `${other}, ${kind}`).toBeGreaterThan(least);
      }
  });

  const groups = {
    moves: MOVE_KINDS.map((kind) => `move-${kind}`),
    // The first two are the sides in a chart.
    sides: ['line-0', 'line-1'],
    lines: POWERS.map((power) => `power-${power}`),
    land: [...POWERS.map((power) => `land-${power}`), 'land-none', 'map-sea'],
    counters: POWERS.map((power) => `counter-${power}`),
  };
  test.each(Object.entries(groups))('%s differ for every kind of eye', (_, properties) => {
    for (const [kind, eye] of Object.entries(EYES)) {
      const places = properties.map((property) => ({ property, at: lab(seen(light(property, theme), eye)) }));
      for (const [index, one] of places.entries()) {
        for (const other of places.slice(index + 1)) {
          expect(difference(one.at, other.at), `${one.property} and ${other.property}, ${kind}`).toBeGreaterThan(12);
        }
      }
    }
  });
});

describe('the style sheet', () => {
  test.each(NEW_BOARDS)('of a page has every colour that the drawing of $id names', async ({ base }) => {
    const styles = await (await (pageStyles as () => Response)()).text();
    const named = new Set(
      [...base.svg.matchAll(/var\((--(?:land|map)-[a-z-]+)\)/g)].map(([, property = '']) => property),
    );
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((property) => !styles.includes(`${property}:#`))).toEqual([]);
  });

  test('paper takes the light colours, whatever the theme', () => {
    const [bright = '', system = '', chosen = ''] = colourCss().split('\n');
    expect(bright).toMatch(/^:root\{--power-ussr:/);
    expect(system).toMatch(/^@media screen and \(prefers-color-scheme:dark\)/);
    expect(chosen).toMatch(/^@media screen\{:root\[data-theme=dark\]/);
  });
});
