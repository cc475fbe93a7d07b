// In a reader's browser, beside the page: a trial as the page sees it, its position, and what happened step by step.

import type { Trial } from '../../clerk/trial.ts';
import { type GameState, makeStateJson, orderCost, type PowerOrder } from '../../engine/index.ts';
import { sayOrder } from '../../i18n/echo/orders.ts';
import { toldEvents } from '../../i18n/echo/told.ts';
import { POSITION_FORMAT, type PositionJson } from '../../post/check/position.ts';
import type { ShownMove } from '../plan/message.ts';
import { drawnMoves } from '../plan/shown.ts';
import type { ToldStep } from './message.ts';

export const titleOf = ({ entries, slug }: Trial['table']['game']): string => {
  const order = entries[0]?.order;
  return order?.type === 'open-game' ? order.title : slug;
};

/** The game as the planner knows one, without its position. */
export const gameIn = ({ table: { game } }: Trial): Omit<PositionJson, 'format' | 'state'> => ({
  game: game.slug,
  title: titleOf(game),
  head: { count: game.trust.head.count, hash: game.trust.head.hash },
  players: game.trust.players,
});

/** The position as a file that the planner reads. */
export const positionIn = (of: Trial): PositionJson => ({
  format: POSITION_FORMAT,
  ...gameIn(of),
  state: makeStateJson(of.table.game.replay.state),
});

/** Entries as steps: each order with what came of it, its dice behind it. */
export const stepsFrom = ({ table: { game, ruleset, words } }: Trial, from: number): readonly ToldStep[] => {
  const steps: { heading: string; lines: string[] }[] = [];
  for (const { seq, order, dice, events } of game.entries.slice(from)) {
    const lines = toldEvents(words, events, 'consequences', 'edit').flatMap((told) => told.lines);
    if (order?.type === 'open-game' || order === undefined) continue;
    if (dice !== undefined) steps.at(-1)?.lines.push(...lines);
    else {
      const given = order as PowerOrder; // a trial has no other orders than those of powers
      const before: GameState = game.replay.states[seq - 1] ?? game.replay.state;
      const { heading, parts } = sayOrder(given, orderCost(ruleset, before, given), words, ruleset);
      steps.push({ heading, lines: [...parts, ...lines] });
    }
  }
  return steps;
};

/** Moves ordered in these entries, as a map draws them. */
export const movesFrom = ({ table: { game, ruleset } }: Trial, from: number): readonly ShownMove[] => {
  const last = game.entries.slice(from).findLast(({ order }) => order !== undefined && 'moves' in order)?.order;
  if (last === undefined || !('moves' in last)) return [];
  const kind = last.type === 'combat-move' ? 'combat' : 'noncombat';
  return drawnMoves(ruleset, last.moves, kind).map((move) => ({ ...move, says: '', fault: 'no' }));
};
