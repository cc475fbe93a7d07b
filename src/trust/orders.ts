// The orders of the archive itself: they speak about the log, its dice and its players, never about units.

import { z } from 'zod';
import {
  DaySchema,
  DiceRulesSchema,
  ForceSchema,
  GameOrderSchema,
  PlayerIdSchema,
  PlayerSchema,
  PositionChangeSchema,
  PublicKeySchema,
} from '../engine/index.ts';
import { LoggedOptionsSchema } from '../rulesets/index.ts';
import { POWERS } from '../vocab/index.ts';

/** SHA-256 of a line's bytes without its LF: the name of an entry. */
export const HashSchema = z.string().regex(/^[0-9a-f]{64}$/);
/** Players' words: Markdown of at most 4,000 characters, line ends and tabs allowed. */
export const TextSchema = z.string().min(1).max(4000);
/** The clause somebody appeals to. */
const ClauseSchema = z
  .string()
  .regex(/^[A-Za-z0-9]+([.-][A-Za-z0-9]+)*$/)
  .max(80);

const order = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** Hands the dice in `dice` to the order that waits for them. */
const RollOrderSchema = order('roll', {});
/** Only the remark in `note`; `of` says which entries it is about. */
const NoteOrderSchema = order('note', { of: z.array(HashSchema).min(1).max(40).exactOptional() });
/** Entries of the turn under way that shall not count. The dice of an order go with it and are not named. */
const VoidOrderSchema = order('void', {
  of: z.array(HashSchema).min(1).max(100),
  /** Units of a battle that is dropped and not fought again: they move no more this turn. */
  drops: z
    .array(ForceSchema.omit({ power: true }))
    .min(1)
    .max(60)
    .exactOptional(),
  reason: TextSchema,
  rule: ClauseSchema.exactOptional(),
});
/** Entries that stand as they are, although today's engine would decide otherwise. */
const RulingOrderSchema = order('ruling', {
  of: z.array(HashSchema).min(1).max(100),
  reason: TextSchema,
  rule: ClauseSchema.exactOptional(),
});
/** Consent to a proposal, by its hash. */
const AgreeOrderSchema = order('agree', { of: HashSchema });
/** No consent: the proposal is off. */
const DeclineOrderSchema = order('decline', { of: HashSchema });

/** A witness has seen the entry; the time of the line is his word. */
const ReceiptOrderSchema = order('receipt', { of: HashSchema });
/** The end of a keeper's hash chain, `length` secrets long. */
const AnchorOrderSchema = order('anchor', { anchor: HashSchema, length: z.int().min(1).max(1_000_000) });
/** A public key comes into force or is withdrawn, from the next line on. */
const ChangeKeyOrderSchema = order('change-key', {
  player: PlayerIdSchema,
  add: PublicKeySchema.exactOptional(),
  revoke: z
    .string()
    .regex(/^SHA256:[A-Za-z0-9+/]{43}$/)
    .exactOptional(),
}).refine(({ add, revoke }) => add !== undefined || revoke !== undefined);
/** The speaker is away on these days, both included, UTC. His deadlines wait for him from this line on. */
const AbsenceOrderSchema = order('absence', { from: DaySchema, to: DaySchema });
/**
 * Somebody joins; if `leaves` is named, he takes over the powers of that player that `enters` lists. A player who is
 * there already is named as he is, with the powers he takes over.
 */
const SubstituteOrderSchema = order('substitute', {
  enters: PlayerSchema,
  leaves: PlayerIdSchema.exactOptional(),
  reason: TextSchema.exactOptional(),
});
/** Powers lose the game off the board, such as for not answering. */
const ForfeitOrderSchema = order('forfeit', { powers: z.array(z.enum(POWERS)).min(1), reason: TextSchema });
/** A player's sealed bid was not there in time and counts no more: the other's wins. */
const ForfeitBidOrderSchema = order('forfeit-bid', { player: PlayerIdSchema, reason: TextSchema });
/**
 * The position is set right: back to the one after entry `to`, if named, and then what `position` says. With a position
 * the turn of its power, or else of the power in turn, begins anew.
 */
const EditOrderSchema = order('edit', {
  reason: TextSchema,
  rule: ClauseSchema.exactOptional(),
  to: HashSchema.exactOptional(),
  position: PositionChangeSchema.exactOptional(),
}).refine(({ to, position }) => to !== undefined || position !== undefined);
/** The game ends without a winner. */
const DrawOrderSchema = order('draw', {});
/** Other options or another source of dice from here on. */
const SettingsOrderSchema = order('settings', {
  options: LoggedOptionsSchema.exactOptional(),
  dice: DiceRulesSchema.exactOptional(),
}).refine(({ options, dice }) => options !== undefined || dice !== undefined);

const ArchiveOrderSchema = z.discriminatedUnion('type', [
  RollOrderSchema,
  NoteOrderSchema,
  VoidOrderSchema,
  RulingOrderSchema,
  AgreeOrderSchema,
  DeclineOrderSchema,
  ReceiptOrderSchema,
  AnchorOrderSchema,
  ChangeKeyOrderSchema,
  AbsenceOrderSchema,
  SubstituteOrderSchema,
  ForfeitOrderSchema,
  ForfeitBidOrderSchema,
  EditOrderSchema,
  DrawOrderSchema,
  SettingsOrderSchema,
]);
export type ArchiveOrder = z.infer<typeof ArchiveOrderSchema>;
export type VoidOrder = z.infer<typeof VoidOrderSchema>;
export type RulingOrder = z.infer<typeof RulingOrderSchema>;
export type AbsenceOrder = z.infer<typeof AbsenceOrderSchema>;
export type SubstituteOrder = z.infer<typeof SubstituteOrderSchema>;
export type ForfeitOrder = z.infer<typeof ForfeitOrderSchema>;
export type ForfeitBidOrder = z.infer<typeof ForfeitBidOrderSchema>;
export type EditOrder = z.infer<typeof EditOrderSchema>;
export type SettingsOrder = z.infer<typeof SettingsOrderSchema>;
export type AnchorOrder = z.infer<typeof AnchorOrderSchema>;
export type ReceiptOrder = z.infer<typeof ReceiptOrderSchema>;
export type ChangeKeyOrder = z.infer<typeof ChangeKeyOrderSchema>;
type DrawOrder = z.infer<typeof DrawOrderSchema>;
/** Orders that take effect when nobody's consent is missing. */
export type ProposedOrder = VoidOrder | RulingOrder | SubstituteOrder | EditOrder | SettingsOrder | DrawOrder;

/** `order` of a log line: one to the engine or one to the archive. */
export const OrderSchema = z.discriminatedUnion('type', [...GameOrderSchema.options, ...ArchiveOrderSchema.options]);
export type Order = z.infer<typeof OrderSchema>;
export type OrderType = Order['type'];

const ARCHIVE_TYPES: ReadonlySet<string> = new Set(ArchiveOrderSchema.options.map(({ shape }) => shape.type.value));

/** True for an order to the archive, false for one to the engine. */
export const isArchiveOrder = (order: Order): order is ArchiveOrder => ARCHIVE_TYPES.has(order.type);
