// Folds the events of bidding: who has sealed and opened what, who plays which side, and what the bid brings or costs.

import type { EventOf } from '../events/event.ts';
import type { Bidder } from '../state/state.ts';
import type { Draft } from './draft.ts';
import { addUnits, idsOf } from './spaces.ts';

export const bidDue = ({ state }: Draft, { side, players }: EventOf<'bid-due'>): void => {
  const bidders = players?.map((player) => ({ player, sealed: 'no' }) as const);
  state.bidding = bidders === undefined ? { side } : { side, bidders };
};

/** A player who does not bid changes nothing. */
const changeBidder = ({ state }: Draft, player: string, change: Partial<Bidder>): void => {
  const { bidding } = state;
  if (bidding?.bidders === undefined) return;
  const bidders = bidding.bidders.map((bidder) => (bidder.player === player ? { ...bidder, ...change } : bidder));
  state.bidding = { ...bidding, bidders };
};

export const bidSealed = (draft: Draft, { player }: EventOf<'bid-sealed'>): void =>
  changeBidder(draft, player, { sealed: 'yes' });

export const bidOpened = (draft: Draft, { player, bid }: EventOf<'bid-opened'>): void =>
  changeBidder(draft, player, { bid });

export const bidLapsed = (draft: Draft, { player }: EventOf<'bid-lapsed'>): void =>
  changeBidder(draft, player, { lapsed: 'yes' });

export const lotDrawn = ({ state }: Draft, event: EventOf<'lot-drawn'>): void => {
  state.awaiting = state.awaiting.filter(({ purpose }) => purpose !== event.purpose);
};

/** Who bids no longer matters; the bid itself is still to be laid out. */
export const sidesDecided = ({ state }: Draft, event: EventOf<'sides-decided'>): void => {
  state.players = state.players.map((player) => {
    const seat = event.players.find((one) => one.player === player.id);
    return seat === undefined ? player : { ...player, powers: seat.powers };
  });
  if (state.bidding !== undefined) state.bidding = { side: state.bidding.side };
};

export const bidMade = ({ state }: Draft): void => {
  delete state.bidding;
};

/** The turn under way begins with what a bid leaves on the board: nothing has happened in it yet. */
const beginHere = ({ state, turn }: Draft): void => {
  turn.start = state.spaces;
};

export const bidPlaced = (draft: Draft, event: EventOf<'bid-placed'>): void => {
  addUnits(draft, event.units);
  beginHere(draft);
};

export const bidTaken = (draft: Draft, event: EventOf<'bid-taken'>): void => {
  const ids = idsOf(event.units);
  const space = draft.space(event.space);
  space.units = space.units.filter(({ id }) => !ids.includes(id));
  beginHere(draft);
};
