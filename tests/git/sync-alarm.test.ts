import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/archive/index.ts';
import { purchase } from '../archive/play.ts';
import { ABROAD, foreignText, opening } from '../log/foreign.ts';
import {
  besideLog,
  GAME,
  type Group,
  git,
  kindsIn,
  newGroup,
  note,
  openIn,
  order,
  publishedLog,
  pushLog,
  readLog,
  remarksIn,
  statusOf,
  stopped,
  synced,
  wrongIn,
} from './support.ts';

/** A group whose game has a purchase and a remark published, and a clone that has seen them. */
const seenGroup = async (): Promise<{ readonly group: Group; readonly anna: string }> => {
  const group = newGroup();
  const anna = group.clone('Anna');
  order(anna, 'anna', purchase);
  note(anna, 'anna', 'first');
  await synced(anna, 'anna');
  return { group, anna };
};

const linesOf = (log: string): readonly string[] => log.trimEnd().split('\n');
const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** The log with a remark written otherwise, so that its chain still holds. */
const otherwise = (group: Group): string => {
  const folder = group.clone('Forger');
  const [line0 = '', line1 = ''] = linesOf(readLog(folder));
  writeFileSync(path.join(folder, 'games', GAME, 'log.jsonl'), textOf([line0, line1]));
  note(folder, 'anna', 'second thoughts');
  return readLog(folder);
};

describe('a published log that is no longer what was seen', () => {
  test.each([
    ['last line dropped', 'shorter', (log: string) => textOf(linesOf(log).slice(0, -1)), 'forward'],
    ['last line dropped by force', 'shorter', (log: string) => textOf(linesOf(log).slice(0, -1)), 'force'],
    ['a line edited', 'rewritten', (log: string) => log.replace('"infantry":5', '"infantry":4'), 'forward'],
    ['taken away', 'gone', () => undefined, 'forward'],
  ] as const)('%s: an alarm, and nothing is taken', async (_, kind, change, how) => {
    const { group, anna } = await seenGroup();
    note(anna, 'anna', 'mine, not published yet');
    const before = [readLog(anna), git(anna, 'rev-parse', 'HEAD')];
    pushLog(group, GAME, change(publishedLog(group)), how);
    const stop = await stopped(anna, 'anna');
    expect(stop).toMatchObject({ kind: 'rewritten', alarms: [{ slug: GAME, kind, seen: { count: 3 } }] });
    expect([readLog(anna), git(anna, 'rev-parse', 'HEAD')]).toEqual(before);
    // The memory stays, however often one looks.
    expect(await stopped(anna, 'anna')).toEqual(stop);
  });

  test('forged with a sound chain: it tells the line, and what was seen is still at hand', async () => {
    const { group, anna } = await seenGroup();
    pushLog(group, GAME, otherwise(group), 'force');
    expect(wrongIn(publishedLog(group))).toEqual([]);
    const stop = await stopped(anna, 'anna');
    if (stop.kind !== 'rewritten') throw new Error(stop.kind);
    const [alarm] = stop.alarms;
    expect(alarm).toMatchObject({ kind: 'rewritten', line: 3, seen: { count: 3 }, published: { count: 3 } });
    expect(git(anna, 'cat-file', 'blob', alarm?.blob ?? '')).toBe(readLog(anna).trimEnd());
  });

  test('also to a clone that only ever fetched, and after a git fetch of its own', async () => {
    const { group } = await seenGroup();
    const bernd = group.clone('Bernd');
    await synced(bernd, 'bernd');
    pushLog(group, GAME, otherwise(group), 'force');
    git(bernd, 'fetch', '--quiet');
    expect((await stopped(bernd, 'bernd')).kind).toBe('rewritten');
    const fresh = group.clone('Fresh');
    expect((await synced(fresh, 'bernd')).games).toEqual([]);
  });

  test('the branch of the last fetch is memory enough for a clone that never synced', async () => {
    const { group } = await seenGroup();
    const bernd = group.clone('Bernd');
    pushLog(group, GAME, otherwise(group), 'force');
    expect((await stopped(bernd, 'bernd')).kind).toBe('rewritten');
  });

  test('accepted: the old lines are kept, own new ones are carried onto the published log', async () => {
    const { group, anna } = await seenGroup();
    const old = linesOf(readLog(anna));
    note(anna, 'anna', 'mine, not published yet');
    pushLog(group, GAME, otherwise(group), 'force');
    const { games } = await synced(anna, 'anna', { accept: [GAME] });
    expect(games[0]).toMatchObject({ givenUp: 1, kept: [`games/${GAME}/.aside-1.jsonl`] });
    expect(readFileSync(path.join(anna, 'games', GAME, '.aside-1.jsonl'), 'utf8')).toBe(textOf(old.slice(2)));
    expect(remarksIn(publishedLog(group))).toEqual(['second thoughts', 'mine, not published yet']);
    expect(readLog(anna)).toBe(publishedLog(group));
    expect(statusOf(anna)).toBe('main...origin/main');
    expect((await synced(anna, 'anna')).games).toEqual([]);
  });

  test('what others threw away of other files is not brought back', async () => {
    const group = newGroup();
    const host = group.clone('Host');
    writeFileSync(path.join(host, 'README.md'), '# A hasty word\n');
    git(host, 'commit', '--quiet', '-am', 'hasty');
    git(host, 'push', '--quiet', 'origin', 'main');
    const anna = group.clone('Anna');
    await synced(anna, 'anna');
    writeFileSync(path.join(host, 'README.md'), '# A better word\n');
    git(host, 'commit', '--quiet', '--amend', '-am', 'better');
    git(host, 'push', '--quiet', '--force', 'origin', 'main');
    note(anna, 'anna', 'mine');
    await synced(anna, 'anna');
    expect(git(group.remote, 'log', '--format=%s', 'main')).toBe(`${GAME}\nbetter\nbegin`);
    expect(readFileSync(path.join(anna, 'README.md'), 'utf8')).toBe('# A better word\n');
    expect(statusOf(anna)).toBe('main...origin/main');
  });

  test('accepted although it is gone: nothing of it is lost', async () => {
    const { group, anna } = await seenGroup();
    const old = linesOf(readLog(anna));
    pushLog(group, GAME, undefined);
    const { games } = await synced(anna, 'anna', { accept: [GAME] });
    expect(readFileSync(games[0]?.kept[0] ?? '', 'utf8')).toBe(textOf(old));
    expect(loadGame(anna, GAME).entries).toEqual([]);
    expect(statusOf(anna)).toBe('main...origin/main');
  });

  test('a game made for show may go or be made anew', async () => {
    const group = newGroup({ open: { purpose: 'demonstration' } });
    const anna = group.clone('Anna');
    await synced(anna, 'anna');
    const other = newGroup({ open: { purpose: 'demonstration', title: 'Made anew' } });
    pushLog(group, GAME, publishedLog(other));
    await synced(anna, 'anna');
    expect(readLog(anna)).toBe(publishedLog(other));
    pushLog(group, GAME, undefined);
    await synced(anna, 'anna');
    expect(loadGame(anna, GAME).entries).toEqual([]);
    expect(statusOf(anna)).toBe('main...origin/main');
  });

  test('a game that is being played is not taken away from here', async () => {
    const { anna } = await seenGroup();
    git(anna, 'rm', '--quiet', '-r', `games/${GAME}`);
    git(anna, 'commit', '--quiet', '-m', 'away');
    expect(await stopped(anna, 'anna')).toMatchObject({ kind: 'game-removed', slugs: [GAME] });
  });

  test('taken away in the work tree alone it is left so, and nothing is said', async () => {
    const { group, anna } = await seenGroup();
    const bernd = group.clone('Bernd');
    note(bernd, 'bernd', 'still here');
    rmSync(path.join(anna, 'games', GAME), { recursive: true });
    await synced(bernd, 'bernd');
    expect((await synced(anna, 'anna')).games).toEqual([]);
    expect(statusOf(anna)).toBe(`main...origin/main\n D games/${GAME}/log.jsonl`);
  });
});

describe('a published log that is broken further on', () => {
  test('counts as far as it is sound; own entries wait there, and other games go on', async () => {
    const { group, anna } = await seenGroup();
    openIn(anna, 'autumn-26');
    await synced(anna, 'anna');
    const bad = `${publishedLog(group)}{"not":"a line"}\n`;
    pushLog(group, GAME, bad);
    note(anna, 'anna', 'waits');
    note(anna, 'anna', 'goes on', 'autumn-26');
    const mine = readLog(anna);
    const { games } = await synced(anna, 'anna');
    expect(games.map(({ slug, wait, published }) => [slug, wait?.kind, published.length])).toEqual([
      ['autumn-26', undefined, 1],
      [GAME, 'published-broken', 0],
    ]);
    expect(readLog(anna)).toBe(mine);
    expect(publishedLog(group)).toBe(bad);

    // The bad line is taken out again: what was sound of it is what was seen, so nobody is alarmed.
    pushLog(group, GAME, textOf(linesOf(bad).slice(0, 3)));
    await synced(anna, 'anna');
    expect(remarksIn(publishedLog(group))).toEqual(['first', 'waits']);
    expect(kindsIn(readLog(anna))).toEqual(['open-game', 'purchase', 'note', 'note']);
    expect(statusOf(anna)).toBe('main...origin/main');
    expect(besideLog(anna)).toEqual([]);
  });

  test('own entries wait too where this program does not know the rules', async () => {
    const { group, anna } = await seenGroup();
    const rules = { ruleset: 'second-edition', version: 77 };
    const later = (folder: string, lines: typeof ABROAD): void => {
      mkdirSync(path.join(folder, 'games', 'later-26'), { recursive: true });
      writeFileSync(
        path.join(folder, 'games', 'later-26', 'log.jsonl'),
        foreignText([opening(rules), ...lines], 'later-26'),
      );
      git(folder, 'add', '--all');
      git(folder, 'commit', '--quiet', '-m', 'by a later program');
    };
    const bernd = group.clone('Bernd');
    later(bernd, []);
    git(bernd, 'push', '--quiet');
    // Who has nothing of his own in it simply gets it.
    expect((await synced(anna, 'anna')).games).toMatchObject([{ slug: 'later-26', game: { entries: [{ seq: 0 }] } }]);
    later(anna, ABROAD);
    note(anna, 'anna', 'goes on');
    const { games } = await synced(anna, 'anna');
    expect(games).toMatchObject([
      { slug: 'later-26', wait: { kind: 'unknown-ruleset', fault: { code: 'unknown-ruleset', line: 1 } } },
      { slug: GAME, published: [{}] },
    ]);
  });
});
