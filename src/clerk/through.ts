// A sheet tried to the end of its turn, behind dice that have not fallen: as if its battles were won. What would be
// refused then, and what would be lost for want of a place, is known beforehand; whoever is told has to be told what
// was assumed.

import { decide } from '../engine/decide.ts';
import { evolve, type GameEvent, type GameState, leftToPlace } from '../engine/index.ts';
import { type Condition, type Judge, type NotationContext, placesOf, type Sheet } from '../notation/index.ts';
import type { SpaceId, UnitCounts, UnitType } from '../vocab/index.ts';
import { judgeAt } from './holds.ts';
import { flyHome } from './homeward.ts';
import { matesStaying, readyFor } from './mates.ts';
import type { RefusedOrder, Rehearsal } from './rehearse.ts';
import { eachAlone, type ReadSheet, withoutLines } from './sheet.ts';
import { lineOf, withoutEchoes } from './sheet-lines.ts';
import type { Parse } from './table.ts';
import { battlesWon, pastGuns } from './won.ts';

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
  /** The other side of each condition: what would be refused of the lines that hang on it. */
  readonly branches: readonly Branch[];
}

/** What is refused of lines that hang on a condition, once it comes out otherwise than with all battles won. */
interface Branch extends Pick<Through, 'sheet' | 'refused'> {
  readonly condition: Condition;
  readonly so: 'yes' | 'no';
}

/** Conditions that are tried on their other side too. */
const MOST_BRANCHES = 12;

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
  const moved = matesStaying(ruleset, reached);
  const won = battlesWon(ruleset, pastGuns(ruleset, moved));
  if (won === undefined) return undefined;
  const done = whole.orders.flatMap((order, at) =>
    at < checked || order.type === 'fight' || order.type === 'rocket' ? (whole.sources[at] ?? []) : [],
  );
  const rest = withoutLines(eachAlone(text, whole), new Set(done.map(({ line }) => line)));
  const judge = judgeAt(ruleset, won, context.power);
  const through = tryRest({ ...context, state: won, judge }, rest, parse);
  const hung = through.sheet.lines.flatMap((line) => line.hung);
  const tried = new Map(
    hung.flatMap((each) =>
      each.deed.does === 'rule' ? [] : [[keyOf(each.condition), plain(each.condition)] as const],
    ),
  );
  const branches = [...tried.values()].slice(0, MOST_BRANCHES).flatMap((condition): readonly Branch[] => {
    const so = judge(condition, 'late') === 'yes' ? 'no' : 'yes';
    const lost = battlesWon(ruleset, pastGuns(ruleset, moved), new Set(placesOf(condition)));
    const own = lost && judgeAt(ruleset, lost, context.power);
    // Where no battle that is lost brings it about, it is supposed to be so.
    const other = lost !== undefined && own?.(condition, 'late') === so ? { state: lost, judge: own } : undefined;
    const supposed: Judge = (asked, when) =>
      keyOf(asked) === keyOf(condition) ? turned(asked, so) : judge(asked, when);
    const branch = tryRest({ ...context, state: won, judge: supposed, ...other }, rest, parse);
    const lines = new Set(branch.sheet.lines.flatMap(({ line, hung: own }) => (own.length > 0 ? [line] : [])));
    const refused = branch.refused.flatMap(({ order, refusals }) => {
      const its = refusals.filter(({ at }) => lines.has(lineOf(branch.sheet, order, at) ?? 0));
      return its.length === 0 ? [] : [{ order, refusals: its }];
    });
    return [{ condition, so, sheet: branch.sheet, refused }];
  });
  return { ...through, branches };
};

/** A condition without a `not` before it: with what hangs on its contrary it is one question. */
const plain = (condition: Condition): Condition => (condition.is === 'not' ? condition.of : condition);
const keyOf = (condition: Condition): string => JSON.stringify(plain(condition));

/** How one side of a question comes out where the other does so. */
const turned = (asked: Condition, so: 'yes' | 'no'): 'yes' | 'no' => {
  if (asked.is !== 'not') return so;
  return so === 'yes' ? 'no' : 'yes';
};

/** Tries what is left of a sheet behind its battles. */
const tryRest = (context: NotationContext, text: string, parse: Parse): Omit<Through, 'branches'> => {
  const { ruleset, state: start } = context;
  const sheet = parse(context, text);
  let state = start;
  let end = start;
  const refused: RefusedOrder[] = [];
  const crashed: Through['crashed'][number][] = [];
  let unplaced: UnitCounts = {};
  for (const [at, order] of sheet.orders.entries()) {
    // What belongs to another time of the turn was looked at before.
    if (order.type !== 'noncombat-move' && order.type !== 'place' && order.type !== 'end-turn') continue;
    state = readyFor(ruleset, state, order);
    if (order.type === 'end-turn') unplaced = leftToPlace(ruleset, state);
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
