// What somebody settles on, and so buys: `2 trn and 6 inf it is`, `Es werden 8 Inf`.

import { fold } from '../../../board/index.ts';
import { countEntries, LANGUAGES } from '../../../vocab/index.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import { SETTLED } from '../words/manners.ts';
import { anyOf, phrasesIn } from '../words/phrases.ts';

const SETTLED_ON = new RegExp(
  `\\s(?:${anyOf(SETTLED['they-are'])})[\\s.!]*$|^\\P{N}{0,20}(?<!\\p{L})(?:${anyOf(SETTLED['there-are'])})(?!\\p{L})`,
  'iu',
);

const SETTLES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => [
    ...phrasesIn(SETTLED['they-are'][language]),
    ...phrasesIn(SETTLED['there-are'][language]),
  ])
    .flatMap((phrase) => phrase.split(' '))
    .map(fold),
);

/** `2 transports and 6 infantry it is`, where nothing is bought yet. */
export const isSettled = ({ elements, sofar, has, text }: Scene): boolean =>
  countEntries(sofar.purchased).length === 0 &&
  SETTLED_ON.test(text) &&
  !has(
    'not',
    'past',
    'others',
    'doubt',
    'condition',
    'attack',
    'against',
    'versus',
    'throw',
    'another-time',
    'usual',
  ) &&
  // `Es werden 3 Inf fallen`, `Het wordt tijd voor 8 inf`: beside what is bought nothing else is told.
  elements.every(
    (each) =>
      ['units', 'number', 'sign'].includes(each.kind) ||
      (each.kind === 'word' && !isWord(each, 'move', 'stay', 'land', 'place', 'leave', 'also', 'along')) ||
      (each.kind === 'other' && SETTLES.has(fold(each.text.replace(/[.!]+$/u, '')))),
  ) &&
  elements.some((each) => each.kind === 'units' && each.phrase.bare === undefined);
