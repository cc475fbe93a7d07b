// Names on the map with the income values of territories, and the names of the spaces that continue over the left and right edge. One set a language, drawn once a build. It also says where the emblem of
// an owner goes, since that hangs before the name.

import type { SpaceId } from '../../vocab/index.ts';
import { attributes, escapeText, short, textWidth } from '../text.ts';
import type { MapBase } from './base.ts';
import type { SpacePlace } from './geometry.ts';
import { labelSetter } from './setting.ts';

/** A point of the drawing and the size of what stands there. */
export interface EmblemPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly rotate?: string;
  readonly ground: 'land' | 'sea';
}

export interface MapLabels {
  /** The words: one `<g>`. */
  readonly svg: string;
  /** For every territory, where its owner's emblem goes. */
  readonly emblems: ReadonlyMap<SpaceId, EmblemPlace>;
}

/** The face of everything written on the map. */
export const MAP_FONT = 'Helvetica,Arial,Liberation Sans,sans-serif';
const EMBLEM_ROOM = 11;
const CODE_BELOW = 1.1;

/**
 * Draws the names. `nameOf` gives the name of a space in the reader's language, or undefined for the board's own
 * label, which is shortened by hand and fits best.
 */
export const mapLabels = (base: MapBase, nameOf: (space: SpaceId) => string | undefined): MapLabels => {
  const emblems = new Map<SpaceId, EmblemPlace>();
  const setLabel = labelSetter(base.geometry);
  const drawn = [...base.geometry.spaces].map(([id, place]) => {
    const { label } = place;
    const printed = base.printed.get(id);
    const weight = place.kind === 'land' ? 'bold' : 'regular';
    const room = place.kind === 'land' && printed !== undefined && printed.owner !== null ? EMBLEM_ROOM : 0;
    const value = printed === undefined || printed.ipc === 0 ? '' : ` ${printed.ipc}`;
    const { lines, font, first, step, ground } = setLabel(id, { name: nameOf(id), value, weight, room });
    const x = label.x + room / 2;
    const rotate =
      label.rotate === undefined ? undefined : `rotate(${short(label.rotate)} ${short(label.x)} ${short(label.y)})`;
    if (place.kind === 'land') {
      const left = x - textWidth(lines[0] ?? '', font) / 2;
      emblems.set(id, {
        x: left - 7,
        y: first,
        scale: font / 12.5,
        ...(rotate === undefined ? {} : { rotate }),
        ground,
      });
    }
    const spans = lines.map(
      (line, at) => `<tspan${attributes({ x, y: first + at * step + font * 0.35 })}>${escapeText(line)}</tspan>`,
    );
    const style: Style = place.kind === 'sea' ? 'zone' : ground === 'sea' ? 'overSea' : 'land';
    return { style, text: `<text${attributes({ 'font-size': font, transform: rotate })}>${spans.join('')}</text>` };
  });
  const groups = STYLES.map(({ style, look }) => {
    const texts = drawn.filter((label) => label.style === style).map((label) => label.text);
    return `<g ${look}>${texts.join('\n')}</g>`;
  });
  const svg = [
    `<g font-family="${MAP_FONT}" text-anchor="middle" paint-order="stroke" stroke-linejoin="round" pointer-events="none">`,
    ...groups,
    edgeCaptions(base, nameOf),
    '</g>',
  ].join('\n');
  return { svg, emblems };
};

type Style = 'zone' | 'land' | 'overSea';

const STYLES: readonly { readonly style: Style; readonly look: string }[] = [
  { style: 'zone', look: 'fill="var(--map-sea-ink)" font-style="italic" stroke="var(--map-sea)" stroke-width="2"' },
  { style: 'land', look: 'fill="var(--land-ink)" font-weight="700" stroke="var(--land-halo)" stroke-width="2.5"' },
  {
    style: 'overSea',
    look: 'fill="var(--map-over-sea-ink)" font-weight="700" stroke="var(--map-over-sea-halo)" stroke-width="2.5"',
  },
];

const CAPTION = 9.5;

const ownName = (place: SpacePlace): string =>
  place.label.lines.reduce((name, line) => (name === '' || name.endsWith('-') ? name + line : `${name} ${line}`), '');

/** Upright along the edges: which space lies on the far side of each stretch; its code where the name is too long. */
const edgeCaptions = (base: MapBase, nameOf: (space: SpaceId) => string | undefined): string => {
  const { width, marginX } = base.geometry.viewBox;
  const caption = (id: SpaceId, x: number, y0: number, y1: number): string => {
    const place = base.geometry.spaces.get(id);
    if (place === undefined) return '';
    const name = nameOf(id) ?? ownName(place);
    const words = textWidth(name, CAPTION) * CODE_BELOW > y1 - y0 ? place.code : name;
    const y = (y0 + y1) / 2;
    return `<text${attributes({ transform: `translate(${short(x)} ${short(y)})rotate(-90)` })}>${escapeText(words)}</text>`;
  };
  const ticks = base.geometry.cut.edgeSegments
    .flatMap(({ y0, y1 }) => [y0, y1])
    .map((y) => `M${short(-marginX / 2)} ${short(y)}H0M${short(width)} ${short(y)}h${short(marginX / 2)}`);
  const words = base.geometry.cut.edgeSegments.map(
    ({ left, right, y0, y1 }) =>
      caption(right, -marginX / 2 + CAPTION * 0.35, y0, y1) +
      caption(left, width + marginX / 2 + CAPTION * 0.35, y0, y1),
  );
  return `<path stroke="var(--map-frame)" d="${[...new Set(ticks)].join('')}"/><g fill="var(--chart-quiet)" font-size="${CAPTION}" font-weight="700">${words.join('\n')}</g>`;
};
