// What happened to the game as a whole: opened, turns and phases begun and ended, won.

import { z } from 'zod';
import { LoggedOptionsSchema } from '../../rulesets/index.ts';
import { PHASES, TECHNOLOGIES } from '../../vocab/index.ts';
import {
  IpcSchema,
  PointsSchema,
  PowerSchema,
  PursesSchema,
  RelationSchema,
  SideSchema,
  SpaceSchema,
  TheatreSchema,
  TheatresSchema,
} from '../orders/common.ts';
import { StandingOrderSchema } from '../orders/conduct.ts';
import { BidContentSchema, BidTotalSchema, PlayerIdSchema, PlayerSchema } from '../orders/order.ts';
import { event, NeedSchema, NewUnitsSchema, UnitGroupsSchema } from './common.ts';

const PowersSchema = z.array(PowerSchema).min(2).exactOptional();
const RoundSchema = z.int().min(1).max(999);

export const TurnEvents = [
  /** The whole position, so that a fold needs no board: every space with who controls it, every unit. */
  event('game-opened', {
    board: z.string(),
    ruleset: z.string(),
    version: z.int().min(1),
    options: LoggedOptionsSchema,
    players: z.array(PlayerSchema),
    control: z.record(SpaceSchema, PowerSchema.nullable()),
    units: z.array(NewUnitsSchema),
    /** purse by power; absent powers have nothing */
    treasury: z.partialRecord(PowerSchema, IpcSchema),
    /** What is in the purses of powers that have several; they are not in `treasury`. */
    purses: PursesSchema.exactOptional(),
    technology: z.partialRecord(PowerSchema, z.array(z.enum(TECHNOLOGIES))),
  }),
  /** Before anything else a side lays out its bid. With `players` these bid for the side first, under seal. */
  event('bid-due', { side: SideSchema, players: z.array(PlayerIdSchema).exactOptional() }),
  /** A player has committed himself to a bid that nobody knows. */
  event('bid-sealed', { player: PlayerIdSchema }),
  event('bid-opened', { player: PlayerIdSchema, bid: BidContentSchema }),
  /** A bid that was not sealed or not opened in time no longer counts. */
  event('bid-lapsed', { player: PlayerIdSchema }),
  /** A die decided between players. */
  event('lot-drawn', {
    purpose: z.string().max(160),
    sides: z.int().min(2).max(100),
    value: z.int(),
    player: PlayerIdSchema,
  }),
  /** From here on it is known who plays what. */
  event('sides-decided', {
    by: z.enum(['lower-bid', 'lot', 'lapse']),
    players: z.array(z.strictObject({ player: PlayerIdSchema, side: SideSchema, powers: z.array(PowerSchema).min(1) })),
  }),
  /** A bid of so many IPC was laid out; what it brought or cost follows. */
  event('bid-made', { power: PowerSchema, side: SideSchema, total: BidTotalSchema }),
  event('bid-placed', { units: z.array(NewUnitsSchema).min(1) }),
  /** Units given up for a bid below 0. */
  event('bid-taken', { space: SpaceSchema, units: UnitGroupsSchema }),
  /**
   * `phase` is the first of the turn; where it stands among the others is the ruleset's to say. `powers`: all powers of
   * the turn, where it has several. `taken`: land that changed hands in this turn before the position it begins with.
   */
  event('turn-began', {
    round: RoundSchema,
    power: PowerSchema,
    powers: PowersSchema,
    phase: z.enum(PHASES),
    taken: z.record(SpaceSchema, PowerSchema.nullable()).exactOptional(),
  }),
  event('phase-began', { phase: z.enum(PHASES) }),
  /** One of several powers in a turn has done with the phase; others have still to have their part in it. */
  event('power-done', {
    power: PowerSchema,
    phase: z.enum(PHASES),
    attacks: z.array(SpaceSchema).min(1).exactOptional(),
  }),
  /** The rules wait for dice before anything else may happen. */
  event('dice-awaited', { needs: z.array(NeedSchema).min(1) }),
  event('standing-orders-set', { orders: z.array(StandingOrderSchema) }),
  event('turn-ended', { round: RoundSchema, power: PowerSchema }),
  /** Land value held by each side as the round ends, paid out or not. */
  event('round-ended', { round: RoundSchema, production: z.record(SideSchema, IpcSchema) }),
  /** Two powers are something else to each other from here on. */
  event('relation-changed', { ...RelationSchema.shape, by: z.enum(['attack', 'round', 'agreement']) }),
  /** A side holds what it must hold once more to win, or does so no longer. */
  event('goal-looked-at', { side: SideSchema, theatre: TheatreSchema.exactOptional(), reached: z.enum(['yes', 'no']) }),
  /** What went under comes up. */
  event('submarines-surfaced', { units: UnitGroupsSchema, space: SpaceSchema }),
  /** Damaged ships are whole again. */
  event('ships-righted', { units: UnitGroupsSchema, space: SpaceSchema }),
  event('resigned', { power: PowerSchema }),
  /** Out of the game for good: its turns are passed over. */
  event('power-eliminated', { power: PowerSchema }),
  /** The points a side has from here on. */
  event('points-changed', {
    side: SideSchema,
    points: z.int().min(0),
    by: z.enum(['income', 'raid', 'agreement', 'theatre']),
  }),
  /** A part of the board is won; the war goes on elsewhere. */
  event('theatre-won', {
    theatre: TheatreSchema,
    side: SideSchema,
    how: z.enum(['capitals', 'economic', 'points', 'starved', 'agreement']),
  }),
  /** The war in a decided theatre goes on: a power of the winner's attacks there. */
  event('theatre-reopened', { theatre: TheatreSchema, by: PowerSchema }),
  /** In its next turn a power has no combat movement in a theatre. */
  event('combat-move-lost', { power: PowerSchema, theatre: TheatreSchema }),
  /** A power may bring its land units and planes in the theatre, and between theatres, to a space: all or none. */
  event('recall-due', { power: PowerSchema, theatre: TheatreSchema, to: SpaceSchema }),
  event('units-recalled', { units: UnitGroupsSchema, from: SpaceSchema, to: SpaceSchema }),
  /** The power has said whether it does. */
  event('recall-settled', { power: PowerSchema }),
  /** `theatres`: all of them are won. `with`: other sides that have won with it. */
  event('game-won', {
    side: SideSchema,
    how: z.enum(['capitals', 'economic', 'resignation', 'elimination', 'theatres', 'points', 'starved']),
    with: z.array(SideSchema).min(1).exactOptional(),
  }),
  /** The players agree that nobody has won. */
  event('game-drawn', {}),
  /** All players as they are from here on: somebody joined, left or took powers over. */
  event('players-changed', { players: z.array(PlayerSchema).min(1) }),
  /** All options as they are from here on. */
  event('options-changed', { options: LoggedOptionsSchema }),
  /** A position as somebody reported it; what it names replaces what was there. Nothing was proved. */
  event('position-reported', {
    round: RoundSchema,
    power: PowerSchema,
    powers: PowersSchema,
    phase: z.enum(PHASES),
    control: z.record(SpaceSchema, PowerSchema.nullable()).exactOptional(),
    /** The spaces named hold these units and no others. */
    units: z.strictObject({ spaces: z.array(SpaceSchema), placed: z.array(NewUnitsSchema) }).exactOptional(),
    treasury: z.partialRecord(PowerSchema, IpcSchema).exactOptional(),
    purses: PursesSchema.exactOptional(),
    relations: z.array(RelationSchema).min(1).exactOptional(),
    points: PointsSchema.exactOptional(),
    theatres: TheatresSchema.exactOptional(),
    technology: z.partialRecord(PowerSchema, z.array(z.enum(TECHNOLOGIES))).exactOptional(),
  }),
  /** The position goes back to the one after entry `to`; the entries named no longer count. */
  event('rewound', { to: z.int().min(0), without: z.array(z.string()) }),
] as const;
