// The strict schema of a log line: version 1. What is in orders and events is theirs to say.

import { z } from 'zod';
import { DiceSchema } from '../dice/index.ts';
import { GameEventSchema, PlayerIdSchema } from '../engine/index.ts';
import { type Envelope, HashSchema, OrderSchema, TextSchema } from '../trust/index.ts';
import { isTime } from '../vocab/index.ts';
import { isGameId } from './limits.ts';

/** `2026-03-01T20:14:00Z`: seconds, UTC, no fractions. */
const TimeSchema = z.string().refine(isTime);

const GameIdSchema = z.string().refine(isGameId);

/** The versions of the format that can be read. */
export const LOG_VERSIONS: readonly number[] = [1];

/** One line of a log. */
export const EntrySchema = z.strictObject({
  /** Format version. */
  v: z.literal(1),
  /** The game's id, also the name of its folder. */
  game: GameIdSchema,
  /** Number of the line, from 0. */
  seq: z.int().min(0),
  /** SHA-256 of the line before; 64 zeros for line 0. */
  prev: HashSchema,
  /** The author's claim of the time. */
  at: TimeSchema,
  /** The player who entered it. */
  by: PlayerIdSchema,
  /** The player it was entered for. */
  for: PlayerIdSchema.exactOptional(),
  /** SHA-256 of the mail it came in. */
  evidence: HashSchema.exactOptional(),
  /** What was asked. */
  order: OrderSchema.exactOptional(),
  /** What fell; only with the order `roll`. */
  dice: DiceSchema.exactOptional(),
  /** What therefore happened. */
  events: z.array(GameEventSchema),
  /** The player's remark: Markdown, never HTML. */
  note: TextSchema.exactOptional(),
  /** SSHSIG over the line without this key, base64: what `ssh-keygen -Y sign` writes, in one row. */
  sig: z.base64().max(1000).exactOptional(),
}) satisfies z.ZodType<Envelope>;

/**
 * The same as JSON Schema, for readers in other languages. What no schema can say stands in the format's description.
 */
export const logJsonSchema = () => z.toJSONSchema(EntrySchema, { unrepresentable: 'any', io: 'input' });
