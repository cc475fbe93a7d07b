// Builds the site of an archive with astro, in a process of its own, so that each build starts from the files as they are.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface BuildOptions {
  /** The archive: the folder with `games/` and `fieldpost.json`. */
  readonly root: string;
  /** Where the site goes; `dist` in the archive unless it says otherwise. */
  readonly out?: string;
  /** Told each line the build prints. */
  readonly onLine?: (line: string) => void;
}

export type Built =
  | { readonly ok: true; readonly out: string; readonly seconds: number; readonly pages: number }
  | { readonly ok: false; readonly out: string; readonly seconds: number; readonly output: string };

/** The folder of this program, where astro and its configuration are. */
const home = path.resolve(import.meta.dirname, '../..');

export const outOf = ({ root, out }: BuildOptions): string => path.resolve(out ?? path.join(root, 'dist'));

/** The path under which the site will stand, from the archive's settings; `/` at the root of a host. Ends with `/`. */
export const baseOf = (root: string): string => {
  const settings = [root, home].map((folder) => path.join(folder, 'fieldpost.json')).find(existsSync);
  const { base = '/' }: { base?: string } = settings === undefined ? {} : JSON.parse(readFileSync(settings, 'utf8'));
  return `/${base.split('/').filter(Boolean).join('/')}/`.replace('//', '/');
};

/** Builds the whole site. A build that fails says what astro printed and leaves the old site as far as it can. */
export const buildSite = (options: BuildOptions): Promise<Built> => {
  const out = outOf(options);
  const started = performance.now();
  const astro = path.join(home, 'node_modules/astro/bin/astro.mjs');
  const build = spawn(process.execPath, [astro, 'build', '--root', home], {
    cwd: home,
    env: {
      ...process.env,
      FIELDPOST_ARCHIVE: path.resolve(options.root),
      FIELDPOST_OUT: out,
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
      options.onLine?.(line);
    }
  };
  build.stdout.on('data', take);
  build.stderr.on('data', take);
  return new Promise((resolve) => {
    const done = (code: number | null): void => {
      const seconds = (performance.now() - started) / 1000;
      resolve(code === 0 ? { ok: true, out, seconds, pages } : { ok: false, out, seconds, output });
    };
    build.on('error', () => done(1));
    build.on('close', done);
  });
};
