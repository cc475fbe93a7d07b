// The public beacon: its rounds, what they give, and everything that only looks like one of them.
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { describe, expect, test } from 'vitest';
import {
  areSignedByBeacon,
  beaconOf,
  checkDice,
  deriveFaces,
  isSignedByBeacon,
  QUICKNET,
  randomnessOf,
  roundFrom,
  timeOfRound,
} from '../../src/dice/index.ts';
import { secondsOf } from '../../src/vocab/index.ts';
import { genuine, ROUNDS } from './rounds.ts';

const signatureOf = (round: number): string => genuine(round).signature;

describe('genuine rounds', () => {
  test.each(ROUNDS)(
    'round $round is signed, gives its bytes and has its time',
    ({ round, time, signature, randomness }) => {
      expect(isSignedByBeacon(QUICKNET, round, signature)).toBe(true);
      expect(randomnessOf(signature)).toBe(randomness);
      expect(timeOfRound(QUICKNET, round)).toBe(secondsOf(time));
      expect(roundFrom(QUICKNET, secondsOf(time))).toBe(round);
    },
  );
  test('the chain is known by its hash, no other is', () => {
    expect(beaconOf('52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971')).toBe(QUICKNET);
    expect(beaconOf('ab'.repeat(32))).toBeUndefined();
  });
});

test.each([
  [0, 1],
  [1692803367, 1],
  [1692803368, 2],
  [1692803370, 2],
  [1776643200, 27946612],
  [1776643201, 27946613],
])('the first round at %i or after it is %i', (time, round) => {
  expect(roundFrom(QUICKNET, time)).toBe(round);
});

describe('what only looks like a round', () => {
  const genuine = signatureOf(1000);
  const { Signature } = bls12_381.shortSignatures;
  const point = Signature.fromHex(genuine);
  /** A genuine signature with a part outside of the group that counts: the curve is y² = x³ + 4. */
  const offGroup = (): string => {
    const { Fp } = bls12_381.fields;
    for (let x = 1n; x < 100n; x += 1n) {
      const square = Fp.add(Fp.pow(x, 3n), 4n);
      if (Fp.pow(square, (Fp.ORDER - 1n) / 2n) !== 1n) continue; // no such point
      const other = bls12_381.G1.Point.fromAffine({ x, y: Fp.sqrt(square) });
      if (other.isTorsionFree()) continue;
      // Written by hand, for the library writes no such point: x, with the sign of y in the first bits.
      const sum = point.add(other).toAffine();
      const flags = sum.y > (Fp.ORDER - 1n) / 2n ? 0xa0n : 0x80n;
      return (sum.x | (flags << 376n)).toString(16);
    }
    throw new Error('nearly every point of the curve is outside of the group');
  };
  const flipped = (at: number): string => {
    const digit = (Number.parseInt(genuine.charAt(at), 16) ^ 1).toString(16);
    return genuine.slice(0, at) + digit + genuine.slice(at + 1);
  };
  test.each([
    ['another round', signatureOf(1001)],
    ['a flipped bit', flipped(95)],
    ['a flipped sign', flipped(0)],
    ['the negated point', point.negate().toHex()],
    ['the point at infinity', `c0${'00'.repeat(47)}`],
    ['a part outside of the group', offGroup()],
    ['the long form, which the library takes', point.toHex(false)],
    ['capitals', genuine.toUpperCase()],
    ['nothing', ''],
    ['something else', 'zz'.repeat(48)],
  ])('%s is refused', (_, signature) => {
    expect(isSignedByBeacon(QUICKNET, 1000, signature)).toBe(false);
  });
  const rounds = ROUNDS.map(({ round, signature }) => ({ round, signature }));
  /** Chance that is none, and other at each call. */
  const counting = () => {
    let n = 0;
    return (length: number): Uint8Array => {
      n += 1;
      return Uint8Array.from({ length }, (_, index) => (n * 91 + index * 17) % 256);
    };
  };
  test('many at once are told apart as one by one', () => {
    expect(areSignedByBeacon(QUICKNET, rounds, counting())).toEqual(rounds.map(() => true));
    expect(areSignedByBeacon(QUICKNET, [], counting())).toEqual([]);
    const bad = [
      signatureOf(1001),
      flipped(95),
      point.negate().toHex(),
      `c0${'00'.repeat(47)}`,
      offGroup(),
      point.toHex(false),
    ];
    for (const signature of bad) {
      const mixed = [...rounds.slice(1, 3), { round: 1000, signature }, ...rounds.slice(3)];
      expect(areSignedByBeacon(QUICKNET, mixed, counting())).toEqual(mixed.map((_, at) => at !== 2));
    }
  });
  test('two that make up for each other are both refused', () => {
    // The sum of the two is right, as without weights it would have to be.
    const other = Signature.fromHex(signatureOf(1001));
    const shift = bls12_381.G1.Point.BASE;
    const pair = [
      { round: 1000, signature: point.add(shift).toHex() },
      { round: 1001, signature: other.subtract(shift).toHex() },
    ];
    expect(areSignedByBeacon(QUICKNET, [...pair, ...rounds.slice(2)], counting())).toEqual([
      false,
      false,
      ...rounds.slice(2).map(() => true),
    ]);
  });
  test.each([0, -1, 1.5, Number.NaN, 999, 1001])('as round %s it is refused', (round) => {
    expect(isSignedByBeacon(QUICKNET, round, genuine)).toBe(false);
  });
});

describe('dice of a round', () => {
  const of = 'ab'.repeat(32);
  const round = 1000;
  const values = [
    ...deriveFaces(
      { seed: randomnessOf(signatureOf(round)), game: 'g-1942-ah7', commit: of },
      { purpose: 'tech/germany', n: 3, sides: 6 },
    ),
  ];
  const dice = {
    of,
    source: 'drand' as const,
    chain: QUICKNET.chain,
    round,
    signature: signatureOf(round),
    rolls: [{ purpose: 'tech/germany', sides: 6, values }],
  };
  test('are proved', () => {
    expect(values).toEqual([2, 1, 1]);
    expect(checkDice('g-1942-ah7', dice)).toEqual({ verdict: 'proved' });
  });
  test('are wrong with other faces', () => {
    const rolls = [{ purpose: 'tech/germany', sides: 6, values: [6, 1, 1] }];
    expect(checkDice('g-1942-ah7', { ...dice, rolls })).toMatchObject({ verdict: 'wrong', expected: [2, 1, 1] });
  });
  test('are forged with a signature nobody gave, however well the faces follow from it', () => {
    expect(checkDice('g-1942-ah7', { ...dice, round: 1001 })).toEqual({ verdict: 'forged', round: 1001 });
    expect(checkDice('g-1942-ah7', { ...dice, chain: 'ab'.repeat(32) })).toEqual({ verdict: 'forged', round: 1000 });
  });
});
