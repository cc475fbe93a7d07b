// How the archive becomes a site. What a group sets for itself (address, base path, languages) stands in fieldpost.json.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';

const root = path.dirname(fileURLToPath(import.meta.url));
// An archive elsewhere brings its own settings; the commands hand its folder on in this variable.
const archive = process.env.FIELDPOST_ARCHIVE ?? root;
/** @type {{ site?: string, base?: string }} */
const settings = JSON.parse(readFileSync(path.join(archive, 'fieldpost.json'), 'utf8'));

export default defineConfig({
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: process.env.FIELDPOST_OUT ?? './dist',
  cacheDir: './.cache/astro',
  output: 'static',
  ...(settings.site === undefined ? {} : { site: settings.site }),
  base: settings.base ?? '/',
  trailingSlash: 'always',
  build: { format: 'directory' },
  integrations: [mdx()],
  devToolbar: { enabled: false },
});
