// Loaded before a program with `--import`: kills the process without warning at its n-th write point, n from the variable
// KILL_AT. A write point is the moment before a call that changes the disk or runs another program, the middle of a
// write, and the moment after a program has run. Writing to the terminal is none.
import child_process from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const last = Number(process.env.KILL_AT ?? Number.POSITIVE_INFINITY);
let reached = 0;

const point = () => {
  reached += 1;
  if (reached === last) process.kill(process.pid, 'SIGKILL');
};

for (const name of [
  'fsyncSync',
  'ftruncateSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'unlinkSync',
  'writeFileSync',
]) {
  const real = fs[name];
  fs[name] = (...args) => {
    point();
    return real(...args);
  };
}

const { writeSync } = fs;
fs.writeSync = (fd, data, ...rest) => {
  if (fd <= 2) return writeSync(fd, data, ...rest);
  point();
  if (reached + 1 === last && typeof data !== 'string') writeSync(fd, data.subarray(0, data.length >> 1));
  point();
  return writeSync(fd, data, ...rest);
};

for (const name of ['execFileSync', 'spawnSync']) {
  const real = child_process[name];
  child_process[name] = (...args) => {
    point();
    const done = real(...args);
    point();
    return done;
  };
}
for (const name of ['execFile', 'spawn']) {
  const real = child_process[name];
  child_process[name] = (...args) => {
    point();
    const child = real(...args);
    child.once('close', point);
    return child;
  };
}
syncBuiltinESMExports();
