// What a side holds beside its own land: convoys at sea, land of nations that are no powers.

import type { Ipc, Power } from '../vocab/index.ts';

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
}
