// What players call their units besides: `three grunts`, `drei Landser`. Only behind a number, or as new ones,
// such a word is a unit.

import { fold } from '../../../board/index.ts';
import { LANGUAGES } from '../../../vocab/index.ts';
import { HINTS } from '../words/hints.ts';
import { anyOf, phrasesIn } from '../words/phrases.ts';
import { GROUP, JOINTS, LONE, NICKNAMES, SYNONYMS } from '../words/set-phrases.ts';
import { NUMBER_WORDS } from '../words/words.ts';

/** `three`, and `the new men`; one man may be anybody. */
const NUMBERS = [
  ...LANGUAGES.flatMap((language) => NUMBER_WORDS[language].slice(1).flatMap(phrasesIn)),
  ...LANGUAGES.flatMap((language) => phrasesIn(HINTS.fresh[language])),
].join('|');

const ROWS = (Object.keys(NICKNAMES) as readonly (keyof typeof NICKNAMES)[]) // the keys of a literal object
  .map((unit) => ({
    unit,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(\\d{1,2}|${NUMBERS})\\s+(?:(?:${anyOf(JOINTS.article)})\\s+)?(?:${anyOf(NICKNAMES[unit])})(?![\\p{L}])`,
      'giu',
    ),
  }));

/** `die Infanteristen` are several. */
const MANY = /isten$/iu;

const LONE_MAN = new RegExp(
  `(?<![\\p{L}])((?:${anyOf(JOINTS.article)})\\s+)(?:(?:${anyOf(LONE.trooper)})(?![\\p{L}])|(?:${anyOf(LONE.man)})` +
    `(?=\\s+(?:${anyOf(LONE.from)})\\s+(?:(?:${anyOf(JOINTS.article)})\\s+)?\\p{Lu}))`,
  'giu',
);

/** What is always a unit, folded, with the name that every language knows. */
const ALWAYS: ReadonlyMap<string, string> = new Map(
  Object.entries(SYNONYMS).flatMap(([unit, row]) =>
    LANGUAGES.flatMap((language) => phrasesIn(row[language]).map((phrase) => [fold(phrase), unit] as const)),
  ),
);
const SYNONYM = new RegExp(
  `(?<![\\p{L}\\d-])(?:${Object.values(SYNONYMS)
    .map(anyOf)
    .filter((each) => each !== '')
    .join('|')})(?![\\p{L}-])`,
  'giu',
);

const synonymous = (text: string): string =>
  text.replace(SYNONYM, (word) => ALWAYS.get(fold(word.replace(/\s+/g, ' '))) ?? word);

/** `the fellow from Kenya`, but not `the man in the moon`: a name is written with a capital. */
const NAMED = /^\s+\p{L}+\s+(?:\p{Ll}+\s+)?\p{Lu}/u;
const TROOPER = new RegExp(`(?:${anyOf(LONE.trooper)})$`, 'iu');

const loneMan = (whole: string, article: string, at: number, text: string): string => {
  const isOne = TROOPER.test(whole) || NAMED.test(text.slice(at + whole.length));
  return isOne ? `${article}${MANY.test(whole) ? '' : '1 '}inf` : whole;
};

/** A text with such units by the names that the board has for them. */
export const withNames = (text: string): string =>
  ROWS.reduce(
    (said, { unit, pattern }) => said.replace(pattern, (_, count: string) => `${count} ${unit}`),
    synonymous(text).replace(LONE_MAN, loneMan),
  );

const HYPHENED = new RegExp(`(\\p{Lu}\\p{L}+)-(?=(?:${anyOf(GROUP.of)})(?!\\p{L}))`, 'giu');

const FLEET = new RegExp(`(\\p{Lu}\\p{L}*(?:${anyOf(GROUP.sea)}))(?=(?:${anyOf(GROUP.fleet)})(?!\\p{L}))`, 'giu');

/** `Die Ukraine-Gruppe`, `die Ostseeflotte` with the name of its place apart. */
export const withGroups = (text: string): string => text.replace(HYPHENED, '$1 ').replace(FLEET, '$1 ');
