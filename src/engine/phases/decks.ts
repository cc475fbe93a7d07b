// Planes that are placed on carriers: new ones beside the complex that makes them, and old ones that stand there and
// board a carrier it launches.

import { hasDeck, hasTrait, neighbours, roomOn, type Space } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, type Power, type SpaceId, type UnitId, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { NewUnits } from '../events/common.ts';
import { groupsOf } from '../events/groups.ts';
import type { OrderOf } from '../orders/order.ts';
import { spaceAt, turnOf } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { complexStanding } from './production.ts';

type Placement = OrderOf<'place'>['placements'][number];

/** A carrier that this order launches or that lay there before. */
interface Deck {
  readonly zone: SpaceId;
  readonly ship: UnitType;
  /** The complex that launches it; an old one has none. */
  readonly complex?: SpaceId;
  /** An old one's number; a new one gets its own as it is placed. */
  id?: UnitId;
  /** Planes aboard, of any kind: one takes another's room. */
  aboard: number;
  /** What this order puts aboard. */
  readonly fresh: UnitType[];
  readonly boarding: Unit[];
}

/** The carriers of one order, the old ones before the new. */
export interface Decks {
  readonly old: Map<SpaceId, Deck[]>;
  readonly launched: Deck[];
}

export const noDecks = (): Decks => ({ old: new Map(), launched: [] });

/** Notes a ship that a complex launches; other ships than carriers take no planes. */
export const noteLaunched = (
  { ruleset }: Course,
  decks: Decks,
  ship: UnitType,
  zone: SpaceId,
  complex: SpaceId,
): void => {
  if (!hasDeck(ruleset.board, ship)) return;
  decks.launched.push({ zone, ship, complex, aboard: 0, fresh: [], boarding: [] });
};

const oldDecksIn = ({ ruleset, state }: Course, decks: Decks, zone: SpaceId, power: Power): readonly Deck[] => {
  const known = decks.old.get(zone);
  if (known !== undefined) return known;
  const { units } = spaceAt(state, zone);
  const found = units
    .filter((unit) => unit.power === power && hasDeck(ruleset.board, unit.type))
    .map(({ id, type }): Deck => {
      const aboard = units.filter((unit) => unit.aboard === id).length;
      return { zone, ship: type, id, aboard, fresh: [], boarding: [] };
    });
  decks.old.set(zone, found);
  return found;
};

const hasRoom = ({ ruleset }: Course, deck: Deck, plane: UnitType): boolean =>
  roomOn(ruleset.board, deck.ship, plane) > deck.aboard;

/** Complexes of the power beside a zone that can place units, or the one named if it is among them. */
export const complexesBeside = (
  course: Course,
  power: Power,
  zone: Space,
  from: SpaceId | undefined,
): readonly SpaceId[] =>
  neighbours(course.ruleset.board, zone.id)
    .map(({ id }) => id)
    .filter((id) => (from === undefined || id === from) && complexStanding(course, power, id).kind.startsWith('ready'));

/**
 * Where a new plane finds a deck: an old one for any complex beside the zone, a new one for the complex that launches
 * it.
 */
const deckFor = (
  course: Course,
  decks: Decks,
  zone: SpaceId,
  power: Power,
  plane: UnitType,
  complexes: readonly SpaceId[],
): { readonly deck: Deck; readonly complex: SpaceId } | undefined => {
  const [first] = complexes;
  const old = oldDecksIn(course, decks, zone, power).find((deck) => hasRoom(course, deck, plane));
  if (old !== undefined && first !== undefined) return { deck: old, complex: first };
  for (const deck of decks.launched) {
    const { complex } = deck;
    if (deck.zone !== zone || complex === undefined || !complexes.includes(complex)) continue;
    if (hasRoom(course, deck, plane)) return { deck, complex };
  }
  return undefined;
};

type Board = (
  course: Course,
  decks: Decks,
  power: Power,
  zone: Space,
  plane: UnitType,
  from: SpaceId | undefined,
  at: string,
  produce: (complex: SpaceId) => void,
) => void;

/** Puts a new plane aboard, or refuses; `produce` is told the complex that makes it. */
export const boardNew: Board = (course, decks, power, zone, unit, from, at, produce) => {
  const complexes = complexesBeside(course, power, zone, from);
  const found = deckFor(course, decks, zone.id, power, unit, complexes);
  if (found === undefined) return course.refuse('no-deck-free', { zone: zone.id, unit }, at);
  found.deck.aboard += 1;
  found.deck.fresh.push(unit);
  course.apply(found.deck.complex === undefined ? 'fighters-onto-old-carrier' : 'fighters-onto-new-carrier');
  produce(found.complex);
};

/** Whether new planes are placed on carriers, by word. */
const ABOARD: { readonly [word in Ruleset['production']['newFighters']]: () => boolean } = {
  'on-land': () => false,
  'on-land-or-own-carriers': () => true,
};

/** True if a new unit in a space is a plane for a carrier there. */
export const goesAboard = ({ ruleset }: Course, space: SpaceId, unit: UnitType): boolean =>
  ruleset.board.byId.get(space)?.kind === 'sea' &&
  hasTrait(ruleset.board, unit, 'lands-on-decks') &&
  ABOARD[ruleset.production.newFighters]();

/** Whether old planes board new carriers, by word. */
const OLD_ABOARD: { readonly [word in Ruleset['production']['oldFighters']]: () => boolean } = {
  stay: () => false,
  'board-new-carriers': () => true,
};

/** Planes of a power in a territory that did not fight this turn. */
const rested = ({ state }: Course, space: SpaceId, power: Power, type: UnitType): readonly Unit[] =>
  spaceAt(state, space).units.filter((unit) => {
    const did = turnOf(state, unit.id);
    const fought = did?.fought !== undefined || did?.moved === 'combat' || did?.moved === 'raid';
    return unit.power === power && unit.type === type && !fought;
  });

/** Puts planes that stand at the complex aboard carriers it launches with the same placement, or refuses. */
export const boardOld = (course: Course, decks: Decks, power: Power, placement: Placement, at: string): void => {
  const { space: zone, boards, from } = placement;
  if (boards === undefined) return;
  if (!OLD_ABOARD[course.ruleset.production.oldFighters]()) return course.refuse('planes-stay', { zone }, at);
  for (const [unit, count] of countEntries(boards)) {
    const open = decks.launched.filter((deck) => deck.zone === zone && (from === undefined || deck.complex === from));
    const taken = new Set(decks.launched.flatMap((deck) => deck.boarding.map(({ id }) => id)));
    for (let asked = 1; asked <= count; asked += 1) {
      const deck = open.find((each) => hasRoom(course, each, unit));
      if (deck?.complex === undefined) return course.refuse('no-deck-free', { zone, unit }, at);
      const planes = rested(course, deck.complex, power, unit);
      const plane = planes.find(({ id }) => !taken.has(id));
      if (plane === undefined)
        return course.refuse('plane-not-rested', { space: deck.complex, unit, asked: count, there: planes.length }, at);
      taken.add(plane.id);
      deck.aboard += 1;
      deck.boarding.push(plane);
    }
  }
};

/**
 * New units as the event names them, the planes on ships after everything else; new carriers get their numbers here.
 */
export const withPlanes = (
  course: Course,
  decks: Decks,
  power: Power,
  groups: readonly NewUnits[],
): readonly NewUnits[] => {
  const launched = [...decks.launched];
  for (const { type, first, count } of groups) {
    if (!hasDeck(course.ruleset.board, type)) continue;
    for (let ship = 0; ship < count; ship += 1) {
      const deck = launched.shift();
      if (deck !== undefined) deck.id = first + ship;
    }
  }
  let first = groups.reduce((next, group) => Math.max(next, group.first + group.count), course.state.nextUnit);
  const planes = [...[...decks.old.values()].flat(), ...decks.launched].flatMap(({ zone, id, fresh }) =>
    [...new Set(fresh)].map((type): NewUnits => {
      const count = fresh.filter((each) => each === type).length;
      const group = { space: zone, power, type, count, first, ...(id === undefined ? {} : { aboard: id }) };
      first += count;
      return group;
    }),
  );
  return [...groups, ...planes];
};

/** The old planes go aboard, once the carriers are there. */
export const embark = (course: Course, decks: Decks): void => {
  for (const { zone, complex, id, boarding } of decks.launched) {
    if (boarding.length === 0 || id === undefined || complex === undefined) continue;
    const units = groupsOf(boarding);
    course.emit({ type: 'units-moved', units, path: [complex, zone], cost: 0, role: 'noncombat' });
    course.emit({ type: 'fighters-landed', zone, carrier: id, units });
    course.apply('old-fighters-onto-carrier');
  }
};
