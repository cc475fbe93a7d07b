// The rules that changed what happened, by code. The ruleset maps each to its clauses, like the refusals.

import type { ClauseId } from '../vocab/index.ts';

export const EFFECTS = [
  // turn
  'game-won-by-capitals',
  'game-won-by-land-value',
  // economy
  'balance-axis-technology',
  'research-price-stands',
  'table-thrown-again',
  'technology-at-once',
  'price-discount',
  'original-complex-unlimited',
  'complex-limited',
  'ships-into-enemy-zone',
  'ally-complex-used',
  'units-forfeited',
  'captured-for-captor',
  'liberated-for-ally',
  'held-for-ally',
  'capital-freed',
  'facilities-change-hands',
  'facilities-return-to-ally',
  'gun-stays-with-liberator',
  'capital-looted',
  'loot-while-capital-lost',
  'no-income-without-capital',
  'income-waits-after-liberation',
  'neutral-entered',
  'neutral-overflown',
  'rocket-struck',
  'rocket-moved-and-fired',
  'damage-limited-by-cash',
] as const;
export type EffectCode = (typeof EFFECTS)[number];

/** A rule that made a difference to a decision. */
export interface Applied {
  readonly code: EffectCode;
  readonly clauses: readonly ClauseId[];
}
