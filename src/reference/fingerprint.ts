// A short name for what a clause says in English. A translation carries it, so that one sees when English has moved on.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** How many hex digits stand in a file: enough to notice a change, short enough to read past. */
const DIGITS = 8;

/**
 * The first eight hex digits of SHA-256 of the text. Where its lines break, and how often, is not part of what it says.
 */
export const fingerprint = (body: string): string =>
  bytesToHex(sha256(utf8ToBytes(body.normalize('NFC').replace(/\s+/g, ' ').trim()))).slice(0, DIGITS);
