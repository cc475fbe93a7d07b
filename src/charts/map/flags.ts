// The flag before a territory's name: its owner's emblem and letter on the owner's dark colour, so that nobody needs to
// tell colours apart. One shape a power and language, kept in the shared file; all of a language are of one size.

import { POWERS, type Power } from '../../vocab/index.ts';
import { emblemPath, powerEmblem } from '../powers.ts';
import { attributes, escapeText, textWidth } from '../text.ts';
import { MAP_FONT } from './font.ts';

/** The letter or letters of each power in a language. */
export type Letters = (power: Power) => string;

const HEIGHT = 11;
const LETTER = 8.5;
/** Left of the letter: the emblem and what is kept free around it. */
const EMBLEM = 11;
const AFTER = 2;

/** Between a flag and the name after it. */
export const FLAG_GAP = 2.5;

/** How wide the flags of a language are. */
export const flagWidth = (letters: Letters): number =>
  Math.ceil(EMBLEM + Math.max(...POWERS.map((power) => textWidth(letters(power), LETTER))) + AFTER);

/** The id of a power's flag in the labels called `key`; that of nobody is blank. */
export const flagId = (power: Power | null, key: string): string => `f-${power ?? 'none'}-${key}`;

/** The flags of one language; each ends at 0,0, the middle of its right side. */
export const drawFlags = (key: string, letters: Letters): string => {
  const width = flagWidth(letters);
  const box = attributes({ x: -width, y: -HEIGHT / 2, width, height: HEIGHT, rx: 2.5 });
  const flags = POWERS.map((power) => {
    const letter = letters(power);
    const emblem = attributes({
      transform: `translate(${6 - width} 0)scale(.8)`,
      d: emblemPath(powerEmblem(power)),
    });
    // In the middle of what the emblem leaves free.
    const text = attributes({ x: (EMBLEM - width - AFTER) / 2, y: LETTER * 0.36, 'font-size': LETTER });
    return `<g${attributes({ id: flagId(power, key) })}><rect fill="var(--counter-${power})" stroke="#fff" stroke-width=".8"${box}/><g fill="#fff" fill-rule="evenodd" stroke="none"><path${emblem}/><text font-family="${MAP_FONT}" font-style="normal" font-weight="700" text-anchor="middle"${text}>${escapeText(letter)}</text></g></g>`;
  });
  return [
    ...flags,
    `<rect${attributes({ id: flagId(null, key) })} fill="var(--land-none)" stroke="#fff" stroke-width=".8"${box}/>`,
  ].join('\n');
};
