import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './support/sources.ts';

const run = path.join(root, 'scripts', 'run.mjs');
let folder = '';
const program = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-launch-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('scripts/run.mjs', () => {
  test('runs TypeScript under Node 24 or later, with its arguments, and says nothing itself', () => {
    const file = program(
      'tell.ts',
      'const [, , ...rest]: string[] = process.argv; console.log(process.version, ...rest);',
    );
    const done = spawnSync(process.execPath, [run, file, 'submit', '--yes'], { encoding: 'utf8' });
    expect(done.stderr).toBe('');
    expect(done.stdout).toMatch(/^v(2[4-9]|[3-9]\d)\.\S+ submit --yes\n$/);
  });

  test('hands the exit code on', () => {
    const file = program('fail.ts', 'process.exitCode = 3;');
    expect(spawnSync(process.execPath, [run, file]).status).toBe(3);
  });

  test('hands a request to stop on, and waits for the program to do so', async () => {
    const file = program(
      'serve.ts',
      `process.on('SIGTERM', () => { console.log('closed'); process.exit(0); }); setInterval(() => {}, 1000); console.log('open');`,
    );
    const server = spawn(process.execPath, [run, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    const said: string[] = [];
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.push(text.trim());
      if (text.includes('open')) server.kill('SIGTERM');
    });
    const exitCode = await new Promise((resolve) => server.on('exit', resolve));
    expect({ exitCode, said }).toEqual({ exitCode: 0, said: ['open', 'closed'] });
  });
});

describe('fieldpost and bin/fieldpost.mjs', () => {
  /** A checkout whose command line is two modules of a few words. */
  const checkout = () => {
    const home = mkdtempSync(path.join(folder, 'checkout-'));
    for (const each of ['bin', 'scripts', 'src/cli', 'node_modules'])
      mkdirSync(path.join(home, each), { recursive: true });
    for (const file of [
      'fieldpost',
      'bin/fieldpost.mjs',
      'scripts/bundle.mjs',
      'scripts/program.mjs',
      'scripts/node.mjs',
      'package-lock.json',
    ])
      copyFileSync(path.join(root, file), path.join(home, file));
    for (const each of readdirSync(path.join(root, 'node_modules')).filter((name) => name !== '.fieldpost-node'))
      symlinkSync(path.join(root, 'node_modules', each), path.join(home, 'node_modules', each));
    const put = (file: string, text: string) => writeFileSync(path.join(home, 'src', 'cli', file), text);
    put(
      'main.ts',
      `import { word } from './word.ts';
export const runHere = async (argv: readonly string[], code?: string): Promise<number> => {
  console.log(word, import.meta.dirname, code === undefined ? 'sources' : 'made', ...argv);
  return 3;
};`,
    );
    put('word.ts', "export const word: string = 'first';");
    const start = (...argv: readonly string[]) => {
      const done = spawnSync(path.join(home, 'fieldpost'), argv, { encoding: 'utf8', cwd: folder });
      return { code: done.status, said: (done.stdout + done.stderr).trim() };
    };
    return { home, put, start, place: path.join(home, 'src', 'cli') };
  };

  test('what is made of the sources says the same as they do, and is never older than they are', () => {
    const { put, start, place } = checkout();
    expect(start('status', '--mine')).toEqual({ code: 3, said: `first ${place} made status --mine` });
    expect(start().said).toBe(`first ${place} made`);
    put('word.ts', "import { other } from './other.ts';\nexport const word = other;");
    put('other.ts', "export const other = 'second';");
    expect(start().said).toBe(`second ${place} made`);
    put('other.ts', "export const other = 'thirdly';");
    expect(start().said).toBe(`thirdly ${place} made`);
    put('word.ts', "export const word: string = 'first';");
    expect(start().said).toBe(`first ${place} made`);
  });

  test('a checkout that cannot be written, or a bundler that is missing, leaves the sources to run', () => {
    const { home, start, place } = checkout();
    writeFileSync(path.join(home, '.cache'), 'no folder');
    expect(start('log')).toEqual({ code: 3, said: `first ${place} sources log` });
    rmSync(path.join(home, '.cache'));
    rmSync(path.join(home, 'node_modules', 'esbuild'));
    expect(start('log')).toEqual({ code: 3, said: `first ${place} sources log` });
  });

  test('what is set up when it is first used does the same', () => {
    const { home, put, start } = checkout();
    put(
      'main.ts',
      `import { bls12_381 } from '@noble/curves/bls12-381.js';
import { ed25519 } from '@noble/curves/ed25519.js';
const words = new TextEncoder().encode('a turn');
const { shortSignatures: bls, G1 } = bls12_381;
export const runHere = async (_: readonly string[], code?: string): Promise<number> => {
  const { secretKey, publicKey } = ed25519.keygen(new Uint8Array(32).fill(7));
  const own = bls.keygen(new Uint8Array(48).fill(7));
  const signed = bls.sign(bls.hash(words), own.secretKey);
  console.log(code === undefined ? 'sources' : 'made');
  console.log(ed25519.verify(ed25519.sign(words, secretKey), words, publicKey), bls.verify(signed, bls.hash(words), own.publicKey));
  console.log(bls.verify(signed, bls.hash(publicKey), own.publicKey), G1.Point.BASE.toHex(), signed.toHex());
  return 0;
};`,
    );
    const made = start();
    expect(made.said).toMatch(/^made\ntrue true\nfalse [0-9a-f]+ [0-9a-f]+$/);
    rmSync(path.join(home, 'node_modules', 'esbuild'));
    rmSync(path.join(home, '.cache'), { recursive: true });
    expect(start().said).toBe(made.said.replace('made', 'sources'));
  });

  test('the command line of this checkout is made so', () => {
    const done = spawnSync(path.join(root, 'fieldpost'), ['--version'], { encoding: 'utf8' });
    expect(done.status).toBe(0);
    const files: unknown = JSON.parse(readFileSync(path.join(root, '.cache', 'program', 'made-of.json'), 'utf8'));
    expect(files).toContain('src/cli/main.ts');
    const programs = readdirSync(path.join(root, '.cache', 'program'), { withFileTypes: true });
    expect(programs.some(({ name }) => /^[0-9a-f]{32}$/.test(name))).toBe(true);
  });

  test('only the newest are kept', () => {
    const { home, put, start } = checkout();
    for (let n = 0; n < 5; n += 1) {
      put('word.ts', `export const word: string = '${n}';`);
      start();
    }
    const kept = readdirSync(path.join(home, '.cache', 'program')).filter((name) => name !== 'made-of.json');
    expect(kept).toHaveLength(3);
  });

  test('the installed Node is started once to see that it does, and may be linked to from anywhere', async () => {
    const { home } = checkout();
    // Whoever starts it with a Node that is new enough has no need to look for another.
    const { findNode } = await import(pathToFileURL(path.join(home, 'scripts', 'node.mjs')).href);
    expect(findNode()).toBe(path.join(home, 'node_modules', '.bin', 'node'));
    expect(statSync(path.join(home, 'node_modules', '.fieldpost-node')).size).toBeGreaterThan(0);
    chmodSync(path.join(home, 'fieldpost'), 0o755);
    const link = path.join(folder, 'fp');
    symlinkSync(path.join(home, 'fieldpost'), link);
    expect(spawnSync(link, ['status'], { encoding: 'utf8' }).stdout).toContain('status');
  });
});
