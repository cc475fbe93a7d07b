// The primitives of transport: load, unload, and bridge, which is both without sailing. A zone may be left out where
// the transports in reach leave no doubt.

import { neighboursOfKind, spaceOf } from '../board/index.ts';
import type { Move } from '../engine/index.ts';
import { spaceAt } from '../engine/state/queries.ts';
import type { Power, SpaceId, UnitCounts } from '../vocab/index.ts';
import { boardOf } from './context.ts';
import { type Cursor, fault, isKeyword, isNext, take, takeKeyword } from './cursor.ts';
import { originHint, takeArrow } from './moves.ts';
import { type Notes, readNotes } from './notes.ts';
import { zonesWithTransports } from './path.ts';
import { isPlace, nearestSpaces, readPlace, skipPreposition } from './places.ts';
import { countedBy, isUnits, readUnitPhrases, settleUnits, type UnitPhrase } from './units.ts';

type Verb = 'load' | 'unload' | 'bridge';

interface Ferry {
  readonly phrases: readonly UnitPhrase[];
  readonly places: readonly SpaceId[];
  readonly notes: Notes;
}

/** What each place of the verb is: the shore units come from, the zone, the shore they go to. */
const KINDS = { load: ['land', 'sea'], unload: ['sea', 'land'], bridge: ['land', 'sea', 'land'] } as const;

const readPlaces = (cursor: Cursor, verb: Verb, phrases: readonly UnitPhrase[]): readonly SpaceId[] | undefined => {
  const places: SpaceId[] = [];
  skipPreposition(cursor, 'from', 'at');
  do {
    const near = places.at(-1);
    const kind = KINDS[verb][places.length];
    const bracket = take(cursor, 'open') !== undefined;
    const hint = places.length === 0 && verb !== 'unload' ? originHint(cursor, phrases) : {};
    const place = readPlace(cursor, {
      ...hint,
      ...(kind === undefined ? {} : { kind }),
      ...(near === undefined ? {} : { near }),
    });
    if (place === undefined) return undefined;
    if (bracket && take(cursor, 'close') === undefined) return fault(cursor, 'bracket-open', {});
    places.push(place);
  } while (
    places.length < KINDS[verb].length &&
    (takeArrow(cursor) || (isKeyword(cursor, 'at') && takeKeyword(cursor, 'at') !== undefined && isPlace(cursor)))
  );
  return places;
};

const read = (cursor: Cursor, verb: Verb): Ferry | undefined => {
  const phrases = readUnitPhrases(cursor);
  const places = phrases && readPlaces(cursor, verb, phrases);
  const notes = places && readNotes(cursor);
  return phrases && places && notes ? { phrases, places, notes } : undefined;
};

/** The only zone that will do, or a question. */
const onlyZone = (cursor: Cursor, from: SpaceId, zones: readonly SpaceId[]): SpaceId | undefined => {
  const [only, ...others] = zones;
  if (only !== undefined && others.length === 0) return only;
  const board = boardOf(cursor.context);
  const choice = zones.length > 0 ? zones.map((id) => spaceOf(board, id)) : neighboursOfKind(board, from, 'sea');
  return fault(cursor, 'zone-missing', { from }, nearestSpaces(choice));
};

/** Zones beside a shore where units lie aboard. */
const zonesWithCargo = (cursor: Cursor, shore: SpaceId): readonly SpaceId[] =>
  neighboursOfKind(boardOf(cursor.context), shore, 'sea')
    .map(({ id }) => id)
    .filter((id) => {
      const { state, power } = cursor.context;
      return spaceAt(state, id).units.some((unit) => unit.power === power && unit.aboard !== undefined);
    });

interface Ends {
  readonly from?: SpaceId;
  readonly zone: SpaceId;
  readonly to?: SpaceId;
}

const endsOf = (cursor: Cursor, verb: Verb, places: readonly SpaceId[], owner: Power): Ends | undefined => {
  const [a, b, c] = places;
  if (a === undefined) return undefined;
  const zoneOf = (from: SpaceId): readonly SpaceId[] => zonesWithTransports(cursor.context, from, owner);
  if (verb === 'load') {
    const zone = b ?? onlyZone(cursor, a, zoneOf(a));
    return zone === undefined ? undefined : { from: a, zone };
  }
  if (verb === 'unload') {
    const zone = b === undefined ? onlyZone(cursor, a, zonesWithCargo(cursor, a)) : a;
    return zone === undefined ? undefined : { zone, to: b ?? a };
  }
  if (b === undefined) return fault(cursor, 'target-missing', {});
  if (c !== undefined) return { from: a, zone: b, to: c };
  const shared = zoneOf(a).filter((id) => spaceOf(boardOf(cursor.context), id).adjacent.includes(b));
  const zone = onlyZone(cursor, a, shared);
  return zone === undefined ? undefined : { from: a, zone, to: b };
};

const make = (units: UnitCounts, ends: Ends, notes: Notes): readonly Move[] => {
  const { from, zone, to } = ends;
  const owner = notes.by?.power;
  const ships = owner === undefined ? {} : { ships: owner };
  const ship = notes.by?.ship === undefined ? {} : { ship: notes.by.ship };
  const origin = notes.origin === undefined ? {} : { origin: notes.origin };
  return [
    ...(from === undefined ? [] : [{ kind: 'load', units, from, zone, ...ships, ...ship } as const]),
    ...(to === undefined ? [] : [{ kind: 'unload', units, zone, to, ...ships, ...origin } as const]),
  ];
};

/** The moves behind `load`, `unload` or `bridge`; several may follow one verb, parted by commas. */
export const readFerry = (cursor: Cursor, verb: Verb): readonly Move[] | undefined => {
  const moves: Move[] = [];
  do {
    const ferry = read(cursor, verb);
    const ends = ferry && endsOf(cursor, verb, ferry.places, ferry.notes.by?.power ?? cursor.context.power);
    if (ferry === undefined || ends === undefined) return undefined;
    const source = { space: ends.from ?? ends.zone, power: cursor.context.power };
    const phrases = countedBy(cursor, ferry.phrases, source);
    const units = phrases && settleUnits(cursor, phrases, source);
    const made = units && make(units, ends, ferry.notes);
    if (made === undefined) return undefined;
    moves.push(...made);
  } while (
    (isNext(cursor, 'comma') || isNext(cursor, 'plus')) &&
    take(cursor, 'comma', 'plus') !== undefined &&
    isUnits(cursor)
  );
  return moves;
};
