// Syncs an archive in a process of its own and dies by SIGKILL at the point it is told.
// Usage: syncer.ts <archive> <player> <step> [which time]
import type { SyncStep } from '../../src/git/index.ts';
import { sync } from '../../src/git/index.ts';

const [archive = '', me = '', at = '', time = '1'] = process.argv.slice(2);
let left = Number(time);

const done = await sync(archive, {
  me,
  also: [],
  accept: [],
  mode: 'publish',
  subject: () => 'turn',
  random: () => 0.5,
  pause: (ms) => new Promise((after) => setTimeout(after, ms)),
  step: (step: SyncStep) => {
    if (step !== at) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write(`${JSON.stringify(done.ok ? 'done' : done.error)}\n`);
