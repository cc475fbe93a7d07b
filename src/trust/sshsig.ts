// Signatures in the form of `ssh-keygen -Y sign`, so that anybody can check a line with a stock tool. One kind of key,
// one hash and one namespace; whose key it is, is not known here.

import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from './base64.ts';

/** What a signature in a log is for; one made for a commit or a file is no signature of a line. */
const NAMESPACE = 'pbem-event';

const KEY_TYPE = 'ssh-ed25519';
const HASH = 'sha512';
const MAGIC = utf8ToBytes('SSHSIG');

const uint32 = (n: number): Uint8Array => Uint8Array.of((n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255);

/** A string as SSH writes it: its length in four bytes, and the bytes. */
const sshString = (value: Uint8Array | string): Uint8Array => {
  const bytes = typeof value === 'string' ? utf8ToBytes(value) : value;
  return concatBytes(uint32(bytes.length), bytes);
};

const keyBlob = (raw: Uint8Array): Uint8Array => concatBytes(sshString(KEY_TYPE), sshString(raw));

/** A key as OpenSSH writes it in one line, without a comment. */
export type PublicKey = string;

/** The line of a key from its 32 bytes. */
export const publicKeyOf = (raw: Uint8Array): PublicKey => `${KEY_TYPE} ${toBase64(keyBlob(raw))}`;

/** The 32 bytes of a key; undefined if the line is not one. */
export const rawKeyOf = (key: PublicKey): Uint8Array | undefined => {
  const [type, text = '', ...more] = key.split(' ');
  const blob = fromBase64(text);
  if (type !== KEY_TYPE || more.length > 0 || blob === undefined) return undefined;
  const raw = blob.subarray(-32);
  return publicKeyOf(raw) === key ? raw : undefined;
};

/** `SHA256:…`, as `ssh-keygen -l` shows it; empty for what is no key. */
export const fingerprintOf = (key: PublicKey): string => {
  const raw = rawKeyOf(key);
  return raw === undefined ? '' : `SHA256:${toBase64(sha256(keyBlob(raw))).replace(/=+$/, '')}`;
};

const known = new Map<PublicKey, boolean>();

/**
 * True for a key that every verifier takes in the same way: a point of the curve, written as it must be, of the group
 * that counts. Keys outside of it are never made by honest tools, and verifiers differ over them.
 */
export const isSoundKey = (key: PublicKey): boolean => {
  const held = known.get(key);
  if (held !== undefined) return held;
  const sound = isOfTheGroup(rawKeyOf(key));
  known.set(key, sound);
  return sound;
};

const isOfTheGroup = (bytes: Uint8Array | undefined): boolean => {
  if (bytes === undefined) return false;
  try {
    const point = ed25519.Point.fromBytes(bytes, false);
    return point.isTorsionFree() && !point.isSmallOrder();
  } catch {
    return false;
  }
};

/** The bytes an Ed25519 key signs for a message. */
export const toBeSigned = (message: Uint8Array): Uint8Array =>
  concatBytes(MAGIC, sshString(NAMESPACE), sshString(''), sshString(HASH), sshString(sha512(message)));

/** Everything of a signature before the 64 bytes that prove it. */
const headOf = (raw: Uint8Array): Uint8Array =>
  concatBytes(
    MAGIC,
    uint32(1),
    sshString(keyBlob(raw)),
    sshString(NAMESPACE),
    sshString(''),
    sshString(HASH),
    uint32(KEY_TYPE.length + 64 + 8),
    sshString(KEY_TYPE),
    uint32(64),
  );

/** The signature as a line holds it: everything `ssh-keygen -Y sign` writes, without its armour and in one row. */
export const makeSignature = (key: PublicKey, signature: Uint8Array): string =>
  toBase64(concatBytes(headOf(rawKeyOf(key) ?? new Uint8Array()), signature));

/** Who signed, as he says himself, and the 64 bytes that prove it. */
export interface Signature {
  readonly key: PublicKey;
  readonly bytes: Uint8Array;
}

const KEY_AT = MAGIC.length + 4 + 4 + 4 + KEY_TYPE.length + 4;
const LENGTH = headOf(new Uint8Array(32)).length + 64;

const same = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** The 32 bytes of the key and the 64 that prove it; undefined for whatever is not in the one form, to the byte. */
const partsOf = (sig: string): { readonly raw: Uint8Array; readonly bytes: Uint8Array } | undefined => {
  const blob = fromBase64(sig);
  if (blob?.length !== LENGTH) return undefined;
  const raw = blob.slice(KEY_AT, KEY_AT + 32);
  return same(blob.subarray(0, -64), headOf(raw)) ? { raw, bytes: blob.slice(-64) } : undefined;
};

/** Takes a signature apart; undefined for whatever is not in the one form, to the byte. */
export const readSignature = (sig: string): Signature | undefined => {
  const parts = partsOf(sig);
  return parts && { key: publicKeyOf(parts.raw), bytes: parts.bytes };
};

/** Whether an Ed25519 signature is one: 64 bytes over a message, by the key of 32 bytes. */
export type Ed25519 = (signature: Uint8Array, message: Uint8Array, key: Uint8Array) => boolean;

/**
 * Ed25519 without Node, as strict as OpenSSH: also a first half outside of the group that counts is refused, which the
 * library alone would take.
 */
export const checkEd25519: Ed25519 = (signature, message, key) =>
  isOfTheGroup(signature.subarray(0, 32)) && ed25519.verify(signature, message, key, { zip215: false });

/** True if `sig` is the signature of a message by the key it names. */
export const isSigned = (sig: string, message: Uint8Array, check: Ed25519 = checkEd25519): boolean => {
  const parts = partsOf(sig);
  return parts !== undefined && check(parts.bytes, toBeSigned(message), parts.raw);
};
