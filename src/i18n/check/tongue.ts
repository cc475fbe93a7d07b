// All that one language needs to talk about a turn that is checked, in one hand, so that a browser loads no other's.

import type { Language } from '../../vocab/index.ts';
import type { Named, Place } from '../places/place.ts';
import type { PostTexts } from '../post/en.ts';
import type { CheckTexts } from './en.ts';

export interface Tongue {
  readonly language: Language;
  readonly check: CheckTexts;
  readonly turn: PostTexts['turn'];
  /** The texts of odds, orders, refusals, problems and remarks. */
  readonly catalogues: readonly string[];
  place(named: Named): Place;
}
