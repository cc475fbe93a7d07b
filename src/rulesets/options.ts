// What the players of a game agree on beside the ruleset. Each ruleset says which of these options it has, and with
// which words (`Ruleset.options`). Line 0 of a log holds them resolved.

import { z } from 'zod';

export const OptionsSchema = z.strictObject({
  /** Low luck adds the values up and throws one die for the rest. */
  luck: z.enum(['dice', 'low-luck']),
  /** `free-roll`: dice cannot be bought, each power throws one a turn while it holds its capital. */
  technology: z.enum(['on', 'off', 'free-roll']),
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
   * A bid is laid out before round 1, see `Ruleset.bids`. `open`: the bidding itself was done before the game was
   * opened; `sealed`: two players bid under seal, and that decides who plays which side.
   */
  bids: z.enum(['none', 'open', 'sealed']),
  /** Planes enter at most one sea zone on their way to a battle, and one on their way home. */
  oneSeaZone: z.enum(['on', 'off']),
  /** The units of the opening: as printed, or as a variant of the board has them, by its id. */
  setUp: z.enum(['printed', 'faq-2003']),
});

/** All options there are, as the engine asks for them; those a ruleset lacks are as if there were no choice. */
export type Options = z.infer<typeof OptionsSchema>;
export type OptionName = keyof Options;

/**
 * Options as a log holds them: those the ruleset has. One that came after the first logs may be missing there; then it
 * is as it was before there was a choice.
 */
export const LoggedOptionsSchema = z.strictObject({
  luck: OptionsSchema.shape.luck.exactOptional(),
  technology: OptionsSchema.shape.technology.exactOptional(),
  technologyStarts: OptionsSchema.shape.technologyStarts.exactOptional(),
  askDefender: OptionsSchema.shape.askDefender.exactOptional(),
  economicVictory: OptionsSchema.shape.economicVictory.exactOptional(),
  totalVictory: OptionsSchema.shape.totalVictory.exactOptional(),
  shipsIntoEnemyZones: OptionsSchema.shape.shipsIntoEnemyZones.exactOptional(),
  balance: OptionsSchema.shape.balance.exactOptional(),
  pieceLimits: OptionsSchema.shape.pieceLimits.exactOptional(),
  bids: OptionsSchema.shape.bids.exactOptional(),
  oneSeaZone: OptionsSchema.shape.oneSeaZone.exactOptional(),
  setUp: OptionsSchema.shape.setUp.exactOptional(),
});
export type LoggedOptions = z.infer<typeof LoggedOptionsSchema>;

/** The options a ruleset has, in the order in which they are told, each with its words: the usual one first. */
export type OptionOffer = {
  readonly [O in OptionName]?: readonly [usual: Options[O], other: Options[O], ...others: Options[O][]];
};
