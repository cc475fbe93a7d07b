// The sitemap of this build: its site, and its pages in parts. Without an address there is none, for a sitemap names
// pages in full.

import type { Site } from '../words/sitemap.ts';
import { sitemapParts } from '../words/sitemap.ts';
import { theArchive } from './archive.ts';
import { theGames } from './games.ts';
import { type ListedPage, listedPages } from './pages.ts';

export interface Sitemap {
  readonly site: Site;
  readonly parts: readonly (readonly ListedPage[])[];
}

let held: Promise<Sitemap | undefined> | undefined;

const make = async (): Promise<Sitemap | undefined> => {
  const { site: host, base, languages } = theArchive().settings;
  if (host === undefined) return undefined;
  return { site: { host, base, languages }, parts: sitemapParts(await listedPages(theGames()), languages.length) };
};

/** Undefined if the site has no address yet. */
export const theSitemap = (): Promise<Sitemap | undefined> => {
  held ??= make();
  return held;
};

/** @throws if the site has no address: then there are no paths for it */
export const theSitemapThere = async (): Promise<Sitemap> => {
  const sitemap = await theSitemap();
  if (sitemap === undefined) throw new Error('A sitemap needs the address of the site.');
  return sitemap;
};
