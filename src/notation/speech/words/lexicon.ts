// Finding the words of sentences among the tokens of a line. A word that two languages share is read in the one the
// text is written in: Dutch `of` is `or`, and English `of` is nothing.

import { spellings } from '../../../board/index.ts';
import { LANGUAGES, type Language } from '../../../vocab/index.ts';
import {
  indexMeanings,
  indexPhrases,
  longestPhrase,
  type PhraseIndex,
  phraseOf,
  type Tagged,
} from '../../phrase-index.ts';
import type { Token } from '../../tokens.ts';
import { byLanguage, phrasesIn } from './phrases.ts';
import { NUMBER_WORDS, SPEECH_WORDS, type SpeechWord } from './words.ts';

/** The longest phrase has this many words. */
const MOST_WORDS = 6;

const indexOf = (language: Language): PhraseIndex<ReadonlySet<SpeechWord>> =>
  indexMeanings(
    // The keys of a literal object are exactly its key type.
    (Object.keys(SPEECH_WORDS) as readonly SpeechWord[]).flatMap((word) =>
      phrasesIn(SPEECH_WORDS[word][language])
        .flatMap(spellings)
        .map((phrase) => [phrase, word] as const),
    ),
  );

const numberIndexOf = (language: Language): PhraseIndex<number> =>
  indexPhrases(
    NUMBER_WORDS[language].flatMap((row, at) =>
      phrasesIn(row)
        .flatMap(spellings)
        .map((word) => [word, at + 1] as const),
    ),
    (value) => value,
  );

const wordsOf = byLanguage(indexOf);
const numbersOf = byLanguage(numberIndexOf);

/** How many words of a text each language knows. */
export const scoresOf = (texts: readonly string[]): { readonly [language in Language]: number } => {
  // Names of places are written with capitals: German Indien is no Dutch condition.
  const words = texts.flatMap((text) => {
    const [first = '', ...others] = text.split(/[^\p{L}']+/u).filter((word) => word.length > 1);
    return [first, ...others.filter((word) => /^\p{Ll}/u.test(word))];
  });
  const score = (language: Language): number =>
    words.filter((word) => phraseOf(wordsOf(language), word) !== undefined).length;
  return { en: score('en'), de: score('de'), nl: score('nl') };
};

/** The language a text is written in, by the words it has of each; the reader's own if that leaves it open. */
export const languageOf = (texts: readonly string[], own: Language = 'en'): Language => {
  const scores = scoresOf(texts);
  const order = [own, ...LANGUAGES.filter((each) => each !== own)];
  return order.reduce((best, each) => (scores[each] > scores[best] ? each : best), own);
};

/** So few words tell nothing about a language. */
const TELLING_WORDS = 3;

/** The languages a text may be written in: one that plainly knows more of its words than the others, else all. */
export const languagesOf = (texts: readonly string[]): readonly Language[] => {
  const scores = scoresOf(texts);
  const most = Math.max(...LANGUAGES.map((language) => scores[language]));
  return most < TELLING_WORDS ? LANGUAGES : LANGUAGES.filter((language) => scores[language] * 4 > most * 3);
};

const inTurn = <T>(
  tokens: readonly Token[],
  at: number,
  indexOf: (language: Language) => PhraseIndex<T>,
  language: Language,
): Tagged<T> | undefined =>
  [language, ...LANGUAGES].map((each) => longestPhrase(tokens, at, indexOf(each))).find((found) => found !== undefined);

/** Words that change what a sentence says; only those of its own language count. */
const OWN_ONLY: readonly SpeechWord[] = [
  'another-time',
  'condition',
  'else',
  'idiom',
  'doubt',
  'correct',
  'vague',
  'roughly',
  'not',
  'small',
  'except',
  'dice',
  'place',
  'via',
];

/** What the longest phrase from a token on may stand for. */
export const wordsAt = (
  tokens: readonly Token[],
  at: number,
  language: Language,
): Tagged<ReadonlySet<SpeechWord>> | undefined => {
  const own = longestPhrase(tokens, at, wordsOf(language));
  if (own !== undefined) return own;
  const foreign = inTurn(tokens, at, wordsOf, language);
  if (foreign === undefined) return undefined;
  const left = [...foreign.value].filter((word) => !OWN_ONLY.includes(word));
  return left.length === 0 ? undefined : { value: new Set(left), length: foreign.length };
};

/** True if the phrase is one of the language itself. */
export const isOwnWord = (tokens: readonly Token[], at: number, language: Language): boolean =>
  longestPhrase(tokens, at, wordsOf(language)) !== undefined;

/**
 * Words of which some phrases have a word for a condition in them: `everything else`, `even if`, `wenn es vorbei ist`.
 */
const PHRASES: readonly SpeechWord[] = ['to-the-end', 'because', 'again', 'rest'];

/** How many tokens from one on are of a phrase with a word for a condition in it that makes none. */
export const idiomLength = (tokens: readonly Token[], at: number, language: Language): number => {
  for (let back = Math.min(at, MOST_WORDS - 1); back >= 0; back -= 1) {
    const found = longestPhrase(tokens, at - back, wordsOf(language));
    if (found === undefined || found.length <= back) continue;
    const isPhrase = found.length > 1 && PHRASES.some((word) => found.value.has(word));
    if (found.value.has('idiom') || isPhrase) return found.length - back;
  }
  return 0;
};

/** The number that a word says; German `an` counts none. */
export const numberAt = (tokens: readonly Token[], at: number, language: Language): Tagged<number> | undefined =>
  longestPhrase(tokens, at, numbersOf(language)) ??
  (isOwnWord(tokens, at, language) ? undefined : inTurn(tokens, at, numbersOf, language));
