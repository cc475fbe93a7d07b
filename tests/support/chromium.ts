// Finds a Chromium on this machine, or gets one, and notes where it is. Every candidate must render a page before it
// is taken. It knows nothing of the tests that use it.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { renders } from './browser.ts';

/** A browser that can be started: its program, and what must stand in its environment. */
const ChromiumSchema = z.strictObject({ executablePath: z.string(), env: z.record(z.string(), z.string()) });
export type Chromium = Readonly<z.infer<typeof ChromiumSchema>>;

/** The variable by which someone names a browser himself. */
const NAMED = 'FIELDPOST_CHROMIUM';
/** Outside node_modules, so that a new `npm ci` leaves the browser there. */
const folder = path.resolve(import.meta.dirname, '..', '..', '.cache', 'chromium');
const note = path.join(folder, 'found.json');

/** A registry package that carries the browser itself: 65 MB that only the site tests need, hence no dependency. */
const PACKAGE = '@sparticuz/chromium@153.0.0';

/** One way to come by a browser. A way that leads nowhere yields nothing, or throws. */
interface Way {
  readonly name: string;
  /** Whether it looks on this machine or brings one here, which takes a while. */
  readonly by: 'looking' | 'fetching';
  readonly candidates: () => Promise<readonly Chromium[]> | readonly Chromium[];
}

const plain = (executablePath: string): Chromium => ({ executablePath, env: {} });

/** The ways in the order they are tried: what is there before what must be fetched. */
const WAYS: readonly Way[] = [
  { name: 'found before', by: 'looking', candidates: () => (existsSync(note) ? [foundChromium()] : []) },
  { name: 'installed on the system', by: 'looking', candidates: onSystem },
  { name: 'kept by Playwright', by: 'looking', candidates: keptByPlaywright },
  { name: 'from the npm registry', by: 'fetching', candidates: fromRegistry },
  { name: 'by way of Playwright', by: 'fetching', candidates: fetchedByPlaywright },
  { name: 'from the Debian packages', by: 'fetching', candidates: fromDebian },
];

/**
 * The browser that `ensureChromium` noted, or the one the environment names.
 *
 * @throws one sentence on what to do when there is neither
 */
export function foundChromium(): Chromium {
  const named = process.env[NAMED];
  if (named !== undefined && named !== '') return plain(named);
  if (!existsSync(note)) {
    throw new Error(`No Chromium has been looked for yet: run "npm test -- site" once, or set ${NAMED} to one.`);
  }
  return ChromiumSchema.parse(JSON.parse(readFileSync(note, 'utf8')));
}

/**
 * Finds or gets a browser that renders, and notes it for the tests.
 *
 * @param say is told each way that is tried beyond what is on the machine already
 * @param ways the ways to try, in order
 * @throws one sentence on what to do when every way fails, with what each answered
 */
export async function ensureChromium(say: (line: string) => void, ways: readonly Way[] = WAYS): Promise<Chromium> {
  const named = process.env[NAMED];
  if (named !== undefined && named !== '') {
    const answer = await tryOut(plain(named));
    if (answer === undefined) return plain(named);
    throw new Error(`${NAMED} names ${named}, which renders no page (${answer}): correct or unset it.`);
  }
  const answers: string[] = [];
  for (const way of ways) {
    if (way.by === 'fetching') say(`Getting a Chromium ${way.name} …`);
    try {
      for (const candidate of await way.candidates()) {
        const answer = await tryOut(candidate);
        if (answer === undefined) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(note, `${JSON.stringify(candidate, null, 2)}\n`);
          return candidate;
        }
        answers.push(`${way.name}: ${candidate.executablePath} renders no page (${answer})`);
      }
    } catch (error) {
      answers.push(`${way.name}: ${firstLine(error)}`);
    }
  }
  const tried = answers.length === 0 ? '' : `\n  ${answers.join('\n  ')}`;
  throw new Error(`No Chromium was found or could be got: install one and set ${NAMED} to its program.${tried}`);
}

/** Undefined when the candidate renders, else what it said. */
async function tryOut(candidate: Chromium): Promise<string | undefined> {
  try {
    return (await renders(candidate)) ? undefined : 'the page came out wrong';
  } catch (error) {
    return firstLine(error);
  }
}

function onSystem(): readonly Chromium[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((place) => names.map((name) => path.join(place, process.platform === 'win32' ? `${name}.exe` : name)));
  const programs = [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA].flatMap(
    (place) => (place === undefined ? [] : [path.join(place, 'Google', 'Chrome', 'Application', 'chrome.exe')]),
  );
  const applications = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  return [...onPath, ...programs, ...applications].filter((file) => existsSync(file)).map(plain);
}

function keptByPlaywright(): readonly Chromium[] {
  const usual = {
    darwin: path.join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    win32: path.join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  };
  const here = process.platform === 'darwin' || process.platform === 'win32' ? usual[process.platform] : undefined;
  const store = process.env.PLAYWRIGHT_BROWSERS_PATH ?? here ?? path.join(homedir(), '.cache', 'ms-playwright');
  const programs = [
    'headless_shell',
    'chrome-headless-shell',
    'chrome',
    'headless_shell.exe',
    'chrome.exe',
    'Chromium',
  ];
  return programs
    .flatMap((program) => globSync(`chromium*/**/${program}`, { cwd: store }))
    .map((file) => plain(path.join(store, file)));
}

/** The package unpacks into the folder for temporary files, so it is given one of its own. */
async function fromRegistry(): Promise<readonly Chromium[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const parts = path.join(folder, 'unpacked');
  const installed = path.join(folder, 'node_modules', '@sparticuz', 'chromium');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(parts, { recursive: true });
  run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--loglevel=error', PACKAGE]);
  const unpack = [
    `const { inflate } = await import(${JSON.stringify(pathToFileURL(path.join(installed, 'build', 'index.js')).href)});`,
    `for (const part of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'])`,
    `  await inflate(${JSON.stringify(path.join(installed, 'bin'))} + '/' + part);`,
  ].join('\n');
  run(process.execPath, ['--input-type=module', '--eval', unpack], { TMPDIR: parts });
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  const executablePath = path.join(parts, 'chromium');
  const own = { FONTCONFIG_PATH: path.join(parts, 'fonts') };
  // The libraries that come with it only where the system lacks some: they are another system's.
  return [
    { executablePath, env: own },
    { executablePath, env: { ...own, LD_LIBRARY_PATH: path.join(parts, 'al2023', 'lib') } },
  ];
}

function fetchedByPlaywright(): readonly Chromium[] {
  const driver = path.resolve(import.meta.dirname, '..', '..', 'node_modules', 'playwright-core', 'cli.js');
  run(process.execPath, [driver, 'install', 'chromium-headless-shell']);
  return keptByPlaywright();
}

function fromDebian(): readonly Chromium[] {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], quietly);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly);
  return onSystem();
}

/** Runs a program to its end. Throws its last words when it fails or takes more than eight minutes. */
function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const done = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 480_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (done.error) throw done.error;
  const lines = done.stderr.trim().split('\n');
  if (done.status !== 0) throw new Error(lines.find((line) => /error/i.test(line)) ?? lines.at(-1));
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n')[0] ?? '';
}
