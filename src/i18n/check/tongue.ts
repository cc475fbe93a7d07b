// All that one language needs to talk about a turn that is checked, in one hand, so that a browser loads no other's.
// What most turns have no need of at first stands apart, in `further-….ts`.

import type { Language } from '../../vocab/index.ts';
import type { Packed } from '../messages/catalogue.ts';
import type { Named, Place } from '../places/place.ts';

export interface Tongue {
  readonly language: Language;
  readonly catalogues: readonly Packed[];
  place(named: Named): Place;
}

/** The tongue with more to say. */
export const withFurther = (tongue: Tongue, further: readonly Packed[]): Tongue => ({
  ...tongue,
  catalogues: [...tongue.catalogues, ...further],
});
