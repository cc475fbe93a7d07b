import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
