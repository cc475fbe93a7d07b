// Where the planes of a group come down, told behind it in a word or two: `fig Nor (Nor)`, `Jg Mos, L Kau`,
// `f Kar lnds Cauc`, `jgr Kar + jgr Mos (allebei naar Mos terug)`.

import { fold, numberOf, spaceOf } from '../board/index.ts';
import { enemiesIn, standingToAttack } from '../engine/state/queries.ts';
import { LANGUAGES, type SpaceId, type UnitType } from '../vocab/index.ts';
import { boardOf, type NotationContext } from './context.ts';
import { atEnd, attempt, type Cursor, isNext, peek, take, takeKeyword } from './cursor.ts';
import { standsOneOf } from './keywords.ts';
import { NOTE_WORDS } from './note-words.ts';
import { landingHint, type Notes } from './notes.ts';
import { readPlace, skipPreposition } from './places.ts';
import type { Token } from './tokens.ts';
import { isUnits, readUnitType } from './units.ts';

/** Which planes a landing is told of: those of its own group, one kind of them, or all of the line. */
export type OfPlanes = 'own' | 'all' | UnitType;

export interface Touchdown {
  readonly notes: Notes;
  readonly of: OfPlanes;
  /** Whether the kind was named as one or as several: `Fighters land in …` are all of the line. */
  readonly number: ReturnType<typeof numberOf>;
}

/** True for a place that one may attack. */
export const isFoe = ({ ruleset, state, power }: NotationContext, space: SpaceId): boolean =>
  spaceOf(ruleset.board, space).kind === 'sea'
    ? enemiesIn(ruleset, state, space, power).length > 0
    : ['enemy-occupied', 'enemy-empty'].includes(standingToAttack(ruleset, state, space, power));

const wordsOf = (what: keyof typeof NOTE_WORDS): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((language) => NOTE_WORDS[what][language]).map(fold));

/** Words that alone say that planes come down, and those that say it only in a bracket or behind an arrow. */
const RETURNS = wordsOf('returns');
const LANDS: ReadonlySet<string> = new Set([...wordsOf('lands'), ...RETURNS]);
const LANDS_INSIDE: ReadonlySet<string> = new Set([...LANDS, ...wordsOf('leads')]);
const TOWARDS = wordsOf('towards');
const [ALL, AGAIN] = [wordsOf('all'), wordsOf('again')];

const takesOneOf = (cursor: Cursor, words: ReadonlySet<string>): boolean => {
  if (!words.has(fold(peek(cursor)?.text ?? ''))) return false;
  cursor.at += 1;
  return true;
};

/** True where a landing begins: `L Kau`, `both home`, `weer terug`; `L` alone may be a place. */
export const tellsLanding = (cursor: Cursor): boolean => {
  const wordAt = (at: number): string => fold(cursor.tokens[at]?.text ?? '');
  let { at } = cursor;
  while (ALL.has(wordAt(at)) || AGAIN.has(wordAt(at))) at += 1;
  if (at > cursor.at && TOWARDS.has(wordAt(at))) return true;
  const isShort = LANDS.has(wordAt(at)) && (wordAt(at).length > 1 || cursor.tokens[at + 1]?.kind === 'word');
  return isShort || standsOneOf(cursor.tokens, at, ['landing', 'back']);
};

/** The words next that say that planes land; undefined if none does. */
const takeLandingWords = (cursor: Cursor, words: ReadonlySet<string>): 'lands' | 'returns' | undefined => {
  let said: 'lands' | 'returns' | undefined;
  for (;;) {
    const { at } = cursor;
    const word = fold(peek(cursor)?.text ?? '');
    if (takesOneOf(cursor, AGAIN)) continue;
    const isName = word === 'l' && peek(cursor, 1)?.kind !== 'word';
    if (takeKeyword(cursor, 'landing') === undefined && (isName || !takesOneOf(cursor, words))) return said;
    said = said === 'returns' || RETURNS.has(fold(cursor.tokens[at]?.text ?? '')) ? 'returns' : 'lands';
  }
};

/** The planes that land are named once more, or all are meant: `f home to Kar`, `(both back to Moscow)`. */
const takePlanes = (cursor: Cursor): Pick<Touchdown, 'of' | 'number'> => {
  if (takesOneOf(cursor, ALL)) return { of: 'all', number: 'several' };
  const { text = '' } = peek(cursor) ?? {};
  const named = isUnits(cursor) && !isNext(cursor, 'number') ? attempt(cursor, () => readUnitType(cursor)) : undefined;
  const { units } = boardOf(cursor.context);
  return named !== undefined && units[named].domain === 'air'
    ? { of: named, number: numberOf(units[named], text) }
    : { of: 'own', number: 'either' };
};

/**
 * Where planes of a group land, if that is told next, up to the end of it.
 *
 * @param name the words for the place where the group stands: the same word leads them home
 */
export const readTouchdown = (cursor: Cursor, name: readonly Token[]): Touchdown | undefined =>
  attempt(cursor, () => {
    const isOpen = take(cursor, 'open') !== undefined;
    const isArrow = !isOpen && take(cursor, 'arrow', 'dash') !== undefined;
    if (!isOpen) take(cursor, 'comma');
    const { of, number } = takePlanes(cursor);
    // `planes to EEU`
    const isTowards = of === 'all' && TOWARDS.has(fold(peek(cursor)?.text ?? ''));
    const led = takeLandingWords(cursor, isOpen || isArrow || isTowards ? LANDS_INSIDE : LANDS);
    if (!isOpen && !isArrow && led === undefined) return undefined;
    skipPreposition(cursor, 'to', 'at');
    const { at } = cursor;
    const closes = (): boolean => {
      takeKeyword(cursor, 'back');
      return isOpen ? take(cursor, 'close') !== undefined : atEnd(cursor);
    };
    const isSame = name.length > 0 && name.every(({ text }) => fold(text) === fold(take(cursor, 'word')?.text ?? ''));
    if (!isSame) cursor.at = at;
    const isHome = isSame ? of !== 'all' : led === 'returns';
    if (isHome && closes()) return { notes: { home: 'yes' }, of, number };
    cursor.at = at;
    const land = readPlace(cursor, landingHint(cursor.context));
    if (land === undefined || !closes()) return undefined;
    // `1 ftr Ger -> Kar`: where an arrow leads to an enemy nobody lands.
    return isArrow && isFoe(cursor.context, land) ? undefined : { notes: { land }, of, number };
  });
