// Finding words of the notation among the tokens of a line, in any of the languages. Whether a word can stand where it
// stands is for the reader of the line: it asks for the one it expects.

import { editDistance, fold, spellings } from '../board/index.ts';
import { type Language, LANGUAGES } from '../vocab/index.ts';
import type { Nearest } from './problems.ts';
import type { Token } from './tokens.ts';
import { KEYWORDS, type Keyword } from './words.ts';

/** The longest phrase has this many words. */
const MOST_WORDS = 5;

const ALL = Object.keys(KEYWORDS) as readonly Keyword[]; // the keys of a literal object are exactly its key type

const phrasesOf = (keyword: Keyword): readonly string[] =>
  LANGUAGES.flatMap((language) => [...KEYWORDS[keyword][language]]).flatMap(spellings);

/** Words stay apart: `lands in` is not `land SIN`. */
const keyOf = (words: readonly string[]): string => words.map(fold).join(' ');

const INDEX: ReadonlyMap<string, ReadonlySet<Keyword>> = (() => {
  const index = new Map<string, Set<Keyword>>();
  for (const keyword of ALL) {
    for (const phrase of phrasesOf(keyword)) {
      const key = keyOf(phrase.split(' '));
      index.set(key, (index.get(key) ?? new Set()).add(keyword));
    }
  }
  return index;
})();

/** How many tokens from `at` on make up the keyword, the longest phrase of it; 0 if it does not stand there. */
export const keywordLength = (tokens: readonly Token[], at: number, keyword: Keyword): number => {
  let longest = 0;
  const words: string[] = [];
  for (let n = 0; n < MOST_WORDS; n += 1) {
    const token = tokens[at + n];
    if (token?.kind !== 'word') break;
    words.push(token.text);
    if (INDEX.get(keyOf(words))?.has(keyword) === true) longest = n + 1;
  }
  return longest;
};

/** True if a text is a word of the notation in some language, whatever else it may be. */
export const isNotationWord = (text: string): boolean => INDEX.has(keyOf(text.split(' ')));

/** The word for a keyword that a reader of this language is shown. */
export const offered = (keyword: Keyword, language: Language = 'en'): string => KEYWORDS[keyword][language][0];

/** The keywords most like a word that was not understood; of words equally like it, one of the reader's language. */
export const nearestKeywords = (
  text: string,
  among: readonly Keyword[],
  language: Language = 'en',
): readonly Nearest[] => {
  const folded = fold(text).slice(0, 30);
  const forgiven = Math.max(1, Math.floor(folded.length / 3));
  const own = (keyword: Keyword): readonly string[] => KEYWORDS[keyword][language];
  return among
    .map((keyword) => {
      const best = [...own(keyword), ...phrasesOf(keyword)]
        .map((phrase) => ({ text: phrase, slips: editDistance(folded, fold(phrase)) }))
        .reduce((a, b) => (b.slips < a.slips ? b : a));
      return { keyword, ...best };
    })
    .filter(({ slips }) => slips <= forgiven)
    .sort((a, b) => a.slips - b.slips)
    .slice(0, 3)
    .map(({ keyword, text: word }) => ({ kind: 'word', keyword, text: word }));
};
