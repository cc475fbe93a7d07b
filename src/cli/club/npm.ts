// Runs npm, which lays down the program an archive asks for.

import { spawnSync } from 'node:child_process';
import type { Environment } from '../environment.ts';

/** What is said to every call: quick, quiet, and a lockfile without addresses of downloads. */
const HOW = ['--save-exact', '--omit-lockfile-registry-resolved', '--prefer-offline'];
const QUIET = ['--loglevel=error', '--no-audit', '--no-fund'];

/** What an npm that runs this program says to whatever it starts would be taken for settings of the next. */
const NOT_OURS = /^npm_(?!config_)|^npm_config_(local_prefix|package|call|yes|global)$/;

/**
 * Installs a package in a folder, and all it needs. What npm says goes where messages go.
 *
 * @param name as npm takes it: a file or an address
 * @returns whether it is there now
 */
export const install = (variables: Environment['variables'], folder: string, name: string): boolean => {
  const env = Object.fromEntries(Object.entries(variables).filter(([variable]) => !NOT_OURS.test(variable)));
  const { status } = spawnSync('npm', ['install', ...HOW, ...QUIET, name], {
    cwd: folder,
    env,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  return status === 0;
};
