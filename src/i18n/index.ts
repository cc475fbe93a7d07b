// Everything a user reads, by language.
export { capital, decimal, either, list, localeOf, number, percent } from './format.ts';
export type { Place } from './places/index.ts';
export type { Words } from './words.ts';
export { wordsOf } from './words-of.ts';
