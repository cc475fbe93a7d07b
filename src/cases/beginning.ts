// Whether a trial can begin with the position of a case. It begins at the beginning of a turn, one person at one screen
// plays all powers, and nobody bids against himself: what a case has beyond that is not the same there.

import type { Ruleset } from '../rulesets/index.ts';
import type { Case } from './schema.ts';

/**
 * Why no trial begins with the position of a case. `bids`: it stands before round 1, at the bidding. `players`: it says
 * who plays which powers. `phase`: it stands later in a turn. `taken`: land has changed hands in this turn.
 */
type NoBeginning = 'bids' | 'players' | 'phase' | 'taken';

/** Undefined where a trial can begin with a case. */
export const noBeginning = ({ phases }: Ruleset, { given, options }: Case): NoBeginning | undefined => {
  if ((options.bids ?? 'none') !== 'none') return 'bids';
  if (given.players !== undefined) return 'players';
  if (Object.values(given.taken ?? {}).some(({ when }) => when === 'this turn')) return 'taken';
  // Income that is counted first is in the position already.
  const first = phases.find(({ kind }) => kind !== 'income');
  return given.phase === undefined || given.phase === first?.id ? undefined : 'phase';
};
