// Bidding under seal: two players seal their bids, then both open them, and the lower total plays the side that the bid
// belongs to. That an opened bid is the one that was sealed is not looked at here but in `trust`: the engine knows no
// hash.

import type { Course } from '../course.ts';
import type { BidContent, BidSeal, OpenGame, OrderOf } from '../orders/order.ts';
import type { Progress } from '../progress.ts';
import type { Bidder } from '../state/state.ts';
import { checkBid, layOut } from './bid.ts';
import { standing } from './bids-due.ts';

/** The die that decides between equal bids: the lower half is for the first of the two in the list of players. */
const LOT = { purpose: 'bid', n: 1, sides: 6 } as const;

/** Players of line 0 without a power: they bid for the sides. */
const biddersIn = ({ players }: OpenGame): readonly string[] =>
  players.filter(({ role, powers }) => role === 'player' && powers.length === 0).map(({ id }) => id);

/** Two players bid for the sides; nobody may have a power before. */
export const refuseSeats = (course: Course, order: OpenGame): void => {
  const bidders = biddersIn(order).length;
  if (bidders !== 2) course.refuse('bidders-not-two', { bidders }, 'players');
  order.players.forEach(({ powers: [power] }, index) => {
    if (power !== undefined) course.refuse('powers-before-bids', { power }, `players/${index}`);
  });
};

/** A game begins with the bids that were agreed on. */
export const openBids = (course: Course, order: OpenGame): void => {
  const { side } = course.ruleset.bids;
  if (order.options.bids === 'open') course.emit({ type: 'bid-due', side });
  if (order.options.bids === 'sealed') course.emit({ type: 'bid-due', side, players: [...biddersIn(order)] });
};

/** The bidder, unless he is none or his bid no longer counts. */
const bidderOf = (course: Course, player: string): Bidder | undefined => {
  const bidder = course.state.bidding?.bidders?.find((one) => one.player === player);
  if (bidder === undefined) course.refuse('not-a-bidder', { player });
  else if (bidder.lapsed === 'yes') course.refuse('bid-lapsed', { player });
  else return bidder;
  return undefined;
};

export const sealBid = (course: Course, { player }: BidSeal): void => {
  if (course.state.bidding?.bidders === undefined) return course.refuse('bid-not-sealed-here', {});
  const bidder = bidderOf(course, player);
  if (bidder === undefined) return;
  if (bidder.sealed === 'yes') return course.refuse('bid-sealed-twice', { player });
  course.emit({ type: 'bid-sealed', player });
};

/** Opens a bid; `advanceBidding` compares when all are open. */
export const openBid = (course: Course, order: OrderOf<'bid'>): void => {
  const { player, nonce, power, total, units, treasury, purses } = order;
  if (player === undefined || nonce === undefined) return course.refuse('bid-unsealed', {});
  const bidder = bidderOf(course, player);
  if (bidder === undefined) return;
  if (bidder.bid !== undefined) return course.refuse('bid-opened-twice', { player });
  const unsealed = standing(course.state).filter(({ sealed }) => sealed === 'no');
  if (unsealed.length > 0) return course.refuse('seals-missing', { players: unsealed.map((one) => one.player) });
  const bid: BidContent = { power, total, units, treasury, ...(purses === undefined ? {} : { purses }) };
  checkBid(course, bid);
  if (course.refusals.length === 0) course.emit({ type: 'bid-opened', player, bid });
};

/** A player's bid no longer counts. One bid must be left. */
export const lapse = (course: Course, player: string): void => {
  if (course.state.bidding?.bidders === undefined) return course.refuse('bid-not-sealed-here', {});
  const bidder = bidderOf(course, player);
  if (bidder === undefined) return;
  if (bidder.bid !== undefined) return course.refuse('bid-opened-twice', { player });
  const [gone] = (course.state.bidding.bidders ?? []).filter(({ lapsed }) => lapsed === 'yes');
  if (gone !== undefined) return course.refuse('bid-lapsed', { player: gone.player });
  course.emit({ type: 'bid-lapsed', player });
};

interface Opened {
  readonly player: string;
  readonly bid: BidContent;
}

/** Compares the bids once all are open: the lowest wins, among equal ones the die. */
export const advanceBidding = (course: Course): Progress => {
  const left = standing(course.state);
  const opened = left.flatMap(({ player, bid }): readonly Opened[] => (bid === undefined ? [] : [{ player, bid }]));
  if (opened.length < left.length) return 'done';
  const lowest = Math.min(...opened.map(({ bid }) => bid.total));
  const equal = opened.filter(({ bid }) => bid.total === lowest);
  const winner = equal.length > 1 ? draw(course, equal) : equal[0];
  if (winner === undefined) return 'waiting';
  decideSides(course, winner, left.length === 1 ? 'lapse' : equal.length > 1 ? 'lot' : 'lower-bid');
  layOut(course, winner.bid);
  return 'done';
};

const draw = (course: Course, among: readonly Opened[]): Opened | undefined => {
  const [value] = course.roll(LOT) ?? [];
  if (value === undefined) return undefined;
  const winner = among[Math.floor(((value - 1) * among.length) / LOT.sides)];
  if (winner !== undefined) {
    course.apply('equal-bids-by-lot');
    course.emit({ type: 'lot-drawn', purpose: LOT.purpose, sides: LOT.sides, value, player: winner.player });
  }
  return winner;
};

/** The winner plays the side of the bid, the other player all the others. */
const decideSides = (course: Course, winner: Opened, by: 'lower-bid' | 'lot' | 'lapse'): void => {
  const { ruleset, state } = course;
  const side = state.bidding?.side ?? ruleset.bids.side;
  if (by === 'lapse') course.apply('lapsed-bid-loses');
  const players = (state.bidding?.bidders ?? []).flatMap(({ player }) =>
    ruleset.sides
      .filter((one) => (one.side === side) === (player === winner.player))
      .map((one) => ({ player, side: one.side, powers: [...one.powers] })),
  );
  course.emit({ type: 'sides-decided', by, players });
};
