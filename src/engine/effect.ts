// The rules that changed what happened, by code. The ruleset maps each to its clauses, like the refusals.

import type { ClauseId } from '../vocab/index.ts';

export const EFFECTS = [
  // turn
  'game-won-by-capitals',
  'game-won-by-land-value',
] as const;
export type EffectCode = (typeof EFFECTS)[number];

/** A rule that made a difference to a decision. */
export interface Applied {
  readonly code: EffectCode;
  readonly clauses: readonly ClauseId[];
}
