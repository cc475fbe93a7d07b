// `verify` held against what somebody kept: a checkpoint, or old mails. It sees what a log alone cannot show.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { fileHash } from '../../src/archive/index.ts';
import { makeBlock } from '../../src/post/block.ts';
import { mailBytes } from '../../src/post/index.ts';
import { checkpointsIn, compareCheckpoint, makeCheckpoint } from '../../src/trust/index.ts';
import { newFolder, newWorld, openSpring, type World } from './support.ts';

const GAME = 'spring-26';
let world: World;
const logFile = (): string => path.join(world.archive, 'games', GAME, 'log.jsonl');
const put = (lines: readonly string[]): void => writeFileSync(logFile(), lines.map((line) => `${line}\n`).join(''));
const note = (text: string, by = 'anna') => world.run(['note', GAME, text, '--as', by, '--yes']);
const checkpointOf = (lines: readonly string[]): string =>
  makeCheckpoint(GAME, { count: lines.length, hash: fileHash(Buffer.from(lines.at(-1) ?? '')) });

beforeEach(async () => {
  const home = newFolder();
  world = newWorld({ variables: { LANG: 'en_GB.UTF-8', HOME: home, XDG_DATA_HOME: path.join(home, 'data') } });
  await world.run(['key', 'new', '--as', 'anna']);
  const key = path.join(home, 'data', 'fieldpost', 'keys', 'anna.pub');
  await openSpring(world, '--key', `anna=${key}`, '--as', 'anna');
  await note('one');
  await note('two');
});

describe('a checkpoint', () => {
  const verify = (checkpoint: string) => world.run(['verify', '--checkpoint', checkpoint]);

  test('holds where the log ends as it did, and where it went on', async () => {
    const then = checkpointOf(world.log(GAME));
    const equal = await verify(then);
    expect([equal.code, equal.out.includes('the log ends where it did then, after 3 entries.')]).toEqual([0, true]);
    await note('three');
    const ahead = await verify(then);
    expect([ahead.code, ahead.out.includes('its 3 entries are unchanged, 1 entry has come since.')]).toEqual([0, true]);
  });

  test('does not hold where the end was cut off, though the log itself is sound', async () => {
    const lines = world.log(GAME);
    put(lines.slice(0, 2));
    const { code, out } = await verify(checkpointOf(lines));
    expect(out).toContain('spring-26  sound');
    expect(out).toContain('the checkpoint speaks of 3 entries, here there are only 2.');
    expect(code).toBe(1);
  });

  test('does not hold where the last author replaced his last line', async () => {
    const lines = world.log(GAME);
    put(lines.slice(0, 2));
    await note('something else');
    const { code, out } = await verify(checkpointOf(lines));
    expect(out).toContain('spring-26  sound');
    expect(out).toContain('#2 is not the entry of the checkpoint.');
    expect(code).toBe(1);
    expect((await world.json(['verify', '--checkpoint', checkpointOf(lines)])).games).toMatchObject([
      { game: GAME, verdict: 'sound', kept: { checkpoints: [{ count: 3, verdict: 'forked' }] } },
    ]);
  });

  test('is compared after the chain is proven: its line pasted behind a forged history does not help', async () => {
    const lines = world.log(GAME);
    const forged = lines.map((line, index) => (index === 1 ? line.replace('one', 'two') : line));
    put(forged);
    const { code, out } = await verify(checkpointOf(lines));
    expect(out).toContain('spring-26  broken');
    expect(out).toContain('but the log can be followed for 1 only.');
    expect(code).toBe(1);
  });

  test('is read from a file, such as the list a site publishes', async () => {
    const file = path.join(newFolder(), 'heads.json');
    writeFileSync(file, JSON.stringify({ heads: [{ game: GAME, checkpoint: checkpointOf(world.log(GAME)) }] }));
    expect((await verify(file)).code).toBe(0);
    const none = await verify('nothing of the kind');
    expect(none.err).toContain('There is neither a checkpoint nor an entry in “nothing of the kind”.');
    expect(none.code).toBe(2);
  });
});

describe('an old mail', () => {
  const mailOf = async (lines: readonly string[], how: 'plain' | 'quoted' = 'plain'): Promise<string> => {
    const file = path.join(newFolder(), 'old.eml');
    const text = `A turn.\n\n${makeBlock(GAME, lines.slice(-1))}\n\n${checkpointOf(lines)}\n`;
    const bytes = await mailBytes({
      from: { name: 'Anna', address: 'anna@example.org' },
      to: [{ name: 'Ben', address: 'ben@example.org' }],
      subject: 'turn',
      text: how === 'plain' ? text : text.replaceAll(/^/gm, '> > '),
      messageId: '<turn@example.org>',
      references: [],
      date: new Date(Date.UTC(2026, 2, 1)),
      kind: 'answer',
    });
    writeFileSync(file, bytes);
    return file;
  };
  const verify = (mail: string) => world.run(['verify', '--with', mail]);

  test.each(['plain', 'quoted'] as const)('whose entry stands in the log, %s', async (how) => {
    const mail = await mailOf(world.log(GAME), how);
    await note('three');
    const { code, out } = await verify(mail);
    expect(out).toContain('1 entry of the mail stands in the log as sent.');
    expect(out).toContain('its 3 entries are unchanged');
    expect(code).toBe(0);
  });

  test('shows two versions of an entry, and who signed both', async () => {
    const mail = await mailOf(world.log(GAME));
    put(world.log(GAME).slice(0, 2));
    await note('for somebody else');
    const { code, out } = await verify(mail);
    expect(out).toContain('#2 of the mail is not #2 of the log.');
    expect(out).toContain('Both versions of #2 bear the signature of anna: the two lines together are the proof.');
    expect(code).toBe(1);
  });

  test('shows that an entry is gone', async () => {
    const mail = await mailOf(world.log(GAME));
    put(world.log(GAME).slice(0, 2));
    const { code, out } = await verify(mail);
    expect(out).toContain('#2 of the mail is not in the log.');
    expect(code).toBe(1);
  });

  test('is no part of judging a change', async () => {
    const { code, err } = await world.run(['verify', '--against', 'main', '--with', 'old.eml']);
    expect(err).toContain('--with is about single games');
    expect(code).toBe(2);
  });
});

test('a turn mail of ours states the checkpoint in its text, where quoting keeps it', async () => {
  const { text } = await world.json(['mail', GAME]);
  expect(checkpointsIn(String(text).replaceAll(/^/gm, '> '))).toEqual([
    { game: GAME, count: 3, head: fileHash(Buffer.from(world.log(GAME).at(-1) ?? '')) },
  ]);
});

test('checkpoints in a text', () => {
  const head = 'ab'.repeat(32);
  const one = { game: GAME, count: 2, head };
  expect(checkpointsIn(`> pbem-checkpoint v1 ${GAME}\n> 2\n> ${head}\npbem-checkpoint v1 ${GAME} 2 ${head}`)).toEqual([
    one,
  ]);
  expect(checkpointsIn(`pbem-checkpoint v2 ${GAME} 2 ${head} pbem-checkpoint v1 ${GAME} 2 ${head}0`)).toEqual([]);
  expect(compareCheckpoint([], { ...one, count: 0 })).toBe('equal');
  expect(compareCheckpoint(['00', head], one)).toBe('equal');
  expect(compareCheckpoint(['00', head, '11'], one)).toBe('ahead');
  expect(compareCheckpoint([head, '00'], one)).toBe('forked');
  expect(compareCheckpoint([head], one)).toBe('truncated');
});
