// The line of a bid: `bid 17: 3 inf UKR, japan 1 trn SOJ, 3 ipc japan, rest to germany, against 19`. Whose the units
// are is said before them, or follows from the land they go to; at sea they are those of whoever bids. Under `bid -6`
// all of it is given up.

import type { OrderOf } from '../engine/index.ts';
import { spaceAt } from '../engine/state/queries.ts';
import { areFriends } from '../engine/state/relation.ts';
import { countEntries, type Ipc, type Power } from '../vocab/index.ts';
import { atEnd, type Cursor, fault, finish, isNext, peek, readNumber, take, takeKeyword, textFrom } from './cursor.ts';
import { keywordLength } from './keywords.ts';
import { type PlaceHint, readPlace, skipPreposition, takePower } from './places.ts';
import { readUnitPhrases, settleUnits } from './units.ts';

type Bid = Omit<OrderOf<'bid'>, 'power'>;
type Force = Bid['units'][number];

const MOST_IPC = 9999;

/** A power by name. */
export const readPower = (cursor: Cursor): Power | undefined => {
  skipPreposition(cursor, 'to');
  const { at } = cursor;
  return takePower(cursor) ?? fault(cursor, 'unknown-power', { text: textFrom(cursor, at) });
};

/** Units and where they stand, with their power before them if it does not follow from the place. */
export const readForce = (cursor: Cursor): Force | undefined => {
  const { ruleset, state, power: bidder } = cursor.context;
  const said = takePower(cursor);
  const phrases = readUnitPhrases(cursor);
  if (phrases === undefined) return undefined;
  skipPreposition(cursor, 'at', 'to');
  const domains = new Set(phrases.flatMap(({ readings }) => readings.map((type) => ruleset.board.units[type].domain)));
  const hint: PlaceHint = domains.size === 1 && domains.has('sea') ? { kind: 'sea' } : { kind: 'land' };
  const space = readPlace(cursor, hint);
  if (space === undefined) return undefined;
  const { control } = spaceAt(state, space);
  const power = said ?? (control !== null && areFriends(ruleset, state, control, bidder) ? control : bidder);
  if (phrases.some(({ count }) => count === 'all')) return fault(cursor, 'all-of-what', {}, [], phrases[0]?.token);
  const units = settleUnits(cursor, phrases, { space, power });
  return units && { space, power, units };
};

/** What the units cost by the printed price. */
const priceOf = ({ ruleset }: Cursor['context'], units: readonly Force[]): Ipc =>
  units.reduce(
    (sum, force) =>
      countEntries(force.units).reduce((all, [type, count]) => all + count * ruleset.board.units[type].cost, sum),
    0,
  );

const isMoney = (cursor: Cursor): boolean =>
  isNext(cursor, 'number') && keywordLength(cursor.tokens, cursor.at + 1, 'ipc') > 0;

/** A total: with a minus right before the number it is below 0. */
const readTotal = (cursor: Cursor): Ipc | undefined => {
  const sign = peek(cursor);
  const number = peek(cursor, 1);
  const below = sign?.kind === 'dash' && number?.kind === 'number' && number.column === sign.column + 1;
  if (below) take(cursor, 'dash');
  const ipc = readIpc(cursor);
  return ipc === undefined || !below ? ipc : 0 - ipc;
};

/** A number of IPC, with or without the word behind it. */
export const readIpc = (cursor: Cursor): Ipc | undefined => {
  const ipc = readNumber(cursor, 0, MOST_IPC);
  takeKeyword(cursor, 'ipc');
  return ipc;
};

/** What the parts of the line have come to so far. */
interface Parts {
  readonly units: readonly Force[];
  readonly money: ReadonlyMap<Power, Ipc>;
  /** Who gets what the rest of the line leaves of the total. */
  readonly rest?: Power;
  readonly against?: Ipc;
}

const readPart = (cursor: Cursor, sofar: Parts): Parts | undefined => {
  if (takeKeyword(cursor, 'rest') !== undefined) {
    const rest = readPower(cursor);
    return rest && { ...sofar, rest };
  }
  if (takeKeyword(cursor, 'versus') !== undefined) {
    const against = readTotal(cursor);
    return against === undefined ? undefined : { ...sofar, against };
  }
  if (isMoney(cursor)) {
    const ipc = readIpc(cursor);
    const power = ipc === undefined ? undefined : readPower(cursor);
    if (ipc === undefined || power === undefined) return undefined;
    return { ...sofar, money: new Map(sofar.money).set(power, (sofar.money.get(power) ?? 0) + ipc) };
  }
  const force = readForce(cursor);
  return force && { ...sofar, units: [...sofar.units, force] };
};

/** What stands behind the verb. The rest of the total is money of whoever is named for it. */
export const readBid = (cursor: Cursor): Bid | undefined => {
  take(cursor, 'colon');
  const total = readTotal(cursor);
  if (total === undefined) return undefined;
  take(cursor, 'colon', 'dash', 'comma');
  let parts: Parts = { units: [], money: new Map() };
  while (!atEnd(cursor)) {
    const read = readPart(cursor, parts);
    if (read === undefined) return undefined;
    parts = read;
    while (take(cursor, 'comma', 'plus', 'semicolon') !== undefined || takeKeyword(cursor, 'and') !== undefined);
  }
  const { units, money, rest, against } = parts;
  const given = [...money.values()].reduce((sum, ipc) => sum + ipc, 0);
  const left = Math.max(0, Math.abs(total) - priceOf(cursor.context, units) - given);
  const treasury = new Map(money);
  if (rest !== undefined && left > 0) treasury.set(rest, (treasury.get(rest) ?? 0) + left);
  return finish(cursor, {
    type: 'bid',
    total,
    units: [...units],
    treasury: Object.fromEntries(treasury),
    ...(against === undefined ? {} : { against }),
  });
};
