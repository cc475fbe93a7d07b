// Everything a user reads, by language.
export { capital, counted, day, decimal, either, list, localeOf, moment, number, percent, plural } from './format.ts';
export type { Place } from './places/index.ts';
export type { Words } from './words.ts';
export { wordsOf } from './words-of.ts';
