// Folds the events about money, land and what it makes.

import { countTotal, type Power, type PurseId, UNIT_TYPES, type UnitCounts } from '../../vocab/index.ts';
import type { EventOf } from '../events/event.ts';
import type { TurnState } from '../state/state.ts';
import type { Draft } from './draft.ts';
import { addCash, addUnits, idsOf } from './spaces.ts';

export const paid = (draft: Draft, event: EventOf<'paid'>): void =>
  addCash(draft, event.power, event.purse, -event.ipc);

export const received = (draft: Draft, event: EventOf<'received'>): void => {
  addCash(draft, event.power, event.purse, event.ipc);
  const { turn } = draft;
  if (event.for === 'income' || event.for === 'loot') turn.collected = (turn.collected ?? 0) + event.ipc;
};

export const researchBegun = ({ turn }: Draft, { power, dice }: EventOf<'research-begun'>): void => {
  const fresh = { dice, thrown: 'no', breakthroughs: 0, throws: 0 } as const;
  turn.research = power === turn.power ? fresh : { power, ...fresh };
};

/** The throw itself, and each die on the table; a technology gained takes one breakthrough off. */
export const researchRolled = ({ turn }: Draft, event: EventOf<'rolled'>): void => {
  const { research } = turn;
  if (research === undefined) return;
  turn.research =
    event.role === 'research'
      ? { ...research, thrown: 'yes', breakthroughs: event.hits }
      : { ...research, throws: research.throws + 1 };
};

export const technologyGained = ({ state, turn }: Draft, event: EventOf<'technology-gained'>): void => {
  const { research } = turn;
  state.technology = { ...state.technology, [event.power]: [...state.technology[event.power], event.technology] };
  if (research !== undefined) turn.research = { ...research, breakthroughs: Math.max(0, research.breakthroughs - 1) };
};

/** What was researched stays known until the turn is over: a power throws once. */
export const researchEnded = ({ turn }: Draft): void => {
  if (turn.research !== undefined) turn.research = { ...turn.research, breakthroughs: 0 };
};

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

export const unitsPurchased = ({ turn }: Draft, { power, purse, units }: EventOf<'units-purchased'>): void => {
  turn.purchased = plus(turn.purchased, units, 1);
  if (purse !== undefined) turn.bought = [...(turn.bought ?? []), { power, purse, units }];
};

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

export const controlChanged = (draft: Draft, { space, to }: EventOf<'control-changed'>): void => {
  const { state } = draft;
  const winners = state.won[space] ?? [];
  if (!winners.includes(to)) state.won = { ...state.won, [space]: [...winners, to] };
  draft.space(space).control = to;
};

/** The units keep their ids and change their power; they stay where they are for the turn. */
export const unitsCaptured = (draft: Draft, event: EventOf<'units-captured'>): void => {
  const ids = idsOf(event.units);
  const space = draft.space(event.space);
  space.units = space.units.map((unit) => (ids.includes(unit.id) ? { ...unit, power: event.to } : unit));
  draft.note(ids, event.space, (was) => ({ ...was, captured: true }));
};

export const neutralViolated = ({ turn }: Draft, { space }: EventOf<'neutral-violated'>): void => {
  turn.violated = [...(turn.violated ?? []), space];
};

export const choiceDue = ({ turn }: Draft, { choice, space, from, ipc }: EventOf<'choice-due'>): void => {
  turn.due = [...(turn.due ?? []), { choice, space, from, ipc }];
};

export const advanceGranted = ({ turn }: Draft, { side, from, ipc }: EventOf<'advance-granted'>): void => {
  turn.due = [...(turn.due ?? []), { choice: 'cash-advance', side, from, ipc }];
};

/** The first turn begins with what is set down: nothing has happened in it yet. */
export const advanceSpent = (draft: Draft, { side, power, ipc, units }: EventOf<'advance-spent'>): void => {
  const { turn } = draft;
  addUnits(draft, units);
  turn.start = draft.state.spaces;
  turn.due = (turn.due ?? []).map((due) =>
    due.choice === 'cash-advance' && due.side === side
      ? { ...due, ipc: due.ipc - ipc, from: due.from.filter((each) => each !== power) }
      : due,
  );
};

export const advanceClosed = ({ turn }: Draft, { side }: EventOf<'advance-closed'>): void => {
  turn.due = (turn.due ?? []).filter((due) => due.choice !== 'cash-advance' || due.side !== side);
};

export const tributeDue = ({ turn }: Draft, { to, from, ipc }: EventOf<'tribute-due'>): void => {
  turn.due = [...(turn.due ?? []), { choice: 'tribute', to, from, ipc, proposals: [] }];
};

export const tributeProposed = ({ turn }: Draft, { powers, shares }: EventOf<'tribute-proposed'>): void => {
  turn.due = (turn.due ?? []).map((due) =>
    due.choice === 'tribute' ? { ...due, proposals: [...due.proposals, { powers, shares }] } : due,
  );
};

export const tributeSettled = ({ turn }: Draft): void => {
  turn.due = (turn.due ?? []).filter(({ choice }) => choice !== 'tribute');
};

export const fundDue = ({ turn }: Draft, { power, ipc, purses }: EventOf<'fund-due'>): void => {
  turn.due = [...(turn.due ?? []), { choice: 'fund', from: [power], ipc, purses }];
};

export const fundDivided = ({ turn }: Draft, { power }: EventOf<'fund-divided'>): void => {
  turn.due = (turn.due ?? []).filter((due) => due.choice !== 'fund' || !due.from.includes(power));
};

export const landFreed = (draft: Draft, { space }: EventOf<'land-freed'>): void => {
  draft.space(space).control = null;
};

export const unitsLent = (draft: Draft, event: EventOf<'units-lent'>): void => {
  const ids = idsOf(event.units);
  const space = draft.space(event.space);
  space.units = space.units.map((unit) => (ids.includes(unit.id) ? { ...unit, power: event.to } : unit));
};

export const neutralDefended = (draft: Draft, { space, units }: EventOf<'neutral-defended'>): void => {
  addUnits(draft, units);
  draft.turn.due = (draft.turn.due ?? []).filter((each) => each.choice !== 'neutral-defence' || each.space !== space);
};

export const unitsPlaced = (draft: Draft, event: EventOf<'units-placed'>): void => {
  const { turn } = draft;
  addUnits(draft, event.units);
  const counts: Counts = {};
  const placed = new Map(turn.placed);
  for (const { space, type, count } of event.units) {
    counts[type] = (counts[type] ?? 0) + count;
    placed.set(space, (placed.get(space) ?? 0) + count);
  }
  turn.purchased = plus(turn.purchased, counts, -1);
  turn.placed = placed;
  const [first] = event.units;
  for (const { purse, units } of event.bought ?? [])
    if (first !== undefined && turn.bought !== undefined) turn.bought = without(turn.bought, first.power, purse, units);
};

export const unitsForfeited = ({ turn }: Draft, { power, units }: EventOf<'units-forfeited'>): void => {
  turn.purchased = turn.bought === undefined ? {} : plus(turn.purchased, units, -1);
  if (turn.bought !== undefined) turn.bought = turn.bought.filter((lot) => lot.power !== power);
};

export const rocketFired = (draft: Draft, { gun, from, target }: EventOf<'rocket-fired'>): void => {
  draft.turn.rocket = { gun, from, target, resolved: 'no' };
  draft.note([gun], from, (was) => ({ ...was, fired: true }));
};

/** What the owner lost at once is in `paid`; here the rocket is done with, and what is to be paid later is noted. */
export const industryBombed = ({ state, turn }: Draft, event: EventOf<'industry-bombed'>): void => {
  const { space, damage } = event;
  if (event.by === 'rocket' && turn.rocket !== undefined) turn.rocket = { ...turn.rocket, resolved: 'yes' };
  if (event.paid === 'later') state.damage = { ...state.damage, [space]: (state.damage?.[space] ?? 0) + damage };
};

export const damageSettled = ({ state }: Draft, event: EventOf<'damage-settled'>): void => {
  const left = Object.entries(state.damage ?? {}).filter(([space]) => !event.spaces.includes(space));
  state.damage = Object.fromEntries(left);
};
