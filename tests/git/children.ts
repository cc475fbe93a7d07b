// Processes of their own for tests: the command line as players run it, and syncs that are killed on their way.

import { spawn } from 'node:child_process';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');

export interface Child {
  readonly code: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
}

const run = (file: string, args: readonly string[]): Promise<Child> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(project, file), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });

/** `npx fieldpost …` */
export const fieldpost = (...args: readonly string[]): Promise<Child> => run('bin/fieldpost.mjs', args);

/** A sync that dies at a step. */
export const syncAndDie = (archive: string, me: string, step: string, time = 1): Promise<Child> =>
  run('tests/git/syncer.ts', [archive, me, step, String(time)]);
