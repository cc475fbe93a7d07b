// Makes one quick program of the command line's many modules. Plain JavaScript, because it runs before anything that
// reads TypeScript is known to be needed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './node.mjs';

const ENTRY = 'src/cli/main.ts';
/** What is loaded only by the commands that need it, from where npm laid it. */
const LEFT_OUT = ['imapflow', 'nodemailer', 'nodemailer/lib/mail-composer', 'postal-mime'];
/**
 * What is long, takes long to set up, and few commands need is read when it is first used, from where npm laid it: a
 * module, and what it is imported for.
 * @type {Readonly<Record<string, string>>}
 */
const LATE = { '@noble/curves/bls12-381.js': 'bls12_381', '@noble/curves/ed25519.js': 'ed25519' };

/**
 * Where a program is to run.
 * @typedef {object} Place
 * @property {string} up the way from its folder to the folder that holds `src`
 * @property {'ts' | 'js'} ending of the modules in `src`
 */

/**
 * Where a module asks for its own place, it is told the place of its source.
 * @param {string} file path in the checkout
 * @param {string} text
 */
const placed = (file, text) =>
  text
    .replaceAll('import.meta.dirname', `fieldpostPath.join(fieldpostRoot, ${JSON.stringify(path.posix.dirname(file))})`)
    .replaceAll('import.meta.url', `fieldpostUrl(fieldpostPath.join(fieldpostRoot, ${JSON.stringify(file)})).href`);

/** As one name for all of it zod is kept whole; taken as a module, what nobody uses of it is left out. */
const ALL_OF_ZOD = "import { z } from 'zod';";

/** @param {Place} place */
const headFor = ({ up }) => `import fieldpostPath from 'node:path';
import { pathToFileURL as fieldpostUrl } from 'node:url';
const fieldpostRoot = fieldpostPath.resolve(import.meta.dirname, '${up}');`;

/**
 * Schemas are held against what JSON gives, in which nothing leads back to itself: whether a value was met before is
 * not asked. In place of zod's `core/memoizer.js`.
 */
const NO_MEMORY = `export class $ZodCyclicError extends Error {}
export const isRecursiveSchema = () => true;
export const isBackEdge = () => false;
const none = { alloc: (_schema, _payload, empty) => empty, guard() {}, attach() {} };
export const memoizer = () => none;`;

/** @param {string} file an absolute path */
const inCheckout = (file) => path.relative(root, file).split(path.sep).join('/');

/**
 * @param {Place} place
 * @returns {import('esbuild').Plugin}
 */
const ownModules = ({ up, ending }) => ({
  name: 'own modules',
  setup(build) {
    // The site is built by Astro from its sources, whoever starts it.
    build.onResolve({ filter: /\/site\// }, ({ path: asked, resolveDir, kind }) =>
      kind === 'dynamic-import'
        ? { path: `${up}/${inCheckout(path.resolve(resolveDir, asked)).replace(/ts$/, ending)}`, external: true }
        : undefined,
    );
    // What zod says of a fault is for programmers; of its fifty languages one is enough.
    build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: `export { default as en } from './en.js';`,
      loader: 'js',
    }));
    build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]core[\\/]memoizer\.js$/ }, () => ({
      contents: NO_MEMORY,
      loader: 'js',
    }));
    build.onResolve({ filter: /^@noble\/curves\// }, ({ path: asked }) =>
      asked in LATE ? { path: asked, namespace: 'late' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'late' }, ({ path: asked }) => ({
      contents: `import { createRequire } from 'node:module';
const load = createRequire(import.meta.url);
export const ${LATE[asked]} = new Proxy({}, { get: (_, key) => load('${asked}').${LATE[asked]}[key] });`,
      resolveDir: root,
    }));
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      const slim = text.replace(ALL_OF_ZOD, "import * as z from 'zod';");
      const contents = slim.includes('import.meta.') ? placed(inCheckout(file), slim) : slim;
      return contents === text ? undefined : { contents, loader: 'ts' };
    });
  },
});

/**
 * Makes the program: `main.js` and what it loads when it is needed.
 * @param {string} into the folder it is made in
 * @param {Place} place
 * @returns {Promise<readonly string[]>} the sources it was made of, by their paths in the checkout
 */
export async function bundle(into, place) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outdir: into,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    tsconfigRaw: {},
    minifyWhitespace: true,
    external: LEFT_OUT,
    banner: { js: headFor(place) },
    define: { 'import.meta.env': 'undefined' },
    plugins: [ownModules(place)],
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).filter((file) => file.startsWith('src/'));
}
