// Loaded before a program with `--import`: kills the process without warning at its n-th write point, n from the
// variable KILL_AT. A write point is the moment before a call that changes the disk or runs another program, the middle
// of a write, and the moment after a program has run. Writing to the terminal is none.
import child_process from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** @typedef {(...args: readonly unknown[]) => unknown} Call */

const last = Number(process.env.KILL_AT ?? Number.POSITIVE_INFINITY);
let reached = 0;

const point = () => {
  reached += 1;
  if (reached === last) process.kill(process.pid, 'SIGKILL');
};

/**
 * Puts calls of a module into other hands.
 * @param {object} module
 * @param {readonly string[]} names
 * @param {(real: Call) => Call} wrap
 */
const replace = (module, names, wrap) => {
  const calls = /** @type {Record<string, Call>} */ (module);
  for (const name of names) {
    const real = calls[name];
    if (real === undefined) throw new Error(`There is no ${name}.`);
    calls[name] = wrap(real);
  }
};

replace(
  fs,
  [
    'appendFileSync',
    'fsyncSync',
    'ftruncateSync',
    'linkSync',
    'mkdirSync',
    'renameSync',
    'rmSync',
    'unlinkSync',
    'writeFileSync',
  ],
  (real) =>
    (...args) => {
      point();
      return real(...args);
    },
);
replace(fs, ['writeSync'], (real) => (fd, data, ...rest) => {
  if (Number(fd) <= 2) return real(fd, data, ...rest);
  point();
  if (reached + 1 === last && data instanceof Uint8Array) real(fd, data.subarray(0, data.length >> 1));
  point();
  return real(fd, data, ...rest);
});
replace(child_process, ['execFileSync', 'spawnSync'], (real) => (...args) => {
  point();
  const done = real(...args);
  point();
  return done;
});
syncBuiltinESMExports();
