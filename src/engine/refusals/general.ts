// Reasons that have to do with whose turn it is and what is due.

import type { Ipc, Phase, Power, Side, SpaceId, UnitType } from '../../vocab/index.ts';
import type { GameOrderType } from '../orders/order.ts';
import type { Due } from '../state/battle.ts';

export interface GeneralRefusals {
  readonly 'game-over': { readonly side: string };
  readonly 'game-drawn': Record<never, never>;
  readonly 'game-already-open': Record<never, never>;
  readonly 'game-not-open': Record<never, never>;
  readonly 'not-your-turn': { readonly power: Power; readonly turn: Power };
  /** The other powers of the turn come first; the phase goes on when they have moved too. */
  readonly 'others-to-move': { readonly power: Power; readonly powers: readonly Power[] };
  readonly 'phase-over': { readonly order: GameOrderType; readonly phase: Phase };
  readonly 'dice-awaited': { readonly dice: number };
  readonly 'no-dice-awaited': Record<never, never>;
  readonly 'dice-missing': { readonly purpose: string; readonly n: number };
  readonly 'dice-wrong': { readonly purpose: string; readonly n: number; readonly got: number };
  readonly 'dice-left-over': { readonly purpose: string };
  readonly 'decision-due': {
    readonly battle: string;
    readonly decision: Due['decision'];
    readonly from: readonly Power[];
  };
  /** A choice that belongs to no battle comes first. */
  readonly 'choice-due': { readonly space: SpaceId; readonly from: readonly Power[] };
  /** The cash advance of a side comes before everything else. */
  readonly 'advance-due': { readonly side: Side; readonly from: readonly Power[]; readonly ipc: Ipc };
  /** Before the turn ends somebody must say who pays. */
  readonly 'tribute-due': { readonly from: readonly Power[]; readonly ipc: Ipc };
  readonly 'kamikaze-due': { readonly from: readonly Power[]; readonly left: number };
  readonly 'no-kamikaze-due': Record<never, never>;
  readonly 'kamikaze-not-yours': { readonly from: readonly Power[]; readonly power: Power };
  readonly 'kamikaze-too-many': { readonly asked: number; readonly left: number };
  readonly 'kamikaze-no-target': {
    readonly space: SpaceId;
    readonly unit: UnitType;
    readonly spaces: readonly SpaceId[];
  };
  readonly 'recall-due': { readonly from: readonly Power[]; readonly space: SpaceId };
  readonly 'no-recall-due': Record<never, never>;
  readonly 'recall-not-yours': { readonly from: readonly Power[]; readonly power: Power };
  readonly 'fund-due': { readonly from: readonly Power[]; readonly ipc: Ipc };
  readonly 'no-choice-due': { readonly space: SpaceId };
  readonly 'choice-not-yours': { readonly space: SpaceId; readonly from: readonly Power[]; readonly power: Power };
  readonly 'no-decision-due': { readonly battle: string; readonly decision: Due['decision'] };
  readonly 'decision-not-yours': { readonly battle: string; readonly from: readonly Power[]; readonly power: Power };
  readonly 'unknown-space': { readonly space: SpaceId };
  readonly 'already-resigned': { readonly power: Power };
  readonly 'unknown-ruleset': { readonly ruleset: string; readonly version: number };
  readonly 'wrong-board': { readonly board: string; readonly ruleset: string };
  /** Every battle the combat moves have made must be fought first. */
  readonly 'battles-unfought': { readonly battles: readonly string[] };
  /** Standing orders are for the powers of one's own side. */
  readonly 'not-your-side': { readonly power: Power; readonly of: Power };
  /** An option or a word of one that the ruleset does not have. */
  readonly 'option-not-offered': { readonly option: string; readonly value: string; readonly ruleset: string };
  readonly 'no-such-phase': { readonly phase: Phase; readonly ruleset: string };
  readonly 'position-impossible': { readonly space: SpaceId; readonly why: PositionFault };
}

/** What can be wrong with an agreed position. */
export type PositionFault =
  | 'not-on-board'
  | 'not-taken'
  | 'sea-controlled'
  | 'land-without-owner'
  | 'land-unit-at-sea'
  | 'ship-on-land'
  | 'plane-without-carrier'
  | 'units-on-enemy-land'
  | 'complex-of-another'
  | 'too-many-guns'
  | 'too-many-complexes'
  | 'no-such-ship'
  | 'too-much-cargo'
  | 'mixed-cargo';
