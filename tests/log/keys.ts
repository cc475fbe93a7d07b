// Keys for tests, made from numbers so that every run signs the same bytes, and a signer for each.
import { createPrivateKey, sign } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import type { Signer } from '../../src/log/index.ts';
import { makeSignature, publicKeyOf, toBeSigned } from '../../src/trust/index.ts';

export interface TestKey {
  readonly public: string;
  /** The signature of a message as a line holds it. */
  sign(message: Uint8Array): string;
}

export const testKey = (n: number): TestKey => {
  const secret = new Uint8Array(32).fill(n);
  const raw = ed25519.getPublicKey(secret);
  const named = publicKeyOf(raw);
  const object = createPrivateKey({
    key: {
      kty: 'OKP',
      crv: 'Ed25519',
      d: Buffer.from(secret).toString('base64url'),
      x: Buffer.from(raw).toString('base64url'),
    },
    format: 'jwk',
  });
  return { public: named, sign: (message) => makeSignature(named, sign(null, toBeSigned(message), object)) };
};

/** Keys of the players of the sample; `zoe` is nobody's. */
export const KEYS = {
  anna: testKey(1),
  bernd: testKey(2),
  stew: testKey(3),
  ref: testKey(4),
  eye: testKey(5),
  robo: testKey(6),
  zoe: testKey(7),
} as const;
export type Signs = keyof typeof KEYS;

/** Signs for those who are named, each with his own key. */
export const signerFor =
  (...names: readonly Signs[]): Signer =>
  (by, message) => {
    const name = names.find((one) => one === by);
    return name === undefined ? undefined : KEYS[name].sign(message);
  };
