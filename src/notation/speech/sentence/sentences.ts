// A line cut into its sentences. A stop behind a short form, as in `Ital. Ostafrika` or `U.S.A.`, ends none.

import { fold } from '../../../board/index.ts';
import type { Language } from '../../../vocab/index.ts';
import type { NotationContext } from '../../context.ts';
import { asksNothing } from '../../letter.ts';
import { tokenise } from '../../tokens.ts';
import { wordsAt } from '../words/lexicon.ts';
import { AFTER_DOTS } from '../words/manners.ts';
import { foldedIn, phrasesIn } from '../words/phrases.ts';
import { endsVerb } from './parted.ts';

export interface Sentence {
  readonly text: string;
  /** Where it begins in the line, from 0. */
  readonly at: number;
  /** How it ends; a question is no order. */
  readonly end: 'stop' | 'question' | 'line';
}

/** What a sentence says one after the other, where it says more than one thing; undefined where it says one. */
export type Divide = (
  context: NotationContext,
  line: number,
  text: string,
  language: Language,
) => readonly string[] | undefined;

/** A sentence as those it is divided into; a question is asked whole. */
export const divided = (
  divide: Divide,
  context: NotationContext,
  line: number,
  sentence: Sentence,
  language: Language,
): readonly Sentence[] => {
  const texts = sentence.end === 'question' ? undefined : divide(context, line, sentence.text, language);
  return texts?.map((text) => ({ ...sentence, text: text.trim() })) ?? [sentence];
};

/** A stop with what follows, if a new sentence may begin there. */
const STOP = /([.!?…]+|;(?=\s*\d))["”')\]]*(?=\s+["“„'(]?[\p{L}\d]|\s*$)/gu;

/** `I never said that, did I.`: no initial of a name. */
const PRONOUN = /\p{Ll}{2}\s+I$/u;

/** A way of two codes in small letters: `rus-kau 2 inf. kaz-rus 1 inf.` */
const PATH = /^\s*\p{L}{3}-\p{L}{3}\b/u;

const [AFTER = new Set(), BEHIND_SHORT = new Set()] = [AFTER_DOTS.opens, AFTER_DOTS['opens-behind-short']].map(
  foldedIn,
);

/** Letters before a stop that may be a short form, where a name goes on in the next word. */
const SHORT = 5;

/** Words that are written short, with a stop behind. */
const SHORT_FORMS: ReadonlySet<string> = new Set(
  phrasesIn(
    `evtl, bzw, usw, ggf, inkl, incl, max, min, vgl, bspw, vorauss, etc, vs, resp, approx, est, esp, bijv, enz, ong,
    eventl, inf, art, arm, pzr, jgr, bmb, bmr, ftr, sub, trn, trsp, bat, car, tank, jag, slag`,
  ).map(fold),
);

/**
 * The sentences of a line.
 *
 * @param isName true for words that are one name, as `Ital Ostafrika`
 */
export const sentencesOf = (line: string, isName: (text: string) => boolean): readonly Sentence[] => {
  const sentences: Sentence[] = [];
  // Who writes no capitals begins sentences without them.
  const isSmall = !/\p{Lu}/u.test(line);
  const isWhole = (word: string): boolean =>
    word.length > 2 && !SHORT_FORMS.has(fold(word)) && !(word.length <= SHORT && isName(word));
  let from = 0;
  const add = (to: number, end: Sentence['end']): void => {
    const text = line.slice(from, to);
    const at = from + (text.length - text.trimStart().length);
    if (text.trim() !== '') sentences.push({ text: text.trim(), at, end });
    from = to;
  };
  for (const found of line.matchAll(STOP)) {
    const { index } = found;
    const [whole, marks = ''] = found;
    const before = /[\p{L}]+$/u.exec(line.slice(from, index))?.[0] ?? '';
    const after = /^["”')\]\s]*([\p{L}]+)/u.exec(line.slice(index + whole.length))?.[1] ?? '';
    const opens = /^\s*["“„'(]?[\p{Lu}\d]/u.test(line.slice(index + whole.length));
    const isLast = line.slice(index + whole.length).trim() === '';
    if (!isLast && marks === '.') {
      const leads = PATH.test(line.slice(index + whole.length));
      const isEnd = isWhole(before) || BEHIND_SHORT.has(fold(after));
      if (!opens && !leads && fold(after) !== '' && !(isSmall && isEnd)) continue;
      if (before.length === 1 && !PRONOUN.test(line.slice(from, index))) continue;
      if (before !== '' && before.length <= SHORT && isName(`${before} ${after}`)) continue;
      // `1.` before a line of a list, and `at 5. 3 inf`, is no end either.
      if (before === '' && /\d$/.test(line.slice(from, index)) && line.slice(from, index).trim().length <= 3) continue;
    }
    // `4 inf... nah wait, 5 inf`, but `3 inf... no, scratch that` takes all of it back.
    const isCounted = !/\d/.test(line.slice(from, index)) || /^\D*\d+ ?\p{L}/u.test(line.slice(index));
    const isBroken = /^[.…]+$/.test(marks) && !/\d$/.test(line.slice(from, index));
    const goesOn = isBroken && isCounted && AFTER.has(fold(after));
    const parts = opens || goesOn || marks === '.' || marks === ';' || /[!?]/.test(marks);
    if (!isLast && !parts) continue;
    const asks = marks.includes('?') && !asksNothing(line.slice(from, index + whole.length));
    add(index + whole.length, asks ? 'question' : 'stop');
  }
  add(line.length, 'line');
  return sentences;
};

/** What a line ends with that is not all it says: the next one goes on with it. */
export const endsOpen = (text: string, language: Language): boolean => {
  const tokens = tokenise(text);
  const last = tokens.at(-1);
  if (last === undefined) return false;
  if (last.kind === 'comma' || last.kind === 'plus') return true;
  if (last.kind !== 'word' || /[.!?]$/.test(last.text) || endsVerb(tokens.map((token) => token.text))) return false;
  const words = wordsAt(tokens, tokens.length - 1, language)?.value;
  // `Karelia is attacked by`: below stands who does. `Das Schlachtschiff schießt mit`: nobody else is meant.
  const isAnnounced = [2, 3].some((back) => {
    const said = wordsAt(tokens, tokens.length - back, language);
    return said?.length === back && (said.value.has('attack') || said.value.has('along'));
  });
  if (isAnnounced) return false;
  return (
    (/^(?:both|beide|in|auf|bei|at|near)$/iu.test(last.text) && language !== 'nl') ||
    (['and', 'from', 'to', 'via', 'article'] as const).some((word) => words?.has(word) === true && !words.has('save'))
  );
};
