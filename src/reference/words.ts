// Words as a search compares them: without accents, capitals and hyphens, and forgiving of endings and of compounds.

/** Words too common to search for. */
const STOP = new Set(
  (
    'a an and are at be but by can do does for from has have he his i if in into is it its may must my not of on one or ' +
    'our still than that the their them there they this through to two up was we what when where which who with you your ' +
    'aber als am auch auf aus bei bin das dass dem den der des die doch durch ein eine einen einem einer er es fur hat ' +
    'ich im in ist kann man mein mich mit nach nicht noch nur oder sich sie sind uber und vom von vor wann was wenn wer ' +
    'wie wird wo zu zum zur ' +
    'aan al als bij dan dat de den die dit door een en er ge heb heeft het hij hoe ik is je kan mag met mijn na naar ' +
    'niet nog of om op over te tot uit van voor wanneer wat we wel wie word worden wordt ze zijn'
  ).split(' '),
);

/** The words of a text, in order, stop words too. `U-Boote` is one word, `uboote`. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/(?<=\p{L})[-.’'](?=\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const isStopWord = (word: string): boolean => STOP.has(word);

const SAME = 1;
const INFLECTED = 0.9;
const BEGINS = 0.7;
const PART = 0.5;
/** Shorter words are abbreviations, such as BB or sub, and are found only as they are or with an s. */
const SHORTEST = 4;
/** How many letters an ending has at most. */
const ENDING = 3;

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
  const ending = Math.max(asked.length, found.length) - shared;
  const needed = Math.max(SHORTEST, Math.ceil(Math.min(asked.length, found.length) * 0.7));
  if (shared >= needed && ending <= ENDING) return INFLECTED;
  if (shared === asked.length) return BEGINS;
  return found.includes(asked) ? PART : 0;
};
