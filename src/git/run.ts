// Runs git, the program, and gives back what it said. No shell stands between, nobody is asked anything, and what git
// says is not translated, so that it can be read by a program. The user's own settings of git hold.

import { spawnSync } from 'node:child_process';

export interface GitOptions {
  /** What git reads on its standard input. */
  readonly input?: string | Uint8Array;
  /** Added to the environment. */
  readonly env?: { readonly [name: string]: string };
}

export interface GitSaid {
  /** Its exit code; 127 if there is no git on this machine. */
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** What git gives at once at most: a few logs of the largest size there may be. */
const MAX_OUTPUT = 1024 * 1024 * 1024;

const isMissing = (error: Error | undefined): boolean =>
  error !== undefined && 'code' in error && error.code === 'ENOENT';

/**
 * One call of git in the folder `root`. Whatever goes wrong is in `code` and `stderr`.
 *
 * @throws when git cannot be run for another reason than that it is not there
 */
export const git = (root: string, args: readonly string[], { input = '', env = {} }: GitOptions = {}): GitSaid => {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', root, ...args], {
    input,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_NO_REPLACE_OBJECTS: '1', LC_ALL: 'C', ...env },
    maxBuffer: MAX_OUTPUT,
  });
  if (isMissing(error)) return { code: 127, stdout: Buffer.alloc(0), stderr: 'git: command not found' };
  if (error !== undefined) throw error;
  return { code: status ?? 1, stdout, stderr: stderr.toString('utf8') };
};

/** What git said, without the line end behind it; undefined if it failed. */
export const ask = (root: string, args: readonly string[], options: GitOptions = {}): string | undefined => {
  const { code, stdout } = git(root, args, options);
  return code === 0 ? stdout.toString('utf8').replace(/\n$/, '') : undefined;
};

/** The items of an answer that ends each with NUL, as git gives under `-z`. */
export const itemsOf = (answer: Buffer | string): readonly string[] =>
  answer
    .toString()
    .split('\0')
    .filter((item) => item !== '');
