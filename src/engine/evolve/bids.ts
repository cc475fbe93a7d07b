// Folds the events of bidding: who has sealed and opened what, who plays which side, and what the bid brings or costs.

import type { EventOf } from '../events/event.ts';
import type { Bidder, GameState } from '../state/state.ts';
import { addUnits, idsOf, withSpace, withTurn } from './spaces.ts';

export const bidDue = (state: GameState, { side, players }: EventOf<'bid-due'>): GameState => ({
  ...state,
  bidding: {
    side,
    ...(players === undefined ? {} : { bidders: players.map((player) => ({ player, sealed: 'no' }) as const) }),
  },
});

/** A player who does not bid changes nothing. */
const withBidder = (state: GameState, player: string, change: Partial<Bidder>): GameState => {
  const { bidding } = state;
  if (bidding?.bidders === undefined) return state;
  const bidders = bidding.bidders.map((bidder) => (bidder.player === player ? { ...bidder, ...change } : bidder));
  return { ...state, bidding: { ...bidding, bidders } };
};

export const bidSealed = (state: GameState, { player }: EventOf<'bid-sealed'>): GameState =>
  withBidder(state, player, { sealed: 'yes' });

export const bidOpened = (state: GameState, { player, bid }: EventOf<'bid-opened'>): GameState =>
  withBidder(state, player, { bid });

export const bidLapsed = (state: GameState, { player }: EventOf<'bid-lapsed'>): GameState =>
  withBidder(state, player, { lapsed: 'yes' });

export const lotDrawn = (state: GameState, event: EventOf<'lot-drawn'>): GameState => ({
  ...state,
  awaiting: state.awaiting.filter(({ purpose }) => purpose !== event.purpose),
});

/** Who bids no longer matters; the bid itself is still to be laid out. */
export const sidesDecided = (state: GameState, event: EventOf<'sides-decided'>): GameState => {
  const players = state.players.map((player) => {
    const seat = event.players.find((one) => one.player === player.id);
    return seat === undefined ? player : { ...player, powers: seat.powers };
  });
  const { bidding } = state;
  return { ...state, players, ...(bidding === undefined ? {} : { bidding: { side: bidding.side } }) };
};

export const bidMade = ({ bidding: _, ...state }: GameState): GameState => state;

/** The turn under way begins with what a bid leaves on the board: nothing has happened in it yet. */
const fromHere = (state: GameState): GameState => withTurn(state, () => ({ start: state.spaces }));

export const bidPlaced = (state: GameState, event: EventOf<'bid-placed'>): GameState =>
  fromHere(addUnits(state, event.units));

export const bidTaken = (state: GameState, event: EventOf<'bid-taken'>): GameState => {
  const ids = idsOf(event.units);
  return fromHere(
    withSpace(state, event.space, ({ control, units }) => ({
      control,
      units: units.filter(({ id }) => !ids.includes(id)),
    })),
  );
};
