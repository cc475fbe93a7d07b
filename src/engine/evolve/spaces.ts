// Small copy-on-write changes of a state that several events share.

import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import type { NewUnits, UnitGroup } from '../events/common.ts';
import type { GameState, SpaceState, TurnState } from '../state/state.ts';
import type { Unit, UnitTurn } from '../state/unit.ts';
import { Notes } from './notes.ts';

/** The spaces with one changed. A space the game does not have changes nothing. */
export const spacesWith = (
  { slots, spaces }: GameState,
  id: SpaceId,
  change: (space: SpaceState) => SpaceState,
): GameState['spaces'] => {
  const slot = slots.get(id);
  const before = slot === undefined ? undefined : spaces[slot];
  if (slot === undefined || before === undefined) return spaces;
  const changed = spaces.slice();
  changed[slot] = change(before);
  return changed;
};

/** A state with one space changed. */
export const withSpace = (state: GameState, id: SpaceId, change: (space: SpaceState) => SpaceState): GameState => ({
  ...state,
  spaces: spacesWith(state, id, change),
});

/** The units of all groups. They are few, so a list of them is searched sooner than a set is made. */
export const idsOf = (groups: readonly UnitGroup[]): readonly UnitId[] => {
  const [first] = groups;
  return first !== undefined && groups.length === 1 ? first.ids : groups.flatMap(({ ids }) => ids);
};

/**
 * The spaces after units went from one to another, each as `settle` leaves it. In a space the game does not have they
 * vanish; a way round to where it began ends behind those who stayed.
 */
export const moveUnits = (
  { slots, spaces }: GameState,
  from: SpaceId,
  to: SpaceId,
  ids: readonly UnitId[],
  settle: (unit: Unit) => Unit,
): GameState['spaces'] => {
  const start = slots.get(from);
  const end = slots.get(to);
  const left = start === undefined ? undefined : spaces[start];
  if (start === undefined || left === undefined) return spaces;
  const stay: Unit[] = [];
  const go: Unit[] = [];
  for (const unit of left.units) {
    if (ids.includes(unit.id)) go.push(settle(unit));
    else stay.push(unit);
  }
  const moved = spaces.slice();
  moved[start] = { control: left.control, units: stay };
  const entered = end === undefined ? undefined : moved[end];
  if (end !== undefined && entered !== undefined)
    moved[end] = { control: entered.control, units: entered.units.concat(go) };
  return moved;
};

/** The same list if nothing in it is gone. */
export const without = <T>(list: readonly T[], gone: (item: T) => boolean): readonly T[] =>
  list.some(gone) ? list.filter((item) => !gone(item)) : list;

/** The unit aboard nothing. */
export const ashore = (unit: Unit): Unit => {
  if (unit.aboard === undefined) return unit;
  const { aboard: _, ...rest } = unit;
  return rest;
};

/** What is aboard ships that leave a space and does not leave by itself. */
export const cargoOf = ({ units }: SpaceState, ships: readonly UnitId[]): readonly UnitId[] => {
  const cargo: UnitId[] = [];
  for (const { id, aboard } of units)
    if (aboard !== undefined && ships.includes(aboard) && !ships.includes(id)) cargo.push(id);
  return cargo;
};

/** A state whose turn is changed. */
export const withTurn = (state: GameState, change: (turn: TurnState) => Partial<TurnState>): GameState => ({
  ...state,
  turn: { ...state.turn, ...change(state.turn) },
});

/**
 * The notes on what units did this turn with some made anew; a unit without one yet began where `origin` says. Units
 * that had done the same share the new note as well, for most go in groups.
 */
export const notesOn = (
  notes: TurnState['units'],
  ids: readonly UnitId[],
  origin: SpaceId,
  change: (was: UnitTurn) => UnitTurn,
): Notes => {
  const none: UnitTurn = { origin, path: [], spent: 0 };
  let last = none;
  let changed: UnitTurn | undefined;
  return Notes.of(notes).with(ids, (was = none) => {
    if (changed === undefined || was !== last) {
      last = was;
      changed = change(was);
    }
    return changed;
  });
};

/** The notes with the ships that some of the units leave: a plane that took off remembers its carrier. */
export const homesOn = (
  notes: TurnState['units'],
  { units }: SpaceState,
  ids: readonly UnitId[],
  origin: SpaceId,
): TurnState['units'] => {
  let noted = notes;
  for (const { id, aboard } of units)
    if (aboard !== undefined && ids.includes(id))
      noted = notesOn(noted, [id], origin, (was) => ({ ...was, home: aboard }));
  return noted;
};

/** A state with such notes. */
export const withUnitTurns = (
  state: GameState,
  ids: readonly UnitId[],
  origin: SpaceId,
  change: (was: UnitTurn) => UnitTurn,
): GameState => ({ ...state, turn: { ...state.turn, units: notesOn(state.turn.units, ids, origin, change) } });

/** The units an event brings into the game. */
const newUnits = ({ power, type, count, first, aboard }: NewUnits): readonly Unit[] => {
  const units: Unit[] = [];
  for (let id = first; id < first + count; id += 1)
    units.push(aboard === undefined ? { id, power, type } : { id, power, type, aboard });
  return units;
};

/** Adds an amount to a power's purse; negative takes away. */
export const withCash = (state: GameState, power: Power, purse: string, ipc: number): GameState => ({
  ...state,
  treasury: {
    ...state.treasury,
    [power]: { ...state.treasury[power], [purse]: (state.treasury[power][purse] ?? 0) + ipc },
  },
});

/** New units stand where they are named, and the next id comes after theirs. */
export const addUnits = (state: GameState, groups: readonly NewUnits[]): GameState => {
  const spaces = state.spaces.slice();
  let { nextUnit } = state;
  for (const group of groups) {
    nextUnit = Math.max(nextUnit, group.first + group.count);
    const slot = state.slots.get(group.space);
    const space = slot === undefined ? undefined : spaces[slot];
    if (slot === undefined || space === undefined) continue;
    spaces[slot] = { control: space.control, units: space.units.concat(newUnits(group)) };
  }
  return { ...state, spaces, nextUnit };
};
