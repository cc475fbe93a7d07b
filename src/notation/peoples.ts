// What people, ships and planes of a power are called: `British`, `japanische`.

import { fold } from '../board/index.ts';
import type { Power } from '../vocab/index.ts';
import { phrasesIn } from './speech/words/phrases.ts';

/** What the people and the ships of a power are called, folded. */
export const POWER_WORDS: readonly (readonly [Power, readonly string[]])[] = [
  [
    'ussr',
    phrasesIn('russian, soviet, russische, russischen, russischer, sowjetische, sowjetischen, sovjet, russisch'),
  ],
  ['germany', phrasesIn('german, deutsche, deutschen, deutscher, deutsches, duitse, duits')],
  [
    'uk',
    phrasesIn('british, english, britische, britischen, britischer, englische, englischen, britse, engelse, brits'),
  ],
  ['japan', phrasesIn('japanese, japanische, japanischen, japanischer, japanse, japans')],
  ['usa', phrasesIn('american, amerikanische, amerikanischen, amerikanischer, amerikaanse, amerikaans')],
];

/** The power whose people a word means: `British`, `japanische`. */
export const ownerIn = (text: string): Power | undefined =>
  POWER_WORDS.find(([, words]) => words.includes(fold(text)))?.[0];
