// Shapes shared by orders and events: ids, counts and paths, as strict schemas. JSON on both sides, so nothing here
// is ever `undefined` on purpose.

import { z } from 'zod';
import { PLANS, POWERS, RELATIONS, UNIT_TYPES, type UnitCounts } from '../../vocab/index.ts';

export const PowerSchema = z.enum(POWERS);
export const UnitTypeSchema = z.enum(UNIT_TYPES);
export const PlanSchema = z.enum(PLANS);
/**
 * A space, sea zone or territory by id; on a board made of boards with that of its part before it, such as `eu:canada`.
 * Whether the board has it is checked by `decide`.
 */
export const SpaceSchema = z
  .string()
  .regex(/^([a-z]+:)?[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40);
/**
 * The id of a battle: the space it is about, `raid/` before it for a raid, `aa/` for a gun's fire at planes that pass,
 * `/2` after it for the second combat of a turn.
 */
export const BattleSchema = z
  .string()
  .regex(/^((raid|aa)\/)?([a-z]+:)?[a-z0-9]+(-[a-z0-9]+)*(\/2)?$/)
  .max(60);
export const IpcSchema = z.int().min(0).max(9999);
/** What two powers are to each other. */
export const RelationSchema = z.strictObject({ between: z.tuple([PowerSchema, PowerSchema]), to: z.enum(RELATIONS) });
/** A purse of a power, by its id in the ruleset. */
export const PurseSchema = z.string().max(40);
/** What is in the purses of powers that have several. */
export const PursesSchema = z.partialRecord(PowerSchema, z.record(PurseSchema, IpcSchema));
const CountSchema = z.int().min(1).max(999);
/** How many of each type; at least one type. */
export const CountsSchema: z.ZodType<UnitCounts> = z
  .strictObject({
    infantry: CountSchema.exactOptional(),
    armor: CountSchema.exactOptional(),
    fighter: CountSchema.exactOptional(),
    bomber: CountSchema.exactOptional(),
    'aa-gun': CountSchema.exactOptional(),
    'industrial-complex': CountSchema.exactOptional(),
    transport: CountSchema.exactOptional(),
    submarine: CountSchema.exactOptional(),
    carrier: CountSchema.exactOptional(),
    battleship: CountSchema.exactOptional(),
    artillery: CountSchema.exactOptional(),
    destroyer: CountSchema.exactOptional(),
    marine: CountSchema.exactOptional(),
  })
  .refine((counts) => Object.keys(counts).length > 0);
/** Spaces in the order they are entered, the start first. */
export const PathSchema = z.array(SpaceSchema).min(2).max(20);
/**
 * Random text that keeps others from guessing a commitment: 64 hex digits. Any order that may need dice carries one.
 */
export const NonceSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Points by side. */
export const PointsSchema = z.record(z.string().max(40), z.int().min(0).max(999));
export const SideSchema = z.string().max(40);
/** A part of the board that can be won for itself, by id. */
export const TheatreSchema = z.string().max(40);
/** Theatres that are won, and by whom. */
export const TheatresSchema = z.record(TheatreSchema, SideSchema);
