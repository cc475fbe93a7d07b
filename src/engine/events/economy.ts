// What happened to money, land and what it makes: research, purchases, captures, placement, income.

import { z } from 'zod';
import { PAID_FOR, RECEIVED_FOR, TECHNOLOGIES } from '../../vocab/index.ts';
import { CountsSchema, IpcSchema, PowerSchema, PurseSchema, SideSchema, SpaceSchema } from '../orders/common.ts';
import { event, NewUnitsSchema, UnitGroupsSchema } from './common.ts';

export const EconomyEvents = [
  event('paid', {
    power: PowerSchema,
    purse: PurseSchema,
    ipc: IpcSchema,
    for: z.enum(PAID_FOR),
    space: SpaceSchema.exactOptional(),
  }),
  event('received', {
    power: PowerSchema,
    purse: PurseSchema,
    ipc: IpcSchema,
    for: z.enum(RECEIVED_FOR),
    space: SpaceSchema.exactOptional(),
  }),
  /** Dice bought for one throw. */
  event('research-begun', { power: PowerSchema, dice: z.int().min(1) }),
  event('technology-gained', {
    power: PowerSchema,
    technology: z.enum(TECHNOLOGIES),
    starts: z.enum(['at-once', 'after-turn']),
  }),
  /** All breakthroughs of the throw have been looked up. */
  event('research-ended', { power: PowerSchema }),
  /** `purse`: who paid, of a power with several; what it bought is placed on the land it belongs to. */
  event('units-purchased', {
    power: PowerSchema,
    units: CountsSchema,
    cost: IpcSchema,
    purse: PurseSchema.exactOptional(),
  }),
  event('control-changed', {
    space: SpaceSchema,
    from: PowerSchema.nullable(),
    to: PowerSchema,
    how: z.enum(['capture', 'blitz', 'liberation', 'neutral', 'given']),
  }),
  /** Guns and complexes change hands with their territory and keep their ids. */
  event('units-captured', { space: SpaceSchema, units: UnitGroupsSchema, to: PowerSchema }),
  event('neutral-entered', { space: SpaceSchema, power: PowerSchema, fee: IpcSchema, by: z.enum(['land', 'air']) }),
  /** Somebody moved into or over a neutral that will be defended. */
  event('neutral-violated', { space: SpaceSchema, power: PowerSchema, by: z.enum(['land', 'air']) }),
  /** A decision that belongs to no battle: `from` has `ipc` to spend on defenders of a neutral. */
  event('choice-due', {
    choice: z.enum(['neutral-defence']),
    space: SpaceSchema,
    from: z.array(PowerSchema).min(1),
    ipc: IpcSchema,
  }),
  /** Before round 1: what a side has to spend on units that are set down at once. */
  event('advance-granted', { side: SideSchema, from: z.array(PowerSchema).min(1), ipc: IpcSchema }),
  /** A power of the side has bought them and will buy no more. */
  event('advance-spent', { side: SideSchema, power: PowerSchema, ipc: IpcSchema, units: z.array(NewUnitsSchema) }),
  /** The side spends no more; what is left is lost. */
  event('advance-closed', { side: SideSchema, ipc: IpcSchema }),
  /** Somebody must say who pays for land of a nation that an enemy of it holds. */
  event('tribute-due', { to: PowerSchema, from: z.array(PowerSchema).min(1), ipc: IpcSchema }),
  event('tribute-proposed', {
    powers: z.array(PowerSchema).min(1),
    shares: z.array(z.strictObject({ power: PowerSchema, ipc: IpcSchema })),
  }),
  event('tribute-settled', { to: PowerSchema }),
  /** A power must divide what its convoys pay among these of its purses. */
  event('fund-due', { power: PowerSchema, ipc: IpcSchema, purses: z.array(PurseSchema).min(1) }),
  event('fund-divided', { power: PowerSchema }),
  /** Land of a nation that is no power is nobody's again. */
  event('land-freed', { space: SpaceSchema, from: PowerSchema, by: PowerSchema }),
  /** Units of allies become a power's own. */
  event('units-lent', { space: SpaceSchema, units: UnitGroupsSchema, to: PowerSchema }),
  /** What was bought for `ipc` stands in the neutral; the rest of the money is lost. */
  event('neutral-defended', { space: SpaceSchema, power: PowerSchema, ipc: IpcSchema, units: z.array(NewUnitsSchema) }),
  /** `bought`: which purses had bought them, where the power has several. */
  event('units-placed', {
    units: z.array(NewUnitsSchema).min(1),
    bought: z
      .array(z.strictObject({ purse: PurseSchema, units: CountsSchema }))
      .min(1)
      .exactOptional(),
  }),
  /** Bought but not placed: lost without refund. */
  event('units-forfeited', { power: PowerSchema, units: CountsSchema }),
  event('industry-bombed', {
    space: SpaceSchema,
    power: PowerSchema,
    owner: PowerSchema,
    damage: IpcSchema,
    by: z.enum(['raid', 'rocket']),
    /** The owner pays when he counts his income. */
    paid: z.literal('later').exactOptional(),
  }),
  /**
   * Damage still to be paid is taken off the income of the owner, `ipc` in all, or falls away as a complex is captured.
   */
  event('damage-settled', {
    power: PowerSchema,
    spaces: z.array(SpaceSchema).min(1),
    ipc: IpcSchema,
    by: z.enum(['income', 'capture']),
  }),
  event('rocket-fired', { power: PowerSchema, gun: z.int().min(1), from: SpaceSchema, target: SpaceSchema }),
] as const;
