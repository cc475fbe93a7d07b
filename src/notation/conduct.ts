// How a battle is to be fought, as clauses parted by commas or semicolons: plan, order of loss, when to stop or leave,
// what submarines do. The same clauses stand behind a battle and in a standing order.

import type { Conduct } from '../engine/index.ts';
import type { UnitType } from '../vocab/index.ts';
import { picksLosses } from './context.ts';
import { type Cursor, fault, isKeyword, isNext, peek, readNumber, take, takeKeyword } from './cursor.ts';
import { keywordLength } from './keywords.ts';
import { readPlace } from './places.ts';
import { isUnitName, readUnitType } from './units.ts';

const PLAN_WORDS = ['SAAC', 'TAAC', 'KAAC', 'SA', 'ask'] as const;
const CLAUSE_WORDS = ['order-of-loss', 'picks', 'stop', 'retreat', 'guests', 'default'] as const;

/** The engine's schema allows as many. */
const MOST_TYPES = 11;

/** `subs withdraw` and the like: the word for submarines with what they do, not as one more unit of a list. */
const isSubmarineClause = (cursor: Cursor): boolean => {
  const length = keywordLength(cursor.tokens, cursor.at, 'submarines');
  if (length === 0) return false;
  const next = cursor.at + length;
  return (['stay', 'withdraw', 'ask', 'to'] as const).some((word) => keywordLength(cursor.tokens, next, word) > 0);
};

const isFromRound = (cursor: Cursor): boolean => {
  const length = keywordLength(cursor.tokens, cursor.at, 'from-round');
  return length > 0 && peek(cursor, length)?.kind === 'number';
};

/**
 * True if a clause stands next.
 *
 * @param isBattle tells words that are the name of a battle here, such as `SA` with a battle in South Africa
 */
const isClause = (cursor: Cursor, isBattle: () => boolean = () => false): boolean => {
  if (isSubmarineClause(cursor) || isFromRound(cursor)) return true;
  const words = CLAUSE_WORDS.filter((word) => word !== 'picks' || picksLosses(cursor.context));
  if (words.some((word) => isKeyword(cursor, word))) return true;
  return PLAN_WORDS.some((word) => isKeyword(cursor, word)) && !isBattle();
};

const readRound = (cursor: Cursor): number | undefined => {
  const round = readNumber(cursor, 1, 99);
  takeKeyword(cursor, 'rounds');
  return round;
};

/** `after 2`. German `nach` is also the way to a place; a number tells which it is. */
const readAfter = (cursor: Cursor): number | undefined => {
  const length = keywordLength(cursor.tokens, cursor.at, 'after');
  if (length === 0 || peek(cursor, length)?.kind !== 'number') return undefined;
  cursor.at += length;
  return readRound(cursor);
};

const readPlan = (cursor: Cursor): Conduct | undefined => {
  const plan = takeKeyword(cursor, ...PLAN_WORDS);
  if (!isFromRound(cursor)) return plan === undefined ? undefined : { plan };
  takeKeyword(cursor, 'from-round');
  const planFrom = readRound(cursor);
  return planFrom === undefined ? undefined : { ...(plan === undefined ? {} : { plan }), planFrom };
};

/** Kinds of unit one behind the other, at least one. */
const readTypes = (cursor: Cursor): UnitType[] | undefined => {
  take(cursor, 'colon');
  const types: UnitType[] = [];
  for (;;) {
    const before = cursor.at;
    if (types.length > 0) take(cursor, 'comma', 'arrow', 'plus', 'slash', 'dash');
    if (!isUnitName(cursor) || isSubmarineClause(cursor)) {
      cursor.at = before;
      break;
    }
    const type = readUnitType(cursor);
    if (type === undefined) return undefined;
    types.push(type);
  }
  if (types.length === 0) return fault(cursor, 'units-missing', {});
  return types.length > MOST_TYPES ? fault(cursor, 'too-many', { what: 'units', limit: MOST_TYPES }) : types;
};

const readRetreat = (cursor: Cursor): Conduct | undefined => {
  let conduct: Conduct = {};
  for (;;) {
    const after = readAfter(cursor);
    if (cursor.problem !== undefined) return undefined;
    if (after !== undefined) {
      conduct = { ...conduct, retreatAfter: after };
    } else if (takeKeyword(cursor, 'to') !== undefined || take(cursor, 'arrow') !== undefined) {
      const retreatTo = readPlace(cursor);
      if (retreatTo === undefined) return undefined;
      conduct = { ...conduct, retreatTo };
    } else break;
  }
  return Object.keys(conduct).length > 0 ? conduct : fault(cursor, 'target-missing', {});
};

const readSubmarines = (cursor: Cursor): Conduct | undefined => {
  takeKeyword(cursor, 'submarines');
  const does = takeKeyword(cursor, 'stay', 'withdraw', 'ask');
  const said = does === undefined ? {} : { submarines: does };
  if (takeKeyword(cursor, 'to') === undefined && take(cursor, 'arrow') === undefined) return said;
  const submarinesTo = readPlace(cursor, { kind: 'sea' });
  return submarinesTo === undefined ? undefined : { ...said, submarinesTo };
};

const readClause = (cursor: Cursor): Conduct | undefined => {
  if (isSubmarineClause(cursor)) return readSubmarines(cursor);
  const word = takeKeyword(cursor, ...CLAUSE_WORDS);
  if (word === 'default') return {};
  if (word === 'order-of-loss') {
    const orderOfLoss = readTypes(cursor);
    return orderOfLoss && { orderOfLoss };
  }
  if (word === 'picks') {
    const picks = readTypes(cursor);
    return picks && { picks };
  }
  if (word === 'retreat') return readRetreat(cursor);
  if (word === 'guests') {
    takeKeyword(cursor, 'yes');
    return { guestsMayBeLost: 'yes' };
  }
  if (word === undefined) return readPlan(cursor);
  const rounds = readAfter(cursor) ?? (cursor.problem === undefined ? readRound(cursor) : undefined);
  return rounds === undefined ? undefined : { rounds };
};

/**
 * The clauses that stand next. None is `null`: nothing was said, which is not the same as the club's `default`.
 *
 * @returns `undefined` after a problem
 */
export const readConduct = (cursor: Cursor, isBattle: () => boolean = () => false): Conduct | null | undefined => {
  let conduct: Conduct | null = null;
  for (;;) {
    const clause: Conduct | null | undefined = isClause(cursor, conduct === null ? undefined : isBattle)
      ? readClause(cursor)
      : nextClause(cursor, isBattle);
    if (clause === undefined) return cursor.problem === undefined ? conduct : undefined;
    if (clause === null) return conduct;
    conduct = { ...(conduct ?? {}), ...clause };
  }
};

/** A clause behind a comma; `null` if something else stands there. */
const nextClause = (cursor: Cursor, isBattle: () => boolean): Conduct | null | undefined => {
  if (!isNext(cursor, 'comma') && !isNext(cursor, 'semicolon') && !isNext(cursor, 'plus') && !isNext(cursor, 'colon'))
    return null;
  const { at } = cursor;
  while (take(cursor, 'comma', 'semicolon', 'plus', 'colon') !== undefined);
  if (isClause(cursor, isBattle)) return readClause(cursor);
  cursor.at = at;
  return null;
};
