// Takes part in astro's build: pages that stand as they are in the site of the last build are not made again. Which
// those are it learns from the ledger; which pages there are now, with their keys, it writes down for who puts the site
// together. What is made, is made game by game.

import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, PathWithRoute } from 'astro';
import { type KeyedFile, readLedger, standingIn } from './ledger.ts';

/** What a build leaves for who puts the site together. */
export interface Made {
  /** Files with a key that were made now. */
  readonly fresh: readonly KeyedFile[];
  /** Files with a key that stand as they are. */
  readonly kept: readonly KeyedFile[];
}

/** The environment variable that names the site, its ledger and the makers to the build, as JSON. */
export const STANDING = 'FIELDPOST_STANDING';

/** Which pages a build makes: all, those of games alone, or those that lie over all games. */
export type Paths = 'all' | 'games' | 'rest';

export interface Standing {
  readonly paths: Paths;
  readonly site: string;
  readonly ledger: string;
  readonly makers: string;
  /** Where to write what was made. */
  readonly made: string;
}

/** The file astro writes for a path; undefined where it goes by another rule. */
const fileOf = ({ pathname, route }: PathWithRoute): string | undefined => {
  const inside = pathname.replace(/^\/|\/$/g, '');
  if (route.type === 'endpoint') return inside;
  return route.type === 'page' ? path.posix.join(inside, 'index.html') : undefined;
};

/** The game a path is about, all that lies below the game's own folder, in any language; else nothing. */
const gameIn = ({ pathname }: PathWithRoute): string => /^\/?(?:[a-z]{2}\/)?games\/([^/]+)\//.exec(pathname)?.[1] ?? '';

/** Game by game, so that each is loaded once and let go; else as they come. */
const byGame = (paths: readonly PathWithRoute[]): PathWithRoute[] => [...Map.groupBy(paths, gameIn).values()].flat();

const isAmong = (paths: Paths, one: PathWithRoute): boolean =>
  paths === 'all' || (paths === 'games') === (gameIn(one) !== '');

/** Without a word about a site that stands, every page is made. */
export const keepStanding = (): AstroIntegration => {
  const said = process.env[STANDING];
  if (said === undefined) return { name: 'fieldpost:keep-standing', hooks: {} };
  const { paths, site, ledger, makers, made } = JSON.parse(said) as Standing; // set by build.ts
  const fresh: KeyedFile[] = [];
  const kept: KeyedFile[] = [];
  return {
    name: 'fieldpost:keep-standing',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          getStaticPaths: async () => {
            globalThis.gc?.();
            const standing = standingIn(site, readLedger(ledger), makers);
            const all = await prerenderer.getStaticPaths();
            return byGame(all.filter((one) => isAmong(paths, one))).filter((one) => {
              const { cacheKey: key } = one;
              const file = fileOf(one);
              if (key === undefined || file === undefined) return true;
              const stands = standing.get(file) === key;
              (stands ? kept : fresh).push({ file, key });
              return !stands;
            });
          },
        }));
      },
      'astro:build:done': ({ dir }) => {
        const written = fresh.filter(({ file }) => existsSync(path.join(fileURLToPath(dir), file)));
        writeFileSync(made, JSON.stringify({ fresh: written, kept } satisfies Made));
      },
    },
  };
};
