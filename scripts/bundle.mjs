// Makes one quick program of the command line's many modules, and keeps it in `.cache/program` until any of them
// changes. What is kept is found by the bytes of all it was made of, so it is never older than the sources; where it
// cannot be made or kept, the sources themselves run, which does the same more slowly. Plain JavaScript, because it
// runs before anything that reads TypeScript is known to be needed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './node.mjs';

const ENTRY = 'src/cli/main.ts';
/** Whatever else decides what comes out: how it is made, and the packages it is made with. */
const BESIDE = ['scripts/bundle.mjs', 'package-lock.json'];
/** What is loaded only by the commands that need it, from where npm laid it. */
const LEFT_OUT = ['imapflow', 'nodemailer', 'nodemailer/lib/mail-composer', 'postal-mime'];
/**
 * What is long, takes long to set up, and few commands need is read when it is first used, from where npm laid it: a
 * module, and what it is imported for.
 * @type {Readonly<Record<string, string>>}
 */
const LATE = { '@noble/curves/bls12-381.js': 'bls12_381', '@noble/curves/ed25519.js': 'ed25519' };
/** So many are kept: who goes from one state of the sources to another and back waits once. */
const KEPT = 3;

const folder = path.join(root, '.cache', 'program');
/** Names the files the last one was made of. */
const listFile = path.join(folder, 'made-of.json');

/**
 * SHA-256 over files and their paths in the checkout.
 * @param {readonly string[]} files paths in the checkout
 * @throws if one is not there
 */
const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(path.join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 32);
};

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

const HEAD = `import fieldpostPath from 'node:path';
import { pathToFileURL as fieldpostUrl } from 'node:url';
const fieldpostRoot = fieldpostPath.resolve(import.meta.dirname, '../../..');`;

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

/** @type {import('esbuild').Plugin} */
const ownModules = {
  name: 'own modules',
  setup(build) {
    // The site is built by Astro from its sources, whoever starts it.
    build.onResolve({ filter: /\/site\// }, ({ path: asked, resolveDir, kind }) =>
      kind === 'dynamic-import'
        ? { path: `../../../${inCheckout(path.resolve(resolveDir, asked))}`, external: true }
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
};

/** Takes away all but the newest programs. */
const tidy = () => {
  const kept = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, at: statSync(path.join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { name } of kept.slice(KEPT)) rmSync(path.join(folder, name), { recursive: true, force: true });
};

/** Makes the program and keeps it under the name of what it was made of. */
const make = async () => {
  const { build } = await import('esbuild');
  const fresh = path.join(folder, `.new-${process.pid}`);
  try {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [ENTRY],
      outdir: fresh,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      tsconfigRaw: {},
      minifyWhitespace: true,
      external: LEFT_OUT,
      banner: { js: HEAD },
      define: { 'import.meta.env': 'undefined' },
      plugins: [ownModules],
      metafile: true,
      logLevel: 'silent',
    });
    const files = [...Object.keys(metafile.inputs).filter((file) => file.startsWith('src/')), ...BESIDE].sort();
    const name = hashOf(files);
    // Who else makes the same at the same time makes the same files.
    rmSync(path.join(folder, name), { recursive: true, force: true });
    renameSync(fresh, path.join(folder, name));
    const list = `${listFile}.${process.pid}`;
    writeFileSync(list, JSON.stringify(files));
    renameSync(list, listFile);
    tidy();
    return name;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
};

/** The name of the program that is kept and as new as the sources; undefined if there is none. */
const find = () => {
  try {
    const name = hashOf(JSON.parse(readFileSync(listFile, 'utf8')));
    return statSync(path.join(folder, name, 'main.js')).isFile() ? name : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The command line, as quick as it can be had.
 * @returns {Promise<{ runHere: typeof import('../src/cli/main.ts').runHere, code?: string }>} `code` names what was found
 */
export async function openProgram() {
  let name = find();
  try {
    mkdirSync(folder, { recursive: true });
    name ??= await make();
  } catch {
    // A folder that cannot be written, or an installation without the bundler.
  }
  module.enableCompileCache?.(path.join(folder, name ?? 'sources', 'compiled'));
  const file = name === undefined ? path.join(root, ENTRY) : path.join(folder, name, 'main.js');
  const { runHere } = await import(pathToFileURL(file).href);
  return { runHere, ...(name === undefined ? {} : { code: name }) };
}
