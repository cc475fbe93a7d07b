// The frame of a chart as SVG text: its root element with title and description, and its two forms. A wide drawing and,
// for screens under 40rem, a compact one stand side by side; the style sheet shows one of them.

import { attributes, escapeText, short } from './text.ts';

/** Size of chart text, in units of the drawing. */
export const TEXT_SIZE = 12;
const COMPACT_BELOW = 520;

/** Wide charts write names out; compact ones use letters where a name has no room. */
export type Form = 'wide' | 'compact';

export const formOf = (width: number): Form => (width < COMPACT_BELOW ? 'compact' : 'wide');

/** The width of each form where a chart comes as both. */
export const WIDTHS: { readonly [form in Form]: number } = { wide: 720, compact: 360 };

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What the chart shows, in a few words; read aloud in place of the drawing. */
  readonly title: string;
  /** What it says, in a sentence or two, for readers who cannot see it. */
  readonly description: string;
}

/** A chart as a whole `<svg>`: its parts one a line, empty ones left out. */
export const drawing = ({ width, height, title, description }: Drawing, parts: readonly string[]): string => {
  const head = attributes({
    class: `chart ${formOf(width)}`,
    viewBox: `0 0 ${short(width)} ${short(height)}`,
    role: 'img',
    'aria-label': title,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${head}><title>${escapeText(title)}</title><desc>${escapeText(description)}</desc>`,
    ...parts,
    '</svg>\n',
  ]
    .filter((part) => part !== '')
    .join('\n');
};

/** A line of text. */
export const text = (content: string, place: { readonly [name: string]: string | number | undefined }): string =>
  `<text${attributes(place)}>${escapeText(content)}</text>`;
