// What happened in battles and raids: declared, opened, dice, hits, losses, withdrawals, ends.

import { z } from 'zod';
import { DOMAINS, UNIT_TYPES } from '../../vocab/index.ts';
import { BattleSchema, PowerSchema, SpaceSchema, UnitTypeSchema } from '../orders/common.ts';
import { ConductSchema } from '../orders/conduct.ts';
import { event, UnitGroupsSchema, UnitIdSchema } from './common.ts';

/** What dice are thrown for. */
export const ROLL_ROLES = [
  'research',
  'technology-table',
  'antiaircraft',
  'supporting-shot',
  'submarine',
  'attack',
  'defence',
  'raid',
  'rocket',
  'artillery',
  'aircraft',
  'neutral',
  'kamikaze',
] as const;

/**
 * Dice of one power's units of one type that hit at or under `need`. Low luck: no `unit`, `sure` hits without a die.
 */
const VolleySchema = z.strictObject({
  power: PowerSchema,
  unit: UnitTypeSchema.exactOptional(),
  need: z.int().min(0),
  values: z.array(z.int().min(1)),
  sure: z.int().min(1).exactOptional(),
  hits: z.int().min(0),
});
export type Volley = z.infer<typeof VolleySchema>;

/**
 * Hits of one sort: of the dice of `unit` (low luck: of several kinds, without it) that fell as `face`, or on any face
 * that makes no other sort. They take somebody of the first class of `at` that has anybody left, named by the owner or
 * by who shot; `place` orders the claims of a step.
 */
const ClaimSchema = z.strictObject({
  unit: UnitTypeSchema.exactOptional(),
  face: z.int().min(1).exactOptional(),
  hits: z.int().min(1),
  at: z.array(z.array(z.enum([...UNIT_TYPES, ...DOMAINS])).min(1)).min(1),
  by: z.enum(['owner', 'shooter']),
  place: z.int().min(0),
});
export type Claim = z.infer<typeof ClaimSchema>;

/** The dice that took units: whose, of which kind, which face. */
const HitsOfSchema = z
  .array(
    z.strictObject({
      power: PowerSchema,
      unit: UnitTypeSchema.exactOptional(),
      face: z.int().min(1).exactOptional(),
      hits: z.int().min(1),
    }),
  )
  .min(1);
export type HitsOf = z.infer<typeof HitsOfSchema>;

const CAUSES = ['antiaircraft', 'supporting-shot', 'submarine', 'attack', 'defence', 'artillery', 'aircraft'] as const;

const Who = z.enum(['attack', 'defence']);

export const CombatEvents = [
  /** A battle or raid the combat moves have made; it must be fought this turn. */
  event('battle-declared', {
    battle: BattleSchema,
    kind: z.enum(['land', 'sea', 'raid']),
    spaces: z.array(SpaceSchema).min(1),
    attackers: z.array(UnitGroupsSchema.element),
    /** Battleships beside a landing that will have their shot if there is no sea battle. */
    supports: z.array(UnitIdSchema),
    /** Battles that must be over first: for the zone of a landing, or a raid on the same territory. */
    after: z.array(BattleSchema),
  }),
  /** The attacker's orders for battles he is about to fight, in order. */
  event('battles-ordered', {
    battles: z.array(z.strictObject({ battle: BattleSchema, conduct: ConductSchema.exactOptional() })),
  }),
  /** Somebody gave up in the midst of battles: what was ordered stops, to be ordered anew. */
  event('battles-halted', { battles: z.array(BattleSchema).min(1) }),
  /** The line-up as the first die falls. */
  event('battle-opened', {
    battle: BattleSchema,
    kind: z.enum(['land', 'sea', 'raid']),
    assault: z.enum(['yes', 'no']),
    attackers: z.array(UnitGroupsSchema.element),
    defenders: z.array(UnitGroupsSchema.element),
    supports: z.array(UnitGroupsSchema.element),
    /** Ships that take part in a landing and can be hit from the shore. */
    ships: z.array(UnitGroupsSchema.element).exactOptional(),
  }),
  /** `round` counts from 1; 0 is the opening. */
  event('step-began', {
    battle: BattleSchema,
    round: z.int().min(0),
    step: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(40),
  }),
  event('rolled', {
    purpose: z.string().max(160),
    role: z.enum(ROLL_ROLES),
    sides: z.int().min(2),
    volleys: z.array(VolleySchema),
    hits: z.int().min(0),
    /** How many of the hits only ships can take. */
    shipsOnly: z.int().min(1).exactOptional(),
    /** The hits apart, where the kind of unit that made one settles whom it takes. */
    claims: z.array(ClaimSchema).exactOptional(),
    /** The side that fired, where the role does not say it. */
    side: z.enum(['attack', 'defence']).exactOptional(),
    battle: BattleSchema.exactOptional(),
    round: z.int().min(0).exactOptional(),
    space: SpaceSchema.exactOptional(),
  }),
  /** Somebody must choose before the battle goes on. `hits` still to be taken, for casualties. */
  event('decision-due', {
    battle: BattleSchema,
    decision: z.enum(['casualties', 'withdraw', 'retreat', 'intercept']),
    side: Who,
    from: z.array(PowerSchema).min(1),
    hits: z.int().min(0),
    /** Units to choose from. */
    among: z.array(UnitIdSchema),
    /** Spaces to choose from, for withdraw and retreat. */
    to: z.array(SpaceSchema),
  }),
  /** One of several defending players has said whom he would lose. */
  event('casualties-proposed', { battle: BattleSchema, power: PowerSchema, units: z.array(UnitIdSchema) }),
  /** Hit, but still to fire in this round. */
  event('units-marked', {
    battle: BattleSchema,
    units: UnitGroupsSchema,
    by: z.enum(CAUSES),
    chosenBy: z.enum(['owner', 'order-of-loss', 'attacker', 'shooter']),
    dice: HitsOfSchema.exactOptional(),
  }),
  /** Units that bear more than one hit took some and fight on; an id stands once a hit. */
  event('units-damaged', {
    battle: BattleSchema,
    units: UnitGroupsSchema,
    space: SpaceSchema,
    by: z.enum(CAUSES),
    chosenBy: z.enum(['owner', 'order-of-loss', 'attacker', 'shooter']),
    dice: HitsOfSchema.exactOptional(),
  }),
  event('units-lost', {
    units: UnitGroupsSchema,
    space: SpaceSchema,
    cause: z.enum([...CAUSES, 'kamikaze', 'with-ship', 'no-landing-place', 'defenceless']),
    chosenBy: z.enum(['owner', 'order-of-loss', 'attacker', 'rule', 'shooter']),
    battle: BattleSchema.exactOptional(),
    dice: HitsOfSchema.exactOptional(),
  }),
  /** A power may give up planes against some of these ships before they fight. */
  event('kamikaze-due', {
    from: z.array(PowerSchema).min(1),
    left: z.int().min(1),
    among: z.array(UnitIdSchema).min(1),
  }),
  event('kamikazes-sent', {
    power: PowerSchema,
    strikes: z.array(z.strictObject({ ship: UnitIdSchema, zone: SpaceSchema, attacks: z.int().min(1) })),
  }),
  /** A ship bears the hit of a plane that was given up, and stays. */
  event('ships-struck', { units: UnitGroupsSchema, space: SpaceSchema }),
  event('hits-void', { battle: BattleSchema, hits: z.int().min(1), side: Who }),
  event('submarines-withdrew', {
    battle: BattleSchema,
    side: Who,
    units: UnitGroupsSchema,
    from: SpaceSchema,
    to: SpaceSchema,
  }),
  /** Chose to stay when they could have left; `powers` have spoken. */
  event('stayed', {
    battle: BattleSchema,
    decision: z.enum(['withdraw', 'retreat']),
    side: Who,
    powers: z.array(PowerSchema).min(1),
  }),
  /**
   * Land units and ships go to `to` with what is aboard; planes, named without `to`, break off and fly home in
   * noncombat movement.
   */
  event('retreated', {
    battle: BattleSchema,
    units: UnitGroupsSchema,
    from: SpaceSchema,
    to: SpaceSchema.exactOptional(),
  }),
  /** Submarines go under: they are out of the battle and stay where they are. */
  event('submarines-submerged', { battle: BattleSchema, side: Who, units: UnitGroupsSchema, space: SpaceSchema }),
  /** The planes of a power that rise against raiders; it may be none. */
  event('interceptors-named', { battle: BattleSchema, power: PowerSchema, units: z.array(UnitGroupsSchema.element) }),
  event('battle-ended', {
    battle: BattleSchema,
    outcome: z.enum(['attacker', 'defender', 'nobody', 'retreat', 'raided', 'called-off', 'broken-off']),
    rounds: z.int().min(0),
  }),
] as const;
