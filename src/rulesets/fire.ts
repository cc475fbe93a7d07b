// How battles are fought, as data: the steps of each kind of battle, who fires in them and when the losses leave, and
// whom a hit may take.

import type { ClauseId, Domain, Trait, UnitType } from '../vocab/index.ts';

/** What happens in combat, one word a step; `engine/combat` has one table from word to function. */
const COMBAT_STEPS = [
  'antiaircraft-fire', // guns at the planes engaged, before round 1
  'supporting-shot', // battleships beside a landing, before round 1
  'submarine-fire', // attacking submarines; what they hit leaves at once
  'attack-fire', // attackers that have not fired yet this round
  'defence-fire', // defenders, those marked as hit included
  'remove-marked', // those marked as hit leave
  'submarine-withdrawal', // attacking, then defending submarines may leave
  'retreat', // the attacker goes on or leaves
  'raid-damage', // bombers over a complex
  'come-ashore', // troops of a landing leave their ships in the midst of its first round
  'attackers-submerge', // attacking submarines may go under before they fire
  'defenders-submerge', // and defending ones, but for those that were hit
  'interception', // defending planes may rise against raiders
] as const;
export type CombatStep = (typeof COMBAT_STEPS)[number];

/** Units that fire in a step: those of one side to which all of this applies. */
export interface Firers {
  /** Only kinds with this trait. */
  readonly having?: Trait;
  /** No kinds with one of these traits. */
  readonly lacking?: readonly Trait[];
  readonly domain?: Domain;
  /** Ships beside a landing fire as well. */
  readonly supports?: 'too';
  /** Those that came over the sea this turn are silent. */
  readonly landed?: 'silent';
  /** Only those that rose against raiders. */
  readonly rose?: 'only';
}

/** A step of fire as data. */
export interface FireRow {
  /** Its name in the log; no other step of its round has it. */
  readonly step: string;
  /** What its dice and losses are called in the log; no other row of its side and round has it. */
  readonly role: 'submarine' | 'artillery' | 'aircraft' | 'attack' | 'defence';
  readonly fires: 'attack' | 'defence';
  readonly who: Firers;
  /** Whether those hit leave at once or fire once more and leave with all that are marked. */
  readonly losses: 'at-once' | 'marked' | 'ships-at-once' | 'at-once-unless-hunted';
  /** Ships that take part in a landing can be hit from the shore: by any hit, or only where the shooter picks. */
  readonly ships?: 'any-hit' | 'picked';
  readonly clauses: readonly ClauseId[];
}

/** A battle: steps made once, then steps repeated each round until it ends. */
export interface CombatProgram {
  readonly opening: readonly (CombatStep | FireRow)[];
  /** Stands in for `round` in round 1. */
  readonly first?: readonly (CombatStep | FireRow)[];
  readonly round: readonly (CombatStep | FireRow)[];
}

/** Units of a kind, or of all kinds of a domain. */
export type TargetClass = UnitType | Domain;

/** Whom one sort of hit takes, and who says so. */
export interface AimRow {
  /** The face that makes such a hit, or any face that no other row of the aim names. */
  readonly face: number | 'any';
  /** The first of these classes that has somebody left to hit; if none has, the hit is void. */
  readonly at: readonly (readonly TargetClass[])[];
  readonly by: 'owner' | 'shooter';
  /** Only where the shooter's side has a unit in the battle that hunts submarines, or only where it has none. */
  readonly beside?: 'hunter' | 'no-hunter';
  readonly clauses: readonly ClauseId[];
}

/** How units of a kind hit, by side; without rows any hit takes whom the owner gives up. */
export interface Aim {
  readonly unit: UnitType;
  readonly attack?: readonly AimRow[];
  readonly defence?: readonly AimRow[];
}

/** Kinds of unit in the order they are lost, first to go first; kinds not named follow as the roster has them. */
export type OrdersOfLoss = {
  readonly [side in 'attack' | 'defence']: { readonly [where in 'land' | 'sea']: readonly UnitType[] };
};

/** Kinds of defender that call for a question. */
export interface AskFor {
  readonly unit: UnitType;
  /** Only where something is aboard. */
  readonly if?: 'loaded';
}
