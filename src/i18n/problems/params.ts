// What a sentence about a line of a turn sheet has to be told. The notation's own problems and remarks fit these shapes;
// where both are known, the compiler holds them together, for neither layer imports the other.

import type { GameOrderType } from '../../engine/index.ts';
import type { Domain, Power, SpaceId, UnitCounts, UnitType } from '../../vocab/index.ts';

type None = Record<never, never>;
interface Text {
  /** The player's own words, cut short. */
  readonly text: string;
}
interface Length {
  readonly characters: number;
  readonly limit: number;
}
interface Forces {
  readonly space: SpaceId;
  readonly said: UnitCounts;
  readonly there: UnitCounts;
}

/** Why a line did not become an order. */
export interface ProblemParams {
  readonly 'sheet-too-long': Length;
  readonly 'line-too-long': Length;
  readonly 'strange-character': { readonly character: string };
  readonly 'not-understood': Text;
  readonly 'left-over': Text;
  readonly 'bracket-open': None;
  readonly 'unknown-space': Text;
  readonly 'ambiguous-space': Text;
  readonly 'zone-number': Text;
  readonly 'unknown-unit': Text;
  readonly 'ambiguous-unit': Text;
  readonly 'unknown-power': Text;
  readonly 'units-missing': None;
  readonly 'space-missing': None;
  readonly 'target-missing': None;
  readonly 'number-missing': None;
  readonly 'number-out-of-range': { readonly number: number; readonly least: number; readonly most: number };
  readonly 'none-there': { readonly space: SpaceId; readonly unit: UnitType | null };
  readonly 'all-of-what': None;
  readonly 'no-path': { readonly from: SpaceId; readonly to: SpaceId; readonly domain: Domain };
  readonly 'planes-aboard-transport': { readonly unit: UnitType };
  readonly 'allied-transports-stay': { readonly power: Power };
  readonly 'zone-missing': { readonly from: SpaceId };
  readonly 'transports-too-few': { readonly said: number; readonly needed: number };
  readonly 'battle-missing': None;
  readonly 'no-battles': None;
  readonly 'total-differs': { readonly space: SpaceId; readonly said: UnitCounts; readonly counted: UnitCounts };
  readonly 'declaration-missing': None;
  readonly 'too-many': {
    readonly what: 'spaces' | 'moves' | 'battles' | 'placements' | 'standing-orders' | 'units';
    readonly limit: number;
  };
  readonly 'nonce-missing': { readonly order: GameOrderType };
  readonly 'verb-missing': Text;
}

/** What is worth saying about a line that was understood. */
export interface RemarkParams {
  readonly 'path-taken': {
    readonly path: readonly SpaceId[];
    readonly guns: readonly SpaceId[];
    readonly neutrals: readonly SpaceId[];
    readonly taken: readonly SpaceId[];
  };
  readonly 'usual-reading': Text & { readonly space: SpaceId };
  readonly 'turn-differs': {
    readonly power: Power;
    readonly round: number;
    readonly turn: Power;
    readonly now: number;
  };
  readonly 'money-differs': {
    readonly power: Power;
    /** Land value and treasury, as written and as they are. */
    readonly said: readonly [number, number];
    readonly counted: readonly [number, number];
  };
  readonly 'defenders-differ': Forces;
  readonly 'total-defenders-differ': Forces;
  readonly 'walk-in-defended': { readonly space: SpaceId; readonly there: UnitCounts };
  readonly 'transports-to-spare': { readonly said: number; readonly needed: number };
  readonly 'order-in-comment': Text;
  readonly 'below-end-turn': { readonly lines: number };
  readonly 'quoted-line': None;
}

/** Something the writer may have meant. */
export type Meant =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'unit'; readonly unit: UnitType; readonly dialect?: string }
  | { readonly kind: 'power'; readonly power: Power }
  | { readonly kind: 'battle'; readonly battle: string }
  | { readonly kind: 'word'; readonly text: string };
