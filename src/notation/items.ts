// What one line asks for, before the lines of a sheet are put together into orders.

import type { Move, PowerOrder, StandingOrder } from '../engine/index.ts';
import type { UnitCounts } from '../vocab/index.ts';
import type { FightItem } from './battles.ts';
import type { Declaration } from './declaration.ts';
import type { Placement } from './economy.ts';
import type { MovePhase } from './moves.ts';
import type { Section } from './words.ts';

type WithoutNonce<O> = O extends PowerOrder ? Omit<O, 'nonce' | 'power'> : never;

/** An order as a line gives it: whose it is and its nonce come from the context. */
export type BareOrder = WithoutNonce<PowerOrder>;

export type Item =
  | { readonly kind: 'moves'; readonly phase: MovePhase; readonly moves: readonly Move[] }
  | { readonly kind: 'purchase'; readonly units: UnitCounts }
  | { readonly kind: 'place'; readonly placements: readonly Placement[] }
  | { readonly kind: 'standing'; readonly orders: readonly StandingOrder[] }
  /** Battles under a heading join those of the line before; a line with a verb is an order of its own. */
  | { readonly kind: 'fight'; readonly battles: readonly FightItem[]; readonly joins: 'heading' | 'none' }
  | { readonly kind: 'order'; readonly order: BareOrder };

/** What the lines above tell the next one. */
export interface SheetSoFar {
  readonly section: Section | null;
  readonly declaration: Declaration | null;
  readonly combatMoves: readonly Move[];
  /** Bought in this sheet, and before it in this turn. */
  readonly purchased: UnitCounts;
  /** Whether lines were read that come after combat movement. */
  readonly fought: 'yes' | 'no';
  /** Whether the turn was ended, and whether lines of another turn followed. */
  readonly ended: 'no' | 'yes' | 'below';
}

/** What a line was taken for. */
export type LineReading =
  | {
      readonly what: 'order';
      readonly item: Item;
      readonly section?: Section | null;
      readonly declaration?: Declaration;
    }
  | { readonly what: 'heading'; readonly section: Section }
  | { readonly what: 'declaration'; readonly declaration: Declaration }
  | { readonly what: 'total' }
  | { readonly what: 'turn' }
  | { readonly what: 'money' };
