// Lets the pages of an archive be made, each time in processes of their own, so that a build starts from the files as
// they are: astro bundles what makes pages, once, and then they are made with it, all of them or those of a part of the
// games. What stands in the site is not made again; see `ledger/`.

import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installedIn, type Part, sayPart } from '../archive/index.ts';
import { OWN_TEXTS } from '../i18n/messages/files.ts';
import { listGames } from '../log/files.ts';
import { JOB, type Made, type MakeJob } from './bundle/job.ts';
import { BUNDLED, isBundle, NOT_SITE, settleBundle } from './bundle/keep.ts';
import { PART } from './data/archive.ts';
import { OWN, ownIn } from './own.ts';

/** The folder of this program, where astro and its configuration are. */
export const home = path.resolve(import.meta.dirname, '../..');

/** What tools such as Vite read from the environment and would take for settings of this build. */
const NOT_OURS = ['BASE_URL', 'MODE', 'DEV', 'PROD', 'SSR', 'NODE_ENV', 'VITEST', PART];

const environmentFor = (root: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_OURS.includes(name))),
  FIELDPOST_ARCHIVE: path.resolve(root),
  [OWN]: ownIn(root),
  [OWN_TEXTS]: path.join(ownIn(root), 'texts'),
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
});

export interface Rendered {
  readonly ok: boolean;
  /** The end of what was printed. */
  readonly output: string;
  readonly made: Made;
}

export interface Job extends Pick<MakeJob, 'root' | 'bundle' | 'paths' | 'fresh'> {
  readonly standing: Pick<MakeJob, 'site' | 'ledger' | 'makers'>;
  /** The games whose pages are made; all unless it is said. */
  readonly part?: Part;
}

/** Much of what a page is made from is short-lived: with room for it, in MB, a build spends less time clearing up. */
const YOUNG = '--max-semi-space-size=48';

/**
 * Room for what lives longer, in MB: a process that has no more than it needs clears up sooner and takes half the
 * memory for the same work. One that needs more after all is begun again with all there is.
 */
const roomFor = (root: string): string => `--max-old-space-size=${Math.ceil(400 + listGames(root).length / 4)}`;
const OUT_OF_ROOM = /heap out of memory/;

const NOTHING: Made = { fresh: [], kept: [], pages: 0 };

/** Runs a program of Node to its end. */
const run = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<Pick<Rendered, 'ok' | 'output'>> => {
  const program = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: home,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (chunk: Buffer): void => {
    output = (output + chunk.toString('utf8')).slice(-20_000);
  };
  program.stdout.on('data', take);
  program.stderr.on('data', take);
  const code = await new Promise<number | null>((resolve) => {
    program.on('error', () => resolve(1));
    program.on('close', resolve);
  });
  return { ok: code === 0, output };
};

type Bundling = Pick<Job, 'root' | 'bundle' | 'standing'>;

const bundle = async ({ root, bundle: folder, standing }: Bundling): Promise<Pick<Rendered, 'ok' | 'output'>> => {
  const written = `${folder}.new`;
  rmSync(written, { recursive: true, force: true });
  mkdirSync(written, { recursive: true });
  const astro = path.join(installedIn(home), 'node_modules/astro/bin/astro.mjs');
  const built = await run([astro, 'build', '--root', home], {
    ...environmentFor(root),
    FIELDPOST_OUT: written,
    [BUNDLED]: 'yes',
  });
  if (built.ok) settleBundle(written, folder, standing.makers);
  return built;
};

/** Bundles that are being made: the parts of a site wait for the same one. */
const bundling = new Map<string, ReturnType<typeof bundle>>();

/** Bundles what makes pages, unless it lies there as the same makers made it. */
const bundled = async (job: Bundling): ReturnType<typeof bundle> => {
  if (isBundle(job.bundle, job.standing.makers)) return { ok: true, output: '' };
  const making = bundling.get(job.bundle) ?? bundle(job);
  bundling.set(job.bundle, making);
  return making.finally(() => bundling.delete(job.bundle));
};

/** Makes the pages of a job with the bundle that lies there. */
const make = async ({ root, bundle: folder, fresh, paths, standing, part }: Job): Promise<Rendered> => {
  const madeFile = `${fresh}.made.json`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(path.dirname(fresh), { recursive: true });
  const isOfSite = (file: string): boolean => !NOT_SITE.includes(path.relative(folder, file));
  cpSync(folder, fresh, { recursive: true, filter: isOfSite });
  const job: MakeJob = { root: path.resolve(root), bundle: folder, paths, fresh, ...standing, made: madeFile };
  // In a checkout it is TypeScript, in the package no more.
  const program = path.join(import.meta.dirname, 'bundle', `make${path.extname(import.meta.filename)}`);
  const env = {
    ...environmentFor(root),
    NODE_ENV: 'production',
    ...(part === undefined ? {} : { [PART]: sayPart(part) }),
    [JOB]: JSON.stringify(job),
  };
  const frugal = await run([YOUNG, roomFor(root), program], env);
  const isShort = !frugal.ok && OUT_OF_ROOM.test(frugal.output);
  const { ok, output } = isShort ? await run([YOUNG, program], env) : frugal;
  if (!ok) return { ok, output, made: NOTHING };
  const made = JSON.parse(readFileSync(madeFile, 'utf8')) as Made; // written by make.ts a moment ago
  rmSync(madeFile);
  return { ok, output, made };
};

/** Makes the pages of a job. A bundle of an earlier build that does not do is thrown away and made once more. */
export const render = async (job: Job): Promise<Rendered> => {
  const stood = isBundle(job.bundle, job.standing.makers);
  const there = await bundled(job);
  if (!there.ok) return { ...there, made: NOTHING };
  const rendered = await make(job);
  if (rendered.ok || !stood) return rendered;
  rmSync(job.bundle, { recursive: true, force: true });
  const again = await bundled(job);
  return again.ok ? make(job) : { ...again, made: NOTHING };
};
