// Makes pages with a bundle (`keep.ts`), as a process of its own: those of a job that do not stand as they are in the
// site of the last build, game by game. Which stand it learns from the ledger; which there are now, with their keys, it
// writes down for who puts the site together.
//
//   node make.ts, with the job in the environment (`job.ts`)

import { closeSync, existsSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PathWithRoute, RouteData } from 'astro';
import { StaticPaths, type StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';
import { type KeyedFile, readLedger, standingIn } from '../ledger/index.ts';
import { settingsFor } from '../settings.ts';
import { JOB, type Made, type MakeJob } from './job.ts';
import { entryOf } from './keep.ts';

/** As much as is asked of what astro bundles: it renders an address, and wants to be told the styles of each page. */
interface App extends Required<StaticPathsApp> {
  setInternals(internals: unknown): void;
  setOptions(options: unknown): void;
  render(request: Request, options: { readonly routeData: RouteData }): Promise<Response>;
}

/** Faults of a page are thrown; what else astro has to say of one is for who writes it. */
const logger = { options: { destination: { write: () => true } } };

const appOf = async (bundle: string): Promise<App> => {
  const { app } = (await import(pathToFileURL(entryOf(bundle)).href)) as { readonly app: App }; // astro's entry for pages
  const pages = app.manifest.routes.map(({ routeData: { route, component }, styles }) => {
    return [`${route}&${component}`, { styles: styles.map((sheet, order) => ({ sheet, depth: 0, order })) }] as const;
  });
  app.setInternals({ pagesByKeys: new Map(pages), entrySpecifierToBundleMap: new Map() });
  app.setOptions({ settings: { scripts: [] }, logger });
  return app;
};

/** The file of a path in the site. */
const fileOf = ({ pathname, route }: PathWithRoute): string => {
  const inside = pathname.replace(/^\/|\/$/g, '');
  if (route.type === 'endpoint') return inside;
  return inside === '404' ? '404.html' : path.posix.join(inside, 'index.html');
};

const addressOf = (
  { pathname, route }: PathWithRoute,
  { site, base }: { readonly site: string; readonly base: string },
): URL => {
  const inside = pathname.replace(/^\/|\/$/g, '');
  return new URL(`${base}${inside}${route.type === 'endpoint' || inside === '' ? '' : '/'}`, site);
};

/** The game a path is about, all that lies below the game's own folder, in any language; else nothing. */
const gameIn = ({ pathname }: PathWithRoute): string => /^\/?(?:[a-z]{2}\/)?games\/([^/]+)\//.exec(pathname)?.[1] ?? '';

/** Game by game, so that each is loaded once and let go; else as they come. */
const byGame = (paths: readonly PathWithRoute[]): readonly PathWithRoute[] =>
  [...Map.groupBy(paths, gameIn).values()].flat();

/** The paths of a job. Where those of games are not asked for, no list of their pages is made, and the reverse. */
const pathsOf = async (app: App, paths: MakeJob['paths']): Promise<readonly PathWithRoute[]> => {
  const { manifest, routeCache } = app;
  const routes = manifest.routes.filter(
    ({ routeData }) => paths === 'all' || (paths === 'games') === routeData.route.includes('/games/[game]'),
  );
  const getComponentByRoute: App['getComponentByRoute'] = (route) => app.getComponentByRoute(route);
  return new StaticPaths({ manifest: { ...manifest, routes }, routeCache, getComponentByRoute }).getAll();
};

/** Writes what came of a page, piece by piece as it comes; nothing where nothing comes. Gives its bytes. */
const write = async ({ body }: Response, to: string): Promise<number> => {
  let file: number | undefined;
  let bytes = 0;
  for await (const piece of body ?? []) {
    if (piece.length === 0) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    file ??= openSync(to, 'w');
    bytes += writeSync(file, piece);
  }
  if (file !== undefined) closeSync(file);
  return bytes;
};

const make = async ({ bundle, root, fresh, made, paths, ...standing }: MakeJob): Promise<void> => {
  const app = await appOf(bundle);
  const { site = 'http://localhost:4321', base } = settingsFor(root);
  const stands = standingIn(standing.site, readLedger(standing.ledger), standing.makers);
  const written: KeyedFile[] = [];
  const kept: KeyedFile[] = [];
  const seen = new Set<string>();
  let pages = 0;
  for (const one of byGame(await pathsOf(app, paths))) {
    const { route: routeData, cacheKey: key } = one;
    const file = fileOf(one);
    if (seen.has(file)) continue; // a more particular page has this address
    seen.add(file);
    if (key !== undefined && stands.get(file) === key) {
      kept.push({ file, key });
      continue;
    }
    const to = path.join(fresh, file);
    if (existsSync(to)) continue; // a file that every site has
    const response = await app.render(new Request(addressOf(one, { site, base })), { routeData });
    if (response.status >= 300 && response.status !== 404) throw new Error(`${file}: ${response.status}`);
    if ((await write(response, to)) === 0) continue;
    if (key !== undefined) written.push({ file, key });
    if (routeData.type === 'page') pages += 1;
  }
  writeFileSync(made, JSON.stringify({ fresh: written, kept, pages } satisfies Made));
};

await make(JSON.parse(process.env[JOB] ?? '') as MakeJob); // set by render.ts
