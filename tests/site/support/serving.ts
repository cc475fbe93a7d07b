// The test archive's site, built and served as `fieldpost serve` does it.

import path from 'node:path';
import { serve } from '../../../src/site/serve.ts';
import { makeArchive } from './archive.ts';

const CACHE = path.resolve(import.meta.dirname, '..', '..', '..', '.cache', 'tests');

export interface Serving {
  readonly address: string;
  readonly archive: string;
  /** The folder the site is in. */
  readonly out: string;
  /** How many builds have been finished. */
  builds(): number;
  close(): Promise<void>;
}

/** @throws what the build said, if it fails */
export const serveTestSite = async (name: string, base = '/'): Promise<Serving> => {
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
