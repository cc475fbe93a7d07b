import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileHash } from '../../src/archive/index.ts';
import { newFolder, newWorld, project } from './support.ts';

const SLUG = 'karelia-given-up';

/** An archive with one game, read by code of a name. */
const reading = (code: string) => {
  const home = newFolder();
  const world = newWorld({ code, variables: { LANG: 'en', HOME: home } });
  cpSync(path.join(project, 'games', SLUG), path.join(world.archive, 'games', SLUG), { recursive: true });
  const log = path.join(world.archive, 'games', SLUG, 'log.jsonl');
  const folder = path.join(home, '.local', 'share', 'fieldpost', 'read');
  const kept = () => {
    const [name = ''] = readdirSync(folder);
    return path.join(folder, name);
  };
  return { world, log, folder, kept };
};

/** The same log with a word in line 3 that no schema knows; the line after it no longer names it. */
const withAWord = (log: string): string => {
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines.map((line, at) => (at === 3 ? line.replace('"v":1}', '"v":1,"word":1}') : line)).join('\n');
};

describe('what this machine has read of a log before', () => {
  test('is written down once, and read the quick way to the same answers', async () => {
    const { world, log, kept } = reading('code-a');
    const first = await world.json(['log', SLUG, '--all']);
    const note = readFileSync(kept(), 'utf8');
    const bytes = readFileSync(log);
    expect(JSON.parse(note)).toEqual({ code: 'code-a', bytes: bytes.length, sha256: fileHash(bytes) });
    expect(await world.json(['log', SLUG, '--all'])).toEqual(first);
    expect(readFileSync(kept(), 'utf8')).toBe(note);
  });

  test('is believed for the very bytes and the very code alone, and by verify never', async () => {
    const { world, log, kept } = reading('code-a');
    await world.run(['status', SLUG]);
    const note = readFileSync(kept(), 'utf8');
    const spoilt = withAWord(log);
    writeFileSync(log, spoilt);
    expect((await world.json(['status', SLUG])).faults).toHaveLength(1);
    // Somebody who could write here could say that he read it: then, and only then, it is not looked at again.
    const bytes = readFileSync(log);
    const forged = { ...JSON.parse(note), bytes: bytes.length, sha256: fileHash(bytes) };
    writeFileSync(kept(), JSON.stringify(forged));
    expect((await world.json(['status', SLUG])).faults).toEqual([]);
    expect((await world.run(['verify', SLUG])).code).toBe(1);
    for (const other of [{ code: 'code-b' }, { bytes: bytes.length - 1 }, { sha256: '0'.repeat(64) }, { more: 1 }]) {
      writeFileSync(kept(), JSON.stringify({ ...forged, ...other }));
      expect((await world.json(['status', SLUG])).faults).toHaveLength(1);
    }
    writeFileSync(kept(), '{"code');
    expect((await world.json(['status', SLUG])).faults).toHaveLength(1);
  });

  test('is for one archive: nothing that comes with a commit stands in for it', async () => {
    const { world, folder } = reading('code-a');
    await world.run(['status', SLUG]);
    expect(readdirSync(world.archive)).toEqual(['games']);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('lines that come after it are read strictly', async () => {
    const { world, log } = reading('code-a');
    await world.run(['status', SLUG]);
    writeFileSync(log, `${readFileSync(log, 'utf8')}{}\n`);
    const { faults, entries } = await world.json(['status', SLUG]);
    expect(faults).toHaveLength(1);
    expect(entries).toBe(readFileSync(log, 'utf8').split('\n').length - 2);
  });

  test('a folder that cannot be written costs time and nothing else', async () => {
    const { world, folder } = reading('code-a');
    mkdirSync(path.dirname(folder), { recursive: true });
    writeFileSync(folder, '');
    expect((await world.run(['status', SLUG])).code).toBe(0);
  });
});
