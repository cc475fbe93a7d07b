// Whoever plays: by what chance, in what mood, and who is told of what he tries in vain.

import type { Refusal } from '../engine/index.ts';
import type { Random } from './random.ts';

export interface Player {
  readonly random: Random;
  /**
   * A restless player also does what is seldom wise: walks into neutrals, takes carriers to sea with all they carry.
   */
  readonly whims?: 'sober' | 'restless';
  /** Told of the refusals he met while he tried things out. */
  readonly onRefusal?: (refusals: readonly Refusal[]) => void;
}
