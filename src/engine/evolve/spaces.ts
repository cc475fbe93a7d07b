// Small copy-on-write changes of a state that several events share.

import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import type { NewUnits, UnitGroup } from '../events/common.ts';
import type { GameState, SpaceState, TurnState } from '../state/state.ts';
import type { Unit, UnitTurn } from '../state/unit.ts';

/** A state with one space changed. A space the game does not have changes nothing. */
export const withSpace = (state: GameState, id: SpaceId, change: (space: SpaceState) => SpaceState): GameState => {
  const slot = state.slots.get(id);
  const before = slot === undefined ? undefined : state.spaces[slot];
  if (slot === undefined || before === undefined) return state;
  const spaces = state.spaces.slice();
  spaces[slot] = change(before);
  return { ...state, spaces };
};

export const idsOf = (groups: readonly UnitGroup[]): ReadonlySet<UnitId> => new Set(groups.flatMap(({ ids }) => ids));

/** Takes units out of a space and gives them back, in board order. */
export const takeUnits = (
  state: GameState,
  from: SpaceId,
  ids: ReadonlySet<UnitId>,
): { readonly state: GameState; readonly taken: readonly Unit[] } => {
  const slot = state.slots.get(from);
  const taken = (slot === undefined ? [] : (state.spaces[slot]?.units ?? [])).filter(({ id }) => ids.has(id));
  const rest = withSpace(state, from, (space) => ({ ...space, units: space.units.filter(({ id }) => !ids.has(id)) }));
  return { state: rest, taken };
};

export const putUnits = (state: GameState, to: SpaceId, units: readonly Unit[]): GameState =>
  withSpace(state, to, (space) => ({ ...space, units: [...space.units, ...units] }));

/** A state whose turn is changed. */
export const withTurn = (state: GameState, change: (turn: TurnState) => Partial<TurnState>): GameState => ({
  ...state,
  turn: { ...state.turn, ...change(state.turn) },
});

/** Notes what units did this turn; a unit without a note yet began where `origin` says. */
export const withUnitTurns = (
  state: GameState,
  ids: Iterable<UnitId>,
  origin: SpaceId,
  change: (was: UnitTurn) => UnitTurn,
): GameState =>
  withTurn(state, (turn) => {
    const units = new Map(turn.units);
    for (const id of ids) units.set(id, change(units.get(id) ?? { origin, path: [], spent: 0 }));
    return { units };
  });

/** The units an event brings into the game. */
export const newUnits = (group: NewUnits): readonly Unit[] =>
  Array.from({ length: group.count }, (_, index) => ({
    id: group.first + index,
    power: group.power,
    type: group.type,
    ...(group.aboard === undefined ? {} : { aboard: group.aboard }),
  }));

/** Adds an amount to a power's purse; negative takes away. */
export const withCash = (state: GameState, power: Power, purse: string, ipc: number): GameState => ({
  ...state,
  treasury: {
    ...state.treasury,
    [power]: { ...state.treasury[power], [purse]: (state.treasury[power][purse] ?? 0) + ipc },
  },
});
