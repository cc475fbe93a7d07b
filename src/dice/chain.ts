// The hash chain of a keeper: secrets that follow from one another backwards, so that each that is given out proves
// that it was there before the first. Whose chain is in force, and which of its secrets is next, is known to `trust`.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './derive.ts';

/** 32 bytes as 64 lower-case hex digits. */
export type Secret = string;

/**
 * Secrets of a chain unless somebody wants another number: enough for years, and made in a few hundredths of a second.
 */
export const CHAIN_LENGTH = 4096;

const CHAIN = utf8ToBytes('pbem-chain-v1\0');
const REVEAL = utf8ToBytes('pbem-reveal-v1\0');

const step = (secret: Uint8Array): Uint8Array => sha256(concatBytes(CHAIN, secret));

/** What stands before a secret in its chain; nobody can go the other way. */
export const before = (secret: Secret): Secret => bytesToHex(step(hexToBytes(secret)));

/**
 * A secret of the chain that ends in `last`.
 *
 * @param last the only thing that need be kept: the secret number `length`
 * @param k which one, from 1; 0 is the anchor, which is published before any dice
 * @throws RangeError if the chain has no such secret
 */
export const secretAt = (last: Secret, length: number, k: number): Secret => {
  if (!Number.isSafeInteger(k) || k < 0 || k > length) throw new RangeError(`secret ${k} of ${length}`);
  let secret: Uint8Array = hexToBytes(last);
  for (let n = length; n > k; n -= 1) secret = step(secret);
  return bytesToHex(secret);
};

/** The end of a chain that is published first. */
export const anchorOf = (last: Secret, length: number): Secret => secretAt(last, length, 0);

/**
 * The seed of the dice for a commitment. The keeper knows the secret and not the commitment before it is published,
 * whoever commits knows the commitment and not the secret.
 *
 * @param commit hash of the line that commits
 */
export const revealSeed = (secret: Secret, commit: string): Seed =>
  bytesToHex(sha256(concatBytes(REVEAL, hexToBytes(secret), hexToBytes(commit))));
