// What the reading of a sheet depends on beside its text: rules, position, whose orders they are, whose words he uses.

import type { Board, Dialect } from '../board/index.ts';
import type { GameState } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { comingOf, type Language, type Power } from '../vocab/index.ts';
import type { Condition } from './conditions/condition.ts';

/** Whether a condition holds, if that can be known; `early`: for an order that comes before any battle. */
export type Judge = (condition: Condition, when: 'early' | 'late') => 'yes' | 'no' | 'open';

export interface NotationContext {
  readonly ruleset: Ruleset;
  readonly state: GameState;
  /** In whose name the orders are given. */
  readonly power: Power;
  /** Other powers of the same turn that the same player gives orders for. */
  readonly mates?: readonly Power[];
  readonly dialect?: Dialect;
  /** The language of words offered in place of one not understood. All languages are read in any case. */
  readonly language?: Language;
  /**
   * Random text for orders that need dice, handed in because nothing here makes any: one for all orders of the sheet,
   * or one for each, counted from 0. Without it such orders are answered with a problem.
   */
  readonly nonce?: string | ((nth: number) => string);
  /** Tells whether conditions hold; without it none is settled. */
  readonly judge?: Judge;
}

/** True where a turn moves to combat a second time. */
export const hasSecondMove = ({ ruleset }: NotationContext): boolean =>
  ruleset.phases.filter(({ kind }) => kind === 'combat-move').length > 1;

/** True once the first combat is fought out, in turns that have a second. */
export const isSecondTime = (context: NotationContext): boolean => {
  const { phase, battles } = context.state.turn;
  if (!hasSecondMove(context)) return false;
  return comingOf(phase) === 2 || (phase === 'combat' && battles.every(({ status }) => status === 'ended'));
};

/** True while the next movement of the turn is one to combat. */
export const isBeforeCombat = ({ ruleset, state }: NotationContext): boolean =>
  ruleset.phases
    .slice(
      Math.max(
        0,
        ruleset.phases.findIndex(({ id }) => id === state.turn.phase),
      ),
    )
    .find(({ kind }) => kind === 'combat-move' || kind === 'noncombat-move')?.kind === 'combat-move';

/** True where some dice let those who threw them name what the enemy loses. */
export const picksLosses = ({ ruleset }: NotationContext): boolean => ruleset.combat.aims !== undefined;

/** True where somebody stands up for a neutral that is attacked. */
export const neutralsResist = ({ ruleset }: NotationContext): boolean => ruleset.neutrals.resistance !== 'none';

/** True where a force may part as it retreats, and ships may stay in a zone with enemies from one turn to the next. */
export const sharesZones = ({ ruleset }: NotationContext): boolean =>
  ruleset.retreat.shipsTo === 'any-adjacent-or-stay';

/** True where whoever has won a theatre fights there by order alone, on land too. */
export const landAttackedByOrder = ({ ruleset }: NotationContext): boolean =>
  ruleset.decidedTheatre === 'victors-may-fight';

/** True where units that share a space with enemies attack only if they are told to: ships, or all in a theatre won. */
export const attacksByOrder = (context: NotationContext): boolean =>
  context.ruleset.retreat.sharedZone === 'attack-by-order' || landAttackedByOrder(context);

export const boardOf = (context: NotationContext): Board => context.ruleset.board;
