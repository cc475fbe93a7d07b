// How the archive becomes a site. What a group sets for itself (address, base path, languages) stands in fieldpost.json.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { cacheIn } from './src/archive/index.ts';
import { keepBundle } from './src/site/bundle/keep.ts';
import { leanBoards, packedCatalogues } from './src/site/lean.ts';
import { settingsFor } from './src/site/settings.ts';
import { SPOKEN } from './src/site/spoken.ts';

const root = path.dirname(fileURLToPath(import.meta.url));
// An archive elsewhere brings its own settings; the commands hand its folder on in this variable.
const archive = process.env.FIELDPOST_ARCHIVE ?? root;
const settings = settingsFor(archive);
process.env[SPOKEN] = settings.languages.join(' ');
const out = path.resolve(root, process.env.FIELDPOST_OUT ?? 'dist');
// What one build leaves for the next is of one archive and one folder; builds of others may run beside it.
const own = createHash('sha256')
  .update(`${path.resolve(archive)}\n${out}`)
  .digest('hex')
  .slice(0, 12);

export default defineConfig({
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: out,
  cacheDir: path.join(cacheIn(root), 'astro', own),
  output: 'static',
  ...(settings.site === undefined ? {} : { site: settings.site }),
  base: settings.base,
  trailingSlash: 'always',
  // A style sheet in the page, however small, is none to the content-security policy the site is served with.
  build: { format: 'directory', inlineStylesheets: 'never' },
  // Pages are made in processes of their own with what astro bundles; src/site/paths.ts makes their keys.
  integrations: [mdx(), keepBundle()],
  // Code in guides takes the colours of the page.
  markdown: { shikiConfig: { theme: 'css-variables' } },
  // Scripts of more than that are files of their own, fetched once and not written into every page.
  vite: {
    build: { assetsInlineLimit: 2048 },
    // The worker that checks turns holds the rules and not the schemas beside them: what a module makes when it is read
    // matters only where something of it is used.
    worker: {
      plugins: () => [packedCatalogues(), leanBoards()],
      format: 'es',
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  },
  devToolbar: { enabled: false },
});
