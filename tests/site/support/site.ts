// A site built for tests, its files, and a small server for them.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Built, buildSite } from '../../../src/site/build.ts';
import { makeArchive } from './archive.ts';

const CACHE = path.resolve(import.meta.dirname, '..', '..', '..', '.cache', 'tests');

export interface TestSite {
  readonly archive: string;
  readonly out: string;
  readonly built: Built & { readonly ok: true };
}

/** Makes the test archive and builds its site; each name has folders of its own. */
export const buildTestSite = async (name: string, base = '/'): Promise<TestSite> => {
  const archive = path.join(CACHE, `archive-${name}`);
  const out = path.join(CACHE, `site-${name}`);
  makeArchive(archive, base);
  const built = await buildSite({ root: archive, out });
  if (!built.ok) throw new Error(built.output);
  return { archive, out, built };
};

/** Every file of a folder, relative to it, with slashes. */
export const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

export interface Html {
  readonly file: string;
  readonly text: string;
  readonly ids: readonly string[];
  /** `href` and `src` values, entities resolved. */
  readonly links: readonly string[];
}

const plain = (text: string): string =>
  text.replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

const values = (text: string, name: string): readonly string[] =>
  [...text.matchAll(new RegExp(`<[a-z][^<>]*?\\s${name}="([^"]*)"`, 'g'))].flatMap(([, value]) =>
    value === undefined ? [] : [plain(value)],
  );

/** All attributes of a name: several may stand in one tag, but each name only once. */
export const htmlOf = (folder: string): readonly Html[] =>
  filesOf(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return { file, text, ids: values(text, 'id'), links: [...values(text, 'href'), ...values(text, 'src')] };
    });

/** A link as an address from the root of its server, `#anchor` included; guides name each other relative to themselves. */
export const addressOf = (base: string, file: string, link: string): string => {
  const { pathname, hash } = new URL(link, `http://site.test${base}${file.replace(/index\.html$/, '')}`);
  return decodeURI(pathname) + decodeURI(hash);
};

/** The file of the site that an address means; undefined if there is none. */
export const fileOfAddress = (folder: string, base: string, address: string): string | undefined => {
  const [asked = ''] = address.split(/[?#]/);
  if (!asked.startsWith(base)) return undefined;
  const file = decodeURI(asked.slice(base.length));
  const found = [file, `${file}index.html`].find(
    (each) => each !== '' && !each.endsWith('/') && existsSync(path.join(folder, each)),
  );
  return found;
};
