// Releases as npm would have them, and an npm that lays down what a file names: what it would fetch and unpack is
// already a folder. The real one is asked in tests/long/package.test.ts.

import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../src/cli/club/release.ts';
import { newFolder, project } from '../cli/support.ts';

/** `npm ci`, and `npm install … <file>`: the file names the folder that is laid down, or says what goes wrong. */
const NPM = `#!/usr/bin/env node
const { cpSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
if (process.argv[2] === 'ci') {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  rmSync('node_modules', { recursive: true, force: true });
  const laid = readFileSync(dependencies.fieldpost.slice(5), 'utf8').trim();
  cpSync(laid, 'node_modules/fieldpost', { recursive: true, verbatimSymlinks: true });
  writeFileSync('node_modules/.package-lock.json', '{}');
  process.exit(0);
}
const file = process.argv.at(-1);
const said = readFileSync(file, 'utf8').trim();
if (said === 'fails') process.exit(1);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const name = said === 'another' ? 'chess' : 'fieldpost';
manifest.dependencies = { ...manifest.dependencies, [name]: 'file:' + require('node:path').relative('.', file) };
writeFileSync('package.json', JSON.stringify(manifest, undefined, 2) + '\\n');
writeFileSync('package-lock.json', '{}\\n');
if (said === 'another') process.exit(0);
rmSync('node_modules/fieldpost', { recursive: true, force: true });
cpSync(said, 'node_modules/fieldpost', { recursive: true, verbatimSymlinks: true });
writeFileSync('node_modules/.package-lock.json', '{}');
writeFileSync('node_modules/npm-said.json', JSON.stringify({ args: process.argv.slice(2), env: process.env }));
`;

const RELEASE: Release = {
  version: '0.2.0',
  log: [1],
  rulesets: ['second-edition 2'],
  rules: 'a',
  pages: 'a',
  tops: [
    '.ci/archive',
    '.ci/run',
    '.gitattributes',
    '.gitignore',
    'LICENSE',
    'README.md',
    'fieldpost',
    'package.json',
    'src',
  ],
};

export interface Packed {
  /** The file npm is asked for. */
  readonly file: string;
  /** The folder of its program where somebody else has installed it, as `npx` does. */
  readonly project: string;
}

/** A release in a file, and installed in a folder of its own. */
export const packed = (more: Partial<Release> = {}, club: Readonly<Record<string, string>> = {}): Packed => {
  const release = { ...RELEASE, ...more };
  const folder = newFolder();
  const laid = path.join(folder, 'laid');
  const program = path.join(laid, 'program');
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(program, file)), { recursive: true });
    writeFileSync(path.join(program, file), text);
  };
  mkdirSync(path.join(laid, 'bin'), { recursive: true });
  writeFileSync(path.join(laid, 'bin', 'fieldpost.mjs'), `console.log('${release.version}', process.argv.at(-1));\n`);
  put('package.json', `{ "name": "fieldpost", "version": "${release.version}" }`);
  put('release.json', JSON.stringify(release));
  symlinkSync(path.join(project, 'content'), path.join(program, 'content'));
  for (const file of ['.ci/archive', '.github/workflows/archive.yml', '.gitattributes', 'fieldpost'])
    cpSync(path.join(project, file), path.join(program, 'club', file));
  cpSync(path.join(project, '.gitignore'), path.join(program, 'club', 'gitignore'));
  for (const [file, text] of Object.entries(club)) put(`club/${file}`, text);
  const file = path.join(folder, `fieldpost-${release.version}.tgz`);
  writeFileSync(file, laid);
  const away = path.join(folder, 'npx');
  cpSync(laid, path.join(away, 'node_modules', 'fieldpost'), { recursive: true, verbatimSymlinks: true });
  writeFileSync(path.join(away, 'package.json'), JSON.stringify({ dependencies: { fieldpost: `file:${file}` } }));
  return { file, project: path.join(away, 'node_modules', 'fieldpost', 'program') };
};

/** A file that npm makes something else of. */
export const oddFile = (said: 'fails' | 'another'): string => {
  const file = path.join(newFolder(), `${said}.tgz`);
  writeFileSync(file, said);
  return file;
};

/** The environment in which that npm is found. */
export const withNpm = (): { readonly [name: string]: string | undefined } => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'npm'), NPM);
  chmodSync(path.join(folder, 'npm'), 0o755);
  return {
    ...process.env,
    LANG: 'en_GB.UTF-8',
    LC_ALL: undefined,
    PATH: `${folder}${path.delimiter}${process.env.PATH}`,
    npm_config_local_prefix: '/somewhere/else',
  };
};
