// What the players of a game agree on beside the ruleset. Line 0 of a log holds them resolved.

import { z } from 'zod';

export const OptionsSchema = z.strictObject({
  /** Low luck adds the values up and throws one die for the rest. */
  luck: z.enum(['dice', 'low-luck']),
  technology: z.enum(['on', 'off']),
  /** When a breakthrough starts to work. */
  technologyStarts: z.enum(['at-once', 'after-turn']),
  /** `club`: a battle stops where the clubs stop and ask the defender, unless he left an order. */
  askDefender: z.enum(['club', 'never']),
  /** Victory by a combined land value at the end of a round. */
  economicVictory: z.enum(['on', 'off']),
  /** Two capitals win only while none of the winner's own is lost (B23.1). */
  totalVictory: z.enum(['on', 'off']),
  /** New ships may be placed in zones that hold enemies (B23.2). */
  shipsIntoEnemyZones: z.enum(['on', 'off']),
  /** The rulebook's balances, at most one (B23.3). */
  balance: z.enum(['none', 'axis-technology', 'no-soviet-attack', 'no-new-complexes']),
  /** Whether the plastic pieces limit the number of stacks. */
  pieceLimits: z.enum(['on', 'off']),
  /**
   * A bid is laid out before round 1, see `Ruleset.bids`. `open`: the bidding itself was done before the game was opened;
   * `sealed`: two players bid under seal, and that decides who plays which side.
   */
  bids: z.enum(['none', 'open', 'sealed']),
});

export type Options = z.infer<typeof OptionsSchema>;

/**
 * Options as a log holds them. One that came after the first logs may be missing there; then it is as it was before
 * there was a choice.
 */
export const LoggedOptionsSchema = z.strictObject({
  ...OptionsSchema.shape,
  bids: OptionsSchema.shape.bids.exactOptional(),
});
export type LoggedOptions = z.infer<typeof LoggedOptionsSchema>;
