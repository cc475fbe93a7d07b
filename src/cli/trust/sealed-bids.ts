// The bids a player has sealed and not opened yet. Each lies in a file of his own named for its seal, so that whatever
// game has that seal finds it; nothing of it is in the archive, for everything there is published.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GameOrderSchema, type OrderOf } from '../../engine/index.ts';
import { sealOf } from '../../trust/index.ts';
import type { Environment } from '../environment.ts';
import { dataFolder, writeSecret } from './data-folder.ts';

type Bid = OrderOf<'bid'>;

/** Where the bid behind a seal is kept. */
export const bidFileOf = (env: Pick<Environment, 'variables'>, seal: string): string =>
  path.join(dataFolder(env), 'bids', `${seal}.json`);

/** Keeps a bid that is to be opened later. */
export const keepBid = (env: Pick<Environment, 'variables'>, game: string, order: Bid): string => {
  const seal = sealOf(game, order);
  writeSecret(bidFileOf(env, seal), `${JSON.stringify({ v: 1, game, order })}\n`);
  return seal;
};

/** The bid behind a seal; undefined if its file is not here, or is not what was sealed. */
export const bidBehind = (env: Pick<Environment, 'variables'>, game: string, seal: string): Bid | undefined => {
  const file = bidFileOf(env, seal);
  if (!existsSync(file)) return undefined;
  try {
    const read = GameOrderSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')).order);
    return read.success && read.data.type === 'bid' && sealOf(game, read.data) === seal ? read.data : undefined;
  } catch {
    return undefined;
  }
};
