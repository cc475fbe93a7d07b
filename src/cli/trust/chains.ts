// The secrets behind the dice a player keeps. Only the last secret of a chain is kept, in a file named for its anchor,
// so that whatever game has that anchor finds it.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { anchorOf, CHAIN_LENGTH, secretAt } from '../../dice/index.ts';
import type { AnchorOrder, Chain } from '../../trust/index.ts';
import type { Environment } from '../environment.ts';
import { dataFolder, writeSecret } from './data-folder.ts';

const ChainFileSchema = z.strictObject({
  v: z.literal(1),
  game: z.string(),
  player: z.string(),
  length: z.int().min(1).max(1_000_000),
  /** The last secret; all others follow from it. */
  secret: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Where the last secret of the chain with this anchor is kept. */
export const chainFileOf = (env: Pick<Environment, 'variables'>, anchor: string): string =>
  path.join(dataFolder(env), 'dice', `${anchor}.json`);

/** Makes a chain, keeps its secret and gives the order that publishes its end. */
export const newChain = (
  env: Pick<Environment, 'variables' | 'randomBytes'>,
  game: string,
  player: string,
): AnchorOrder => {
  const secret = Buffer.from(env.randomBytes(32)).toString('hex');
  const length = CHAIN_LENGTH;
  const anchor = anchorOf(secret, length);
  writeSecret(chainFileOf(env, anchor), `${JSON.stringify({ v: 1, game, player, length, secret })}\n`);
  return { type: 'anchor', anchor, length };
};

/** A secret of a chain; undefined if its file is not here, or is not the one it should be. */
export const secretOf = (env: Pick<Environment, 'variables'>, chain: Chain, k: number): string | undefined => {
  const file = chainFileOf(env, chain.anchor);
  if (!existsSync(file) || k > chain.length) return undefined;
  try {
    const { secret, length } = ChainFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (length !== chain.length || anchorOf(secret, length) !== chain.anchor) return undefined;
    return secretAt(secret, length, k);
  } catch {
    return undefined;
  }
};
