// A sheet tried to the end of its turn, behind dice that have not fallen: as if its battles were won. What would be refused
// then, and what would be lost for want of a place, is known beforehand; whoever is told has to be told what was assumed.

import { decide } from '../engine/decide.ts';
import { evolve, type GameEvent, type GameState } from '../engine/index.ts';
import type { NotationContext, Sheet } from '../notation/index.ts';
import type { SpaceId, UnitCounts, UnitType } from '../vocab/index.ts';
import { flyHome } from './homeward.ts';
import type { RefusedOrder, Rehearsal } from './rehearse.ts';
import { type ReadSheet, withoutLines } from './sheet.ts';
import { withoutEchoes } from './sheet-lines.ts';
import { battlesWon, pastGuns } from './won.ts';

/** Reads lines of a sheet. */
export type Parse = (context: NotationContext, text: string) => Sheet;

export interface Through {
  /** What was read of the rest, from the position with the battles won. */
  readonly sheet: Sheet;
  readonly refused: readonly RefusedOrder[];
  /** Planes that would find no place to land. */
  readonly crashed: readonly { readonly type: UnitType; readonly space: SpaceId; readonly count: number }[];
  /** Units bought that the sheet ends the turn without placing. */
  readonly unplaced: UnitCounts;
  /** The position behind the last order that was taken, before the turn is handed over. */
  readonly end: GameState;
}

const crashedIn = (events: readonly GameEvent[]): Through['crashed'] =>
  events.flatMap((event) =>
    event.type === 'units-removed' && event.cause === 'no-landing-place'
      ? event.units.map(({ type, ids }) => ({ type, space: event.space, count: ids.length }))
      : [],
  );

/**
 * Tries what a rehearsal could not look at, for dice come before it.
 *
 * @param context what the sheet was read with, before anything of it was given
 * @param parse reads the rest, as the whole was read
 * @returns undefined where nothing is left to be tried, or nobody can tell what battles lead to
 */
export const rehearseThrough = (
  context: NotationContext,
  { text, sheet: whole }: ReadSheet,
  { end: why, checked, reached, refused: before }: Rehearsal,
  parse: Parse,
): Through | undefined => {
  const { ruleset } = context;
  if (why !== 'dice' || before.length > 0) return undefined;
  const won = battlesWon(ruleset, pastGuns(ruleset, reached));
  if (won === undefined) return undefined;
  const done = whole.orders.flatMap((order, at) =>
    at < checked || order.type === 'fight' || order.type === 'rocket' ? (whole.sources[at] ?? []) : [],
  );
  const sheet = parse({ ...context, state: won }, withoutLines(text, new Set(done.map(({ line }) => line))));
  let state = won;
  let end = won;
  const refused: RefusedOrder[] = [];
  const crashed: Through['crashed'][number][] = [];
  let unplaced: UnitCounts = {};
  for (const [at, order] of sheet.orders.entries()) {
    // What belongs to another time of the turn was looked at before.
    if (order.type !== 'noncombat-move' && order.type !== 'place' && order.type !== 'end-turn') continue;
    if (order.type === 'end-turn') unplaced = state.turn.purchased;
    for (const each of flyHome(ruleset, state, order, (tried) => decide(ruleset, state, tried).ok).orders) {
      const decided = decide(ruleset, state, each);
      if (!decided.ok) {
        refused.push({ order: at, refusals: decided.error });
        break;
      }
      crashed.push(...crashedIn(decided.value.events));
      state = decided.value.events.reduce(evolve, state);
      if (each.type !== 'end-turn') end = state;
    }
  }
  return { sheet, refused: withoutEchoes(sheet, refused), crashed, unplaced, end };
};
