// The sitemap: its index and its parts. A site without an address has none.
import type { APIRoute } from 'astro';
import { theSitemap, theSitemapThere } from '../data/sitemap.ts';
import { sitemapIndex, sitemapText } from '../words/sitemap.ts';

export const getStaticPaths = async () => {
  const sitemap = await theSitemap();
  if (sitemap === undefined) return [];
  return [
    { params: { sitemap: 'sitemap' }, props: { part: 0 } },
    ...sitemap.parts.map((_, at) => ({ params: { sitemap: `sitemap-${at + 1}` }, props: { part: at + 1 } })),
  ];
};

export const GET: APIRoute = async ({ props }) => {
  const { site, parts } = await theSitemapThere();
  const pages = parts[Number(props.part) - 1];
  const text = pages === undefined ? sitemapIndex(site, parts.length) : sitemapText(site, pages);
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
