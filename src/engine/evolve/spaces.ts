// Small copy-on-write changes of a state that several events share.

import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import type { NewUnits, UnitGroup } from '../events/common.ts';
import type { GameState, SpaceState, TurnState } from '../state/state.ts';
import type { Unit, UnitTurn } from '../state/unit.ts';
import { Notes } from './notes.ts';

/** A state with one space changed. A space the game does not have changes nothing. */
export const withSpace = (state: GameState, id: SpaceId, change: (space: SpaceState) => SpaceState): GameState => {
  const slot = state.slots.get(id);
  const before = slot === undefined ? undefined : state.spaces[slot];
  if (slot === undefined || before === undefined) return state;
  const spaces = state.spaces.slice();
  spaces[slot] = change(before);
  return { ...state, spaces };
};

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

/** A state whose turn is changed. */
export const withTurn = (state: GameState, change: (turn: TurnState) => Partial<TurnState>): GameState => ({
  ...state,
  turn: { ...state.turn, ...change(state.turn) },
});

/** The notes on what units did this turn with some made anew; a unit without one yet began where `origin` says. */
export const notesOn = (
  { turn }: GameState,
  ids: Iterable<UnitId>,
  origin: SpaceId,
  change: (was: UnitTurn, id: UnitId) => UnitTurn,
): Notes => Notes.of(turn.units).with(ids, (was, id) => change(was ?? { origin, path: [], spent: 0 }, id));

/** A state with such notes. */
export const withUnitTurns = (
  state: GameState,
  ids: Iterable<UnitId>,
  origin: SpaceId,
  change: (was: UnitTurn) => UnitTurn,
): GameState => ({ ...state, turn: { ...state.turn, units: notesOn(state, ids, origin, change) } });

/** The units an event brings into the game. */
const newUnits = (group: NewUnits): readonly Unit[] =>
  Array.from({ length: group.count }, (_, index) => {
    const unit = { id: group.first + index, power: group.power, type: group.type };
    return group.aboard === undefined ? unit : { ...unit, aboard: group.aboard };
  });

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
