// Lines that answer what only some rulesets ask: which planes rise against raiders, what an advance buys, who pays a
// tribute, which units of allies are taken over, who keeps land that two have taken.

import type { OrderOf } from '../engine/index.ts';
import type { Ipc, Power } from '../vocab/index.ts';
import { dueBattle, readBattle } from './battles.ts';
import { readForce, readIpc, readPower } from './bid.ts';
import type { NotationContext } from './context.ts';
import { atEnd, type Cursor, fault, finish, isKeyword, isNext, readNumber, take, takeKeyword } from './cursor.ts';
import type { BareOrder } from './items.ts';
import { isPlace, readPlace, skipPreposition, takePower } from './places.ts';
import { readPurse } from './purses.ts';
import { isUnits, readUnits, readUnitType } from './units.ts';

/** The verbs of these lines, and whether a ruleset knows what they are for. */
export const KNOWN_TO: {
  readonly [verb in
    | 'intercept'
    | 'cash-advance'
    | 'tribute'
    | 'divide-fund'
    | 'land-patrols'
    | 'kamikaze'
    | 'recall'
    | 'lend-lease'
    | 'give-land']: (context: NotationContext) => boolean;
} = {
  intercept: ({ ruleset }) => ruleset.combat.escorts !== undefined,
  'cash-advance': ({ ruleset }) => ruleset.cashAdvance !== undefined,
  tribute: ({ ruleset }) => ruleset.nationLand !== undefined,
  'divide-fund': ({ ruleset }) => ruleset.convoys !== undefined && ruleset.convoys.funds !== 'none',
  'land-patrols': ({ ruleset }) => ruleset.movement.patrols !== 'none',
  kamikaze: ({ ruleset }) => ruleset.combat.kamikaze !== undefined,
  recall: ({ ruleset }) => ruleset.spoils?.some((spoils) => spoils.recall !== undefined) === true,
  'lend-lease': ({ ruleset }) => ruleset.lendLease !== undefined,
  'give-land': ({ ruleset }) => ruleset.capture.takenTogether !== undefined,
};

type Bare<
  T extends
    | 'intercept'
    | 'cash-advance'
    | 'share-tribute'
    | 'divide-fund'
    | 'land-patrols'
    | 'kamikaze'
    | 'recall'
    | 'lend-lease'
    | 'give-land',
> = Omit<OrderOf<T>, 'nonce' | 'power'>;

/** True for a line that says that nothing is meant. */
const isNone = (cursor: Cursor): boolean => takeKeyword(cursor, 'none') !== undefined;

/** Reads one part or more until the line ends, with commas and the like between them; undefined after a problem. */
const readParts = <T>(cursor: Cursor, read: () => T | undefined): readonly T[] | undefined => {
  const parts: T[] = [];
  // Who means that there is nothing says so.
  while (parts.length === 0 || !atEnd(cursor)) {
    const part = read();
    if (part === undefined) return undefined;
    parts.push(part);
    while (take(cursor, 'comma', 'plus', 'semicolon') !== undefined || takeKeyword(cursor, 'and') !== undefined);
  }
  return parts;
};

/** `intercept GER: 2 ftr`, `intercept GER: none`; where one raid waits it need not be named. */
const readInterception = (cursor: Cursor): Bare<'intercept'> | undefined => {
  take(cursor, 'colon');
  skipPreposition(cursor, 'at');
  const isNamed = !isUnits(cursor) && !isKeyword(cursor, 'none') && !atEnd(cursor);
  const battle = isNamed ? readBattle(cursor) : dueBattle(cursor, 'intercept');
  if (battle === undefined) return undefined;
  take(cursor, 'colon', 'dash');
  takeKeyword(cursor, 'with');
  if (isNone(cursor)) return finish(cursor, { type: 'intercept', battle, units: {} });
  const units = readUnits(cursor);
  return units && finish(cursor, { type: 'intercept', battle, units });
};

/** `cash advance: 2 inf POL, 1 sub AZS`, `cash advance: none`. */
const readAdvance = (cursor: Cursor): Bare<'cash-advance'> | undefined => {
  take(cursor, 'colon', 'dash');
  if (isNone(cursor)) return finish(cursor, { type: 'cash-advance', placements: [] });
  const forces = readParts(cursor, () => {
    const { at, context } = cursor;
    const named = takePower(cursor);
    if (named !== undefined && named !== context.power) return fault(cursor, 'power-apart', { power: named });
    cursor.at = at;
    return readForce(cursor);
  });
  const placements = forces?.map(({ space, units }) => ({ space, units }));
  return placements && finish(cursor, { type: 'cash-advance', placements });
};

/** `tribute: 3 USA, 1 UK`. */
const readTribute = (cursor: Cursor): Bare<'share-tribute'> | undefined => {
  take(cursor, 'colon', 'dash');
  const shares = readParts(cursor, () => {
    const named: Power | undefined = isNext(cursor, 'number') ? undefined : readPower(cursor);
    const ipc = readIpc(cursor);
    const power = ipc === undefined ? undefined : (named ?? readPower(cursor));
    return ipc === undefined || power === undefined ? undefined : { power, ipc };
  });
  return shares && finish(cursor, { type: 'share-tribute', shares: [...shares] });
};

/** Shares of a fund as the line tells them; `whole`: what there is to divide, where that is known. */
const readShares = (cursor: Cursor, whole: Ipc | undefined): Bare<'divide-fund'> | undefined => {
  take(cursor, 'colon', 'dash');
  let divided = 0;
  const shares = readParts(cursor, () => {
    const isLeft = (): boolean => whole !== undefined && takeKeyword(cursor, 'rest', 'all') !== undefined;
    const share = (): Ipc | undefined => (isLeft() ? Math.max(0, (whole ?? 0) - divided) : readIpc(cursor));
    const first = isNext(cursor, 'number') || isKeyword(cursor, 'rest') || isKeyword(cursor, 'all');
    const named = first ? undefined : readPurse(cursor);
    if (named !== undefined) take(cursor, 'colon', 'dash');
    const ipc = share();
    const purse = ipc === undefined ? undefined : (named ?? readPurse(cursor));
    divided += ipc ?? 0;
    return ipc === undefined || purse === undefined ? undefined : { purse, ipc };
  });
  return shares && finish(cursor, { type: 'divide-fund', shares: [...shares] });
};

/**
 * `convoy money: 8 India, 4 Australia`; `all to India`, `8 India, the rest to Australia`. Where several funds wait, one
 * sheet may divide them all: a line is about the first of them whose purses it names.
 */
const readFund = (cursor: Cursor): Bare<'divide-fund'> | undefined => {
  const { context, at } = cursor;
  const due = (context.state.turn.due ?? []).flatMap((each) => {
    const [power] = each.from;
    return each.choice === 'fund' && power !== undefined ? [{ power, ipc: each.ipc }] : [];
  });
  for (const { power, ipc } of due) {
    const own: Cursor = { ...cursor, context: { ...context, power } };
    const order = readShares(own, ipc);
    if (order === undefined) continue;
    cursor.at = own.at;
    return order;
  }
  cursor.at = at;
  return readShares(cursor, due.find(({ power }) => power === context.power)?.ipc);
};

/** `land patrols: 1 SZ 9 > HAW`, `land patrols: 2 ftr SZ 9 > SZ 9`, onto a carrier there. */
const readPatrols = (cursor: Cursor): Bare<'land-patrols'> | undefined => {
  take(cursor, 'colon', 'dash');
  const landings = readParts(cursor, () => {
    const count = readNumber(cursor, 1, 99);
    if (isUnits(cursor) && !isPlace(cursor)) readUnitType(cursor);
    skipPreposition(cursor, 'from', 'at');
    const zone = readPlace(cursor, { kind: 'sea' });
    if (zone === undefined || take(cursor, 'arrow', 'dash') === undefined) skipPreposition(cursor, 'to', 'at');
    const to = zone === undefined ? undefined : readPlace(cursor, { near: zone });
    return count === undefined || zone === undefined || to === undefined ? undefined : { zone, count, to };
  });
  return landings && finish(cursor, { type: 'land-patrols', landings: [...landings] });
};

/** `kamikaze: 2 battleship SZ 24, 1 carrier SZ 35`: so many on one ship; the same ship again is another one. */
const readKamikaze = (cursor: Cursor): Bare<'kamikaze'> | undefined => {
  take(cursor, 'colon', 'dash');
  if (isNone(cursor)) return finish(cursor, { type: 'kamikaze', strikes: [] });
  const strikes = readParts(cursor, () => {
    const attacks = isNext(cursor, 'number') ? readNumber(cursor, 1, 99) : 1;
    takeKeyword(cursor, 'on');
    const power = takePower(cursor);
    const unit = attacks === undefined ? undefined : readUnitType(cursor);
    if (unit === undefined) return undefined;
    skipPreposition(cursor, 'at', 'to');
    const space = readPlace(cursor, { kind: 'sea' });
    return attacks === undefined || space === undefined
      ? undefined
      : { space, unit, attacks, ...(power === undefined ? {} : { power }) };
  });
  return strikes && finish(cursor, { type: 'kamikaze', strikes: [...strikes] });
};

/** `recall: all`, `recall: none`. */
const readRecall = (cursor: Cursor): Bare<'recall'> | undefined => {
  take(cursor, 'colon', 'dash');
  if (isNone(cursor)) return finish(cursor, { type: 'recall', units: 'none' });
  takeKeyword(cursor, 'all');
  return finish(cursor, { type: 'recall', units: 'all' });
};

/** `lend-lease: UK 2 inf MOS, USA 1 ftr LEN`, `lend-lease: none`. */
const readLendLease = (cursor: Cursor): Bare<'lend-lease'> | undefined => {
  take(cursor, 'colon', 'dash');
  if (isNone(cursor)) return finish(cursor, { type: 'lend-lease', units: [] });
  const units = readParts(cursor, () => readForce(cursor));
  return units && finish(cursor, { type: 'lend-lease', units: [...units] });
};

/** `give land: SIA > China, FIC > China`. */
const readGift = (cursor: Cursor): Bare<'give-land'> | undefined => {
  take(cursor, 'colon', 'dash');
  const land = readParts(cursor, () => {
    const space = readPlace(cursor, { kind: 'land' });
    if (space !== undefined && take(cursor, 'arrow', 'dash', 'colon') === undefined)
      skipPreposition(cursor, 'to', 'at');
    const to = space === undefined ? undefined : readPower(cursor);
    return space === undefined || to === undefined ? undefined : { space, to };
  });
  return land && finish(cursor, { type: 'give-land', land: [...land] });
};

const READERS = {
  intercept: readInterception,
  'cash-advance': readAdvance,
  tribute: readTribute,
  'divide-fund': readFund,
  'land-patrols': readPatrols,
  kamikaze: readKamikaze,
  recall: readRecall,
  'lend-lease': readLendLease,
  'give-land': readGift,
};

/** What stands behind the verb of one of these lines. */
export const readChoice = (cursor: Cursor, verb: keyof typeof KNOWN_TO): BareOrder | undefined => READERS[verb](cursor);
