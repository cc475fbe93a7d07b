// Public beacons: every few seconds a group of servers signs the number of a round, which nobody can do before or in two
// ways. Their parameters are pinned here, so that a round is checked without asking anybody. When a round has to be
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

/**
 * True if this is the beacon's signature of a round.
 *
 * One written form counts, the short one in small letters: the long form of the same point would be as genuine and give
 * other dice.
 *
 * @param signature 48 bytes as hex
 */
export const isSignedByBeacon = ({ publicKey }: Beacon, round: number, signature: string): boolean => {
  if (!/^[0-9a-f]{96}$/.test(signature) || !Number.isSafeInteger(round) || round < 1) return false;
  const { Signature, hash, verify } = bls12_381.shortSignatures;
  try {
    const point = Signature.fromHex(signature);
    if (Signature.toHex(point) !== signature) return false;
    return verify(point, hash(messageOf(round), TAG), hexToBytes(publicKey));
  } catch {
    return false; // no point of the curve, or none of the group that counts
  }
};
