// Whose word is enough for a void or a ruling, and whose consent it waits for. Made after the clubs' law: the referee
// decides; without him the other sides must agree.

import type { Player } from '../engine/index.ts';
import type { Side } from '../vocab/index.ts';
import type { RulingOrder, VoidOrder } from './orders.ts';
import { sidesOf, type Trust } from './state.ts';

/** True if a player's word settles the matter alone: the referee's, anybody's in a game made for show. */
export const decidesAlone = (trust: Trust, player: Player, order: VoidOrder | RulingOrder): boolean =>
  player.role === 'referee' ||
  trust.purpose === 'demonstration' ||
  (order.type === 'ruling' && player.role === 'steward'); // the archive's keeper answers for what it says is proved

/**
 * The sides that must consent: every side that somebody plays, but for those of the player himself. Empty when he
 * plays all the powers there are, or decides alone.
 */
export const consentNeeded = (trust: Trust, player: Player, order: VoidOrder | RulingOrder): readonly Side[] => {
  if (decidesAlone(trust, player, order)) return [];
  const own = sidesOf(trust, player);
  const played = new Set(trust.players.filter(({ id }) => id !== player.id).flatMap((other) => sidesOf(trust, other)));
  return [...played].filter((side) => !own.includes(side)).sort();
};

/** The sides still to consent after a player has; the referee speaks for all. */
export const consentLeft = (trust: Trust, player: Player, waits: readonly Side[]): readonly Side[] => {
  if (player.role === 'referee') return [];
  const own = sidesOf(trust, player);
  return waits.filter((side) => !own.includes(side));
};
