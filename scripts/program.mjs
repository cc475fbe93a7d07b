// Opens the command line as quickly as it can be had: the program a package brings along, or one that is made of the
// sources and kept in `.cache/program` until any of them changes. What is kept is found by the bytes of all it was made
// of, so it is never older than the sources; where it cannot be made or kept, the sources themselves run, which does
// the same more slowly.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installed, root } from './node.mjs';

/** Whatever else decides what comes out: how it is made, and the packages it is made with. */
const BESIDE = ['scripts/bundle.mjs', 'package-lock.json'];
/** So many are kept: who goes from one state of the sources to another and back waits once. */
const KEPT = 3;

/** Where a package has its program, in a folder that has the program's name. */
export const packed = path.join(root, 'program', 'command');
const folder = path.join(installed, '.cache', 'program');
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
 * The name of a program.
 * @param {readonly string[]} sources paths in the checkout
 */
export const nameOf = (sources) => hashOf([...sources, ...BESIDE].sort());

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
  const { bundle } = await import('./bundle.mjs');
  const fresh = path.join(folder, `.new-${process.pid}`);
  try {
    const sources = await bundle(fresh, { up: '../../..', ending: 'ts' });
    const name = nameOf(sources);
    // Who else makes the same at the same time makes the same files.
    rmSync(path.join(folder, name), { recursive: true, force: true });
    renameSync(fresh, path.join(folder, name));
    const list = `${listFile}.${process.pid}`;
    writeFileSync(list, JSON.stringify(sources));
    renameSync(list, listFile);
    tidy();
    return name;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
};

/** The name of the program that is kept, and as new as the sources; undefined if there is none. */
const find = () => {
  try {
    const name = nameOf(JSON.parse(readFileSync(listFile, 'utf8')));
    return statSync(path.join(folder, name, 'main.js')).isFile() ? name : undefined;
  } catch {
    return undefined;
  }
};

/** @returns {Promise<{ name?: string, file: string }>} the program and its name, which the sources have none of */
const look = async () => {
  if (root !== installed) {
    const [name = ''] = readdirSync(packed);
    return { name, file: path.join(packed, name, 'main.js') };
  }
  try {
    mkdirSync(folder, { recursive: true });
    const name = find() ?? (await make());
    return { name, file: path.join(folder, name, 'main.js') };
  } catch {
    // A folder that cannot be written, or an installation without the bundler.
    return { file: path.join(root, 'src/cli/main.ts') };
  }
};

/** @returns {Promise<{ runHere: typeof import('../src/cli/main.ts').runHere, code?: string }>} `code` names what was found */
export async function openProgram() {
  const { name, file } = await look();
  module.enableCompileCache?.(path.join(folder, name ?? 'sources', 'compiled'));
  const { runHere } = await import(pathToFileURL(file).href);
  return { runHere, ...(name === undefined ? {} : { code: name }) };
}
