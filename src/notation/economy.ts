// Lines of research, purchase and placement.

import { numberOf, spaceOf } from '../board/index.ts';
import type { OrderOf } from '../engine/index.ts';
import { countEntries, type SpaceId, sumCounts, type UnitCounts, type UnitType } from '../vocab/index.ts';
import { boardOf } from './context.ts';
import {
  atEnd,
  attempt,
  type Cursor,
  fault,
  finish,
  isKeyword,
  isNext,
  peek,
  readNumber,
  take,
  takeKeyword,
} from './cursor.ts';
import { isPlace, type PlaceHint, readPlace, skipPreposition } from './places.ts';
import { LEADS } from './speech/words/forms.ts';
import { anyOf } from './speech/words/phrases.ts';
import {
  isUnitName,
  isUnits,
  MOST_UNITS,
  readUnitPhrases,
  readUnits,
  readUnitType,
  settleUnits,
  type UnitPhrase,
} from './units.ts';

export type Placement = OrderOf<'place'>['placements'][number];

/** `2`, `2 dice`, `2 research dice`. */
export const readResearch = (cursor: Cursor): number | undefined => {
  takeKeyword(cursor, 'dice');
  take(cursor, 'colon');
  const dice = readNumber(cursor, 1, 99);
  takeKeyword(cursor, 'research');
  takeKeyword(cursor, 'dice');
  skipPrice(cursor);
  return finish(cursor, dice);
};

/** What the dice cost, in brackets: `(10 IPC)`. */
const skipPrice = (cursor: Cursor): void => {
  const [open, number] = [peek(cursor), peek(cursor, 1)];
  const end = cursor.tokens.findIndex(({ kind }, at) => at > cursor.at && kind === 'close');
  if (open?.kind === 'open' && number?.kind === 'number' && end <= cursor.at + 3) cursor.at = end + 1;
};

/** `3 inf, 1 arm, 2 ftr`. */
export const readPurchase = (cursor: Cursor): UnitCounts | undefined => finish(cursor, readUnits(cursor));

/** `arm 0`, `0 tanks`: a kind of which none is bought, in a form that is filled in. */
export const readNoneOfKind = (cursor: Cursor): 'none' | undefined => {
  const isNone = (): boolean => isNext(cursor, 'number') && /^0+$/.test(take(cursor, 'number')?.text ?? '');
  const isFirst = isNext(cursor, 'number');
  if (isFirst && !isNone()) return undefined;
  take(cursor, 'times');
  if (!isUnitName(cursor) || readUnitType(cursor) === undefined) return undefined;
  while (take(cursor, 'times', 'colon', 'dash', 'other') !== undefined);
  return isFirst || isNone() ? finish(cursor, 'none') : undefined;
};

type NeutralDefence = Omit<OrderOf<'defend-neutral'>, 'nonce' | 'power'>;

/** `TUR: 3 inf 1 art`, `3 inf 1 art in Turkey`; where one neutral waits for its defenders it need not be named. */
export const readNeutralDefence = (cursor: Cursor): NeutralDefence | undefined => {
  take(cursor, 'colon');
  skipPreposition(cursor, 'at');
  const [due] = cursor.context.state.turn.due ?? [];
  let space = isUnits(cursor) ? undefined : readPlace(cursor, { kind: 'land' });
  if (cursor.problem !== undefined) return undefined;
  take(cursor, 'colon', 'dash');
  takeKeyword(cursor, 'with');
  const units = readUnits(cursor);
  if (units === undefined) return undefined;
  if (space === undefined && atEnd(cursor) && due?.choice === 'neutral-defence') space = due.space;
  if (space === undefined) {
    takeKeyword(cursor, 'at');
    space = readPlace(cursor, { kind: 'land' });
  }
  return space === undefined ? undefined : finish(cursor, { type: 'defend-neutral', space, units });
};

/** Whether a name without a number is all that was bought of its kind: `inf EUS`, but not `tank EUS`. */
type Bare = 'all' | 'one';

/** Letters of names that are short for one or several. */
const MOST_SHORT = 3;

/** `Trn`, `Pz`, `inf`: no number is told by what is so short, whatever the language. */
export const isShort = ({ text }: UnitPhrase): boolean => text.length <= MOST_SHORT;

/** The phrases with what the purchase tells: how many `all` are, and which ship an `SS` must be. */
const fromPurchase = (
  cursor: Cursor,
  phrases: readonly UnitPhrase[],
  purchased: UnitCounts,
  bare: Bare,
): readonly UnitPhrase[] =>
  phrases.flatMap((phrase): readonly UnitPhrase[] => {
    const bought = (type: UnitType): number => purchased[type] ?? 0;
    if (phrase.count === 'all' && phrase.readings.length === 0)
      return countEntries(purchased).map(([type, count]) => ({ ...phrase, count, readings: [type] }));
    const fit = phrase.readings.filter((type) => bought(type) > 0);
    const readings = fit.length === 1 ? fit : phrase.readings;
    const [only] = readings;
    const isSeveral =
      bare === 'all' &&
      phrase.bare === 'yes' &&
      only !== undefined &&
      (isShort(phrase) || numberOf(boardOf(cursor.context).units[only], phrase.text) !== 'one');
    const isAll = phrase.count === 'all' || isSeveral;
    const isCounted = isAll && only !== undefined && readings.length === 1 && bought(only) > 0;
    return [{ ...phrase, readings, count: isCounted ? bought(only) : phrase.count }];
  });

/** Where units of these kinds can only be put down. */
const targetHint = (cursor: Cursor, phrases: readonly UnitPhrase[]): PlaceHint => {
  const types = phrases.flatMap(({ readings }) => readings);
  const domains = new Set(types.map((type) => boardOf(cursor.context).units[type].domain));
  if (domains.size === 1 && domains.has('sea')) return { kind: 'sea' };
  return domains.has('land') || domains.has('facility') ? { kind: 'land' } : {};
};

const readLaunch = (cursor: Cursor): SpaceId | null | undefined => {
  const bracket = isNext(cursor, 'open');
  if (bracket) take(cursor, 'open');
  if (takeKeyword(cursor, 'complex') === undefined) return bracket ? fault(cursor, 'left-over', { text: '(' }) : null;
  const from = readPlace(cursor, { kind: 'land' });
  if (from === undefined) return undefined;
  return bracket && take(cursor, 'close') === undefined ? fault(cursor, 'bracket-open', {}) : from;
};

/** `2 ftr`, `ftr`: one kind, so that a comma goes on with the next placement. */
const readBoarding = (cursor: Cursor): UnitCounts | undefined => {
  const count = isNext(cursor, 'number') ? readNumber(cursor, 1, MOST_UNITS) : 1;
  const unit = count === undefined ? undefined : readUnitType(cursor);
  return unit === undefined ? undefined : { [unit]: count };
};

/** `trn near Japan`: which zone is off it, a sentence may tell. */
const NEAR = new RegExp(`^(?:${anyOf(LEADS.near)})$`, 'iu');

const readPlacement = (cursor: Cursor, purchased: UnitCounts, bare: Bare): Placement | undefined => {
  let space: SpaceId | undefined;
  if (!isUnits(cursor) && isPlace(cursor)) {
    space = readPlace(cursor);
    take(cursor, 'colon', 'dash', 'arrow');
  }
  const read = readUnitPhrases(cursor);
  if (read === undefined) return undefined;
  const phrases = fromPurchase(cursor, read, purchased, bare);
  if (phrases.length === 0) return fault(cursor, 'nothing-bought', {}, [], read[0]?.token);
  if (space === undefined) {
    const isNear = NEAR.test(peek(cursor)?.text ?? '');
    if (take(cursor, 'arrow', 'dash') === undefined) takeKeyword(cursor, 'at', 'to');
    const hint = targetHint(cursor, phrases);
    space = readPlace(cursor, hint);
    const isShore = space !== undefined && spaceOf(boardOf(cursor.context), space).kind === 'land';
    if (isNear && isShore && hint.kind === 'sea') return fault(cursor, 'space-missing', {});
  }
  if (space === undefined) return undefined;
  const counted = phrases.every(({ count }) => count !== 'all');
  if (!counted) return fault(cursor, 'all-of-what', {}, [], phrases[0]?.token);
  const units = settleUnits(cursor, phrases, { space, power: cursor.context.power });
  const from = units && readLaunch(cursor);
  if (units === undefined || from === undefined) return undefined;
  const boards = takeKeyword(cursor, 'with', 'carrying') === undefined ? null : readBoarding(cursor);
  if (boards === undefined) return undefined;
  return { space, units, ...(from === null ? {} : { from }), ...(boards === null ? {} : { boards }) };
};

/**
 * `3 inf RUS, 2 inf KAR`, `3 inf at Moscow`, `RUS: 3 inf`, `1 trn BAL (from GER)`, `1 ac WCO with 2 ftr`, planes that
 * stand at the complex; `none` is an empty list.
 *
 * @param purchased what there is to place
 */
export const readPlacements = (cursor: Cursor, purchased: UnitCounts): readonly Placement[] | undefined => {
  if (takeKeyword(cursor, 'none') !== undefined) return finish(cursor, []);
  const whole = attempt(cursor, () => {
    const all = placementsIn(cursor, purchased, 'all');
    const sum = sumCounts(all?.map(({ units }) => units) ?? []);
    return countEntries(sum).every(([type, count]) => count <= (purchased[type] ?? 0)) ? all : undefined;
  });
  // `inf KAR, inf RUS`: one each.
  return whole ?? placementsIn(cursor, purchased, 'one');
};

const placementsIn = (cursor: Cursor, purchased: UnitCounts, bare: Bare): readonly Placement[] | undefined => {
  const placements: Placement[] = [];
  do {
    const placement = readPlacement(cursor, purchased, bare);
    if (placement === undefined) return undefined;
    placements.push(placement);
    while (
      take(cursor, 'comma', 'plus', 'semicolon') !== undefined ||
      (isKeyword(cursor, 'and') && takeKeyword(cursor, 'and'))
    );
  } while (!atEnd(cursor));
  return placements;
};
