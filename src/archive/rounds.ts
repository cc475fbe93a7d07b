// Rounds of a beacon, many at a time: what a game's dice need is checked together before the lines are looked at one by
// one. Whether a round is the one that had to be taken is not known here.

import { areSignedByBeacon, beaconOf, type CheckRound, type Dice, isSignedByBeacon } from '../dice/index.ts';

/** Fewer than this are as quick one by one. */
const FEW = 4;

type Round = Extract<Dice, { source: 'drand' }>;

const nameOf = (chain: string, round: number, signature: string): string => `${chain} ${round} ${signature}`;

const chance = (n: number): Uint8Array => globalThis.crypto.getRandomValues(new Uint8Array(n));

/**
 * A check of rounds that has looked at those of some dice already. Others are looked at when they are asked for.
 *
 * @param random that many bytes of chance; a wrong signature passes only if they could be foreseen
 */
export const checkedRounds = (dice: readonly (Dice | undefined)[], random = chance): CheckRound => {
  const rounds = new Map(
    dice
      .filter((each): each is Round => each?.source === 'drand')
      .map((each) => [nameOf(each.chain, each.round, each.signature), each]),
  );
  if (rounds.size < FEW) return isSignedByBeacon;
  const verdicts = new Map<string, boolean>();
  for (const chain of new Set([...rounds.values()].map((each) => each.chain))) {
    const beacon = beaconOf(chain);
    const own = [...rounds].filter(([, each]) => each.chain === chain);
    const signed =
      beacon &&
      areSignedByBeacon(
        beacon,
        own.map(([, each]) => each),
        random,
      );
    for (const [at, [name]] of own.entries()) verdicts.set(name, signed?.[at] ?? false);
  }
  return (beacon, round, signature) =>
    verdicts.get(nameOf(beacon.chain, round, signature)) ?? isSignedByBeacon(beacon, round, signature);
};
