// Folds the events of movement: where units stand, what they are aboard, what they did this turn. It takes every
// event at its word and knows no rule; what a ship carries goes where the ship goes.

import { comingOf, kindOf, type SpaceId, type UnitId } from '../../vocab/index.ts';
import type { EventOf } from '../events/event.ts';
import type { GameState } from '../state/state.ts';
import type { Unit, UnitTurn } from '../state/unit.ts';
import { idsOf, moveUnits, notesOn, withSpace, withTurn, withUnitTurns } from './spaces.ts';

const ashore = (unit: Unit): Unit => {
  if (unit.aboard === undefined) return unit;
  const { aboard: _, ...rest } = unit;
  return rest;
};
const aboardOf =
  (ship: UnitId) =>
  (unit: Unit): Unit => ({ ...unit, aboard: ship });

/** What is aboard ships that leave a space. */
const cargoOf = (state: GameState, space: SpaceId, ships: readonly UnitId[]): readonly UnitId[] => {
  const slot = state.slots.get(space);
  const units = slot === undefined ? [] : (state.spaces[slot]?.units ?? []);
  const cargo: UnitId[] = [];
  for (const { id, aboard } of units)
    if (aboard !== undefined && ships.includes(aboard) && !ships.includes(id)) cargo.push(id);
  return cargo;
};

/** The ships that units leave by moving: a plane that took off remembers its carrier. */
const shipsOf = (state: GameState, space: SpaceId, ids: readonly UnitId[]): ReadonlyMap<UnitId, UnitId> => {
  const slot = state.slots.get(space);
  const units = slot === undefined ? [] : (state.spaces[slot]?.units ?? []);
  const ships = new Map<UnitId, UnitId>();
  for (const { id, aboard } of units) if (aboard !== undefined && ids.includes(id)) ships.set(id, aboard);
  return ships;
};

/** Units that move by themselves are aboard nothing any more; their cargo goes with them. */
export const unitsMoved = (state: GameState, event: EventOf<'units-moved'>): GameState => {
  const { path, cost, role, land } = event;
  const start = path[0];
  const end = path.at(-1);
  if (start === undefined || end === undefined) return state;
  const movers = idsOf(event.units);
  const cargo = cargoOf(state, start, movers);
  const all = cargo.length === 0 ? movers : [...movers, ...cargo];
  const from = path.at(-2) ?? start;
  const entered = path.slice(1);
  const again = comingOf(state.turn.phase) > 1;
  const spaces = moveUnits(state, start, end, all, (unit) => (movers.includes(unit.id) ? ashore(unit) : unit));
  const ships = shipsOf(state, start, movers);
  const units = notesOn(state, all, start, (was, id) => {
    if (cargo.includes(id)) return was;
    const home = ships.get(id);
    const moved: UnitTurn = {
      ...was,
      path: was.path.concat(entered),
      spent: was.spent + cost,
      moved: role,
      from,
      ...(again ? { again } : {}),
    };
    return { ...moved, ...(land === undefined ? {} : { land }), ...(home === undefined ? {} : { home }) };
  });
  return { ...state, spaces, turn: { ...state.turn, units } };
};

export const fightersLaunched = (state: GameState, event: EventOf<'fighters-launched'>): GameState => {
  const ids = idsOf(event.units);
  const aloft = withSpace(state, event.zone, (space) => ({
    ...space,
    units: space.units.map((unit) => (ids.includes(unit.id) ? ashore(unit) : unit)),
  }));
  return withUnitTurns(aloft, ids, event.zone, (was) => ({ ...was, home: event.carrier }));
};

export const unitsLoaded = (state: GameState, event: EventOf<'units-loaded'>): GameState => {
  const ids = idsOf(event.units);
  const placed = { ...state, spaces: moveUnits(state, event.from, event.zone, ids, aboardOf(event.ship)) };
  const loaded = { from: event.from, zone: event.zone };
  return withUnitTurns(placed, ids, event.from, (was) => ({ ...was, loaded }));
};

export const unitsUnloaded = (state: GameState, event: EventOf<'units-unloaded'>): GameState => {
  const ids = idsOf(event.units);
  const placed = { ...state, spaces: moveUnits(state, event.zone, event.to, ids, ashore) };
  const moved = kindOf(state.turn.phase) === 'noncombat-move' ? 'noncombat' : 'combat';
  const landed = withUnitTurns(placed, ids, event.zone, (was) => ({ ...was, unloaded: event.to }));
  const done = withUnitTurns(landed, [event.ship], event.zone, (was) => ({ moved, ...was, unloaded: event.to }));
  if (state.turn.landings.length === 0) return done;
  return withTurn(done, ({ landings }) => ({
    landings: landings.filter(({ ship, to }) => ship !== event.ship || to !== event.to),
  }));
};

export const landingDeclared = (state: GameState, event: EventOf<'landing-declared'>): GameState =>
  withTurn(state, ({ landings }) => ({
    landings: [...landings, { units: idsOf(event.units), ship: event.ship, zone: event.zone, to: event.to }],
  }));

/** The units named are taken out of their landings; a landing left without units is gone. */
export const landingCancelled = (state: GameState, event: EventOf<'landing-cancelled'>): GameState => {
  const off = idsOf(event.units);
  return withTurn(state, ({ landings }) => ({
    landings: landings.flatMap((landing) => {
      if (landing.zone !== event.zone || landing.to !== event.to) return [landing];
      const units = landing.units.filter((id) => !off.includes(id));
      return units.length === 0 ? [] : [{ ...landing, units }];
    }),
  }));
};

export const movesMade = (state: GameState, event: EventOf<'moves-made'>): GameState =>
  kindOf(event.phase) === 'combat-move'
    ? withTurn(state, () => ({
        movesMade: 'yes',
        ...(event.attacks === undefined ? {} : { attacks: event.attacks }),
      }))
    : state;

export const overflown = (state: GameState, event: EventOf<'overflown'>): GameState =>
  withTurn(state, ({ overflights }) => ({
    overflights: [...overflights, { space: event.space, gunner: event.gunner, units: idsOf(event.units) }],
  }));

export const fightersLanded = (state: GameState, event: EventOf<'fighters-landed'>): GameState => {
  const ids = idsOf(event.units);
  const down = withSpace(state, event.zone, (space) => ({
    ...space,
    units: space.units.map((unit) => (ids.includes(unit.id) ? aboardOf(event.carrier)(unit) : unit)),
  }));
  return withUnitTurns(down, ids, event.zone, (was) => ({ ...was, done: true }));
};

export const unitsHeld = (state: GameState, event: EventOf<'units-held'>): GameState =>
  withUnitTurns(state, idsOf(event.units), event.space, (was) => ({ ...was, held: true }));

export const unitsRemoved = (state: GameState, event: EventOf<'units-removed'>): GameState => {
  const ids = idsOf(event.units);
  return withSpace(state, event.space, ({ control, units }) => ({
    control,
    units: units.filter(({ id }) => !ids.includes(id)),
  }));
};
