// What the odds can be asked for: battles whose steps they know, of forces that are worked out in bearable time.

import type { Ruleset } from '../rulesets/index.ts';
import { MOST_UNITS } from './ask.ts';
import type { Battle } from './battle.ts';
import { knowsSteps } from './program.ts';

/** `too-large`: a side has more than `MOST_UNITS`; `unknown-steps`: nobody has written a solver for such a battle. */
export type Coverage = 'covered' | 'too-large' | 'unknown-steps';

/** Whether the odds of a battle can be told, from the units of both sides, or a list of them. Raids are no battles. */
export const coverageOf = (
  ruleset: Ruleset,
  kind: Battle['kind'] | 'raid',
  { attackers, defenders }: { readonly attackers: readonly unknown[]; readonly defenders: readonly unknown[] },
): Coverage => {
  if (kind === 'raid' || knowsSteps(ruleset, kind) === 'no') return 'unknown-steps';
  return Math.max(attackers.length, defenders.length) > MOST_UNITS[kind] ? 'too-large' : 'covered';
};
