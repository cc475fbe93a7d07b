// How a side wants a battle fought without being asked: order of loss, when to leave, what submarines do.

import { z } from 'zod';
import { PlanSchema, PowerSchema, SpaceSchema, UnitTypeSchema } from './common.ts';

/** One side's wishes for a battle. What is left out follows the clubs' defaults. */
export const ConductSchema = z.strictObject({
  /** First to be lost first; types left out follow in the club's order. */
  orderOfLoss: z.array(UnitTypeSchema).min(1).max(11).exactOptional(),
  /** Kinds of enemy units to hit first where one's own dice choose; the dearest follow. */
  picks: z.array(UnitTypeSchema).min(1).max(11).exactOptional(),
  plan: PlanSchema.exactOptional(),
  /** The plan holds from this round on (SAAC; default 2). */
  planFrom: z.int().min(1).max(99).exactOptional(),
  /** Stop for a decision after this round; of a defender where defenders may leave. */
  rounds: z.int().min(1).max(99).exactOptional(),
  /** Leave after this round; of a defender where defenders may leave, as the two fields below. */
  retreatAfter: z.int().min(1).max(99).exactOptional(),
  /** Leave after any round that left the attack, or the defending power, fewer units than this. */
  retreatBelow: z.int().min(1).max(999).exactOptional(),
  retreatTo: SpaceSchema.exactOptional(),
  /** Attacker: at most so many of the battleships beside a landing shoot here; the others keep their shot. */
  supports: z.int().min(0).max(99).exactOptional(),
  submarines: z.enum(['stay', 'withdraw', 'ask']).exactOptional(),
  submarinesTo: SpaceSchema.exactOptional(),
  /** Owner of guest fighters: they may be taken as casualties. */
  guestsMayBeLost: z.literal('yes').exactOptional(),
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
