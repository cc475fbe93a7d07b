// What is said to people beside an order, in the same sentence: `3 inf to Ukraine, somebody has to do it`, `oh right,
// the tank to Moscow`. A clause without units, places and numbers, and without a word that could change an order or be
// one, orders nothing.

import { findSpace, fold } from '../../../board/index.ts';
import type { Language } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import { type Cursor, cursorOn } from '../../cursor.ts';
import { keywordLength } from '../../keywords.ts';
import { takenBack } from '../orders/corrections.ts';
import { quotes } from '../subject.ts';
import { DECIDING } from '../words/manners.ts';
import { foldedIn, phrasesIn } from '../words/phrases.ts';
import { JOINTS } from '../words/set-phrases.ts';
import type { SpeechWord } from '../words/words.ts';
import { type Element, elementsOf } from './elements.ts';
import { depthsOf, isWord } from './scene.ts';
import type { Divide } from './sentences.ts';
import { isUndone } from './undone.ts';

/** Words of an order, or of what hangs on something: a clause with one is more than hesitation. */
const OF_ORDERS = ['condition', 'doubt', 'throw', 'dice', 'leave', 'place', 'correct', 'another-time'] as const;

/** Words that may change an order, or be one, whatever stands beside them; what is told in the past is a story. */
const MATTER = [...OF_ORDERS, 'instead', 'usual', 'past'] as const;

/** Those that do where nobody speaks of his money. */
const MATTER_IN_GAME = [
  'not',
  'land',
  'back',
  'home',
  'there',
  'deck',
  'ditto',
  'same-way',
  'each',
  'along',
  'load',
  'unload',
  'attack',
  'buy',
  'first',
  'to-the-end',
  'one',
  'planes',
  'nth',
  'inward',
  'all',
  'both',
  'rest',
  'total',
] as const;

/** Words of the notation that say when or how something is done; none of them is said to people. */
const ORDERED = [
  'research',
  'purchase',
  'combat-move',
  'noncombat-move',
  'fight',
  'place',
  'raid',
  'patrol',
  'bombard',
  'empty',
  'retreat',
  'stop',
  'SA',
  'SAAC',
  'TAAC',
  'KAAC',
] as const;

/** `More money there isn't`, `that's all I have`. */
const isOfMoney = (clause: readonly Element[]): boolean => {
  const has = (...words: readonly SpeechWord[]): boolean => clause.some((each) => isWord(each, ...words));
  return has('ipc') || (has('all') && has('own') && has('has', 'spend'));
};

/** A name that is nearly one of the board, or is led to like one. */
const isSlip = ({ context }: Cursor, each: Element, before: Element | undefined): boolean => {
  if (each.kind !== 'other' || !/^\p{Lu}/u.test(each.text)) return false;
  const found = findSpace(boardOf(context), each.text);
  return isWord(before, 'to', 'from', 'via') && found.outcome === 'unknown' && found.nearest.length > 0;
};

/** Words that open why something is done. */
const REASONS: ReadonlySet<string> = new Set(
  phrasesIn('because, since, for, cause, cuz, weil, denn, da, want, omdat, aangezien').map(fold),
);

const DECIDES = foldedIn(DECIDING.does);

/** `…, then I decide whether I go on`: who only says so orders nothing, whatever it is he will decide. */
const isDeciding = (clause: readonly Element[]): boolean =>
  isWord(clause[0], 'again', 'first', 'so', 'own') &&
  clause.some((each) => isWord(each, 'own')) &&
  clause.some((each) => (each.kind === 'word' || each.kind === 'other') && DECIDES.has(fold(each.text))) &&
  clause.every(
    (each) => (each.kind === 'word' || each.kind === 'other') && !isWord(each, 'attack', 'buy', 'land', 'throw'),
  );

/** True for a clause that only says something to people. */
const isSaidOnly = (cursor: Cursor, clause: readonly Element[], language: Language): boolean => {
  const ofMoney = isOfMoney(clause);
  const matters = (each: Element, at: number): boolean =>
    (each.kind !== 'word' && each.kind !== 'other') ||
    isWord(each, ...MATTER) ||
    // `That's it with the money` ends no turn.
    (!ofMoney && isWord(each, ...MATTER_IN_GAME, 'end-turn')) ||
    // `That should do it`, but `should it fail`
    (at === 0 && isWord(each, 'should')) ||
    isSlip(cursor, each, clause[at - 1]) ||
    ORDERED.some((word) => keywordLength(cursor.tokens, each.at, word) > 0);
  // `…, because that annoys me to no end`: a reason denies nothing of what is ordered.
  const [first] = clause;
  const isReason = REASONS.has(fold(cursor.tokens[first?.at ?? -1]?.text ?? ''));
  const isPlain = (each: Element, at: number): boolean => !matters(each, at) || (isReason && isWord(each, 'not'));
  return clause.length > 0 && !quotes(cursor, clause, language) && clause.every(isPlain);
};

/** `Karelia stays put`, `the rest stays`, `the transport stays where it is`: who or what stays, and nothing else. */
const onlyStays = (clause: readonly Element[], where: 'last' | 'before others'): boolean => {
  // `The fighters stay, the infantry as well` is said of both.
  const isNamed = (each: Element): boolean =>
    each.kind === 'place' || (where === 'last' && each.kind === 'units' && each.phrase.bare === 'yes');
  const named = clause.filter(isNamed).length;
  const isRest = clause.some((each) => isWord(each, 'rest') && !isWord(each, 'stay'));
  return (
    named === (isRest ? 0 : 1) &&
    clause.some((each) => isWord(each, 'stay') && !isWord(each, 'move')) &&
    clause.every(
      (each) => isNamed(each) || isWord(each, 'stay', 'article', 'at', 'small', 'also', 'rest', 'home', 'there'),
    )
  );
};

const BUT = foldedIn(JOINTS.but);

const isBut = ({ tokens }: Cursor, { at }: Element): boolean => BUT.has(fold(tokens[at]?.text ?? ''));

const isComma = (each: Element): boolean =>
  each.kind === 'sign' && ['comma', 'semicolon', 'dash', 'rule'].includes(each.sign);

/** Where clauses end: at the commas outside of brackets. */
const commasOf = (elements: readonly Element[]): readonly number[] => {
  const depths = depthsOf(elements);
  return elements.flatMap((each, at) => (depths[at] === 0 && isComma(each) ? [at] : []));
};

const isOfGame = (each: Element): boolean => ['units', 'place', 'number', 'unknown-unit'].includes(each.kind);

/** An order without what is said before and behind it; what is said stands apart. */
export const saidApart: Divide = (context, line, text, language) => {
  const cursor = cursorOn(context, line, text);
  const elements = elementsOf(cursor, language);
  const colon = elements.findIndex((each) => each.kind === 'sign' && each.sign === 'colon');
  const [opening, below] = [elements.slice(0, Math.max(0, colon)), elements.slice(colon + 1)];
  // `Right, I forgot that: the carrier to the North Sea`
  const isIntroduced =
    opening.some((each) => isWord(each, 'own')) &&
    !opening.some((each) => isWord(each, 'others')) &&
    isSaidOnly(
      cursor,
      opening.filter((each) => !isComma(each)),
      language,
    ) &&
    ['units', 'place'].every((kind) => below.some((each) => each.kind === kind));
  // `The Far East joins the fun: 3 inf from Yakut and the tank hit Manchuria`
  const isTold =
    colon > 0 &&
    opening.some(({ kind }) => kind === 'other') &&
    opening.every(
      (each) => ['word', 'other', 'place'].includes(each.kind) && !isWord(each, ...MATTER, 'not', 'attack'),
    ) &&
    below.some((each) => isWord(each, 'attack')) &&
    below.some(({ kind }) => kind === 'units') &&
    below.filter(({ kind }) => kind === 'place').length > 1;
  // `I was going to sit tight, but what the heck: 3 inf from Karelia march into Norway`
  const but = opening.findLastIndex(
    (each, at) => isBut(cursor, each) && (at === 0 || isComma(opening[at - 1] ?? each)),
  );
  const isBrushedAside =
    colon > 0 &&
    but >= 0 &&
    opening.every((each) => ['word', 'other', 'sign'].includes(each.kind) && !isWord(each, 'buy', ...OF_ORDERS)) &&
    ['units', 'place'].every((kind) => below.some((each) => each.kind === kind));
  if (isIntroduced || isTold || isBrushedAside) {
    const from = (cursor.tokens[elements[colon]?.at ?? 0]?.column ?? 1) - 1;
    return [text.slice(0, from), text.slice(from + 1)];
  }
  const commas = commasOf(elements);
  // `Losses: inf, bike`: a word in a list is one of it, known or not.
  const isList = cursor.tokens.some((_, at) => keywordLength(cursor.tokens, at, 'order-of-loss') > 0);
  if (isList || commas.length === 0 || takenBack(cursor, elements, language)?.length === 0) return undefined;
  const isTaken = takenBack(cursor, elements, language) !== undefined;
  const clauses = [-1, ...commas].map((at, nth) => elements.slice(at + 1, commas[nth] ?? elements.length));
  const textOf = (clause: readonly Element[]): string => {
    const [first, last] = [cursor.tokens[clause[0]?.at ?? 0], cursor.tokens[(clause.at(-1)?.end ?? 1) - 1]];
    return text.slice((first?.column ?? 1) - 1, (last?.column ?? 1) - 1 + (last?.text.length ?? 0));
  };
  const said = clauses.map(
    (clause, nth) =>
      // `Es wäre dumm, mit 3 Inf … anzugreifen`
      (isSaidOnly(cursor, clause, language) && !isUndone(textOf(clause))) ||
      onlyStays(clause, nth === clauses.length - 1 ? 'last' : 'before others') ||
      // `Na 2 rondes stoppen, dan beslis ik of ik doorga`, but not `Ich überlege noch, ob ich 8 Inf kaufe`
      (nth > 0 &&
        isDeciding(clause) &&
        !clauses
          .slice(nth + 1)
          .flat()
          .some(isOfGame)),
  );
  const from = isTaken ? 0 : said.indexOf(false);
  const to = said.lastIndexOf(false) + 1;
  if (from < 0 || (from === 0 && to === clauses.length)) return undefined;
  const kept = clauses.slice(from, to);
  if (!kept.flat().some(isOfGame)) return undefined;
  const columnOf = (each: Element | undefined): number => (cursor.tokens[each?.at ?? 0]?.column ?? 1) - 1;
  const begins = from === 0 ? 0 : columnOf(kept[0]?.[0]);
  const ends = to === clauses.length ? text.length : columnOf(elements[commas[to - 1] ?? 0]);
  const parts = [text.slice(0, begins), text.slice(begins, ends), text.slice(ends)];
  return parts
    .map((part) =>
      part
        .trim()
        .replace(/^[,;–-]+|[,;–-]+$/gu, '')
        .trim(),
    )
    .filter((part) => part !== '');
};
