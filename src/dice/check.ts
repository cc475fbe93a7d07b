// Whether the dice of a log line are what their proof says. Looks at one line's `dice` and at nothing else: whether
// this was the round or the secret that had to be taken is for `trust` to say.

import { type Beacon, beaconOf, isSignedByBeacon, randomnessOf } from './beacon.ts';
import { revealSeed } from './chain.ts';
import { deriveFaces, type Seed } from './derive.ts';
import type { Dice } from './record.ts';

/**
 * `proved`: nobody could have chosen them; `table`: they follow from the seed, but who has the machine could have
 * tried again; `claimed`: somebody's word; `wrong`: they do not follow from their proof.
 */
const DICE_VERDICTS = ['proved', 'table', 'claimed', 'wrong'] as const;
export type DiceVerdict = (typeof DICE_VERDICTS)[number];

/**
 * What is to be said of dice; `wrong` names the first pool that differs, `forged` the round whose signature is none.
 */
export type DiceFinding =
  | { readonly verdict: 'proved' | 'table' | 'claimed' }
  | { readonly verdict: 'wrong'; readonly purpose: string; readonly expected: readonly number[] }
  | { readonly verdict: 'forged'; readonly round: number };

const sameFaces = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** The seed that dice follow from; undefined for dice that somebody typed in. */
export const seedOf = (dice: Dice): Seed | undefined => {
  switch (dice.source) {
    case 'recorded':
      return undefined;
    case 'local':
      return dice.seed;
    case 'reveal':
      return revealSeed(dice.x, dice.of);
    case 'drand':
      return randomnessOf(dice.signature);
  }
};

/** The first pool whose faces do not follow from a seed. */
const otherFaces = (game: string, dice: Dice, seed: Seed): DiceFinding | undefined => {
  for (const { purpose, sides, values } of dice.rolls) {
    const expected = deriveFaces({ seed, game, commit: dice.of }, { purpose, sides, n: values.length });
    if (!sameFaces(expected, values)) return { verdict: 'wrong', purpose, expected };
  }
  return undefined;
};

/** Whether a signature is the beacon's of a round. */
export type CheckRound = (beacon: Beacon, round: number, signature: string) => boolean;

/**
 * Judges the dice of a line of the game `game`. Which dice the rules ask for is not looked at here.
 *
 * @param isSigned tells it of rounds of a beacon, if that was found out before
 */
export const checkDice = (game: string, dice: Dice, isSigned: CheckRound = isSignedByBeacon): DiceFinding => {
  const seed = seedOf(dice);
  const other = seed === undefined ? undefined : otherFaces(game, dice, seed);
  if (other !== undefined) return other;
  switch (dice.source) {
    case 'recorded':
      return { verdict: 'claimed' };
    case 'local':
      return { verdict: 'table' };
    case 'reveal':
      return { verdict: 'proved' };
    case 'drand': {
      const { chain, round, signature } = dice;
      const beacon = beaconOf(chain);
      const signed = beacon !== undefined && isSigned(beacon, round, signature);
      return signed ? { verdict: 'proved' } : { verdict: 'forged', round };
    }
  }
};
