// Where a game's dice come from, and what each source has to be told. The engine itself asks for faces and does not
// care.

import { z } from 'zod';

/** Id of a player; the same form as in the list of players. */
const KeeperSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40);

/** Seconds between a witness's receipt and the round of the beacon, if a game names none. */
export const BEACON_DELAY = 60;

export const DiceRulesSchema = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('local') }),
  z.strictObject({ source: z.literal('recorded') }),
  z.strictObject({
    source: z.literal('reveal'),
    /** Who plays no power and keeps the dice of all; without him an enemy of whoever commits keeps them. */
    keeper: KeeperSchema.exactOptional(),
  }),
  z.strictObject({
    source: z.literal('drand'),
    /** Hash of the beacon's chain. */
    chain: z.string().regex(/^[0-9a-f]{64}$/),
    /** Seconds from the receipt to the round, at least 30 so that nobody can know the round when he commits. */
    delay: z.int().min(30).max(86_400).exactOptional(),
  }),
]);
export type DiceRules = z.infer<typeof DiceRulesSchema>;
