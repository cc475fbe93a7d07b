// Programs killed at every write to what is kept beside the archive.

import { cpSync } from 'node:fs';
import path from 'node:path';
import { dropLocks, dyingAt } from '../support/dying-disk.ts';
import { newWorld, type World, type WorldOptions } from './support.ts';

/** True for a file of what is kept beside an archive. */
export const isKept = (file: string): boolean => file.includes(`${path.sep}post.local`);

/**
 * Does the same to copies of an archive, killed at one write after the other until it lives through all of them.
 *
 * @returns how many kills there were
 */
export const killed = async (
  start: World,
  work: (world: World) => Promise<unknown>,
  after: (world: World, at: number) => Promise<void>,
  options: WorldOptions = {},
): Promise<number> => {
  for (let at = 1; ; at += 1) {
    const world = newWorld(options);
    cpSync(start.archive, world.archive, { recursive: true });
    const how = await dyingAt(at, isKept, () => work(world));
    dropLocks(world.archive);
    await after(world, at);
    if (how === 'lived') return at - 1;
  }
};
