import { describe, expect, test } from 'vitest';
import {
  appendAgree,
  appendDecline,
  appendProposal,
  appendReport,
  appendRoll,
  loadGame,
} from '../../src/archive/index.ts';
import { attack, fight, purchase, seed, voidOf } from '../archive/play.ts';
import {
  GAME,
  git,
  kindsIn,
  newGroup,
  note,
  openIn,
  order,
  publishedLog,
  readLog,
  remarksIn,
  statusOf,
  stopped,
  synced,
  write,
  wrongIn,
} from '../git/support.ts';
import { AT } from '../log/sample.ts';

describe('proposed on a branch', () => {
  /** Merges a branch into main as a host would, as one commit of its own if squashed. */
  const mergeAsHost = (remote: string, folder: string, branch: string, how: 'merge' | 'squash'): void => {
    git(folder, 'pull', '--quiet', '--ff-only');
    git(folder, 'fetch', '--quiet', remote, branch);
    if (how === 'merge') git(folder, 'merge', '--quiet', '--no-ff', '-m', 'merge', 'FETCH_HEAD');
    else {
      git(folder, 'merge', '--quiet', '--squash', 'FETCH_HEAD');
      git(folder, 'commit', '--quiet', '-m', 'squashed');
    }
    git(folder, 'push', '--quiet', 'origin', 'main');
  };

  test.each(['merge', 'squash'] as const)('entries are recognised once it is taken over (%s)', async (how) => {
    const group = newGroup();
    const [anna, host, bernd] = [group.clone('Anna'), group.clone('Host'), group.clone('Bernd')];
    note(bernd, 'bernd', 'earlier');
    await synced(bernd, 'bernd');
    order(anna, 'anna', purchase);
    note(anna, 'anna', 'mine');
    const before = [readLog(anna), git(anna, 'rev-parse', 'HEAD'), statusOf(anna)];
    const report = await synced(anna, 'anna', { branch: 'anna-r01' });
    expect(report).toMatchObject({ published: 'yes', branch: 'anna-r01' });
    expect(kindsIn(publishedLog(group, GAME, 'anna-r01'))).toEqual(['open-game', 'note', 'purchase', 'note']);
    expect(kindsIn(publishedLog(group))).toEqual(['open-game', 'note']);
    expect([readLog(anna), git(anna, 'rev-parse', 'HEAD')]).toEqual(before.slice(0, 2));

    // Proposed again after a second thought: the branch is hers, so it may be put anew.
    note(anna, 'anna', 'and this');
    await synced(anna, 'anna', { branch: 'anna-r01' });
    expect(remarksIn(publishedLog(group, GAME, 'anna-r01'))).toEqual(['earlier', 'mine', 'and this']);

    mergeAsHost(group.remote, host, 'anna-r01', how);
    note(bernd, 'bernd', 'later');
    await synced(bernd, 'bernd');
    const { games, published } = await synced(anna, 'anna');
    expect(published).toBe('no');
    expect(games[0]?.already.map(({ entry }) => entry.order?.type)).toEqual(['purchase', 'note', 'note']);
    expect(games[0]?.came.map(({ note: said }) => said)).toEqual(['earlier', 'later']);
    expect(readLog(anna)).toBe(publishedLog(group));
    expect(statusOf(anna)).toBe('main...origin/main');

    // The name may be used again, whether the host has deleted the branch or left it.
    if (how === 'squash') git(host, 'push', '--quiet', 'origin', '--delete', 'anna-r01');
    note(anna, 'anna', 'next turn');
    await synced(anna, 'anna', { branch: 'anna-r01' });
    expect(remarksIn(publishedLog(group, GAME, 'anna-r01')).at(-1)).toBe('next turn');
  });

  test('one game at a time: what is not named stays here, and is published when its turn comes', async () => {
    const group = newGroup();
    const [anna, bernd, host] = [group.clone('Anna'), group.clone('Bernd'), group.clone('Host')];
    openIn(anna, 'autumn-26');
    note(anna, 'anna', 'in spring');
    git(anna, 'add', '--all');
    git(anna, 'commit', '--quiet', '-m', 'both, by hand');
    const before = [readLog(anna), readLog(anna, 'autumn-26')];
    expect(await stopped(anna, 'anna', { branch: 'anna' })).toMatchObject({
      kind: 'several-games',
      branch: 'anna',
      slugs: ['autumn-26', GAME],
    });
    expect(git(group.remote, 'branch', '--list')).not.toContain('anna');

    const proposed = await synced(anna, 'anna', { branch: 'anna-spring', only: [GAME] });
    expect(proposed).toMatchObject({
      published: 'yes',
      games: [
        { slug: 'autumn-26', held: 1 },
        { slug: GAME, held: 0 },
      ],
    });
    expect(git(group.remote, 'diff', '--name-only', 'main', 'anna-spring')).toBe(`games/${GAME}/log.jsonl`);
    expect([readLog(anna), readLog(anna, 'autumn-26')]).toEqual(before);
    mergeAsHost(group.remote, host, 'anna-spring', 'merge');

    note(bernd, 'bernd', 'meanwhile');
    await synced(bernd, 'bernd');
    note(anna, 'anna', 'more in spring');
    await synced(anna, 'anna', { only: ['autumn-26'] });
    expect(publishedLog(group, 'autumn-26')).toBe(readLog(anna, 'autumn-26'));
    expect(remarksIn(publishedLog(group))).toEqual(['in spring', 'meanwhile']);
    expect(remarksIn(readLog(anna))).toEqual(['in spring', 'more in spring']);
    await synced(anna, 'anna');
    expect(remarksIn(publishedLog(group))).toEqual(['in spring', 'meanwhile', 'more in spring']);
    expect(readLog(anna)).toBe(publishedLog(group));
    expect(statusOf(anna)).toBe('main...origin/main');
  });

  test('a branch of somebody else is left alone', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    note(bernd, 'bernd', 'his');
    await synced(bernd, 'bernd', { branch: 'turn' });
    note(anna, 'anna', 'hers');
    expect(await stopped(anna, 'anna', { branch: 'turn' })).toEqual({
      kind: 'branch-taken',
      remote: 'origin',
      branch: 'turn',
    });
    expect(remarksIn(publishedLog(group, GAME, 'turn'))).toEqual(['his']);
    // To have seen his proposal is not to have made it.
    git(anna, 'fetch', '--quiet');
    expect(await stopped(anna, 'anna', { branch: 'turn' })).toMatchObject({ kind: 'branch-taken' });
    expect(remarksIn(publishedLog(group, GAME, 'turn'))).toEqual(['his']);
  });
});

describe('an entry about another', () => {
  test('a void of an own order names it as it is published', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    const bought = order(anna, 'anna', purchase);
    note(anna, 'anna', 'about that', GAME, [bought.entries[1]?.hash ?? '']);
    write(anna, appendProposal(loadGame(anna, GAME), voidOf(bought, 1), { at: AT, by: 'anna' }));
    note(bernd, 'bernd', 'quicker');
    await synced(bernd, 'bernd');
    await synced(anna, 'anna');
    const { entries, trust } = loadGame(anna, GAME);
    expect(kindsIn(readLog(anna))).toEqual(['open-game', 'note', 'purchase', 'note', 'void']);
    const now = entries[2]?.hash;
    expect(entries[3]?.order).toEqual({ type: 'note', of: [now] });
    expect(trust.proposals[0]?.order).toMatchObject({ type: 'void', of: [now] });

    // Bernd agrees to the void, while Anna says something: his consent names a published entry and stays as it is.
    await synced(bernd, 'bernd');
    const proposal = loadGame(bernd, GAME).trust.proposals[0]?.hash ?? '';
    write(bernd, appendAgree(loadGame(bernd, GAME), proposal, { at: AT, by: 'bernd' }));
    note(anna, 'anna', 'please');
    await synced(anna, 'anna');
    await synced(bernd, 'bernd');
    expect(loadGame(bernd, GAME).trust.struck).toEqual([now]);
    expect(wrongIn(publishedLog(group))).toEqual([]);
  });

  test('is set aside with the one it is about', async () => {
    const group = newGroup();
    const [anna, ref] = [group.clone('Anna'), group.clone('Ref')];
    const bought = order(anna, 'anna', purchase);
    write(anna, appendProposal(loadGame(anna, GAME), voidOf(bought, 1), { at: AT, by: 'anna' }));
    const proposal = loadGame(anna, GAME).entries[2]?.hash ?? '';
    write(anna, appendDecline(loadGame(anna, GAME), proposal, { at: AT, by: 'anna' }));
    order(ref, 'ref', { type: 'combat-move', power: 'ussr', moves: [], nonce: '7'.repeat(64) });
    await synced(ref, 'ref');
    const { games } = await synced(anna, 'anna');
    expect(games[0]?.aside.map(({ entry, reason }) => [entry.order?.type, reason.kind])).toEqual([
      ['purchase', 'rejected'],
      ['void', 'about-aside'],
      ['decline', 'about-aside'],
    ]);
  });

  test('the dice of a published order are the same wherever they land', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    for (const each of [purchase, attack, fight]) order(anna, 'anna', each);
    await synced(anna, 'anna');
    await synced(bernd, 'bernd');
    const rolled = write(
      anna,
      appendRoll(loadGame(anna, GAME), { at: AT, by: 'anna' }, { source: 'local', seed: seed(5) }),
    );
    note(bernd, 'bernd', 'how did it go?');
    await synced(bernd, 'bernd');
    await synced(anna, 'anna');
    const now = loadGame(anna, GAME).entries.at(-1);
    expect(now?.seq).toBe(5);
    expect(now?.dice).toEqual(rolled.entries.at(-1)?.dice);
    expect(wrongIn(publishedLog(group))).toEqual([]);

    // Thrown by both at once, the first counts.
    const [carl, dora] = [newGroup(), 'Dora'];
    const [one, two] = [carl.clone('Anna'), carl.clone(dora)];
    for (const each of [purchase, attack, fight]) order(one, 'anna', each);
    await synced(one, 'anna');
    await synced(two, 'anna');
    for (const [clone, by, n] of [
      [one, 'anna', 1],
      [two, 'stew', 2],
    ] as const) {
      write(clone, appendRoll(loadGame(clone, GAME), { at: AT, by }, { source: 'local', seed: seed(n) }));
      const { games } = await synced(clone, by);
      expect(games[0]?.aside.map(({ reason }) => reason.kind)).toEqual(by === 'anna' ? [] : ['rejected']);
    }
  });

  test('dice thrown for an order that was published under another name are thrown anew', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    for (const each of [purchase, attack, fight]) order(anna, 'anna', each);
    note(bernd, 'bernd', 'quicker');
    await synced(bernd, 'bernd');
    await synced(anna, 'anna', { branch: 'side' });
    git(bernd, 'fetch', '--quiet', 'origin', 'side');
    git(bernd, 'merge', '--quiet', '--ff-only', 'FETCH_HEAD');
    git(bernd, 'push', '--quiet', 'origin', 'main');
    write(anna, appendRoll(loadGame(anna, GAME), { at: AT, by: 'anna' }, { source: 'local', seed: seed(5) }));
    const { games } = await synced(anna, 'anna');
    expect(games[0]?.already.map(({ entry }) => entry.order?.type)).toEqual(['purchase', 'combat-move', 'fight']);
    expect(games[0]?.aside.map(({ entry, reason }) => [entry.order?.type, reason.kind])).toEqual([
      ['roll', 'dice-fell'],
    ]);
    expect(loadGame(anna, GAME).trust.open?.order).toBe('fight');
  });

  test('facts that were reported stand only where the position is the same', async () => {
    const group = newGroup();
    const [anna, ref] = [group.clone('Anna'), group.clone('Ref')];
    const report = () =>
      write(
        anna,
        appendReport(loadGame(anna, GAME), [{ type: 'paid', power: 'ussr', purse: 'main', ipc: 1, for: 'purchase' }], {
          at: AT,
          by: 'anna',
        }),
      );
    report();
    note(ref, 'ref', 'only a remark');
    await synced(ref, 'ref');
    expect((await synced(anna, 'anna')).games[0]?.published.length).toBe(1);
    await synced(ref, 'ref');
    report();
    order(ref, 'ref', purchase);
    await synced(ref, 'ref');
    const { games } = await synced(anna, 'anna');
    expect(games[0]?.aside.map(({ reason }) => reason.kind)).toEqual(['position-changed']);
  });
});
