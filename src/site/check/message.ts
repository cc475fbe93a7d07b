// What the page and its worker say to each other. A turn is answered in up to three parts: at once what was read and
// what is refused; then, of one with doubtful lines, how they were likely meant, else what lies behind its dice; last,
// for it takes longest, what the enemy can hit next.

import type { SaidThreats } from '../../clerk/index.ts';
import type { ToldAhead, ToldCheck, ToldProposal } from '../../post/index.ts';
import type { Language } from '../../vocab/index.ts';

export interface CheckRequest {
  /** Counts requests, so that a late answer to an older one is dropped. */
  readonly number: number;
  readonly language: Language;
  /** The player's id. */
  readonly player: string;
  readonly text: string;
  /** The addresses of the files it is checked with. */
  readonly position: string;
  /** What is entered of the player's turn. */
  readonly soFar: string;
  readonly topics: string;
}

/** The topics of clauses that are named, as far as they are explained. */
export interface Topics {
  readonly [clause: string]: string;
}

export type CheckReply = { readonly number: number } & (
  | { readonly kind: 'told'; readonly told: ToldCheck; readonly topics: Topics }
  | { readonly kind: 'proposed'; readonly proposed: readonly ToldProposal[] }
  | { readonly kind: 'ahead'; readonly ahead: ToldAhead; readonly topics: Topics }
  | { readonly kind: 'threats'; readonly threats: SaidThreats | undefined }
  /** `outdated`: the position is of a later program, or the player is not in it. */
  | { readonly kind: 'failed'; readonly why: 'not-loaded' | 'outdated' }
);
