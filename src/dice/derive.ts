// Turns 32 secret bytes into dice. The same seed, game, commitment and need give the same faces for ever and
// everywhere, so anybody who has the log can throw them again. It knows no source: where a seed comes from is said
// elsewhere.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import type { Faces, Need } from '../vocab/index.ts';

/** 32 bytes as 64 lower-case hex digits. */
export type Seed = string;

export interface Throw {
  readonly seed: Seed;
  /** The game's id. */
  readonly game: string;
  /** Hash of the line that committed to the order these dice belong to, 64 hex digits. */
  readonly commit: string;
}

const LABEL = utf8ToBytes('pbem-dice-v1\0');

/** `i` as four bytes, the highest first. */
const uint32 = (i: number): Uint8Array => Uint8Array.of((i >>> 24) & 255, (i >>> 16) & 255, (i >>> 8) & 255, i & 255);

/**
 * The faces of one need, each from 1 to `sides`.
 *
 * Number and sides of the dice are hashed too, so that asking for one die more changes them all. A byte in the last,
 * incomplete run of `sides` values is skipped: with six sides 252 to 255 would make 1 to 4 likelier than 5 and 6.
 *
 * @throws RangeError if `sides` is not from 2 to 256 or `n` not a positive whole number: no rule asks for such dice
 */
export const deriveFaces = ({ seed, game, commit }: Throw, { purpose, n, sides }: Need): readonly number[] => {
  if (!Number.isInteger(sides) || sides < 2 || sides > 256) throw new RangeError(`dice of ${sides} sides`);
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`${n} dice`);
  const context = utf8ToBytes(canonicalize({ commit, game, n, purpose, sides }) ?? '');
  const key = hexToBytes(seed);
  const fair = 256 - (256 % sides);
  const faces: number[] = [];
  for (let block = 0; faces.length < n; block += 1) {
    for (const byte of hmac(sha256, key, concatBytes(LABEL, uint32(block), context))) {
      if (byte < fair && faces.length < n) faces.push((byte % sides) + 1);
    }
  }
  return faces;
};

/** A look-up that has every die there is: what `decide` and `resume` ask for is derived from the seed. */
export const facesFromSeed =
  (from: Throw): Faces =>
  (need) =>
    deriveFaces(from, need);
