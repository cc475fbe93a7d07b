// Whose word is enough for what is proposed, and whose consent it waits for. Made after the clubs' law: the referee
// decides; without him the other sides must agree.

import type { Player } from '../engine/index.ts';
import type { Side } from '../vocab/index.ts';
import type { ProposedOrder } from './orders.ts';
import { sidesOf, type Trust } from './state.ts';

/**
 * True if a player's word settles the matter alone: the referee's, anybody's in a game made for show. The steward
 * answers for what the archive says is proved and for who plays; who leaves names who follows him, with no more rights
 * than his own.
 */
const decidesAlone = (trust: Trust, player: Player, order: ProposedOrder): boolean => {
  if (player.role === 'referee' || trust.purpose !== 'play') return true;
  if (order.type === 'ruling') return player.role === 'steward';
  if (order.type !== 'substitute') return false;
  if (order.enters.role === 'referee') return false; // nobody but the sides makes a judge of somebody, himself least of all
  const known = trust.players.some(({ id }) => id === order.enters.id);
  return player.role === 'steward' || (order.leaves === player.id && (known || order.enters.entersFor === undefined));
};

/**
 * The sides that must consent: every side that somebody else plays, but for the player's own. Who plays on several
 * sides is no partner of either, so that each of them must consent, by somebody else. Empty when he plays all the
 * powers there are, or decides alone.
 */
export const consentNeeded = (trust: Trust, player: Player, order: ProposedOrder): readonly Side[] => {
  if (decidesAlone(trust, player, order)) return [];
  const own = sidesOf(trust, player);
  const played = new Set(trust.players.filter(({ id }) => id !== player.id).flatMap((other) => sidesOf(trust, other)));
  return [...played].filter((side) => own.length > 1 || !own.includes(side)).sort();
};

/** The sides still to consent after a player has; the referee speaks for all. */
export const consentLeft = (trust: Trust, player: Player, waits: readonly Side[]): readonly Side[] => {
  if (player.role === 'referee') return [];
  const own = sidesOf(trust, player);
  return waits.filter((side) => !own.includes(side));
};
