// Reading forces as players write them: `3 inf, 1 arm`, `3x inf`, `inf x3`, `Inf 3 & Pz`, `all ftr`. A bare name means
// one. A word of several meanings is settled by the club's dialect, else by what stands where the units come from.

import { type Board, type Dialect, spaceOf } from '../board/board.ts';
import { findUnit, numberOf, unitNames } from '../board/find-unit.ts';
import { fold, spellings, wordsOf } from '../board/fold.ts';
import { findSpace } from '../board/lookup.ts';
import { spaceAt } from '../engine/state/queries.ts';
import type { Power, SpaceId, UnitCounts, UnitType } from '../vocab/index.ts';
import { boardOf } from './context.ts';
import {
  atEnd,
  attempt,
  type Cursor,
  fault,
  isKeyword,
  isNext,
  peek,
  readNumber,
  take,
  takeKeyword,
  textFrom,
} from './cursor.ts';
import type { Nearest } from './problems.ts';
import type { Token } from './tokens.ts';

/** Fewer letters than the name of any kind of unit has. */
const LEAST_NAME = 4;

/** Most units of a type in one order. */
export const MOST_UNITS = 999;

/** A number of units whose kind may still be open. */
export interface UnitPhrase {
  readonly count: number | 'all';
  /** More than one: the word can mean each of them. None: `all` alone. */
  readonly readings: readonly UnitType[];
  readonly text: string;
  readonly token: Token | undefined;
  /** Named without a number. */
  readonly bare?: 'yes';
}

interface UnitNames {
  readonly whole: ReadonlySet<string>;
  /** First words of those that have several, such as the `AA` of `AA gun`. */
  readonly openers: ReadonlySet<string>;
}

const nameSets = new WeakMap<Board, UnitNames>();

/** Whole names of units, folded; `findUnit` also takes beginnings, which without a number before them are not safe. */
const namesOf = (board: Board): UnitNames => {
  const known = nameSets.get(board);
  if (known !== undefined) return known;
  const names = board.roster.flatMap((type) => unitNames(board.units[type]));
  const shared = board.ambiguous
    .filter(({ readings }) => readings.some((reading) => reading.kind === 'unit'))
    .flatMap(({ words }) => words);
  const written = [...names, ...shared].flatMap(spellings);
  const inWords = written.map(wordsOf).filter(({ length }) => length > 1);
  const made = { whole: new Set(written.map(fold)), openers: new Set(inWords.map(([first = '']) => first)) };
  nameSets.set(board, made);
  return made;
};

/** Endings of a plural or a dative. */
const ENDINGS: readonly string[] = ['s', 'n', 'en', 'e', 'je', 'jes', 'tje', 'tjes', 'chen'];

const isWholeName = (board: Board, text: string): boolean => {
  const folded = fold(text);
  const { whole } = namesOf(board);
  if (whole.has(folded)) return true;
  const endings = ENDINGS.filter((ending) => folded.endsWith(ending) && folded.length > ending.length + 1);
  return endings.some((ending) => whole.has(folded.slice(0, -ending.length)));
};

/** Kinds of unit by the letters of which old hands make do: `7i 3a`. No `u`, which is an hour in Dutch: `18u`. */
const LETTERS: ReadonlyMap<string, readonly UnitType[]> = new Map([
  ['i', ['infantry']],
  ['a', ['armor', 'artillery']],
  ['t', ['armor', 'transport']],
  ['p', ['armor']],
  ['f', ['fighter']],
  ['j', ['fighter']],
  ['b', ['bomber', 'battleship']],
  ['s', ['submarine', 'battleship']],
]);

const isLettered = (number: Token | undefined, letter: Token | undefined): boolean =>
  number?.kind === 'number' && letter?.column === number.column + number.text.length && LETTERS.has(fold(letter.text));

/** Letters that are no word of a sentence: one of the kind where others have their numbers, `5i 1t Kar, t Rus`. */
const ALONE: ReadonlySet<string> = new Set(['t', 'p', 'f', 'j', 'b']);

/** What a letter right behind its number stands for. */
const byLetter = ({ context, tokens, whole, at }: Cursor): readonly UnitType[] => {
  const letter = tokens[at];
  const isAlone = ALONE.has(fold(letter?.text ?? '')) && whole.some((each, next) => isLettered(whole[next - 1], each));
  if (letter === undefined || !(isLettered(tokens[at - 1], letter) || isAlone)) return [];
  const { roster } = boardOf(context);
  return (LETTERS.get(fold(letter.text)) ?? []).filter((type) => roster.includes(type));
};

/** Letters that a part of a name has at least which is written as one word: `Ja gern` is not many `Jäger`. */
const LEAST_PART = 3;

/** How many tokens make up a whole unit name; 0 if none stands next. */
const wholeLength = (cursor: Cursor, ahead = 0): number => {
  const at = cursor.at + ahead;
  if (ALONE.has(fold(cursor.tokens[at]?.text ?? '')) && byLetter({ ...cursor, at }).length > 0) return 1;
  for (let length = 3; length > 0; length -= 1) {
    const tokens = cursor.tokens.slice(cursor.at + ahead, cursor.at + ahead + length);
    if (tokens.length < length || tokens.some(({ kind }) => kind !== 'word')) continue;
    // `vliegdekschip en` is a carrier and something else, not many of them.
    if (length > 1 && ENDINGS.includes(fold(tokens.at(-1)?.text ?? ''))) continue;
    const board = boardOf(cursor.context);
    const isTorn = length > 1 && tokens.some(({ text }) => text.length < LEAST_PART);
    if (isTorn && !namesOf(board).openers.has(fold(tokens[0]?.text ?? ''))) continue;
    if (isWholeName(board, tokens.map((token) => token.text).join(' '))) return length;
  }
  return 0;
};

const nearestUnits = (types: readonly UnitType[]): readonly Nearest[] => types.map((unit) => ({ kind: 'unit', unit }));

/** The kind of unit named next. With a number before it a beginning is enough. */
const readName = (cursor: Cursor): Omit<UnitPhrase, 'count' | 'bare'> | undefined => {
  const { dialect } = cursor.context;
  const token = peek(cursor);
  const length = Math.max(1, wholeLength(cursor));
  if (token?.kind !== 'word') return fault(cursor, 'units-missing', {});
  const text = textFrom(cursor, cursor.at, cursor.at + length);
  const lettered = text.length === 1 ? byLetter(cursor) : [];
  if (lettered.length > 0) {
    cursor.at += 1;
    return { readings: lettered, text, token };
  }
  const found = findUnit(boardOf(cursor.context), text, dialect);
  if (found.outcome === 'unknown')
    return fault(cursor, 'unknown-unit', { text }, nearestUnits(found.nearest.map(({ type }) => type)));
  cursor.at += length;
  const specs = found.outcome === 'found' ? [found.value] : found.readings;
  return { readings: specs.map(({ type }) => type), text, token };
};

/**
 * The kind of unit named next, without its number. In a sentence, where most words name nothing, only a whole name
 * counts, or behind a number the beginning of one.
 */
export const nameOfUnits = (
  cursor: Cursor,
  least: 'whole' | 'beginning',
): Omit<UnitPhrase, 'count' | 'bare'> | undefined => {
  const length = wholeLength(cursor);
  if (length > 0 ? isRatherPlace(cursor, length) && least === 'whole' : least === 'whole') return undefined;
  return readName(cursor);
};

/** A unit name that is followed by no further name is the space of the order, as in `inf CAR > LAB`. */
const isRatherPlace = (cursor: Cursor, length: number): boolean => {
  const next = peek(cursor, length);
  const text = textFrom(cursor, cursor.at, cursor.at + length);
  if (next?.kind === 'word' || next?.kind === 'number' || next?.kind === 'times') return false;
  const board = boardOf(cursor.context);
  return (
    board.ambiguous.some(
      ({ words, readings }) =>
        words.some((word) => fold(word) === fold(text)) && readings.some((reading) => reading.kind === 'space'),
    ) && findSpace(board, text).outcome !== 'unknown'
  );
};

/** True if a unit or a number of units stands next. */
export const isUnits = (cursor: Cursor): boolean => {
  if (isNext(cursor, 'number') || isKeyword(cursor, 'all')) return true;
  const length = wholeLength(cursor);
  return length > 0 && !isRatherPlace(cursor, length);
};

/** Whether numbers stand before the names or behind them. */
type Style = 'before' | 'behind';

const ALL_OF_THEM: ReadonlySet<string> = new Set(['all', 'alle', 'allemaal']);

/** `inf alle Kar`, `5 inf all in Kar`: steps over a word that says only that all of those just named are meant. */
const takeAllOfThem = (cursor: Cursor): boolean => {
  const isMeant =
    ALL_OF_THEM.has(fold(peek(cursor)?.text ?? '')) && wholeLength(cursor, 1) === 0 && peek(cursor, 1)?.kind === 'word';
  if (isMeant) cursor.at += 1;
  return isMeant;
};

const readPhrase = (cursor: Cursor, style: Style): UnitPhrase | undefined => {
  const start = peek(cursor);
  // `all 5 inf` are five.
  if (takeKeyword(cursor, 'all') !== undefined && !(isNext(cursor, 'number') && wholeLength(cursor, 1) > 0)) {
    if (wholeLength(cursor) === 0) return { count: 'all', readings: [], text: start?.text ?? '', token: start };
    const name = readName(cursor);
    return name && { count: 'all', ...name };
  }
  if (isNext(cursor, 'number')) {
    const count = readNumber(cursor, 1, MOST_UNITS);
    if (count === undefined) return undefined;
    take(cursor, 'times');
    const name = readName(cursor);
    takeAllOfThem(cursor);
    return name && { count, ...name };
  }
  const name = readName(cursor);
  if (name === undefined) return undefined;
  if (takeAllOfThem(cursor)) return { count: 'all', ...name };
  const times = take(cursor, 'times') !== undefined;
  const ownNumber = times || style === 'behind' || (isNext(cursor, 'number') && numberIsLast(cursor));
  if (!ownNumber || !isNext(cursor, 'number')) return { count: 1, bare: 'yes', ...name };
  const count = readNumber(cursor, 1, MOST_UNITS);
  return count === undefined ? undefined : { count, ...name };
};

/** True if the number next belongs to the name before it, because no name follows. */
const numberIsLast = (cursor: Cursor): boolean => {
  const next = peek(cursor, 1);
  return next?.kind !== 'times' && wholeLength(cursor, 1) === 0;
};

const skipSeparators = (cursor: Cursor): void => {
  while (take(cursor, 'comma', 'plus') !== undefined || takeKeyword(cursor, 'and') !== undefined);
};

const readList = (cursor: Cursor, style: Style): readonly UnitPhrase[] | undefined => {
  const phrases: UnitPhrase[] = [];
  while (!atEnd(cursor)) {
    const before = cursor.at;
    if (phrases.length > 0) skipSeparators(cursor);
    if (!isUnits(cursor)) {
      cursor.at = before;
      break;
    }
    const phrase = readPhrase(cursor, style);
    if (phrase === undefined) return undefined;
    phrases.push(phrase);
  }
  return phrases.length === 0 ? fault(cursor, 'units-missing', {}) : phrases;
};

/** The units listed next, at least one, up to whatever is none. */
export const readUnitPhrases = (cursor: Cursor): readonly UnitPhrase[] | undefined => {
  const { at } = cursor;
  const before = attempt(cursor, () => readList(cursor, 'before'));
  if (before !== undefined) return before;
  const behind = attempt(cursor, () => readList(cursor, 'behind'));
  if (behind !== undefined) return behind;
  cursor.at = at;
  return readList(cursor, 'before');
};

/** What a club calls something, said with a reading, so that the question shows why there are two. */
const dialectsOf = (board: Board, text: string): ReadonlyMap<UnitType, Dialect> =>
  new Map(
    board.ambiguous
      .filter(({ words }) => words.some((word) => fold(word) === fold(text)))
      .flatMap(({ readings }) =>
        readings.flatMap((reading) =>
          reading.kind === 'unit' && reading.dialect !== null ? [[reading.unit, reading.dialect] as const] : [],
        ),
      ),
  );

/** Where units come from, if that is known. */
export interface Source {
  readonly space: SpaceId;
  readonly power: Power;
}

const settleType = (cursor: Cursor, phrase: UnitPhrase, source: Source | undefined): UnitType | undefined => {
  const { readings, text } = phrase;
  const [first, ...others] = readings;
  if (first !== undefined && others.length === 0) return first;
  if (source !== undefined) {
    const board = boardOf(cursor.context);
    const there = spaceAt(cursor.context.state, source.space).units.filter(({ power }) => power === source.power);
    const standing = readings.filter((type) => there.some((unit) => unit.type === type));
    const { kind } = spaceOf(board, source.space);
    const belonging = readings.filter((type) => board.units[type].domain === kind);
    for (const [only, ...more] of [standing, belonging]) if (only !== undefined && more.length === 0) return only;
  }
  const clubs = dialectsOf(boardOf(cursor.context), text);
  const nearest = readings.map((unit): Nearest => {
    const dialect = clubs.get(unit);
    return { kind: 'unit', unit, ...(dialect === undefined ? {} : { dialect }) };
  });
  return fault(cursor, 'ambiguous-unit', { text }, nearest, phrase.token);
};

const countThere = (cursor: Cursor, source: Source, type: UnitType): number =>
  spaceAt(cursor.context.state, source.space).units.filter((unit) => unit.power === source.power && unit.type === type)
    .length;

/**
 * The force that phrases come to. The same type named twice is added up.
 *
 * @param source where the units stand; without it `all` and words of several meanings are answered with a problem
 */
export const settleUnits = (
  cursor: Cursor,
  phrases: readonly UnitPhrase[],
  source?: Source,
): UnitCounts | undefined => {
  const counts: { [type in UnitType]?: number } = {};
  const board = boardOf(cursor.context);
  for (const phrase of phrases) {
    if (phrase.count === 'all' && source === undefined) return fault(cursor, 'all-of-what', {}, [], phrase.token);
    const everything = phrase.readings.length === 0;
    const one = everything ? undefined : settleType(cursor, phrase, source);
    if (!everything && one === undefined) return undefined;
    const types = one === undefined ? board.roster.filter((type) => board.units[type].domain !== 'facility') : [one];
    let found = 0;
    for (const type of types) {
      const more =
        phrase.count === 'all' ? (source === undefined ? 0 : countThere(cursor, source, type)) : phrase.count;
      const sum = (counts[type] ?? 0) + more;
      if (sum > MOST_UNITS)
        return fault(cursor, 'number-out-of-range', { number: sum, least: 1, most: MOST_UNITS }, [], phrase.token);
      if (sum > 0) counts[type] = sum;
      found += more;
    }
    if (found === 0 && source !== undefined)
      return fault(cursor, 'none-there', { space: source.space, unit: one ?? null }, [], phrase.token);
  }
  return counts;
};

/** Words before a name that mean all there are of it, where the name may mean several; and those that mean one. */
const OF_SEVERAL: ReadonlySet<string> = new Set(
  'the,my,our,their,its,these,those,die,meine,unsere,ihre,deren,diese,de,mijn,onze,hun,deze'.split(','),
);

/** The same before a name in the dative: `mit ihren Jägern`; before others they may mean one, `den Jäger`. */
const OF_SEVERAL_DATIVE: ReadonlySet<string> = new Set('den,meinen,unseren,ihren,diesen'.split(','));

/**
 * Phrases with the number that a name without one means where several stand: `the tanks` are all of them, `tanks` alone
 * is asked about. `the infantry`, of which it cannot be heard, is all of it too; a short form, `the arm`, is asked
 * about.
 *
 * @returns undefined after a problem
 */
export const countedBy = (
  cursor: Cursor,
  phrases: readonly UnitPhrase[],
  source: Source,
): readonly UnitPhrase[] | undefined => {
  const out: UnitPhrase[] = [];
  for (const phrase of phrases) {
    const [type, ...others] = phrase.readings;
    const isOpen = phrase.bare === 'yes' && phrase.count === 1 && type !== undefined && others.length === 0;
    const unit = isOpen ? boardOf(cursor.context).units[type] : undefined;
    if (type === undefined || unit === undefined || countThere(cursor, source, type) < 2) {
      out.push(phrase);
      continue;
    }
    const said = numberOf(unit, phrase.text);
    const at = phrase.token === undefined ? -1 : cursor.tokens.indexOf(phrase.token);
    const before = fold(cursor.tokens[at - 1]?.text ?? '');
    const isAll = OF_SEVERAL.has(before) || (said !== 'either' && OF_SEVERAL_DATIVE.has(before));
    const isShort = said === 'either' && fold(phrase.text).length < LEAST_NAME && type !== 'infantry';
    if (said === 'one' || (said === 'either' && !isAll)) out.push(phrase);
    else if (isAll && !isShort) out.push({ ...phrase, count: 'all' });
    else return fault(cursor, 'number-missing', {}, [], phrase.token);
  }
  return out;
};

/** Units where no place can settle a word: purchases, losses, orders of loss. */
export const readUnits = (cursor: Cursor, source?: Source): UnitCounts | undefined => {
  const phrases = readUnitPhrases(cursor);
  return phrases && settleUnits(cursor, phrases, source);
};

/** One kind of unit without a number, as in an order of loss. */
export const readUnitType = (cursor: Cursor): UnitType | undefined => {
  const name = readName(cursor);
  return name && settleType(cursor, { count: 1, ...name }, undefined);
};

/** True if the whole name of a unit stands next, with no number before it. */
export const isUnitName = (cursor: Cursor): boolean => wholeLength(cursor) > 0;

/** True for a text that is the name of a kind of unit, and nothing else. */
export const isUnitAlone = (cursor: Cursor): boolean =>
  cursor.tokens.length > 0 && wholeLength(cursor) === cursor.tokens.length;
