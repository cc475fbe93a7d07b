// Signatures as OpenSSH makes and reads them.
import { ed25519 } from '@noble/curves/ed25519.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileCheck } from '../../src/archive/index.ts';
import { bytesOf, hashOf } from '../../src/log/index.ts';
import {
  checkEd25519,
  fingerprintOf,
  fromBase64,
  isSigned,
  isSoundKey,
  makeSignature,
  publicKeyOf,
  rawKeyOf,
  readSignature,
  toBase64,
  toBeSigned,
} from '../../src/trust/index.ts';
import { KEYS } from '../log/keys.ts';

/** Made and accepted by `ssh-keygen`. */
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKQi4GNLSKABILC7y3m/CIpiW1IqMtNOgPPS3hpZXWiE';
const MESSAGE =
  '{"at":"2026-11-21T09:00:00Z","by":"anna","data":{"t":"Köln → Eifel"},"game":"g-1942-ah7","prev":"0000000000000000000000000000000000000000000000000000000000000000","seq":0,"type":"note","v":1}';
const SIG =
  'U1NIU0lHAAAAAQAAADMAAAALc3NoLWVkMjU1MTkAAAAgpCLgY0tIoAEgsLvLeb8IimJbUioy006A89LeGlldaIQAAAAKcGJlbS1ldmVudAAAAAAAAAAGc2hhNTEyAAAAUwAAAAtzc2gtZWQyNTUxOQAAAEAWuH0v1ithxlMJRfE6M08VNkMJjBJvJ4KnOgBBwG9uMj+3Ze1a+X66oXHQbKZ1kHShkMkcBEzHfPHLkDBvSp8M';
const message = bytesOf(MESSAGE);

describe('the vector', () => {
  test('key, fingerprint, signed bytes, line and its hash', () => {
    expect(fingerprintOf(KEY)).toBe('SHA256:WRyuCA22HC0jKAwpDYF7SjkZg4N/BRPf3V3csmUkMno');
    expect(hashOf(message)).toBe('d0f9db5d92d31bcbd248bf207d1d18c0197954c139533167b3a97da6417925e2');
    const line = bytesOf(MESSAGE.replace(',"type"', `,"sig":"${SIG}","type"`));
    expect([line.length, hashOf(line)]).toEqual([
      443,
      '165b36aac15e066da3d056112d84500db8a10bbaf1c10d79e2ba33739e69c637',
    ]);
  });
  test.each([
    ['our own code', checkEd25519],
    ['the runtime’s', fileCheck],
  ])('is accepted by %s', (_, check) => {
    expect(readSignature(SIG)?.key).toBe(KEY);
    expect(isSigned(SIG, message, check)).toBe(true);
  });
});

describe('refused', () => {
  const blob = fromBase64(SIG) ?? new Uint8Array();
  const changed = (at: number, to: number): string => toBase64(blob.map((byte, index) => (index === at ? to : byte)));
  test.each([
    ['another message', SIG, bytesOf(MESSAGE.replace('Eifel', 'Eiffel'))],
    ['a signature cut short', toBase64(blob.slice(0, -1)), message],
    ['bytes behind it', toBase64(Uint8Array.of(...blob, 0)), message],
    ['another namespace', SIG.replace('cGJlbS1ldmVudA', 'cGJlbS1ldmVudB'), message],
    ['another version', changed(9, 2), message],
    ['a flipped bit of the key', changed(40, (blob[40] ?? 0) ^ 1), message],
    ['a flipped bit of the signature', changed(blob.length - 1, (blob.at(-1) ?? 0) ^ 1), message],
    ['base64 in another form', SIG.replace(/M$/, 'N'), message],
    ['base64 without padding', SIG.slice(0, -4), message],
    ['nothing', '', message],
  ])('%s', (_, sig, of) => {
    for (const check of [checkEd25519, fileCheck]) expect(isSigned(sig, of, check)).toBe(false);
  });
  test('a second form of the same signature: its number made greater by the order of the group', () => {
    const { bytes } = readSignature(SIG) ?? { bytes: new Uint8Array() };
    const s = bytes.slice(32).reduceRight((sum, byte) => (sum << 8n) + BigInt(byte), 0n) + ed25519.Point.Fn.ORDER;
    const greater = Uint8Array.from({ length: 32 }, (_, i) => Number((s >> BigInt(8 * i)) & 255n));
    const second = makeSignature(KEY, Uint8Array.of(...bytes.slice(0, 32), ...greater));
    for (const check of [checkEd25519, fileCheck]) expect(isSigned(second, message, check)).toBe(false);
  });
});

/** A point of order eight. */
const TORSION = 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa';

describe('keys', () => {
  test('a line and its 32 bytes are one another', () => {
    expect(publicKeyOf(rawKeyOf(KEY) ?? new Uint8Array())).toBe(KEY);
    expect(rawKeyOf(`${KEY} anna`)).toBeUndefined();
    expect(rawKeyOf(KEY.replace('ed25519', 'rsa'))).toBeUndefined();
    expect(fingerprintOf('ssh-ed25519 AAAA')).toBe('');
  });
  test('those of honest tools are sound, those outside of the group are not', () => {
    expect(isSoundKey(KEY)).toBe(true);
    const small = ed25519.Point.ZERO.toBytes();
    expect(isSoundKey(publicKeyOf(small))).toBe(false);
    const point = ed25519.Point.fromBytes(rawKeyOf(KEY) ?? new Uint8Array()).add(ed25519.Point.fromHex(TORSION));
    expect(isSoundKey(publicKeyOf(point.toBytes()))).toBe(false);
    expect(isSoundKey(publicKeyOf(new Uint8Array(32).fill(255)))).toBe(false);
  });
});
test('whatever is signed is accepted by both, and by neither for another message', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (bytes, other) => {
      const sig = KEYS.anna.sign(bytes);
      for (const check of [checkEd25519, fileCheck]) {
        expect(isSigned(sig, bytes, check)).toBe(true);
        expect(isSigned(sig, other, check)).toBe(hashOf(bytes) === hashOf(other));
      }
    }),
    { numRuns: 15 },
  );
});

test('base64 and bytes are one another, as the runtime has it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const text = toBase64(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(text)).toEqual(bytes);
    }),
  );
  for (const odd of ['A', 'AA', 'AAA', 'AB==', 'AAB=', 'A===', '====', 'AA=A', 'AA AA', 'AA-_']) {
    expect(fromBase64(odd)).toBeUndefined();
  }
});

test('what is signed begins as OpenSSH has it', () => {
  const begins = 'SSHSIG\0\0\0\npbem-event\0\0\0\0\0\0\0\u0006sha512';
  expect(Buffer.from(toBeSigned(message)).toString('latin1').startsWith(begins)).toBe(true);
});
