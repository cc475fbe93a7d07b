// How dice stand in a log line: which commitment they belong to, where they come from, what proves them, what fell.
// What the sources prove is said in `check`.

import { z } from 'zod';
import type { Roll } from '../vocab/index.ts';

/**
 * Where dice come from: `local` a seed of the player's own machine, `recorded` the word of a table or an outside
 * server, `reveal` a hash chain kept by the enemy, `drand` a public beacon.
 */
export const DICE_SOURCES = ['local', 'recorded', 'reveal', 'drand'] as const;
export type DiceSource = (typeof DICE_SOURCES)[number];

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));

/** One pool of dice with its faces; no face is above `sides`. */
const RollSchema: z.ZodType<Roll> = z
  .strictObject({
    purpose: z.string().min(1).max(160),
    sides: z.int().min(2).max(100),
    values: z.array(z.int().min(1).max(100)).min(1).max(999),
  })
  .refine(({ sides, values }) => values.every((value) => value <= sides));

const common = { of: hex(64), rolls: z.array(RollSchema).min(1).max(500) };

const LocalDiceSchema = z.strictObject({ ...common, source: z.literal('local'), seed: hex(64) });

const RecordedDiceSchema = z.strictObject({
  ...common,
  source: z.literal('recorded'),
  /** Who threw: `table`, or the name of an outside server. */
  service: z.string().min(1).max(60),
  /** What finds the throw there again: a number, an address. */
  reference: z.string().min(1).max(200).exactOptional(),
  /** SHA-256 of the mail the server sent, which is kept but not published. */
  evidence: hex(64).exactOptional(),
});

const RevealDiceSchema = z.strictObject({
  ...common,
  source: z.literal('reveal'),
  /** How many secrets of the chain this uses up, from 1. */
  k: z.int().min(1).max(1_000_000),
  x: hex(64),
});

const DrandDiceSchema = z.strictObject({
  ...common,
  source: z.literal('drand'),
  chain: hex(64),
  round: z.int().min(1),
  /** The short form only: a long form of the same signature would give other dice. */
  signature: hex(96),
});

/** `dice` of a log line. */
export const DiceSchema = z.discriminatedUnion('source', [
  LocalDiceSchema,
  RecordedDiceSchema,
  RevealDiceSchema,
  DrandDiceSchema,
]);
export type Dice = z.infer<typeof DiceSchema>;
