// Goes through the orders of a sheet without writing: as far as the first that needs dice, for nobody knows what comes
// after them. Only past research it looks on, for a purchase must be paid whatever the dice bring. Reasons are gathered
// over all orders that can be judged, not only for the first that is refused.

import { appendOrder, type Game } from '../archive/index.ts';
import { decide, evolve, type GameState, type PowerOrder, type Refusal, resume } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Desk } from './desk.ts';
import { stopAt } from './faults.ts';
import type { Refused } from './sheet.ts';
import type { Seat, Table } from './table.ts';

export interface Rehearsal {
  readonly refused: readonly Refused[];
  /** Orders that were not looked at, for they hang on a refused one. */
  readonly skipped: readonly PowerOrder[];
  /** Whether it ended at dice. */
  readonly end: 'sheet' | 'dice';
  /** How many orders were looked at. */
  readonly checked: number;
}

/** Orders that can be judged although one before them is refused: they do not build on it. */
const standsAlone = (order: PowerOrder, refused: readonly PowerOrder[]): boolean =>
  (order.type === 'purchase' || order.type === 'combat-move' || order.type === 'standing-orders') &&
  refused.every(({ type }) => type === 'purchase' || type === 'research' || type === 'standing-orders');

/**
 * Positions there may be once research dice have fallen: nothing found, and, where technology starts at once, everything.
 * What is refused in all of them is refused however they fall.
 */
const afterResearch = (ruleset: Ruleset, state: GameState): readonly GameState[] => {
  const miss = ruleset.research.breakthrough === 1 ? 2 : 1;
  const thrown = resume(ruleset, state, ({ n }) => Array.from({ length: n }, () => miss));
  if (!thrown.ok) return [];
  const nothing = thrown.value.events.reduce(evolve, state);
  if (state.options.technologyStarts === 'after-turn') return [nothing];
  const { power } = state.turn;
  return [nothing, { ...nothing, technology: { ...nothing.technology, [power]: ruleset.research.table } }];
};

/** Goes on behind the research dice, over purchases and combat moves, which need none. */
const rehearseOn = (
  ruleset: Ruleset,
  from: readonly GameState[],
  orders: readonly PowerOrder[],
): readonly { readonly index: number; readonly refusals: readonly Refusal[] }[] => {
  let worlds = from;
  const refused: { readonly index: number; readonly refusals: readonly Refusal[] }[] = [];
  for (const [index, order] of orders.entries()) {
    if (worlds.length === 0 || (order.type !== 'purchase' && order.type !== 'combat-move')) break;
    const tried = worlds.map((state) => ({ state, decided: decide(ruleset, state, order) }));
    const [first] = tried;
    const went = tried.flatMap(({ state, decided }) =>
      decided.ok ? [decided.value.events.reduce(evolve, state)] : [],
    );
    if (went.length > 0) worlds = went;
    else if (first !== undefined && !first.decided.ok) refused.push({ index, refusals: first.decided.error });
  }
  return refused;
};

/** Tries the orders one after the other. */
export const rehearse = (desk: Desk, table: Table, seat: Seat, orders: readonly PowerOrder[]): Rehearsal => {
  let { game }: { game: Game } = table;
  const refused: Refused[] = [];
  const skipped: PowerOrder[] = [];
  for (const [index, order] of orders.entries()) {
    const bad = refused.flatMap(({ order: at }) => orders[at] ?? []);
    if (bad.length > 0 && !standsAlone(order, bad)) {
      skipped.push(order);
      continue;
    }
    const draft = appendOrder(game, order, seat.said);
    if (!draft.ok) {
      if (draft.error.kind !== 'refused') throw stopAt(desk, game.slug, draft.error, table.words);
      refused.push({ order: index, refusals: draft.error.refusals });
      continue;
    }
    if (draft.value.asked.length > 0) {
      const worlds = order.type === 'research' ? afterResearch(table.ruleset, draft.value.game.replay.state) : [];
      const later = rehearseOn(table.ruleset, worlds, orders.slice(index + 1)).map((each) => ({
        order: index + 1 + each.index,
        refusals: each.refusals,
      }));
      return { refused: [...refused, ...later], skipped, end: 'dice', checked: index + 1 };
    }
    game = draft.value.game;
  }
  return { refused, skipped, end: 'sheet', checked: orders.length - skipped.length };
};
