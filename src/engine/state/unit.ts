// A unit on the board, and what happened to it in the turn under way.

import type { Power, SpaceId, UnitId, UnitType } from '../../vocab/index.ts';

export interface Unit {
  readonly id: UnitId;
  readonly power: Power;
  readonly type: UnitType;
  /** The ship it is on. Cargo and ship are in the same zone. */
  readonly aboard?: UnitId;
  /** Hits it has taken and bears; a unit without any is whole. */
  readonly damage?: number;
  /** A plane on patrol: it stays over the zone until its power's next turn. */
  readonly patrol?: true;
  /** It went under in a battle of this turn and takes part in nothing before it comes up. */
  readonly submerged?: true;
}

/** What a unit did this turn; a unit that did nothing has none. Dropped as a whole when the next turn begins. */
export interface UnitTurn {
  /** Where it began the turn. */
  readonly origin: SpaceId;
  /** Every space entered this turn, in order; the first is the first after `origin`. */
  readonly path: readonly SpaceId[];
  /** Movement points spent. */
  readonly spent: number;
  /** The phase it moved in; planes that moved in combat movement still fly home. */
  readonly moved?: 'combat' | 'raid' | 'noncombat';
  /** It moved in a second combat movement and fights in the second combat. */
  readonly again?: true;
  /** The last space it left to enter its battle: where a retreat may go. */
  readonly from?: SpaceId;
  /** Where the plane said it would come down. */
  readonly land?: SpaceId;
  /** The carrier it took off from. */
  readonly home?: UnitId;
  /** The battle it fought in. */
  readonly fought?: string;
  /** Boarded this turn: from which territory, in which zone. */
  readonly loaded?: { readonly from: SpaceId; readonly zone: SpaceId };
  /** Went ashore this turn; for a transport: it has landed cargo and is done. */
  readonly unloaded?: SpaceId;
  /** Came with a captured territory: may not move this turn. */
  readonly captured?: true;
  /** A gun that fired a rocket. */
  readonly fired?: true;
  /** Its battle was dropped after an error: it stays where it is. */
  readonly held?: true;
  /** Ended its move for good: landed, retreated, unloaded. */
  readonly done?: true;
}
