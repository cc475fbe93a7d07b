// What a command takes as a whole, with every process it starts: processor time, time on the clock, and the peak memory
// of its greatest process of Node. On a machine that is shared, processor time is what can be compared.

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Took {
  /** Processor time in seconds, of user and system. */
  readonly cpu: number;
  readonly seconds: number;
  /** Peak memory in MB. */
  readonly peak: number;
  /** The last line the command printed. */
  readonly said: string;
}

/** `0m1.23s` as seconds. */
const secondsIn = (said: string): number => {
  const [, minutes = '0', seconds = '0'] = /^(\d+)m([\d.]+)s$/.exec(said) ?? [];
  return 60 * Number(minutes) + Number(seconds);
};

/**
 * Runs a program under this Node and measures it.
 *
 * @param scratch a file for notes, gone afterwards
 * @throws if the program fails, with what it printed
 */
export const measure = (scratch: string, args: readonly string[], cwd: string): Took => {
  const started = performance.now();
  // A shell counts the processor time of all its children, which Node does not.
  const shell = spawnSync(
    'sh',
    ['-c', '"$@" >"$0.out" 2>&1; code=$?; times; exit $code', scratch, process.execPath, ...args],
    {
      cwd,
      encoding: 'utf8',
      env: {
        ...process.env,
        BENCH_PEAK: `${scratch}.peak`,
        NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'peak.mjs')).href}`,
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
      },
    },
  );
  const seconds = (performance.now() - started) / 1000;
  const printed = readFileSync(`${scratch}.out`, 'utf8');
  if (shell.status !== 0) throw new Error(`${args.join(' ')} failed.\n${printed}${shell.stderr}`);
  const peaks = readFileSync(`${scratch}.peak`, 'utf8').trim().split('\n').map(Number);
  rmSync(`${scratch}.out`);
  rmSync(`${scratch}.peak`);
  const [user = '', system = ''] = shell.stdout.trim().split('\n').at(-1)?.split(' ') ?? [];
  return {
    cpu: secondsIn(user) + secondsIn(system),
    seconds,
    peak: Math.max(...peaks) / 1024,
    said: printed.trimEnd().split('\n').at(-1) ?? '',
  };
};
