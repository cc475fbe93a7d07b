// What may be merged into an archive and what not, each by a real repository.
import { chmodSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { appendForfeit, appendNote } from '../../src/archive/index.ts';
import { fromTheFuture } from '../../src/git/against-log.ts';
import { drafted, open } from '../archive/play.ts';
import { LOG, newClub, OTHER, passes, refused, SHOW } from './club.ts';

describe('a change passes that', () => {
  test('adds lines to one game', async () => {
    const club = await newClub();
    await club.world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], '3 inf CAU > UKR\nFight all');
    club.commit('Anna moves');
    await passes(club, /spring-26: 3 entries added\nspring-26 {2}sound {2}5 entries, 5 proved/);
  });

  test('opens a game', async () => {
    const club = await newClub();
    await club.world.run(['new', '--title', 'Winter 26', '--player', 'A=ussr,uk,usa,germany,japan', '--yes']);
    club.commit('Winter 26');
    await passes(club, 'winter-26: a new game of 1 entry');
  });

  test('removes the games for show, together with whatever else', async () => {
    const club = await newClub();
    rmSync(path.join(club.folder, 'games/for-show'), { recursive: true });
    club.write('fieldpost.json', '{\n  "name": "We"\n}\n');
    club.commit('Ours');
    await passes(club, /for-show: a demonstration game, removed\n {2}1 file besides/);
  });

  test('makes a game for show anew', async () => {
    const club = await newClub();
    club.write(SHOW, club.read(SHOW).replace('Spring 26', 'Autumn 26'));
    club.commit('Anew');
    await passes(club, 'for-show: a demonstration game, new or made anew');
  });

  test('makes it anew by rules the program here does not have, but brings the program that has', async () => {
    const club = await newClub();
    await club.buy('for-show');
    club.write(SHOW, club.read(SHOW).replaceAll('"infantry":8', '"infantry":9').replaceAll('"ipc":24', '"ipc":27'));
    club.commit('Anew');
    await refused(club, 'for-show has entries that the rules decide otherwise');
    club.write('src/rulesets/prices.ts', 'export const infantry = 2;\n');
    club.commit('and why');
    await passes(club, 'for-show: a demonstration game, new or made anew');
    await refused(club, 'for-show has entries', '--forward');
  });

  test('touches other files alone', async () => {
    const club = await newClub();
    club.write('README.md', 'Our club, since 1998\n');
    club.commit('Words');
    await passes(club, '1 file besides');
  });

  test('cuts off an end that never counted, in form or chain', async () => {
    for (const bad of ['{"at":"2026-03\n', undefined]) {
      const club = await newClub();
      const sound = club.read(LOG);
      const [first = ''] = sound.split('\n');
      club.git('checkout', '--quiet', 'main');
      club.write(LOG, `${sound}${bad ?? `${first}\n`}`);
      club.commit('by hand, past every check');
      club.git('checkout', '--quiet', '-B', 'turn');
      club.write(LOG, sound);
      club.commit('Cut off');
      await passes(club, /spring-26: the broken end, 1 line from line 3 on, was cut off; that is the repair for it/);
      await passes(club, 'spring-26: the broken end', '--forward');
    }
  });

  test('takes a file away of which not a line ever counted', async () => {
    const club = await newClub();
    club.git('checkout', '--quiet', 'main');
    club.write('games/winter-26/log.jsonl', 'dear Bram, here is my turn\n');
    club.commit('by hand, past every check');
    club.git('checkout', '--quiet', '-B', 'turn');
    rmSync(path.join(club.folder, 'games/winter-26'), { recursive: true });
    club.commit('Away with it');
    await passes(club, 'winter-26: the broken end, 1 line from line 1 on, was cut off');
  });

  test('goes on after a torn line that was published, which is no part of the log', async () => {
    const club = await newClub();
    club.git('checkout', '--quiet', 'main');
    const sound = club.read(OTHER);
    club.write(OTHER, `${sound}{"at":"20`);
    club.commit('torn');
    club.git('checkout', '--quiet', '-B', 'turn');
    await club.buy('autumn-26');
    club.commit('on');
    await passes(club, 'autumn-26: 1 entry added');
  });

  test('stands on an older commit, if merging it does no harm', async () => {
    const club = await newClub();
    await club.buy('autumn-26');
    club.commit('Autumn');
    club.git('checkout', '--quiet', 'main');
    await club.world.run(['note', 'spring-26', 'On we go.', '--yes', '--as', 'ben']);
    club.commit('Spring');
    club.git('checkout', '--quiet', 'turn');
    const out = await passes(club, 'autumn-26: 1 entry added');
    expect(out).not.toContain('spring-26');
  });

  test('changes nothing', async () => {
    await passes(await newClub(), 'Nothing has changed.');
  });

  test('is the whole of a young archive', async () => {
    const club = await newClub();
    const { code, out } = await club.world.run(['verify', '--against', '0'.repeat(40), '--forward']);
    expect(out).toContain('autumn-26: a new game of 1 entry');
    expect(code).toBe(0);
  });
});

describe('a change is refused that', () => {
  test('edits a line', async () => {
    const club = await newClub();
    club.write(LOG, club.read(LOG).replace('"infantry":8', '"infantry":7'));
    club.commit('edit');
    await refused(club, `${LOG}:2  From this line on the log is not the one that was published.`);
    await refused(club, `next  take the published file back: git checkout main -- ${LOG}`);
  });

  test('drops the last line', async () => {
    const club = await newClub();
    club.write(LOG, club.read(LOG).replace(/[^\n]+\n$/, ''));
    club.commit('drop');
    await refused(club, `${LOG}:2  The last line of the published log is missing.`);
  });

  test('deletes a log', async () => {
    const club = await newClub();
    rmSync(path.join(club.folder, 'games/spring-26'), { recursive: true });
    club.commit('delete');
    await refused(club, `${LOG}  This published log is gone.`);
  });

  test('renames a log', async () => {
    const club = await newClub();
    renameSync(path.join(club.folder, 'games/spring-26'), path.join(club.folder, 'games/summer-26'));
    club.commit('rename');
    const out = await refused(club, 'This published log was moved to games/summer-26/log.jsonl');
    expect(out).toContain('The line belongs to the game “spring-26”, not to “summer-26”.');
  });

  test('puts a link in the place of a log', async () => {
    const club = await newClub();
    rmSync(path.join(club.folder, LOG));
    symlinkSync('../autumn-26/log.jsonl', path.join(club.folder, LOG));
    club.commit('link');
    await refused(club, `${LOG}  In the place of the log stands a symbolic link.`);
  });

  test('puts a link in the place of all games', async () => {
    const club = await newClub();
    renameSync(path.join(club.folder, 'games'), path.join(club.folder, 'elsewhere'));
    symlinkSync('elsewhere', path.join(club.folder, 'games'));
    club.commit('link');
    const out = await refused(club, 'games  This file is no log of a game.');
    expect(out).toContain(`${LOG}  This published log was moved to elsewhere/spring-26/log.jsonl`);
  });

  test('makes a log a program', async () => {
    const club = await newClub();
    chmodSync(path.join(club.folder, LOG), 0o755);
    club.git('config', 'core.fileMode', 'true');
    club.commit('mode');
    await refused(club, `${LOG}  In the place of the log stands a file marked as a program.`);
  });

  test('has other line ends', async () => {
    const club = await newClub();
    club.write(LOG, club.read(LOG).replaceAll('\n', '\r\n'));
    club.commit('CR LF');
    await refused(club, `${LOG}  The lines end in CR LF`);
  });

  test('ends in a line that was never finished', async () => {
    const club = await newClub();
    club.write(LOG, `${club.read(LOG)}{"at":"20`);
    club.commit('torn');
    await refused(club, `${LOG}:3  The last line was never finished: 9 bytes without an end.`);
  });

  test('brings turns of two games', async () => {
    const club = await newClub();
    await club.buy('autumn-26');
    await club.world.run(['note', 'spring-26', 'On we go.', '--as', 'ben', '--yes']);
    club.commit('both');
    await refused(club, 'Turns of several games come together: autumn-26, spring-26.');
  });

  test('brings a turn together with another file', async () => {
    const club = await newClub();
    await club.buy('autumn-26');
    club.write('README.md', 'Our club, since 1998\n');
    club.write('src/engine/decide.ts', 'all is allowed\n');
    club.commit('both');
    await refused(club, 'A turn of autumn-26 comes together with other files: README.md, src/engine/decide.ts.');
  });

  test('brings a turn together with a game for show', async () => {
    const club = await newClub();
    await club.buy('autumn-26');
    rmSync(path.join(club.folder, 'games/for-show'), { recursive: true });
    club.commit('both');
    await refused(club, `A turn of autumn-26 comes together with other files: ${SHOW}.`);
  });

  test('lets a game of people take the name of one for show, or the other way round', async () => {
    const club = await newClub();
    club.write(SHOW, club.read(SHOW).replace('"purpose":"demonstration"', '"purpose":"play"'));
    club.write('README.md', 'Our club, since 1998\n');
    club.commit('play');
    await refused(club, 'A turn of for-show comes together with other files: README.md.');
    const other = await newClub();
    other.write(LOG, other.read(LOG).replace('"purpose":"play"', '"purpose":"demonstration"'));
    other.commit('show');
    await refused(other, `${LOG}:1  From this line on`);
  });

  test.each([
    'games/notes.txt',
    'games/spring-26/notes.md',
    'games/Spring/log.jsonl',
    'games/a/log.jsonl',
    'Games/spring-26/log.jsonl',
    'game\u017f/spring-26/log.jsonl',
    'games./spring-26/log.jsonl',
    'games /spring-26/log.jsonl',
  ])('puts %s among the games', async (file) => {
    const club = await newClub();
    club.write(file, 'dear Bram, here is my turn\n');
    club.commit('stray');
    await refused(club, `${file}  This file is no log of a game.`);
  });

  test('brings a turn the rules refuse', async () => {
    const club = await newClub();
    await club.buy('autumn-26');
    const lines = club.read(OTHER).split('\n');
    const wrong = (lines[1] ?? '').replaceAll('"infantry":8', '"infantry":9').replaceAll('"ipc":24', '"ipc":27');
    club.write(OTHER, `${[lines[0], wrong].join('\n')}\n`);
    club.commit('nine for the price of nobody');
    const out = await refused(club, 'autumn-26 has entries that the rules decide otherwise');
    expect(out).toMatch(
      /games\/autumn-26\/log\.jsonl:2 {2}Today’s rules decide this otherwise:\n {2}it would be refused/,
    );
    const answer = await club.world.json(['verify', '--against', 'main']);
    expect(answer).toMatchObject({
      ok: false,
      exit: 1,
      refused: [{ code: 'game-differs', rule: 'proved', path: OTHER }],
    });
  });

  test('brings a line that does not follow', async () => {
    const club = await newClub();
    await club.buy('autumn-26');
    const [first, second = ''] = club.read(OTHER).split('\n');
    const forged = second.replace(/"prev":"(.)/, (_, digit: string) => `"prev":"${digit === '0' ? '1' : '0'}`);
    club.write(OTHER, `${first}\n${forged}\n`);
    club.commit('forged');
    await refused(club, 'autumn-26 would be broken');
  });

  test('is ahead of the clock by more than ten minutes', async () => {
    const club = await newClub();
    await club.buy('autumn-26');
    const shift = (at: string) => club.read(OTHER).replace(/(\n\{"at":")[^"]+/, `$1${at}`);
    club.write(OTHER, shift('2026-03-01T20:09:00Z'));
    club.commit('a clock that is fast');
    await passes(club, '1 entry added');
    club.write(OTHER, shift('2026-03-01T20:12:00Z'));
    club.commit('tomorrow');
    await refused(
      club,
      `${OTHER}:2  The line says it was written at 2026-03-01T20:12:00Z, but now it is 2026-03-01T20:0`,
    );
  });

  test('stands behind a line from the future, but is in order itself', async () => {
    const club = await newClub();
    const [first] = club.read(OTHER).split('\n');
    await club.buy('autumn-26');
    const bought = club.read(OTHER);
    club.git('checkout', '--quiet', 'main');
    club.write(OTHER, bought.replace(/(\n\{"at":")[^"]+/, '$12031-03-01T20:12:00Z'));
    club.commit('a clock five years ahead, past every check');
    club.git('checkout', '--quiet', '-B', 'turn');
    await club.world.run(['note', 'autumn-26', 'Who set that clock?', '--as', 'ben', '--yes']);
    expect(club.read(OTHER).split('\n')[0]).toBe(first);
    expect(club.read(OTHER).match(/"at":"2031-03-01T20:12:00Z"/g)).toHaveLength(2);
    club.commit('on');
    await passes(club, 'autumn-26: 1 entry added');
    club.write(OTHER, club.read(OTHER).replace(/2031-03-01T20:12:00Z(?=[^\n]*\n$)/, '2031-03-01T20:12:01Z'));
    club.commit('later still');
    await refused(club, `${OTHER}:3  The line says it was written at 2031-03-01T20:12:01Z`);
  });

  test('and a forfeit behind such a line waits all the same', () => {
    const now = new Date('2026-03-02T00:00:00Z');
    const at = '2031-03-01T20:12:00Z';
    const ahead = drafted(appendNote(open(), { at, by: 'bernd', note: 'now it is late' })).game;
    const noted = drafted(appendNote(ahead, { at: '2026-03-01T23:00:00Z', by: 'anna', note: 'is it?' })).game;
    const given = drafted(
      appendForfeit(noted, { type: 'forfeit', powers: ['ussr'], reason: 'too late' }, { at, by: 'ref' }),
    ).game;
    expect(given.entries.map((entry) => entry.at).slice(1)).toEqual([at, at, at]);
    expect(fromTheFuture(given.entries, 1, now).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(fromTheFuture(given.entries, 2, now).map(({ seq }) => seq)).toEqual([3]);
  });

  test.each(['a log twice', 'a folder twice', 'a path for a name', 'nothing'] as const)(
    'has %s where git would have one name',
    async (what) => {
      const club = await newClub();
      const put = (file: string, bytes: Uint8Array | string, ...how: string[]): string => {
        writeFileSync(path.join(club.folder, file), bytes);
        const oid = club.git('hash-object', '-w', ...how, file);
        rmSync(path.join(club.folder, file));
        return oid;
      };
      const tree = (...entries: readonly (readonly [mode: string, name: string, oid: string])[]): string => {
        const parts = entries.flatMap(([mode, name, oid]) => [`${mode} ${name}\0`, Buffer.from(oid, 'hex')]);
        return put('raw', Buffer.concat(parts.map((part) => Buffer.from(part))), '--literally', '-t', 'tree');
      };
      const old = club.git('rev-parse', `main:${LOG}`);
      const [first = ''] = club.read(LOG).split('\n');
      const other = put('other', `${first}\n`, '--no-filters');
      const folder = (...logs: readonly string[]) => tree(...logs.map((oid) => ['100644', 'log.jsonl', oid] as const));
      const slug = ['40000', 'spring-26'] as const;
      const games = {
        'a log twice': () => tree([...slug, folder(old, other)]),
        'a folder twice': () => tree([...slug, folder(old)], [...slug, folder(other)]),
        'a path for a name': () => tree([...slug, folder(old)], ['100644', 'spring-26/log.jsonl', other]),
        nothing: () => '1'.repeat(40),
      }[what]();
      const top = tree(['40000', 'games', games]);
      const commit = club.git('commit-tree', top, '-p', 'main', '-m', 'odd');
      for (const how of [[], ['--forward']]) {
        const { code, err } = await club.judge('--head', commit, ...how);
        expect(err).toContain('are listed in a way git itself never writes, or are not all here');
        expect(code).toBe(2);
      }
    },
  );

  test('cannot be merged', async () => {
    const club = await newClub();
    await club.buy('autumn-26');
    club.commit('mine');
    club.git('checkout', '--quiet', 'main');
    await club.world.run(['note', 'autumn-26', 'On we go.', '--as', 'ben', '--yes']);
    club.commit('his');
    club.git('checkout', '--quiet', 'turn');
    await refused(club, `${OTHER}  The change cannot be merged as it is: both sides have changed ${OTHER}.`);
  });

  test('makes the settings unreadable', async () => {
    const club = await newClub();
    club.write('fieldpost.json', '{"timezone":"Europe/Berlin"}\n');
    club.commit('typo');
    // The branch that judges is sound: its own settings are read from the work tree.
    club.git('checkout', '--quiet', 'main');
    await refused(club, 'fieldpost.json: “timezone” is no setting', '--head', 'turn');
  });
});
