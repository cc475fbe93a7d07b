// Dice of a keeper: who keeps them for an order, whose chain is in force, and whether a secret is the next of it. One
// hash a roll is enough, for the secret before it is remembered.

import { before, type Dice } from '../dice/index.ts';
import type { DiceRules, GameOrder, Player } from '../engine/index.ts';
import { fail, ok, type Power } from '../vocab/index.ts';
import { isSealedBid } from './bids.ts';
import type { Envelope, Named } from './envelope.ts';
import { noEvents } from './events.ts';
import { type TrustFault, trustFault } from './fault.ts';
import type { AnchorOrder } from './orders.ts';
import { refuse, type Spoken } from './spoken.ts';
import { type Chain, type Commitment, playerOf, sidesOf, type Trust } from './state.ts';

/** The last chain a player published. */
export const chainOf = ({ chains }: Pick<Trust, 'chains'>, player: string): Chain | undefined =>
  chains.findLast((chain) => chain.player === player);

/**
 * Who keeps the dice for an order of a power: whom the game names for it, else the player of the next power in turn
 * order that is not on its side. Powers that gave up come last, for nobody may be there any more who plays them.
 */
export const keeperFor = (trust: Trust, power: Power): Player | undefined => {
  const { dice, turnOrder, resigned } = trust;
  if (dice.source === 'reveal' && dice.keeper !== undefined) return playerOf(trust, dice.keeper);
  const own = trust.sides.find(({ powers }) => powers.includes(power))?.side;
  const at = turnOrder.indexOf(power);
  const others = [...turnOrder.slice(at + 1), ...turnOrder.slice(0, Math.max(at, 0))];
  const enemies = others.flatMap((other) => {
    const player = trust.players.find(({ powers }) => powers.includes(other));
    return player === undefined || own === undefined || sidesOf(trust, player).includes(own) ? [] : [{ other, player }];
  });
  return (enemies.find(({ other }) => !resigned.includes(other)) ?? enemies[0])?.player;
};

/** Who keeps the die for a bidder: whom the game names, else the other one. */
const keeperForBid = (trust: Trust, bidder: string): Player | undefined => {
  const { dice, bidders } = trust;
  const named = dice.source === 'reveal' ? dice.keeper : undefined;
  const other = named ?? bidders.find((id) => id !== bidder);
  return other === undefined ? undefined : playerOf(trust, other);
};

/** Why these players cannot have their dice from a keeper, or undefined. */
export const keeperFault = (trust: Trust, dice: DiceRules): TrustFault | undefined => {
  if (dice.source !== 'reveal') return undefined;
  if (dice.keeper === undefined) {
    const power = trust.players.flatMap(({ powers }) => powers).find((each) => !keeperFor({ ...trust, dice }, each));
    return power && trustFault('keeper-missing', { power });
  }
  const keeper = playerOf(trust, dice.keeper);
  if (keeper === undefined) return trustFault('unknown-player', { player: dice.keeper });
  const keeps = keeper.powers.length === 0 && ['steward', 'referee', 'bot'].includes(keeper.role);
  const signs = trust.keys.some(({ player, until }) => player === keeper.id && until === undefined);
  return keeps && signs ? undefined : trustFault('keeper-unfit', { player: keeper.id });
};

/** A chain comes into force. Which secrets it has only its keeper knows. */
export const anchor = (trust: Trust, line: Named, speaker: Player, order: AnchorOrder): Spoken => {
  const { dice } = trust;
  const { id: player, powers } = speaker;
  const plays = powers.length > 0 || trust.bidders.includes(player);
  const keeps = dice.source === 'reveal' && (dice.keeper === undefined ? plays : dice.keeper === player);
  if (!keeps || line.for !== undefined) return refuse('anchor-needless', { player });
  if (line.sig === undefined) return refuse('signature-missing', { player });
  // With a chain that was in force before, its secrets would be known.
  if (trust.chains.some((chain) => chain.anchor === order.anchor)) return refuse('anchor-spent', { player });
  const stray = noEvents(line);
  if (stray !== undefined) return fail(stray);
  const chain: Chain = { player, anchor: order.anchor, length: order.length, used: 0, last: order.anchor };
  return ok({ ...trust, chains: [...trust.chains, chain] });
};

/** The keeper of an order that now waits for its dice, or why it may not be given. Nothing with other sources. */
export const keep = (
  trust: Trust,
  { by }: Envelope,
  order: GameOrder,
): { readonly keeper?: string; readonly fault?: TrustFault } => {
  if (trust.source !== 'reveal' || !('power' in order)) return {};
  const { power } = order;
  const keeper = isSealedBid(order) ? keeperForBid(trust, order.player) : keeperFor(trust, power);
  if (keeper === undefined) return { fault: trustFault('keeper-missing', { power }) };
  // Who knows the secret must not choose the nonce.
  if (keeper.id === by) return { fault: trustFault('keeper-enters', { player: by }) };
  const chain = chainOf(trust, keeper.id);
  if (chain === undefined || chain.used >= chain.length) {
    return { fault: trustFault('anchor-missing', { player: keeper.id }) };
  }
  return { keeper: keeper.id };
};

type Revealed = Extract<Dice, { source: 'reveal' }>;

/** Why a secret is not the one that is due, or undefined. */
export const revealFault = (
  trust: Trust,
  open: Commitment,
  line: Envelope,
  { k, x }: Revealed,
): TrustFault | undefined => {
  const { keeper = '' } = open;
  if (line.by !== keeper || line.for !== undefined) return trustFault('reveal-not-his', { player: line.by, keeper });
  if (line.sig === undefined) return trustFault('signature-missing', { player: keeper });
  const chain = chainOf(trust, keeper);
  if (chain === undefined) return trustFault('anchor-missing', { player: keeper });
  // Dice that did not fit one line go on with the secret that was given out for them.
  const begun = open.seed !== undefined;
  const expected = begun ? chain.used : chain.used + 1;
  if (k !== expected || k > chain.length) return trustFault('reveal-out-of-order', { k, expected });
  const fits = begun ? x === chain.last : before(x) === chain.last;
  return fits ? undefined : trustFault('reveal-wrong', { k, keeper });
};

/** The chains after dice have fallen. */
export const chainsAfter = (trust: Trust, dice: Dice | undefined): readonly Chain[] => {
  const { chains, open } = trust;
  if (dice?.source !== 'reveal' || open?.keeper === undefined) return chains;
  const used = chainOf(trust, open.keeper);
  return chains.map((chain) => (chain === used ? { ...chain, used: dice.k, last: dice.x } : chain));
};
