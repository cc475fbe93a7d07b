// The long runs of what `npm test` tries briefly: 100,000 lines and 20,000 mails made at random, at least 200 kills,
// and a whole game by mail over Debian's dovecot where it is installed. Each is the test itself, asked for more.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { hasDovecot } from '../support/dovecot.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Run {
  readonly name: string;
  readonly project: 'unit' | 'long';
  readonly file: string;
  readonly asks: { readonly [variable: string]: string };
  /** Why it cannot be done here, if it cannot. */
  readonly missing?: string;
}

const RUNS: readonly Run[] = [
  {
    name: 'fuzz',
    project: 'unit',
    file: 'tests/post/fuzz.test.ts',
    asks: { FIELDPOST_LINES: '100000', FIELDPOST_MAILS: '20000' },
  },
  { name: 'kill', project: 'long', file: 'tests/long/kill.test.ts', asks: { FIELDPOST_KILLS: '200' } },
  { name: 'kill-points', project: 'long', file: 'tests/long/kill-points.test.ts', asks: { FIELDPOST_KILL_STEP: '1' } },
  {
    name: 'dovecot',
    project: 'long',
    file: 'tests/long/mail-whole-game.test.ts',
    asks: { FIELDPOST_IMAP: 'dovecot' },
    ...(hasDovecot() ? {} : { missing: 'dovecot is not installed: apt-get install dovecot-imapd' }),
  },
];

/** Does the runs that are named, or all; false if one of them failed. */
export const hardRuns = (named: readonly string[], say: (line: string) => void): boolean => {
  let sound = true;
  for (const { name, project, file, asks, missing } of RUNS) {
    if (named.length > 0 && !named.includes(name)) continue;
    if (missing !== undefined) {
      say(`${name}: not done, ${missing}`);
      continue;
    }
    const from = performance.now();
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const line = [vitest, 'run', '--project', project, '--testTimeout', '3600000', file];
    const done = spawnSync(process.execPath, line, { cwd: root, encoding: 'utf8', env: { ...process.env, ...asks } });
    const took = Math.round((performance.now() - from) / 1000);
    const asked = Object.entries(asks).map(([variable, value]) => `${variable}=${value}`);
    say(`${name}: ${done.status === 0 ? 'passed' : 'FAILED'} in ${took} s (${asked.join(' ')})`);
    if (done.status !== 0) say(done.stdout + done.stderr);
    sound &&= done.status === 0;
  }
  return sound;
};
