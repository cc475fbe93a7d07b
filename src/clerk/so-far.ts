// What is entered of a power's turn: the position it began in, the orders and events since. A program without the log
// can be handed just this.

import type { Game } from '../archive/game.ts';
import { lastTurnOf } from '../archive/turns.ts';
import { evolve, type GameEvent, type GameState, isActing, type PowerOrder } from '../engine/index.ts';
import type { Judge } from '../notation/index.ts';
import type { Power } from '../vocab/index.ts';
import type { Table } from './table.ts';

/** The turn of a power that is under way, else its last. */
export interface TurnSoFar {
  readonly start: GameState;
  /** What the power ordered and was not taken back. */
  readonly orders: readonly PowerOrder[];
  /** All that happened in it and counts. */
  readonly events: readonly GameEvent[];
  readonly status: 'over' | 'under-way';
}

const known = new WeakMap<Game, ReadonlyMap<Power, TurnSoFar | undefined>>();

/** The turn of a power that is under way, else its last; undefined if it has had none. */
export const turnSoFar = (game: Game, power: Power): TurnSoFar | undefined => {
  const before = known.get(game);
  if (before?.has(power)) return before.get(power);
  const turn = lastTurnOf(game, power);
  const orders = (turn?.entries ?? []).flatMap(({ entry: { order }, standing }) =>
    standing === 'counts' && order !== undefined && 'power' in order && order.power === power ? [order] : [],
  );
  const found = turn && {
    start: turn.start,
    orders: orders as readonly PowerOrder[],
    events: turn.events.map(({ event }) => event),
    status: turn.status,
  };
  known.set(game, new Map([...(before ?? []), [power, found]]));
  return found;
};

const courses = new WeakMap<TurnSoFar, readonly GameState[]>();

/** The positions of a turn, one after the other. */
export const courseOf = (turn: TurnSoFar): readonly GameState[] => {
  const before = courses.get(turn);
  if (before !== undefined) return before;
  const states = [turn.start];
  for (const event of turn.events) {
    const last = states.at(-1);
    if (last !== undefined && event.type !== 'rewound') states.push(evolve(last, event));
  }
  courses.set(turn, states);
  return states;
};

/**
 * Judges by the log: a condition is settled at the first moment of the turn at which it is known, and stays as it was
 * settled whatever comes after. Before the turn nothing is settled.
 */
export const judgeBy =
  ({ game, ruleset, reading }: Pick<Table, 'game' | 'ruleset' | 'reading'>, power: Power): Judge =>
  (condition, when) => {
    if (!isActing(game.replay.state, power)) return 'open';
    const turn = turnSoFar(game, power);
    return turn === undefined ? 'open' : reading.judge(ruleset, power, courseOf(turn))(condition, when);
  };
