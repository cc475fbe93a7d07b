// What somebody may try with a group's repository, and how CI stands against it: one test an attack. What a log shows
// by itself is in tests/trust/threats.test.ts; whose key signed a commit in signed-commits.test.ts.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeEntry } from '../../src/log/index.ts';
import { EMPTY_HEAD } from '../../src/trust/index.ts';
import { openSigned } from '../archive/signed.ts';
import { newFolder, project } from '../cli/support.ts';
import { KEYS, type Signs } from '../log/keys.ts';
import { GAME } from '../log/sample.ts';
import { gitIn, LOG, newClub, OTHER, passes, refused } from './club.ts';

test('cut the end off: what was published is a prefix of what comes', async () => {
  const club = await newClub();
  club.write(LOG, club.read(LOG).replace(/[^\n]+\n$/, ''));
  club.commit('cut');
  expect((await club.world.run(['verify', 'spring-26'])).code).toBe(0);
  await refused(club, 'The last line of the published log is missing.');
});

test('replace the own last entry', async () => {
  const club = await newClub();
  club.write(LOG, club.read(LOG).replace(/[^\n]+\n$/, ''));
  await club.buy('spring-26', 7);
  club.commit('seven, not eight');
  expect((await club.world.run(['verify', 'spring-26'])).code).toBe(0);
  await refused(club, `${LOG}:2  From this line on the log is not the one that was published.`);
});

test('push by force: the published commit is an ancestor of what is pushed', async () => {
  const club = await newClub();
  club.git('checkout', '--quiet', '--orphan', 'anew');
  club.commit('from the beginning');
  await refused(club, 'The published commit is not among those the branch now has', '--forward');
});

test('enter a line in another’s name: the key that signed it is not his', async () => {
  const club = await newClub();
  const game = openSigned({ source: 'local' });
  const [opening] = game.entries;
  if (opening === undefined) throw new Error('it has a first line');
  const { v: _, game: __, seq: ___, prev: ____, hash, sig: _____, ...fields } = opening;
  const first = makeEntry(GAME, EMPTY_HEAD, fields, (by, message) => KEYS[by as Signs].sign(message)); // all of them have keys
  const remark = { at: fields.at, by: 'bernd', order: { type: 'note' as const }, note: 'I give up', events: [] };
  const forged = makeEntry(GAME, { count: 1, hash }, remark, (_by, message) => KEYS.zoe.sign(message));
  if (!first.ok || !forged.ok) throw new Error('they are well formed');
  // A club writes text a byte a character.
  const write = (...lines: readonly { readonly line: string }[]): void =>
    club.write(LOG, Buffer.from(lines.map(({ line }) => `${line}\n`).join(''), 'utf8').toString('latin1'));
  club.git('checkout', '--quiet', 'main');
  write(first.value);
  club.commit('a signed game');
  club.git('checkout', '--quiet', '-b', 'forged');
  write(first.value, forged.value);
  club.commit('a line by bernd');
  await refused(club, /The line of bernd is signed with the key SHA256:\S+, which is not in force for bernd\./);
});

test('change the workflow, the judge or the site together with a turn', async () => {
  for (const file of [
    '.github/workflows/archive.yml',
    '.ci/archive',
    'src/git/against.ts',
    'src/site/pages/index.astro',
  ]) {
    const club = await newClub();
    await club.buy('autumn-26');
    club.write(file, 'all is allowed\n');
    club.commit('a turn, and more');
    await refused(club, `A turn of autumn-26 comes together with other files: ${file}.`);
  }
});

test('a path for the id of a game', async () => {
  // Git itself takes no path with `..` or `.git` in it.
  for (const file of ['games/con/log.jsonl', 'games/nul/log.jsonl', 'games/a b/log.jsonl', 'games/log.jsonl']) {
    const club = await newClub();
    club.write(file, 'x\n');
    club.commit('odd');
    await refused(club, 'This file is no log of a game.');
  }
});

test('read the secrets through a request: only a push to main is given any', () => {
  const text = readFileSync(path.join(project, '.github', 'workflows', 'archive.yml'), 'utf8');
  for (const job of text.split(/^ {2}(?=[a-z]+:$)/m).filter((part) => part.includes('secrets.'))) {
    expect(job).toMatch(/^ {4}if: github\.event_name == 'push' && /m);
  }
  // The only code that ever runs is that of the branch the request is for.
  expect(text).not.toMatch(/^ {2}pull_request:$/m);
  expect(text).not.toMatch(/ref: .*(pull|head\.sha)/);
});

test('read the addresses through a request: reminders run by the clock alone, on main', () => {
  const text = readFileSync(path.join(project, '.github', 'workflows', 'remind.yml'), 'utf8');
  const on = /^on:\n((?: .*\n)+)/m.exec(text)?.[1] ?? '';
  expect(on.match(/^ {2}\w+/gm)).toEqual(['  schedule', '  workflow_dispatch']);
  expect(text).toContain("github.ref == 'refs/heads/main'");
  expect(text.match(/ref: .*/g)).toEqual(['ref: main']);
});

test('a clone with other line ends, a shallow one and a tarball prove the same game, without any of git’s data', async () => {
  const club = await newClub();
  await club.buy('autumn-26');
  club.commit('a turn');
  await passes(club, 'autumn-26: 1 entry added');
  const crlf = path.join(newFolder(), 'crlf');
  gitIn(club.folder, ['clone', '--quiet', '-c', 'core.autocrlf=true', club.folder, crlf]);
  const shallow = path.join(newFolder(), 'shallow');
  gitIn(club.folder, ['clone', '--quiet', '--depth', '1', `file://${club.folder}`, shallow]);
  const tarball = newFolder();
  const tar = path.join(newFolder(), 'archive.tar');
  club.git('archive', '--output', tar, 'HEAD');
  expect(spawnSync('tar', ['-xf', tar, '-C', tarball]).status).toBe(0);
  for (const folder of [crlf, shallow, tarball]) {
    expect(readFileSync(path.join(folder, OTHER), 'latin1')).toBe(club.read(OTHER));
    const { code, out } = await club.world.run(['verify', '--archive', folder]);
    expect([code, out.includes('autumn-26  sound')], out).toEqual([0, true]);
  }
});
