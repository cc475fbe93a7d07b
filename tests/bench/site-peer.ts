// The peer of building the site: a minimal Astro project that writes the same files. Its pages take their finished text
// from a plain module and do nothing else; files that are no pages come from endpoints, one for each kind.

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../site/support/site.ts';

const home = path.resolve(import.meta.dirname, '../..');

/** Astro copies and bundles these itself; they do not grow with the archive. */
const isOwn = (file: string): boolean => file.startsWith('_astro/') || file === 'icon.svg';

const pageSource = `---
import { readFileSync } from 'node:fs';
import { folder, pages } from '../files.mjs';
export const getStaticPaths = () => pages.map((page) => ({ params: { page: page || undefined }, props: { page } }));
const { page } = Astro.props;
const text = readFileSync(folder + '/' + (page === '' ? '' : page + '/') + 'index.html', 'utf8');
---
<Fragment set:html={text} />
`;

const endpointSource = (kind: string): string => `
import { readFileSync } from 'node:fs';
import { files, folder } from '../files.mjs';
export const getStaticPaths = () =>
  files.filter((file) => file.endsWith('.${kind}')).map((file) => ({ params: { file: file.slice(0, -${kind.length + 1}) } }));
export const GET = ({ params }) => new Response(readFileSync(folder + '/' + params.file + '.${kind}'));
`;

/**
 * Makes the project in `root`.
 *
 * @param built the folder of the site whose files it is to write
 * @returns how many pages it will write
 */
export const makePeer = (root: string, built: string): number => {
  const all = filesOf(built).filter((file) => !isOwn(file));
  const pages = all.filter((file) => /(^|\/)index\.html$/.test(file)).map((file) => path.posix.dirname(file));
  const files = all.filter((file) => !file.endsWith('.html'));
  mkdirSync(path.join(root, 'src', 'pages'), { recursive: true });
  symlinkSync(path.join(home, 'node_modules'), path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'package.json'), '{"type":"module","private":true}\n');
  writeFileSync(
    path.join(root, 'astro.config.mjs'),
    `export default { trailingSlash: 'always', build: { format: 'directory' }, cacheDir: './.cache' };\n`,
  );
  const named = pages.map((page) => (page === '.' ? '' : page));
  writeFileSync(
    path.join(root, 'src', 'files.mjs'),
    `export const folder = ${JSON.stringify(built)};\nexport const pages = ${JSON.stringify(named)};\nexport const files = ${JSON.stringify(files)};\n`,
  );
  writeFileSync(path.join(root, 'src', 'pages', '[...page].astro'), pageSource);
  for (const kind of new Set(files.map((file) => path.extname(file).slice(1)))) {
    writeFileSync(path.join(root, 'src', 'pages', `[...file].${kind}.ts`), endpointSource(kind));
  }
  return pages.length;
};

/** Bytes of all files in a folder, but for what Astro bundles. */
export const bytesIn = (folder: string, sizeOf: (file: string) => number): number =>
  filesOf(folder)
    .filter((file) => !isOwn(file))
    .reduce((sum, file) => sum + sizeOf(path.join(folder, file)), 0);

/** Turn pages of a built site, in all languages. */
export const turnPagesIn = (folder: string): number =>
  filesOf(folder).filter((file) => /\/r\d+-[^/]+\/index\.html$/.test(file)).length;
