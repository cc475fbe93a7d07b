// What the page and its worker say to each other.

import type { ToldCheck } from '../../post/index.ts';
import type { Language } from '../../vocab/index.ts';

export interface CheckRequest {
  /** Counts requests, so that a late answer to an older one is dropped. */
  readonly number: number;
  readonly language: Language;
  /** The player's id. */
  readonly player: string;
  readonly text: string;
  /** Addresses of the position and of the list of topics. */
  readonly position: string;
  readonly topics: string;
}

export type CheckReply =
  | {
      readonly number: number;
      readonly kind: 'told';
      readonly told: ToldCheck;
      /** The topics of the clauses it names, as far as they are explained. */
      readonly topics: { readonly [clause: string]: string };
    }
  /** `outdated`: the position is of a later program, or the player is not in it. */
  | { readonly number: number; readonly kind: 'failed'; readonly why: 'not-loaded' | 'outdated' };
