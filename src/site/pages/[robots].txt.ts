// What robots are told. They ask only at the root of a host, so a site under a path has none of its own.
import type { APIRoute } from 'astro';
import { theArchive } from '../data/archive.ts';
import { robotsText } from '../words/sitemap.ts';

export const getStaticPaths = () => {
  const { site, base } = theArchive().settings;
  return site === undefined || base !== '/' ? [] : [{ params: { robots: 'robots' } }];
};

export const GET: APIRoute = () => {
  const { site: host = '', base } = theArchive().settings;
  return new Response(robotsText({ host, base }), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
