// The orders a player gives the engine. What they ask may be refused; a shape that fits here is only a question.
// Orders of the archive itself (roll, void, note …) are the business of `trust`.

import { z } from 'zod';
import { LoggedOptionsSchema } from '../../rulesets/index.ts';
import { LANGUAGES, PHASES, TECHNOLOGIES } from '../../vocab/index.ts';
import { ClockSchema, daysAway } from './clock.ts';
import {
  BattleSchema,
  CountsSchema,
  IpcSchema,
  NonceSchema,
  PointsSchema,
  PowerSchema,
  PurseSchema,
  PursesSchema,
  RelationSchema,
  SpaceSchema,
  TheatresSchema,
  UnitTypeSchema,
} from './common.ts';
import { ConductSchema, StandingOrderSchema } from './conduct.ts';
import { DiceRulesSchema } from './dice-rules.ts';
import { MOST_TITLE } from './limits.ts';
import { MoveSchema } from './move.ts';

export const PlayerIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40);
/** An Ed25519 key as OpenSSH writes it in one line, without a comment. */
export const PublicKeySchema = z.string().regex(/^ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI[A-Za-z0-9+/]{43}$/);
export const PlayerSchema = z.strictObject({
  id: PlayerIdSchema,
  name: z.string().min(1).max(60),
  /** Empty for a steward, referee or witness, or until a bid resolves. */
  powers: z.array(PowerSchema),
  role: z.enum(['player', 'steward', 'referee', 'witness', 'bot']),
  language: z.enum(LANGUAGES).exactOptional(),
  /** Whose abbreviations he writes: `SS` is a submarine to IAAPA, a battleship to DAAK. */
  dialect: z.enum(['iaapa', 'daak']).exactOptional(),
  /**
   * Players for whom he may enter what came by mail, always with its hash; clerks may for all and need not be told so.
   */
  entersFor: z.array(PlayerIdSchema).min(1).max(40).exactOptional(),
  /** Names of a git author under which he commits; without it his name and his id. */
  commits: z.array(z.string().min(1).max(60)).min(1).max(5).exactOptional(),
  /** The keys he signs with when he comes in. Who has a key in force signs whatever he enters. */
  keys: z.array(PublicKeySchema).min(1).max(5).exactOptional(),
});
export type Player = z.infer<typeof PlayerSchema>;

/** Units of one power in one space, by count. */
export const ForceSchema = z.strictObject({ space: SpaceSchema, power: PowerSchema, units: CountsSchema });

/** A ship that carries units: `power` owns the ship. The units stand nowhere else in the position. */
const CargoSchema = z.strictObject({
  space: SpaceSchema,
  power: PowerSchema,
  ship: UnitTypeSchema,
  units: z
    .array(z.strictObject({ power: PowerSchema, units: CountsSchema }))
    .min(1)
    .max(2),
});

/** An agreed position other than the printed set-up, at the start of a power's turn or later in it. */
export const PositionSchema = z.strictObject({
  round: z.int().min(1).max(999),
  power: PowerSchema,
  control: z.record(SpaceSchema, PowerSchema.nullable()),
  units: z.array(ForceSchema).max(1000),
  cargo: z.array(CargoSchema).max(200).exactOptional(),
  /** Of a power with several purses it is what its usual one holds, unless `purses` says more. */
  treasury: z.partialRecord(PowerSchema, IpcSchema),
  purses: PursesSchema.exactOptional(),
  /** What powers are to each other, where it is not as it was at the beginning. */
  relations: z.array(RelationSchema).max(20).exactOptional(),
  /** Points by side, where the rules give any. */
  points: PointsSchema.exactOptional(),
  /** Theatres that are won while the war goes on elsewhere. */
  theatres: TheatresSchema.exactOptional(),
  technology: z.partialRecord(PowerSchema, z.array(z.enum(TECHNOLOGIES))),
  /** What the sides have to spend before round 1 is still to be spent. */
  cashAdvance: z.literal('due').exactOptional(),
  /** What convoys have paid before round 1 is still to be divided. */
  funds: z.literal('due').exactOptional(),
  /** The phase it has come to, where that is not the first: nothing was done in those before. */
  phase: z.enum(PHASES).exactOptional(),
  /** Land that changed hands in this turn, with its owner before. */
  taken: z.record(SpaceSchema, PowerSchema.nullable()).exactOptional(),
});
export type Position = z.infer<typeof PositionSchema>;
const AfreshSchema = PositionSchema.omit({ phase: true, taken: true });
/**
 * What is set right in a position, whose turn begins anew; what it leaves out stays. Spaces that are named hold just
 * the units named.
 */
export const PositionChangeSchema = z.strictObject({
  ...AfreshSchema.partial().shape,
  /** Spaces to be emptied, beside those of `units` and `cargo`, which hold nothing else anyhow. */
  spaces: z.array(SpaceSchema).max(300).exactOptional(),
});
export type PositionChange = z.infer<typeof PositionChangeSchema>;

const order = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), power: PowerSchema, ...shape });

const OpenGameSchema = z.strictObject({
  type: z.literal('open-game'),
  title: z.string().min(1).max(MOST_TITLE),
  board: z.string().max(40),
  ruleset: z.string().max(40),
  version: z.int().min(1),
  options: LoggedOptionsSchema,
  players: z.array(PlayerSchema).min(1).max(40),
  dice: DiceRulesSchema,
  /**
   * `demonstration` games were made for show and say so on every page; in a `trial` somebody tried something out at one
   * screen. Neither is a game of people.
   */
  purpose: z.enum(['play', 'demonstration', 'trial']),
  /** `checked`: whoever checks what comes into the archive compares a commit's author with `by` of the lines in it. */
  authors: z.enum(['checked', 'free']).exactOptional(),
  /** `required`: a line without a signature is refused, also of somebody who has no key yet. */
  signatures: z.enum(['required', 'free']).exactOptional(),
  clock: ClockSchema.exactOptional(),
  /** Who is known to be away when the game opens. */
  absences: z
    .array(z.strictObject({ player: PlayerIdSchema, ...daysAway }))
    .max(100)
    .exactOptional(),
  start: PositionSchema.exactOptional(),
});

/** The purse that pays, of a power with several; without it the one that is meant for it, or its first. */
const payer = { purse: PurseSchema.exactOptional() };
const ResearchSchema = order('research', { dice: z.int().min(1).max(99), ...payer, nonce: NonceSchema });
const PurchaseSchema = order('purchase', { units: CountsSchema, ...payer });
const CombatMoveSchema = order('combat-move', {
  moves: z.array(MoveSchema).max(500),
  /** Zones shared with enemies since before the turn in which all own ships that are still there attack. */
  attacks: z.array(SpaceSchema).min(1).max(60).exactOptional(),
  nonce: NonceSchema,
});
const RocketSchema = order('rocket', { from: SpaceSchema, target: SpaceSchema, nonce: NonceSchema });
const FightSchema = order('fight', {
  battles: z
    .array(z.strictObject({ battle: BattleSchema, conduct: ConductSchema.exactOptional() }))
    .min(1)
    .max(60),
  nonce: NonceSchema,
});
/** Names who is lost. `power` speaks for itself and for the powers its player plays. */
const CasualtiesSchema = order('casualties', {
  battle: BattleSchema,
  lost: z
    .array(
      z.strictObject({
        power: PowerSchema,
        units: CountsSchema,
        /** Of planes that pass over a gun those that have flown here. */
        at: SpaceSchema.exactOptional(),
      }),
    )
    .min(1)
    .max(5),
  nonce: NonceSchema,
});
/** Submarines leave for `to`; without `submarines` they stay. */
const WithdrawSchema = order('withdraw', {
  battle: BattleSchema,
  submarines: z.int().min(0).max(99),
  to: SpaceSchema.exactOptional(),
  nonce: NonceSchema,
});
/**
 * A side's whole force leaves for `to`, or for several spaces, way by way. Without either only planes are left, and
 * they simply break off.
 */
const RetreatSchema = order('retreat', {
  battle: BattleSchema,
  to: SpaceSchema.exactOptional(),
  ways: z
    .array(
      z.strictObject({
        /** Whose units; without it the order's power. */
        power: PowerSchema.exactOptional(),
        units: CountsSchema,
        /** The zone of the battle itself: ships that break off contact and stay. */
        to: SpaceSchema,
      }),
    )
    .min(1)
    .max(60)
    .exactOptional(),
  nonce: NonceSchema,
});
const NoncombatMoveSchema = order('noncombat-move', { moves: z.array(MoveSchema).max(500) });
const PlaceSchema = order('place', {
  placements: z
    .array(
      z.strictObject({
        space: SpaceSchema,
        units: CountsSchema,
        /** The complex that launches ships. */ from: SpaceSchema.exactOptional(),
        /** Planes that stand at the complex and board carriers it launches. */ boards: CountsSchema.exactOptional(),
      }),
    )
    .max(100),
});
/** Units for the neutral that dice have given somebody money to defend. */
const DefendNeutralSchema = order('defend-neutral', { space: SpaceSchema, units: CountsSchema, nonce: NonceSchema });
/** The planes of a power that rise against raiders; none, with no units. */
const InterceptSchema = order('intercept', {
  battle: BattleSchema,
  units: CountsSchema.or(z.strictObject({})),
  nonce: NonceSchema,
});
/** What a power buys for the cash advance of its side, and where it stands; with nothing it buys nothing. */
const CashAdvanceSchema = order('cash-advance', {
  placements: z.array(z.strictObject({ space: SpaceSchema, units: CountsSchema })).max(60),
});
/** Who pays what for land of a nation that an enemy of it holds. */
const ShareTributeSchema = order('share-tribute', {
  shares: z
    .array(z.strictObject({ power: PowerSchema, ipc: IpcSchema }))
    .min(1)
    .max(6),
});
/** Where planes on patrol come down: on land beside their zone, or in the zone itself on a carrier. */
const LandPatrolsSchema = order('land-patrols', {
  landings: z.array(z.strictObject({ zone: SpaceSchema, count: z.int().min(1).max(99), to: SpaceSchema })).max(60),
});
/**
 * Planes given up against ships before they fight: each entry is one ship, a damaged one of its kind first; none at all
 * says so.
 */
const KamikazeSchema = order('kamikaze', {
  strikes: z
    .array(
      z.strictObject({
        space: SpaceSchema,
        unit: UnitTypeSchema,
        /** Whose the ship is, where several powers have some there. */
        power: PowerSchema.exactOptional(),
        attacks: z.int().min(1).max(99),
      }),
    )
    .max(60),
  nonce: NonceSchema,
});
/** Whether the power brings its land units and planes home from a theatre that was won. */
const RecallSchema = order('recall', { units: z.enum(['all', 'none']) });
/** What each purse of the power gets of the money that its convoys pay. */
const DivideFundSchema = order('divide-fund', {
  shares: z
    .array(z.strictObject({ purse: PurseSchema, ipc: IpcSchema }))
    .min(1)
    .max(6),
});
/** Units of allies that become the power's own. */
const LendLeaseSchema = order('lend-lease', { units: z.array(ForceSchema).max(60) });
/** Land that two powers of the turn have taken together, from the one that holds it to the other. */
const GiveLandSchema = order('give-land', {
  land: z
    .array(z.strictObject({ space: SpaceSchema, to: PowerSchema }))
    .min(1)
    .max(60),
});
/** What a bid comes to, in IPC. Below 0 its side gives units or money up instead of getting them. */
export const BidTotalSchema = z.int().min(-9999).max(9999);
/**
 * A bid in full: its total, the units in their places, money of treasuries; all of it is given up if the total is below
 * 0.
 */
const bid = {
  total: BidTotalSchema,
  units: z.array(ForceSchema).max(100),
  treasury: z.partialRecord(PowerSchema, IpcSchema),
  /** The purse that gets or gives the money, of powers with several. */
  purses: z.partialRecord(PowerSchema, PurseSchema).exactOptional(),
};
/** A bid laid out, or a sealed one opened. `power` speaks for its whole side. */
const BidSchema = order('bid', {
  ...bid,
  /** What the other player asked for last, if that is to stand in the log. */
  against: BidTotalSchema.exactOptional(),
  /** Whose sealed bid this is. */
  player: PlayerIdSchema.exactOptional(),
  /** The secret that was sealed with it. */
  nonce: NonceSchema.exactOptional(),
});
export const BidContentSchema = z.strictObject({ power: PowerSchema, ...bid });
export type BidContent = z.infer<typeof BidContentSchema>;
/** A bid whose total and units are still a secret: a hash of what its player will open. */
const BidSealSchema = z.strictObject({
  type: z.literal('bid-seal'),
  player: PlayerIdSchema,
  seal: z.string().regex(/^[0-9a-f]{64}$/),
});
const EndTurnSchema = order('end-turn', {});
const StandingOrdersSchema = order('standing-orders', { orders: z.array(StandingOrderSchema).min(1).max(60) });
const ResignSchema = order('resign', {});

export const GameOrderSchema = z.discriminatedUnion('type', [
  OpenGameSchema,
  BidSealSchema,
  BidSchema,
  ResearchSchema,
  PurchaseSchema,
  CombatMoveSchema,
  RocketSchema,
  FightSchema,
  CasualtiesSchema,
  WithdrawSchema,
  RetreatSchema,
  NoncombatMoveSchema,
  PlaceSchema,
  EndTurnSchema,
  StandingOrdersSchema,
  ResignSchema,
  DefendNeutralSchema,
  InterceptSchema,
  CashAdvanceSchema,
  ShareTributeSchema,
  LendLeaseSchema,
  GiveLandSchema,
  DivideFundSchema,
  LandPatrolsSchema,
  KamikazeSchema,
  RecallSchema,
]);
export type GameOrder = z.infer<typeof GameOrderSchema>;
export type GameOrderType = GameOrder['type'];
export type OrderOf<T extends GameOrderType> = Extract<GameOrder, { type: T }>;
export type OpenGame = OrderOf<'open-game'>;
export type BidSeal = OrderOf<'bid-seal'>;
/** Orders given in the name of a power: all but the opening of the game and a bid under seal. */
export type PowerOrder = Exclude<GameOrder, OpenGame | BidSeal>;
