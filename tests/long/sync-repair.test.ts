import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { endTurn, purchase, stay } from '../archive/play.ts';
import {
  besideLog,
  GAME,
  type Group,
  git,
  kindsIn,
  logFile,
  newGroup,
  note,
  order,
  publishedLog,
  readLog,
  remarksIn,
  statusOf,
  stopped,
  synced,
  tryGit,
  wrongIn,
} from '../git/support.ts';

describe('put right in passing', () => {
  test('a log whose line ends git has changed', async () => {
    const group = newGroup({ attributes: 'no' });
    const anna = group.clone('Anna', 'core.autocrlf=true');
    expect(readLog(anna)).toContain('\r\n');
    const { games } = await synced(anna, 'anna');
    expect(games[0]?.repaired).toEqual(['line-ends']);
    expect(readLog(anna)).toBe(publishedLog(group));
    note(anna, 'anna', 'from Windows');
    await synced(anna, 'anna');
    expect(remarksIn(publishedLog(group))).toEqual(['from Windows']);
    expect(wrongIn(publishedLog(group))).toEqual([]);
  });

  test('with the attribute it never comes to that', () => {
    expect(readLog(newGroup().clone('Anna', 'core.autocrlf=true'))).not.toContain('\r');
  });

  test('a line that was never finished', async () => {
    const group = newGroup();
    const anna = group.clone('Anna');
    note(anna, 'anna', 'whole');
    appendFileSync(logFile(anna), '{"at":"2026-03-01T20:1');
    const { games } = await synced(anna, 'anna');
    expect(games[0]?.repaired).toEqual(['torn-line']);
    expect(remarksIn(publishedLog(group))).toEqual(['whole']);
    expect(besideLog(anna)).toEqual(['.torn-1']);
    expect(statusOf(anna)).toBe('main...origin/main');
  });
});

/** Two clones that both committed to the same log, the first having published. */
const diverged = async (): Promise<{ readonly group: Group; readonly bernd: string }> => {
  const group = newGroup();
  const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
  order(anna, 'anna', purchase);
  await synced(anna, 'anna');
  note(bernd, 'bernd', 'at the same time');
  git(bernd, 'commit', '--quiet', '-am', 'my remark');
  return { group, bernd };
};

describe('a pull that stopped at a log', () => {
  test.each([
    ['merge', '--no-rebase'],
    ['rebase', '--rebase'],
  ] as const)('as a %s is called off, and the sync does better', async (of, how) => {
    const { group, bernd } = await diverged();
    expect(tryGit(bernd, 'pull', '--quiet', how)).toBe('failed');
    expect((await stopped(bernd, 'bernd', { mode: 'dry-run' })).kind).toBe('in-the-middle');
    const report = await synced(bernd, 'bernd');
    expect(report.calledOff).toBe(of);
    expect(kindsIn(publishedLog(group))).toEqual(['open-game', 'purchase', 'note']);
    expect(statusOf(bernd)).toBe('main...origin/main');
  });

  test.each(['--no-rebase', '--rebase'])(
    'also without the attributes, where git writes its marks (%s)',
    async (how) => {
      const group = newGroup({ attributes: 'no' });
      const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
      note(anna, 'anna', 'one');
      await synced(anna, 'anna');
      note(bernd, 'bernd', 'two');
      git(bernd, 'commit', '--quiet', '-am', 'my remark');
      expect(tryGit(bernd, 'pull', '--quiet', how)).toBe('failed');
      expect(readLog(bernd)).toContain('<<<<<<<');
      await synced(bernd, 'bernd');
      expect(remarksIn(publishedLog(group))).toEqual(['one', 'two']);
    },
  );

  test('and what was written to the log since is neither lost nor in the way', async () => {
    const { group, bernd } = await diverged();
    tryGit(bernd, 'pull', '--quiet', '--no-rebase');
    note(bernd, 'bernd', 'who has noticed?');
    note(bernd, 'bernd', 'nobody');
    const report = await synced(bernd, 'bernd');
    expect(report.calledOff).toBe('merge');
    expect(remarksIn(publishedLog(group))).toEqual(['at the same time', 'who has noticed?', 'nobody']);
    expect(kindsIn(publishedLog(group))).toEqual(['open-game', 'purchase', 'note', 'note', 'note']);
    expect(statusOf(bernd)).toBe('main...origin/main');
  });

  test('is left to the player if anything else is in conflict or was changed since', async () => {
    const { bernd } = await diverged();
    tryGit(bernd, 'pull', '--quiet', '--no-rebase');
    writeFileSync(path.join(bernd, 'README.md'), '# Our club\n');
    expect(await stopped(bernd, 'bernd')).toEqual({
      kind: 'in-the-middle',
      of: 'merge',
      paths: [`games/${GAME}/log.jsonl`],
    });
    expect(readFileSync(path.join(bernd, 'README.md'), 'utf8')).toBe('# Our club\n');
  });
});

describe('other files', () => {
  test('uncommitted ones stay as they are', async () => {
    const { group, bernd } = await diverged();
    writeFileSync(path.join(bernd, 'README.md'), '# Draft\n');
    writeFileSync(path.join(bernd, 'turn.txt'), 'Buy 3 inf\n');
    await synced(bernd, 'bernd');
    expect(statusOf(bernd)).toBe('main...origin/main\n M README.md\n?? turn.txt');
    expect(kindsIn(publishedLog(group))).toEqual(['open-game', 'purchase', 'note']);
  });

  test('committed ones are kept on top, or beside by a merge', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    writeFileSync(path.join(anna, 'README.md'), '# Anna wrote this\n');
    git(anna, 'commit', '--quiet', '-am', 'read me');
    note(anna, 'anna', 'one');
    await synced(anna, 'anna');
    expect(git(group.remote, 'log', '--format=%s', 'main')).toBe(`${GAME}\nread me\nbegin`);

    writeFileSync(path.join(bernd, 'rules.md'), 'house rules\n');
    git(bernd, 'add', 'rules.md');
    git(bernd, 'commit', '--quiet', '-m', 'house rules');
    note(bernd, 'bernd', 'two');
    git(bernd, 'commit', '--quiet', '-am', 'remark');
    await synced(bernd, 'bernd');
    expect(remarksIn(publishedLog(group))).toEqual(['one', 'two']);
    expect(git(group.remote, 'show', 'main:rules.md')).toBe('house rules');
    expect(git(group.remote, 'show', 'main:README.md')).toBe('# Anna wrote this');
    expect(statusOf(bernd)).toBe('main...origin/main');
  });

  test('on which both sides do not agree are left to the player, and nothing changes', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    for (const [clone, name] of [
      [anna, 'anna'],
      [bernd, 'bernd'],
    ] as const) {
      writeFileSync(path.join(clone, 'README.md'), `# ${name}\n`);
      git(clone, 'commit', '--quiet', '-am', 'read me');
      note(clone, name, name);
    }
    await synced(anna, 'anna');
    const before = readLog(bernd);
    expect(await stopped(bernd, 'bernd')).toMatchObject({ kind: 'conflict', paths: ['README.md'] });
    expect(readLog(bernd)).toBe(before);
  });

  test('that stand in the way of what others changed are named; the logs are up to date all the same', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    writeFileSync(path.join(anna, 'README.md'), '# Anna wrote this\n');
    writeFileSync(path.join(anna, 'dates.md'), 'Sunday\n');
    git(anna, 'add', '--all');
    git(anna, 'commit', '--quiet', '-m', 'read me');
    note(anna, 'anna', 'one');
    await synced(anna, 'anna');
    writeFileSync(path.join(bernd, 'README.md'), '# Draft\n');
    writeFileSync(path.join(bernd, 'dates.md'), 'Monday\n');
    note(bernd, 'bernd', 'two');
    const { inTheWay, published } = await synced(bernd, 'bernd');
    expect(published).toBe('yes');
    expect([...inTheWay].sort()).toEqual(['README.md', 'dates.md']);
    expect(remarksIn(readLog(bernd))).toEqual(['one', 'two']);
    expect(readFileSync(path.join(bernd, 'README.md'), 'utf8')).toBe('# Draft\n');
    // Once they are out of the way the next sync moves the branch, and nothing is published twice.
    git(bernd, 'checkout', '--quiet', '--', 'README.md');
    git(bernd, 'clean', '--quiet', '--force', 'dates.md');
    expect((await synced(bernd, 'bernd')).inTheWay).toEqual([]);
    expect(statusOf(bernd)).toBe('main...origin/main');
    expect(remarksIn(publishedLog(group))).toEqual(['one', 'two']);
  });
});

describe('a push that is not taken', () => {
  const hook = (group: Group, text: string): void => {
    const file = path.join(group.remote, 'hooks', 'pre-receive');
    writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  };

  test('for a reason of its own: its words, and nothing here has changed', async () => {
    const group = newGroup();
    const anna = group.clone('Anna');
    hook(group, 'echo "only by pull request" >&2; exit 1');
    order(anna, 'anna', purchase);
    const before = [readLog(anna), statusOf(anna), git(anna, 'rev-parse', 'HEAD')];
    const stop = await stopped(anna, 'anna');
    expect(stop).toMatchObject({ kind: 'push-refused', remote: 'origin', branch: 'main' });
    expect('said' in stop ? stop.said : '').toContain('only by pull request');
    expect([readLog(anna), statusOf(anna), git(anna, 'rev-parse', 'HEAD')]).toEqual(before);
  });

  test('a remote that cannot be reached', async () => {
    const group = newGroup();
    const anna = group.clone('Anna');
    git(anna, 'remote', 'set-url', 'origin', path.join(anna, 'nowhere'));
    expect(await stopped(anna, 'anna')).toMatchObject({ kind: 'fetch-failed', remote: 'origin' });
  });

  test('where there is nothing to push to', async () => {
    const group = newGroup();
    const anna = group.clone('Anna');
    git(anna, 'switch', '--quiet', '--create', 'side');
    expect(await stopped(anna, 'anna')).toMatchObject({ kind: 'no-upstream', branch: 'side' });
    git(anna, 'checkout', '--quiet', '--detach');
    expect(await stopped(anna, 'anna')).toEqual({ kind: 'no-branch' });
    git(anna, 'switch', '--quiet', 'main');
    git(anna, 'remote', 'remove', 'origin');
    expect(await stopped(anna, 'anna')).toEqual({ kind: 'no-remote', branch: 'main' });
    expect(existsSync(path.join(anna, '.git', 'fieldpost', 'sync.lock'))).toBe(false);
  });

  test('without a name git would put under it', async () => {
    const group = newGroup();
    const anna = group.clone('Anna');
    for (const key of ['user.name', 'user.email']) git(anna, 'config', '--unset', key);
    git(anna, 'config', 'user.useConfigOnly', 'true');
    note(anna, 'anna', 'who am I');
    expect((await stopped(anna, 'anna')).kind).toBe('no-identity');
  });
});

describe('an order that ends the turn', () => {
  test('is carried with everything before it', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    order(anna, 'anna', { type: 'combat-move', power: 'ussr', moves: [], nonce: '1'.repeat(64) });
    order(anna, 'anna', stay);
    order(anna, 'anna', endTurn);
    note(bernd, 'bernd', 'hurry');
    await synced(bernd, 'bernd');
    const { games } = await synced(anna, 'anna');
    expect(games[0]?.game.replay.state.turn.power).toBe('germany');
    expect(wrongIn(publishedLog(group))).toEqual([]);
  });
});
