// Builds the site of an archive with astro, in a process of its own, so that each build starts from the files as they
// are, and makes its search index. Pages that stand as the last build left them are not made again; see `ledger/`.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ledgerOf, type Made, makersOf, STANDING, type Standing, writeLedger } from './ledger/index.ts';
import { makePictures, type Pictures } from './pictures/make.ts';
import { feedSearch } from './search/feed.ts';
import { settingsFor } from './settings.ts';
import { settle } from './settle.ts';

export interface BuildOptions {
  /** The archive: the folder with `games/` and `fieldpost.json`. */
  readonly root: string;
  /** Where the site goes; `dist` in the archive unless it says otherwise. */
  readonly out?: string;
  /** Whether pictures of maps are drawn for where pages are shared; they are unless it says otherwise. */
  readonly pictures?: 'drawn' | 'none';
  /** Told each line the build prints. */
  readonly onLine?: (line: string) => void;
}

export type { Pictures };

export type Built =
  | {
      readonly ok: true;
      readonly out: string;
      /** Without those for pictures. */
      readonly seconds: number;
      /** Pages of the site. */
      readonly pages: number;
      /** Of the files that can be kept from build to build, those that had to be made, by their paths in the site. */
      readonly made: readonly string[];
      readonly pictures: Pictures;
      /** Files that are other than before, and files that are no more. */
      readonly written: number;
      readonly removed: number;
    }
  | { readonly ok: false; readonly out: string; readonly seconds: number; readonly output: string };

/** The folder of this program, where astro and its configuration are. */
const home = path.resolve(import.meta.dirname, '../..');

/** The folder a site goes to. */
export const outOf = ({ root, out }: BuildOptions): string => path.resolve(out ?? path.join(root, 'dist'));

/** The path under which the site will stand, from the archive's settings; `/` at the root of a host. Ends with `/`. */
export const baseOf = (root: string): string => settingsFor(root).base;

/** What tools such as Vite read from the environment and would take for settings of this build. */
const NOT_OURS = ['BASE_URL', 'MODE', 'DEV', 'PROD', 'SSR', 'NODE_ENV', 'VITEST'];

const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_OURS.includes(name)));

/** Where a site is built before it takes its place: one for each archive and place. Its ledger stands beside it. */
const freshOf = (root: string, out: string): string => {
  const name = createHash('sha256')
    .update(`${path.resolve(root)}\n${out}`)
    .digest('hex')
    .slice(0, 12);
  return path.join(home, '.cache', 'site', name);
};

interface Rendered {
  readonly code: number | null;
  /** The end of what astro printed. */
  readonly output: string;
  /** Pages it made. */
  readonly pages: number;
}

/** Much of what a page is made from is short-lived: with room for it, in MB, a build spends less time clearing up. */
const YOUNG = '--max-semi-space-size=48';

/** Lets astro make the pages that do not stand yet. */
const render = async (
  root: string,
  fresh: string,
  standing: Standing,
  say: BuildOptions['onLine'],
): Promise<Rendered> => {
  const astro = path.join(home, 'node_modules/astro/bin/astro.mjs');
  const build = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', YOUNG, astro, 'build', '--root', home],
    {
      cwd: home,
      env: {
        ...ownEnvironment(),
        FIELDPOST_ARCHIVE: path.resolve(root),
        FIELDPOST_OUT: fresh,
        [STANDING]: JSON.stringify(standing),
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  let pages = 0;
  const take = (chunk: Buffer): void => {
    const text = chunk.toString('utf8');
    output = (output + text).slice(-20_000);
    for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
      const built = /(\d+) page\(s\) built/.exec(line);
      if (built !== null) pages = Number(built[1]);
      say?.(line);
    }
  };
  build.stdout.on('data', take);
  build.stderr.on('data', take);
  const code = await new Promise<number | null>((resolve) => {
    build.on('error', () => resolve(1));
    build.on('close', resolve);
  });
  return { code, output, pages };
};

/** Builds the whole site. A build that fails says what astro printed and leaves the old site as it was. */
export const buildSite = async (options: BuildOptions): Promise<Built> => {
  const { root, onLine } = options;
  const out = outOf(options);
  const fresh = freshOf(root, out);
  const started = performance.now();
  const secondsNow = () => (performance.now() - started) / 1000;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const ledger = `${fresh}.ledger.json`;
  const makers = makersOf(home, settingsFor(root));
  const madeFile = `${fresh}.made.json`;
  const { code, output, pages } = await render(root, fresh, { site: out, ledger, makers, made: madeFile }, onLine);
  if (code !== 0) return { ok: false, out, seconds: secondsNow(), output };
  const made = JSON.parse(readFileSync(madeFile, 'utf8')) as Made; // written by the build a moment ago
  rmSync(madeFile);
  const kept = new Set(made.kept.map(({ file }) => file));
  try {
    for (const file of (await feedSearch(fresh, out)).kept) kept.add(file);
  } catch (error) {
    return { ok: false, out, seconds: secondsNow(), output: `${output}${String(error)}\n` };
  }
  const asked = options.pictures ?? 'drawn';
  const pictures = await makePictures({ fresh, old: out, project: home, asked });
  for (const file of pictures.kept) kept.add(file);
  const settled = settle(fresh, out, kept);
  writeLedger(ledger, ledgerOf(out, makers, [...made.kept, ...made.fresh]));
  const keptPages = made.kept.filter(({ file }) => file.endsWith('.html')).length;
  return {
    ok: true,
    out,
    seconds: secondsNow() - pictures.seconds,
    pages: pages + keptPages,
    made: made.fresh.map(({ file }) => file),
    pictures,
    ...settled,
  };
};
