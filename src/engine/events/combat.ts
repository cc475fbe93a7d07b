// What happened in battles and raids: declared, opened, dice, hits, losses, withdrawals, ends.

import { z } from 'zod';
import { COMBAT_STEPS } from '../../rulesets/index.ts';
import { BattleSchema, PowerSchema, SpaceSchema, UnitTypeSchema } from '../orders/common.ts';
import { ConductSchema } from '../orders/conduct.ts';
import { event, UnitGroupsSchema, UnitIdSchema } from './common.ts';

const ROLL_ROLES = [
  'research',
  'technology-table',
  'antiaircraft',
  'supporting-shot',
  'submarine',
  'attack',
  'defence',
  'raid',
  'rocket',
] as const;

/** Dice of one power's units of one type that hit at or under `need`. Low luck: no `unit`, `sure` hits without a die. */
const VolleySchema = z.strictObject({
  power: PowerSchema,
  unit: UnitTypeSchema.exactOptional(),
  need: z.int().min(0),
  values: z.array(z.int().min(1)),
  sure: z.int().min(1).exactOptional(),
  hits: z.int().min(0),
});
export type Volley = z.infer<typeof VolleySchema>;

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
  }),
  /** `round` counts from 1; 0 is the opening. */
  event('step-began', { battle: BattleSchema, round: z.int().min(0), step: z.enum(COMBAT_STEPS) }),
  event('rolled', {
    purpose: z.string().max(160),
    role: z.enum(ROLL_ROLES),
    sides: z.int().min(2),
    volleys: z.array(VolleySchema),
    hits: z.int().min(0),
    /** How many of the hits only ships can take. */
    shipsOnly: z.int().min(1).exactOptional(),
    battle: BattleSchema.exactOptional(),
    round: z.int().min(0).exactOptional(),
    space: SpaceSchema.exactOptional(),
  }),
  /** Somebody must choose before the battle goes on. `hits` still to be taken, for casualties. */
  event('decision-due', {
    battle: BattleSchema,
    decision: z.enum(['casualties', 'withdraw', 'retreat']),
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
    by: z.enum(['supporting-shot', 'attack']),
    chosenBy: z.enum(['owner', 'order-of-loss', 'attacker']),
  }),
  event('units-lost', {
    units: UnitGroupsSchema,
    space: SpaceSchema,
    cause: z.enum([
      'antiaircraft',
      'supporting-shot',
      'submarine',
      'attack',
      'defence',
      'with-ship',
      'no-landing-place',
      'defenceless',
    ]),
    chosenBy: z.enum(['owner', 'order-of-loss', 'attacker', 'rule']),
    battle: BattleSchema.exactOptional(),
  }),
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
  /** Land units and ships go to `to` with what is aboard; planes, named without `to`, break off and fly home in noncombat movement. */
  event('retreated', {
    battle: BattleSchema,
    units: UnitGroupsSchema,
    from: SpaceSchema,
    to: SpaceSchema.exactOptional(),
  }),
  event('battle-ended', {
    battle: BattleSchema,
    outcome: z.enum(['attacker', 'defender', 'nobody', 'retreat', 'raided', 'called-off']),
    rounds: z.int().min(0),
  }),
] as const;
