// Folds the events of movement: where units stand, what they are aboard, what they did this turn. It takes every
// event at its word and knows no rule; what a ship carries goes where the ship goes.

import { comingOf, kindOf, type UnitId } from '../../vocab/index.ts';
import type { EventOf } from '../events/event.ts';
import { spaceAt } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import {
  ashore,
  cargoOf,
  homesOn,
  idsOf,
  moveUnits,
  notesOn,
  without,
  withSpace,
  withTurn,
  withUnitTurns,
} from './spaces.ts';

const aboardOf =
  (ship: UnitId) =>
  (unit: Unit): Unit => ({ ...unit, aboard: ship });

/** Units that move by themselves are aboard nothing any more; their cargo goes with them. */
export const unitsMoved = (state: GameState, event: EventOf<'units-moved'>): GameState => {
  const { path, cost, role, land } = event;
  const start = path[0];
  const end = path.at(-1);
  if (start === undefined || end === undefined) return state;
  const movers = idsOf(event.units);
  const left = spaceAt(state, start);
  const cargo = cargoOf(left, movers);
  const all = cargo.length === 0 ? movers : [...movers, ...cargo];
  const from = path.at(-2) ?? start;
  const entered = path.slice(1);
  const again = comingOf(state.turn.phase) > 1;
  const settle = cargo.length === 0 ? ashore : (unit: Unit): Unit => (movers.includes(unit.id) ? ashore(unit) : unit);
  const spaces = moveUnits(state, start, end, all, settle);
  const moved = notesOn(state.turn.units, movers, start, (was) => ({
    ...was,
    path: was.path.concat(entered),
    spent: was.spent + cost,
    moved: role,
    from,
    ...(again ? { again } : {}),
    ...(land === undefined ? {} : { land }),
  }));
  const launched = homesOn(moved, left, movers, start);
  const units = cargo.length === 0 ? launched : notesOn(launched, cargo, start, (was) => was);
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
  const spaces = moveUnits(state, event.from, event.zone, ids, aboardOf(event.ship));
  const loaded = { from: event.from, zone: event.zone };
  const units = notesOn(state.turn.units, ids, event.from, (was) => ({ ...was, loaded }));
  return { ...state, spaces, turn: { ...state.turn, units } };
};

export const unitsUnloaded = (state: GameState, event: EventOf<'units-unloaded'>): GameState => {
  const ids = idsOf(event.units);
  const { ship, zone, to } = event;
  const { turn } = state;
  const spaces = moveUnits(state, zone, to, ids, ashore);
  const moved = kindOf(turn.phase) === 'noncombat-move' ? 'noncombat' : 'combat';
  const landed = notesOn(turn.units, ids, zone, (was) => ({ ...was, unloaded: to }));
  const units = notesOn(landed, [ship], zone, (was) => ({ moved, ...was, unloaded: to }));
  const landings = without(turn.landings, (landing) => landing.ship === ship && landing.to === to);
  return { ...state, spaces, turn: { ...turn, units, landings } };
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
