// Makes of a drawing that leans on a browser one that leans on nothing: every text becomes strokes of our own alphabet,
// and every custom property the colour it stands for. It reads only what the drawings here are written like.

import { BOARD_COLOURS, COLOURS, type Theme } from '../colours.ts';
import { attributes, textWidth } from '../text.ts';
import { type Anchor, plot } from './plot.ts';

type Attributes = { readonly [name: string]: string };

const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const attributesOf = (tag: string): Attributes =>
  Object.fromEntries([...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

const ENTITIES: { readonly [entity: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** What a text takes over from the groups around it. */
const INHERITED = ['font-size', 'font-weight', 'text-anchor', 'fill', 'stroke', 'stroke-width', 'paint-order'];

const ANCHORS: { readonly [word: string]: Anchor } = { start: 'start', middle: 'middle', end: 'end' };

/** A pen as wide as the letters of a face would be, by their size. */
const PEN = { bold: 0.15, regular: 0.1 } as const;

/** The strokes of a text element: those of its lines if it has any, with a halo under them where it is to have one. */
const strokesOf = (own: Attributes, content: string): string => {
  const { fill = 'currentColor', stroke = 'none', transform, 'paint-order': order } = own;
  const size = Number(own['font-size']);
  const anchor = ANCHORS[own['text-anchor'] ?? 'start'] ?? 'start';
  const lines = [...content.matchAll(/<tspan([^>]*)>([^<]*)<\/tspan>/g)].map(([, tag = '', text = '']) => ({
    ...own,
    ...attributesOf(tag),
    text,
  }));
  const all: readonly (Attributes & { readonly text: string })[] =
    lines.length > 0 ? lines : [{ ...own, text: content }];
  const weight = Number(own['font-weight'] ?? 400) > 500 ? 'bold' : 'regular';
  // Names are set for a face with narrower letters: flags and coins stand close beside them.
  const set = (text: string): number => textWidth(text, size, weight);
  const d = all
    .map(({ x = '0', y = '0', text: raw }) => {
      const text = unescaped(raw);
      return plot(text, Number(x), Number(y), size, anchor, set(text));
    })
    .join('');
  const pen = size * PEN[weight];
  const look = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round', transform, d };
  const halo =
    order === 'stroke' && stroke !== 'none'
      ? `<path${attributes({ ...look, stroke, 'stroke-width': pen + Number(own['stroke-width'] ?? 1) })}/>`
      : '';
  return `${halo}<path${attributes({ ...look, stroke: fill, 'stroke-width': pen })}/>`;
};

/**
 * The drawing with strokes in place of texts.
 *
 * @param size of texts that say none, nor a group around them: such as stand ready to be used in several places
 */
export const withoutText = (svg: string, size: number): string => {
  const groups: Attributes[] = [{ 'font-size': String(size) }];
  const around = (): Attributes => groups.at(-1) ?? {};
  const inherit = (tag: Attributes): Attributes => ({
    ...around(),
    ...Object.fromEntries(Object.entries(tag).filter(([name]) => INHERITED.includes(name))),
  });
  return svg.replace(/<text([^>]*)>(.*?)<\/text>|<(\/?)g\b([^>]*)>/gs, (whole, text, content, close, group) => {
    if (typeof text === 'string' && typeof content === 'string')
      return strokesOf({ ...around(), ...attributesOf(text) }, content);
    if (close === '/') groups.pop();
    else if (typeof group === 'string' && !group.endsWith('/')) groups.push(inherit(attributesOf(group)));
    return whole;
  });
};

const PROPERTY = /--([\w-]+):([^;"]+)/g;
const INNERMOST = /var\(--([\w-]+)(?:,([^()]*))?\)/g;

/** The drawing with colours in place of custom properties; those that it sets itself go before those of the theme. */
export const withoutProperties = (svg: string, theme: Theme): string => {
  const bare = svg.replace(/<style>.*?<\/style>/gs, '');
  const own = new Map([...bare.matchAll(PROPERTY)].map(([, name = '', value = '']) => [name, value]));
  const colourOf = (name: string): string | undefined =>
    own.get(name) ?? (COLOURS[name] ?? BOARD_COLOURS[name])?.[theme];
  let drawn = bare;
  // From the inside out: a value may itself name a property.
  for (let before = ''; before !== drawn; ) {
    before = drawn;
    drawn = drawn.replace(INNERMOST, (_, name: string, otherwise?: string) => colourOf(name) ?? otherwise ?? 'none');
  }
  return drawn.replace(/ style="--[^"]*"/g, '');
};
