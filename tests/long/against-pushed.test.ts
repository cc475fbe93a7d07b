// What was pushed already, who committed it, and what cannot be looked at at all.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { newFolder } from '../cli/support.ts';
import { gitIn, LOG, newClub, OTHER, passes, refused } from '../git/club.ts';

describe('what was pushed', () => {
  test('must stand on what was published', async () => {
    const club = await newClub();
    club.git('checkout', '--quiet', '--orphan', 'forced');
    await club.buy('autumn-26');
    club.commit('a history of my own');
    await refused(club, 'The published commit is not among those the branch now has', '--forward');
  });

  test('may be several games, each in its own commit or all in one', async () => {
    const club = await newClub();
    await club.buy('autumn-26');
    club.commit('one');
    await club.world.run(['note', 'spring-26', 'On we go.', '--yes', '--as', 'ben']);
    club.commit('two');
    club.write('README.md', 'Our club, since 1998\n');
    club.commit('three');
    await passes(club, 'spring-26: 1 entry added', '--forward');
    await refused(club, 'Turns of several games come together: autumn-26, spring-26.');
    await club.world.run(['note', 'spring-26', 'And on.', '--yes', '--as', 'ben']);
    await club.world.run(['note', 'autumn-26', 'And on.', '--yes', '--as', 'ben']);
    club.commit('both at once');
    await passes(club, 'spring-26: 2 entries added', '--forward');
  });

  test('may not hold a turn and another file in one commit, even when others follow', async () => {
    const club = await newClub();
    await club.buy('autumn-26');
    club.write('README.md', 'Our club, since 1998\n');
    const commit = club.commit('both');
    club.write('README.md', 'Our club, since 1997\n');
    club.commit('three');
    await refused(
      club,
      `README.md, commit ${commit.slice(0, 10)}  A turn of autumn-26 comes together with other files: README.md.`,
      '--forward',
    );
  });

  test('is not held against who merged it', async () => {
    const club = await newClub();
    await club.buy('autumn-26');
    club.commit('mine');
    club.git('checkout', '--quiet', '-b', 'his', 'main');
    club.write('README.md', 'Our club, since 1998\n');
    club.commit('words');
    club.git('merge', '--quiet', '--no-edit', 'turn');
    await passes(club, 'autumn-26: 1 entry added', '--forward');
  });
});

describe('where authors are checked', () => {
  /** A game that asks for it, published on main, with a turn on the branch by the author named. */
  const turnBy = async (author: string, commits = '') => {
    const club = await newClub();
    club.git('checkout', '--quiet', 'main');
    const line = club.read(OTHER).replace('"order":{"board"', '"order":{"authors":"checked","board"');
    club.write(OTHER, commits === '' ? line : line.replaceAll('{"id":"anna"', `{"commits":["${commits}"],"id":"anna"`));
    club.commit('checked');
    club.git('checkout', '--quiet', '-B', 'turn');
    await club.buy('autumn-26');
    club.commit('a turn', author);
    return club;
  };

  test.each(['Anna', 'anna'])('a line by anna is committed by %s', async (author) => {
    await passes(await turnBy(author), '1 entry added');
  });

  test('or by a name she has given', async () => {
    await passes(await turnBy('A. Berg', 'A. Berg'), '1 entry added');
    await refused(
      await turnBy('anna', 'A. Berg'),
      'The line is by anna, who commits as A. Berg; it was committed as anna.',
    );
  });

  test('and by nobody else', async () => {
    const out = await refused(await turnBy('Ben'), `${OTHER}:2, commit `);
    expect(out).toContain('The line is by anna, who commits as Anna or anna; it was committed as Ben.');
  });

  test('whoever merges', async () => {
    const club = await turnBy('Anna');
    club.git('checkout', '--quiet', 'main');
    club.write('README.md', 'Our club, since 1998\n');
    club.commit('words', 'Ben');
    gitIn(club.folder, ['merge', '--quiet', '--no-edit', 'turn'], 'Ben');
    const { code } = await club.world.run(['verify', '--against', 'main~1', '--forward']);
    expect(code).toBe(0);
  });
});

describe('what cannot be looked at', () => {
  test('a commit that is not there', async () => {
    const club = await newClub();
    for (const ref of ['nowhere', '--exec=true', 'f'.repeat(40)]) {
      const { code, err } = await club.world.run(['verify', `--against=${ref}`]);
      expect(err).toContain(`git knows no commit “${ref}” here.`);
      expect(code).toBe(2);
    }
  });

  test('a shallow clone, in one sentence with the command', async () => {
    const club = await newClub();
    await club.buy('autumn-26');
    club.commit('turn');
    const clone = path.join(newFolder(), 'clone');
    gitIn(club.folder, ['clone', '--quiet', '--depth', '1', '--branch', 'turn', `file://${club.folder}`, clone]);
    const base = club.git('rev-parse', 'main');
    const { code, err } = await club.world.run(['verify', '--against', base, '--archive', clone]);
    expect(err).toBe(`This clone is shallow and lacks what is needed of ${base}.\n  next  git fetch --unshallow\n`);
    expect(code).toBe(2);
  });

  test('a folder without git', async () => {
    const club = await newClub();
    const { code, err } = await club.world.run(['verify', '--against', 'main', '--archive', newFolder()]);
    expect(err).toContain('This archive is in no git repository');
    expect(code).toBe(2);
  });

  test('half a question', async () => {
    const club = await newClub();
    expect((await club.world.run(['verify', '--forward'])).err).toContain('--forward goes with --against.');
    expect((await club.world.run(['verify', 'spring-26', '--against', 'main'])).err).toContain('leave the games out');
  });
});

test('nothing of the change is read from the work tree', async () => {
  const club = await newClub();
  await club.buy('autumn-26');
  club.commit('turn');
  writeFileSync(path.join(club.folder, OTHER), 'rubbish');
  await passes(club, 'autumn-26: 1 entry added');
});

test('names in a change are shown harmlessly', async () => {
  const club = await newClub();
  club.write('games/\u001b[31mred\n', 'x');
  club.commit('stray');
  const { out } = await club.judge();
  expect(out).not.toContain('\u001b');
});

test('a refusal is told in every language', async () => {
  const club = await newClub();
  club.write(LOG, club.read(LOG).replace(/[^\n]+\n$/, ''));
  club.commit('drop');
  const said = await Promise.all(LANGUAGES.map(async (language) => (await club.judge('--lang', language)).out));
  expect(said[1]).toContain('Die letzte Zeile des veröffentlichten Protokolls fehlt.');
  expect(said[2]).toContain('De laatste logregel van het gepubliceerde logboek ontbreekt.');
});
