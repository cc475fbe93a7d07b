// A site built for tests, and its files.

import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { filesUnder } from '../../../src/archive/index.ts';
import { buildSite } from '../../../src/site/build.ts';
import { ensureChromium } from '../../support/chromium.ts';
import { projectFiles, root as ROOT } from '../../support/sources.ts';
import { makeArchive } from './archive.ts';

/** Where tests keep what they build. */
export const CACHE = path.resolve(import.meta.dirname, '..', '..', '..', '.cache', 'tests');

/** The site that files share, with a mark that it is built. */
const SHARED = path.join(CACHE, 'shared');

/** So few are in a part of its search that there are several, as in large archives. */
export const FEW_RECORDS = 40;

/** The path it stands under: what forgets it leads nowhere. A site at the top of a host is that of this repository. */
export const BASE = '/club/';

export interface TestSite {
  readonly archive: string;
  readonly out: string;
}

/** Makes the test archive and builds its site. */
const build = async (archive: string, out: string): Promise<void> => {
  makeArchive(archive, BASE);
  const built = await buildSite({ root: archive, out, pictures: 'none', records: FEW_RECORDS });
  if (!built.ok) throw new Error(built.output);
};

/** What the project's files are, as far as their names, sizes and times tell. */
const projectNow = (): string =>
  projectFiles()
    .map((file) => {
      const { size, mtimeMs } = statSync(path.join(ROOT, file));
      return `${file} ${size} ${mtimeMs}\n`;
    })
    .join('');

/** A run begins: what was built of other files is not this project's any more, and a browser is found for all. */
export const setup = async (): Promise<void> => {
  const [of, now] = [path.join(SHARED, 'of'), projectNow()];
  const says = (file: string, text: string): boolean => existsSync(file) && readFileSync(file, 'utf8') === text;
  const isSame = says(of, now) && says(path.join(SHARED, 'done'), '');
  if (!isSame) rmSync(SHARED, { recursive: true, force: true });
  mkdirSync(SHARED, { recursive: true });
  writeFileSync(of, now);
  await ensureChromium(() => {});
};

/**
 * The test archive's site as all files of a run share it, for reading only. Whoever asks first builds it; others wait.
 *
 * @throws what the build said, if it fails
 */
export const sharedTestSite = async (): Promise<TestSite> => {
  const [archive, out, done] = [path.join(SHARED, 'archive'), path.join(SHARED, 'site'), path.join(SHARED, 'done')];
  if (isFirst(archive)) {
    const said = await build(archive, out).then(
      () => '',
      (error: unknown) => String(error),
    );
    writeFileSync(done, said);
  }
  // Nobody writes `done` before a build has ended, and a build that never ends meets the limit of the hook that waits.
  while (!existsSync(done)) await setTimeout(200);
  const failed = readFileSync(done, 'utf8');
  if (failed !== '') throw new Error(failed);
  return { archive, out };
};

/** Only one of all that ask for the same folder makes it. */
const isFirst = (folder: string): boolean => {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
};

/** Every file of a folder, relative to it, with slashes. */
export const filesOf = (folder: string): readonly string[] =>
  filesUnder(folder).map((file) => file.split(path.sep).join('/'));

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

/** The part of a page that is its map, with its key. */
export const mapIn = (text: string): string => /<figure class="board">.*?<\/figure>/s.exec(text)?.[0] ?? '';

/**
 * A link as an address from the root of its server, `#anchor` included; guides name each other relative to themselves.
 */
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
