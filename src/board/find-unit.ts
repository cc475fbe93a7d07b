// Which kind of unit a player means: by name, plural or abbreviation in any language. Some short forms mean one
// thing in one club and another in the next, so the reader may say whose abbreviations he uses.

import type { Board, Dialect, Reading, UnitSpec } from './board.ts';
import { byBeginning, type Found, found, makeIndex, type NameIndex, nearest, unknown } from './find.ts';
import { fold, wordsOf } from './fold.ts';
import { onceABoard } from './once.ts';

type UnitReading = Extract<Reading, { readonly kind: 'unit' }>;

interface UnitIndex {
  readonly names: NameIndex<UnitSpec>;
  readonly ambiguous: ReadonlyMap<string, readonly UnitReading[]>;
}

/** Beginnings shorter than this are no name. */
const LEAST_LETTERS = 3;

/** Everything a kind of unit is called on this board, apart from the words it shares with another. */
export const unitNames = (unit: UnitSpec): readonly string[] => [
  unit.type,
  unit.tripleaName,
  ...Object.values(unit.name),
  ...Object.values(unit.plural),
  ...Object.values(unit.abbreviations).flat(),
];

const indexOf = onceABoard((board): UnitIndex => {
  const ambiguous = new Map<string, readonly UnitReading[]>();
  for (const { words, readings } of board.ambiguous) {
    const units = readings.filter((reading) => reading.kind === 'unit');
    if (units.length > 0) for (const word of words) ambiguous.set(fold(word), units);
  }
  const units = board.roster.map((type) => board.units[type]);
  return { names: makeIndex(units, unitNames), ambiguous };
});

/** Endings of a plural, of a German dative, and of what is called small: `trns`, `Panzern`, `jagertje`. */
const ENDINGS = ['s', 'n', 'en', 'e', 'je', 'jes', 'tje', 'tjes', 'chen'];

const singulars = (folded: string): readonly string[] =>
  ENDINGS.filter((ending) => folded.endsWith(ending) && folded.length > ending.length + 1).map((ending) =>
    folded.slice(0, -ending.length),
  );

/** The readings that hold for a player of this club; all of them if he does not say which. */
const inDialect = (readings: readonly UnitReading[], dialect: Dialect | undefined): readonly UnitReading[] => {
  const own = dialect === undefined ? [] : readings.filter((reading) => reading.dialect === dialect);
  return own.length > 0 ? own : readings;
};

/** The kinds of unit a whole word stands for. */
const meantBy = (board: Board, index: UnitIndex, folded: string, dialect: Dialect | undefined): readonly UnitSpec[] =>
  index.names.exact.get(folded) ??
  inDialect(index.ambiguous.get(folded) ?? [], dialect).map((reading) => board.units[reading.unit]);

/**
 * The kind of unit a player means, in any case, singular or plural.
 *
 * @param dialect whose abbreviations he uses: `SS` is a submarine at IAAPA and a battleship at DAAK
 */
export const findUnit = (board: Board, token: string, dialect?: Dialect): Found<UnitSpec> => {
  const index = indexOf(board);
  const words = wordsOf(token);
  const folded = words.join('');
  const whole = [folded, ...singulars(folded)].map((word) => meantBy(board, index, word, dialect));
  const hits = whole.find((units) => units.length > 0) ?? byBeginning(index.names, words, LEAST_LETTERS);
  const [first] = hits;
  if (first === undefined) return unknown(() => nearest(index.names, folded));
  return hits.length === 1 ? found(first) : { outcome: 'ambiguous', readings: hits, usual: null };
};

/** Endings that make several of one. */
const MANY_ENDINGS: readonly string[] = ['s', 'n', 'en', 'e', 'jes', 'tjes'];

/**
 * Whether a name of a unit says one or several of it: `tank` one, `Panzern` several, and `either` where both are
 * written alike, as `infantry` and `Jäger` are.
 */
export const numberOf = (unit: UnitSpec, name: string): 'one' | 'several' | 'either' => {
  const keyOf = (text: string): string => wordsOf(text).join('');
  const key = keyOf(name);
  const [ones, several, known] = [Object.values(unit.name), Object.values(unit.plural), unitNames(unit)].map(
    (names) => new Set(names.map(keyOf)),
  );
  if (several?.has(key)) return ones?.has(key) ? 'either' : 'several';
  // `inf` is short for a name that is the same for several.
  const shortens = [...(ones ?? [])].some((each) => each.startsWith(key) && several?.has(each));
  if (shortens) return 'either';
  if (ones?.has(key) || known?.has(`${key}s`)) return 'one';
  const isMany = MANY_ENDINGS.some((ending) => key.endsWith(ending) && known?.has(key.slice(0, -ending.length)));
  return isMany ? 'several' : 'one';
};
