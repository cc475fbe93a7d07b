// The events of battles, folded in place. See `in-place.ts`.

import type { GameEvent } from '../../src/engine/index.ts';
import type { SpaceId, UnitId } from '../../src/vocab/index.ts';
import { ashore, type InPlace, type InPlaceBattle, idsIn, noteAll, spaceIn, take } from './in-place-state.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type HitBy = NonNullable<InPlaceBattle['hits']>['by'];

const battleIn = (state: InPlace, id: string): InPlaceBattle => {
  const battle = state.turn.battles.find((one) => one.id === id);
  if (battle === undefined) throw new Error(`There is no battle ${id}.`);
  return battle;
};

const TAKEN_BY: { readonly [role in HitBy]: 'attack' | 'defence' } = {
  antiaircraft: 'attack',
  'supporting-shot': 'defence',
  submarine: 'defence',
  attack: 'defence',
  defence: 'attack',
  // Roles of rows of fire; the games measured here have none.
  artillery: 'defence',
  aircraft: 'defence',
};
const isHitting = (role: string): role is HitBy => role in TAKEN_BY;

const takeHits = (battle: InPlaceBattle, count: number): void => {
  const { hits } = battle;
  if (hits === undefined) return;
  if (hits.count <= count) battle.hits = undefined;
  else {
    hits.count -= count;
    hits.shipsOnly = Math.min(hits.shipsOnly, hits.count);
  }
};

const forget = ({ turn }: InPlace, ids: ReadonlySet<UnitId>): void => {
  const stays = (id: UnitId): boolean => !ids.has(id);
  for (const battle of turn.battles) {
    battle.attackers = battle.attackers.filter(stays);
    battle.defenders = battle.defenders.filter(stays);
    battle.supports = battle.supports.filter(stays);
    battle.marked = battle.marked.filter(({ unit }) => stays(unit));
  }
  for (const landing of turn.landings) landing.units = landing.units.filter(stays);
  turn.landings = turn.landings.filter(({ units, ship }) => units.length > 0 && stays(ship));
  for (const overflight of turn.overflights) overflight.units = overflight.units.filter(stays);
  turn.overflights = turn.overflights.filter(({ units }) => units.length > 0);
};

const leave = (battle: InPlaceBattle, ids: ReadonlySet<UnitId>): void => {
  battle.due = undefined;
  battle.attackers = battle.attackers.filter((unit) => !ids.has(unit));
  battle.defenders = battle.defenders.filter((unit) => !ids.has(unit));
};

const goTo = (state: InPlace, ids: Set<UnitId>, from: SpaceId, to: SpaceId): void => {
  const all = new Set(ids);
  for (const { id, aboard } of spaceIn(state, from).units) if (aboard !== undefined && ids.has(aboard)) all.add(id);
  spaceIn(state, to).units.push(...take(state, from, all));
  noteAll(state, all, from, (note) => {
    note.path.push(to);
    note.done = true;
  });
};

const opened = (state: InPlace, event: EventOf<'battle-opened'>): void => {
  const battle = battleIn(state, event.battle);
  const attackers = idsIn(event.attackers);
  const supports = idsIn(event.supports);
  battle.status = 'open';
  battle.assault = event.assault;
  battle.attackers = [...attackers];
  battle.defenders = [...idsIn(event.defenders)];
  battle.supports = [...supports];
  battle.lineUp = { attackers: event.attackers, defenders: event.defenders };
  const site = battle.spaces[0];
  if (site === undefined) return;
  const space = spaceIn(state, site);
  space.units = space.units.map((unit) => {
    if (!attackers.has(unit.id)) return unit;
    const { aboard } = unit;
    if (aboard !== undefined)
      noteAll(state, [unit.id], site, (note) => {
        note.home = aboard;
      });
    return ashore(unit);
  });
  noteAll(state, [...attackers, ...supports], site, (note) => {
    note.fought = event.battle;
  });
};

const rolled = (state: InPlace, event: EventOf<'rolled'>): void => {
  state.awaiting = state.awaiting.filter(({ purpose }) => purpose !== event.purpose);
  const { research } = state.turn;
  if (event.battle !== undefined) {
    const battle = battleIn(state, event.battle);
    battle.rolled.push(event.purpose);
    if (!isHitting(event.role) || event.hits === 0) return;
    battle.hits = {
      side: TAKEN_BY[event.role],
      count: (battle.hits?.count ?? 0) + event.hits,
      shipsOnly: (battle.hits?.shipsOnly ?? 0) + (event.shipsOnly ?? 0),
      by: event.role,
    };
  } else if (event.role === 'research' && research !== undefined) {
    research.thrown = 'yes';
    research.breakthroughs = event.hits;
  } else if (event.role === 'technology-table' && research !== undefined) research.throws += 1;
  else if (event.role === 'antiaircraft')
    state.turn.overflights = state.turn.overflights.filter(({ space }) => space !== event.space);
};

const lost = (state: InPlace, event: EventOf<'units-lost'>): void => {
  const ids = idsIn(event.units);
  take(state, event.space, ids);
  const space = spaceIn(state, event.space);
  space.units = space.units.map((unit) => (unit.aboard !== undefined && ids.has(unit.aboard) ? ashore(unit) : unit));
  if (event.battle !== undefined && isHitting(event.cause)) {
    const battle = battleIn(state, event.battle);
    const fresh = [...ids].filter((unit) => !battle.marked.some((mark) => mark.unit === unit)).length;
    if (fresh > 0) {
      battle.due = undefined;
      takeHits(battle, fresh);
    }
  }
  forget(state, ids);
};

const marked = (state: InPlace, event: EventOf<'units-marked'>): void => {
  const battle = battleIn(state, event.battle);
  const ids = idsIn(event.units);
  battle.due = undefined;
  takeHits(battle, ids.size);
  for (const unit of ids) battle.marked.push({ unit, by: event.by, chosenBy: event.chosenBy });
};

const ended = (state: InPlace, event: EventOf<'battle-ended'>): void => {
  const battle = battleIn(state, event.battle);
  battle.due = undefined;
  battle.hits = undefined;
  battle.step = undefined;
  battle.status = 'ended';
  battle.outcome = event.outcome;
  state.turn.queue = state.turn.queue.filter((id) => id !== event.battle);
};

/** Folds an event of a battle; false for an event of another kind. */
export const foldCombat = (state: InPlace, event: GameEvent): boolean => {
  switch (event.type) {
    case 'battle-declared':
      state.turn.battles.push({
        id: event.battle,
        kind: event.kind,
        spaces: event.spaces,
        status: 'declared',
        after: event.after,
        assault: 'no',
        attackers: [...idsIn(event.attackers)],
        defenders: [],
        supports: event.supports,
        ships: undefined,
        lineUp: undefined,
        marked: [],
        conduct: undefined,
        round: 0,
        step: undefined,
        rolled: [],
        answered: [],
        hits: undefined,
        due: undefined,
        withdrawn: {},
        outcome: undefined,
      });
      return true;
    case 'battles-ordered': {
      const ordered = event.battles.map(({ battle }) => battle);
      state.turn.queue = [...ordered, ...state.turn.queue.filter((battle) => !ordered.includes(battle))];
      for (const { battle, conduct } of event.battles)
        if (conduct !== undefined) battleIn(state, battle).conduct = conduct;
      return true;
    }
    case 'battle-opened':
      opened(state, event);
      return true;
    case 'step-began': {
      const battle = battleIn(state, event.battle);
      if (event.round !== battle.round) battle.withdrawn = {};
      battle.round = event.round;
      battle.step = event.step;
      battle.rolled = [];
      battle.answered = [];
      return true;
    }
    case 'rolled':
      rolled(state, event);
      return true;
    case 'decision-due': {
      const { decision, side, from, hits, among, to } = event;
      battleIn(state, event.battle).due = { decision, side, from, hits, among, to, proposals: [] };
      return true;
    }
    case 'casualties-proposed':
      battleIn(state, event.battle).due?.proposals.push({ power: event.power, units: event.units });
      return true;
    case 'units-marked':
      marked(state, event);
      return true;
    case 'units-lost':
      lost(state, event);
      return true;
    case 'hits-void':
      takeHits(battleIn(state, event.battle), event.hits);
      return true;
    case 'submarines-withdrew': {
      const ids = idsIn(event.units);
      const battle = battleIn(state, event.battle);
      leave(battle, ids);
      goTo(state, ids, event.from, event.to);
      battle.answered.push(...event.units.map(({ power }) => power));
      battle.withdrawn[event.side] = event.to;
      return true;
    }
    case 'stayed': {
      const battle = battleIn(state, event.battle);
      battle.due = undefined;
      battle.answered.push(...event.powers);
      return true;
    }
    case 'retreated': {
      const ids = idsIn(event.units);
      leave(battleIn(state, event.battle), ids);
      if (event.to !== undefined) goTo(state, ids, event.from, event.to);
      return true;
    }
    case 'battle-ended':
      ended(state, event);
      return true;
    default:
      return false;
  }
};
