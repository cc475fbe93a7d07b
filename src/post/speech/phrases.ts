// Phrases that people use, as data, and finding them among the words of a sentence. A phrase is written as words parted
// by blanks: `a|b` is either word, and no more than a word, `zieh*` every word that begins so, `~` up to five words of
// any kind, `^` the beginning.

import { spellings, wordsOf } from '../../board/index.ts';
import { LANGUAGES, type Language } from '../../vocab/index.ts';

/** The phrases for one thing in each language. All languages are read, whatever the writer's. */
export type Phrases = { readonly [language in Language]: readonly string[] };

type Step = 'gap' | 'start' | { readonly words: ReadonlySet<string>; readonly beginnings: readonly string[] };
type Pattern = readonly Step[];

const MOST_GAP = 5;

const stepOf = (text: string): Step => {
  if (text === '~') return 'gap';
  if (text === '^') return 'start';
  const parts = text.split('|');
  const folded = (part: string): string => wordsOf(part).join('');
  return {
    words: new Set(parts.filter((part) => !part.endsWith('*')).map(folded)),
    beginnings: parts.filter((part) => part.endsWith('*')).map(folded),
  };
};

const patterns = new WeakMap<Phrases, readonly Pattern[]>();

const patternsOf = (phrases: Phrases): readonly Pattern[] => {
  const known = patterns.get(phrases);
  if (known !== undefined) return known;
  const made = LANGUAGES.flatMap((language) => phrases[language])
    .flatMap(spellings)
    .map((phrase) => phrase.split(' ').map(stepOf));
  patterns.set(phrases, made);
  return made;
};

const fits = (step: Step, word: string): boolean =>
  typeof step !== 'string' && (step.words.has(word) || step.beginnings.some((beginning) => word.startsWith(beginning)));

/** Where a pattern that begins at `at` ends; undefined if it does not stand there. */
const endOf = (words: readonly string[], at: number, pattern: Pattern): number | undefined => {
  const [step, ...rest] = pattern;
  if (step === undefined) return at;
  if (step === 'start') return at === 0 ? endOf(words, at, rest) : undefined;
  if (step === 'gap') {
    for (let skipped = 0; skipped <= MOST_GAP && at + skipped < words.length; skipped += 1) {
      const end = endOf(words, at + skipped, rest);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  const word = words[at];
  return word !== undefined && fits(step, word) ? endOf(words, at + 1, rest) : undefined;
};

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where the first of these phrases stands among words, from a word on. */
export const findPhrase = (words: readonly string[], phrases: Phrases, from = 0): Span | undefined => {
  const all = patternsOf(phrases);
  for (let at = from; at < words.length; at += 1) {
    const ends = all.flatMap((pattern) => endOf(words, at, pattern) ?? []);
    if (ends.length > 0) return { from: at, to: Math.max(...ends) };
  }
  return undefined;
};

const narrowed = new WeakMap<Phrases, Map<string, Phrases>>();

/** The phrases of some languages alone: what says one thing in one says another in the next. */
export const phrasesOf = (phrases: Phrases, languages: readonly Language[]): Phrases => {
  const known = narrowed.get(phrases) ?? new Map<string, Phrases>();
  narrowed.set(phrases, known);
  const key = languages.join(' ');
  const made =
    known.get(key) ??
    ({
      en: languages.includes('en') ? phrases.en : [],
      de: languages.includes('de') ? phrases.de : [],
      nl: languages.includes('nl') ? phrases.nl : [],
    } satisfies Phrases);
  known.set(key, made);
  return made;
};

export const saysPhrase = (words: readonly string[], phrases: Phrases): boolean =>
  findPhrase(words, phrases) !== undefined;
