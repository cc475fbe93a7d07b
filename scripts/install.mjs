// Knows whether what lies in node_modules is what package-lock.json asks for, and calls `npm ci` where it is not.
// Plain JavaScript that Node 20 reads, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNode, root } from './node.mjs';

const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules', '.fieldpost-installed');
/** Where npm itself notes what it has laid down. */
const npmsRecord = path.join(root, 'node_modules', '.package-lock.json');

/** @param {string} file */
const readIf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** What an installation depends on: the lockfile's bytes, and the machine the binaries were chosen for. */
const wantedStamp = () => {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
};

/**
 * True when someone has run `npm install` by hand and every package of the lockfile is there in its version.
 * @param {string} record the text of npm's own record
 */
function installedByHand(record) {
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const there = JSON.parse(record).packages;
  return Object.entries(wanted).every(
    ([place, entry]) =>
      place === '' || there[place]?.version === entry.version || (there[place] === undefined && entry.optional),
  );
}

/**
 * Installs what the lockfile names unless that is there already.
 * @returns {{ node: string } | { problem: string }} the path of Node 24, or one sentence on what is missing
 */
export function install() {
  const stamp = wantedStamp();
  const record = readIf(npmsRecord);
  if (readIf(stampFile) !== stamp || record === undefined) {
    if (record === undefined || !installedByHand(record)) {
      console.error('Installing what package-lock.json names (npm ci) …');
      const npm = spawnSync('npm', ['ci', '--loglevel=error', '--include=dev', '--include=optional'], {
        cwd: root,
        // npm's own output goes where messages go, so that a program's output stays clean.
        stdio: ['ignore', 2, 2],
        shell: process.platform === 'win32',
      });
      if (npm.error) return { problem: `npm could not be started (${npm.error.message}): install npm 9 or later.` };
      if (npm.status !== 0) {
        return { problem: 'npm ci failed, see above: check that the npm registry can be reached, then try again.' };
      }
    }
    writeFileSync(stampFile, stamp);
  }
  const node = findNode();
  if (node === undefined) {
    return {
      problem: `No Node 24 came with the installation for ${process.platform} on ${process.arch}: install Node 24 or later and run this again with it.`,
    };
  }
  return { node };
}
