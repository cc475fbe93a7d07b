// One legal move, with everything a player, a program or a page needs to take it up.

import type { SpaceId, UnitId, UnitType } from '../../vocab/index.ts';
import type { Move } from '../orders/move.ts';

/**
 * What the move comes to: a battle to be fought, a raid, empty enemy land taken on arrival, enemy land taken on the way
 * to a friendly space, a neutral entered, or no more than a change of place.
 */
export type Aim = 'battle' | 'raid' | 'walk-in' | 'blitz' | 'neutral' | 'move';

export interface Offer {
  readonly space: SpaceId;
  readonly type: UnitType;
  readonly to: SpaceId;
  readonly aim: Aim;
  /** Under its own power, or aboard a transport. */
  readonly by: 'march' | 'ferry';
  /** Moves that make a legal order by themselves, for one unit of the type, or for all that one transport takes. */
  readonly moves: readonly Move[];
  /** How many units of the type may make the same move together. */
  readonly count: number;
  /** Spaces entered one after the other, the start first; of a ferry, the way of the ship. */
  readonly path: readonly SpaceId[];
  /** Movement points spent: of the unit, or of the ship that ferries it. */
  readonly cost: number;
  /** Where a plane on a combat move can still land: on an airfield, or only if a carrier is there. */
  readonly home?: 'airfield' | 'carrier';
}

/** A transport and all it can ferry by itself. */
export interface Ferry {
  readonly ship: UnitId;
  readonly offers: readonly Offer[];
}

export type Phase = 'combat' | 'noncombat';
