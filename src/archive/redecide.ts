// What today's engine says to an entry that is already written: the same order, the same position, the dice as
// recorded.

import {
  type Decision,
  decide,
  type GameEvent,
  type GameOrder,
  type GameState,
  type Refusal,
  resumeRecorded,
} from '../engine/index.ts';
import type { LogEntry } from '../log/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { isArchiveOrder } from '../trust/index.ts';
import type { Result } from '../vocab/index.ts';
import { canonical } from './canonical.ts';

/** The order to the engine in an entry, if it holds one. */
export const gameOrderOf = (entry: LogEntry): GameOrder | undefined =>
  entry.order === undefined || isArchiveOrder(entry.order) ? undefined : entry.order;

/** Decides the order of an entry again, or goes on with its dice; undefined for an entry the engine has no part in. */
export const redecide = (
  ruleset: Ruleset,
  state: GameState,
  entry: LogEntry,
): Result<Decision, readonly Refusal[]> | undefined => {
  if (entry.order?.type === 'roll' && entry.dice !== undefined) return resumeRecorded(ruleset, state, entry.dice.rolls);
  const order = gameOrderOf(entry);
  return order && decide(ruleset, state, order);
};

/** The first event in which two lists differ, by index; undefined if they are the same to the letter. */
export const firstDifference = (decided: readonly GameEvent[], recorded: readonly GameEvent[]): number | undefined => {
  const longer = Math.max(decided.length, recorded.length);
  for (let index = 0; index < longer; index += 1) {
    if (canonical(decided[index]) !== canonical(recorded[index])) return index;
  }
  return undefined;
};
