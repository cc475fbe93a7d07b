// The file OpenSSH keeps a private key in, for Ed25519 without a passphrase: what it holds, and how it is written.
// Where such files lie is not known here.

import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { makeSignature, type PublicKey, publicKeyOf, rawKeyOf, toBeSigned } from '../../trust/index.ts';

/** A key that can sign. */
export interface PrivateKey {
  readonly public: PublicKey;
  /** The 32 bytes the key is made from. */
  readonly seed: Uint8Array;
}

/** `locked`: there is a passphrase; `other`: no Ed25519 key, or no key file. */
export type KeyFile = PrivateKey | 'locked' | 'other';

const MAGIC = 'openssh-key-v1\0';
const TYPE = 'ssh-ed25519';

const keyObject = (seed: Uint8Array) => {
  // PKCS #8 around the seed: what the runtime reads without knowing the public half.
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
};

/** The key made from 32 random bytes. */
export const keyFrom = (seed: Uint8Array): PrivateKey => {
  const { x = '' } = createPublicKey(keyObject(seed)).export({ format: 'jwk' });
  return { public: publicKeyOf(Buffer.from(x, 'base64url')), seed };
};

/** The signature of a line, as the line holds it. */
export const signWith = (key: PrivateKey, message: Uint8Array): string =>
  makeSignature(key.public, sign(null, toBeSigned(message), keyObject(key.seed)));

const field = (value: string | Uint8Array): Buffer => {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/**
 * The text of a key file.
 *
 * @param check four random bytes by which a reader would see a wrong passphrase
 * @param comment whose key it is
 */
export const makeKeyFile = (key: PrivateKey, check: Uint8Array, comment: string): string => {
  const raw = rawKeyOf(key.public) ?? new Uint8Array();
  const blob = Buffer.concat([field(TYPE), field(raw)]);
  const secret = Buffer.concat([check, check, blob, field(Buffer.concat([key.seed, raw])), field(comment)]);
  const padding = Buffer.from([1, 2, 3, 4, 5, 6, 7].slice(0, (8 - (secret.length % 8)) % 8));
  const body = Buffer.concat([
    Buffer.from(MAGIC, 'latin1'),
    field('none'),
    field('none'),
    field(''),
    Buffer.from([0, 0, 0, 1]),
    field(blob),
    field(Buffer.concat([secret, padding])),
  ]);
  const rows = body.toString('base64').match(/.{1,70}/g) ?? [];
  return ['-----BEGIN OPENSSH PRIVATE KEY-----', ...rows, '-----END OPENSSH PRIVATE KEY-----', ''].join('\n');
};

/** Reads fields one after the other; gives nothing once the bytes are used up. */
const reader = (bytes: Buffer) => {
  let at = 0;
  const skip = (n: number): void => {
    at += n;
  };
  const next = (): Buffer => {
    if (at + 4 > bytes.length) return Buffer.alloc(0);
    const length = bytes.readUInt32BE(at);
    const value = bytes.subarray(at + 4, at + 4 + length);
    at += 4 + length;
    return value;
  };
  return { next, skip };
};

/** Reads a key file. */
export const readKeyFile = (text: string): KeyFile => {
  const [, base64 = ''] =
    /-----BEGIN OPENSSH PRIVATE KEY-----([A-Za-z0-9+/=\s]+)-----END OPENSSH PRIVATE KEY-----/.exec(text) ?? [];
  const body = Buffer.from(base64, 'base64');
  if (body.subarray(0, MAGIC.length).toString('latin1') !== MAGIC) return 'other';
  const outer = reader(body.subarray(MAGIC.length));
  if (outer.next().toString() !== 'none') return 'locked';
  outer.next();
  outer.next();
  outer.skip(4);
  outer.next();
  const inner = reader(outer.next());
  inner.skip(8);
  if (inner.next().toString() !== TYPE) return 'other';
  inner.next();
  const both = inner.next();
  if (both.length !== 64) return 'other';
  const key = keyFrom(both.subarray(0, 32));
  return key.public === publicKeyOf(both.subarray(32)) ? key : 'other';
};
