// The keys of whoever sits here: where they lie, and how lines are signed with them. A key is looked for only where a
// game has one in force, and never sent anywhere.

import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import type { GameSigner } from '../../archive/index.ts';
import { keysOf, type PublicKey } from '../../trust/index.ts';
import type { Environment } from '../environment.ts';
import { dataFolder, writeSecret } from './data-folder.ts';
import { keyFrom, makeKeyFile, type PrivateKey, readKeyFile, signWith } from './openssh-key.ts';

type World = Pick<Environment, 'variables' | 'gitConfig'>;

/** Where `key new` puts the key of a player. */
export const keyFileOf = (env: World, player: string): string => path.join(dataFolder(env), 'keys', player);

/** Files that may hold the key of a player, the first that fits counts. */
const placesFor = (env: World, player: string): readonly string[] => {
  const home = env.variables.HOME ?? homedir();
  return [
    env.variables.FIELDPOST_KEY,
    env.gitConfig('fieldpost.key'),
    keyFileOf(env, player),
    path.join(home, '.ssh', 'id_ed25519'),
  ].flatMap((place) => (place === undefined || place === '' ? [] : [place.replace(/^~(?=\/)/, home)]));
};

/** A key file that was found. */
export interface KeyPlace {
  readonly file: string;
  readonly key: PrivateKey | 'locked' | 'other';
}

const readPlace = (file: string): KeyPlace | undefined =>
  existsSync(file) ? { file, key: readKeyFile(readFileSync(file, 'utf8')) } : undefined;

/** The public half that lies beside a key file, so that the file itself need not be opened to know whose it is. */
const besides = (file: string): PublicKey | undefined =>
  existsSync(`${file}.pub`) ? readFileSync(`${file}.pub`, 'utf8').trim().split(/\s+/).slice(0, 2).join(' ') : undefined;

/** The key files of a player that there are. */
export const keyPlaces = (env: World, player: string): readonly KeyPlace[] =>
  placesFor(env, player).flatMap((file) => readPlace(file) ?? []);

/** The key of a player that can sign here and is one of those wanted. */
const keyAmong = (env: World, player: string, wanted: readonly PublicKey[]): PrivateKey | undefined => {
  for (const file of placesFor(env, player)) {
    const known = besides(file);
    if (known !== undefined && !wanted.includes(known)) continue;
    const key = readPlace(file)?.key;
    if (typeof key === 'object' && wanted.includes(key.public)) return key;
  }
  return undefined;
};

/** Makes a key and keeps it with its public half beside it. */
export const newKey = (env: World & Pick<Environment, 'randomBytes'>, player: string): PrivateKey => {
  const key = keyFrom(env.randomBytes(32));
  const file = keyFileOf(env, player);
  writeSecret(file, makeKeyFile(key, env.randomBytes(4), player));
  writeSecret(`${file}.pub`, `${key.public} ${player}\n`);
  return key;
};

/** Signs for the players whose keys are in force and lie here; for a first key with that key itself. */
export const signerOf = (env: World): GameSigner => {
  const found = new Map<string, PrivateKey | undefined>();
  return (trust, { by, order }, message) => {
    const brought = order?.type === 'open-game' ? (order.players.find(({ id }) => id === by)?.keys ?? []) : [];
    const added = order?.type === 'change-key' && order.player === by && order.add !== undefined ? [order.add] : [];
    const inForce = keysOf(trust, by);
    const wanted = inForce.length > 0 ? inForce : [...brought, ...added];
    if (wanted.length === 0) return undefined;
    const name = `${by} ${wanted.join(' ')}`;
    if (!found.has(name)) found.set(name, keyAmong(env, by, wanted));
    const key = found.get(name);
    return key && signWith(key, message);
  };
};
