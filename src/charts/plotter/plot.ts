// Text as the path of a pen: no font, the same on every machine. What the alphabet has no strokes for is left out.

import { short } from '../text.ts';
import { STROKES, WRITTEN_AS } from './alphabet.ts';

/** Height of a capital and the way from one sign to the next, as parts of the size; widths are those of the grid. */
const CAPITAL = 0.72;
const GRID_HEIGHT = 6;
const GRID_WIDTH = 4;
const GAP = 1.7;

/** The signs of a text that can be drawn, blanks between them: capitals without accents. */
export const plottable = (text: string): string =>
  [...text.toUpperCase()]
    .map((character) => WRITTEN_AS[character] ?? character)
    .join('')
    .normalize('NFD')
    .replace(/[\s\u00a0]+/g, ' ')
    .split('')
    .filter((sign) => sign === ' ' || STROKES[sign] !== undefined)
    .join('')
    .replace(/ +/g, ' ')
    .trim();

const advance = (size: number): number => ((GRID_WIDTH + GAP) * CAPITAL * size) / GRID_HEIGHT;

/** How wide a text will be. */
export const plotWidth = (text: string, size: number): number => {
  const signs = plottable(text).length;
  return signs === 0 ? 0 : signs * advance(size) - (GAP * CAPITAL * size) / GRID_HEIGHT;
};

/** Where a text begins, ends or has its middle. */
export type Anchor = 'start' | 'middle' | 'end';

const BACK: { readonly [anchor in Anchor]: number } = { start: 0, middle: 0.5, end: 1 };

/**
 * The strokes of a text as the data of a path, to be stroked and not filled.
 *
 * @param y the line the letters stand on
 * @param most how wide the text may be; letters become narrower for it
 */
export const plot = (
  text: string,
  x: number,
  y: number,
  size: number,
  anchor: Anchor = 'start',
  most = Number.POSITIVE_INFINITY,
): string => {
  const unit = (CAPITAL * size) / GRID_HEIGHT;
  const width = plotWidth(text, size);
  const narrow = width > most ? most / width : 1;
  const left = x - width * narrow * BACK[anchor];
  const top = y - CAPITAL * size;
  return [...plottable(text)]
    .map((sign, at) => {
      const from = left + at * advance(size) * narrow;
      const strokes = (STROKES[sign] ?? '').split('|').filter((stroke) => stroke !== '');
      return strokes
        .map((stroke) => {
          const points = stroke.split(' ').map(([across = '0', down = '0']) => {
            return `${short(from + Number(across) * unit * narrow)} ${short(top + Number(down) * unit)}`;
          });
          return `M${points.join('L')}`;
        })
        .join('');
    })
    .join('');
};
