// What bookkeepers write beside their orders: sums, balances, checks, and who stands on the other side. Such a line
// orders nothing. It is compared with what was ordered: a wrong sum is worth a remark, and the total of a battle that
// is not that of its lines a question.

import { fold } from '../board/index.ts';
import { cashOf, enemiesIn } from '../engine/state/queries.ts';
import { countEntries, countUnits, type Ipc, type SpaceId, type UnitCounts } from '../vocab/index.ts';
import { boardOf, type NotationContext } from './context.ts';
import {
  atEnd,
  attempt,
  type Cursor,
  cursorOn,
  fault,
  finish,
  isNext,
  note,
  take,
  takeKeyword,
  textFrom,
} from './cursor.ts';
import { isSame, readTotal, readTotalBelow } from './declaration.ts';
import type { LineReading, SheetSoFar } from './items.ts';
import { keywordLength } from './keywords.ts';
import { nameLength } from './places.ts';
import type { Token } from './tokens.ts';
import { isUnitName, isUnits, readUnits } from './units.ts';

/** What units cost at the price of the board. */
export const costOf = ({ context }: Pick<Cursor, 'context'>, units: UnitCounts): Ipc =>
  countEntries(units).reduce((sum, [type, count]) => sum + count * boardOf(context).units[type].cost, 0);

/** Words of such a line beside those of the ledger: no more of them say nothing else. */
const MOST_WORDS = 6;

const isPlaceAt = (cursor: Cursor, at: number): boolean => {
  const { text = '' } = cursor.tokens[at] ?? {};
  return /^\p{Lu}./u.test(text) && nameLength(cursor, at) > 0;
};

/** True if somebody goes somewhere, or stands there. */
const tellsPlace = (cursor: Cursor): boolean =>
  cursor.tokens.some(({ kind }, at) => at >= cursor.at && (kind === 'arrow' || isPlaceAt(cursor, at)));

const tellsUnits = (cursor: Cursor): boolean =>
  cursor.tokens.some(({ kind }, at) => at >= cursor.at && kind === 'word' && isUnitName({ ...cursor, at }));

const behind = ({ tokens, at }: Cursor, kind: Token['kind']): readonly Token[] =>
  tokens.slice(at).filter((token) => token.kind === kind);

/** Money told, and nothing else; the last sum is compared. */
const readSums = (cursor: Cursor, { purchased, section }: SheetSoFar): LineReading | undefined => {
  const sums = behind(cursor, 'number').map(({ text }) => Number(text));
  const said = sums.at(-1);
  if (said === undefined || tellsPlace(cursor) || behind(cursor, 'word').length > MOST_WORDS) return undefined;
  const { state, power } = cursor.context;
  const [cash, cost] = [cashOf(state, power), costOf(cursor, purchased)];
  const pieces = countEntries(purchased).reduce((sum, [, count]) => sum + count, 0);
  if (section === 'purchase' && pieces > 0 && ![cash, cost, cash - cost, pieces].includes(said))
    note(cursor, 'sum-differs', { said, cost, left: cash - cost });
  return { what: 'money' };
};

/** Units added up that are put down, or only moved: no battle hangs on them. */
const readUnitSum = (cursor: Cursor, { section, placed }: SheetSoFar): LineReading | undefined => {
  if (tellsPlace(cursor)) return undefined;
  const said = attempt(cursor, () => {
    while (!atEnd(cursor) && !isUnits(cursor)) cursor.at += 1;
    return tellsUnits(cursor) ? readUnits(cursor) : undefined;
  });
  if (section === 'place' && said !== undefined && !isSame(said, placed))
    note(cursor, 'placed-differ', { said, counted: placed });
  return { what: 'note' };
};

/** Behind a word for a total: of money, of what is put down, or of a battle. */
export const readSum = (cursor: Cursor, sofar: SheetSoFar): LineReading | undefined => {
  const { section, declaration, combatMoves } = sofar;
  take(cursor, 'colon');
  // Short for a total, and Dutch for `until`: `tot slot`.
  const isUntil = fold(cursor.tokens[0]?.text ?? '') === 'tot' && !isUnits(cursor);
  // `Bij elkaar om 4 uur`: numbers alone are a sum below what is counted.
  const isCounted = section === 'purchase' || section === 'place' || section === 'noncombat-move';
  if (isUntil || (!tellsUnits(cursor) && (!isCounted || behind(cursor, 'number').length === 0)))
    return fault(cursor, 'not-understood', { text: textFrom(cursor, 0) });
  if (declaration !== null) return readTotal(cursor, declaration) && { what: 'total' };
  if (section === 'purchase') return readSums(cursor, sofar) ?? fault(cursor, 'declaration-missing', {});
  if (section === 'place' || section === 'noncombat-move')
    return readUnitSum(cursor, sofar) ?? fault(cursor, 'declaration-missing', {});
  return readTotalBelow(cursor, combatMoves) && { what: 'total' };
};

/** `Balance 0`, `Kassenbestand: 41`. */
const readBalance = (cursor: Cursor, sofar: SheetSoFar): LineReading | undefined =>
  takeKeyword(cursor, 'balance') === undefined || tellsUnits(cursor) ? undefined : readSums(cursor, sofar);

/** True for a line that checks something and orders nothing: `Check: 5 + 2 + 3 = 10 inf, as bought`. */
export const isCheck = ({ tokens }: Pick<Cursor, 'tokens'>): boolean => {
  const length = keywordLength(tokens, 0, 'check');
  return length > 0 && ['colon', 'dash'].includes(tokens[length]?.kind ?? '');
};

/** Places stand only in what is added up; what says more is asked about. */
export const readCheck = (cursor: Cursor): LineReading | undefined => {
  const isSum = cursor.tokens.some(({ text }) => text === '=');
  const isArrowed = behind(cursor, 'arrow').length > 0;
  if (behind(cursor, 'number').length > 0 && !isArrowed && (isSum || !tellsPlace(cursor))) return { what: 'note' };
  return fault(cursor, 'not-understood', { text: textFrom(cursor, 0) });
};

/** The battle that a line right below its attackers is about. */
const battleAbove = ({ declaration, closed, hinted, spoken }: SheetSoFar): SpaceId | undefined =>
  declaration?.space ?? closed ?? spoken ?? hinted;

/** `Defenders: 3 inf, 1 arm`. */
const readEnemy = (cursor: Cursor, sofar: SheetSoFar): LineReading | undefined => {
  if (takeKeyword(cursor, 'enemy') === undefined) return undefined;
  take(cursor, 'colon', 'dash');
  if (!isUnits(cursor) || isNext(cursor, 'number') === isUnitName(cursor)) return undefined;
  const said = finish(cursor, readUnits(cursor));
  const space = battleAbove(sofar);
  if (said === undefined) return undefined;
  const { ruleset, state, power } = cursor.context;
  const there = space === undefined || space === '' ? said : countUnits(enemiesIn(ruleset, state, space, power));
  if (space !== undefined && countEntries(said).some(([type, count]) => there[type] !== count))
    note(cursor, 'defenders-differ', { space, said, there });
  return { what: 'note' };
};

/** A line of a ledger that opens with a word of its own; those of sums are read where their verb is. */
export const readLedger = (cursor: Cursor, sofar: SheetSoFar): LineReading | undefined =>
  attempt(cursor, () => readBalance(cursor, sofar)) ?? attempt(cursor, () => readEnemy(cursor, sofar));

/** True if a text, such as the cell of a table, opens a line of a ledger. */
export const opensLedger = (context: NotationContext, text: string): boolean => {
  const { tokens } = cursorOn(context, 1, text);
  return (['total', 'balance', 'check', 'enemy'] as const).some((word) => keywordLength(tokens, 0, word) > 0);
};
