// The peer of keeping every state: the same fold over one state that is changed in place, as one would write it if no
// past moment were ever asked for. After every entry it must stand where `evolve` stands, which the bench checks.
// Reports and rewinds, which sparring games do not have, are left out.

import { evolve, type GameEvent, type GameState, unopened } from '../../src/engine/index.ts';
import { UNIT_TYPES, type UnitCounts, type UnitId } from '../../src/vocab/index.ts';
import { foldCombat } from './in-place-combat.ts';
import { ashore, type InPlace, idsIn, noteAll, spaceIn, take } from './in-place-state.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

const begin = (state: InPlace, event: EventOf<'turn-began'>): void => {
  state.round = event.round;
  state.turn = {
    power: event.power,
    phase: event.phase,
    start: state.spaces.map(({ control, units }) => ({ control, units: units.slice() })),
    startTechnology: { ...state.technology },
    purchased: {},
    units: new Map(),
    movesMade: 'no',
    overflights: [],
    landings: [],
    battles: [],
    queue: [],
    placed: new Map(),
  };
};

const addCounts = (to: InPlace['turn']['purchased'], counts: UnitCounts, times: 1 | -1): void => {
  for (const type of UNIT_TYPES) {
    if (counts[type] === undefined) continue;
    const count = (to[type] ?? 0) + times * counts[type];
    if (count > 0) to[type] = count;
    else delete to[type];
  }
};

const placed = (state: InPlace, event: EventOf<'units-placed'>): void => {
  for (const { space, power, type, count, first, aboard } of event.units) {
    const { units } = spaceIn(state, space);
    for (let id = first; id < first + count; id += 1)
      units.push(aboard === undefined ? { id, power, type } : { id, power, type, aboard });
    state.nextUnit = Math.max(state.nextUnit, first + count);
    addCounts(state.turn.purchased, { [type]: count }, -1);
    state.turn.placed.set(space, (state.turn.placed.get(space) ?? 0) + count);
  }
};

const moved = (state: InPlace, event: EventOf<'units-moved'>): void => {
  const start = event.path[0];
  const end = event.path.at(-1);
  if (start === undefined || end === undefined) return;
  const movers = idsIn(event.units);
  const all = new Set(movers);
  for (const { id, aboard } of spaceIn(state, start).units) if (aboard !== undefined && movers.has(aboard)) all.add(id);
  const { units } = spaceIn(state, end);
  const ships = new Map<UnitId, UnitId>();
  for (const unit of take(state, start, all)) {
    if (unit.aboard !== undefined && movers.has(unit.id)) ships.set(unit.id, unit.aboard);
    units.push(movers.has(unit.id) ? ashore(unit) : unit);
  }
  noteAll(state, movers, start, (note, id) => {
    const ship = ships.get(id);
    if (ship !== undefined) note.home = ship;
    for (let i = 1; i < event.path.length; i += 1) note.path.push(event.path[i] ?? end);
    note.spent += event.cost;
    note.moved = event.role;
    note.from = event.path.at(-2) ?? start;
    if (event.land !== undefined) note.land = event.land;
  });
  noteAll(state, all, start, () => {});
};

const foldMovement = (state: InPlace, event: GameEvent): boolean => {
  const { turn } = state;
  switch (event.type) {
    case 'units-moved':
      moved(state, event);
      return true;
    case 'units-loaded': {
      const ids = idsIn(event.units);
      for (const unit of take(state, event.from, ids))
        spaceIn(state, event.zone).units.push({ ...ashore(unit), aboard: event.ship });
      noteAll(state, ids, event.from, (note) => {
        note.loaded = { from: event.from, zone: event.zone };
      });
      return true;
    }
    case 'units-unloaded': {
      const ids = idsIn(event.units);
      for (const unit of take(state, event.zone, ids)) spaceIn(state, event.to).units.push(ashore(unit));
      turn.landings = turn.landings.filter(({ ship, to }) => ship !== event.ship || to !== event.to);
      noteAll(state, ids, event.zone, (note) => {
        note.unloaded = event.to;
      });
      noteAll(state, [event.ship], event.zone, (note) => {
        note.moved ??= turn.phase === 'noncombat-move' ? 'noncombat' : 'combat';
        note.unloaded = event.to;
      });
      return true;
    }
    case 'landing-declared':
      turn.landings.push({ units: [...idsIn(event.units)], ship: event.ship, zone: event.zone, to: event.to });
      return true;
    case 'landing-cancelled': {
      const off = idsIn(event.units);
      for (const landing of turn.landings)
        if (landing.zone === event.zone && landing.to === event.to)
          landing.units = landing.units.filter((id) => !off.has(id));
      turn.landings = turn.landings.filter(({ units }) => units.length > 0);
      return true;
    }
    case 'moves-made':
      if (event.phase === 'combat-move') turn.movesMade = 'yes';
      return true;
    case 'overflown':
      turn.overflights.push({ space: event.space, gunner: event.gunner, units: [...idsIn(event.units)] });
      return true;
    case 'fighters-launched':
    case 'fighters-landed': {
      const ids = idsIn(event.units);
      const space = spaceIn(state, event.zone);
      const lands = event.type === 'fighters-landed';
      space.units = space.units.map((unit) => {
        if (!ids.has(unit.id)) return unit;
        return lands ? { ...ashore(unit), aboard: event.carrier } : ashore(unit);
      });
      noteAll(state, ids, event.zone, (note) => {
        if (lands) note.done = true;
        else note.home = event.carrier;
      });
      return true;
    }
    case 'units-removed':
      take(state, event.space, idsIn(event.units));
      return true;
    default:
      return false;
  }
};

const foldEconomy = (state: InPlace, event: GameEvent): boolean => {
  const { turn } = state;
  switch (event.type) {
    case 'paid':
    case 'received': {
      const purses = state.treasury[event.power];
      purses[event.purse] = (purses[event.purse] ?? 0) + (event.type === 'paid' ? -event.ipc : event.ipc);
      return true;
    }
    case 'research-begun':
      turn.research = { dice: event.dice, thrown: 'no', breakthroughs: 0, throws: 0 };
      return true;
    case 'technology-gained':
      state.technology[event.power] = [...state.technology[event.power], event.technology];
      if (turn.research !== undefined) turn.research.breakthroughs = Math.max(0, turn.research.breakthroughs - 1);
      return true;
    case 'research-ended':
      if (turn.research !== undefined) turn.research.breakthroughs = 0;
      return true;
    case 'units-purchased':
      addCounts(turn.purchased, event.units, 1);
      return true;
    case 'control-changed': {
      spaceIn(state, event.space).control = event.to;
      const winners = state.won[event.space] ?? [];
      if (!winners.includes(event.to)) state.won[event.space] = [...winners, event.to];
      return true;
    }
    case 'units-captured': {
      const ids = idsIn(event.units);
      const space = spaceIn(state, event.space);
      space.units = space.units.map((unit) => (ids.has(unit.id) ? { ...unit, power: event.to } : unit));
      noteAll(state, ids, event.space, (note) => {
        note.captured = true;
      });
      return true;
    }
    case 'units-placed':
      placed(state, event);
      return true;
    case 'units-forfeited':
      turn.purchased = {};
      return true;
    case 'rocket-fired':
      turn.rocket = { gun: event.gun, from: event.from, target: event.target, resolved: 'no' };
      noteAll(state, [event.gun], event.from, (note) => {
        note.fired = true;
      });
      return true;
    case 'industry-bombed':
      if (event.by === 'rocket' && turn.rocket !== undefined) turn.rocket.resolved = 'yes';
      return true;
    default:
      return false;
  }
};

const foldTurn = (state: InPlace, event: GameEvent): void => {
  switch (event.type) {
    case 'turn-began':
      return begin(state, event);
    case 'phase-began':
      state.turn.phase = event.phase;
      return;
    case 'dice-awaited':
      state.awaiting = event.needs;
      return;
    case 'resigned':
      state.resigned.push(event.power);
      return;
    case 'game-won':
      state.winner = { side: event.side, how: event.how };
      return;
    case 'neutral-entered':
    case 'turn-ended':
    case 'round-ended':
      return;
    default:
      throw new Error(`The peer that folds in place does not know ${event.type}.`);
  }
};

/** Opening is done once a game, so its own copy of the opened state will do. */
const openInPlace = (event: GameEvent): InPlace => {
  const opened = evolve(unopened(), event);
  const { slots, spaces, treasury, technology, turn } = opened;
  const copy = {
    ...opened,
    slots: new Map(slots),
    spaces: spaces.map(({ control, units }) => ({ control, units: units.slice() })),
    treasury: structuredClone(treasury),
    technology: structuredClone(technology),
    turn: { ...turn, units: new Map(), placed: new Map() },
  };
  return copy as InPlace; // what is written to is copied above; the opening turn is replaced by the first `turn-began`
};

/** Folds a game's events, the opening first, into one state. */
export const foldInPlace = (events: readonly GameEvent[]): GameState => {
  const [opening, ...rest] = events;
  if (opening?.type !== 'game-opened') throw new Error('The first event opens the game.');
  const state = openInPlace(opening);
  for (const event of rest) {
    if (!foldMovement(state, event) && !foldCombat(state, event) && !foldEconomy(state, event)) foldTurn(state, event);
  }
  return state;
};
