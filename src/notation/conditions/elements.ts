// The words of a condition as a row of what it may be made of. What is nothing of that is named too, so that no
// condition is read with a part of it passed over.

import { fold, spellings } from '../../board/index.ts';
import { areFriends } from '../../engine/index.ts';
import type { Language, Power, SpaceId, UnitType } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { attempt, type Cursor, textFrom } from '../cursor.ts';
import { POWER_WORDS } from '../peoples.ts';
import { indexMeanings, longestPhrase, type PhraseIndex, phraseOf } from '../phrase-index.ts';
import { nameLength, type PlaceHint, readPlace, takePower } from '../places.ts';
import { idiomLength, isOwnWord, numberAt, wordsAt } from '../speech/words/lexicon.ts';
import { byLanguage, phrasesIn } from '../speech/words/phrases.ts';
import type { Token } from '../tokens.ts';
import { nameOfUnits } from '../units.ts';
import { CONDITION_WORDS, type ConditionWord, ORDINALS, PEOPLES } from './words.ts';

export type Part = { readonly at: number; readonly end: number } & (
  | { readonly kind: 'word'; readonly words: ReadonlySet<ConditionWord> }
  | { readonly kind: 'place'; readonly space: SpaceId }
  | { readonly kind: 'unit'; readonly unit: UnitType }
  | { readonly kind: 'people'; readonly side: 'ours' | 'theirs'; readonly power: Power }
  | { readonly kind: 'number'; readonly value: number; readonly ordinal?: true }
  | { readonly kind: 'open' | 'close' | 'comma' | 'colon' | 'arrow' }
  | { readonly kind: 'other'; readonly text: string }
);

const makeIndex = (language: Language): PhraseIndex<ReadonlySet<ConditionWord>> =>
  indexMeanings(
    // The keys of a literal object are exactly its key type.
    (Object.keys(CONDITION_WORDS) as readonly ConditionWord[]).flatMap((word) =>
      phrasesIn(CONDITION_WORDS[word][language])
        .flatMap(spellings)
        .map((phrase) => [phrase, word] as const),
    ),
  );

const indexOf = byLanguage(makeIndex);

const FILLER: ReadonlySet<ConditionWord> = new Set(['filler']);

/** What the longest phrase from a token on may stand for, in one language. */
export const phraseAt = (
  tokens: readonly Token[],
  at: number,
  language: Language,
): { readonly words: ReadonlySet<ConditionWord>; readonly length: number } | undefined => {
  const idiom = idiomLength(tokens, at, language);
  if (idiom > 0) return { words: FILLER, length: idiom };
  const found = longestPhrase(tokens, at, indexOf(language));
  const best = found && { words: found.value, length: found.length };
  if (best?.words.has('until') === true && isNoun(tokens, at, language)) return undefined;
  return best?.words.has('unless') === true && leavesOut(tokens, at, best.length, language) ? undefined : best;
};

/** `1 IPC stays in the till`: behind an article no sentence begins. */
const isNoun = (tokens: readonly Token[], at: number, language: Language): boolean =>
  wordsAt(tokens, at - 1, language)?.value.has('article') === true;

/** `Alles außer einer Inf`: units that are left out, and no condition. */
const leavesOut = (tokens: readonly Token[], at: number, length: number, language: Language): boolean => {
  if (wordsAt(tokens, at, language)?.value.has('except') !== true) return false;
  const clause = tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'comma') + 1;
  const isAll = tokens
    .slice(clause, at)
    .some((_, index) => wordsAt(tokens, clause + index, language)?.value.has('all') === true);
  const next = tokens[at + length];
  return isAll || next?.kind === 'number' || numberAt(tokens, at + length, language) !== undefined;
};

export const isPart = (part: Part | undefined, ...words: readonly ConditionWord[]): boolean =>
  part?.kind === 'word' && words.some((word) => part.words.has(word));

const SIGNS: { readonly [text: string]: ConditionWord } = {
  '<': '<',
  '>': '>',
  '=': '=',
  '≤': '<=',
  '≥': '>=',
  '%': 'percent',
  '<=': '<=',
  '>=': '>=',
  '=<': '<=',
};

/** Letters from which on a small word may be a place. */
const LEAST_NAME = 4;

/** How many tokens from one on name a place in a condition; 0 if none. */
const placeLength = (cursor: Cursor, at: number, before: Part | undefined, language: Language): number => {
  const length = nameLength(cursor, at);
  const text = textFrom(cursor, at, at + length);
  if (length === 0) return 0;
  if (/^\p{Lu}{2,}/u.test(text)) return length;
  // `falls Ind gewonnen`
  const isShort = at > 0 && /^\p{Lu}\p{Ll}{2}$/u.test(text);
  const led = isShort || isPart(before, 'to', 'from', 'at', 'of') || before?.kind === 'arrow';
  if (length === 1 && isOwnWord(cursor.tokens, at, language)) return 0;
  return fold(text).length >= LEAST_NAME || (led && fold(text).length === LEAST_NAME - 1) ? length : 0;
};

const peopleNamed = (text: string): Power | undefined =>
  [...POWER_WORDS, ...PEOPLES].find(([, words]) => words.includes(fold(text)))?.[0];

const sideOf = ({ ruleset, state, power: own }: NotationContext, power: Power): 'ours' | 'theirs' =>
  areFriends(ruleset, state, power, own) ? 'ours' : 'theirs';

/** A power that holds or takes something: `Germany has Norway`; elsewhere its name is that of a space. */
const powerAt = (
  cursor: Cursor,
  at: number,
  language: Language,
): { readonly power: Power; readonly end: number } | undefined =>
  attempt(cursor, () => {
    cursor.at = at;
    const power = takePower(cursor);
    const next = phraseAt(cursor.tokens, cursor.at, language)?.words;
    const acts = next?.has('holds') === true || next?.has('takes') === true || next?.has('has') === true;
    return power === undefined || !acts ? undefined : { power, end: cursor.at };
  });

/** Words that are a number only where one is expected, for they are articles too. */
const isArticle = (tokens: readonly Token[], at: number, language: Language): boolean => {
  const text = tokens[at]?.text ?? '';
  return phraseOf(indexOf(language), text)?.has('filler') === true && !/[é]/u.test(text);
};

const expectsNumber = (part: Part | undefined): boolean => isPart(part, '<', '<=', '>', '>=', '=', 'after', 'losses');

/** `Die Eroberung Finnlands`: names of places as they stand without the ending. */
export const withoutGenitives = (cursor: Cursor): Cursor => {
  const bare = cursor.tokens.map((token) => {
    const name = /^(\p{Lu}\p{L}{4,})s$/u.exec(token.text)?.[1];
    return token.kind !== 'word' || name === undefined ? undefined : { ...token, text: name };
  });
  const tokens = cursor.tokens.map((token, at) => {
    const own = bare[at];
    if (own === undefined || nameLength(cursor, at) > 0) return token;
    return nameLength({ ...cursor, tokens: [own] }, 0) > 0 ? own : token;
  });
  return { ...cursor, tokens };
};

/** The parts of a line's tokens. */
export const partsOf = (cursor: Cursor, language: Language, hint: PlaceHint = {}): readonly Part[] => {
  const { tokens, context } = cursor;
  const parts: Part[] = [];
  let at = 0;
  const push = (part: Part): void => {
    parts.push(part);
    at = part.end;
  };
  const unitAt = (index: number): { readonly unit: UnitType; readonly end: number } | undefined =>
    attempt(cursor, () => {
      cursor.at = index;
      const name = nameOfUnits(cursor, tokens[index - 1]?.kind === 'number' ? 'beginning' : 'whole');
      const [unit, ...others] = name?.readings ?? [];
      return unit === undefined || others.length > 0 ? undefined : { unit, end: cursor.at };
    });
  const placeAt = (index: number): { readonly space: SpaceId; readonly end: number } | undefined =>
    attempt(cursor, () => {
      cursor.at = index;
      const space = readPlace(cursor, hint);
      return space === undefined ? undefined : { space, end: cursor.at };
    });
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const before = parts.at(-1);
    const two = `${token.text}${tokens[at + 1]?.text ?? ''}`;
    const sign = SIGNS[two] === undefined ? SIGNS[token.text] : SIGNS[two];
    if (token.kind !== 'word' && token.kind !== 'number' && sign !== undefined) {
      push({ kind: 'word', words: new Set([sign]), at, end: at + (SIGNS[two] === undefined ? 1 : 2) });
      continue;
    }
    if (token.kind === 'number') {
      push({ kind: 'number', value: Number(token.text), at, end: at + 1 });
      continue;
    }
    if (token.kind === 'semicolon') {
      push({ kind: 'comma', at, end: at + 1 });
      continue;
    }
    if (token.kind === 'open' || token.kind === 'close' || token.kind === 'comma' || token.kind === 'colon') {
      push({ kind: token.kind, at, end: at + 1 });
      continue;
    }
    if (token.kind === 'arrow' || token.kind === 'dash') {
      push({ kind: token.kind === 'arrow' ? 'arrow' : 'comma', at, end: at + 1 });
      continue;
    }
    const ordinal = token.kind === 'word' ? ORDINALS[language].findIndex((row) => row.includes(fold(token.text))) : -1;
    if (ordinal >= 0) {
      push({ kind: 'number', value: ordinal + 1, ordinal: true, at, end: at + 1 });
      continue;
    }
    if (token.kind !== 'word') {
      push({ kind: 'other', text: token.text, at, end: at + 1 });
      continue;
    }
    const people = peopleNamed(token.text);
    if (people !== undefined && !/^\p{Lu}{2,}$/u.test(token.text)) {
      push({ kind: 'people', power: people, side: sideOf(context, people), at, end: at + 1 });
      continue;
    }
    const named = powerAt(cursor, at, language);
    if (named !== undefined) {
      push({ kind: 'people', ...named, side: sideOf(context, named.power), at });
      continue;
    }
    const phrase = phraseAt(tokens, at, language);
    const isCode = /^\p{Lu}{3}$/u.test(token.text);
    const placed = placeLength(cursor, at, before, language);
    if (placed > 0 && (isCode || placed > (phrase?.length ?? 0))) {
      const place = placeAt(at);
      if (place !== undefined) {
        push({ kind: 'place', ...place, at });
        continue;
      }
    }
    const unit = unitAt(at);
    if (unit !== undefined && unit.end - at > (phrase?.length ?? 0)) {
      push({ kind: 'unit', ...unit, at });
      continue;
    }
    const spoken = numberAt(tokens, at, language);
    if (spoken !== undefined && (expectsNumber(before) || !isArticle(tokens, at, language))) {
      push({ kind: 'number', value: spoken.value, at, end: at + spoken.length });
      continue;
    }
    if (phrase !== undefined) {
      push({ kind: 'word', words: phrase.words, at, end: at + phrase.length });
      continue;
    }
    push({ kind: 'other', text: token.text, at, end: at + 1 });
  }
  return parts;
};
