// Who has to speak next where players bid under seal.

import type { Bidder, GameState } from '../state/state.ts';

/** The bidders whose bids count. */
export const standing = (state: GameState): readonly Bidder[] =>
  (state.bidding?.bidders ?? []).filter(({ lapsed }) => lapsed === undefined);

/** Who has to seal, or once all have, who has to open. Undefined where nobody bids under seal. */
export const bidsDue = (
  state: GameState,
): { readonly step: 'bid-seal' | 'bid'; readonly players: readonly string[] } | undefined => {
  if (state.bidding?.bidders === undefined) return undefined;
  const unsealed = standing(state).filter(({ sealed }) => sealed === 'no');
  if (unsealed.length > 0) return { step: 'bid-seal', players: unsealed.map(({ player }) => player) };
  const closed = standing(state).filter(({ bid }) => bid === undefined);
  return { step: 'bid', players: closed.map(({ player }) => player) };
};
