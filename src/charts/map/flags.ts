// The flag before a territory's name: its owner's emblem and letter on the owner's dark colour, so that nobody needs to
// tell colours apart. One shape a power and language, kept in the shared file; all of a language are of one size.

import type { Owner } from '../../vocab/index.ts';
import { emblemPath, ownerEmblem } from '../powers.ts';
import { attributes, escapeText, textWidth } from '../text.ts';
import { MAP_FONT } from './font.ts';

/** The letter or letters of each power, and of nations that own land, in a language. */
export type Letters = (owner: Owner) => string;

const HEIGHT = 11;
const LETTER = 8.5;
/** Left of the letter: the emblem and what is kept free around it. */
const EMBLEM = 11;
const AFTER = 2;

/** Between a flag and the name after it. */
export const FLAG_GAP = 2.5;

/** How wide the flags of a language are. */
export const flagWidth = (owners: readonly Owner[], letters: Letters): number =>
  Math.ceil(EMBLEM + Math.max(...owners.map((owner) => textWidth(letters(owner), LETTER))) + AFTER);

/** The id of an owner's flag in the labels called `key`; that of nobody is blank. */
export const flagId = (owner: Owner | null, key: string): string => `f-${owner ?? 'none'}-${key}`;

/** The flags of one language; each ends at 0,0, the middle of its right side. */
export const drawFlags = (key: string, owners: readonly Owner[], letters: Letters): string => {
  const width = flagWidth(owners, letters);
  const box = attributes({ x: -width, y: -HEIGHT / 2, width, height: HEIGHT, rx: 2.5 });
  const flags = owners.map((owner) => {
    const letter = letters(owner);
    const emblem = attributes({
      transform: `translate(${6 - width} 0)scale(.8)`,
      d: emblemPath(ownerEmblem(owner)),
    });
    // In the middle of what the emblem leaves free.
    const text = attributes({ x: (EMBLEM - width - AFTER) / 2, y: LETTER * 0.36, 'font-size': LETTER });
    return `<g${attributes({ id: flagId(owner, key) })}><rect fill="var(--counter-${owner})" stroke="#fff" stroke-width=".8"${box}/><g fill="#fff" fill-rule="evenodd" stroke="none"><path${emblem}/><text font-family="${MAP_FONT}" font-style="normal" font-weight="700" text-anchor="middle"${text}>${escapeText(letter)}</text></g></g>`;
  });
  return [
    ...flags,
    `<rect${attributes({ id: flagId(null, key) })} fill="var(--land-none)" stroke="#fff" stroke-width=".8"${box}/>`,
  ].join('\n');
};
