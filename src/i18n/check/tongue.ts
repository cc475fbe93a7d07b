// All that one language needs to talk about a turn that is checked, in one hand, so that a browser loads no other's.

import type { Language } from '../../vocab/index.ts';
import type { Named, Place } from '../places/place.ts';
import type { CheckTexts } from './en.ts';

export interface Tongue {
  readonly language: Language;
  readonly check: CheckTexts;
  /** The texts of odds, orders, refusals, problems, remarks and the parts of a turn. */
  readonly catalogues: readonly string[];
  place(named: Named): Place;
}
