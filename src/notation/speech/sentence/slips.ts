// Slips of the pen in a sentence: a word that is no name of the board, where a place or a unit should stand and one is
// near.

import { editDistance, findSpace, findUnit, fold, spaceNames, spellings } from '../../../board/index.ts';
import { boardOf } from '../../context.ts';
import { type Cursor, fault } from '../../cursor.ts';
import { nearestSpaces } from '../../places.ts';
import type { Element } from './elements.ts';
import { isSign, isWord, type Scene } from './scene.ts';

/** Words of fewer letters are near too many names. */
const LEAST_LETTERS = 5;
/** From so many letters on two slips are forgiven. */
const LONG = 7;

/** The spaces a word is nearly the name of. */
const near = (cursor: Cursor, text: string) => {
  const folded = fold(text);
  if (folded.length < LEAST_LETTERS) return [];
  const found = findSpace(boardOf(cursor.context), text);
  if (found.outcome !== 'unknown') return [];
  const most = folded.length < LONG ? 1 : 2;
  return found.nearest.filter((space) =>
    spaceNames(space)
      .flatMap(spellings)
      .map(fold)
      .some((name) => name[0] === folded[0] && editDistance(folded, name) <= most),
  );
};

const leads = (each: Element | undefined): boolean =>
  isWord(each, 'from', 'to', 'at', 'via', 'against', 'attack') || (each?.kind === 'sign' && each.sign === 'arrow');

const TOWARDS = ['to', 'into', 'onto', 'towards', 'over to', 'nach', 'richtung', 'naar', 'richting'];

/** `3 inf Manchuria into Buryatia`: where units are sent, a name that the board has not must not be passed over. */
const isSentTo = (elements: readonly Element[], at: number, lead: Element | undefined): boolean => {
  const each = elements[at];
  if (each?.kind !== 'other' || !/^\p{Lu}\p{Ll}/u.test(each.text)) return false;
  if (lead?.kind !== 'word' || !TOWARDS.includes(fold(lead.text))) return false;
  const comma = elements.slice(0, at).findLastIndex((one) => one.kind === 'sign' && one.sign !== 'close');
  return elements.slice(comma + 1, at).some(({ kind }) => kind === 'units');
};

/**
 * Notes the first place that is misspelt, as a problem at the cursor.
 *
 * @param which `led` are those that a word such as `from` stands before, which cannot be passed over
 * @returns true if there is one
 */
export const noteMisspelt = ({ cursor, elements }: Scene, which: 'led' | 'any'): boolean => {
  for (const [at, each] of elements.entries()) {
    if (each.kind !== 'other') continue;
    const before = elements.slice(0, at).findLast((one) => !isWord(one, 'article'));
    if (!(leads(before) || (which === 'any' && /^\p{Lu}/u.test(each.text)))) continue;
    const spaces = near(cursor, each.text);
    if (spaces.length === 0 && !isSentTo(elements, at, before)) continue;
    fault(cursor, 'unknown-space', { text: each.text }, nearestSpaces(spaces), cursor.tokens[each.at]);
    return true;
  }
  return false;
};

/** Notes a kind of unit that is misspelt, behind a number; true if there is one. */
export const noteUnknownUnit = ({ cursor, elements }: Scene): boolean => {
  const unknown = elements.find((each) => each.kind === 'unknown-unit');
  if (unknown?.kind !== 'unknown-unit') return false;
  const found = findUnit(boardOf(cursor.context), unknown.text);
  if (found.outcome !== 'unknown' || found.nearest.length === 0) return false;
  const nearest = found.nearest.map(({ type }) => ({ kind: 'unit', unit: type }) as const);
  fault(cursor, 'unknown-unit', { text: unknown.text }, nearest, cursor.tokens[unknown.end - 1]);
  return true;
};

/** `Kar: Fin 3 inf, Xyz 2 inf`: a name that nobody knows where places stand before their units. */
export const noteStrangePlace = ({ cursor, elements }: Pick<Scene, 'cursor' | 'elements'>): boolean => {
  const strange = elements.find(
    (each, at) =>
      each.kind === 'other' &&
      /^\p{Lu}\p{L}/u.test(each.text) &&
      isSign(elements[at - 1], 'comma') &&
      elements[at + 1]?.kind === 'units' &&
      elements.slice(0, at).some((one, nth) => one.kind === 'place' && elements[nth + 1]?.kind === 'units'),
  );
  if (strange?.kind !== 'other') return false;
  fault(cursor, 'unknown-space', { text: strange.text.slice(0, 60) }, [], cursor.tokens[strange.at]);
  return true;
};
