// How a side wants a battle fought without being asked: order of loss, when to leave, what submarines do.

import { z } from 'zod';
import { PlanSchema, PowerSchema, SpaceSchema, UnitTypeSchema } from './common.ts';

/** One side's wishes for a battle. What is left out follows the clubs' defaults. */
export const ConductSchema = z.strictObject({
  /** First to be lost first; types left out follow in the club's order. */
  orderOfLoss: z.array(UnitTypeSchema).min(1).max(10).optional(),
  plan: PlanSchema.optional(),
  /** The plan holds from this round on (SAAC; default 2). */
  planFrom: z.int().min(1).max(99).optional(),
  /** Attacker: stop for a decision after this many rounds. */
  rounds: z.int().min(1).max(99).optional(),
  /** Attacker: leave after this round, or before it if fewer hit points than `retreatBelow` are left. */
  retreatAfter: z.int().min(1).max(99).optional(),
  retreatTo: SpaceSchema.optional(),
  submarines: z.enum(['stay', 'withdraw', 'ask']).optional(),
  submarinesTo: SpaceSchema.optional(),
  /** Owner of guest fighters: they may be taken as casualties. */
  guestsMayBeLost: z.literal('yes').optional(),
});
export type Conduct = z.infer<typeof ConductSchema>;

/** A conduct left standing: for one space, or for every battle on land or at sea. */
export const StandingOrderSchema = z.strictObject({
  power: PowerSchema,
  side: z.enum(['attack', 'defence']),
  scope: z.union([z.enum(['land', 'sea']), z.strictObject({ space: SpaceSchema })]),
  conduct: ConductSchema,
});
export type StandingOrder = z.infer<typeof StandingOrderSchema>;
