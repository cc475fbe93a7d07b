import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appendLines, listGames, readLog, repairLog } from '../../src/log/files.ts';
import { logNameOf, makeEntry, parseLog } from '../../src/log/index.ts';
import { takeLock } from '../../src/log/lock.ts';
import { EMPTY_HEAD } from '../../src/trust/index.ts';
import { bytesOfLines, chain, FIELDS, GAME } from './sample.ts';

let root = '';
const log = () => join(root, logNameOf(GAME));
const folder = () => join(root, 'games', GAME);
const sample = chain(FIELDS);
const read = () => parseLog(readFileSync(log()), { file: logNameOf(GAME), game: GAME });
const head = (count: number) => ({ count, hash: sample.entries[count - 1]?.hash ?? '' });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fieldpost-'));
  mkdirSync(folder(), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('appending', () => {
  test('makes the folder and the file with the first line', () => {
    rmSync(folder(), { recursive: true });
    const done = appendLines(root, GAME, sample.lines.slice(0, 1), { after: EMPTY_HEAD });
    expect(done).toMatchObject({ ok: true, value: { bytes: bytesOfLines(sample.lines.slice(0, 1)).length } });
    expect(read().entries).toEqual(sample.entries.slice(0, 1));
    expect(readdirSync(folder())).toEqual(['log.jsonl']);
  });

  test('adds one line or several, byte for byte', () => {
    appendLines(root, GAME, sample.lines.slice(0, 1), { after: EMPTY_HEAD });
    appendLines(root, GAME, sample.lines.slice(1, 2), { after: head(1) });
    appendLines(root, GAME, sample.lines.slice(2), { after: head(2) });
    expect(readFileSync(log())).toEqual(Buffer.from(bytesOfLines(sample.lines)));
  });

  test('two who both read the same log: the second is told that it went on', () => {
    appendLines(root, GAME, sample.lines.slice(0, 2), { after: EMPTY_HEAD });
    expect(appendLines(root, GAME, [sample.lines[2] ?? ''], { after: head(2) }).ok).toBe(true);
    const other = makeEntry(GAME, head(2), {
      at: '2026-03-02T00:00:00Z',
      by: 'bernd',
      order: { type: 'note' },
      note: 'x',
      events: [],
    });
    const late = appendLines(root, GAME, [other.ok ? other.value.line : ''], { after: head(2) });
    expect(late).toMatchObject({
      ok: false,
      error: { code: 'log-moved-on', remedy: 'read-again', file: logNameOf(GAME) },
    });
    expect(read().entries).toHaveLength(3);
  });

  test('a game that is there is not opened again', () => {
    appendLines(root, GAME, sample.lines.slice(0, 1), { after: EMPTY_HEAD });
    expect(appendLines(root, GAME, sample.lines.slice(0, 1), { after: EMPTY_HEAD })).toMatchObject({
      error: { code: 'game-exists' },
    });
  });

  test('a log that is gone is not begun in the middle', () => {
    expect(appendLines(root, GAME, sample.lines.slice(1, 2), { after: head(1) })).toMatchObject({
      error: { code: 'no-log' },
    });
    expect(existsSync(log())).toBe(false);
  });

  test('the longest line there can be is found again at the end', () => {
    const long = 'x'.repeat(63_000);
    const open = chain(FIELDS.slice(0, 1)).lines[0]?.replace('{"board":"second-edition",', `{"board":"${long}",`) ?? '';
    expect(appendLines(root, GAME, [open], { after: EMPTY_HEAD }).ok).toBe(true);
    const { head: after, faults } = read();
    expect(faults).toEqual([]);
    expect(appendLines(root, GAME, ['{}'], { after }).ok).toBe(true);
    expect(appendLines(root, GAME, ['{}'], { after })).toMatchObject({ error: { code: 'log-moved-on' } });
  });
});

describe('a torn last line', () => {
  test('is put aside by the next append, and nothing is lost', () => {
    appendLines(root, GAME, sample.lines.slice(0, 2), { after: EMPTY_HEAD });
    const whole = readFileSync(log());
    writeFileSync(log(), Buffer.concat([whole, Buffer.from('{"at":"2026')]));
    expect(read().torn).toEqual({ from: whole.length, bytes: 11 });
    const done = appendLines(root, GAME, sample.lines.slice(2), { after: head(2) });
    expect(done).toMatchObject({ ok: true, value: { putAside: '.torn-1' } });
    expect(readFileSync(log())).toEqual(Buffer.from(bytesOfLines(sample.lines)));
    expect(readFileSync(join(folder(), '.torn-1'), 'utf8')).toBe('{"at":"2026');
  });

  test('each has its own file', () => {
    appendLines(root, GAME, sample.lines.slice(0, 2), { after: EMPTY_HEAD });
    const whole = readFileSync(log());
    for (const n of [1, 2, 3]) {
      writeFileSync(log(), Buffer.concat([whole, Buffer.from(`torn ${n}`)]));
      expect(repairLog(root, GAME)).toEqual({ ok: true, value: `.torn-${n}` });
      expect(readFileSync(join(folder(), `.torn-${n}`), 'utf8')).toBe(`torn ${n}`);
      expect(readFileSync(log())).toEqual(whole);
    }
    expect(repairLog(root, GAME)).toEqual({ ok: true, value: undefined });
  });

  test('of the first line leaves a game to be opened', () => {
    writeFileSync(log(), '{"at":"20');
    expect(appendLines(root, GAME, sample.lines.slice(0, 1), { after: EMPTY_HEAD })).toMatchObject({
      ok: true,
      value: { putAside: '.torn-1' },
    });
    expect(read().entries).toHaveLength(1);
  });
});

describe('the lock', () => {
  const lock = () => join(folder(), '.lock');
  test('of a living writer is waited for and then respected', () => {
    writeFileSync(lock(), `${process.pid} ${hostname()} other\n`);
    expect(appendLines(root, GAME, sample.lines, { after: EMPTY_HEAD, wait: 60 })).toMatchObject({
      error: { code: 'log-busy', params: { holder: `${process.pid} ${hostname()}` }, remedy: 'try-again' },
    });
    expect(existsSync(log())).toBe(false);
    expect(readFileSync(lock(), 'utf8')).toBe(`${process.pid} ${hostname()} other\n`);
  });
  test('of a writer that died is taken over', () => {
    writeFileSync(lock(), `4194999 ${hostname()} dead\n`); // above the highest process number there is
    expect(appendLines(root, GAME, sample.lines, { after: EMPTY_HEAD, wait: 60 }).ok).toBe(true);
    expect(readdirSync(folder())).toEqual(['log.jsonl']);
  });
  test('of a writer that died before his name stood in it is taken over', () => {
    writeFileSync(lock(), '');
    expect(appendLines(root, GAME, sample.lines, { after: EMPTY_HEAD, wait: 60 }).ok).toBe(false);
    const before = new Date(Date.now() - 2_000);
    utimesSync(lock(), before, before);
    expect(appendLines(root, GAME, sample.lines, { after: EMPTY_HEAD, wait: 60 }).ok).toBe(true);
    expect(readdirSync(folder())).toEqual(['log.jsonl']);
  });
  test('of a living process is nobody’s after a minute, unless the work under it may take longer', () => {
    const name = `${process.pid} ${hostname()} other\n`;
    writeFileSync(lock(), name);
    const before = new Date(Date.now() - 120_000);
    utimesSync(lock(), before, before);
    expect(takeLock(lock(), 60, 3_600_000).ok).toBe(false);
    expect(readFileSync(lock(), 'utf8')).toBe(name);
    expect(takeLock(lock(), 60).ok).toBe(true);
  });
  test('of another machine is respected', () => {
    writeFileSync(lock(), '4194999 another-machine dead\n');
    expect(appendLines(root, GAME, sample.lines, { after: EMPTY_HEAD, wait: 60 }).ok).toBe(false);
  });
});

describe('paths', () => {
  test.each(['../spring', 'a/b', 'con', '', '.', 'SPRING', 'a'])('"%s" is never made a path', (slug) => {
    expect(appendLines(root, slug, sample.lines, { after: EMPTY_HEAD })).toMatchObject({
      error: { code: 'bad-game-id' },
    });
    expect(readLog(root, slug)).toMatchObject({ error: { code: 'bad-game-id' } });
  });
  test('a log that is a symbolic link is neither read nor written', () => {
    const secret = join(root, 'secret');
    writeFileSync(secret, 'secret\n');
    symlinkSync(secret, log());
    expect(readLog(root, GAME)).toMatchObject({ error: { code: 'symbolic-link' } });
    expect(appendLines(root, GAME, sample.lines, { after: EMPTY_HEAD })).toMatchObject({
      error: { code: 'symbolic-link' },
    });
    expect(repairLog(root, GAME)).toMatchObject({ error: { code: 'symbolic-link' } });
    expect(readFileSync(secret, 'utf8')).toBe('secret\n');
  });
  test('nor one in a folder that is', () => {
    const elsewhere = join(root, 'elsewhere');
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, join(root, 'games', 'linked-game'));
    expect(appendLines(root, 'linked-game', sample.lines, { after: EMPTY_HEAD })).toMatchObject({
      error: { code: 'symbolic-link' },
    });
    expect(readdirSync(elsewhere)).toEqual([]);
    expect(listGames(root)).toEqual([GAME]);
  });
  test('a folder in place of a log', () => {
    mkdirSync(log());
    expect(readLog(root, GAME)).toMatchObject({ error: { code: 'not-a-file' } });
  });
  test('a file too large is refused before it is read', () => {
    writeFileSync(log(), Buffer.alloc(32 * 1024 * 1024 + 1));
    expect(readLog(root, GAME)).toMatchObject({ error: { code: 'file-too-large' } });
  });
  test('the games of an archive, sorted; other folders are left alone', () => {
    for (const name of ['zulu-1', 'alpha-1', 'Not An Id', '.hidden']) mkdirSync(join(root, 'games', name));
    writeFileSync(join(root, 'games', 'a-file'), '');
    expect(listGames(root)).toEqual(['alpha-1', GAME, 'zulu-1']);
    expect(listGames(join(root, 'nowhere'))).toEqual([]);
  });
});
