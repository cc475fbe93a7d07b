// Reading the name of a space or a power out of a line. A word that is both (Germany, Japan, UK) is taken for what
// stands in that position of the line: a space in a path, a power before units, in a heading or in a money line.

import {
  type Board,
  distances,
  type Found,
  findPower,
  findSpace,
  fold,
  powerNames,
  type Space,
  type SpaceHint,
  spellings,
} from '../board/index.ts';
import { spaceAt } from '../engine/state/queries.ts';
import type { Power, SpaceId } from '../vocab/index.ts';
import { boardOf, type NotationContext } from './context.ts';
import { type Cursor, fault, note, peek, takeKeyword, textFrom } from './cursor.ts';
import { standsOneOf } from './keywords.ts';
import type { Nearest } from './problems.ts';
import { type Token, tokenise } from './tokens.ts';
import type { Keyword } from './words.ts';

/** Names have at most this many words. */
const MOST_WORDS = 6;

/** Words that end a name, as in `RUS SBR` or `KAR land GER`. They may still be a name of their own. */
const ENDINGS: readonly Keyword[] = [
  'raid',
  'walk-in',
  'blitz',
  'bombard',
  'landing',
  'via',
  'on',
  'to',
  'at',
  'and',
  'empty',
  'began',
  'carrying',
  'order-of-loss',
  'picks',
  'SA',
  'SAAC',
  'TAAC',
  'KAAC',
  'ask',
  'stop',
  'retreat',
  'after',
];

/** What a zone is called where it goes by number, folded. */
const ZONE_WORDS = /^(?:s[zg]?|zz|sea ?zone|zone|seezone|zeezone|zee ?zone|seegebiet|seefeld)[ -]?\d*$/;
export const isZoneWord = (text: string): boolean => ZONE_WORDS.test(fold(text));
const MOST_NEAREST = 5;

export interface PlaceHint extends SpaceHint {
  /** Singles out one of several readings before anything else does: where the units meant really stand. */
  readonly prefer?: (space: Space) => boolean;
  /** What may be meant as well as the one that is singled out: then the name alone does not say which. */
  readonly rival?: (space: Space) => boolean;
}

/** How many words from the next token on may belong to one name. */
const runLength = (cursor: Cursor): number => {
  let length = 0;
  while (length < MOST_WORDS && peek(cursor, length)?.kind === 'word') {
    if (length > 0 && standsOneOf(cursor.tokens, cursor.at + length, ENDINGS)) break;
    length += 1;
  }
  return length > 0 && isNumberedZone(cursor, length) ? length + 1 : length;
};

/** `SZ 36`, `British Convoy 2`: a number that is part of a name, where the board has that name. */
const isNumberedZone = (cursor: Cursor, length: number): boolean => {
  if (peek(cursor, length)?.kind !== 'number') return false;
  const words = textFrom(cursor, cursor.at, cursor.at + length);
  const mayBe = ZONE_WORDS.test(fold(words)) || (length > 1 && nameAlone(cursor.context, words).outcome !== 'found');
  return mayBe && nameAlone(cursor.context, textFrom(cursor, cursor.at, cursor.at + length + 1)).outcome === 'found';
};

/** What a name stands for, and whether that was a choice among readings that the line leaves open. */
interface Look {
  readonly found: Found<Space>;
  readonly chosen: 'yes' | 'no';
}

/** `Hawaii-Zee`, `the waters of Japan`: a sea without a name of its own is the zone off the shore that is named. */
const WATERS = /^(.{3,}?)[ -]?(?:zee|see|sea|meer|gewässer|wateren|waters)[.,]?$/iu;

/** `im zentralen Mittelmeer`, `in der Östlichen See`: a name whose first word is bent. */
const BENT = /^(\p{L}{3,}?)e[nmrs]?( \p{L}.*)$/u;
const BENDINGS = ['es', 'er', 'e', 'en', ''] as const;

/** The last words of names of more than one, by board: only these stand behind a word that is bent. */
const tailSets = new WeakMap<Board, ReadonlySet<string>>();

const tailsOf = (board: Board): ReadonlySet<string> => {
  const known =
    tailSets.get(board) ??
    new Set(board.spaces.flatMap(({ name }) => (/ /.test(name.de) ? [fold(name.de.split(' ').at(-1) ?? '')] : [])));
  tailSets.set(board, known);
  return known;
};

const unbent = (board: Board, text: string): Found<Space> => {
  // `Moscow's`, `Berlin's`
  const found = findSpace(board, text.replace(/(?<=\p{L}{3})['’]s$/u, ''));
  const [, stem, rest] = found.outcome === 'unknown' ? (BENT.exec(text) ?? []) : [];
  if (stem === undefined || rest === undefined || !tailsOf(board).has(fold(rest.split(' ').at(-1) ?? ''))) return found;
  const others = BENDINGS.map((bending) => findSpace(board, `${stem}${bending}${rest}`));
  return others.find(({ outcome }) => outcome === 'found') ?? found;
};

const named = (board: Board, text: string): Found<Space> => {
  const found = unbent(board, text);
  const shore = found.outcome === 'unknown' ? WATERS.exec(text)?.[1] : undefined;
  return shore === undefined ? found : findSpace(board, `${shore} SZ`);
};

const seenNames = new WeakMap<NotationContext, Map<string, Found<Space>>>();

/** What a name stands for by itself. A line is tried in several ways, so the answer is kept as long as its context. */
const nameAlone = (context: NotationContext, text: string): Found<Space> => {
  const seen = seenNames.get(context) ?? new Map<string, Found<Space>>();
  seenNames.set(context, seen);
  const found = seen.get(text) ?? named(boardOf(context), text);
  seen.set(text, found);
  return found;
};

const look = (cursor: Cursor, length: number, hint: PlaceHint): Look => {
  const board = boardOf(cursor.context);
  const text = textFrom(cursor, cursor.at, cursor.at + length);
  const { prefer, rival, ...plain } = hint;
  const bare = nameAlone(cursor.context, text);
  if (bare.outcome !== 'ambiguous') return { found: bare, chosen: 'no' };
  const [only, ...others] = prefer === undefined ? [] : bare.readings.filter(prefer);
  const isRivalled = rival !== undefined && bare.readings.some((each) => each !== only && rival(each));
  if (only !== undefined && others.length === 0 && !isRivalled)
    return { found: { outcome: 'found', value: only }, chosen: 'no' };
  const hinted = findSpace(board, text, plain);
  // The word's usual meaning is taken, and said; that one of several lies nearer is no reason to take it.
  const isUsual = hinted.outcome === 'ambiguous' && hinted.usual !== null && hinted.usual === bare.usual;
  const found: Found<Space> = isUsual && hinted.usual !== null ? { outcome: 'found', value: hinted.usual } : hinted;
  return { found, chosen: found.outcome === 'found' && (isUsual || hint.kind === undefined) ? 'yes' : 'no' };
};

/** A word such as `UKR-CAU` as a path, if its parts are names and the whole is none. */
const cutAtHyphens = (context: NotationContext, token: Token): readonly Token[] => {
  if (token.kind !== 'word' || !token.text.includes('-')) return [token];
  const parts = token.text.split('-');
  const isPath = parts.every((part) => nameAlone(context, part).outcome !== 'unknown');
  if (!isPath || nameAlone(context, token.text).outcome !== 'unknown') return [token];
  const cut: Token[] = [];
  let { column } = token;
  for (const part of parts) {
    if (cut.length > 0) cut.push({ kind: 'arrow', text: '-', column: column - 1 });
    cut.push({ kind: 'word', text: part, column });
    column += part.length + 1;
  }
  return cut;
};

/** Cuts the paths that were written without blanks. Reading a line begins with it. */
export const cutPaths = (cursor: Cursor): void => {
  const { context, tokens } = cursor;
  cursor.tokens = tokens.flatMap((token) => cutAtHyphens(context, token));
};

export const nearestSpaces = (spaces: readonly Space[]): readonly Nearest[] =>
  spaces.map(({ id }) => ({ kind: 'space', space: id }));

/** `sz8`, `sea zone 8`, `zone-12`: other editions number their zones. */
const numbersZone = (cursor: Cursor, length: number): boolean => {
  const words = fold(textFrom(cursor, cursor.at, cursor.at + length));
  return ZONE_WORDS.test(words) && (peek(cursor, length)?.kind === 'number' || /\d$/.test(words));
};

/** Zones where the writer has ships: one of them is likely meant. */
const ownZones = ({ context }: Cursor): readonly Nearest[] =>
  nearestSpaces(
    boardOf(context).spaces.filter(
      ({ id, kind }) => kind === 'sea' && spaceAt(context.state, id).units.some(({ power }) => power === context.power),
    ),
  ).slice(0, MOST_NEAREST);

/** The space named next, or `undefined` after noting why there is none. */
export const readPlace = (cursor: Cursor, hint: PlaceHint = {}): SpaceId | undefined => {
  const run = runLength(cursor);
  if (run === 0) return fault(cursor, 'space-missing', {});
  const settled = ({ found, chosen }: Look, length: number): SpaceId | undefined => {
    const text = textFrom(cursor, cursor.at, cursor.at + length);
    if (found.outcome === 'unknown' && numbersZone(cursor, length))
      return fault(
        cursor,
        'zone-number',
        { text: textFrom(cursor, cursor.at, cursor.at + length + 1) },
        ownZones(cursor),
      );
    if (found.outcome === 'unknown') return fault(cursor, 'unknown-space', { text }, nearestSpaces(found.nearest));
    if (found.outcome === 'ambiguous') return fault(cursor, 'ambiguous-space', { text }, nearestSpaces(found.readings));
    if (chosen === 'yes') note(cursor, 'usual-reading', { text, space: found.value.id });
    cursor.at += length;
    return found.value.id;
  };
  for (let length = run; length > 0; length -= 1) {
    const seen = look(cursor, length, hint);
    if (seen.found.outcome !== 'unknown') return settled(seen, length);
  }
  return settled(look(cursor, run, hint), run);
};

/** How many words from a token on are the name of a space; 0 if none is. */
export const nameLength = (cursor: Cursor, at: number): number => {
  const here = { ...cursor, at };
  for (let length = runLength(here); length > 0; length -= 1)
    if (nameAlone(cursor.context, textFrom(here, at, at + length)).outcome !== 'unknown') return length;
  return 0;
};

/** All that the words from one token to another can mean as a space. */
export const readingsAt = (cursor: Cursor, at: number, end: number): readonly Space[] => {
  const found = nameAlone(cursor.context, textFrom(cursor, at, end));
  if (found.outcome === 'found') return [found.value];
  return found.outcome === 'ambiguous' ? found.readings : [];
};

/** True if a name of a space stands next. */
export const isPlace = (cursor: Cursor, hint: PlaceHint = {}): boolean => {
  const run = runLength(cursor);
  for (let length = run; length > 0; length -= 1)
    if (look(cursor, length, hint).found.outcome !== 'unknown') return true;
  return false;
};

/** Steps over `the` and its like where the name of a space follows. */
export const skipArticle = (cursor: Cursor): void => {
  const { at } = cursor;
  if (takeKeyword(cursor, 'article') !== undefined && !isPlace(cursor)) cursor.at = at;
};

/**
 * Steps over a word such as `from` before a place, and an article behind it. Some such words are names themselves
 * (`AUS` is Australia, and German for `from`): those are stepped over only if another name follows.
 */
export const skipPreposition = (cursor: Cursor, ...keywords: readonly Keyword[]): void => {
  const { at } = cursor;
  const text = peek(cursor)?.text ?? '';
  if (takeKeyword(cursor, ...keywords) === undefined) {
    skipArticle(cursor);
    return;
  }
  const isName = cursor.at === at + 1 && nameAlone(cursor.context, text).outcome !== 'unknown';
  if (isName && (!isPlace(cursor) || standsOneOf(cursor.tokens, cursor.at, ENDINGS))) cursor.at = at;
  else skipArticle(cursor);
};

const powerSets = new WeakMap<Board, ReadonlySet<string>>();

/** All whole names of powers: a beginning of one is not enough where it could be something else. */
const powerSetOf = (board: Board): ReadonlySet<string> => {
  const set = powerSets.get(board) ?? new Set(board.powers.flatMap(powerNames).flatMap(spellings).map(fold));
  powerSets.set(board, set);
  return set;
};

/** The power whose whole name stands next, up to three words of it; `undefined` without a problem if none does. */
export const takePower = (cursor: Cursor): Power | undefined => {
  const board = boardOf(cursor.context);
  for (let length = 3; length > 0; length -= 1) {
    const tokens = cursor.tokens.slice(cursor.at, cursor.at + length);
    if (tokens.length < length || tokens.some(({ kind }) => kind !== 'word')) continue;
    const text = tokens.map((token) => token.text).join(' ');
    if (!powerSetOf(board).has(fold(text))) continue;
    const found = findPower(board, text);
    if (found.outcome !== 'found') continue;
    cursor.at += length;
    return found.value.power;
  }
  return undefined;
};

/** The power a text names as a whole, for headings and money lines. */
export const powerNamed = (board: Board, text: string): Power | undefined => {
  if (tokenise(text).length > 3 || !powerSetOf(board).has(fold(text))) return undefined;
  const found = findPower(board, text);
  return found.outcome === 'found' ? found.value.power : undefined;
};

/**
 * The zones that a name of several can mean where ships go no further: those they get to.
 *
 * @param at the tokens of the name, up to `end`
 */
export const zonesMeant = (cursor: Cursor, at: number, end: number, near: SpaceId, reach: number): readonly Space[] => {
  const zones = readingsAt(cursor, at, end);
  if (zones.length < 2 || zones.some(({ kind }) => kind !== 'sea')) return [];
  const steps = distances(boardOf(cursor.context), near, ({ kind }) => kind === 'sea');
  return zones.filter(({ id }) => (steps.get(id) ?? Number.POSITIVE_INFINITY) <= reach);
};
