// Folds the events of movement: where units stand, what they are aboard, what they did this turn. It takes every
// event at its word and knows no rule; what a ship carries goes where the ship goes.

import { comingOf, kindOf, type UnitId } from '../../vocab/index.ts';
import type { EventOf } from '../events/event.ts';
import { spaceAt } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import type { Draft } from './draft.ts';
import { ashore, cargoOf, idsOf, moveUnits, noteHomes, without, withoutUnits } from './spaces.ts';

const aboardOf =
  (ship: UnitId) =>
  (unit: Unit): Unit => ({ ...unit, aboard: ship });

/** Units that move by themselves are aboard nothing any more; their cargo goes with them. */
export const unitsMoved = (draft: Draft, event: EventOf<'units-moved'>): void => {
  const { path, cost, role, land } = event;
  const start = path[0];
  const end = path.at(-1);
  if (start === undefined || end === undefined) return;
  const movers = idsOf(event.units);
  const left = spaceAt(draft.state, start);
  const cargo = cargoOf(left, movers);
  const from = path.at(-2) ?? start;
  const entered = path.slice(1);
  const again = comingOf(draft.turn.phase) > 1;
  draft.note(movers, start, (was) => ({
    ...was,
    path: was.path.length === 0 ? entered : was.path.concat(entered),
    spent: was.spent + cost,
    moved: role,
    from,
    ...(again ? { again } : {}),
    ...(land === undefined ? {} : { land }),
  }));
  noteHomes(draft, left, movers, start);
  if (cargo.length === 0) moveUnits(draft, start, end, movers, ashore);
  else {
    draft.note(cargo, start, (was) => was);
    const settle = (unit: Unit): Unit => (movers.includes(unit.id) ? ashore(unit) : unit);
    moveUnits(draft, start, end, [...movers, ...cargo], settle);
  }
};

export const fightersLaunched = (draft: Draft, event: EventOf<'fighters-launched'>): void => {
  const ids = idsOf(event.units);
  const zone = draft.space(event.zone);
  zone.units = zone.units.map((unit) => (ids.includes(unit.id) ? ashore(unit) : unit));
  draft.note(ids, event.zone, (was) => ({ ...was, home: event.carrier }));
};

export const unitsLoaded = (draft: Draft, event: EventOf<'units-loaded'>): void => {
  const ids = idsOf(event.units);
  moveUnits(draft, event.from, event.zone, ids, aboardOf(event.ship));
  const loaded = { from: event.from, zone: event.zone };
  draft.note(ids, event.from, (was) => ({ ...was, loaded }));
};

export const unitsUnloaded = (draft: Draft, event: EventOf<'units-unloaded'>): void => {
  const ids = idsOf(event.units);
  const { ship, zone, to } = event;
  const { turn } = draft;
  moveUnits(draft, zone, to, ids, ashore);
  const moved = kindOf(turn.phase) === 'noncombat-move' ? 'noncombat' : 'combat';
  draft.note(ids, zone, (was) => ({ ...was, unloaded: to }));
  draft.note([ship], zone, (was) => ({ moved, ...was, unloaded: to }));
  turn.landings = without(turn.landings, (landing) => landing.ship === ship && landing.to === to);
};

export const landingDeclared = ({ turn }: Draft, event: EventOf<'landing-declared'>): void => {
  const { ship, zone, to } = event;
  turn.landings = [...turn.landings, { units: idsOf(event.units), ship, zone, to }];
};

/** The units named are taken out of their landings; a landing left without units is gone. */
export const landingCancelled = ({ turn }: Draft, event: EventOf<'landing-cancelled'>): void => {
  const off = idsOf(event.units);
  turn.landings = turn.landings.flatMap((landing) => {
    if (landing.zone !== event.zone || landing.to !== event.to) return [landing];
    const units = withoutUnits(landing.units, off);
    return units.length === 0 ? [] : [{ ...landing, units }];
  });
};

export const movesMade = ({ turn }: Draft, event: EventOf<'moves-made'>): void => {
  if (kindOf(event.phase) !== 'combat-move') return;
  turn.movesMade = 'yes';
  if (event.attacks !== undefined) turn.attacks = event.attacks;
};

export const overflown = ({ turn }: Draft, { space, gunner, units }: EventOf<'overflown'>): void => {
  turn.overflights = [...turn.overflights, { space, gunner, units: idsOf(units) }];
};

export const fightersLanded = (draft: Draft, event: EventOf<'fighters-landed'>): void => {
  const ids = idsOf(event.units);
  const zone = draft.space(event.zone);
  zone.units = zone.units.map((unit) => (ids.includes(unit.id) ? aboardOf(event.carrier)(unit) : unit));
  draft.note(ids, event.zone, (was) => ({ ...was, done: true }));
};

export const unitsHeld = (draft: Draft, event: EventOf<'units-held'>): void =>
  draft.note(idsOf(event.units), event.space, (was) => ({ ...was, held: true }));

export const unitsRemoved = (draft: Draft, event: EventOf<'units-removed'>): void => {
  const ids = idsOf(event.units);
  const space = draft.space(event.space);
  space.units = space.units.filter(({ id }) => !ids.includes(id));
};

export const patrolsSet = (draft: Draft, { units, from, zone }: EventOf<'patrols-set'>): void => {
  const ids = idsOf(units);
  draft.note(ids, from, (was) => ({ ...was, path: [zone], spent: 1, moved: 'noncombat', done: true }));
  moveUnits(draft, from, zone, ids, (unit) => ({ ...unit, patrol: true }));
};

export const patrolsLanded = (draft: Draft, { units, zone, to = zone, carrier }: EventOf<'patrols-landed'>): void => {
  const land = ({ patrol: _, ...unit }: Unit): Unit => (carrier === undefined ? unit : { ...unit, aboard: carrier });
  moveUnits(draft, zone, to, idsOf(units), land);
};
