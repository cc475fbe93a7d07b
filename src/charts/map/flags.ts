// The flag before a territory's name: its owner's emblem and letter on the owner's dark colour, so that nobody needs to
// tell colours apart. One shape a power and language, kept in the shared file.

import { POWERS, type Power } from '../../vocab/index.ts';
import { emblemPath, powerEmblem } from '../powers.ts';
import { attributes, escapeText, textWidth } from '../text.ts';
import { MAP_FONT } from './font.ts';

/** The letter or letters of each power in a language. */
export type Letters = (power: Power) => string;

const HEIGHT = 11;
const LETTER = 8.5;
/** Left of the letter: the emblem and what is kept free around it. */
const EMBLEM = 11.5;
const AFTER = 2;

/** Between a flag and the name after it. */
export const FLAG_GAP = 2.5;

/** How wide a power's flag is. */
export const flagWidth = (letter: string): number => EMBLEM + textWidth(letter, LETTER) + AFTER;

/** The id of a power's flag in the labels called `key`. */
export const flagId = (power: Power, key: string): string => `f-${power}-${key}`;

/** The flags of one language; each ends at 0,0, the middle of its right side. */
export const drawFlags = (key: string, letters: Letters): string =>
  POWERS.map((power) => {
    const letter = letters(power);
    const width = flagWidth(letter);
    const box = attributes({ x: -width, y: -HEIGHT / 2, width, height: HEIGHT, rx: 2.5 });
    const emblem = attributes({
      transform: `translate(${(-width + 6.2).toFixed(1)} 0)scale(.8)`,
      d: emblemPath(powerEmblem(power)),
    });
    const text = attributes({ x: -textWidth(letter, LETTER) - AFTER, y: LETTER * 0.36, 'font-size': LETTER });
    return `<g${attributes({ id: flagId(power, key) })}><rect fill="var(--counter-${power})" stroke="#fff" stroke-width=".8"${box}/><g fill="#fff" fill-rule="evenodd"><path${emblem}/><text font-family="${MAP_FONT}" font-weight="700" text-anchor="start"${text}>${escapeText(letter)}</text></g></g>`;
  }).join('\n');
