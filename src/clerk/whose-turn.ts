// Whose word a game waits for, and whether somebody's orders may be entered now. It knows no log and no mail.

import {
  awaitedFrom,
  awaits,
  type GameState,
  isOver,
  type Player,
  type PowerOrder,
  turnMates,
} from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Power } from '../vocab/index.ts';
import type { Table } from './table.ts';

/** The powers the game waits for now. */
export const awaitedPowers = (ruleset: Ruleset, state: GameState): readonly Power[] =>
  awaits(ruleset, state).flatMap(awaitedFrom);

/** In whose name a player's lines are read: a power of his that is awaited, else his first. */
export const powerFor = (ruleset: Ruleset, state: GameState, { powers }: Pick<Player, 'powers'>): Power =>
  awaitedPowers(ruleset, state).find((power) => powers.includes(power)) ?? powers[0] ?? state.turn.power;

/**
 * The powers that have their word together with one: those of its turn, or all whose side has an advance to spend,
 * those that have spent their part of it included.
 */
const sharing = (ruleset: Ruleset, { turn }: GameState, power: Power): readonly Power[] => {
  const [due] = turn.due ?? [];
  if (due?.choice !== 'cash-advance') return turnMates(ruleset, power);
  const powers = ruleset.sides.find(({ side }) => side === due.side)?.powers ?? [];
  return powers.includes(power) ? powers : turnMates(ruleset, power);
};

/** The other powers that have their word together with one and that its player plays as well. */
export const matesOf = (
  ruleset: Ruleset,
  state: GameState,
  { powers }: Pick<Player, 'powers'>,
  power: Power,
): { readonly mates?: readonly Power[] } => {
  const mates = sharing(ruleset, state, power).filter((each) => each !== power && powers.includes(each));
  return mates.length === 0 ? {} : { mates };
};

/** Orders that may come from anybody at any time. */
const TIMELESS: readonly PowerOrder['type'][] = ['standing-orders', 'resign'];

/** Whether orders may be entered now; if not, because others are awaited, the game is over, or he plays no power. */
export type Timing = 'now' | 'not-now' | 'over' | 'no-power';

/**
 * Whether a player's lines may be entered now.
 *
 * @param power in whose name they were read
 * @param read what they came to: problems are told only to whom the game waits for
 */
export const timingOf = (
  ruleset: Ruleset,
  state: GameState,
  { powers }: Pick<Player, 'powers'>,
  power: Power,
  read: { readonly orders: readonly PowerOrder[]; readonly problems: readonly unknown[] },
): Timing => {
  const timeless =
    read.problems.length === 0 && read.orders.length > 0 && read.orders.every(({ type }) => TIMELESS.includes(type));
  if (isOver(state)) return 'over';
  if (powers.length === 0) return 'no-power';
  const awaited = powers.includes(power) && awaitedPowers(ruleset, state).includes(power);
  return timeless || awaited ? 'now' : 'not-now';
};

/** True if somebody has to do something before orders can go on: dice, or a choice in a battle. */
export const isHeldUp = ({ game, ruleset }: Pick<Table, 'game' | 'ruleset'>): boolean =>
  awaits(ruleset, game.replay.state).some((due) => due.kind !== 'orders' || due.orders.includes('bid'));
