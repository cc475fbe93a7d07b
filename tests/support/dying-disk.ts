// A disk under a program that dies: at its n-th write to files of one kind half of what is written gets there, and
// nothing afterwards does. It stands for `kill -9` within one process, where hundreds of kills cost what one process
// costs.

import fs, { existsSync, readdirSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

type Call = (...args: readonly unknown[]) => unknown;

const WRITES = [
  'appendFileSync',
  'fsyncSync',
  'ftruncateSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'unlinkSync',
  'writeFileSync',
  'writeSync',
] as const;

/** What the program gets to see once it is dead. */
class Dead extends Error {}

/**
 * Does some work on a disk that dies.
 *
 * @param at at which write, from 1
 * @param counts whether a file is one of those whose writes are counted
 * @returns whether it got so far
 */
export const dyingAt = async (
  at: number,
  counts: (file: string) => boolean,
  work: () => Promise<unknown>,
): Promise<'died' | 'lived'> => {
  const real = new Map<string, Call>();
  const calls = fs as unknown as Record<string, Call>; // each of them is looked up by its name
  let reached = 0;
  let dead = false;
  for (const name of WRITES) {
    const call = calls[name];
    if (call === undefined) throw new Error(`There is no ${name}.`);
    real.set(name, call);
    calls[name] = (...args) => {
      const [file, data, ...rest] = args;
      if (name === 'writeSync' && Number(file) <= 2) return call(...args);
      if (!dead && typeof file === 'string' && counts(file)) reached += 1;
      if (!dead && reached === at) {
        dead = true;
        const half = typeof data === 'string' ? data.slice(0, data.length >> 1) : undefined;
        if (half !== undefined && /^(?:append|write)File/.test(name)) call(file, half, ...rest);
      }
      if (dead) throw new Dead('the program was killed');
      return call(...args);
    };
  }
  syncBuiltinESMExports();
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Dead)) throw error;
  } finally {
    for (const [name, call] of real) calls[name] = call;
    syncBuiltinESMExports();
  }
  return dead ? 'died' : 'lived';
};

/** Takes away the locks of a program that died; it is this process, which lives. */
export const dropLocks = (archive: string): void => {
  rmSync(path.join(archive, 'post.local', 'lock'), { force: true });
  const games = path.join(archive, 'games');
  for (const game of existsSync(games) ? readdirSync(games) : [])
    rmSync(path.join(games, game, '.lock'), { force: true });
};
