// Bids under seal, as far as the log answers for them: who bids, that an opened bid is the one that was sealed, and who
// plays what when that is decided. What a bid may hold, and which wins, is the engine's to say.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import type { BidSeal, EventOf, GameOrder, OpenGame, OrderOf, Player } from '../engine/index.ts';
import type { Envelope, Named } from './envelope.ts';
import { type TrustFault, trustFault } from './fault.ts';
import type { ForfeitBidOrder } from './orders.ts';
import type { Seal, Trust } from './state.ts';

type Bid = OrderOf<'bid'>;

const SEAL = utf8ToBytes('pbem-bid-v1\0');

/**
 * What seals a bid: a hash over the whole order that will open it, with its player and his secret, and over the game.
 * So nobody can take another's seal for his own, nor a seal of another game.
 */
export const sealOf = (game: string, order: Bid): string =>
  bytesToHex(sha256(concatBytes(SEAL, utf8ToBytes(canonicalize({ game, order }) ?? ''))));

/** Those who bid for the sides of a game, by id; nobody where sides are known from the beginning. */
export const biddersOf = ({ options, players }: OpenGame): readonly string[] =>
  options.bids === 'sealed'
    ? players.filter(({ role, powers }) => role === 'player' && powers.length === 0).map(({ id }) => id)
    : [];

/** True for an order by which a player bids under seal; no power is spoken for in it. */
export const isSealedBid = (order: GameOrder): order is BidSeal | (Bid & { readonly player: string }) =>
  order.type === 'bid-seal' || (order.type === 'bid' && order.player !== undefined);

/** Why a player may not say this of bids, or undefined: his own bid nobody else gives, not even the referee. */
export const sealFault = (speaker: Player, order: BidSeal | (Bid & { readonly player: string })) =>
  order.player === speaker.id ? undefined : trustFault('bid-of-another', { player: speaker.id, of: order.player });

/** Why an opened bid is not the one that was sealed, or undefined. */
export const openingFault = (trust: Trust, order: GameOrder): TrustFault | undefined => {
  if (order.type !== 'bid' || order.player === undefined) return undefined;
  const { player } = order;
  const sealed = trust.seals.findLast((seal) => seal.player === player && !trust.struck.includes(seal.hash));
  if (sealed === undefined) return trustFault('seal-missing', { player });
  return sealOf(trust.game ?? '', order) === sealed.seal ? undefined : trustFault('seal-broken', { player });
};

/** The seals after a line. */
export const sealsAfter = ({ seals }: Trust, { order, hash }: Named): readonly Seal[] =>
  order?.type === 'bid-seal' ? [...seals, { player: order.player, seal: order.seal, hash }] : seals;

/** Why a player's bid cannot be declared to be forfeit by somebody, whatever the time, or undefined. */
export const forfeitBidFault = (trust: Trust, speaker: Player, { player }: ForfeitBidOrder): TrustFault | undefined => {
  if (!trust.bidders.includes(player)) return trustFault('bid-not-due', { player });
  if (speaker.role === 'referee' || trust.purpose !== 'play') return undefined;
  if (speaker.id === player) return trustFault('forfeit-own-bid', { player });
  const steward = speaker.role === 'steward';
  if (!steward && !trust.bidders.includes(speaker.id))
    return trustFault('bid-of-another', { player: speaker.id, of: player });
  const allowed = steward ? trust.clock !== undefined : trust.clock?.forfeit !== undefined;
  return allowed ? undefined : trustFault('forfeit-without-clock', { player: speaker.id });
};

/** Orders whose line may decide who plays what. */
const DECIDING: readonly (string | undefined)[] = ['bid', 'roll', 'forfeit-bid'];

/** Why the sides of a line are not sides that these bidders could get, or undefined. */
export const sidesFault = (trust: Trust, line: Envelope): TrustFault | undefined => {
  const decided = line.events.filter((event): event is EventOf<'sides-decided'> => event.type === 'sides-decided');
  const [event, ...more] = decided;
  if (event === undefined) return undefined;
  const order = line.order?.type ?? 'reported';
  if (!DECIDING.includes(line.order?.type) || trust.bidders.length === 0) {
    return trustFault('event-unexpected', { event: 'sides-decided', order });
  }
  const seats = event.players;
  const fits =
    more.length === 0 &&
    seats.every(({ player }) => trust.bidders.includes(player)) &&
    trust.bidders.every((id) => seats.some(({ player }) => player === id)) &&
    seats.length === trust.sides.length &&
    trust.sides.every(({ side, powers }) =>
      seats.some((seat) => seat.side === side && seat.powers.join() === powers.join()),
    );
  return fits ? undefined : trustFault('effect-wrong', { order });
};

/** What is known once a line has decided who plays what: from then on nothing of the bidding can be taken back. */
export const sidesAfter = (trust: Trust, line: Envelope): Trust => {
  const event = line.events.find((one): one is EventOf<'sides-decided'> => one.type === 'sides-decided');
  if (event === undefined) return trust;
  const players = trust.players.map((player) => {
    const powers = event.players.flatMap((seat) => (seat.player === player.id ? seat.powers : []));
    return powers.length === 0 ? player : { ...player, powers };
  });
  const turn = trust.turn.map((one) => ({ ...one, stays: 'yes' }) as const);
  return { ...trust, players, bidders: [], turn };
};
