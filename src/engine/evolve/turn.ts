// Folds the events about the game as a whole.

import { resolveOptions } from '../../rulesets/index.ts';
import { byPower, kindOf, MAIN_PURSE, type SpaceId } from '../../vocab/index.ts';
import type { EventOf } from '../events/event.ts';
import { pairOf } from '../state/relation.ts';
import type { GameState, TurnState } from '../state/state.ts';
import { Notes } from './notes.ts';
import { addUnits, withSpace, withTurn } from './spaces.ts';

/** The turn of a power that has done nothing yet. */
const freshTurn = (
  state: Omit<GameState, 'turn'>,
  power: TurnState['power'],
  phase: TurnState['phase'],
  powers?: readonly TurnState['power'][],
): TurnState => ({
  power,
  ...(powers === undefined ? {} : { powers, done: [] }),
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
});

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

export const gameOpened = (_: GameState, event: EventOf<'game-opened'>): GameState => {
  const ids: readonly SpaceId[] = Object.keys(event.control).sort();
  const slots = new Map(ids.map((id, slot) => [id, slot] as const));
  const spaces = ids.map((id) => ({ control: event.control[id] ?? null, units: [] }));
  const opened: GameState = {
    ...unopened(),
    board: event.board,
    ruleset: { id: event.ruleset, version: event.version },
    options: resolveOptions(event.options),
    players: event.players,
    slots,
    spaces,
    treasury: byPower((power) => event.purses?.[power] ?? { [MAIN_PURSE]: event.treasury[power] ?? 0 }),
    technology: byPower((power) => event.technology[power] ?? []),
  };
  return addUnits(opened, event.units);
};

export const turnBegan = (state: GameState, event: EventOf<'turn-began'>): GameState => ({
  ...state,
  round: event.round,
  turn: freshTurn(state, event.power, event.phase, event.powers),
});

/** Moves of a combat move that comes again are still to be made. */
export const phaseBegan = (state: GameState, { phase }: EventOf<'phase-began'>): GameState =>
  withTurn(state, ({ powers }) => ({
    phase,
    ...(kindOf(phase) === 'combat-move' ? { movesMade: 'no' } : {}),
    ...(powers === undefined ? {} : { done: [] }),
  }));

/** What is to be attacked is kept until all powers of the turn have moved. */
export const powerDone = (state: GameState, { power, attacks = [] }: EventOf<'power-done'>): GameState =>
  withTurn(state, (turn) => ({
    done: [...(turn.done ?? []), power],
    ...(attacks.length === 0 ? {} : { attacks: [...(turn.attacks ?? []), ...attacks] }),
  }));

export const diceAwaited = (state: GameState, event: EventOf<'dice-awaited'>): GameState => ({
  ...state,
  awaiting: event.needs,
});

/** A later order for the same power, side and scope takes the place of the earlier one. */
export const standingOrdersSet = (state: GameState, event: EventOf<'standing-orders-set'>): GameState => {
  const key = (order: GameState['standing'][number]) =>
    `${order.power}/${order.side}/${typeof order.scope === 'string' ? order.scope : order.scope.space}`;
  const replaced = new Set(event.orders.map(key));
  return { ...state, standing: [...state.standing.filter((order) => !replaced.has(key(order))), ...event.orders] };
};

type Change = Pick<EventOf<'relation-changed'>, 'between' | 'to'>;

const withRelations = (state: GameState, changes: readonly Change[]): GameState => ({
  ...state,
  relations: {
    ...state.relations,
    ...Object.fromEntries(changes.map(({ between: [a, b], to }) => [pairOf(a, b), to])),
  },
});

export const relationChanged = (state: GameState, event: EventOf<'relation-changed'>): GameState =>
  withRelations(state, [event]);

export const resigned = (state: GameState, event: EventOf<'resigned'>): GameState => ({
  ...state,
  resigned: [...state.resigned, event.power],
});

export const powerEliminated = (state: GameState, event: EventOf<'power-eliminated'>): GameState => ({
  ...state,
  eliminated: [...(state.eliminated ?? []), event.power],
});

export const gameWon = (state: GameState, event: EventOf<'game-won'>): GameState => ({
  ...state,
  winner: { side: event.side, how: event.how, ...(event.with === undefined ? {} : { with: event.with }) },
});

export const theatreWon = (state: GameState, { theatre, side }: EventOf<'theatre-won'>): GameState => ({
  ...state,
  theatres: { ...state.theatres, [theatre]: side },
});

export const gameDrawn = (state: GameState): GameState => ({ ...state, drawn: 'yes' });

export const playersChanged = (state: GameState, event: EventOf<'players-changed'>): GameState => ({
  ...state,
  players: event.players,
});

export const optionsChanged = (state: GameState, event: EventOf<'options-changed'>): GameState => ({
  ...state,
  options: resolveOptions(event.options),
});

export const positionReported = (state: GameState, event: EventOf<'position-reported'>): GameState => {
  let next: GameState = { ...state, round: event.round };
  for (const [id, control] of Object.entries(event.control ?? {})) {
    next = withSpace(next, id, (space) => ({ ...space, control }));
  }
  for (const id of event.units?.spaces ?? []) next = withSpace(next, id, (space) => ({ ...space, units: [] }));
  next = addUnits(next, event.units?.placed ?? []);
  const treasury = byPower((power) => {
    const purses = event.purses?.[power];
    if (purses !== undefined) return { ...next.treasury[power], ...purses };
    const cash = event.treasury?.[power];
    return cash === undefined ? next.treasury[power] : { ...next.treasury[power], [MAIN_PURSE]: cash };
  });
  const technology = byPower((power) => event.technology?.[power] ?? next.technology[power]);
  next = { ...next, treasury, technology };
  if (event.relations !== undefined) next = withRelations(next, event.relations);
  return { ...next, turn: freshTurn(next, event.power, event.phase, event.powers) };
};
