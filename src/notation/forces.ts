// Two forces against each other, as in `5 inf 2 arm vs 3 inf 1 ftr`, and lists of kinds of unit, read in a context that
// is given. No place tells what a word of several meanings is, so such a word is a problem unless a dialect settles it.

import { fail, ok, type Result, type UnitCounts, type UnitType } from '../vocab/index.ts';
import type { NotationContext } from './context.ts';
import {
  atEnd,
  type Cursor,
  cursorOn,
  fault,
  finish,
  isKeyword,
  isNext,
  take,
  takeKeyword,
  textFrom,
} from './cursor.ts';
import { type Problem, problem } from './problems.ts';
import { isUnitName, isUnits, nameOfUnits, readUnits, readUnitType } from './units.ts';

export interface Clash {
  readonly attacker: UnitCounts;
  readonly defender: UnitCounts;
}

/** Longer than any force a player writes. */
const MOST = 500;

const read = <T>(
  context: NotationContext,
  text: string,
  reading: (cursor: Cursor) => T | undefined,
): Result<T, Problem> => {
  if (text.length > MOST) return fail(problem({ line: 1 }, 'line-too-long', { characters: text.length, limit: MOST }));
  const cursor = cursorOn(context, 1, text);
  const value = finish(cursor, reading(cursor));
  if (value !== undefined) return ok(value);
  return fail(cursor.problem ?? problem({ line: 1 }, 'not-understood', { text: text.slice(0, 60) }));
};

/** True if the text holds a word that stands between two forces, or is too long to tell. */
export const hasVersusIn = (context: NotationContext, text: string): boolean => {
  if (text.length > MOST) return true;
  const seen = read(context, text, (cursor) => {
    for (; !atEnd(cursor); cursor.at += 1) if (isKeyword(cursor, 'versus')) break;
    const found = !atEnd(cursor);
    cursor.at = cursor.tokens.length;
    return found ? 'yes' : 'no';
  });
  return seen.ok && seen.value === 'yes';
};

/** Units of one side; a word that names none is told, for nothing else can stand here. */
const readForce = (cursor: Cursor): UnitCounts | undefined => {
  const { at } = cursor;
  if (isNext(cursor, 'word') && !isUnits(cursor) && !isKeyword(cursor, 'versus')) {
    if (nameOfUnits(cursor, 'beginning') === undefined) return undefined;
    cursor.at = at;
  }
  return readUnits(cursor);
};

/** Two forces, the attacker's first; units of one kind are added up. */
export const clashIn = (context: NotationContext, text: string): Result<Clash, Problem> =>
  read(context, text, (cursor) => {
    const attacker = readForce(cursor);
    if (attacker === undefined) return undefined;
    take(cursor, 'colon', 'comma', 'dash');
    if (takeKeyword(cursor, 'versus') === undefined)
      return fault(cursor, 'not-understood', { text: textFrom(cursor, cursor.at) });
    const defender = readForce(cursor);
    return defender && { attacker, defender };
  });

/** Units of one side. */
export const forceIn = (context: NotationContext, text: string): Result<UnitCounts, Problem> =>
  read(context, text, readForce);

/** Kinds of unit in an order, each without a number: `inf, arm > ftr`. */
export const unitTypesIn = (context: NotationContext, text: string): Result<readonly UnitType[], Problem> =>
  read(context, text, (cursor) => {
    const types: UnitType[] = [];
    while (!atEnd(cursor)) {
      if (types.length > 0) take(cursor, 'comma', 'arrow', 'plus', 'slash', 'dash');
      if (!isUnitName(cursor)) break;
      const type = readUnitType(cursor);
      if (type === undefined) return undefined;
      types.push(type);
    }
    return types.length === 0 ? fault(cursor, 'units-missing', {}) : types;
  });
