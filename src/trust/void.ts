// Which entries a void may name, and what goes with them. What happens to the game then is worked out in `archive`.

import { type TrustFault, trustFault } from './fault.ts';
import type { VoidOrder } from './orders.ts';
import type { Trust } from './state.ts';

/** The number of the line with a hash, if the log has one. */
export type FindLine = (hash: string) => number | undefined;

/** Why a void may not name what it names, or undefined. Only orders of the turn under way can be voided. */
export const voidFault = (trust: Trust, order: VoidOrder, find: FindLine): TrustFault | undefined => {
  for (const of of order.of) {
    const seq = find(of);
    if (seq === undefined) return trustFault('no-such-entry', { of });
    if (trust.struck.includes(of)) return trustFault('already-void', { of });
    if (seq <= trust.began) return trustFault('not-this-turn', { of, seq });
    const line = trust.turn.find(({ hash }) => hash === of);
    if (line === undefined || line.stays === 'yes') return trustFault('not-an-order', { of });
    if (line.commitment !== undefined) return trustFault('names-dice', { of, commitment: line.commitment });
  }
  return undefined;
};

/** The hashes that a void takes out: the orders it names and their dice, in the order of the log. */
export const struckBy = (trust: Trust, order: VoidOrder): readonly string[] =>
  trust.turn
    .filter(
      ({ hash, commitment }) => order.of.includes(hash) || (commitment !== undefined && order.of.includes(commitment)),
    )
    .map(({ hash }) => hash);

/** The turn without what a void takes out. */
export const withoutStruck = (trust: Trust, order: VoidOrder): Pick<Trust, 'turn' | 'struck'> => {
  const struck = struckBy(trust, order);
  return { turn: trust.turn.filter(({ hash }) => !struck.includes(hash)), struck: [...trust.struck, ...struck] };
};
