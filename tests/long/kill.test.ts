import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logNameOf, parseLog } from '../../src/log/index.ts';
import { bytesOfLines, chain, GAME, openFields } from '../log/sample.ts';

/** A bench asks for more. */
const KILLS = Number(process.env.FIELDPOST_KILLS ?? 20);

/** Lets a writer work for a while, kills it without warning, and gives back what it said was on the disk. */
const writeAndKill = (root: string, run: number, after: number): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const writer = spawn(process.execPath, [join(import.meta.dirname, 'appender.ts'), root, GAME, String(run)]);
    let said = '';
    let complaint = '';
    writer.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    writer.stdout.on('data', (chunk: Buffer) => {
      if (said === '') setTimeout(() => writer.kill('SIGKILL'), after);
      said += chunk.toString();
    });
    writer.on('close', (_, signal) => {
      if (signal === 'SIGKILL') resolve(said.split('\n').slice(0, -1));
      else reject(new Error(complaint));
    });
  });

test(`a writer killed ${KILLS} times loses nothing it said it had written and doubles nothing`, async () => {
  const root = mkdtempSync(join(tmpdir(), 'fieldpost-kill-'));
  try {
    mkdirSync(join(root, 'games', GAME), { recursive: true });
    const log = join(root, logNameOf(GAME));
    writeFileSync(log, bytesOfLines(chain([openFields]).lines));
    const said: string[] = [];
    for (let run = 0; run < KILLS; run += 1) {
      said.push(...(await writeAndKill(root, run, 3 + ((run * 7) % 60))));
      // Every third time the kill is made to have struck in the middle of a write.
      if (run % 3 === 0) writeFileSync(log, `{"at":"torn in run ${run}`, { flag: 'a' });
    }
    const { entries, faults } = parseLog(readFileSync(log), { file: logNameOf(GAME), game: GAME });
    expect(faults).toEqual([]);
    const hashes = entries.map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(said.filter((hash) => !hashes.includes(hash))).toEqual([]);
    expect(said.length).toBeGreaterThanOrEqual(KILLS);
    // Nothing twice: each remark stands once.
    const notes = entries.flatMap(({ note }) => (note === undefined ? [] : [note.split(' ')[0]]));
    expect(new Set(notes).size).toBe(notes.length);
    const torn = readdirSync(join(root, 'games', GAME)).filter((name) => name.startsWith('.torn-'));
    expect(torn.length).toBeGreaterThanOrEqual(Math.ceil(KILLS / 3) - 1);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
