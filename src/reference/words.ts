// Words as a search compares them: without accents, capitals and hyphens, and forgiving of endings and of compounds.

/** The words of a text, in order. `U-Boote` is one word, `uboote`. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/(?<=\p{L})[-.’'](?=\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const SAME = 1;
const INFLECTED = 0.9;
const BEGINS = 0.7;
const PART = 0.5;
/** Shorter words are abbreviations, such as BB or sub, and are found only as they are or with an s. */
const SHORTEST = 4;
/** What forms of a word end in, in all languages: one to three of these letters. */
const ENDING = /^[degimnrstuz]{0,3}$/;

/** Who does something is not what is done: “fighter” is no form of “fighting”, nor “Zerstörer” of “zerstört”. */
const DOER_AND_DONE = /^(er[ns]? (?!er|$)|r[ns]? [dt])/;

const areOfOne = (a: string, b: string): boolean =>
  ENDING.test(a) && ENDING.test(b) && !DOER_AND_DONE.test(`${a} ${b}`) && !DOER_AND_DONE.test(`${b} ${a}`);

const sharedStart = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
};

/**
 * How well a word of a text answers a word asked for, from 0 to 1: the same word, another form of it, a compound that
 * begins with it, or a compound that holds it.
 */
export const likeness = (asked: string, found: string): number => {
  if (asked === found) return SAME;
  if (asked === `${found}s` || found === `${asked}s`) return INFLECTED;
  if (asked.length < SHORTEST || found.length < SHORTEST) return 0;
  const shared = sharedStart(asked, found);
  const needed = Math.max(SHORTEST, Math.ceil(Math.min(asked.length, found.length) * 0.7));
  if (shared >= needed && areOfOne(asked.slice(shared), found.slice(shared))) return INFLECTED;
  if (shared === asked.length) return BEGINS;
  return found.includes(asked) ? PART : 0;
};
