// Plans: lines of a turn that are not entered yet. Which turn they are for, why they wait, and when they go on. One is
// kept a player and turn; where it lies and who is told is for others.

import { turnId } from '../archive/turns.ts';
import {
  awaits,
  type GameState,
  isActing,
  isOver,
  NO_NONCE,
  type Player,
  type PowerOrder,
  turnMates,
} from '../engine/index.ts';
import type { Sheet } from '../notation/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Power } from '../vocab/index.ts';
import { isRuled } from './by-rule.ts';
import type { Played } from './play.ts';
import { waits } from './sheet.ts';
import type { Seat, Table } from './table.ts';
import { isHeldUp, timingOf } from './whose-turn.ts';

/**
 * Why lines wait: to be put right, for dice, a decision or their turn, for a word about units that would be lost, or
 * for whoever broke off while he wrote them.
 */
export const HELD = ['unclear', 'refused', 'dice', 'decision', 'turn', 'crash', 'forfeit', 'unfinished'] as const;
export type HeldBy = (typeof HELD)[number];

/** Lines of a turn that wait. */
export interface Plan {
  /** The turn they are for, such as `r02-germany`. */
  readonly turn: string;
  readonly held: HeldBy;
  readonly text: string;
  /** Doubtful lines of it, from 1, as they were likely meant, which its player can say yes to. */
  readonly proposed?: readonly { readonly line: number; readonly text: string }[] | undefined;
}

/** True where nobody needs to say a word more: dice, somebody's choice or their turn are waited for. */
export const goesOnAlone = ({ held }: Pick<Plan, 'held'>): boolean =>
  held === 'dice' || held === 'decision' || held === 'turn';

/** Orders of which a sheet with one is a turn, or part of one. Fights alone may also say that a battle goes on. */
const OF_A_TURN: readonly PowerOrder['type'][] = [
  'research',
  'purchase',
  'combat-move',
  'noncombat-move',
  'place',
  'end-turn',
];

export const isOfTurn = (orders: readonly PowerOrder[]): boolean => orders.some(({ type }) => OF_A_TURN.includes(type));

/** Why a sheet waits that ended so. */
const HELD_AT: { readonly [end in Exclude<Played['end'], 'done'>]: HeldBy } = {
  dice: 'dice',
  decision: 'decision',
  crash: 'crash',
  forfeit: 'forfeit',
  refused: 'refused',
  fault: 'refused',
  unclear: 'unclear',
};

/** Why a sheet waits that was played, and whether anything of it does. */
export const heldBy = ({ end, left, read }: Played): HeldBy | undefined => {
  const open = (left.length + read.sheet.problems.length > 0 || waits(read.sheet)) && read.text.trim() !== '';
  return end === 'done' || !open ? undefined : HELD_AT[end];
};

/** A turn of the game, past or to come. */
export interface Turn {
  /** From 1. */
  readonly round: number;
  readonly power: Power;
}

/** The turn that a power moves in: several may share one, which is named after the first. */
const turnOf = (ruleset: Ruleset, round: number, power: Power): Turn => ({
  round,
  power: turnMates(ruleset, power)[0] ?? power,
});

export const turnNow = ({ round, turn }: Pick<GameState, 'round' | 'turn'>): Turn => ({ round, power: turn.power });

export const idOf = ({ round, power }: Turn): string => turnId(round, power);

/** Before, at, or behind the turn that is under way. */
const compare = ({ turnOrder }: Ruleset, state: GameState, { round, power }: Turn): number =>
  (round - state.round) * turnOrder.length + turnOrder.indexOf(power) - turnOrder.indexOf(state.turn.power);

/** The turn with this id; undefined if it names none. */
export const turnFrom = ({ turnOrder }: Ruleset, id: string): Turn | undefined => {
  const [, round = '', name = ''] = /^r(\d{2,3})-(.+)$/.exec(id) ?? [];
  const power = turnOrder.find((each) => each === name);
  return power === undefined ? undefined : { round: Number(round), power };
};

/** Plans in the order of their turns. */
export const inOrder = <P extends Plan>(ruleset: Ruleset, state: GameState, plans: readonly P[]): readonly P[] => {
  const place = ({ turn }: P): number => {
    const meant = turnFrom(ruleset, turn);
    return meant === undefined ? -1 : compare(ruleset, state, meant);
  };
  return plans.toSorted((a, b) => place(a) - place(b));
};

/** The next turn in which one of these powers moves; before the first one has begun, that is it. */
export const nextTurn = (ruleset: Ruleset, state: GameState, powers: readonly Power[]): Turn | undefined => {
  const at = ruleset.turnOrder.indexOf(state.turn.power) - (state.bidding === undefined ? 0 : 1);
  const order = [...ruleset.turnOrder.slice(at + 1), ...ruleset.turnOrder.slice(0, at + 1)];
  const coming = order.map(
    (power, index): Turn => ({
      round: state.round + (at + 1 + index < ruleset.turnOrder.length ? 0 : 1),
      power,
    }),
  );
  return coming.find(({ power }) => turnMates(ruleset, power)[0] === power && shares(ruleset, power, powers));
};

const shares = (ruleset: Ruleset, power: Power, powers: readonly Power[]): boolean =>
  turnMates(ruleset, power).some((mate) => powers.includes(mate));

/** The turn that a sheet says it is, read in the name of a power. */
const turnNamed = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  { lines, remarks }: Pick<Sheet, 'lines' | 'remarks'>,
): Turn | undefined => {
  const at = lines.find(({ what }) => what === 'turn')?.line;
  if (at === undefined) return undefined;
  const other = remarks.find((remark) => remark.line === at && remark.code === 'turn-differs');
  return other?.code === 'turn-differs'
    ? turnOf(ruleset, other.params.round, other.params.power)
    : turnOf(ruleset, state.round, power);
};

/** True for a sheet that may wait for its turn: a word that a turn is over, and nothing else, may be said twice. */
const mayWait = (sheet: Sheet): boolean =>
  waits(sheet) || isOfTurn(sheet.orders.filter(({ type }) => type !== 'end-turn'));

/** True for an order that answers what is asked in somebody else's turn. */
const isAnswer = ({ type }: PowerOrder): boolean =>
  !OF_A_TURN.includes(type) && type !== 'fight' && type !== 'rocket' && type !== 'standing-orders';

/**
 * Whether the lines of a player are entered now; if not, whether they are kept for a turn of his to come, are for one
 * that is over, or are nothing that could wait.
 */
export type When =
  | { readonly when: 'now' | 'not-now' | 'over' | 'no-power' }
  | { readonly when: 'ahead' | 'past'; readonly turn: Turn };

/**
 * When the lines of a sheet are to be entered.
 *
 * @param meant the turn they were kept for, if they were
 */
export const whenOf = (
  { game, ruleset }: Pick<Table, 'game' | 'ruleset'>,
  { speaker, power }: Pick<Seat, 'speaker' | 'power'>,
  sheet: Sheet,
  meant?: Turn,
): When => {
  const { state } = game.replay;
  if (speaker.role === 'referee' && !isOver(state)) return { when: 'now' };
  const timing = timingOf(ruleset, state, speaker, power, sheet);
  const canWait = mayWait(sheet);
  if (timing === 'over' || timing === 'no-power' || (timing === 'now' && !canWait)) return { when: timing };
  const named = meant ?? turnNamed(ruleset, state, power, sheet);
  const own = named !== undefined && shares(ruleset, named.power, speaker.powers) ? named : undefined;
  const isMoving = speaker.powers.some((each) => isActing(state, each));
  // His own turn is under way: only a sheet for another power of his is for later.
  const later = own !== undefined && !isActing(state, own.power) && compare(ruleset, state, own) > 0;
  if (timing === 'now' && (isMoving ? !later : sheet.orders.some(isAnswer))) return { when: 'now' };
  if (!canWait || !speaker.powers.includes(power)) return { when: 'not-now' };
  if (own !== undefined && compare(ruleset, state, own) < 0) return { when: 'past', turn: own };
  // Somebody else has to choose something in his turn: what comes behind it waits for that.
  const turn =
    own ?? (isMoving && state.bidding === undefined ? turnNow(state) : nextTurn(ruleset, state, speaker.powers));
  return turn === undefined ? { when: 'not-now' } : { when: 'ahead', turn };
};

/** True if a plan has battles fought that may be while others wait for a decision. */
const fightsMeanwhile = (
  { game, ruleset, reading }: Pick<Table, 'game' | 'ruleset' | 'reading'>,
  powers: readonly Power[],
  text: string,
): boolean => {
  const { state } = game.replay;
  const due = awaits(ruleset, state).find((each) => each.kind === 'orders' && powers.includes(each.power));
  if (due?.kind !== 'orders' || !due.orders.includes('fight')) return false;
  const { orders } = reading.parse({ ruleset, state, power: due.power, nonce: NO_NONCE }, text);
  return orders.some(({ type }) => type === 'fight');
};

/** Whether a plan can be gone on with: now, not yet, or not any more, for its turn or the game is over. */
export const readiness = (
  table: Pick<Table, 'game' | 'ruleset' | 'reading'>,
  { powers }: Pick<Player, 'powers'>,
  plan: Pick<Plan, 'turn' | 'text'>,
): 'ready' | 'waits' | 'past' => {
  const { game, ruleset } = table;
  const { state } = game.replay;
  const turn = turnFrom(ruleset, plan.turn);
  const order = turn === undefined ? -1 : compare(ruleset, state, turn);
  if (isOver(state) || order < 0) return 'past';
  if (order === 0 && powers.some((power) => isRuled(table, power, plan.text))) return 'ready';
  if (order === 0 && isHeldUp(table)) return fightsMeanwhile(table, powers, plan.text) ? 'ready' : 'waits';
  const awaited = awaits(ruleset, state).some((due) => due.kind === 'orders' && powers.includes(due.power));
  return order > 0 || isHeldUp(table) || !awaited ? 'waits' : 'ready';
};
