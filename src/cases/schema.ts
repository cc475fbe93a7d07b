// The shape of a conformance case: a position, what is ordered and thrown, and what must come of it. Any engine could
// run one; nothing in it is ours but the names.

import { z } from 'zod';
import { OptionsSchema } from '../rulesets/index.ts';
import { PHASES, POWERS, RELATIONS, TECHNOLOGIES, UNIT_TYPES } from '../vocab/index.ts';

const PowerSchema = z.enum(POWERS);
const SpaceSchema = z.string().max(40);
const CountsSchema = z.partialRecord(z.enum(UNIT_TYPES), z.int().min(0).max(999));
/** Units by space, then by power. */
const UnitsSchema = z.record(SpaceSchema, z.partialRecord(PowerSchema, CountsSchema));
const PursesSchema = z.partialRecord(PowerSchema, z.record(z.string().max(40), z.int().min(0)));
/** A side by theatre. */
const TheatresSchema = z.record(z.string().max(40), z.string().max(40));
const ClauseSchema = z.string().min(2).max(80);

const CargoSchema = z.strictObject({
  space: SpaceSchema,
  power: PowerSchema,
  ship: z.enum(['transport', 'carrier', 'destroyer']),
  units: z.array(z.strictObject({ power: PowerSchema, units: CountsSchema })).min(1),
});

/** The start of a power's turn, moved on through empty phases to `phase`. */
const GivenSchema = z.strictObject({
  /** `start`: the printed set-up; `empty`: printed ownership, no units and no money. */
  position: z.enum(['empty', 'start']),
  round: z.int().min(1).optional(),
  power: PowerSchema,
  phase: z.enum(PHASES).optional(),
  treasury: z.partialRecord(PowerSchema, z.int().min(0)).optional(),
  control: z.record(SpaceSchema, PowerSchema.nullable()).optional(),
  /**
   * Land that changed hands: in this turn, for a rule that asks who held it as the turn began, or in the turn before.
   */
  taken: z
    .record(SpaceSchema, z.strictObject({ from: PowerSchema.nullable(), when: z.enum(['this turn', 'last turn']) }))
    .optional(),
  /** Replaces what stands in the spaces it names. */
  units: UnitsSchema.optional(),
  technology: z.partialRecord(PowerSchema, z.array(z.enum(TECHNOLOGIES))).optional(),
  /** Points by side. */
  points: z.record(z.string().max(40), z.int().min(0)).optional(),
  /** Theatres that are won, and by whom. */
  theatres: TheatresSchema.optional(),
  /** What powers are to each other, where it is not as it was at the beginning. */
  relations: z
    .array(z.strictObject({ between: z.tuple([PowerSchema, PowerSchema]), to: z.enum(RELATIONS) }))
    .optional(),
  /** What ships carry: the ship stands in `units`, its cargo only here. */
  cargo: z.array(CargoSchema).optional(),
  /** What the sides have to spend before round 1 is still to be spent. */
  cashAdvance: z.literal('due').optional(),
  /** What is in the purses of powers with several, in place of `treasury`. */
  purses: PursesSchema.optional(),
  /** What convoys have paid before round 1 is still to be divided. */
  funds: z.literal('due').optional(),
  /** Who plays which powers; by default one player a power. Their ids are `player-1`, `player-2` and so on. */
  players: z.array(z.array(PowerSchema)).optional(),
});

const ValuesSchema = z.array(z.int().min(1).max(100));

/**
 * A line of order notation, dice by purpose, dice by power and unit, or an order object (power and nonce may be left
 * out).
 */
const TakenStepSchema = z.union([
  z.string().max(2000),
  z.strictObject({ faces: z.array(z.strictObject({ purpose: z.string(), values: ValuesSchema })) }),
  z.strictObject({ dice: z.array(z.tuple([PowerSchema, z.enum(UNIT_TYPES), ValuesSchema])) }),
  z.looseObject({ type: z.string() }),
]);

/** A step that must be refused on the way; the case goes on from where it stood. */
const RefusedStepSchema = z.strictObject({
  refuse: TakenStepSchema,
  clause: ClauseSchema.optional(),
  code: z.string().optional(),
});
const StepSchema = z.union([RefusedStepSchema, TakenStepSchema]);

/** Units of one kind that are alike, and what tells them from others of their kind. */
const WhichSchema = z.strictObject({
  space: SpaceSchema,
  power: PowerSchema,
  unit: z.enum(UNIT_TYPES),
  /** Where they began the turn. */
  origin: SpaceSchema.optional(),
  /** Movement points they have spent in it. */
  spent: z.int().min(0).optional(),
  /** How many there are that fit. */
  count: z.int().min(0),
});

const ThenSchema = z.union([
  /** `order` is the index of the refused entry of `when`, from 0. */
  z.strictObject({
    refused: z.strictObject({ order: z.int().min(0), clause: ClauseSchema.optional(), code: z.string().optional() }),
  }),
  z.strictObject({
    /** Matches in part: only what is named is compared, but a space named is compared whole. */
    state: z
      .strictObject({
        round: z.int().optional(),
        power: PowerSchema.optional(),
        phase: z.enum(PHASES).optional(),
        control: z.record(SpaceSchema, PowerSchema.nullable()).optional(),
        units: UnitsSchema.optional(),
        /** Which of several units of a kind are where. */
        which: z.array(WhichSchema).min(1).optional(),
        /** What ships carry: in a space named, these are all ships that carry anything. */
        cargo: z.array(CargoSchema).min(1).optional(),
        treasury: z.partialRecord(PowerSchema, z.int()).optional(),
        /** Purse by purse; those not named are not compared. */
        purses: PursesSchema.optional(),
        technology: z.partialRecord(PowerSchema, z.array(z.enum(TECHNOLOGIES))).optional(),
        points: z.record(z.string().max(40), z.int()).optional(),
        theatres: TheatresSchema.optional(),
        winner: z.string().nullable().optional(),
        /** All sides that have a part in the win; an empty list says that nobody has won yet. */
        winners: z.array(z.string().max(40)).optional(),
        /** Who plays which powers, in the order of `given.players`. */
        players: z.array(z.array(PowerSchema)).optional(),
      })
      .optional(),
    /** Clauses that made a difference; others may have too. */
    applied: z.array(ClauseSchema).optional(),
    /** Clauses that must have made none. */
    notApplied: z.array(ClauseSchema).min(1).optional(),
    /** What is due now, matched in part, in order. */
    awaits: z.array(z.looseObject({ kind: z.enum(['dice', 'decision', 'choice', 'orders', 'bids']) })).optional(),
    /** Purposes of the dice waited for, with their number where it matters; an empty list says none. */
    asked: z.array(z.union([z.string(), z.strictObject({ purpose: z.string(), n: z.int().min(1) })])).optional(),
  }),
]);

export const CaseSchema = z.strictObject({
  id: z.string().min(3).max(120),
  clause: ClauseSchema,
  title: z.string().min(5).max(300),
  ruleset: z.string(),
  options: OptionsSchema.partial(),
  given: GivenSchema,
  when: z.array(StepSchema).max(60),
  // biome-ignore lint/suspicious/noThenProperty: the word of the published case format; a case is data and never awaited
  then: ThenSchema,
});
/** The same as JSON Schema, for engines in other languages. Whether a position is possible only the rules can say. */
export const caseJsonSchema = () => z.toJSONSchema(CaseSchema, { unrepresentable: 'any', io: 'input' });

export type Case = z.infer<typeof CaseSchema>;
export type Given = Case['given'];
export type Step = Case['when'][number];
/** A step that is to be taken: an order, a line, dice. */
export type TakenStep = z.infer<typeof TakenStepSchema>;
export type RefusedStep = z.infer<typeof RefusedStepSchema>;
export type Then = Case['then'];
