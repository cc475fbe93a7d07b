import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SyncStep } from '../../src/git/index.ts';
import { purchase } from '../archive/play.ts';
import { syncAndDie } from '../git/children.ts';
import {
  besideLog,
  GAME,
  type Group,
  git,
  newGroup,
  note,
  openIn,
  order,
  publishedLog,
  readLog,
  remarksIn,
  statusOf,
  synced,
  wrongIn,
} from '../git/support.ts';

const OTHER = 'autumn-26';

/** The points between which a sync can die. A log is replaced twice, for there are two games. */
const POINTS: readonly (readonly [SyncStep, number])[] = [
  ['remembered', 1],
  ['fetched', 1],
  ['built', 1],
  ['pushed', 1],
  ['lines-kept', 1],
  ['log-replaced', 1],
  ['lines-kept', 2],
  ['log-replaced', 2],
  ['index-set', 1],
  ['work-tree-moved', 1],
  ['branch-moved', 1],
];

/**
 * Others went on in both games and changed another file; Anna has a remark in each, and an order that has become
 * impossible.
 */
const inTheMiddle = async (): Promise<{ readonly group: Group; readonly anna: string; readonly bernd: string }> => {
  const group = newGroup();
  const bernd = group.clone('Bernd');
  openIn(bernd, OTHER);
  await synced(bernd, 'anna');
  const anna = group.clone('Anna');
  order(bernd, 'ref', { type: 'combat-move', power: 'ussr', moves: [], nonce: '7'.repeat(64) });
  note(bernd, 'bernd', 'there', OTHER);
  writeFileSync(path.join(bernd, 'README.md'), '# The club of Bernd\n');
  git(bernd, 'commit', '--quiet', '-am', 'read me');
  await synced(bernd, 'bernd', { also: ['ref'] });
  note(anna, 'anna', 'here');
  order(anna, 'anna', purchase);
  note(anna, 'anna', 'here too', OTHER);
  return { group, anna, bernd };
};

describe('killed without warning', () => {
  test.each(POINTS)('at “%s” (%i): nothing is lost and nothing doubled', async (step, time) => {
    const { group, anna, bernd } = await inTheMiddle();
    const order = readLog(anna).trimEnd().split('\n')[2] ?? '';
    const child = await syncAndDie(anna, 'anna', step, time);
    expect([child.signal, child.err]).toEqual(['SIGKILL', '']);

    // Life goes on before she tries again: here, and with the others.
    note(anna, 'anna', 'afterwards', OTHER);
    note(bernd, 'bernd', 'and on');
    writeFileSync(path.join(bernd, 'README.md'), '# The club of all\n');
    git(bernd, 'commit', '--quiet', '-am', 'read me again');
    await synced(bernd, 'bernd');
    await synced(anna, 'anna');
    await synced(bernd, 'bernd');

    expect([...remarksIn(publishedLog(group))].sort()).toEqual(['and on', 'here']);
    const others = publishedLog(group, OTHER)
      .split('\n')
      .flatMap((line) => /"note":"([^"]+)"/.exec(line)?.[1] ?? []);
    expect(others).toEqual(['there', 'here too', 'afterwards']);
    expect(besideLog(anna)).toEqual(['.aside-1.jsonl']);
    expect(readFileSync(path.join(anna, 'games', GAME, '.aside-1.jsonl'), 'utf8')).toBe(`${order}\n`);
    for (const slug of [GAME, OTHER]) {
      expect(wrongIn(publishedLog(group, slug), slug)).toEqual([]);
      for (const clone of [anna, bernd]) expect(readLog(clone, slug)).toBe(publishedLog(group, slug));
    }
    for (const clone of [anna, bernd]) {
      expect(statusOf(clone)).toBe('main...origin/main');
      expect(readFileSync(path.join(clone, 'README.md'), 'utf8')).toBe('# The club of all\n');
    }
  });
});
