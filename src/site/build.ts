// Builds the site of an archive and makes its search index. Pages that stand as the last build left them are not made
// again; see `ledger/`. Much work is done in parts, several at a time: each has the pages of some of the games, and
// what lies over all of them comes last. Parts may also be made apart, by other machines, and joined (`parts.ts`): the
// site is the same, byte for byte.

import { createHash } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { cacheIn, type Part, partsOf } from '../archive/index.ts';
import { logNameOf } from '../log/index.ts';
import type { Made } from './bundle/job.ts';
import { openArchive } from './data/archive.ts';
import { putFigures } from './figures.ts';
import { ledgerOf, makersOf, readLedger, standingIn, writeLedger } from './ledger/index.ts';
import { ownFaults, ownFingerprint, putOwn } from './own-files.ts';
import { logKey } from './paths.ts';
import { makePictures, type Pictures } from './pictures/make.ts';
import { home, type Job, type Rendered, render } from './render.ts';
import { assetAddress } from './routes.ts';
import { feedSearch } from './search/feed.ts';
import { settingsFor } from './settings.ts';
import { gather, settle } from './settle.ts';

export interface BuildOptions {
  /** The archive: the folder with `games/` and `fieldpost.json`. */
  readonly root: string;
  /** Where the site goes; `dist` in the archive unless it says otherwise. */
  readonly out?: string;
  /** Whether pictures of maps are drawn for where pages are shared; they are unless it says otherwise. */
  readonly pictures?: 'drawn' | 'none';
  /** Records of games in one part of the search index at most; thousands unless it says otherwise. */
  readonly records?: number;
  /** In how many parts; by how much there is to do unless it says otherwise. */
  readonly parts?: number;
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

/** The folder a site goes to. */
export const outOf = ({ root, out }: Pick<BuildOptions, 'root' | 'out'>): string =>
  path.resolve(out ?? path.join(root, 'dist'));

/** The path under which the site will stand, from the archive's settings; `/` at the root of a host. Ends with `/`. */
export const baseOf = (root: string): string => settingsFor(root).base;

/** What a build knows before it begins: what it is to fill, and what stands already. */
export type Begun = Pick<Job, 'root' | 'bundle' | 'fresh' | 'standing'> & { readonly out: string };

/** Where a site is built before it takes its place: one for each archive and place. Its ledger stands beside it. */
export const begin = ({ root, ...rest }: BuildOptions): Begun => {
  const out = outOf({ root, ...rest });
  const name = createHash('sha256')
    .update(`${path.resolve(root)}\n${out}`)
    .digest('hex')
    .slice(0, 12);
  const fresh = path.join(cacheIn(home), 'site', name);
  const standing = {
    site: out,
    ledger: `${fresh}.ledger.json`,
    makers: makersOf(home, [settingsFor(root), ownFingerprint(root)]),
  };
  return { root, out, bundle: `${fresh}.bundle`, fresh, standing };
};

/** Bytes of logs, times languages, that one process makes pages of: more would take too much memory. */
const MOST_IN_A_PART = 40e6;
/** From so many on it pays to begin more than one process. */
const WORTH_PARTS = 20e6;

/** In how many parts the pages of games are made that do not stand. */
const partsFor = ({ root, standing }: Begun): number => {
  const { slugs, settings, hashOf } = openArchive(root, home);
  const sizeOf = (slug: string): number =>
    statSync(path.join(root, logNameOf(slug)), { throwIfNoEntry: false })?.size ?? 0;
  const workOf = (games: readonly string[]): number =>
    games.reduce((sum, slug) => sum + sizeOf(slug), 0) * settings.languages.length;
  // Most archives are small whatever has moved: then nobody need look at every file.
  if (workOf(slugs) < WORTH_PARTS) return 1;
  const stands = standingIn(standing.site, readLedger(standing.ledger), standing.makers);
  const keyOf = (slug: string) => stands.get(assetAddress('/', { data: 'game', game: slug }).slice(1));
  const work = workOf(
    slugs.filter((slug) => {
      const hash = hashOf(slug);
      return hash !== undefined && keyOf(slug) !== logKey(slug, hash);
    }),
  );
  return work < WORTH_PARTS ? 1 : Math.max(availableParallelism(), Math.ceil(work / MOST_IN_A_PART));
};

const together = (rendered: readonly Rendered[]): Rendered => ({
  ok: rendered.every(({ ok }) => ok),
  output: rendered.find(({ ok }) => !ok)?.output ?? rendered.map(({ output }) => output).join(''),
  made: {
    fresh: rendered.flatMap(({ made }) => made.fresh),
    kept: rendered.flatMap(({ made }) => made.kept),
    pages: rendered.reduce((sum, { made }) => sum + made.pages, 0),
  },
});

/** Makes all parts, as many at a time as there are cores, then what lies over all; after a failure none is begun. */
const renderParts = async (begun: Begun, parts: readonly Part[]): Promise<Rendered> => {
  const { fresh } = begun;
  const left = [...parts];
  const done: (Rendered & { readonly folder: string })[] = [];
  const work = async (): Promise<void> => {
    for (let part = left.shift(); part !== undefined; part = left.shift()) {
      const folder = `${fresh}.part-${part.at}`;
      const rendered = await render({ ...begun, fresh: folder, paths: 'games', part });
      done.push({ ...rendered, folder });
      if (!rendered.ok) left.length = 0;
    }
  };
  await Promise.all(Array.from({ length: Math.min(parts.length, availableParallelism()) }, work));
  const rendered = done.every(({ ok }) => ok) ? [...done, await render({ ...begun, paths: 'rest' })] : done;
  for (const { folder, ok } of done) {
    if (ok) gather(folder, fresh, 'move');
    rmSync(folder, { recursive: true, force: true });
  }
  return together(rendered);
};

/** How many of some files are pages. */
export const pagesIn = (files: Made['kept']): number => files.filter(({ file }) => file.endsWith('.html')).length;

/** Search, pictures, and then the site takes its place. */
export const finish = async (
  { root, out, fresh, standing }: Begun,
  { made, output }: Rendered,
  { pictures: asked = 'drawn', records }: Pick<BuildOptions, 'pictures' | 'records'>,
  started: number,
): Promise<Built> => {
  const secondsNow = () => (performance.now() - started) / 1000;
  const kept = new Set(made.kept.map(({ file }) => file));
  try {
    const fed = await feedSearch(fresh, { old: out, makers: standing.makers, ...(records && { most: records }) });
    for (const file of fed.kept) kept.add(file);
    if (settingsFor(root).figures === 'published')
      for (const file of putFigures(root, home, { site: fresh, old: out })) kept.add(file);
    putOwn(root, fresh);
  } catch (error) {
    return { ok: false, out, seconds: secondsNow(), output: `${output}${String(error)}\n` };
  }
  const pictures = await makePictures({ fresh, old: out, project: home, asked });
  for (const file of pictures.kept) kept.add(file);
  const settled = settle(fresh, out, kept);
  writeLedger(standing.ledger, ledgerOf(out, standing.makers, [...made.kept, ...made.fresh]));
  return {
    ok: true,
    out,
    seconds: secondsNow() - pictures.seconds,
    pages: made.pages + pagesIn(made.kept),
    made: made.fresh.map(({ file }) => file),
    pictures,
    ...settled,
  };
};

/** Builds the whole site. A build that fails says what astro printed and leaves the old site as it was. */
export const buildSite = async (options: BuildOptions): Promise<Built> => {
  const started = performance.now();
  const begun = begin(options);
  const faults = ownFaults(options.root, home);
  if (faults.length > 0) return { ok: false, out: begun.out, seconds: 0, output: `${faults.join('\n')}\n` };
  const parts = options.parts ?? partsFor(begun);
  const rendered = parts === 1 ? await render({ ...begun, paths: 'all' }) : await renderParts(begun, partsOf(parts));
  if (rendered.ok) return finish(begun, rendered, options, started);
  return { ok: false, out: begun.out, seconds: (performance.now() - started) / 1000, output: rendered.output };
};
