// Games from an archive's folder. A broken game is a game with a fault: it shows what came before the break and never
// hinders the others.

import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { readLog } from '../log/files.ts';
import { logNameOf, parseLog } from '../log/index.ts';
import type { Ed25519 } from '../trust/index.ts';
import { emptyGame, type Game, gameOfLog } from './game.ts';

/** Tells how many of the first bytes of a game's log, whole lines, were read strictly before and found sound. */
export type KnownLog = (slug: string, bytes: Uint8Array) => number;

const neverSeen: KnownLog = () => 0;

/** SHA-256 as hex, by the runtime's own code. */
export const fileHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const keys = new Map<string, KeyObject>();

const keyObject = (raw: Uint8Array): KeyObject => {
  const x = Buffer.from(raw).toString('base64url');
  const held = keys.get(x) ?? createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  keys.set(x, held);
  return held;
};

/** Ed25519 by the runtime's own code, which is much faster. */
export const fileCheck: Ed25519 = (signature, message, key) => verify(null, message, keyObject(key), signature);

/**
 * A game from the bytes of its log.
 *
 * @param known what passed the strict reader before is read the quick way
 */
export const gameOf = (slug: string, bytes: Uint8Array, known: KnownLog = neverSeen): Game => {
  const file = logNameOf(slug);
  const readBefore = known(slug, bytes);
  return gameOfLog(slug, file, parseLog(bytes, { file, game: slug, hash: fileHash, check: fileCheck, readBefore }));
};

/** The game `slug` of the archive in folder `root`. Whatever is wrong with it stands in its faults. */
export const loadGame = (root: string, slug: string, known: KnownLog = neverSeen): Game => {
  const bytes = readLog(root, slug);
  if (bytes.ok) return gameOf(slug, bytes.value, known);
  return { ...emptyGame(slug, logNameOf(slug)), faults: [bytes.error] };
};
