// Purchases with their arithmetic, in whatever order somebody writes it: `Inf: 8 x 3 = 24`, `9: 3 inf`,
// `38 - 18 (6 inf) = 20`, `1 bmr at 15 -> 23`. Which number counts the units is what the prices of the board say: the
// one way to count in which every other number is a price, a sum or what is left of the purse.

import { cashOf } from '../../../engine/state/queries.ts';
import {
  countEntries,
  isBefore,
  type Language,
  sumCounts,
  type UnitCounts,
  type UnitType,
} from '../../../vocab/index.ts';
import type { NotationContext } from '../../context.ts';
import { attempt, type Cursor, cursorOn, finish } from '../../cursor.ts';
import type { SheetSoFar } from '../../items.ts';
import { costOf } from '../../ledger.ts';
import { nameLength } from '../../places.ts';
import type { Token } from '../../tokens.ts';
import { nameOfUnits, readUnitPhrases } from '../../units.ts';
import type { Said } from '../said.ts';
import { elementsOf } from '../sentence/elements.ts';
import { numberAt, wordsAt } from '../words/lexicon.ts';
import type { SpeechWord } from '../words/words.ts';
import { type Bought, behindAll, between, inBrackets, placementsOf } from './bought-sites.ts';
import { isPayable, speaksOfThose } from './buying.ts';

type Piece =
  | { readonly kind: 'number'; readonly value: number }
  /** `counted`: a number stands right before the name. */
  | { readonly kind: 'unit'; readonly types: readonly UnitType[]; readonly counted: boolean };

/** Words that say nothing beside sums, and those with which it is no sum. */
const BESIDE = ['ipc', 'save', 'spend', 'buy', 'small', 'article', 'and', 'being', 'rest', 'own', 'at'] as const;
const NEVER: readonly SpeechWord[] = ['not', 'past', 'others', 'condition', 'another-time', 'doubt', 'attack', 'move'];
/** Words that nobody knows, at most. */
const MOST_OTHERS = 2;

/** Kinds of units on a line, and ways to count them, at most. */
const MOST_KINDS = 6;
const MOST_WAYS = 5_000;

/** The numbers and names of a line; undefined if it says more than sums do. */
const piecesOf = (cursor: Cursor, language: Language, most: number): readonly Piece[] | undefined => {
  const { tokens } = cursor;
  const pieces: Piece[] = [];
  let others = 0;
  /** Where the last number ends. */
  let counts = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token?.kind !== 'word') {
      if (token?.kind === 'number') {
        pieces.push({ kind: 'number', value: Number(token.text) });
        counts = at + 1;
      }
      at += 1;
      continue;
    }
    const inside: Cursor = { ...cursor, at };
    const isCounted = at > 0 && (at === counts || (tokens[at - 1]?.kind === 'times' && at - 1 === counts));
    const words = wordsAt(tokens, at, language);
    const spoken = numberAt(tokens, at, language);
    const units =
      BESIDE.some((word) => words?.value.has(word)) && !isCounted
        ? undefined
        : nameOfUnits(inside, isCounted ? 'beginning' : 'whole');
    if (units !== undefined && inside.problem === undefined) {
      pieces.push({ kind: 'unit', types: units.readings, counted: isCounted });
      at = inside.at;
    } else if (spoken !== undefined && !words?.value.has('article')) {
      pieces.push({ kind: 'number', value: spoken.value });
      at += spoken.length;
      counts = at;
    } else if (words !== undefined && NEVER.some((word) => words.value.has(word))) return undefined;
    else if (words !== undefined && BESIDE.some((word) => words.value.has(word))) at += words.length;
    else if (nameLength(cursor, at) > 0 && /^\p{Lu}/u.test(token.text)) return undefined;
    else {
      others += 1;
      at += 1;
    }
  }
  return others > most ? undefined : pieces;
};

/** How one kind may be counted: by which of the numbers beside its name, if by any. */
interface Way {
  readonly bought: Bought;
  readonly by: number | null;
}

const waysOf = (cursor: Cursor, pieces: readonly Piece[], at: number, purse: number): readonly Way[] => {
  const piece = pieces[at];
  if (piece?.kind !== 'unit') return [];
  const last = pieces.slice(0, at).findLastIndex(({ kind }) => kind === 'unit');
  const next = pieces.findIndex(({ kind }, index) => index > at && kind === 'unit');
  const counts = pieces.flatMap((each, index) =>
    each.kind === 'number' && index > last && index < (next < 0 ? pieces.length : next) && each.value > 0
      ? [[index, each.value] as const]
      : [],
  );
  return piece.types.flatMap((type): readonly Way[] => {
    const isPayable = (count: number): boolean => costOf(cursor, { [type]: count }) <= purse;
    const payable = counts.filter(([, count]) => isPayable(count));
    const [own] = piece.counted ? counts.filter(([by]) => by === at - 1) : [];
    // `15 factory` says what it costs; more than can be paid otherwise is bought by nobody.
    const isPrice = own !== undefined && own[1] === costOf(cursor, { [type]: 1 });
    if (own !== undefined && (isPayable(own[1]) || !isPrice))
      return isPayable(own[1]) ? [{ bought: { type, count: own[1] }, by: own[0] }] : [];
    const bare: readonly Way[] = isPayable(1) ? [{ bought: { type, count: 1 }, by: null }] : [];
    return [...bare, ...payable.map(([by, count]): Way => ({ bought: { type, count }, by }))];
  });
};

/** Each way to take one of each row. */
const combined = (rows: readonly (readonly Way[])[]): readonly (readonly Way[])[] =>
  rows.reduce<readonly (readonly Way[])[]>(
    (sofar, row) =>
      sofar.flatMap((ways) =>
        row.filter(({ by }) => by === null || !ways.some((way) => way.by === by)).map((way) => [...ways, way]),
      ),
    [[]],
  );

/** How many other numbers are sums or what is left; undefined if one is neither that nor a price nor a count of all. */
const explained = (
  cursor: Cursor,
  pieces: readonly Piece[],
  ways: readonly Way[],
  before: UnitCounts,
): number | undefined => {
  const { state, power } = cursor.context;
  const cash = cashOf(state, power);
  const costs = ways.map(({ bought: { type, count } }) => costOf(cursor, { [type]: count }));
  const sums = costs.map((_, at) => costs.slice(0, at + 1).reduce((sum, cost) => sum + cost, 0));
  const spent = costOf(cursor, before);
  const totals = new Set([
    cash,
    cash - spent,
    ...costs,
    ...sums.flatMap((sum) => [sum, spent + sum, cash - spent - sum]),
  ]);
  // Beside several kinds somebody may count his pieces.
  const inAll = ways.length > 1 ? [ways.reduce((sum, { bought }) => sum + bought.count, 0)] : [];
  const beside = new Set([...inAll, ...ways.map(({ bought: { type } }) => costOf(cursor, { [type]: 1 }))]);
  const others = pieces.flatMap((piece, at) =>
    piece.kind === 'number' && !ways.some(({ by }) => by === at) ? [piece.value] : [],
  );
  if (!others.every((value) => totals.has(value) || beside.has(value))) return undefined;
  return others.filter((value) => totals.has(value)).length;
};

/** What the units of a line come to in order, if there is one way to count them in which its sums are right. */
const reckon = (
  cursor: Cursor,
  language: Language,
  { purchased, section }: SheetSoFar,
): readonly Bought[] | undefined => {
  const pieces = piecesOf(cursor, language, section === 'purchase' ? MOST_OTHERS : 0);
  const kinds = pieces?.filter(({ kind }) => kind === 'unit').length ?? 0;
  if (pieces === undefined || kinds === 0 || kinds > MOST_KINDS || pieces.length === kinds) return undefined;
  const { state, power } = cursor.context;
  const purse = cashOf(state, power) - costOf(cursor, purchased);
  const rows = pieces.flatMap(({ kind }, at) => (kind === 'unit' ? [waysOf(cursor, pieces, at, purse)] : []));
  if (rows.reduce((product, { length }) => product * length, 1) > MOST_WAYS) return undefined;
  // A name without a number is one, where no number counts it.
  const rank = (ways: readonly Way[]): number => ways.filter(({ by }) => by !== null).length;
  let best: readonly [number, number] = [1, 0];
  const fitting = new Map<string, readonly Bought[]>();
  for (const ways of combined(rows)) {
    const now = [explained(cursor, pieces, ways, purchased) ?? 0, rank(ways)] as const;
    if (now[0] < best[0] || (now[0] === best[0] && now[1] < best[1])) continue;
    if (now[0] > best[0] || now[1] > best[1]) fitting.clear();
    best = now;
    const bought = ways.map((way) => way.bought);
    fitting.set(JSON.stringify(bought), bought);
  }
  const [only, ...more] = fitting.values();
  return more.length === 0 ? only : undefined;
};

/** The units of a line counted plainly, `3 inf, 2 arm`. */
const listed = (cursor: Cursor): readonly Bought[] | undefined => {
  const phrases = attempt(cursor, () => finish(cursor, readUnitPhrases(cursor)));
  const bought = phrases?.flatMap(({ readings: [type, ...others], count, bare }): readonly Bought[] =>
    type !== undefined && others.length === 0 && count !== 'all' && bare === undefined ? [{ type, count }] : [],
  );
  return bought?.length === phrases?.length ? bought : undefined;
};

/** True where what is counted is bought: under its heading, or before anything else is ordered. */
const buysHere = ({ ruleset, state }: NotationContext, sofar: SheetSoFar): boolean =>
  sofar.declaration === null &&
  (sofar.section === 'purchase' ||
    (sofar.section === null && sofar.combatMoves.length === 0 && sofar.fought === 'no')) &&
  isBefore(ruleset.phases, state.turn.phase, 'combat-move');

/**
 * A line that is a purchase with its sums, or with the places where each goes, and nothing else.
 *
 * @param opening whether the heading of purchases stands before it on its line
 */
export const readReckoning = (
  context: NotationContext,
  line: number,
  text: string,
  sofar: SheetSoFar,
  language: Language,
  opening: 'purchase' | 'none',
): Said | undefined => {
  if (!buysHere(context, sofar)) return undefined;
  const whole = cursorOn(context, line, text);
  const verb = wordsAt(whole.tokens, 0, language);
  const isVerb = verb?.value.has('buy') === true && !verb.value.has('ipc');
  const cursor: Cursor = { ...whole, tokens: whole.tokens.slice(isVerb ? verb.length : 0) };
  const elements = elementsOf(cursor, language);
  if (speaksOfThose(cursor, elements)) return undefined;
  const bracketed = inBrackets(cursor, elements);
  const apart = bracketed.sites.length > 0 ? undefined : behindAll(cursor, elements);
  const told = apart ?? bracketed;
  const readIn = (tokens: readonly Token[]) => {
    const plain: Cursor = { ...cursor, tokens, at: 0 };
    const units = listed({ ...plain });
    return units === undefined
      ? { units: reckon(plain, language, sofar), how: 'summed' as const }
      : { units, how: 'listed' as const };
  };
  const read = readIn(told.rest);
  // A plain list is read as one.
  if (told.sites.length === 0 && read.how === 'listed') return undefined;
  // Who names a place beside units says by a heading, by their cost or by the line above that he buys them.
  const mixed = read.units === undefined ? between(cursor, elements) : undefined;
  const beside = mixed && readIn(mixed.rest);
  const isListed =
    opening === 'purchase' ||
    isVerb ||
    (sofar.section === 'purchase' &&
      (countEntries(sofar.purchased).length === 0 || countEntries(sofar.placed).length > 0));
  const bought = read.units ?? (beside?.how === 'summed' || isListed ? beside?.units : undefined);
  const placements = bought && placementsOf(cursor, mixed ?? told, bought);
  if (bought === undefined || placements === undefined || cursor.problem !== undefined) return undefined;
  const units = sumCounts(bought.map(({ type, count }) => ({ [type]: count })));
  // Who talks of more than he can pay may talk of something else.
  if (!isPayable(context, sofar.purchased, units) && sofar.section !== 'purchase') return undefined;
  const placed = placements.length === 0 ? [] : [{ kind: 'place', placements, told: 'ahead' } as const];
  return {
    what: 'order',
    items: [{ kind: 'purchase', units }, ...placed],
    remarks: cursor.remarks,
    section: 'purchase',
  };
};
