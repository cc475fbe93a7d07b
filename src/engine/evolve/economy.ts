// Folds the events about money, land and what it makes.

import { countTotal, type Power, type PurseId, UNIT_TYPES, type UnitCounts } from '../../vocab/index.ts';
import type { EventOf } from '../events/event.ts';
import type { GameState, TurnState } from '../state/state.ts';
import { addUnits, idsOf, spacesWith, withCash, withSpace, withTurn, withUnitTurns } from './spaces.ts';

export const paid = (state: GameState, event: EventOf<'paid'>): GameState =>
  withCash(state, event.power, event.purse, -event.ipc);

export const received = (state: GameState, event: EventOf<'received'>): GameState =>
  withCash(state, event.power, event.purse, event.ipc);

export const researchBegun = (state: GameState, event: EventOf<'research-begun'>): GameState =>
  withTurn(state, ({ power }) => ({
    research: {
      ...(event.power === power ? {} : { power: event.power }),
      dice: event.dice,
      thrown: 'no',
      breakthroughs: 0,
      throws: 0,
    },
  }));

/** The throw itself, and each die on the table; a technology gained takes one breakthrough off. */
export const researchRolled = (state: GameState, event: EventOf<'rolled'>): GameState =>
  withTurn(state, ({ research }) => {
    if (research === undefined) return {};
    return event.role === 'research'
      ? { research: { ...research, thrown: 'yes', breakthroughs: event.hits } }
      : { research: { ...research, throws: research.throws + 1 } };
  });

export const technologyGained = (state: GameState, event: EventOf<'technology-gained'>): GameState => {
  const { research } = state.turn;
  const technology = { ...state.technology, [event.power]: [...state.technology[event.power], event.technology] };
  const next: GameState = { ...state, technology };
  if (research === undefined) return next;
  const breakthroughs = Math.max(0, research.breakthroughs - 1);
  return withTurn(next, () => ({ research: { ...research, breakthroughs } }));
};

/** What was researched stays known until the turn is over: a power throws once. */
export const researchEnded = (state: GameState): GameState =>
  withTurn(state, ({ research }) => (research === undefined ? {} : { research: { ...research, breakthroughs: 0 } }));

type Counts = { -readonly [type in keyof UnitCounts]: UnitCounts[type] };

/** `a` and `times` times `b`; types that come to 0 or less have no key. */
const plus = (a: UnitCounts, b: UnitCounts, times: 1 | -1): UnitCounts => {
  const sum: Counts = {};
  for (const type of UNIT_TYPES) {
    const count = (a[type] ?? 0) + times * (b[type] ?? 0);
    if (count > 0) sum[type] = count;
  }
  return sum;
};

type Bought = NonNullable<TurnState['bought']>;

export const unitsPurchased = (state: GameState, event: EventOf<'units-purchased'>): GameState =>
  withTurn(state, ({ purchased, bought = [] }) => ({
    purchased: plus(purchased, event.units, 1),
    ...(event.purse === undefined
      ? {}
      : { bought: [...bought, { power: event.power, purse: event.purse, units: event.units }] }),
  }));

/** What is left of a list of purchases when units of one purse have been placed. */
const without = (bought: Bought, power: Power, purse: PurseId, units: UnitCounts): Bought => {
  let rest = units;
  return bought.flatMap((lot) => {
    if (lot.power !== power || lot.purse !== purse) return [lot];
    const left = plus(lot.units, rest, -1);
    rest = plus(rest, lot.units, -1);
    return countTotal(left) === 0 ? [] : [{ ...lot, units: left }];
  });
};

export const controlChanged = (state: GameState, { space: id, to }: EventOf<'control-changed'>): GameState => {
  const winners = state.won[id] ?? [];
  const won = winners.includes(to) ? state.won : { ...state.won, [id]: [...winners, to] };
  return { ...state, won, spaces: spacesWith(state, id, ({ units }) => ({ control: to, units })) };
};

/** The units keep their ids and change their power; they stay where they are for the turn. */
export const unitsCaptured = (state: GameState, event: EventOf<'units-captured'>): GameState => {
  const ids = idsOf(event.units);
  const next = withSpace(state, event.space, (space) => ({
    ...space,
    units: space.units.map((unit) => (ids.includes(unit.id) ? { ...unit, power: event.to } : unit)),
  }));
  return withUnitTurns(next, ids, event.space, (was) => ({ ...was, captured: true }));
};

export const neutralViolated = (state: GameState, { space }: EventOf<'neutral-violated'>): GameState =>
  withTurn(state, ({ violated = [] }) => ({ violated: [...violated, space] }));

export const choiceDue = (state: GameState, { choice, space, from, ipc }: EventOf<'choice-due'>): GameState =>
  withTurn(state, ({ due = [] }) => ({ due: [...due, { choice, space, from, ipc }] }));

export const neutralDefended = (state: GameState, { space, units }: EventOf<'neutral-defended'>): GameState =>
  withTurn(addUnits(state, units), ({ due = [] }) => ({ due: due.filter((each) => each.space !== space) }));

export const unitsPlaced = (state: GameState, event: EventOf<'units-placed'>): GameState => {
  const counts: Counts = {};
  const placed = new Map(state.turn.placed);
  for (const { space, type, count } of event.units) {
    counts[type] = (counts[type] ?? 0) + count;
    placed.set(space, (placed.get(space) ?? 0) + count);
  }
  const [first] = event.units;
  const bought = (event.bought ?? []).reduce<Bought | undefined>(
    (lots, { purse, units }) => first && lots && without(lots, first.power, purse, units),
    state.turn.bought,
  );
  return withTurn(addUnits(state, event.units), () => ({
    purchased: plus(state.turn.purchased, counts, -1),
    placed,
    ...(bought === undefined ? {} : { bought }),
  }));
};

export const unitsForfeited = (state: GameState, { power, units }: EventOf<'units-forfeited'>): GameState =>
  withTurn(state, ({ purchased, bought }) =>
    bought === undefined
      ? { purchased: {} }
      : { purchased: plus(purchased, units, -1), bought: bought.filter((lot) => lot.power !== power) },
  );

export const rocketFired = (state: GameState, event: EventOf<'rocket-fired'>): GameState => {
  const { gun, from, target } = event;
  const next = withTurn(state, () => ({ rocket: { gun, from, target, resolved: 'no' } }));
  return withUnitTurns(next, [gun], from, (was) => ({ ...was, fired: true }));
};

/** What the owner lost at once is in `paid`; here the rocket is done with, and what is to be paid later is noted. */
export const industryBombed = (state: GameState, event: EventOf<'industry-bombed'>): GameState => {
  const next = withTurn(state, ({ rocket }) =>
    event.by === 'rocket' && rocket !== undefined ? { rocket: { ...rocket, resolved: 'yes' } } : {},
  );
  if (event.paid !== 'later') return next;
  const { space, damage } = event;
  return { ...next, damage: { ...next.damage, [space]: (next.damage?.[space] ?? 0) + damage } };
};

export const damageSettled = (state: GameState, event: EventOf<'damage-settled'>): GameState => ({
  ...state,
  damage: Object.fromEntries(Object.entries(state.damage ?? {}).filter(([space]) => !event.spaces.includes(space))),
});
