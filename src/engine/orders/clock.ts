// How much time players give each other, as line 0 says it. All of it is reckoned in UTC; the engine only keeps the
// form.

import { z } from 'zod';
import { isDay } from '../../vocab/index.ts';

/** A day, `YYYY-MM-DD`, UTC. */
export const DaySchema = z.string().refine(isDay);

const HoursSchema = z.int().min(1).max(8784);

export const ClockSchema = z.strictObject({
  /** Hours for a whole turn. What others take for their answers in it does not count. */
  turn: HoursSchema,
  /** Hours for a decision, a roll or a consent; without it as many as for a turn. */
  answer: HoursSchema.exactOptional(),
  /** Hours after a deadline from which another side may declare a forfeit; without it only a referee or steward may. */
  forfeit: z.int().min(0).max(8784).exactOptional(),
  /** Most days a player may be away in the course of the game; without it as many as he says. */
  absence: z.int().min(0).max(366).exactOptional(),
});
export type Clock = z.infer<typeof ClockSchema>;

/** Days, both included, on which somebody is away. */
export const daysAway = { from: DaySchema, to: DaySchema };
