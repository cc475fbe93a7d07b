// What stands around the orders of a letter: who is greeted above them, who signs below. A short line in between is a
// heading, and one that is not known must not be passed over: it says what the orders below it are.

import { editDistance, fold, wordsOf } from '../../board/index.ts';
import { anyOf, CLOSINGS, KEYWORDS, SECTION_WORDS, type Section } from '../../notation/index.ts';
import { LANGUAGES } from '../../vocab/index.ts';
import { ANNOUNCING, DRAFT, GREETING, MOVES } from './chat-words.ts';
import { saysPhrase } from './phrases.ts';

/** Words for a turn, as in `My turn:`. */
export const TURN_WORDS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => [...KEYWORDS.turn[language], ...MOVES[language]].map(fold)),
);

const HEADINGS: readonly string[] = (Object.keys(SECTION_WORDS) as readonly Section[]) // the keys of a literal object are exactly its key type
  .flatMap((section) => LANGUAGES.flatMap((language) => SECTION_WORDS[section][language].map(fold)))
  .filter(({ length }) => length > 4);

/** Most words of a heading, a greeting or a name. */
const MOST_WORDS = 3;

const isNearHeading = (word: string, most = 2): boolean =>
  HEADINGS.some((each) => Math.abs(each.length - word.length) <= most && editDistance(each, word) <= most);

const lettersOnly = (line: string): boolean => /^[\p{L}\p{M}\s.,'’&-]+$/u.test(line);

const isFirst = (lines: readonly string[], at: number): boolean =>
  lines.slice(0, at).every((line) => line.trim() === '');

/** `Grüezi mitenand`, `To all commands:`: a word of greeting, or the first line of all that could be no heading. */
const isGreeting = (lines: readonly string[], at: number): boolean => {
  const words = wordsOf(lines[at] ?? '');
  if (saysPhrase(words, GREETING)) return true;
  const isName = words.length > 1 && lettersOnly(lines[at] ?? '') && isFirst(lines, at);
  return isName && !saysPhrase(words, DRAFT) && !words.some((word) => isNearHeading(word));
};

/** `You'll see:`, `Wirst schon sehen:`, `Let maar op:`: what comes is announced, and not what it is. */
const isAnnouncing = (line: string, words: readonly string[]): boolean =>
  /:\s*$/.test(line) && saysPhrase(words, ANNOUNCING) && !words.some((word) => isNearHeading(word, 1));

/** How a letter closes, with or without the name; a postscript may stand below. */
const CLOSING = new RegExp(
  `^\\s*(?:${anyOf(CLOSINGS.word)}|(?:(?:${anyOf(CLOSINGS.with)})\\s+)?(?:(?:${anyOf(CLOSINGS.kind)})\\s+)?` +
    `(?:${anyOf(CLOSINGS.greeting)}))(?![\\p{L}\\d])`,
  'iu',
);

/** True for a short line right above orders, as headings are. */
export const isHeadingLike = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  const words = wordsOf(line);
  if (words.length === 0 || words.length > MOST_WORDS || /[.!?,…)]\s*$/.test(line)) return false;
  if (CLOSING.test(line)) return false;
  return !words.some((word) => TURN_WORDS.has(word)) && !isGreeting(lines, at) && !isAnnouncing(line, words);
};

/** True for the name at the end of a letter, whatever else it is the beginning of: `Frans`, `T.` */
export const isSignature = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  const below = lines.slice(at + 1).filter((each) => each.trim() !== '');
  const above = lines.slice(0, at).some((each) => each.trim() !== '');
  const words = wordsOf(line);
  if (!above || below.length > 1 || words.length === 0 || words.length > MOST_WORDS) return false;
  return lettersOnly(line) && [line, ...below].every(lettersOnly) && !words.some((word) => isNearHeading(word));
};
