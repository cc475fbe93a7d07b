// Public beacons: every few seconds a group of servers signs the number of a round, which nobody can do before or in
// two ways. Their parameters are pinned here, so that a round is checked without asking anybody. When a round has to be
// taken is not known here.

import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './derive.ts';

export interface Beacon {
  /** SHA-256 over all parameters of the chain: its name in logs and addresses. */
  readonly chain: string;
  /** Of the group, a point in G2: 96 bytes as hex. */
  readonly publicKey: string;
  /** Time of round 1, in seconds since 1970. */
  readonly genesis: number;
  /** Seconds from one round to the next. */
  readonly period: number;
}

/** `quicknet` of the drand project: unchained, signatures in G1, a round every three seconds since August 2023. */
export const QUICKNET: Beacon = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};

const BEACONS: readonly Beacon[] = [QUICKNET];

/** The beacon with this chain hash, if this version knows it. */
export const beaconOf = (chain: string): Beacon | undefined => BEACONS.find((beacon) => beacon.chain === chain);

/** The first round at a time, in seconds since 1970, or after it. */
export const roundFrom = ({ genesis, period }: Beacon, time: number): number =>
  time <= genesis ? 1 : Math.ceil((time - genesis) / period) + 1;

/** When a round is published, in seconds since 1970. */
export const timeOfRound = ({ genesis, period }: Beacon, round: number): number => genesis + period * (round - 1);

/** The 32 bytes that a round gives: SHA-256 of its signature. */
export const randomnessOf = (signature: string): Seed => bytesToHex(sha256(hexToBytes(signature)));

const TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** What is signed for a round: its number as eight bytes, the highest first, hashed. */
const messageOf = (round: number): Uint8Array => {
  const number = round.toString(16).padStart(16, '0');
  return sha256(hexToBytes(number));
};

type Point = ReturnType<typeof bls12_381.shortSignatures.Signature.fromHex>;

/**
 * The point a signature is, or undefined for what cannot be one.
 *
 * One written form counts, the short one in small letters: the long form of the same point would be as genuine and give
 * other dice.
 */
const pointOf = (round: number, signature: string): Point | undefined => {
  if (!/^[0-9a-f]{96}$/.test(signature) || !Number.isSafeInteger(round) || round < 1) return undefined;
  const { Signature } = bls12_381.shortSignatures;
  try {
    const point = Signature.fromHex(signature);
    return Signature.toHex(point) === signature ? point : undefined;
  } catch {
    return undefined; // no point of the curve, or none of the group that counts
  }
};

const hashed = (round: number): Point => bls12_381.shortSignatures.hash(messageOf(round), TAG);

const isPointOf = ({ publicKey }: Beacon, round: number, point: Point): boolean => {
  try {
    return bls12_381.shortSignatures.verify(point, hashed(round), hexToBytes(publicKey));
  } catch {
    return false; // the point at infinity
  }
};

/**
 * True if this is the beacon's signature of a round.
 *
 * @param signature 48 bytes as hex
 */
export const isSignedByBeacon = (beacon: Beacon, round: number, signature: string): boolean => {
  const point = pointOf(round, signature);
  return point !== undefined && isPointOf(beacon, round, point);
};

/** A round with the signature somebody says it has. */
export interface SignedRound {
  readonly round: number;
  /** 48 bytes as hex. */
  readonly signature: string;
}

interface Weighed extends SignedRound {
  readonly at: number;
  /** The signature and what it should be one of, both times the same secret weight. */
  readonly signed: Point;
  readonly message: Point;
}

/** True if all are signatures at once: two pairings, however many there are. */
const areAll = ({ publicKey }: Beacon, weighed: readonly Weighed[]): boolean => {
  const { G1, G2, fields, pairingBatch } = bls12_381;
  const sum = (points: readonly Point[]): Point => points.reduce((all, point) => all.add(point), G1.Point.ZERO);
  try {
    const product = pairingBatch([
      { g1: sum(weighed.map(({ signed }) => signed)), g2: G2.Point.BASE.negate() },
      { g1: sum(weighed.map(({ message }) => message)), g2: G2.Point.fromHex(publicKey) },
    ]);
    return fields.Fp12.eql(product, fields.Fp12.ONE);
  } catch {
    return false; // a sum that comes to nothing
  }
};

/** Those that are none, found by halving. */
const wrongAmong = (beacon: Beacon, weighed: readonly Weighed[]): readonly number[] => {
  const [only, ...more] = weighed;
  if (only === undefined) return [];
  if (more.length === 0) {
    const point = pointOf(only.round, only.signature);
    return point !== undefined && isPointOf(beacon, only.round, point) ? [] : [only.at];
  }
  if (areAll(beacon, weighed)) return [];
  const half = weighed.length >> 1;
  return [...wrongAmong(beacon, weighed.slice(0, half)), ...wrongAmong(beacon, weighed.slice(half))];
};

/** Bytes of a weight: a set of wrong signatures that passes together would have to be guessed among 2^128. */
const WEIGHT = 16;

/**
 * The same as `isSignedByBeacon` of each, at a third of the cost where there are many.
 *
 * Signatures are added up, each with a weight that nobody could know beforehand, or two wrong ones could make up for
 * each other. If the sum is not right the wrong ones are looked for.
 *
 * @param random that many bytes of chance, new ones at each call
 */
export const areSignedByBeacon = (
  beacon: Beacon,
  rounds: readonly SignedRound[],
  random: (n: number) => Uint8Array,
): readonly boolean[] => {
  const weighed = rounds.flatMap(({ round, signature }, at): readonly Weighed[] => {
    const point = pointOf(round, signature);
    if (point === undefined) return [];
    const weight = BigInt(`0x${bytesToHex(random(WEIGHT))}`) | 1n;
    return [
      { at, round, signature, signed: point.multiplyUnsafe(weight), message: hashed(round).multiplyUnsafe(weight) },
    ];
  });
  const possible = new Set(weighed.map(({ at }) => at));
  const wrong = new Set(wrongAmong(beacon, weighed));
  return rounds.map((_, at) => possible.has(at) && !wrong.has(at));
};
