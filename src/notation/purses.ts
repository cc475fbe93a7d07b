// The purses of a power that has several: by the names of the regions they belong to, in any language.

import { findSpace, fold, liesIn, spaceOf } from '../board/index.ts';
import { payerOf, purseAt } from '../engine/index.ts';
import type { PurseSpec } from '../rulesets/index.ts';
import type { Power, PurseId, SpaceId, UnitCounts } from '../vocab/index.ts';
import type { NotationContext } from './context.ts';
import { type Cursor, fault, peek, take, takeKeyword, textFrom } from './cursor.ts';
import { skipPreposition } from './places.ts';
import { sayUnits } from './say.ts';
import { written } from './words.ts';

/** Names have at most this many words. */
const MOST_WORDS = 5;
/** The last words of a name serve for it from so many letters on. */
const SHORTEST_TAIL = 6;
const SHORTEST_HEAD = 3;

/** The purses of whoever writes, if there are several. */
const pursesOf = ({ ruleset, power }: NotationContext): readonly PurseSpec[] => {
  const { purses } = ruleset.income;
  const own = purses === 'one-each' ? [] : purses.filter((purse) => purse.power === power);
  return own.length > 1 ? own : [];
};

const namesOf = ({ ruleset }: NotationContext, id: PurseId): readonly string[] => {
  const region = ruleset.board.regions?.find((each) => each.id === id);
  return [id, ...(region === undefined ? [] : Object.values(region.name))];
};

/** The name of a purse as lines write it. */
export const sayPurse = (context: NotationContext, id: PurseId): string => namesOf(context, id)[1] ?? id;

/** The line that buys units. */
export const makePurchase = (context: NotationContext, units: UnitCounts, purse: PurseId | undefined): string => {
  const payer = purse === undefined ? '' : `${sayPurse(context, purse)}: `;
  return `${written('purchase')}: ${payer}${sayUnits(context, units)}`;
};

/** `Pacific` for the American purse there: the last words of one name alone. */
const byTail = (context: NotationContext, purses: readonly PurseSpec[], text: string): PurseSpec | undefined => {
  if (text.length < SHORTEST_TAIL) return undefined;
  const [only, ...others] = purses.filter(({ id }) => namesOf(context, id).some((name) => fold(name).endsWith(text)));
  return others.length === 0 ? only : undefined;
};

/** `Aus` for Australia: the beginning of one name alone. */
const byHead = (context: NotationContext, purses: readonly PurseSpec[], text: string): PurseSpec | undefined => {
  if (text.length < SHORTEST_HEAD) return undefined;
  const [only, ...others] = purses.filter(({ id }) => namesOf(context, id).some((name) => fold(name).startsWith(text)));
  return others.length === 0 ? only : undefined;
};

/** `UK`, `Western US`: the capital that a purse hangs on; `Pac`: the part of the board where that lies. */
const byCapital = (context: NotationContext, purses: readonly PurseSpec[], text: string): PurseSpec | undefined => {
  const { board } = context.ruleset;
  const seats = purses.flatMap((purse) => {
    const seat = board.regions?.find(({ id }) => id === purse.id)?.capital;
    return seat === undefined ? [] : [{ purse, seat }];
  });
  const found = findSpace(board, text);
  const [only, ...others] = seats.filter(({ seat }) =>
    found.outcome === 'found' ? found.value.id === seat : liesIn(board, text, seat),
  );
  return others.length === 0 ? only?.purse : undefined;
};

/** Steps over the name of a purse, if one stands next. */
const takePurse = (cursor: Cursor): PurseId | undefined => {
  const purses = pursesOf(cursor.context);
  if (purses.length === 0) return undefined;
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    if (peek(cursor, length - 1)?.kind !== 'word') continue;
    const text = fold(textFrom(cursor, cursor.at, cursor.at + length));
    const found =
      purses.find(({ id }) => namesOf(cursor.context, id).some((name) => fold(name) === text)) ??
      byTail(cursor.context, purses, text) ??
      byHead(cursor.context, purses, text) ??
      byCapital(cursor.context, purses, textFrom(cursor, cursor.at, cursor.at + length));
    if (found === undefined) continue;
    cursor.at += length;
    return found.id;
  }
  return undefined;
};

/** The name of a purse; the line has a problem without one. */
export const readPurse = (cursor: Cursor): PurseId | undefined => {
  skipPreposition(cursor, 'to');
  takeKeyword(cursor, 'at');
  const { at } = cursor;
  return takePurse(cursor) ?? fault(cursor, 'unknown-purse', { text: textFrom(cursor, at, at + 1) });
};

/** `India: …` before what is bought. */
export const takePayer = (cursor: Cursor): PurseId | undefined => {
  const { at } = cursor;
  const purse = takePurse(cursor);
  if (purse !== undefined && take(cursor, 'colon', 'dash') !== undefined) return purse;
  cursor.at = at;
  return undefined;
};

/**
 * Who pays for what is bought where no line says so: of a power with several purses the one of the land that all of it
 * is put down in (P24), if that is one.
 */
export const payerByLand = (
  { ruleset }: NotationContext,
  power: Power,
  spaces: readonly SpaceId[],
): PurseId | undefined => {
  if (payerOf(ruleset, power) === undefined) return undefined;
  const land = spaces.filter((id) => spaceOf(ruleset.board, id).kind === 'land');
  const [only, ...others] = new Set(land.map((id) => purseAt(ruleset, power, id)));
  return others.length === 0 ? only : undefined;
};
