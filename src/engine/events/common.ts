// Shapes that many events share.

import { z } from 'zod';
import { PowerSchema, SpaceSchema, UnitTypeSchema } from '../orders/common.ts';

export const UnitIdSchema = z.int().min(1);
/** Units of one power and type, by id. */
const UnitGroupSchema = z.strictObject({
  power: PowerSchema,
  type: UnitTypeSchema,
  ids: z.array(UnitIdSchema).min(1),
});
export type UnitGroup = z.infer<typeof UnitGroupSchema>;
export const UnitGroupsSchema = z.array(UnitGroupSchema).min(1);

/** New units: `count` units with the ids from `first` on. */
export const NewUnitsSchema = z.strictObject({
  space: SpaceSchema,
  power: PowerSchema,
  type: UnitTypeSchema,
  count: z.int().min(1),
  first: UnitIdSchema,
  /** The ship they are on; it is named earlier in the same event or stands on the board. */
  aboard: UnitIdSchema.exactOptional(),
  /** Planes on patrol. */
  patrol: z.literal('yes').exactOptional(),
});
export type NewUnits = z.infer<typeof NewUnitsSchema>;

export const NeedSchema = z.strictObject({
  purpose: z.string().max(160),
  n: z.int().min(1).max(999),
  sides: z.int().min(2).max(100),
});

export const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });
