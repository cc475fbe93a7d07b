// The test archive's site, served: the shared one as it is, or one of its own as `fieldpost serve` does it.

import path from 'node:path';
import { serve, serveFolder } from '../../../src/site/serve.ts';
import { makeArchive } from './archive.ts';
import { CACHE, sharedTestSite } from './site.ts';

export interface Serving {
  readonly address: string;
  readonly archive: string;
  /** The folder the site is in. */
  readonly out: string;
  close(): Promise<void>;
}

/**
 * The site that all files of a run share, served to the one that asks.
 *
 * @throws what the build said, if it fails
 */
export const serveSharedSite = async (base = '/'): Promise<Serving> => {
  const { archive, out } = await sharedTestSite(base);
  const ended = new AbortController();
  let closed: Promise<void> = Promise.resolve();
  const address = await new Promise<string>((resolve, reject) => {
    closed = serveFolder(out, base, 0, resolve, ended.signal);
    closed.catch(reject);
  });
  return {
    address,
    archive,
    out,
    close: async () => {
      ended.abort();
      await closed;
    },
  };
};

/**
 * The site as `fieldpost serve` makes it, built again when a log changes.
 *
 * @throws what the build said, if it fails
 */
export const serveTestSite = async (
  name: string,
  base = '/',
): Promise<Serving & { /** How many builds have been finished. */ builds(): number }> => {
  const archive = path.join(CACHE, `archive-${name}`);
  makeArchive(archive, base);
  const out = path.join(CACHE, `site-${name}`);
  const ended = new AbortController();
  let builds = 0;
  let closed: Promise<void> = Promise.resolve();
  const address = await new Promise<string>((resolve, reject) => {
    closed = serve({
      root: archive,
      out,
      port: 0,
      signal: ended.signal,
      say: (message) => {
        if (message.what === 'failed') reject(new Error(message.output));
        if (message.what === 'built') builds += 1;
        if (message.what === 'serving') resolve(message.address);
      },
    });
    closed.catch(reject);
  });
  return {
    address,
    archive,
    out,
    builds: () => builds,
    close: async () => {
      ended.abort();
      await closed;
    },
  };
};
