// Units and places as they are mentioned in a sentence, wherever in it they stand: `the sub and both fighters`, `one of
// the tanks`, `towards Karelia`. Only whole names count, for any beginning of a word may be a beginning of a name.

import {
  type Board,
  type Dialect,
  findSpace,
  findUnit,
  fold,
  spaceNames,
  spellings,
  unitNames,
  wordsOf,
} from '../../board/index.ts';
import { type NotationContext, withNames } from '../../notation/index.ts';
import type { SpaceId, UnitType } from '../../vocab/index.ts';
import { findPhrase } from './phrases.ts';
import { BESIDE_NUMBER, EVERY, MASS, NUMBERS, TOWARDS } from './words.ts';

/** How many are meant: a number, all there are, or left to what has to be lost (`the infantry`, `tanks`). */
type Count = number | 'all' | 'open';

export interface UnitMention {
  readonly unit: UnitType;
  readonly count: Count;
  /** The word it begins at, its number included. */
  readonly from: number;
}

interface UnitNames {
  /** Names as they stand on the board, folded, singular and plural. */
  readonly names: ReadonlySet<string>;
  readonly singular: ReadonlySet<string>;
}

const MOST_WORDS = 3;
const MOST_PLACE_WORDS = 5;

const unitSets = new WeakMap<Board, UnitNames>();

const unitSetOf = (board: Board): UnitNames => {
  const known = unitSets.get(board);
  if (known !== undefined) return known;
  const specs = board.roster.map((type) => board.units[type]);
  const shared = board.ambiguous.flatMap(({ words, readings }) =>
    readings.every(({ kind }) => kind !== 'space') ? words.filter((word) => word.length > 1) : [],
  );
  const made: UnitNames = {
    names: new Set([...specs.flatMap(unitNames), ...shared].flatMap(spellings).map(fold)),
    singular: new Set(
      specs
        .flatMap(({ name }) => Object.values(name))
        .flatMap(spellings)
        .map(fold),
    ),
  };
  unitSets.set(board, made);
  return made;
};

const PLURALS = ['s', 'n', 'en', 'e'];
/** Endings other than an s stand behind names of so many letters at least: `ICE` is a train. */
const LEAST_STEM = 3;

/** The name a run of words is, as it stands on the board; undefined if it is none. */
const unitIn = (
  board: Board,
  run: readonly string[],
  dialect: Dialect | undefined,
): { readonly unit: UnitType; readonly number: 'one' | 'several' } | undefined => {
  const { names, singular } = unitSetOf(board);
  const folded = run.join('');
  const stem = [
    folded,
    ...PLURALS.filter((end) => folded.endsWith(end) && (end === 's' || folded.length - end.length >= LEAST_STEM)).map(
      (end) => folded.slice(0, -end.length),
    ),
  ];
  const name = stem.find((each) => names.has(each));
  if (name === undefined || name.length < 2) return undefined;
  const found = findUnit(board, run.join(' '), dialect);
  if (found.outcome !== 'found') return undefined;
  const { type, plural } = found.value;
  const isPlural = name !== folded || (Object.values(plural).map(fold).includes(folded) && !singular.has(folded));
  return { unit: type, number: isPlural || MASS.includes(type) ? 'several' : 'one' };
};

const NUMBER_OF: ReadonlyMap<string, number> = new Map(
  NUMBERS.flatMap((words, index) => words.flatMap(spellings).map((word) => [fold(word), index] as const)),
);

/** The number a word says. */
export const numberIn = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  return /^\d{1,2}$/.test(word) ? Number(word) : NUMBER_OF.get(word);
};

/** `one of the subs`, `both our fighters`: the number before a unit, and where it begins. */
const numberBefore = (
  words: readonly string[],
  at: number,
): { readonly count: Count; readonly from: number } | undefined => {
  for (let from = at - 1; from >= Math.max(0, at - 4); from -= 1) {
    const word = words[from] ?? '';
    const number = numberIn(word);
    if (number !== undefined) return { count: number, from };
    if (EVERY.includes(word)) return { count: 'all', from };
    if (!BESIDE_NUMBER.includes(word)) return undefined;
  }
  return undefined;
};

/** The units mentioned among words. */
export const unitsIn = (
  { ruleset: { board }, dialect, language }: Pick<NotationContext, 'ruleset' | 'dialect' | 'language'>,
  words: readonly string[],
): readonly UnitMention[] => {
  const mentions: UnitMention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
      const said = unitIn(board, words.slice(at, at + length), dialect);
      if (said === undefined) continue;
      const number = numberBefore(words, at);
      // `inf 3`, `3x inf`
      const behind =
        number === undefined
          ? numberIn(/^\d+$/.test(words[at + length] ?? '') ? words[at + length] : undefined)
          : undefined;
      // `die Jäger` are several, `den Jäger` is one; in Dutch `die jager` is one too.
      const plural = wordsOf(board.units[said.unit].plural.de).join('');
      const isSeveral = words[at - 1] === 'die' && words[at] === plural && language !== 'nl';
      const count = number?.count ?? behind ?? (said.number === 'several' || isSeveral ? 'open' : 1);
      mentions.push({ unit: said.unit, count, from: number?.from ?? at });
      at += length - 1;
      break;
    }
  }
  return mentions;
};

export const mentionsUnit = (board: Board, words: readonly string[]): boolean =>
  words.some((_, at) =>
    Array.from({ length: MOST_WORDS }, (__, n) => words.slice(at, at + n + 1)).some(
      (run) => unitIn(board, run, undefined) !== undefined,
    ),
  );

/** Sums of money are larger than what people count of other things. */
const LEAST_SUM = 13;

/** How many kinds of units are counted in a text, in figures or as words, and whether a sum stands beside them. */
const countedIn = (board: Board, text: string): { readonly kinds: number; readonly sum: boolean } => {
  const words = wordsOf(withNames(text.replace(/#\d+/gu, ' ')));
  const kinds = words.filter((word, at) => {
    const [, joined = ''] = /^\d{1,2}x?(\p{L}+)$/u.exec(word) ?? [];
    const name = joined === '' && numberIn(words[at - 1]) !== undefined ? word : joined;
    return name !== '' && unitIn(board, [name], undefined) !== undefined;
  }).length;
  return { kinds, sum: words.some((word) => (numberIn(word) ?? 0) >= LEAST_SUM) };
};

/** True for units with a number. */
export const countsUnits = (board: Board, text: string): boolean => countedIn(board, text).kinds > 0;

/** True for units with their numbers, one behind the other: `1 bb, 1 trn, 1 arm, that is 37`. */
export const listsUnits = (board: Board, text: string): boolean => countedIn(board, text).kinds > 1;

/** True for units with a sum of money beside them: `vierentwintig gulden is acht man infanterie`. */
export const sumsUnits = (board: Board, text: string): boolean => {
  const { kinds, sum } = countedIn(board, text);
  return kinds > 0 && sum;
};

const placeSets = new WeakMap<Board, ReadonlySet<string>>();

const placeSetOf = (board: Board): ReadonlySet<string> => {
  const known = placeSets.get(board);
  if (known !== undefined) return known;
  const names = board.spaces.flatMap(spaceNames).flatMap(spellings).map(fold);
  const made = new Set(names.filter((name) => name.length >= 4));
  placeSets.set(board, made);
  return made;
};

/**
 * The places mentioned among words, each once.
 *
 * @param likely places that may be meant here: they settle a name of several, and behind a word such as `to` a short
 *   one
 */
export const placesIn = (board: Board, words: readonly string[], likely: readonly SpaceId[]): readonly SpaceId[] => {
  const found = new Set<SpaceId>();
  const meant = (run: readonly string[]): SpaceId | undefined => {
    const one = findSpace(board, run.join(' '));
    if (one.outcome === 'found') return one.value.id;
    if (one.outcome === 'unknown') return undefined;
    const [only, ...others] = one.readings.filter(({ id }) => likely.includes(id));
    return others.length === 0 ? only?.id : undefined;
  };
  for (let at = 0; at < words.length; at += 1) {
    const behind = findPhrase(words.slice(0, at), TOWARDS, Math.max(0, at - 2));
    const isGoal = behind?.to === at;
    for (let length = Math.min(MOST_PLACE_WORDS, words.length - at); length > 0; length -= 1) {
      const run = words.slice(at, at + length);
      const whole = placeSetOf(board).has(run.join(''));
      const space = whole || isGoal ? meant(run) : undefined;
      if (space === undefined || (!whole && !likely.includes(space))) continue;
      found.add(space);
      at += length - 1;
      break;
    }
  }
  return [...found];
};
