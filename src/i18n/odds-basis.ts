// What the odds of a battle rest on, where that is more than the rules.

import { percent } from './format.ts';
import type { Words } from './words.ts';

/** As the odds tell it: exact if whoever picks does so by a stated plan, or counted over battles tried out. */
export type Rests =
  | { readonly kind: 'picks' }
  | { readonly kind: 'simulated'; readonly games: number; readonly seed: string; readonly error: number };

/** A sentence about what numbers rest on; none where they are exact whatever is done. */
export const sayBasis = ({ say, language }: Words, rests: Rests | undefined): readonly string[] => {
  if (rests === undefined) return [];
  if (rests.kind === 'picks') return [say('odds-picks')];
  return [
    say('odds-simulated', { games: String(rests.games), seed: rests.seed, error: percent(language, rests.error) }),
  ];
};
