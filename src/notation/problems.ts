// What can be wrong with a line, and what is worth a remark: codes with what a sentence about them needs to say.
// Sentences are made elsewhere, one language at a time. A problem keeps its line from becoming an order; a remark does
// not.

import type { Dialect } from '../board/index.ts';
import type { BattleId, GameOrderType } from '../engine/index.ts';
import type { Domain, Ipc, Power, PurseId, SpaceId, UnitCounts, UnitType } from '../vocab/index.ts';

/** Something the writer may have meant, as a value; its words are for the reader's language. */
export type Nearest =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'unit'; readonly unit: UnitType; readonly dialect?: Dialect }
  | { readonly kind: 'power'; readonly power: Power }
  | { readonly kind: 'battle'; readonly battle: string }
  /** A word of the notation as it is written, or a whole line. */
  | { readonly kind: 'word'; readonly text: string };

/** `text` is always the player's own, cut to a few words. */
export interface NotationProblems {
  readonly 'sheet-too-long': { readonly characters: number; readonly limit: number };
  readonly 'line-too-long': { readonly characters: number; readonly limit: number };
  /** A character no order holds, by its code point in hexadecimal such as `0007`. */
  readonly 'strange-character': { readonly character: string };
  readonly 'not-understood': { readonly text: string };
  /** The line was read up to here, and this is too much. */
  readonly 'left-over': { readonly text: string };
  readonly 'bracket-open': Record<never, never>;
  readonly 'unknown-space': { readonly text: string };
  readonly 'ambiguous-space': { readonly text: string };
  /** A sea zone by number, as other editions have them. */
  readonly 'zone-number': { readonly text: string };
  readonly 'unknown-unit': { readonly text: string };
  readonly 'ambiguous-unit': { readonly text: string };
  readonly 'unknown-power': { readonly text: string };
  /** What another power does in a line of this one. */
  readonly 'power-apart': { readonly power: Power };
  readonly 'unknown-purse': { readonly text: string };
  /** Of a power with several purses: nothing says which of them pays. */
  readonly 'purse-missing': { readonly purses: readonly PurseId[] };
  readonly 'units-missing': Record<never, never>;
  readonly 'space-missing': Record<never, never>;
  readonly 'target-missing': Record<never, never>;
  readonly 'number-missing': Record<never, never>;
  readonly 'number-out-of-range': { readonly number: number; readonly least: number; readonly most: number };
  /** `all` was written where nothing of the kind stands. */
  readonly 'none-there': { readonly space: SpaceId; readonly unit: UnitType | null };
  /** `all` was written where it cannot be counted. */
  readonly 'all-of-what': Record<never, never>;
  /** All that was bought is to be placed, and nothing was. */
  readonly 'nothing-bought': Record<never, never>;
  readonly 'no-path': { readonly from: SpaceId; readonly to: SpaceId; readonly domain: Domain };
  /** Planes and land units cannot share a way over sea. */
  readonly 'planes-aboard-transport': { readonly unit: UnitType };
  /** Transports of an ally carry, but they move in his own turn. */
  readonly 'allied-transports-stay': { readonly power: Power };
  /** It is not clear in which zone the transports lie. */
  readonly 'zone-missing': { readonly from: SpaceId };
  readonly 'transports-too-few': { readonly said: number; readonly needed: number };
  readonly 'battle-missing': Record<never, never>;
  readonly 'no-battles': Record<never, never>;
  /** The sum of the lines of a declared battle is not the total stated for it. */
  readonly 'total-differs': { readonly space: SpaceId; readonly said: UnitCounts; readonly counted: UnitCounts };
  /** A line of a declaration before any target was named. */
  readonly 'declaration-missing': Record<never, never>;
  readonly 'too-many': {
    readonly what: 'spaces' | 'moves' | 'battles' | 'placements' | 'standing-orders' | 'units';
    readonly limit: number;
  };
  /** The order needs dice, and the caller handed in no nonce for it. */
  readonly 'nonce-missing': { readonly order: GameOrderType };
  /** Units, or an order, that no verb or heading goes with. */
  readonly 'verb-missing': { readonly text: string };
  /** An order that is to be carried out only if something else comes about. */
  readonly 'hangs-on-dice': { readonly text: string };
  /** Planes are said to land, and none of the moves is one of such planes without a landing. */
  readonly 'no-such-planes': { readonly text: string };
}

export interface NotationRemarks {
  /** A shortened way was filled in, and it was not the same whichever way: guns, neutrals and land taken on it. */
  readonly 'path-taken': {
    readonly path: readonly SpaceId[];
    readonly guns: readonly SpaceId[];
    readonly neutrals: readonly SpaceId[];
    readonly taken: readonly SpaceId[];
  };
  readonly 'usual-reading': { readonly text: string; readonly space: SpaceId };
  /** Units that said nothing of where they come from, and were found on the board. */
  readonly 'origin-found': { readonly text: string; readonly space: SpaceId };
  readonly 'turn-differs': {
    readonly power: Power;
    readonly round: number;
    readonly turn: Power;
    readonly now: number;
  };
  readonly 'money-differs': {
    readonly power: Power;
    readonly said: readonly [Ipc, Ipc];
    /** Land value and treasury. */
    readonly counted: readonly [Ipc, Ipc];
  };
  readonly 'defenders-differ': { readonly space: SpaceId; readonly said: UnitCounts; readonly there: UnitCounts };
  readonly 'total-defenders-differ': { readonly space: SpaceId; readonly said: UnitCounts; readonly there: UnitCounts };
  /** Troops land there, and whoever wants to stop or leave cannot: nobody, or only planes. */
  readonly 'bound-by-landing': { readonly battle: BattleId; readonly leaves: 'nobody' | 'planes' };
  readonly 'walk-in-defended': { readonly space: SpaceId; readonly there: UnitCounts };
  readonly 'transports-to-spare': { readonly said: number; readonly needed: number };
  /** What stands behind `;` would have been an order. */
  readonly 'order-in-comment': { readonly text: string };
  /** Lines below the end of the turn, which belong to another one. */
  readonly 'below-end-turn': { readonly lines: number };
  /** Lines that begin with `>` are quoted mail and no orders. */
  readonly 'quoted-line': Record<never, never>;
  /** A sum beside a purchase that is neither its cost nor what was there or is left. */
  readonly 'sum-differs': { readonly said: Ipc; readonly cost: Ipc; readonly left: Ipc };
  /** The sum below a placement is not what was put down. */
  readonly 'placed-differ': { readonly said: UnitCounts; readonly counted: UnitCounts };
}

export type ProblemCode = keyof NotationProblems;
export type RemarkCode = keyof NotationRemarks;

export type Problem = {
  readonly [C in ProblemCode]: {
    readonly code: C;
    readonly params: NotationProblems[C];
    /** From 1. */
    readonly line: number;
    /** From 1; without it the whole line is meant. */
    readonly column?: number;
    /** Best guess first. */
    readonly nearest: readonly Nearest[];
  };
}[ProblemCode];

export type Remark = {
  readonly [C in RemarkCode]: {
    readonly code: C;
    readonly params: NotationRemarks[C];
    readonly line: number;
    readonly column?: number;
  };
}[RemarkCode];

/** Where in the sheet something is. */
export interface Spot {
  readonly line: number;
  readonly column?: number;
}

export const problem = <C extends ProblemCode>(
  spot: Spot,
  code: C,
  params: NotationProblems[C],
  nearest: readonly Nearest[] = [],
): Problem => ({ code, params, ...spot, nearest }) as Problem; // code and params belong together by the signature; the union cannot see it

export const remark = <C extends RemarkCode>(spot: Spot, code: C, params: NotationRemarks[C]): Remark =>
  ({ code, params, ...spot }) as Remark; // as above
