// What an edition decides, as words and tables. The engine asks a ruleset for the choice and never which edition it
// is; a new edition is a new value of this type, and a new word in the engine's tables where steps differ.

import type { Board } from '../board/index.ts';
import type { ClauseId, Ipc, Phase, Power, Side, Technology, UnitType } from '../vocab/index.ts';

/** What happens in combat, one word a step; `engine/combat` has one table from word to function. */
export const COMBAT_STEPS = [
  'antiaircraft-fire', // guns at the planes engaged, before round 1
  'supporting-shot', // battleships beside a landing, before round 1
  'submarine-fire', // attacking submarines; what they hit leaves at once
  'attack-fire', // attackers that have not fired yet this round
  'defence-fire', // defenders, those marked as hit included
  'remove-marked', // defenders marked as hit leave
  'submarine-withdrawal', // attacking, then defending submarines may leave
  'retreat', // the attacker goes on or leaves
  'raid-damage', // bombers over a complex
] as const;
export type CombatStep = (typeof COMBAT_STEPS)[number];

/** A battle: steps made once, then steps repeated each round until it ends. */
export interface CombatProgram {
  readonly opening: readonly CombatStep[];
  readonly round: readonly CombatStep[];
}

/** What a technology does for the power that owns it. All are absent unless named. */
export interface TechnologyEffect {
  readonly attack?: { readonly [type in UnitType]?: number };
  readonly defence?: { readonly [type in UnitType]?: number };
  readonly move?: { readonly [type in UnitType]?: number };
  /** Taken from the price of every unit, in IPC. */
  readonly discount?: Ipc;
  /** Dice thrown by one attacking unit of the type, in battle and in raids. */
  readonly attackDice?: { readonly [type in UnitType]?: number };
  /** Spaces between a rocket and its target. */
  readonly rocketRange?: number;
}

/** Version 1 of a ruleset is whatever this code says until the clauses are all enforced; then versions only add up. */
export interface Ruleset {
  readonly id: string;
  readonly version: number;
  /** The board with the ruleset's own links and closed spaces already applied. */
  readonly board: Board;

  readonly turnOrder: readonly Power[];
  readonly sides: readonly { readonly side: Side; readonly powers: readonly Power[] }[];
  readonly phases: readonly Phase[];

  readonly combat: {
    readonly land: CombatProgram;
    readonly sea: CombatProgram;
    readonly raid: CombatProgram;
    /** The face at or under which an antiaircraft gun hits. */
    readonly antiaircraftHit: number;
    /** Who fires before those he hit can answer, and in which rounds. */
    readonly submarineFirstShot: 'attackers-every-round';
    /** What submarines cannot hit. */
    readonly submarineTargets: 'ships';
    /** Who may be hit by a supporting shot. */
    readonly supportingShotCasualty: 'any-unit' | 'land-unit';
    /** Who may leave a battle. */
    readonly retreat: 'attacker-to-one-origin';
    /** Whether planes and neighbours leave an assault whose troops came ashore. */
    readonly retreatFromAssault: 'nobody';
    /** Guests on a carrier that its owner takes into an attack. */
    readonly guestsOnAttackingCarrier: 'casualty-with-consent' | 'cargo';
    /** Where withdrawing submarines go: one zone for all of a side in a round, never this turn's battle sites. */
    readonly submarineWithdrawal: 'one-zone-a-side-and-round';
  };

  readonly canals: 'own-or-allied-banks-at-turn-start';
  readonly movement: {
    /** Ships that move in combat movement without taking part in combat. */
    readonly shipsOutOfCombat: 'wait-for-noncombat';
    readonly armorBlitz: 'through-empty-enemy-land';
    /** Where planes may come down. */
    readonly landing: 'friendly-since-turn-start';
    /** Whether a landing plan may need a carrier that is to retreat. */
    readonly carrierRetreatInPlan: 'allowed' | 'refused';
    readonly homelessFighter: 'friendly-island-in-zone' | 'listed-islands';
  };
  readonly neutrals: {
    /** Paid once by the first violator, in IPC. */
    readonly fee: Ipc;
    readonly resistance: 'none';
    readonly overflight: 'takes-control';
  };
  readonly research: {
    readonly dieCost: Ipc;
    /** The face that is a breakthrough. */
    readonly breakthrough: number;
    /** Technology for each face of the table die, from 1. */
    readonly table: readonly Technology[];
    readonly effects: { readonly [technology in Technology]: TechnologyEffect };
  };
  readonly production: {
    /** Units an original complex places for its first owner. */
    readonly originalComplex: 'unlimited';
    /** Units a built or captured complex places in a turn. */
    readonly otherComplex: 'territory-value-at-least-one';
    /** Complexes that may exist beside those of the set-up. */
    readonly extraComplexes: number;
  };
  readonly income: {
    readonly moment: 'end-of-turn';
    readonly lostCapital: 'no-income-no-purchase';
    readonly capitalLoot: 'all-cash';
  };
  readonly victory: {
    /** Enemy capitals that win, by the side that must take them. */
    readonly capitals: { readonly [side: Side]: number };
    /** Combined land value that wins at the end of a round, by side. */
    readonly economic: { readonly [side: Side]: Ipc };
  };

  /** What the rulebook's balances give when the players agree on one. */
  readonly balance: {
    /** Technology at the start under `axis-technology`. */
    readonly technology: { readonly [power in Power]?: readonly Technology[] };
  };

  /** The clauses behind each refusal and effect code, most specific first. */
  readonly cites: { readonly [code: string]: readonly ClauseId[] };
}
