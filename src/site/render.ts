// Lets astro make pages of an archive in a process of its own, so that each build starts from the files as they are:
// all of them, or those of a part of the games. What stands in the site is not made again; see `ledger/`.

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installedIn, type Part, sayPart } from '../archive/index.ts';
import { OWN_TEXTS } from '../i18n/messages/files.ts';
import { PART } from './data/archive.ts';
import { type Made, type Paths, STANDING, type Standing } from './ledger/index.ts';
import { OWN, ownIn } from './own.ts';

/** The folder of this program, where astro and its configuration are. */
export const home = path.resolve(import.meta.dirname, '../..');

/** What tools such as Vite read from the environment and would take for settings of this build. */
const NOT_OURS = ['BASE_URL', 'MODE', 'DEV', 'PROD', 'SSR', 'NODE_ENV', 'VITEST', PART];

const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_OURS.includes(name)));

export interface Rendered {
  readonly ok: boolean;
  /** The end of what astro printed. */
  readonly output: string;
  /** Pages it made. */
  readonly pages: number;
  readonly made: Made;
}

export interface Job {
  readonly root: string;
  /** The folder that is filled; what was in it is gone. */
  readonly fresh: string;
  readonly standing: Pick<Standing, 'site' | 'ledger' | 'makers'>;
  readonly paths: Paths;
  /** The games whose pages are made; all unless it is said. */
  readonly part?: Part;
  readonly onLine?: ((line: string) => void) | undefined;
}

/** Much of what a page is made from is short-lived: with room for it, in MB, a build spends less time clearing up. */
const YOUNG = '--max-semi-space-size=48';

/**
 * What the bundler is done with is collected once, before the first page (`ledger/integration.ts`), and its allocator
 * hands it back at once: hundreds of MB that would lie beside the pages to the end.
 */
const COLLECTED = '--expose-gc';
const HANDED_BACK = { MIMALLOC_PURGE_DELAY: '0' };

const NOTHING: Made = { fresh: [], kept: [] };

/** Makes the pages of a job. */
export const render = async ({ root, fresh, standing, paths, part, onLine }: Job): Promise<Rendered> => {
  const astro = path.join(installedIn(home), 'node_modules/astro/bin/astro.mjs');
  const madeFile = `${fresh}.made.json`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const options = ['--disable-warning=ExperimentalWarning', YOUNG, COLLECTED];
  const build = spawn(process.execPath, [...options, astro, 'build', '--root', home], {
    cwd: home,
    env: {
      ...ownEnvironment(),
      ...(part === undefined ? {} : { [PART]: sayPart(part) }),
      FIELDPOST_ARCHIVE: path.resolve(root),
      FIELDPOST_OUT: fresh,
      [OWN]: ownIn(root),
      [OWN_TEXTS]: path.join(ownIn(root), 'texts'),
      [STANDING]: JSON.stringify({ ...standing, paths, made: madeFile } satisfies Standing),
      ...HANDED_BACK,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let pages = 0;
  const take = (chunk: Buffer): void => {
    const text = chunk.toString('utf8');
    output = (output + text).slice(-20_000);
    for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
      const built = /(\d+) page\(s\) built/.exec(line);
      if (built !== null) pages = Number(built[1]);
      onLine?.(line);
    }
  };
  build.stdout.on('data', take);
  build.stderr.on('data', take);
  const code = await new Promise<number | null>((resolve) => {
    build.on('error', () => resolve(1));
    build.on('close', resolve);
  });
  if (code !== 0) return { ok: false, output, pages, made: NOTHING };
  const made = JSON.parse(readFileSync(madeFile, 'utf8')) as Made; // written by the build a moment ago
  rmSync(madeFile);
  return { ok: true, output, pages, made };
};
