// What the odds can be asked for: battles of forces that are worked out, or tried out, in bearable time.

import { MOST_UNITS } from './ask.ts';
import type { Battle } from './battle.ts';

/** `too-large`: a side has more than `MOST_UNITS`; `unknown-steps`: of such a battle nobody can tell. */
export type Coverage = 'covered' | 'too-large' | 'unknown-steps';

/** Whether the odds of a battle can be told, from the units of both sides, or a list of them. Raids are no battles. */
export const coverageOf = (
  kind: Battle['kind'] | 'raid',
  { attackers, defenders }: { readonly attackers: readonly unknown[]; readonly defenders: readonly unknown[] },
): Coverage => {
  if (kind === 'raid') return 'unknown-steps';
  return Math.max(attackers.length, defenders.length) > MOST_UNITS[kind] ? 'too-large' : 'covered';
};
