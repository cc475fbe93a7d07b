// Who is friend and who is enemy, where it is not simply as the sides are.

import type { Power, Relation, TheatreId } from '../vocab/index.ts';

/** `fixed-sides`: those of one side are friends, all others enemies. Else so it is but for the bonds named. */
export type Relations = 'fixed-sides' | readonly Bond[];

/** Two powers that are not simply friends or enemies by their sides from the first turn to the last. */
export interface Bond {
  readonly between: readonly [Power, Power];
  /** What they are to each other as the game begins. */
  readonly first: Relation;
  readonly changes: readonly BondChange[];
  /** While they are at peace this power keeps out of land of a theatre that is not its own, whoever holds it. */
  readonly keepsOut?: { readonly power: Power; readonly theatre: TheatreId };
}

/** What makes something else of a bond. */
type BondChange =
  /** One of these powers moves in its combat movement into land of the other, or into land where units of it stand. */
  | { readonly when: 'attack'; readonly by: readonly Power[]; readonly to: Relation }
  /** A round begins. */
  | { readonly when: 'round'; readonly round: number; readonly to: Relation };
