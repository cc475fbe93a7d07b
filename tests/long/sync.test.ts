import { expect, test } from 'vitest';
import type { SyncStep } from '../../src/git/index.ts';
import { fieldpost, syncAndDie } from '../git/children.ts';
import { newGroup, note, publishedLog, readLog, remarksIn, statusOf, synced, wrongIn } from '../git/support.ts';

const PLAYERS = ['anna', 'bernd', 'stew', 'ref'] as const;
const STEPS: readonly SyncStep[] = [
  'fetched',
  'built',
  'pushed',
  'lines-kept',
  'log-replaced',
  'index-set',
  'work-tree-moved',
  'branch-moved',
];

test('four clones at once, one of them killed in every round: all entries land once', async () => {
  const group = newGroup();
  const clones = PLAYERS.map((player) => ({ player, archive: group.clone(player) }));
  const said: string[] = [];
  for (const [round, step] of STEPS.entries()) {
    for (const { player, archive } of clones) {
      note(archive, player, `${player} ${round}`);
      said.push(`${player} ${round}`);
    }
    const unlucky = round % clones.length;
    const done = await Promise.all(
      clones.map(({ player, archive }, index) =>
        index === unlucky
          ? syncAndDie(archive, player, step)
          : fieldpost('sync', '--as', player, '--archive', archive, '--lang', 'en'),
      ),
    );
    expect(done.filter((_, index) => index !== unlucky).map(({ code }) => code)).toEqual([0, 0, 0]);
  }
  for (const { player, archive } of [...clones, ...clones]) await synced(archive, player);
  expect([...remarksIn(publishedLog(group))].sort()).toEqual(said.sort());
  expect(wrongIn(publishedLog(group))).toEqual([]);
  for (const { archive } of clones) {
    expect(readLog(archive)).toBe(publishedLog(group));
    expect(statusOf(archive)).toBe('main...origin/main');
  }
});
