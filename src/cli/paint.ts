// Colour and cleanliness of what is printed: colour only on a terminal and never with NO_COLOR, and nothing of players'
// text that a terminal would obey.

import { cleanText } from '../log/index.ts';

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;
type Colour = keyof typeof CODES;

/** One function a colour; without colour they give the text as it is. */
export type Paint = { readonly [colour in Colour]: (text: string) => string };

const ESC = '\u001b';

export const paintOf = (colour: 'on' | 'off'): Paint => {
  const painter =
    ([open, close]: readonly [number, number]) =>
    (text: string): string =>
      colour === 'on' && text !== '' ? `${ESC}[${open}m${text}${ESC}[${close}m` : text;
  return {
    bold: painter(CODES.bold),
    dim: painter(CODES.dim),
    red: painter(CODES.red),
    green: painter(CODES.green),
    yellow: painter(CODES.yellow),
    cyan: painter(CODES.cyan),
  };
};

const OWN = new RegExp(`${ESC}\\[(?:1|2|22|31|32|33|36|39)m`, 'g');

/** One line of players' text, fit for a terminal. */
export const cleanLine = (text: string): string => cleanText(text, 'line');

/** Text as it may reach a stream: everything a terminal would obey is gone, but for this program's own colours. */
export const safe = (text: string, colour: 'on' | 'off'): string => {
  if (colour === 'off') return cleanText(text, 'text');
  const kept = text.match(OWN) ?? [];
  const parts = text.split(OWN);
  return parts.map((part, index) => cleanText(part, 'text') + (kept[index] ?? '')).join('');
};
