// Entries that a line speaks of by their numbers, and why: `void 30, #31 because I forgot the fighter`.

import { anyOf } from '../../notation/index.ts';
import { ENTRIES } from './set-phrases.ts';

const NUMBER = /(?<![\d.:-])#?(\d{1,6})(?![\d:.-]*\d)/;

export const entryIn = (text: string): { readonly entry?: number } => {
  const number = NUMBER.exec(text)?.[1];
  return number === undefined ? {} : { entry: Number(number) };
};

const NAMED = String.raw`(?:(?:${anyOf(ENTRIES.entry)})\s+)?#?(\d{1,6})`;
const MAY_GO = new RegExp(
  String.raw`\b${NAMED}\s+(?:${anyOf(ENTRIES['may-go'])})\b|\b(?:${anyOf(ENTRIES['take-back'])})\s+${NAMED}\b`,
  'iu',
);
const GOES = new RegExp(String.raw`\b${NAMED}\s+(?:${anyOf(ENTRIES.goes)})(?![\p{L}\d])`, 'iu');

/** The entry that a text lets be taken back: `42 mag terug`, but not `2 fighters can go back`. */
export const letGo = (text: string): number | undefined => {
  const [, behind, before] = MAY_GO.exec(text) ?? [];
  const number = behind ?? before;
  return number === undefined ? undefined : Number(number);
};

/** The entry that a text speaks of taking back: `42 terugnemen?` */
export const goingBack = (text: string): number | undefined => {
  const number = GOES.exec(text)?.[1];
  return number === undefined ? letGo(text) : Number(number);
};

/** Only numbers of entries, such as `30`, `#30 and #31`. */
export const entriesIn = (text: string): readonly number[] =>
  [...text.matchAll(/#?(\d{1,6})/g)].map(([, number]) => Number(number));

export const WORDLESS = new RegExp(
  String.raw`^(?:[.!?:)\s-]|#?\d{1,6}\b|(?:${anyOf(ENTRIES.beside)})(?![\p{L}\d]))*$`,
  'iu',
);
/** Numbers of entries, with what follows them. */
export const NUMBERED = new RegExp(
  String.raw`^((?:(?:${anyOf(ENTRIES.entry)})\s+)?#?\d{1,6}(?:[\s,&]+(?:(?:${anyOf(ENTRIES.and)}) )?#?\d{1,6})*)` +
    String.raw`(?:$|\s*[,:;.–—(-]|\s+(?=(?:${anyOf(ENTRIES.because)})\b))(.*)$`,
  'iu',
);
const BECAUSE = new RegExp(String.raw`^[\s([]*(?:${anyOf(ENTRIES.because)}|${anyOf(ENTRIES.for)})?:?\s*`, 'iu');
export const WHY = new RegExp(String.raw`\b(?:${anyOf(ENTRIES.because)}|${anyOf(ENTRIES.since)})\b(.*)$`, 'isu');
export const reasonIn = (text: string): string =>
  text
    .replace(BECAUSE, '')
    .replace(/[\s)\]]+$/, '')
    .slice(0, 400);
