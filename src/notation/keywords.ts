// Finding words of the notation among the tokens of a line, in any of the languages. Whether a word can stand where it
// stands is for the reader of the line: it asks for the one it expects.

import { editDistance } from '../board/find.ts';
import { fold, spellings } from '../board/fold.ts';
import { LANGUAGES, type Language } from '../vocab/index.ts';
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

const makeIndex = (): ReadonlyMap<string, ReadonlySet<Keyword>> => {
  const index = new Map<string, Set<Keyword>>();
  for (const keyword of ALL) {
    for (const phrase of phrasesOf(keyword)) {
      const key = keyOf(phrase.split(' '));
      index.set(key, (index.get(key) ?? new Set()).add(keyword));
    }
  }
  return index;
};

let kept: ReadonlyMap<string, ReadonlySet<Keyword>> | undefined;

/** Made when a line is first read: who reads none needs no index. */
const indexOf = (): ReadonlyMap<string, ReadonlySet<Keyword>> => {
  kept ??= makeIndex();
  return kept;
};

/** How many tokens from `at` on make up the keyword, the longest phrase of it; 0 if it does not stand there. */
export const keywordLength = (tokens: readonly Token[], at: number, keyword: Keyword): number => {
  const index = indexOf();
  let longest = 0;
  const words: string[] = [];
  for (let n = 0; n < MOST_WORDS; n += 1) {
    const token = tokens[at + n];
    if (token?.kind !== 'word') break;
    words.push(token.text);
    if (index.get(keyOf(words))?.has(keyword) === true) longest = n + 1;
  }
  return longest;
};

/** True if a text is a word of the notation in some language, whatever else it may be. */
export const isNotationWord = (text: string): boolean => indexOf().has(keyOf(text.split(' ')));

/** The word for a keyword that a reader of this language is shown. */
export const offered = (keyword: Keyword, language: Language = 'en'): string => KEYWORDS[keyword][language][0];

interface Spelling {
  readonly text: string;
  readonly folded: string;
}

const spelt = new Map<Keyword, readonly Spelling[]>();

/** All phrases of a keyword as they are compared with a slip of the pen. */
const spellingsOf = (keyword: Keyword): readonly Spelling[] => {
  const known = spelt.get(keyword) ?? phrasesOf(keyword).map((text) => ({ text, folded: fold(text) }));
  spelt.set(keyword, known);
  return known;
};

/** The keywords most like a word that was not understood; of words equally like it, one of the reader's language. */
export const nearestKeywords = (
  text: string,
  among: readonly Keyword[],
  language: Language = 'en',
): readonly Nearest[] => {
  const folded = fold(text).slice(0, 30);
  const forgiven = Math.max(1, Math.floor(folded.length / 3));
  const close = among.flatMap((keyword) => {
    const own: readonly string[] = KEYWORDS[keyword][language];
    return spellingsOf(keyword)
      .filter((phrase) => Math.abs(phrase.folded.length - folded.length) <= forgiven)
      .map((phrase) => ({ text: phrase.text, slips: editDistance(folded, phrase.folded) }))
      .filter(({ slips }) => slips <= forgiven)
      .sort((a, b) => a.slips - b.slips || Number(own.includes(b.text)) - Number(own.includes(a.text)))
      .slice(0, 1);
  });
  return close
    .sort((a, b) => a.slips - b.slips)
    .slice(0, 3)
    .map(({ text: word }) => ({ kind: 'word', text: word }));
};
