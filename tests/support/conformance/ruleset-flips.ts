// Every choice of a ruleset with another value in its place, one at a time: what the flip check plays the cases under.
// A word becomes the word another ruleset holds there; where all agree it becomes a word nobody knows, which shows
// whether the engine asks at all. A number becomes its neighbours, a list loses a member or has two change places.

import { RULESETS, type Ruleset } from '../../../src/rulesets/index.ts';
import type { Domain, PhaseSpec } from '../../../src/vocab/index.ts';

export interface RulesetFlip {
  /** Path of the choice and what it becomes, such as `neutrals.fee: 3 > 2`. */
  readonly name: string;
  /** Path of the choice, such as `neutrals.fee`. */
  readonly path: string;
  readonly ruleset: Ruleset;
}

type Leaf = string | number | boolean | null | undefined;
type Path = readonly string[];

/**
 * Not choices: names, the board (its own tests compare it with the sources), the citations, and what players may agree
 * on, of which tests/rules/options tries every word.
 */
const NO_CHOICE: ReadonlySet<string> = new Set(['id', 'version', 'board', 'cites', 'options']);
/** Nor, wherever they stand, what rows of fire and their dice are called, and what they cite. */
const ANYWHERE: ReadonlySet<string> = new Set(['step', 'role', 'clauses']);

/** Places, powers and units that a rule names together, in whatever order. */
const SETS: ReadonlySet<string> = new Set([
  ...['spaces', 'zones', 'oneMoreFor', 'any', 'all', 'holding'],
  ...['powers', 'only', 'earners', 'defenders', 'between', 'units'],
]);
/**
 * A list as long as this is the land of a board: tests compare it with its sources place by place, cases with half of
 * it.
 */
const LAND_OF_A_BOARD = 20;

const ANYBODY: readonly Domain[] = ['land', 'air', 'sea'];

const isLeaf = (value: unknown): value is Leaf => typeof value !== 'object' || value === null;

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isLeaf(value) ? [] : Object.entries(value ?? {});

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => new Map(entriesOf(inner)).get(key), value);

/** The same value with another at a path. */
const withAt = (value: unknown, [key, ...rest]: Path, other: unknown): unknown => {
  if (key === undefined) return other;
  const changed = entriesOf(value).map(([name, inner]) => [name, name === key ? withAt(inner, rest, other) : inner]);
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
};

/** Every list without one of its members, and with two neighbours in each other's place. */
const listsLike = (list: readonly unknown[]): readonly (readonly unknown[])[] => [
  ...list.map((_, gone) => list.filter((_member, index) => index !== gone)),
  ...list.slice(1).map((_, first) => {
    const swapped = [...list];
    [swapped[first], swapped[first + 1]] = [list[first + 1], list[first]];
    return swapped;
  }),
];

/** A set without each of its members; one as long as the land of a board, without either half. */
const setsLike = (set: readonly unknown[]): readonly (readonly unknown[])[] => {
  const half = Math.floor(set.length / 2);
  return set.length < LAND_OF_A_BOARD ? listsLike(set).slice(0, set.length) : [set.slice(half), set.slice(0, half)];
};

/** All values at paths that differ in numbers of rows alone. */
const inRows = (value: unknown, [key, ...rest]: Path): readonly unknown[] => {
  if (key === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((inner) => inRows(inner, rest));
  return inRows(new Map(entriesOf(value)).get(key), rest);
};

/** What stands there in other rulesets or, for rows of data, in the other rows of this one. */
const wordsLike = (ruleset: Ruleset, path: Path, word: string): readonly string[] => {
  const isRow = path.some((key) => /^\d+$/.test(key));
  const elsewhere = isRow ? inRows(ruleset, path) : RULESETS.map((other) => at(other, path));
  const others = elsewhere.filter((other): other is string => typeof other === 'string' && other !== word);
  return others.length > 0 ? [...new Set(others)] : ['no-such-word'];
};

const othersFor = (ruleset: Ruleset, path: Path, value: Leaf): readonly Leaf[] => {
  if (typeof value === 'string') return wordsLike(ruleset, path, value);
  if (typeof value === 'number') return value > 0 ? [value - 1, value + 1] : [value + 1];
  return [];
};

/** The phases of a turn change places as wholes. */
const isPhase = (value: unknown): value is PhaseSpec => typeof value === 'object' && value !== null && 'kind' in value;

/** Each choice below a path, with the values to put in its place. */
const choicesIn = (
  ruleset: Ruleset,
  value: unknown = ruleset,
  path: Path = [],
): readonly { readonly path: Path; readonly value: unknown; readonly others: readonly unknown[] }[] => {
  if (isLeaf(value)) return [{ path, value, others: othersFor(ruleset, path, value) }];
  if (Array.isArray(value) && (value.every(isLeaf) || value.every(isPhase))) {
    // A class of all domains says anybody, in one word; which of them a ship never meets is for the board to say.
    const members = new Set<unknown>(value);
    if (SETS.has(path.at(-1) ?? '') || (path.includes('aims') && path.includes('at'))) {
      const isAnybody = ANYBODY.every((domain) => members.has(domain));
      return [{ path, value, others: isAnybody ? [[]] : setsLike(value) }];
    }
    // Whoever an order of loss leaves out goes last: without its last kind it is the same.
    const isSame = (index: number): boolean => path.includes('orderOfLoss') && index === value.length - 1;
    return [{ path, value, others: listsLike(value).filter((_, index) => !isSame(index)) }];
  }
  return entriesOf(value)
    .filter(([key]) => !ANYWHERE.has(key) && (path.length > 0 || !NO_CHOICE.has(key)))
    .flatMap(([key, inner]) => choicesIn(ruleset, inner, [...path, key]));
};

const show = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : JSON.stringify(Array.isArray(value) && value.every(isPhase) ? value.map(({ id }) => id) : value);

/** All flips of a ruleset. */
export const flipsOf = (ruleset: Ruleset): readonly RulesetFlip[] =>
  choicesIn(ruleset).flatMap(({ path, value, others }) =>
    others.map((other) => ({
      name: `${path.join('.')}: ${show(value)} > ${show(other)}`,
      path: path.join('.'),
      ruleset: withAt(ruleset, path, other) as Ruleset, // the shape of a ruleset, one value of it perhaps senseless: the point
    })),
  );

/** The same ruleset, which notes each choice that is looked at: whoever never looks at one cannot notice its flip. */
export const noting = (ruleset: Ruleset, looked: Set<string>): Ruleset => {
  const copy = (value: unknown, path: Path): unknown => {
    if (isLeaf(value)) return value;
    const noted: object = Array.isArray(value) ? [] : {};
    for (const [key, inner] of entriesOf(value)) {
      const own = [...path, key];
      const said = path.length === 0 && NO_CHOICE.has(key) ? inner : copy(inner, own);
      const get = (): unknown => {
        looked.add(own.join('.'));
        return said;
      };
      Object.defineProperty(noted, key, { enumerable: true, get });
    }
    return noted;
  };
  return copy(ruleset, []) as Ruleset; // the shape of a ruleset, getters in place of its values
};
