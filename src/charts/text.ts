// What every drawing needs to write: text made safe for SVG, numbers made short, and a guess at how wide a line of
// text will be. It knows no chart and no language; it cannot know the reader's font, so widths are estimates for a
// Helvetica-like face.

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text with nothing to escape in it, as nearly all is. */
const PLAIN = /^[ !#-%(-;=?-~\u00a0-\ud7ff]*$/;

/**
 * Text for an element or a quoted attribute. Names come from players too, so nothing in them may open a tag, end an
 * attribute or hold a character XML forbids (control characters and lone surrogates, which are dropped).
 */
export const escapeText = (text: string): string => (PLAIN.test(text) ? text : escaped(text));

const escaped = (text: string): string =>
  text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** A coordinate with at most two decimals and no `-0`: the same number always gives the same text. */
export const short = (value: number): string => String(Math.round(value * 100) / 100 || 0);

/** An attribute list: ` name="value"` for each value that is there. */
export const attributes = (list: { readonly [name: string]: string | number | undefined }): string => {
  let text = '';
  for (const name of Object.keys(list)) {
    const value = list[name];
    if (value === undefined) continue;
    text += ` ${name}="${typeof value === 'number' ? short(value) : escapeText(value)}"`;
  }
  return text;
};

// Advance widths of the printable ASCII characters in a bold Helvetica-like face, thousandths of the font size.
const BOLD_WIDTHS: readonly number[] = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
  556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
  280, 389, 584,
];
const OTHER_WIDTH = 620;
const REGULAR_SHARE = 0.93;

export type Weight = 'bold' | 'regular';

/** How wide a line of text will be, in the units of `size`. An estimate: accents are free, unknown scripts are wide. */
export const textWidth = (text: string, size: number, weight: Weight = 'bold'): number => {
  let width = 0;
  for (const character of text.normalize('NFD')) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0x300 && code < 0x370) continue;
    width += BOLD_WIDTHS[code - 32] ?? OTHER_WIDTH;
  }
  return ((weight === 'bold' ? 1 : REGULAR_SHARE) * width * size) / 1000;
};
