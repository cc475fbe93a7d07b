// What a power holds beside its own land: purses, convoys at sea, land of nations that are no powers; what its warships
// hold.

import type { Ipc, Power, Purpose, PurseId, SpaceId, UnitType } from '../vocab/index.ts';

export interface Convoys {
  /** Who takes a space with a convoy, and when: in passing, by a part of a move, after a battle there. */
  readonly takenBy: 'warships';
  /** Whose it is when its own side takes it back. */
  readonly retaken: 'first-owner';
  /** Ships in noncombat movement keep out of those that enemies hold. */
  readonly inNoncombat: 'own-side-only';
  /** Whom one pays while its side holds it. */
  readonly pays: 'first-owner';
  /** Whether land pays that a route leads to while enemies of its holder hold the route. */
  readonly routes: 'none' | 'land-needs-its-route';
  /** Powers that divide what their convoys pay among their purses as they like. */
  readonly funds: 'none' | readonly ConvoyFund[];
}

/** Money of convoys that comes in one sum, divided whole as the game begins and as each turn of the power ends. */
export interface ConvoyFund {
  readonly power: Power;
  /** What there is to divide as the game begins, in IPC. */
  readonly first: Ipc;
}

export interface NationLand {
  /** Whose it is when a friend of the nation frees it. */
  readonly freed: 'nobody';
  /**
   * What an enemy gets who holds it: what these powers pay him as his turn ends; if they do not agree, the first first.
   */
  readonly tribute: readonly Power[];
  /** Enemies who get it; without a word all of them. */
  readonly paid?: readonly Power[];
}

/** One of several purses of a power: money that stays with the land it comes from. */
export interface PurseSpec {
  readonly id: PurseId;
  readonly power: Power;
  /**
   * The land that pays into it, with the money of whatever else happens there; and only there is placed what it buys.
   * The first purse of a power has all land that none of its purses names.
   */
  readonly spaces: readonly SpaceId[];
  /** What else is paid from it and into it, wherever it happens. */
  readonly purposes?: readonly Purpose[];
  /** What is in it at the beginning, in IPC. */
  readonly startingIpc: Ipc;
  /** The capital it hangs on, where it is not that of the power: a space that the board calls its capital too. */
  readonly capital?: SpaceId;
}

/** A kind of warship with room for troops. */
export interface Lifter {
  readonly power: Power;
  readonly ship: UnitType;
  readonly troops: UnitType;
  readonly room: number;
}

/** Planes that a power gives up against ships of its enemies before they fight: so many in the whole game. */
export interface Kamikaze {
  readonly power: Power;
  readonly attacks: number;
  /** Where ships are struck; the power must hold `home` to send any. */
  readonly zones: readonly SpaceId[];
  readonly home: SpaceId;
  /** The face at or under which one hits. */
  readonly hit: number;
}
