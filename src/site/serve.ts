// Serves a built archive on this machine and builds it again when a log changes. Files only, from one folder, read
// only.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { listGames } from '../log/files.ts';
import { type BuildOptions, baseOf, buildSite, outOf } from './build.ts';
import { OWN_FOLDER, ownFilesIn, ownIn } from './own.ts';
import type { Pictures } from './pictures/make.ts';

type ServeMessage =
  | { readonly what: 'building'; readonly why: 'start' | 'change'; readonly file?: string }
  | { readonly what: 'built'; readonly pages: number; readonly seconds: number; readonly pictures: Pictures }
  | { readonly what: 'failed'; readonly output: string }
  | { readonly what: 'serving'; readonly address: string };

export interface ServeOptions extends BuildOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Told what goes on, in order. */
  readonly say: (message: ServeMessage) => void;
  /** Ends the serving. */
  readonly signal?: AbortSignal;
}

const HOST = '127.0.0.1';
/** Editors and git write a file more than once; the build waits until it has been quiet so long, in milliseconds. */
const QUIET = 150;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/x-ndjson; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8; header=present',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
};

/** The path of an address, decoded; undefined if it is none. */
const pathOf = (address: string): string | undefined => {
  try {
    return decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
};

/** The file behind an address below `base`, or undefined. Never one outside `folder`. */
const fileFor = (folder: string, base: string, address: string): string | undefined => {
  const asked = pathOf(address);
  if (asked === undefined || asked.includes('\0') || !`${asked}/`.startsWith(base)) return undefined;
  const file = path.resolve(folder, `./${asked.slice(base.length)}`);
  if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
  if (!existsSync(file)) return undefined;
  if (!statSync(file).isDirectory()) return file;
  const index = path.join(file, 'index.html');
  return existsSync(index) ? index : undefined;
};

/** The page that says that nothing is there, in the language of the address. */
const nothingFor = (folder: string, base: string, address: string): string | undefined => {
  const language = pathOf(address)?.slice(base.length).split('/')[0] ?? '';
  const pages = [`${language}/404.html`, `${language}/404/index.html`, '404.html'];
  return pages.flatMap((page) => fileFor(folder, '/', `/${page}`) ?? [])[0];
};

const send = (response: ServerResponse, status: number, file: string): void => {
  response.writeHead(status, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  createReadStream(file).pipe(response);
};

/** Builds when asked, one build at a time; what is asked for during a build is one build after it. */
const builder = (options: ServeOptions) => {
  let running = false;
  let again: string | undefined;
  const build = async (why: 'start' | 'change', file?: string): Promise<void> => {
    if (running) {
      again = file ?? '';
      return;
    }
    running = true;
    options.say({ what: 'building', why, ...(file === undefined ? {} : { file }) });
    const built = await buildSite(options);
    options.say(
      built.ok
        ? { what: 'built', pages: built.pages, seconds: built.seconds, pictures: built.pictures }
        : { what: 'failed', output: built.output },
    );
    running = false;
    if (again === undefined) return;
    const next = again;
    again = undefined;
    await build('change', next);
  };
  return build;
};

/** Logs and a group's own files, by their places in the archive, with when each was last written and how long it is. */
const looksOf = (root: string): ReadonlyMap<string, string> => {
  const files = [
    ...listGames(root).map((slug) => path.join('games', slug, 'log.jsonl')),
    ...ownFilesIn(ownIn(root)).map((file) => path.join(OWN_FOLDER, file)),
  ];
  return new Map(
    files.map((file) => {
      const found = statSync(path.join(root, file), { throwIfNoEntry: false });
      return [file, `${found?.mtimeMs} ${found?.size}`];
    }),
  );
};

/**
 * Calls back when a log under `games`, or a file of the group's own, has changed and been quiet for a moment, until the
 * signal comes. It looks rather than be told: a system that has no watcher left to give, a drive of another machine and
 * a log put in place of another tell nothing.
 */
const watchLogs = (root: string, changed: (file: string) => void, signal: AbortSignal | undefined): void => {
  let seen = looksOf(root);
  let other: string | undefined;
  const look = (): void => {
    if (signal?.aborted === true) return;
    const started = performance.now();
    const now = looksOf(root);
    const file = [...now.keys(), ...seen.keys()].find((each) => now.get(each) !== seen.get(each));
    seen = now;
    if (file === undefined && other !== undefined) changed(other);
    other = file;
    setTimeout(look, Math.max(QUIET, (performance.now() - started) * 20)).unref();
  };
  look();
};

/**
 * Serves a folder under a base path, read only, until the signal comes.
 *
 * @param port 0 takes any free one
 * @param ready told the address once it answers
 * @throws if the port is taken
 */
export const serveFolder = (
  folder: string,
  base: string,
  port: number,
  ready: (address: string) => void,
  signal?: AbortSignal,
): Promise<void> => {
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const asked = pathOf(address) ?? '';
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    if (asked === '/' && base !== '/') return void response.writeHead(302, { location: base }).end();
    const file = fileFor(folder, base, address);
    const isFolder =
      file !== undefined && path.basename(file) === 'index.html' && !asked.endsWith('/') && !asked.endsWith('.html');
    if (isFolder) return void response.writeHead(301, { location: `${encodeURI(asked)}/` }).end();
    if (file !== undefined) return send(response, 200, file);
    const nothing = nothingFor(folder, base, address);
    if (nothing !== undefined) return send(response, 404, nothing);
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404\n');
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    signal?.addEventListener('abort', () => server.close(() => resolve()));
    server.listen(port, HOST, () => {
      const bound = server.address();
      const taken = typeof bound === 'object' && bound !== null ? bound.port : port;
      ready(`http://localhost:${taken}${base}`);
    });
  });
};

/**
 * Builds, serves and keeps building until the signal comes.
 *
 * @throws if the port is taken
 */
export const serve = async (options: ServeOptions): Promise<void> => {
  const build = builder(options);
  const first = build('start');
  watchLogs(options.root, (file) => void build('change', file), options.signal);
  await first;
  await serveFolder(
    outOf(options),
    baseOf(options.root),
    options.port,
    (address) => options.say({ what: 'serving', address }),
    options.signal,
  );
};
