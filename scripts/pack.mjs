// Makes of the checkout what the package holds beside its launcher: `program/`, with the modules compiled, because Node
// strips no types below `node_modules`, the command line as one quick program, and the files an archive begins with.
// `npm pack` calls it before, and once more to clear up: `node scripts/run.mjs scripts/pack.mjs [clear]`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { codeFingerprint, filesUnder, fingerprintOf, SETTINGS_FILE } from '../src/archive/index.ts';
import { LOG_VERSIONS } from '../src/log/schema.ts';
import { RULESETS } from '../src/rulesets/index.ts';
import { bundle } from './bundle.mjs';
import { root } from './node.mjs';
import { nameOf, packed } from './program.mjs';

const program = path.join(root, 'program');

/** What goes along as it is. */
const TEXTS = ['content', 'tests/cases'];
/** What of it is for those who write or test it. */
const FOR_MAKERS = /^content\/(pictures|cases-drafts|clauses-drafts\.json|TRANSLATING\.md)|\.ts$/;
/** The command line is one program already. */
const BUNDLED = /^src\/cli\//;
/** What an archive has of the program's own besides settings, games and the package it asks for. */
const CLUB_FILES = ['.ci/archive', '.github/workflows', '.gitattributes', 'fieldpost'];

/** @param {string} folder a path in the checkout */
const filesIn = (folder) =>
  filesUnder(path.join(root, folder)).map((file) => `${folder}/${file.split(path.sep).join('/')}`);

/**
 * @param {string} file a path in the checkout
 * @param {string | Buffer} contents
 */
const put = (file, contents) => {
  const into = path.join(program, file);
  mkdirSync(path.dirname(into), { recursive: true });
  writeFileSync(into, contents);
};

/** Modules are asked for by the names they have now. @param {string} text */
const renamed = (text) => text.replace(/(["'])(\.{1,2}\/[\w./-]*)\.ts\1/g, '$1$2.js$1');

/** @param {string} text */
const compiled = (text) =>
  transformSync(text, { loader: 'ts', format: 'esm', target: 'node24', minifyWhitespace: true, tsconfigRaw: {} }).code;

/** @param {string} file a path in the checkout */
const putSource = (file) => {
  const bytes = readFileSync(path.join(root, file));
  if (file.endsWith('.d.ts')) return;
  if (file.endsWith('.ts')) put(file.replace(/ts$/, 'js'), renamed(compiled(bytes.toString('utf8'))));
  else if (/\.(astro|mjs)$/.test(file)) put(file, renamed(bytes.toString('utf8')));
  else put(file, bytes);
};

/** What earlier copies had at the top as well. */
const GONE = ['.nvmrc'];

/** The part of `.gitignore` that is about an archive; npm packs no file of that name. */
const ignoredInArchives = () => `${readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n\n')[0]}\n`;

/**
 * What a checkout has, and so a copy of it, but for what is the archive's own: files and whole folders. In folders that
 * belong to the host others may have files as well.
 */
const topOfCheckout = () => {
  const { stdout, status } = spawnSync('git', ['-C', root, 'ls-files'], { encoding: 'utf8' });
  if (status !== 0) throw new Error('git does not know the files of this checkout');
  const tops = new Set([
    ...stdout
      .trim()
      .split('\n')
      .map((file) => (file.startsWith('.') ? file : (file.split('/')[0] ?? ''))),
    ...GONE,
  ]);
  return [...tops].filter((name) => !['games', SETTINGS_FILE].includes(name)).sort();
};

const pack = async () => {
  for (const file of filesIn('src').filter((each) => !BUNDLED.test(each))) putSource(file);
  putSource('astro.config.mjs');
  for (const file of TEXTS.flatMap(filesIn).filter((each) => !FOR_MAKERS.test(each)))
    put(file, readFileSync(path.join(root, file)));
  for (const file of CLUB_FILES) cpSync(path.join(root, file), path.join(program, 'club', file), { recursive: true });
  put('club/gitignore', ignoredInArchives());

  const fresh = path.join(packed, 'new');
  const sources = await bundle(fresh, { up: '../..', ending: 'js' });
  renameSync(fresh, path.join(packed, nameOf(sources)));

  const { name, version, type } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  put('package.json', `${JSON.stringify({ name, version, type }, undefined, 2)}\n`);
  /** @type {import('../src/cli/club/release.ts').Release} */
  const release = {
    version,
    log: LOG_VERSIONS,
    rulesets: RULESETS.map((ruleset) => `${ruleset.id} ${ruleset.version}`),
    rules: codeFingerprint(root),
    pages: fingerprintOf(root, ['src/site', 'src/charts', 'src/i18n', 'content']).slice(0, 16),
    tops: topOfCheckout(),
  };
  put('release.json', `${JSON.stringify(release, undefined, 2)}\n`);
};

rmSync(program, { recursive: true, force: true });
if (process.argv[2] !== 'clear') await pack();
