// A change of mind: `No, 2, someone has to stay home`, `5 inf, nein, doch nur 4`, `Erratum: the tank stays in Karelia`.
// What was ordered above gets another number, or is taken back; what does not point to one order alone is asked about.

import { fold } from '../../../board/index.ts';
import { LANGUAGES, type Language } from '../../../vocab/index.ts';
import type { Cursor } from '../../cursor.ts';
import { isUnits } from '../../units.ts';
import type { Element } from '../sentence/elements.ts';
import { isWord } from '../sentence/scene.ts';
import { HINTS } from '../words/hints.ts';
import { numberAt } from '../words/lexicon.ts';
import { anyOf, type Phrases, phrasesIn } from '../words/phrases.ts';
import { SECOND_THOUGHTS } from '../words/set-phrases.ts';

const OPENERS = {
  /** Whoever begins with one of these takes something back. */
  certain: {
    en: `no, nope, wait, hold/hang on, sorry, oops, whoops, erratum, actually, my mistake, typo, sod it,
      strike that, addendum, as you were, edit, update`,
    de: `nein, nee, nö, halt, stopp, verzeihung, pardon, sorry, ups, berichtigung, erratum, tippfehler, vertippt,
      ach nein, nachtrag, kommando zurück, edit`,
    nl: 'nee, neen, ho, sorry, pardon, oeps, erratum, foutje, tikfout, verbetering, stop, aanvulling, terug, commando terug, edit',
  },
  /** What may stand beside them. */
  filler: {
    en: `and, also, ps, p.s., hm, hmm, er, uh, um, oh, ah, well, ok, okay, then, but, only, just, better, after all,
      let us say, say, it/that is`,
    de: `und, auch, ps, p.s., hm, hmm, äh, ähm, oh, ach, ach was, dann, doch, nur, lieber, also, aber, besser,
      sagen/nehmen/machen wir, wohl, nun, gut, okay, ok`,
    nl: `en, ook, of, ps, p.s., hm, hmm, eh, euh, o, och, ach, oh, dan, doe, doe maar, maar, alleen, toch, niet,
      liever, beter, zeg, laten we zeggen, goed, oké, ok, slechts`,
  },
} as const satisfies Phrases;

const MOST_WORDS = 4;

/** What stands before a second thought, and what opens it: their comma parts no sentence. */
const HESITATION = new RegExp(`^(${anyOf(SECOND_THOUGHTS.stop)})\\s*,\\s*(?=${anyOf(SECOND_THOUGHTS.opening)})`, 'iu');

/** `no, make it 4` as `no make it 4`. */
export const withoutHesitation = (text: string): string => text.replace(HESITATION, '$1 ');

/** `certain` with a sign behind it, `sure` without. */
type Weight = 'filler' | 'certain' | 'sure';

const indexOf = (language: Language): ReadonlyMap<string, Weight> =>
  new Map(
    (
      [
        ['filler', OPENERS.filler],
        ['certain', OPENERS.certain],
        ['sure', HINTS.correct],
      ] as const
    ).flatMap(([weight, phrases]) => phrasesIn(phrases[language]).map((each) => [fold(each), weight] as const)),
  );

const INDEX = Object.fromEntries(LANGUAGES.map((language) => [language, indexOf(language)])) as {
  readonly [language in Language]: ReadonlyMap<string, Weight>;
}; // made of all of them

/** Before a number they put another in its place. */
const YET: ReadonlySet<string> = new Set(['doch', 'toch']);

const countsAt = (tokens: Cursor['tokens'], at: number, language: Language): boolean =>
  tokens[at]?.kind === 'number' || (numberAt(tokens, at, language)?.value ?? 0) > 1;

const SIGNS: ReadonlySet<string> = new Set(['comma', 'colon', 'dash', 'rule', 'semicolon']);

const DENY = /^no$/iu;

/** Where what opens a change of mind ends, from a token on; undefined if none stands there. */
export const openingEnd = (cursor: Cursor, from: number, language: Language): number | undefined => {
  const { tokens } = cursor;
  let [at, certain, sure, signs, words] = [from, 0, 0, 0, 0];
  let denied = false;
  for (;;) {
    const token = tokens[at];
    if (token !== undefined && SIGNS.has(token.kind)) {
      if (words > 0) signs += 1;
      at += 1;
      continue;
    }
    let length = 0;
    for (let n = 1; n <= MOST_WORDS; n += 1) {
      const run = tokens.slice(at, at + n);
      if (run.length < n || run.some(({ kind }) => kind !== 'word')) break;
      if (INDEX[language].has(fold(run.map(({ text }) => text).join(' ')))) length = n;
    }
    // `Sorry, no fighter to the Far East` denies the fighter.
    const denies = length === 1 && DENY.test(token?.text ?? '') && isUnits({ ...cursor, at: at + 1 });
    denied = denies && tokens[at + 1]?.kind === 'word';
    if (length === 0 || denied) break;
    // `PS: doch 5 Inf`, `toch 5 inf`
    if (length === 1 && YET.has(fold(token?.text ?? '')) && countsAt(tokens, at + 1, language)) sure += 1;
    const text = fold(
      tokens
        .slice(at, at + length)
        .map((each) => each.text)
        .join(' '),
    );
    const weight = INDEX[language].get(text);
    if (weight !== 'filler') signs = 0;
    if (weight === 'certain') certain += 1;
    if (weight === 'sure') [certain, sure] = [certain + 1, sure + 1];
    words += 1;
    at += length;
  }
  // `Correction to 2: …`
  const isOfLine = words > 0 && tokens[at + 1]?.kind === 'number' && tokens[at + 2]?.kind === 'colon';
  const end = isOfLine && tokens[at]?.kind === 'word' ? at + 3 : at;
  return certain > 1 || sure > 0 || (certain > 0 && (signs > 0 || end > at || denied)) ? end : undefined;
};

/** What stands behind the words with which a sentence takes something back; undefined if it does not. */
export const takenBack = (
  cursor: Cursor,
  elements: readonly Element[],
  language: Language,
): readonly Element[] | undefined => {
  const end = openingEnd(cursor, 0, language);
  return end === undefined ? undefined : elements.filter(({ at }) => at >= end);
};

/** `5 inf from the Caucasus, no, only 4`: the units just named with the number that was meant. */
export const withSecondThoughts = (
  cursor: Cursor,
  elements: readonly Element[],
  language: Language,
): readonly Element[] => {
  for (const [at, each] of elements.entries()) {
    if (at === 0 || !['sign', 'word', 'other'].includes(each.kind)) continue;
    const end = openingEnd(cursor, each.kind === 'sign' ? each.end : each.at, language);
    const next = elements.findIndex((one) => end !== undefined && one.at >= end);
    const meant = elements[next];
    const units = elements.slice(0, at).findLastIndex(({ kind }) => kind === 'units');
    const said = elements[units];
    const isSame =
      meant?.kind === 'units' &&
      said?.kind === 'units' &&
      typeof meant.count === 'number' &&
      meant.phrase.readings.join() === said.phrase.readings.join();
    // `on the West Coast - no, sorry, East Coast`
    const place = elements.slice(0, at).findLastIndex((one) => one.kind !== 'sign');
    const behind = elements.slice(next).findIndex((one) => !isWord(one, 'article', 'at', 'to', 'from', 'small'));
    const other = end === undefined || next < 0 || behind < 0 ? undefined : elements[next + behind];
    if (end !== undefined && other?.kind === 'place' && elements[place]?.kind === 'place') {
      const rest = elements.slice(next + behind + 1);
      return withSecondThoughts(cursor, [...elements.slice(0, place), other, ...rest], language);
    }
    // `picks up 1 inf - no, both of them`, `2 inf from Yakut, no, all 3`
    const counted = isWord(meant, 'all') ? elements[next + 1] : undefined;
    const whole = counted?.kind === 'number' ? counted.value : allOf(meant);
    if (end === undefined || !(meant?.kind === 'number' || isSame || whole !== undefined)) continue;
    const clause = elements.slice(0, units).findLastIndex(({ kind }) => kind === 'place' || kind === 'sign');
    const isAlone = !elements.slice(clause + 1, units).some(({ kind }) => kind === 'units');
    const before = elements[clause];
    const joined = before?.kind === 'sign' && before.sign === 'comma' && elements[clause - 1]?.kind === 'units';
    if (said?.kind !== 'units' || typeof said.count !== 'number' || !isAlone || joined) continue;
    const opens = each.kind === 'sign' && each.sign === 'open';
    const rest = behindNumber(
      elements.slice(units, at),
      elements.slice(next + (counted?.kind === 'number' ? 2 : 1)),
      opens,
    );
    const value = whole ?? (meant?.kind === 'number' ? meant.value : isSame ? Number(meant.count) : 1);
    const changed: Element = { ...said, count: value, phrase: { ...said.phrase, count: value } };
    return withSecondThoughts(
      cursor,
      [...elements.slice(0, units), changed, ...elements.slice(units + 1, at), ...rest],
      language,
    );
  }
  return elements;
};

const allOf = (each: Element | undefined): number | 'all' | undefined =>
  isWord(each, 'both') ? 2 : isWord(each, 'all') ? 'all' : undefined;

/** What stands behind another number: without the place told again, and the bracket that opened before it. */
const behindNumber = (said: readonly Element[], behind: readonly Element[], opens: boolean): readonly Element[] => {
  const close = behind.findIndex((each) => each.kind === 'sign' && each.sign === 'close');
  const rest = opens ? behind.filter((_, at) => at !== close) : behind;
  // `all 3 of them`
  const begins = isWord(rest[0], 'among', 'small') && isWord(rest[1], 'them') ? rest.slice(2) : rest;
  const place = begins.findIndex(({ kind }) => kind === 'place');
  const told = begins[place];
  const isAgain =
    told?.kind === 'place' &&
    begins.slice(0, place).every((each) => isWord(each, 'from', 'to', 'at', 'article')) &&
    said.some((each) => each.kind === 'place' && fold(each.text) === fold(told.text));
  return isAgain ? begins.slice(place + 1) : begins;
};

/** What a sentence that puts something right has some of. */
const TOLD: readonly Element['kind'][] = ['units', 'place', 'number', 'unknown-unit', 'vague'];

/** `Sorry, Fiona, I've got a hope for sixes` takes nothing back. */
export const isOnlySaid = (elements: readonly Element[]): boolean =>
  (elements.filter(({ kind }) => kind === 'other').length > 1 || elements.some((each) => isWord(each, 'opinion'))) &&
  !elements.some(({ kind }) => TOLD.some((each) => each === kind));
