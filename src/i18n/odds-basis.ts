// What the odds of a battle rest on, where that is more than the rules.

import type { Language } from '../vocab/index.ts';
import type { OddsTexts } from './cli/odds/en.ts';
import { percent } from './format.ts';

/** As the odds tell it: exact if whoever picks does so by a stated plan, or counted over battles tried out. */
export type Rests =
  | { readonly kind: 'picks' }
  | { readonly kind: 'simulated'; readonly games: number; readonly seed: string; readonly error: number };

/** A sentence about what numbers rest on; none where they are exact whatever is done. */
export const sayBasis = (
  t: Pick<OddsTexts, 'picks' | 'simulated'>,
  language: Language,
  rests: Rests | undefined,
): readonly string[] => {
  if (rests === undefined) return [];
  return [
    rests.kind === 'picks' ? t.picks : t.simulated(String(rests.games), rests.seed, percent(language, rests.error)),
  ];
};
