// How many rounds a battle is fought, and whether it is left then: `two rounds, then stop`, `India 2 rounds, China to
// the end`, `one round only and everybody withdraws to Karelia`.

import { fold } from '../../../board/index.ts';
import type { Language } from '../../../vocab/index.ts';
import { type Cursor, cursorOn } from '../../cursor.ts';
import type { Item } from '../../items.ts';
import { keywordLength } from '../../keywords.ts';
import { readLine } from '../../line.ts';
import type { Element } from '../sentence/elements.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import { numberAt } from '../words/lexicon.ts';
import { foldedIn } from '../words/phrases.ts';
import { LEAVING } from '../words/set-phrases.ts';

/** A word as it is written; nothing for what is none. */
export const textOf = (each: Element | undefined): string =>
  each?.kind === 'other' || each?.kind === 'word' ? each.text : '';

/**
 * After how many rounds a sentence wants to be asked: `for one round`, `nur eine Runde, dann stopp`, `stop after round
 * 2`.
 *
 * @returns undefined if it tells none, or leaves
 */
export const roundsIn = ({ tokens }: Cursor, language: Language): number | undefined => {
  const at = tokens.findIndex((_, index) => keywordLength(tokens, index, 'rounds') > 0);
  if (at < 0 || tokens.some((_, index) => keywordLength(tokens, index, 'retreat') > 0)) return undefined;
  const said = (index: number): number | undefined =>
    tokens[index]?.kind === 'number' ? Number(tokens[index]?.text) : numberAt(tokens, index, language)?.value;
  return said(at - 1) ?? said(at + 1);
};

/** Where a sentence says that one leaves a battle, as a token; -1 if it does not. */
const leavingAt = ({ cursor: { tokens }, elements }: Scene): number => {
  const at = tokens.findIndex((_, index) => keywordLength(tokens, index, 'retreat') > 0);
  const leaves = (each: Element): boolean => isWord(each, 'leave') && !STOPS_ONLY.has(fold(textOf(each)));
  return at >= 0 ? at : (elements.find(leaves)?.at ?? -1);
};

/** Who stops may stay where he is, and wants to be asked. */
const STOPS_ONLY = foldedIn(LEAVING['stops-only']);

/** All of one's own, and not somebody else. */
const EVERYBODY = foldedIn(LEAVING.everybody);

/** `One round only and then everybody withdraws`: how long a battle is fought, and that one leaves it. */
export const isLeft = (scene: Scene): boolean =>
  !scene.has('past', 'another-time', 'condition', 'doubt', 'opinion') &&
  !scene.elements.some((each) => isWord(each, 'others') && !EVERYBODY.has(fold(textOf(each)))) &&
  leavingAt(scene) >= 0 &&
  scene.cursor.tokens.some((_, at, tokens) => keywordLength(tokens, at, 'rounds') > 0);

/**
 * `Two rounds of dice at most, then retreat to the Caucasus`, `one round only and everybody withdraws to Karelia`: in
 * the words of the notation.
 */
export const retreatingAfter = (scene: Scene, language: Language): Extract<Item, { kind: 'fight' }> | undefined => {
  const { cursor, elements, sofar } = scene;
  const { tokens, context } = cursor;
  const retreat = leavingAt(scene);
  const round = tokens.findIndex((_, at) => keywordLength(tokens, at, 'rounds') > 0);
  const counted = tokens.slice(Math.max(0, round - MOST_BEFORE_ROUNDS), round);
  const rounds = counted.flatMap((token, nth) => {
    const at = round - counted.length + nth;
    return token.kind === 'number' ? Number(token.text) : (numberAt(tokens, at, language)?.value ?? []);
  });
  const places = elements.filter((each) => each.kind === 'place' && each.at > retreat);
  const [place] = places;
  if (retreat < 0 || round < 0 || rounds.length !== 1 || places.length > 1) return undefined;
  const to = place?.kind === 'place' ? ['to', ...tokens.slice(place.at, place.end).map(({ text }) => text)] : [];
  const named = elements.filter((each) => each.kind === 'place' && each.at < retreat);
  const battles = named.flatMap(({ at, end }) => [...tokens.slice(at, end).map(({ text }) => text), ',']).slice(0, -1);
  const words = ['fight', ...(battles.length > 0 ? battles : ['all']), 'retreat after', String(rounds[0]), 'rounds'];
  const strict = cursorOn(context, cursor.line, [...words, ...to].join(' '));
  const reading = readLine(strict, sofar);
  if (reading?.what !== 'order' || strict.problem !== undefined) return undefined;
  return reading.item.kind === 'fight' ? reading.item : undefined;
};

/** Words between a number and the rounds it counts. */
const MOST_BEFORE_ROUNDS = 3;

/**
 * `Na 2 rondes stoppen`, right behind an order to throw: after how many rounds its player wants to be asked.
 *
 * @returns undefined if it tells no rounds, or more than that
 */
export const stopsAfter = ({ cursor, elements, has }: Scene, language: Language): number | undefined => {
  const isStop = ({ at }: Element): boolean => keywordLength(cursor.tokens, at, 'stop') > 0;
  const stops = elements.some((each) => isStop(each) || STOPS_ONLY.has(fold(textOf(each))) || isWord(each, 'stay'));
  const isPlain = elements.every(({ kind }) => ['word', 'other', 'number', 'sign', 'unknown-unit'].includes(kind));
  const isOpen = has('past', 'others', 'another-time', 'not', 'condition', 'doubt', 'opinion', 'throw');
  return stops && isPlain && !isOpen ? roundsIn(cursor, language) : undefined;
};

/** `Two rounds, then stop and let me think`, of battles that were told above. */
export const isRounds = ({ cursor, elements, has }: Scene, language: Language): boolean =>
  !has('past', 'being', 'others', 'another-time', 'not', 'has') &&
  elements.findIndex((each) => isWord(each, 'first', 'again')) >= 0 &&
  // Behind `then` somebody may say that he will think.
  !elements
    .slice(
      0,
      elements.findIndex((each) => isWord(each, 'first', 'again')),
    )
    .some((each) => isWord(each, 'opinion')) &&
  elements.every(({ kind }) => ['word', 'other', 'number', 'sign', 'unknown-unit', 'place'].includes(kind)) &&
  roundsIn(cursor, language) !== undefined;

/**
 * Rounds that each battle is told of its own: `India 2 rounds, China to the end`. Nothing where what is told is said of
 * all of them.
 */
export const roundsApart = ({ cursor, elements }: Scene, language: Language) => {
  const ends = elements.flatMap((each, at) =>
    each.kind === 'sign' && ['comma', 'semicolon', 'dash'].includes(each.sign) ? [at] : [],
  );
  const clauses = [-1, ...ends].map((at, nth) => elements.slice(at + 1, ends[nth] ?? elements.length));
  const told = clauses.filter((clause) => clause.some(({ kind }) => kind === 'place'));
  const isWhole = (clause: readonly Element[]): boolean => clause.some((each) => isWord(each, 'throw', 'to-the-end'));
  const found = told.map((clause) => {
    const [first, last] = [clause[0], clause.at(-1)];
    const tokens = cursor.tokens.slice(first?.at, last?.end);
    return { clause, rounds: roundsIn({ ...cursor, tokens }, language) };
  });
  if (found.length < 2 || !found.every(({ clause, rounds }) => rounds !== undefined || isWhole(clause))) return [];
  return found.flatMap(({ clause, rounds }) =>
    clause.flatMap((place) => (place.kind === 'place' ? [{ place, rounds }] : [])),
  );
};
