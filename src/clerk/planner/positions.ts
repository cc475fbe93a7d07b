// The positions a planned turn goes through: where combat moves begin and lead, the battles they come to, where
// noncombat moves begin once those are taken as won, and where what was bought is placed. What is refused on the way is
// told order by order.

import { decide } from '../../engine/decide.ts';
import {
  evolve,
  type GameState,
  type Midway,
  type Move,
  type Movement,
  midway,
  movementPhase,
  NO_NONCE,
  type OrderOf,
  type PowerOrder,
  type Refusal,
} from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Faces, Power, SpaceId } from '../../vocab/index.ts';
import { flyHome } from '../homeward.ts';
import { matesStaying } from '../mates.ts';
import { afterResearch, type RefusedOrder } from '../rehearse.ts';
import { battlesWon, pastGuns } from '../won.ts';

/** The movements of a turn: in some editions units move to combat twice. */
export type StageId = 'combat' | 'combat/2' | 'noncombat';

/** One movement of the turn, as far as it is written. */
export interface Stage {
  readonly id: StageId;
  readonly phase: Movement;
  /** The position its order is given to. */
  readonly base: GameState;
  /** Which order of the sheet holds its moves; none where nothing of it is written. */
  readonly order?: number;
  readonly moves: readonly Move[];
  readonly attacks: readonly SpaceId[];
  /** Where its moves lead. */
  readonly now: Midway;
  /** What the rules say against the order as a whole. */
  readonly refusals: readonly Refusal[];
  /** The position behind it; absent while it is refused. */
  readonly after?: GameState;
}

/** The positions of a planned turn. */
export interface Positions {
  /** Where money is spent: research and purchases are not made yet. */
  readonly start: GameState;
  /** Money is spent, nothing has moved. */
  readonly bought: GameState;
  readonly stages: readonly Stage[];
  /** Behind the first combat moves and the guns on their way, where rockets are fired; absent if nothing is. */
  readonly fires?: GameState;
  /** Behind the combat moves, where battles are declared; absent if none come or nothing can be said of them. */
  readonly battles?: GameState;
  /** Behind all movement, before units are placed; absent while that cannot be told. */
  readonly placing?: GameState;
  /** With what is placed. */
  readonly end?: GameState;
  readonly refused: readonly RefusedOrder[];
}

const EARLY: ReadonlySet<PowerOrder['type']> = new Set([
  'research',
  'purchase',
  'land-patrols',
  'recall',
  'divide-fund',
  'share-tribute',
  'kamikaze',
  'standing-orders',
]);

/** A walk through the sheet. */
interface Walk {
  readonly ruleset: Ruleset;
  readonly power: Power;
  readonly orders: readonly PowerOrder[];
  readonly refused: RefusedOrder[];
}

/** The least that dice can say. */
const ONES: Faces = ({ n }) => Array.from({ length: n }, () => 1);

/**
 * Gives an order; with dice it is asked for nothing is found, guns miss and a rocket takes the least. Where it is
 * refused, all stays as it is.
 */
const give = ({ ruleset, refused }: Walk, state: GameState, order: PowerOrder, at?: number): GameState => {
  const decided = decide(ruleset, state, order, order.type === 'rocket' ? ONES : undefined);
  if (!decided.ok) {
    if (at !== undefined) refused.push({ order: at, refusals: decided.error });
    return state;
  }
  const after = decided.value.events.reduce(evolve, state);
  if (decided.value.asked.length === 0 || order.type !== 'research') return after;
  return afterResearch(ruleset, after)[0] ?? after;
};

const combatOrder = (power: Power, moves: readonly Move[], attacks: readonly SpaceId[]): OrderOf<'combat-move'> => ({
  type: 'combat-move',
  power,
  moves: [...moves],
  ...(attacks.length === 0 ? {} : { attacks: [...attacks] }),
  nonce: NO_NONCE,
});

/** The order of a movement with these moves. */
export const orderOf = (
  phase: Movement,
  power: Power,
  moves: readonly Move[],
  attacks: readonly SpaceId[],
): OrderOf<'combat-move'> | OrderOf<'noncombat-move'> =>
  phase === 'combat' ? combatOrder(power, moves, attacks) : { type: 'noncombat-move', power, moves: [...moves] };

const stageOf = (
  { ruleset, power, orders, refused }: Walk,
  id: StageId,
  base: GameState,
  at: number | undefined,
): Stage => {
  const phase = id === 'noncombat' ? 'noncombat' : 'combat';
  const written = at === undefined ? undefined : orders[at];
  const moves = written !== undefined && 'moves' in written ? written.moves : [];
  const attacks = written?.type === 'combat-move' ? (written.attacks ?? []) : [];
  const order = orderOf(phase, power, moves, attacks);
  const isTaken = (tried: PowerOrder): boolean => decide(ruleset, base, tried).ok;
  const [home = order] = phase === 'combat' ? [order] : flyHome(ruleset, base, order, isTaken).orders;
  const decided = decide(ruleset, base, home);
  const refusals = decided.ok ? [] : decided.error;
  if (at !== undefined && !decided.ok) refused.push({ order: at, refusals });
  return {
    id,
    phase,
    base,
    ...(at === undefined ? {} : { order: at }),
    moves,
    attacks,
    now: midway(ruleset, base, power, phase, home.type === order.type ? home.moves : moves, attacks),
    refusals,
    ...(decided.ok ? { after: decided.value.events.reduce(evolve, base) } : {}),
  };
};

/** Behind the moves of others with a power of the turn: those in the sheet, else as if they made none. */
const withMates = (
  walk: Walk,
  state: GameState | undefined,
  type: 'combat-move' | 'noncombat-move',
): GameState | undefined => {
  if (state === undefined) return undefined;
  let now = state;
  for (const [at, order] of walk.orders.entries())
    if (order.type === type && order.power !== walk.power) now = give(walk, now, order, at);
  return matesStaying(walk.ruleset, now);
};

/** Behind the rockets of the sheet. */
const withRockets = (walk: Walk, state: GameState): GameState => {
  let now = state;
  for (const [at, order] of walk.orders.entries()) if (order.type === 'rocket') now = give(walk, now, order, at);
  return now;
};

const hasBattles = ({ turn }: GameState): boolean => turn.battles.some(({ status }) => status !== 'ended');

/**
 * Goes through a turn as it is written so far.
 *
 * @param state the position of the game, in the turn of the power
 * @param orders of the sheet, in its sequence
 */
export const positionsOf = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  orders: readonly PowerOrder[],
): Positions => {
  const walk: Walk = { ruleset, power, orders, refused: [] };
  let now = state;
  for (const [at, order] of orders.entries()) if (EARLY.has(order.type)) now = give(walk, now, order, at);
  const bought = now;
  const stages: Stage[] = [];
  let battles: GameState | undefined;
  let fires: GameState | undefined;
  let open: GameState | undefined = now;
  const moved = orders.flatMap((order, at) => (order.type === 'combat-move' && order.power === power ? [at] : []));
  for (const [time, id] of (['combat', 'combat/2'] as const).entries()) {
    if (open === undefined || (hasBattles(open) && time === 0)) break;
    if (movementPhase(ruleset, open) !== 'combat') break;
    const stage = stageOf(walk, id, open, moved[time]);
    stages.push(stage);
    const after = withMates(walk, stage.after, 'combat-move');
    open = after && pastGuns(ruleset, after);
    if (time === 0 && open !== undefined) {
      fires = open;
      open = withRockets(walk, open);
    }
    if (open !== undefined && hasBattles(open)) {
      battles ??= open;
      open = battlesWon(ruleset, open);
    }
  }
  if (stages.length === 0 && open !== undefined) {
    fires = open;
    open = withRockets(walk, open);
    if (hasBattles(open)) {
      battles = open;
      open = battlesWon(ruleset, open);
    }
  }
  for (const [at, order] of orders.entries())
    if (open !== undefined && order.type === 'lend-lease') open = give(walk, open, order, at);
  let placing: GameState | undefined;
  if (open !== undefined && movementPhase(ruleset, open) !== undefined) {
    const at = orders.findIndex((order) => order.type === 'noncombat-move' && order.power === power);
    const stage = stageOf(walk, 'noncombat', open, at < 0 ? undefined : at);
    stages.push(stage);
    placing = withMates(walk, stage.after, 'noncombat-move');
  } else placing = open;
  let end = placing;
  for (const [at, order] of orders.entries())
    if (end !== undefined && (order.type === 'place' || order.type === 'give-land')) end = give(walk, end, order, at);
  return {
    start: state,
    bought,
    stages,
    ...(fires === undefined ? {} : { fires }),
    ...(battles === undefined ? {} : { battles }),
    ...(placing === undefined ? {} : { placing }),
    ...(end === undefined ? {} : { end }),
    refused: walk.refused,
  };
};
