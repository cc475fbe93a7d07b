import { describe, expect, test } from 'vitest';
import { fieldpost } from '../git/children.ts';
import { newGroup, note, publishedLog, readLog, remarksIn, statusOf, synced, wrongIn } from '../git/support.ts';

const PLAYERS = ['anna', 'bernd', 'stew'] as const;

describe('three clones at once, each in a process of its own', () => {
  test('all entries land, and all clones are equal afterwards', async () => {
    const group = newGroup();
    const clones = PLAYERS.map((player) => ({ player, archive: group.clone(player) }));
    const said: string[] = [];
    for (const round of [1, 2]) {
      for (const { player, archive } of clones) {
        note(archive, player, `${player} ${round}`);
        said.push(`${player} ${round}`);
      }
      const done = await Promise.all(
        clones.map(({ player, archive }) => fieldpost('sync', '--as', player, '--archive', archive, '--lang', 'en')),
      );
      expect(
        done.map(({ code, err }) => [
          code,
          err
            .split('\n')
            .filter((line) => !line.endsWith('…'))
            .join(''),
        ]),
      ).toEqual(PLAYERS.map(() => [0, '']));
    }
    expect([...remarksIn(publishedLog(group))].sort()).toEqual(said.sort());
    expect(wrongIn(publishedLog(group))).toEqual([]);
    for (const { player, archive } of clones) {
      await synced(archive, player);
      expect(readLog(archive)).toBe(publishedLog(group));
      expect(statusOf(archive)).toBe('main...origin/main');
    }
  });
});
