// Dice of a public beacon: a witness says when he has seen an order, and that fixes the round. Whether the round's
// signature is the beacon's takes long to find out and is proved elsewhere.

import { beaconOf, type Dice, roundFrom, timeOfRound } from '../dice/index.ts';
import { BEACON_DELAY, type DiceRules, type Player } from '../engine/index.ts';
import { fail, ok, secondsOf, timeOf } from '../vocab/index.ts';
import type { Named } from './envelope.ts';
import { noEvents } from './events.ts';
import { type TrustFault, trustFault } from './fault.ts';
import { keysOf } from './keys.ts';
import type { ReceiptOrder } from './orders.ts';
import { refuse, type Spoken } from './spoken.ts';
import type { Commitment, Trust } from './state.ts';

/** Who comes in to play no power. Who has left the game is none of them, for he may still wish somebody well. */
export const isNeutral = ({ role, powers }: Player): boolean => role !== 'player' && powers.length === 0;

/** Who may witness: he has never played a power here, and signs. */
export const witnessesOf = (trust: Trust): readonly Player[] =>
  trust.players.filter(({ id }) => trust.neutral.includes(id) && keysOf(trust, id).length > 0);

/** Why these players cannot have their dice from a beacon, or undefined. */
export const beaconFault = (trust: Trust, dice: DiceRules): TrustFault | undefined => {
  if (dice.source !== 'drand') return undefined;
  if (beaconOf(dice.chain) === undefined) return trustFault('beacon-unknown', { chain: dice.chain });
  return witnessesOf(trust).length > 0 ? undefined : trustFault('witness-missing', {});
};

/** The first receipt for an order counts, and there is no second. */
export const receive = (trust: Trust, line: Named, speaker: Player, order: ReceiptOrder): Spoken => {
  const { open } = trust;
  if (trust.source !== 'drand' || open === undefined || order.of !== open.hash) {
    return refuse('receipt-needless', { of: order.of });
  }
  if (open.receipt !== undefined) return refuse('receipt-twice', { by: open.receipt.by });
  // Who made the line could have made it as it suits what he knows.
  const neutral = witnessesOf(trust).includes(speaker) && line.for === undefined && line.by !== open.by;
  if (!neutral) return refuse('receipt-not-his', { player: line.by });
  if (line.sig === undefined) return refuse('signature-missing', { player: line.by });
  const stray = noEvents(line);
  if (stray !== undefined) return fail(stray);
  return ok({ ...trust, open: { ...open, receipt: { by: line.by, at: line.at } } });
};

/** The round that gives the dice of an order; undefined until somebody has witnessed it. */
export const roundOf = ({ dice }: Pick<Trust, 'dice'>, { receipt }: Commitment): number | undefined => {
  if (dice.source !== 'drand' || receipt === undefined) return undefined;
  const beacon = beaconOf(dice.chain);
  return beacon && roundFrom(beacon, secondsOf(receipt.at) + (dice.delay ?? BEACON_DELAY));
};

/** The round the dice of the open order come from, and its time; undefined without a receipt or a beacon. */
export const roundDue = (
  trust: Pick<Trust, 'dice' | 'open'>,
): { readonly round: number; readonly at: string } | undefined => {
  const round = trust.open && roundOf(trust, trust.open);
  const beacon = trust.dice.source === 'drand' ? beaconOf(trust.dice.chain) : undefined;
  return round === undefined || beacon === undefined ? undefined : { round, at: timeOf(timeOfRound(beacon, round)) };
};

type Round = Extract<Dice, { source: 'drand' }>;

/** Why this is not the round that has to be taken, or undefined. */
export const roundFault = (trust: Trust, open: Commitment, { chain, round }: Round): TrustFault | undefined => {
  const { dice } = trust;
  if (dice.source !== 'drand' || chain !== dice.chain) {
    return trustFault('beacon-not-agreed', { chain, agreed: dice.source === 'drand' ? dice.chain : dice.source });
  }
  const expected = roundOf(trust, open);
  if (expected === undefined) return trustFault('receipt-missing', {});
  return round === expected ? undefined : trustFault('round-wrong', { round, expected });
};
