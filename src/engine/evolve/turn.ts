// Folds the events about the game as a whole.

import { resolveOptions } from '../../rulesets/index.ts';
import { byPower, kindOf, MAIN_PURSE, type SpaceId } from '../../vocab/index.ts';
import type { EventOf } from '../events/event.ts';
import { reachOf } from '../state/reach.ts';
import { pairOf } from '../state/relation.ts';
import type { GameState, TurnState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import type { Draft, OpenTurn } from './draft.ts';
import { Notes } from './notes.ts';
import { addUnits, ashore, idsOf, moveUnits } from './spaces.ts';

/** The turn of a power that has done nothing yet. */
const freshTurn = (
  state: Omit<GameState, 'turn'>,
  power: TurnState['power'],
  phase: TurnState['phase'],
  powers?: TurnState['powers'],
): OpenTurn => {
  const turn: OpenTurn = {
    power,
    phase,
    start: state.spaces,
    startTechnology: state.technology,
    purchased: {},
    units: Notes.none,
    movesMade: 'no',
    overflights: [],
    landings: [],
    battles: [],
    queue: [],
    placed: new Map(),
  };
  if (powers !== undefined) {
    turn.powers = powers;
    turn.done = [];
  }
  return turn;
};

/** The state before line 0, so that a fold has somewhere to begin. */
export const unopened = (): GameState => {
  const bare: Omit<GameState, 'turn'> = {
    board: '',
    ruleset: { id: '', version: 0 },
    options: resolveOptions({}),
    players: [],
    round: 0,
    slots: new Map(),
    spaces: [],
    won: {},
    treasury: byPower(() => ({})),
    technology: byPower(() => []),
    nextUnit: 1,
    standing: [],
    awaiting: [],
    resigned: [],
  };
  return { ...bare, turn: freshTurn(bare, 'ussr', 'research') };
};

export const gameOpened = (draft: Draft, event: EventOf<'game-opened'>): void => {
  const ids: readonly SpaceId[] = Object.keys(event.control).sort();
  draft.goOnFrom({
    ...unopened(),
    board: event.board,
    ruleset: { id: event.ruleset, version: event.version },
    options: resolveOptions(event.options),
    players: event.players,
    slots: new Map(ids.map((id, slot) => [id, slot])),
    spaces: ids.map((id) => ({ control: event.control[id] ?? null, units: [] })),
    treasury: byPower((power) => event.purses?.[power] ?? { [MAIN_PURSE]: event.treasury[power] ?? 0 }),
    technology: byPower((power) => event.technology[power] ?? []),
  });
  addUnits(draft, event.units);
};

/** The spaces as the turn began where land has changed hands since: another's, and whoever took it was not there. */
const startWithout = (
  { slots, spaces }: Pick<GameState, 'slots' | 'spaces'>,
  taken: NonNullable<EventOf<'turn-began'>['taken']>,
): GameState['spaces'] => {
  const start = spaces.slice();
  for (const [space, control] of Object.entries(taken)) {
    const slot = slots.get(space);
    if (slot !== undefined) start[slot] = { control, units: [] };
  }
  return start;
};

export const turnBegan = ({ state }: Draft, event: EventOf<'turn-began'>): void => {
  state.round = event.round;
  // What a victory as the turn before ended leaves to decide is still to be decided.
  const left = (state.turn.due ?? []).filter(({ choice }) => choice === 'recall');
  state.turn = freshTurn(state, event.power, event.phase, event.powers);
  if (left.length > 0) state.turn = { ...state.turn, due: left };
  if (event.taken !== undefined) state.turn = { ...state.turn, start: startWithout(state, event.taken) };
  if (state.barred !== undefined)
    state.barred = state.barred.flatMap((bar) => {
      if (bar.turn === 'now') return [];
      const his = bar.power === event.power || event.powers?.includes(bar.power) === true;
      return [his ? { ...bar, turn: 'now' } : bar];
    });
};

/** Moves of a combat move that comes again are still to be made. */
export const phaseBegan = ({ turn }: Draft, { phase }: EventOf<'phase-began'>): void => {
  turn.phase = phase;
  if (kindOf(phase) === 'combat-move') turn.movesMade = 'no';
  if (turn.powers !== undefined) turn.done = [];
};

/** What is to be attacked is kept until all powers of the turn have moved. */
export const powerDone = ({ turn }: Draft, { power, attacks }: EventOf<'power-done'>): void => {
  turn.done = [...(turn.done ?? []), power];
  if (attacks !== undefined) turn.attacks = [...(turn.attacks ?? []), ...attacks];
};

export const diceAwaited = ({ state }: Draft, event: EventOf<'dice-awaited'>): void => {
  state.awaiting = event.needs;
};

/** A later order for the same power, side and scope takes the place of the earlier one. */
export const standingOrdersSet = ({ state }: Draft, event: EventOf<'standing-orders-set'>): void => {
  const key = (order: GameState['standing'][number]) =>
    `${order.power}/${order.side}/${typeof order.scope === 'string' ? order.scope : order.scope.space}`;
  const replaced = new Set(event.orders.map(key));
  state.standing = [...state.standing.filter((order) => !replaced.has(key(order))), ...event.orders];
};

type Change = Pick<EventOf<'relation-changed'>, 'between' | 'to'>;

const changeRelations = ({ state }: Draft, changes: readonly Change[]): void => {
  const changed = Object.fromEntries(changes.map(({ between: [a, b], to }) => [pairOf(a, b), to]));
  state.relations = { ...state.relations, ...changed };
};

export const relationChanged = (draft: Draft, event: EventOf<'relation-changed'>): void =>
  changeRelations(draft, [event]);

export const goalLookedAt = ({ state }: Draft, { side, theatre, reached }: EventOf<'goal-looked-at'>): void => {
  const goal = reachOf(side, theatre);
  const others = (state.inReach ?? []).filter((each) => each !== goal);
  state.inReach = reached === 'yes' ? [...others, goal] : others;
};

export const submarinesSurfaced = (draft: Draft, event: EventOf<'submarines-surfaced'>): void => {
  const ids = idsOf(event.units);
  const space = draft.space(event.space);
  space.units = space.units.map((unit) => {
    if (!ids.includes(unit.id)) return unit;
    const { submerged: _below, ...afloat } = unit;
    return afloat;
  });
};

export const shipsRighted = (draft: Draft, event: EventOf<'ships-righted'>): void => {
  const ids = idsOf(event.units);
  const space = draft.space(event.space);
  space.units = space.units.map((unit) => {
    if (!ids.includes(unit.id)) return unit;
    const { damage: _hits, ...whole } = unit;
    return whole;
  });
};

export const resigned = ({ state }: Draft, event: EventOf<'resigned'>): void => {
  state.resigned = [...state.resigned, event.power];
};

export const powerEliminated = ({ state }: Draft, event: EventOf<'power-eliminated'>): void => {
  state.eliminated = [...(state.eliminated ?? []), event.power];
};

export const gameWon = ({ state }: Draft, { side, how, with: others }: EventOf<'game-won'>): void => {
  state.winner = others === undefined ? { side, how } : { side, how, with: others };
};

export const pointsChanged = ({ state }: Draft, { side, points }: EventOf<'points-changed'>): void => {
  state.points = { ...state.points, [side]: points };
};

/** What was in reach of victory there is so no more. */
export const theatreWon = ({ state }: Draft, { theatre, side }: EventOf<'theatre-won'>): void => {
  state.theatres = { ...state.theatres, [theatre]: side };
  const won = reachOf(side, theatre);
  const before = state.theatresWon ?? [];
  if (!before.includes(won)) state.theatresWon = [...before, won];
  if (state.inReach !== undefined) state.inReach = state.inReach.filter((goal) => !goal.startsWith(`${theatre}/`));
};

export const theatreReopened = ({ state }: Draft, { theatre, by }: EventOf<'theatre-reopened'>): void => {
  const { [theatre]: _won, ...others } = state.theatres ?? {};
  state.theatres = others;
  state.reopened = { ...state.reopened, [theatre]: { round: state.round, power: by } };
};

export const combatMoveLost = ({ state }: Draft, { power, theatre }: EventOf<'combat-move-lost'>): void => {
  state.barred = [...(state.barred ?? []), { power, theatre, turn: 'next' }];
};

export const recallDue = ({ turn }: Draft, { power, theatre, to }: EventOf<'recall-due'>): void => {
  turn.due = [...(turn.due ?? []), { choice: 'recall', from: [power], theatre, to }];
};

/** They stand where they are set as if they had begun the turn there; nothing carries them any more. */
export const unitsRecalled = (draft: Draft, { units, from, to }: EventOf<'units-recalled'>): void => {
  const home = ({ patrol: _, ...unit }: Unit): Unit => ashore(unit);
  moveUnits(draft, from, to, idsOf(units), home);
};

export const recallSettled = ({ turn }: Draft, { power }: EventOf<'recall-settled'>): void => {
  turn.due = (turn.due ?? []).filter((due) => due.choice !== 'recall' || !due.from.includes(power));
};

export const gameDrawn = ({ state }: Draft): void => {
  state.drawn = 'yes';
};

export const playersChanged = ({ state }: Draft, event: EventOf<'players-changed'>): void => {
  state.players = event.players;
};

export const optionsChanged = ({ state }: Draft, event: EventOf<'options-changed'>): void => {
  state.options = resolveOptions(event.options);
};

export const positionReported = (draft: Draft, event: EventOf<'position-reported'>): void => {
  const { state } = draft;
  state.round = event.round;
  for (const [id, control] of Object.entries(event.control ?? {})) draft.space(id).control = control;
  for (const id of event.units?.spaces ?? []) draft.space(id).units = [];
  addUnits(draft, event.units?.placed ?? []);
  state.treasury = byPower((power) => {
    const purses = event.purses?.[power];
    if (purses !== undefined) return { ...state.treasury[power], ...purses };
    const cash = event.treasury?.[power];
    return cash === undefined ? state.treasury[power] : { ...state.treasury[power], [MAIN_PURSE]: cash };
  });
  state.technology = byPower((power) => event.technology?.[power] ?? state.technology[power]);
  if (event.points !== undefined) state.points = { ...state.points, ...event.points };
  if (event.theatres !== undefined) state.theatres = { ...state.theatres, ...event.theatres };
  if (event.relations !== undefined) changeRelations(draft, event.relations);
  state.turn = freshTurn(state, event.power, event.phase, event.powers);
};
