// Whether a trial can begin with the position of a case. It is played at one screen, where nobody bids against himself.

import type { Case } from './schema.ts';

/** Why no trial begins with the position of a case: it stands before round 1, at the bidding. */
type NoBeginning = 'bids';

/** Undefined where a trial can begin with a case. */
export const noBeginning = ({ options }: Case): NoBeginning | undefined =>
  (options.bids ?? 'none') === 'none' ? undefined : 'bids';
