// The sitemap as text: an index, and parts that name every page in every language with its translations. Made here and
// not by a library: those read the pages from the built files and know neither when a game moved nor that English
// stands at the root and is also what strangers to all languages get.

import type { Language } from '../../vocab/index.ts';
import type { ListedPage } from '../data/pages.ts';
import { assetAddress, pageAddress } from '../routes.ts';
import { escapeHtml } from './atom.ts';

/** Where the site stands. */
export interface Site {
  /** Address of the host, without a slash at its end. */
  readonly host: string;
  readonly base: string;
  readonly languages: readonly Language[];
}

/** Addresses in one part: a file may hold 50,000, and 50 MB with all their translations. */
export const MOST_IN_PART = 20_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const lines = (all: readonly string[]): string => all.map((line) => `${line}\n`).join('');

/** The pages of each part. */
export const sitemapParts = <T>(pages: readonly T[], languages: number): readonly (readonly T[])[] => {
  const most = Math.max(1, Math.floor(MOST_IN_PART / languages));
  return Array.from({ length: Math.ceil(pages.length / most) }, (_, part) =>
    pages.slice(part * most, (part + 1) * most),
  );
};

/** The index: it names the parts, counted from 1. */
export const sitemapIndex = ({ host, base }: Site, parts: number): string => {
  const named = Array.from({ length: parts }, (_, at) => {
    const address = `${host}${assetAddress(base, { data: 'sitemap-part', part: at + 1 })}`;
    return `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`;
  });
  return `${XML}<sitemapindex xmlns="${SCHEMA}">\n${lines(named)}</sitemapindex>\n`;
};

/** One part: each of its pages in every language. */
export const sitemapText = ({ host, base, languages }: Site, pages: readonly ListedPage[]): string => {
  const urls = pages.flatMap(({ place, moved }) => {
    const addressIn = (language: Language): string => escapeHtml(`${host}${pageAddress(base, language, place)}`);
    const link = (language: string, address: string): string =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
    const alternates =
      languages.map((language) => link(language, addressIn(language))).join('') + link('x-default', addressIn('en'));
    const time = moved === undefined ? '' : `<lastmod>${moved}</lastmod>`;
    return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${time}${alternates}</url>`);
  });
  return `${XML}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines(urls)}</urlset>\n`;
};

/** What robots are told: they may read everything, and where all of it is listed. */
export const robotsText = ({ host, base }: Pick<Site, 'host' | 'base'>): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${host}${assetAddress(base, { data: 'sitemap' })}\n`;
