// What stands behind a way: where planes land, that it is a raid, whose transports carry, what a ship has aboard. Each
// may stand in brackets or without, in any order.

import { findPower, spaceOf } from '../board/index.ts';
import { carriersIn } from '../engine/movement/hosts.ts';
import { isHeldByFriends, spaceAt } from '../engine/state/queries.ts';
import { countEntries, type Power, type SpaceId, type UnitCounts, type UnitType } from '../vocab/index.ts';
import { boardOf, type NotationContext } from './context.ts';
import { atEnd, attempt, type Cursor, fault, isNext, peek, readNumber, take, takeKeyword, textFrom } from './cursor.ts';
import { keywordLength } from './keywords.ts';
import { isPlace, type PlaceHint, readPlace, skipPreposition, takePower } from './places.ts';
import { isUnits, MOST_UNITS, readUnits } from './units.ts';

export interface Notes {
  readonly raid?: 'yes';
  readonly patrol?: 'yes';
  /** The target is said to be empty. */
  readonly walkIn?: 'yes';
  readonly bombard?: 'yes';
  /** `empty`, or ships with nothing aboard: which of the two, the units tell. */
  readonly empty?: 'yes';
  readonly land?: SpaceId;
  /** Planes come down where they took off. */
  readonly home?: 'yes';
  readonly origin?: SpaceId;
  readonly via?: readonly SpaceId[];
  readonly cargo?: UnitCounts;
  /** Transports that carry: how many, whose. */
  readonly by?: { readonly count?: number; readonly power?: Power; readonly ship?: UnitType };
}

/** True for warships of whoever writes that lift troops. */
const liftsBeside = ({ context: { ruleset, power } }: Cursor, ship: UnitType): boolean => {
  const { warships } = ruleset.transports;
  return warships !== 'lift-nothing' && warships.some((each) => each.power === power && each.ship === ship);
};

/** `by 2 trn`, `on USSR trn`, `with 2 inf`: transports that carry, or else what is aboard. */
const readCarried = (cursor: Cursor): Notes | undefined => {
  const ships = attempt(cursor, (): Notes | undefined => {
    const count = isNext(cursor, 'number') ? readNumber(cursor, 1, MOST_UNITS) : undefined;
    const power = takePower(cursor);
    const units = readUnits(cursor);
    const [entry, ...others] = units === undefined ? [] : countEntries(units);
    const isShip = entry !== undefined && (entry[0] === 'transport' || liftsBeside(cursor, entry[0]));
    if (!isShip || others.length > 0 || cursor.problem !== undefined) return undefined;
    const said = count ?? (entry[1] > 1 ? entry[1] : undefined);
    return {
      by: {
        ...(said === undefined ? {} : { count: said }),
        ...(power === undefined ? {} : { power }),
        ...(entry[0] === 'transport' ? {} : { ship: entry[0] }),
      },
    };
  });
  if (ships !== undefined) return ships;
  const owner = peek(cursor);
  if (owner?.kind === 'word' && !isUnits(cursor)) {
    // `on Rusia trn`: the word before the ships can only be their owner.
    const found = findPower(boardOf(cursor.context), owner.text);
    const powers = found.outcome === 'unknown' ? found.nearest : [];
    return fault(
      cursor,
      'unknown-power',
      { text: owner.text.slice(0, 60) },
      powers.map(({ power }) => ({ kind: 'power', power })),
    );
  }
  const units = readUnits(cursor);
  if (units === undefined) return undefined;
  const transports = units.transport;
  return transports !== undefined && countEntries(units).length === 1
    ? { by: { count: transports } }
    : { cargo: units };
};

/** True behind a sign or an `and` before one more place that is passed. */
const goesVia = (cursor: Cursor): boolean =>
  (take(cursor, 'arrow', 'dash', 'comma') !== undefined || takeKeyword(cursor, 'and') !== undefined) && isPlace(cursor);

/** Spaces that are passed; `by Wake SZ` is said of those at sea alone. */
const readVia = (cursor: Cursor, only?: 'sea'): Notes | undefined => {
  const via: SpaceId[] = [];
  if (only !== undefined && isUnits(cursor)) return undefined;
  do {
    const near = via.at(-1);
    const place = readPlace(cursor, near === undefined ? {} : { near });
    if (place === undefined || (only !== undefined && spaceOf(boardOf(cursor.context), place).kind !== only))
      return undefined;
    via.push(place);
  } while (goesVia(cursor));
  return { via };
};

const placeNote = (cursor: Cursor, make: (place: SpaceId) => Notes, hint: PlaceHint = {}): Notes | undefined => {
  skipPreposition(cursor, 'at');
  const place = readPlace(cursor, hint);
  return place === undefined ? undefined : make(place);
};

/** Planes come down on land of friends and on decks: where one reading of a name is such a place, it is meant. */
export const landingHint = ({ ruleset, state, power }: NotationContext): PlaceHint => ({
  prefer: ({ id, kind }) =>
    kind === 'land'
      ? isHeldByFriends(ruleset, state, id, spaceAt(state, id).control, power)
      : carriersIn(ruleset, state, id, power).length > 0,
});

const landingNote = (cursor: Cursor): Notes | undefined =>
  placeNote(cursor, (land) => ({ land }), landingHint(cursor.context));

const NOTE_WORDS = ['raid', 'patrol', 'walk-in', 'blitz', 'bombard', 'empty', 'began', 'landing', 'via'] as const;

/** Steps over a comma if a note follows it and not a new line of thought, as `land 2 inf NOR > FIN` would be. */
const skipComma = (cursor: Cursor): void => {
  const { at } = cursor;
  if (take(cursor, 'comma') === undefined) return;
  const lengths = NOTE_WORDS.map((word) => keywordLength(cursor.tokens, cursor.at, word));
  const length = Math.max(...lengths);
  if (length === 0 || cursor.tokens[cursor.at + length]?.kind === 'number') cursor.at = at;
};

/** One note, if one stands next; `null` if something else does. */
const readNote = (cursor: Cursor): Notes | undefined | null => {
  switch (takeKeyword(cursor, ...NOTE_WORDS)) {
    case 'raid':
      return { raid: 'yes' };
    case 'patrol':
      return { patrol: 'yes' };
    case 'walk-in':
      return { walkIn: 'yes' };
    case 'blitz':
      return {};
    case 'bombard':
      return isPlace(cursor) ? placeNote(cursor, () => ({ bombard: 'yes' })) : { bombard: 'yes' };
    case 'empty':
      return { empty: 'yes' };
    case 'began':
      return placeNote(cursor, (origin) => ({ origin }));
    case 'landing':
      return landingNote(cursor);
    case 'via':
      return readVia(cursor);
    case undefined:
      break;
  }
  if (takeKeyword(cursor, 'carrying') !== undefined) {
    const cargo = readUnits(cursor);
    return cargo && { cargo };
  }
  if (takeKeyword(cursor, 'on', 'with') !== undefined)
    return attempt(cursor, () => readVia(cursor, 'sea')) ?? readCarried(cursor);
  return null;
};

/** `back`, `back FIC`: with no place, where they took off. */
const readReturn = (cursor: Cursor): Notes | undefined => {
  const { at } = cursor;
  if (takeKeyword(cursor, 'back') === undefined) return undefined;
  if (isNext(cursor, 'close') || isNext(cursor, 'comma')) return { home: 'yes' };
  const land = attempt(cursor, () => landingNote(cursor));
  if (land === undefined) cursor.at = at;
  return land;
};

/** `(ftr back to KAR)`: the planes are of those that fly, and named for where they land. */
const readFlight = (cursor: Cursor): Notes | undefined =>
  attempt(cursor, () => {
    const units = readUnits(cursor);
    const { units: sheet } = boardOf(cursor.context);
    const flies = units !== undefined && countEntries(units).every(([type]) => sheet[type].domain === 'air');
    if (!flies) return undefined;
    return keywordLength(cursor.tokens, cursor.at, 'landing') > 0
      ? (readNote(cursor) ?? undefined)
      : readReturn(cursor);
  });

/** The notes inside a bracket that has been opened. */
const readBracket = (cursor: Cursor): Notes | undefined => {
  let notes: Notes = {};
  while (!isNext(cursor, 'close')) {
    if (atEnd(cursor)) return fault(cursor, 'bracket-open', {});
    const isFlight = notes.land !== undefined || notes.home === 'yes';
    // Whose landing is whose must be told apart.
    if (isFlight && isUnits(cursor)) return fault(cursor, 'left-over', { text: textFrom(cursor, cursor.at) });
    const bare = isUnits(cursor)
      ? (readFlight(cursor) ?? readCarried(cursor))
      : (readReturn(cursor) ?? readNote(cursor));
    if (bare === undefined) return undefined;
    if (bare === null) return fault(cursor, 'left-over', { text: textFrom(cursor, cursor.at) });
    notes = { ...notes, ...bare };
    while (take(cursor, 'comma', 'semicolon', 'plus') !== undefined || takeKeyword(cursor, 'and') !== undefined);
  }
  take(cursor, 'close');
  return notes;
};

/** All notes that stand next; none is fine. `undefined` only after a problem. */
export const readNotes = (cursor: Cursor): Notes | undefined => {
  let notes: Notes = {};
  for (;;) {
    skipComma(cursor);
    const next = take(cursor, 'open') === undefined ? readNote(cursor) : readBracket(cursor);
    if (next === undefined) return undefined;
    if (next === null) return notes;
    notes = { ...notes, ...next };
  }
};
