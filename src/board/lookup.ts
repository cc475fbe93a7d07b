// Which space a player means: by id, code, name in any language, printed name, TripleA's name, alias, or the
// beginning of one. It reads words only; whether a unit may go there is not asked.

import type { SpaceId, SpaceKind } from '../vocab/index.ts';
import { type Board, type Space, spaceOf } from './board.ts';
import { byBeginning, type Found, found, makeIndex, type NameIndex, nearest, unknown } from './find.ts';
import { wordsOf } from './fold.ts';
import { distances, neighboursOfKind } from './graph.ts';
import { onceABoard } from './once.ts';
import { theatreIn } from './theatre-words.ts';

/** What the place of the word in an order tells. */
export interface SpaceHint {
  /** The kind of space wanted. */
  readonly kind?: SpaceKind;
  /** Where the unit comes from, or the step before this one. */
  readonly near?: SpaceId;
  /** How many steps from there the space can be at most; 3 if not given. */
  readonly reach?: number;
}

/** A word of several meanings, with the usual one if there is one. */
interface Ambiguity {
  readonly readings: readonly Space[];
  readonly usual: Space | null;
}

interface SpaceIndex {
  readonly names: NameIndex<Space>;
  /** The names that do not say "sea zone": `Canada` should not find `East Canada Sea Zone`. */
  readonly plain: NameIndex<Space>;
  readonly ambiguous: NameIndex<Ambiguity>;
}

/** Parts of a name shorter than this are like too many others. */
const LEAST_PART = 5;
/** Beginnings shorter than this are no name; `Br` might be anything. */
const LEAST_LETTERS = 3;
const USUAL_REACH = 3;
/** A beginning of more spaces than this is answered with guesses, not with readings. */
const MOST_READINGS = 9;

/** Everything a space is called, apart from the words it shares with another. */
export const spaceNames = (space: Space): readonly string[] => [
  space.id,
  space.code,
  space.name.en,
  space.name.de,
  space.name.nl,
  ...(space.printedName === null ? [] : [space.printedName]),
  ...(space.tripleaName === null ? [] : [space.tripleaName]),
  ...space.aliases,
];

const makeSpaceIndex = (board: Board): SpaceIndex => {
  const shared = board.ambiguous.flatMap(({ words, readings, usual }) => {
    const spaces = readings.flatMap((reading) => (reading.kind === 'space' ? [spaceOf(board, reading.space)] : []));
    const meant = usual?.kind === 'space' ? spaceOf(board, usual.space) : null;
    return spaces.length === 0 ? [] : [{ words, readings: spaces, usual: meant }];
  });
  const plainNames = (space: Space): readonly string[] =>
    spaceNames(space).filter((name) => withoutMarker(wordsOf(name)) === undefined);
  return {
    names: makeIndex(board.spaces, spaceNames),
    plain: makeIndex(board.spaces, plainNames),
    ambiguous: makeIndex(shared, (word) => word.words),
  };
};

const indexOf = onceABoard(makeSpaceIndex);

/** Words that say "sea zone" and nothing else, longest first where one begins another. */
const SEA_MARKERS: readonly (readonly string[])[] = [
  ['sea', 'zone'],
  ['zee', 'zone'],
  ...['sz', 'seazone', 'seezone', 'seegebiet', 'seefeld', 'zeezone', 'zeegebied', 'zeevak', 'zone'].map((word) => [
    word,
  ]),
];
/** Words that may lead up to the name, as in "the sea zone off Japan". */
const FILLERS: readonly string[] = [
  ...['of', 'off', 'at', 'near', 'around', 'the'],
  ...['von', 'vor', 'bei', 'um', 'der', 'die', 'das', 'dem'],
  ...['van', 'voor', 'bij', 'rond', 'de', 'het'],
];

const withoutFillers = (words: readonly string[]): readonly string[] => {
  const start = words.findIndex((word) => !FILLERS.includes(word));
  return start < 0 ? [] : words.slice(start);
};

/** The words without a sea marker at either end; `undefined` if there is none. */
const withoutMarker = (all: readonly string[]): readonly string[] | undefined => {
  const words = withoutFillers(all);
  for (const marker of SEA_MARKERS) {
    const rest = words.length - marker.length;
    if (rest < 1) continue;
    if (marker.every((word, i) => words[rest + i] === word)) return words.slice(0, rest);
    if (marker.every((word, i) => words[i] === word)) return withoutFillers(words.slice(marker.length));
  }
  const [only] = words;
  if (words.length === 1 && only !== undefined && only.length > 3 && only.endsWith('sz')) return [only.slice(0, -2)];
  return undefined;
};

const unique = (spaces: readonly Space[]): readonly Space[] => [...new Set(spaces)].sort((a, b) => a.index - b.index);

/** The sea zones meant: those named, and those that touch the territories named. */
const seasOf = (board: Board, spaces: readonly Space[]): readonly Space[] => {
  const named = spaces.filter((space) => space.kind === 'sea');
  if (named.length > 0) return named;
  return unique(spaces.flatMap((space) => neighboursOfKind(board, space.id, 'sea')));
};

/** Takes the one reading that the hint singles out, if it does. Else the closest is the usual one, failing a better. */
const choose = (board: Board, readings: readonly Space[], usual: Space | null, hint: SpaceHint): Found<Space> => {
  const ofKind = readings.filter((space) => space.kind === hint.kind);
  const left = ofKind.length > 0 ? ofKind : readings;
  const [first] = left;
  if (first !== undefined && left.length === 1) return found(first);
  const steps = hint.near === undefined ? undefined : distances(board, hint.near);
  const onlyWithin = (most: number): Space | null => {
    const [one, ...more] = left.filter((space) => (steps?.get(space.id) ?? Number.POSITIVE_INFINITY) <= most);
    return one === undefined || more.length > 0 ? null : one;
  };
  const inReach = onlyWithin(hint.reach ?? USUAL_REACH);
  if (inReach !== null) return found(inReach);
  const hinted = hint.kind !== undefined || hint.near !== undefined;
  const meant = usual !== null && left.includes(usual) ? usual : null;
  if (hinted && meant !== null) return found(meant);
  const closest = Math.min(...left.map((space) => steps?.get(space.id) ?? Number.MAX_SAFE_INTEGER));
  return { outcome: 'ambiguous', readings: left, usual: meant ?? onlyWithin(closest) };
};

/** What a hint still adds where the word itself says that a sea zone is meant. */
const withoutKind = ({ kind: _kind, ...hint }: SpaceHint): SpaceHint => hint;

/** The spaces of which a name begins like this; the words that have several meanings count as names. */
const beginningsOf = (index: SpaceIndex, words: readonly string[]): readonly Space[] => {
  const plain = [
    ...byBeginning(index.plain, words, LEAST_LETTERS),
    ...byBeginning(index.ambiguous, words, LEAST_LETTERS).flatMap((ambiguity) => ambiguity.readings),
  ];
  return unique(plain.length > 0 ? plain : byBeginning(index.names, words, LEAST_LETTERS));
};

/** All that a text can mean if it is read as a whole name, else if it is read as a beginning. */
const readingsOf = (index: SpaceIndex, words: readonly string[]): Ambiguity => {
  const folded = words.join('');
  const [ambiguity] = index.ambiguous.exact.get(folded) ?? [];
  if (ambiguity !== undefined) return ambiguity;
  return { readings: index.names.exact.get(folded) ?? beginningsOf(index, words), usual: null };
};

/** A space named together with the board it lies on; `undefined` if no board is named, or nothing on it fits. */
const onOneBoard = (board: Board, words: readonly string[], hint: SpaceHint): Found<Space> | undefined => {
  const within = theatreIn(board, words);
  if (within === undefined) return undefined;
  const named = findSpace(board, within.rest.join(' '));
  if (named.outcome === 'unknown') return undefined;
  const readings = named.outcome === 'found' ? [named.value] : named.readings;
  const there = readings.filter(({ id }) => within.spaces.has(id));
  return there.length === 0 ? undefined : choose(board, there, null, hint);
};

/**
 * The space a player means by a word or two, in any case, with or without accents, stops, hyphens and blanks.
 * `UK SZ` and the like mean the sea zone that has this name, else a zone next to that territory.
 *
 * @param hint settles words of several meanings; it never overrides a name that has one
 */
export const findSpace = (board: Board, token: string, hint: SpaceHint = {}): Found<Space> => {
  const byId = board.byId.get(token.trim());
  if (byId !== undefined) return found(byId);
  const index = indexOf(board);
  const words = wordsOf(token);
  const bare = withoutMarker(words);
  // A zone called `Mexico SZ` is also "the sea zone off Mexico".
  for (const whole of bare === undefined ? [words] : [words, [...bare, 'sz']]) {
    const [known] = index.ambiguous.exact.get(whole.join('')) ?? [];
    if (known !== undefined) return choose(board, known.readings, known.usual, hint);
    const [exact, ...more] = index.names.exact.get(whole.join('')) ?? [];
    if (exact !== undefined && more.length === 0) return found(exact);
  }
  // An article is the beginning of no name.
  if (withoutFillers(words).length === 0) return unknown(() => []);
  const read = readingsOf(index, bare ?? words);
  const readings = bare === undefined ? read.readings : seasOf(board, read.readings);
  if (readings.length > 0 && readings.length <= MOST_READINGS)
    return choose(board, readings, read.usual, bare === undefined ? hint : withoutKind(hint));
  return (
    onOneBoard(board, words, hint) ?? unknown(() => guesses(board, index, bare ?? words, bare !== undefined, readings))
  );
};

/** What may have been meant by a word nobody knows, or by the beginning of too many. */
const guesses = (
  board: Board,
  index: SpaceIndex,
  words: readonly string[],
  marked: boolean,
  readings: readonly Space[],
): readonly Space[] => {
  const whole = readings.length > 0 ? readings : nearest(index.names, words.join(''));
  // Of several words one may have a slip, and the others tell which part of a land is meant.
  const parts = words.length > 1 ? words.filter((word) => word.length >= LEAST_PART) : [];
  const near = whole.length > 0 ? whole : unique(parts.flatMap((word) => nearest(index.names, word)));
  return (marked ? seasOf(board, near) : near).slice(0, 5);
};
