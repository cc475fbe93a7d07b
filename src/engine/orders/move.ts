// The moves of a combat-move or noncombat-move order. They are made in the order they are written; units are counted,
// and where a count could mean different units (some aboard, some not) a move may say which.

import { z } from 'zod';
import { CountsSchema, PathSchema, PowerSchema, SpaceSchema, UnitTypeSchema } from './common.ts';

/**
 * Units go along a path. Ships take what is aboard with them.
 * `cargo` picks ships by what they carry now (`{}`: empty ones); `origin` picks units by where they began the turn;
 * `land` says where planes mean to come down; `mission: 'raid'` sends bombers against the complex,
 * `'patrol'` fighters over a zone beside their land, where they stay in the enemies' turns.
 */
const MarchSchema = z.strictObject({
  kind: z.literal('march'),
  units: CountsSchema,
  path: PathSchema,
  cargo: CountsSchema.or(z.strictObject({})).exactOptional(),
  origin: SpaceSchema.exactOptional(),
  land: SpaceSchema.exactOptional(),
  mission: z.enum(['raid', 'patrol']).exactOptional(),
});

/** Land units board transports in a zone beside them. `ships` names the owner of the transports if it is an ally. */
const LoadSchema = z.strictObject({
  kind: z.literal('load'),
  units: CountsSchema,
  from: SpaceSchema,
  zone: SpaceSchema,
  ships: PowerSchema.exactOptional(),
  /** The kind of ship they board, where several kinds take them. */
  ship: UnitTypeSchema.exactOptional(),
});

/** Cargo goes ashore beside the zone; in combat movement into enemy land, the landing of an amphibious assault. */
const UnloadSchema = z.strictObject({
  kind: z.literal('unload'),
  units: CountsSchema,
  zone: SpaceSchema,
  to: SpaceSchema,
  ships: PowerSchema.exactOptional(),
  /** Picks cargo by where it began the turn. */
  origin: SpaceSchema.exactOptional(),
});

export const MoveSchema = z.discriminatedUnion('kind', [MarchSchema, LoadSchema, UnloadSchema]);
export type March = z.infer<typeof MarchSchema>;
export type Load = z.infer<typeof LoadSchema>;
export type Unload = z.infer<typeof UnloadSchema>;
export type Move = z.infer<typeof MoveSchema>;
