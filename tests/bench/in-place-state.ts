// A game's state as something that may be changed, for the peer that folds in place.

import type { Battle, GameState } from '../../src/engine/index.ts';
import type { SpaceId, UnitId } from '../../src/vocab/index.ts';

/** The same shape without a lock: records, lists and maps may be written to. */
type Mutable<T> =
  T extends ReadonlyMap<infer K, infer V>
    ? Map<K, Mutable<V>>
    : T extends object
      ? { -readonly [K in keyof T]: Mutable<T[K]> }
      : T;

export type InPlace = Mutable<GameState>;
export type InPlaceBattle = Mutable<Battle>;
export type InPlaceUnit = InPlace['spaces'][number]['units'][number];
export type UnitNote = Mutable<GameState['turn']>['units'] extends Map<UnitId, infer Note> ? Note : never;

interface Groups {
  readonly ids: readonly UnitId[];
}

export const idsIn = (groups: readonly Groups[]): Set<UnitId> => {
  const ids = new Set<UnitId>();
  for (const group of groups) for (const id of group.ids) ids.add(id);
  return ids;
};

export const spaceIn = (state: InPlace, id: SpaceId): InPlace['spaces'][number] => {
  const space = state.spaces[state.slots.get(id) ?? -1];
  if (space === undefined) throw new Error(`The game has no ${id}.`);
  return space;
};

/** Takes units out of a space. */
export const take = (state: InPlace, from: SpaceId, ids: ReadonlySet<UnitId>): InPlaceUnit[] => {
  const space = spaceIn(state, from);
  const taken = space.units.filter(({ id }) => ids.has(id));
  space.units = space.units.filter(({ id }) => !ids.has(id));
  return taken;
};

/** Units are shared with the start of the turn, so one that changes is put there anew. */
export const ashore = ({ id, power, type }: InPlaceUnit): InPlaceUnit => ({ id, power, type });

/** The note on what a unit did this turn. */
const noteOf = (state: InPlace, id: UnitId, origin: SpaceId): UnitNote => {
  const known = state.turn.units.get(id);
  if (known !== undefined) return known;
  const note: UnitNote = { origin, path: [], spent: 0 };
  state.turn.units.set(id, note);
  return note;
};

export const noteAll = (
  state: InPlace,
  ids: Iterable<UnitId>,
  origin: SpaceId,
  change: (note: UnitNote, id: UnitId) => void,
): void => {
  for (const id of ids) change(noteOf(state, id, origin), id);
};
