// Finding words of the notation among the tokens of a line, in any of the languages. Whether a word can stand where it
// stands is for the reader of the line: it asks for the one it expects.

import { editDistance } from '../board/find.ts';
import { fold, spellings } from '../board/fold.ts';
import { LANGUAGES, type Language } from '../vocab/index.ts';
import { indexMeanings, longestPhrase, type PhraseIndex, phraseOf } from './phrase-index.ts';
import type { Nearest } from './problems.ts';
import type { Token } from './tokens.ts';
import { KEYWORDS, type Keyword } from './words.ts';

const ALL = Object.keys(KEYWORDS) as readonly Keyword[]; // the keys of a literal object are exactly its key type

const phrasesOf = (keyword: Keyword): readonly string[] =>
  LANGUAGES.flatMap((language) => [...KEYWORDS[keyword][language]]).flatMap(spellings);

const makeIndex = (): PhraseIndex<ReadonlySet<Keyword>> =>
  indexMeanings(ALL.flatMap((keyword) => phrasesOf(keyword).map((phrase) => [phrase, keyword] as const)));

let kept: PhraseIndex<ReadonlySet<Keyword>> | undefined;

/** Made when a line is first read: who reads none needs no index. */
const indexOf = (): PhraseIndex<ReadonlySet<Keyword>> => {
  kept ??= makeIndex();
  return kept;
};

/** How many tokens from `at` on make up the keyword, the longest phrase of it; 0 if it does not stand there. */
export const keywordLength = (tokens: readonly Token[], at: number, keyword: Keyword): number =>
  longestPhrase(tokens, at, indexOf(), (keywords) => keywords.has(keyword))?.length ?? 0;

/** True if one of several keywords stands at a token. */
export const standsOneOf = (tokens: readonly Token[], at: number, keywords: readonly Keyword[]): boolean =>
  longestPhrase(tokens, at, indexOf(), (own) => keywords.some((keyword) => own.has(keyword))) !== undefined;

/** True if a text is a word of the notation in some language, whatever else it may be. */
export const isNotationWord = (text: string): boolean => phraseOf(indexOf(), text) !== undefined;

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
