// What happened to units on the way: moved, boarded, went ashore, flew over guns.

import { z } from 'zod';
import { PHASES } from '../../vocab/index.ts';
import { PathSchema, PowerSchema, SpaceSchema } from '../orders/common.ts';
import { event, UnitGroupsSchema, UnitIdSchema } from './common.ts';

export const MovementEvents = [
  event('units-moved', {
    units: UnitGroupsSchema,
    path: PathSchema,
    /** Movement points spent. */
    cost: z.int().min(0),
    role: z.enum(['combat', 'raid', 'noncombat']),
    /** Where planes said they would come down. */
    land: SpaceSchema.exactOptional(),
  }),
  /** `ship` takes the units aboard; they are in `zone` from now on. */
  event('units-loaded', { units: UnitGroupsSchema, ship: UnitIdSchema, from: SpaceSchema, zone: SpaceSchema }),
  event('units-unloaded', { units: UnitGroupsSchema, ship: UnitIdSchema, zone: SpaceSchema, to: SpaceSchema }),
  /** Troops will land once the zone is clear; until then they stay aboard. */
  event('landing-declared', { units: UnitGroupsSchema, ship: UnitIdSchema, zone: SpaceSchema, to: SpaceSchema }),
  /** The landing is off: the zone was not cleared. */
  event('landing-cancelled', { to: SpaceSchema, zone: SpaceSchema, units: UnitGroupsSchema }),
  /** Units of a battle that was dropped after an error: they move no more this turn. */
  event('units-held', { units: UnitGroupsSchema, space: SpaceSchema }),
  /** All moves of the phase are made; what they set off comes next. */
  event('moves-made', { phase: z.enum(PHASES), attacks: z.array(SpaceSchema).min(1).exactOptional() }),
  /** Planes flew into or over a gun's territory; it is owed one die a plane. */
  event('overflown', { space: SpaceSchema, gunner: PowerSchema, units: UnitGroupsSchema }),
  /** Fighters take off from a carrier that is about to leave without them; they stay in the zone, in the air. */
  event('fighters-launched', { units: UnitGroupsSchema, carrier: UnitIdSchema, zone: SpaceSchema }),
  event('fighters-landed', { units: UnitGroupsSchema, carrier: UnitIdSchema, zone: SpaceSchema }),
  /** Planes that found no place to land, and other units the rules remove outside battles. */
  event('units-removed', {
    units: UnitGroupsSchema,
    space: SpaceSchema,
    cause: z.enum(['no-landing-place', 'ship-lost', 'gave-up']),
  }),
  /** Planes go on patrol over a zone and stay there. */
  event('patrols-set', { units: UnitGroupsSchema, from: SpaceSchema, zone: SpaceSchema }),
  /** Planes on patrol come down, on land or on a carrier of the zone, as if they had begun the turn there. */
  event('patrols-landed', {
    units: UnitGroupsSchema,
    zone: SpaceSchema,
    to: SpaceSchema.exactOptional(),
    carrier: UnitIdSchema.exactOptional(),
  }),
] as const;
