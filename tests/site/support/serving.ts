// The test archive's site, served as it is.

import { serveFolder } from '../../../src/site/serve.ts';
import { BASE, sharedTestSite } from './site.ts';

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
export const serveSharedSite = async (): Promise<Serving> => {
  const { archive, out } = await sharedTestSite();
  const ended = new AbortController();
  let closed: Promise<void> = Promise.resolve();
  const address = await new Promise<string>((resolve, reject) => {
    closed = serveFolder(out, BASE, 0, resolve, ended.signal);
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
