// How much more a clause counts in a search by the system it belongs to. Where several systems say the same, a player
// first wants what holds for most games, then what a club made of it.

import type { System } from './registry.ts';

const STANDING: { readonly [system in System]: number } = {
  'second-edition': 1.1,
  daak: 1.02,
  'enhanced-realism': 1,
  'linked-war': 1,
  'europe-1999': 1,
  'pacific-2001': 1,
  'linked-2001': 1,
};

/** That of a system; of what belongs to none, the usual. */
export const standingOf = (system: System | undefined): number => (system === undefined ? 1 : STANDING[system]);
