// Headings in other words than those of the notation: with the name of one's own power, or with words around them.

import { countEntries, LANGUAGES, withoutCounts } from '../../vocab/index.ts';
import { boardOf, isBeforeCombat, type NotationContext } from '../context.ts';
import { cursorOn } from '../cursor.ts';
import type { SheetSoFar } from '../items.ts';
import { keywordLength } from '../keywords.ts';
import { readLine } from '../line.ts';
import { nameLength, powerNamed } from '../places.ts';
import { readTurnName } from '../remarks.ts';
import { isUnitName, isUnits, nameOfUnits } from '../units.ts';
import { sectionAlone } from './words/heading-words.ts';
import { HINTS } from './words/hints.ts';
import { numberAt, wordsAt } from './words/lexicon.ts';
import { anyOf } from './words/phrases.ts';
import { JOINTS, NEXT } from './words/set-phrases.ts';
import type { SpeechWord } from './words/words.ts';

/** The round and the money of a title. */
const COUNTED = new RegExp(`[,(]?\\s*(?:(?:${anyOf(NEXT.round)})\\s*\\d+|\\d+\\s*ip[cp]s?)\\s*\\)?`, 'giu');

type Section = SheetSoFar['section'];

/** Headings have as many words; with words around them, and a colon behind, a few more. */
const MOST_HEADING = 5;
const MOST_LOOSE = 8;

/** A heading as the notation has it. */
const plainHeading = (context: NotationContext, line: number, text: string, sofar: SheetSoFar): Section | undefined => {
  const reading = readLine(cursorOn(context, line, text), sofar);
  if (reading?.what !== 'heading') return undefined;
  return reading.section === 'second-move' ? 'combat-move' : reading.section;
};

/** `New stuff:`, once there is something to put down, and not before combat. */
const isOfFresh = (context: NotationContext, text: string, sofar: SheetSoFar): boolean => {
  const waits = countEntries(withoutCounts(sofar.purchased, sofar.placed)).length > 0;
  if (!waits || (sofar.fought === 'no' && isBeforeCombat(context))) return false;
  return new RegExp(
    `^(?:(?:${anyOf(JOINTS.all)})\\s+)?(?:(?:${anyOf(JOINTS.article)})\\s+)?(?:${anyOf(HINTS.fresh)})\\s+\\p{L}+\\s*:?\\s*$`,
    'iu',
  ).test(text);
};

/** `On with the quiet things:` */
const QUIET = new RegExp(`^(?:${anyOf(NEXT.quiet)})$`, 'iu');

/** `Now the noncombat moves:`, with nothing of an order beside. */
const looseHeading = (context: NotationContext, line: number, text: string, last: string): Section | undefined => {
  if (!/:\s*$/.test(text) || /\d/.test(text)) return undefined;
  // `You have my purchase, so now Karelia:`
  const clause = cursorOn(context, line, last);
  if (last !== text && clause.tokens.some(({ text: word }, at) => /^\p{Lu}/u.test(word) && nameLength(clause, at) > 0))
    return undefined;
  const cursor = cursorOn(context, line, text);
  const { tokens } = cursor;
  if (tokens.length > MOST_LOOSE) return undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const section = (['noncombat-move', 'combat-move', 'place', 'purchase'] as const).find(
      (word) => keywordLength(tokens, at, word) > 0,
    );
    if (section !== undefined) return section;
    if (QUIET.test(tokens[at]?.text ?? '')) return 'noncombat-move';
    const named = nameLength(cursor, at) > 0 && /^\p{Lu}/u.test(tokens[at]?.text ?? '');
    if (named || isUnits({ ...cursor, at })) return undefined;
  }
  return undefined;
};

/** `Then without combat: …` */
const FIRST = new RegExp(`^(?:${anyOf(NEXT.first)})\\s+`, 'iu');
const ARTICLE = new RegExp(`^(?:${anyOf(JOINTS.article)})\\s+`, 'iu');

/** `Oh right, the placement`: what is said before the comma opens nothing. */
const withoutSaid = (text: string): string =>
  (text.split(/,\s+|\s[–-]\s/u).at(-1) ?? text).trim().replace(FIRST, '').replace(ARTICLE, '');

/** What stands before a heading is the name of its turn: `G3, noncombat`. */
const isTurnOnly = (text: string, plain: string): boolean =>
  /^\s*\p{L}[\p{L}. ]{0,20}?\s*#?\d{1,2}\s*[,–-]?\s*$/u.test(text.slice(0, text.lastIndexOf(plain)));

/** `G3`, alone. */
const isTitle = (context: NotationContext, line: number, text: string): boolean =>
  readTurnName(cursorOn(context, line, text)) !== undefined;

/** `Placement of the purchases (36 - 35 = 1 carried forward):`: a sum in brackets at the end. */
const RECKONED = /\s*\([^()]*\d[^()]*\)(?=\s*:\s*$)/u;

/** The section that a heading opens: `Moves of the Soviets:`, `Kauf Deutschland`. */
export const headingOf = (
  context: NotationContext,
  line: number,
  written: string,
  sofar: SheetSoFar,
): Section | undefined => {
  const text = written.replace(RECKONED, '');
  const plain = withoutSaid(text);
  // `A quiet one: 8 inf, no attacks` is more than its last words.
  if (plain !== text && /\d/.test(text.slice(0, text.lastIndexOf(plain))) && !isTurnOnly(text, plain)) return undefined;
  const loose =
    sectionAlone(plain) ??
    looseHeading(context, line, text, plain) ??
    (plain === text ? undefined : plainHeading(context, line, plain.replace(/[.!]+$/u, ''), sofar));
  if (loose !== undefined) return loose;
  if (/:\s*$/.test(text) && isOfFresh(context, plain, sofar)) return 'place';
  // `G3 without combat`
  const [, title = '', rest = ''] =
    /^(\p{Lu}[\p{L}.]*(?:\s+[\p{L}]+)?\s*#?\d{1,2})\s+(\p{L}.*)$/u.exec(text.trim()) ?? [];
  if (title !== '' && isTitle(context, line, title)) {
    const section = sectionAlone(rest) ?? plainHeading(context, line, rest, sofar);
    if (section !== undefined) return section;
  }
  // `Purchase Germany, round 3 (38 IPC)`
  const words = (text.replace(COUNTED, ' ').match(/[\p{L}\p{N}][^\s,]*/gu) ?? []).map((word) => word.replace(/:$/, ''));
  if (words.length > MOST_HEADING) return undefined;
  // `Einkaufszettel D1:`
  const [, before = '', power = ''] = /^(.*\p{L})\s+(\p{Lu}{1,3})\d{1,2}\s*:?$/u.exec(text.trim()) ?? [];
  if (power !== '' && powerNamed(boardOf(context), power) === context.power)
    return sectionAlone(before) ?? plainHeading(context, line, before, sofar);
  const own = words.filter((word) => powerNamed(boardOf(context), word.replace(/[:,]+$/, '')) !== context.power);
  return own.length === words.length || own.length === 0
    ? undefined
    : plainHeading(context, line, own.join(' '), sofar);
};

/** A phase of which somebody says that there is none of it: `no ncm`, `keine Umzüge`. */
const DENIED = new RegExp(`^(?:${anyOf(JOINTS.none)})\\s+(.+?)[.!]*$`, 'iu');

/** True for a text that says so and nothing else. */
export const deniesPhase = (context: NotationContext, line: number, text: string, sofar: SheetSoFar): boolean => {
  const phase = DENIED.exec(text.trim())?.[1];
  const section =
    phase === undefined
      ? null
      : (plainHeading(context, line, phase, sofar) ?? headingOf(context, line, phase, sofar) ?? null);
  return section !== null;
};

/** Words of a sentence before its heading, and between that and what moves. */
const MOST_AHEAD = 5;
const MOST_BETWEEN = 4;

/** With one of these before its heading a sentence is about something else. */
const TURNS = ['not', 'doubt', 'condition', 'should', 'another-time', 'others', 'past', 'opinion'] as const;

/**
 * What moves in a sentence that says in its own words that it is without combat: `Ohne Kampf rücken zwei Inf …`,
 * `Finally, without combat I move 2 inf …`, `My noncombat is 2 inf …`.
 */
const movedQuietly = (context: NotationContext, line: number, text: string): string | undefined => {
  const cursor = cursorOn(context, line, text);
  const { tokens } = cursor;
  const says = (at: number, ...words: readonly SpeechWord[]): boolean =>
    LANGUAGES.some((each) => words.some((word) => wordsAt(tokens, at, each)?.value.has(word)));
  const isCounted = (at: number): boolean =>
    tokens[at]?.kind === 'number' ||
    // `aan` is no antiaircraft gun.
    (isUnits({ ...cursor, at }) && !says(at, 'at', 'to', 'from', 'small')) ||
    LANGUAGES.some((each) => numberAt(tokens, at, each) !== undefined) ||
    says(at, 'all', 'both');
  const first = tokens.findIndex((_, at) => keywordLength(tokens, at, 'noncombat-move') > 0);
  const behind = first + keywordLength(tokens, Math.max(0, first), 'noncombat-move');
  const counted = tokens.findIndex((_, at) => at >= behind && isCounted(at));
  if (first < 0 || first > MOST_AHEAD || counted < 0 || counted > behind + MOST_BETWEEN) return undefined;
  const ahead = tokens.slice(0, first);
  const isPlain = ahead.every(
    ({ kind, text: word }, at) =>
      (kind === 'word' || kind === 'comma') &&
      !says(at, ...TURNS) &&
      !(nameLength(cursor, at) > 0 && /^\p{Lu}/u.test(word)),
  );
  const until = (tokens[counted]?.column ?? 1) - 1;
  if (!isPlain || !/^[^.!?:;,]*$/u.test(text.slice((tokens[first]?.column ?? 1) - 1, until))) return undefined;
  const from = tokens.findIndex((_, at) => at >= behind && (at >= counted || !says(at, 'being', 'small', 'own')));
  return text.slice((tokens[from]?.column ?? 1) - 1);
};

/** `After the fighting the transport …`: what is told so of ships and troops is done without combat. */
const BEHIND = new RegExp(`^(?:${anyOf(NEXT.behind)})[,:]?\\s+(?=\\p{L})`, 'iu');

/** What moves in a sentence that is told of when the battles are over; planes that come down are no moves. */
const movedBehind = (context: NotationContext, line: number, text: string, sofar: SheetSoFar): string | undefined => {
  const rest = text.replace(BEHIND, '');
  if (rest === text || sofar.section === 'noncombat-move' || sofar.section === 'place') return undefined;
  const cursor = cursorOn(context, line, rest);
  const { units } = boardOf(context);
  const ends = rest.search(/[.!?](?=\s|$)/u);
  const moves = cursor.tokens.some(({ column }, at) => {
    const named = ends >= 0 && column > ends ? undefined : nameOfUnits({ ...cursor, at }, 'whole');
    return (
      named !== undefined && named.readings.length > 0 && named.readings.every((type) => units[type].domain !== 'air')
    );
  });
  return moves ? rest : undefined;
};

/** A heading with orders behind it on its line, and those: `Noncom: the armor in …`. */
export const parted = (
  context: NotationContext,
  line: number,
  text: string,
  sofar: SheetSoFar,
): readonly [Section | undefined, string] => {
  const moved = movedQuietly(context, line, text) ?? movedBehind(context, line, text, sofar);
  if (moved !== undefined) return ['noncombat-move', moved];
  const sites = sitesPut(context, line, text);
  if (sites !== undefined) return ['place', sites];
  const [, opening = '', rest = ''] = /^([^:]{2,40}):\s+(\S.*)$/su.exec(text) ?? [];
  const plain = withoutSaid(opening);
  const read =
    plain === ''
      ? undefined
      : (sectionAlone(plain) ??
        plainHeading(context, line, plain, sofar) ??
        (isOfFresh(context, plain, sofar) ? 'place' : undefined) ??
        headingOf(context, line, opening, sofar));
  // `Fighting: only the Ukraine. …`, where nobody was sent yet.
  const section = read === 'fight' && sofar.combatMoves.length === 0 ? 'combat-move' : read;
  // `Research: 1 die, purchase: 9 inf` is more than its heading.
  const isMore = section === 'research' && /\d.*,/.test(rest);
  return section === undefined || section === null || section === 'fight' || isMore
    ? [undefined, text]
    : [section, section === 'place' && isPlaceAlone(context, line, rest) ? `all to ${rest}` : rest];
};

/** `pl 4 Kar 3 Rus`: numbers and places behind a word for putting down, and no units. */
const sitesPut = (context: NotationContext, line: number, text: string): string | undefined => {
  const cursor = cursorOn(context, line, text);
  const { tokens } = cursor;
  const from = keywordLength(tokens, 0, 'place');
  const sites = tokens.slice(from);
  const isCounted = sites.some(({ kind }) => kind === 'number') && sites.every(({ kind }) => kind !== 'colon');
  const isBare = sites.every((_, at) => !isUnitName({ ...cursor, at: from + at }));
  const isSited = sites.some((_, at) => nameLength(cursor, from + at) > 0);
  return from === 0 || !isCounted || !isBare || !isSited ? undefined : text.slice((sites[0]?.column ?? 1) - 1);
};

/** `New units: Karelia`: all of them there. */
const isPlaceAlone = (context: NotationContext, line: number, text: string): boolean => {
  const cursor = cursorOn(context, line, text);
  const length = nameLength(cursor, 0);
  return length > 0 && length === cursor.tokens.length;
};
