import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/archive/index.ts';
import type { SyncStep } from '../../src/git/index.ts';
import { attack, endTurn, fight, placeFive, purchase, stay } from '../archive/play.ts';
import {
  besideLog,
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
  wrongIn,
} from './support.ts';

describe('two clones', () => {
  test('that append at once both land, and are equal afterwards', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    order(anna, 'anna', purchase);
    note(bernd, 'bernd', 'good luck');
    const first = await synced(anna, 'anna');
    expect(first.published).toBe('yes');
    expect(first.games[0]?.published.map(({ entry }) => entry.order?.type)).toEqual(['purchase']);

    const second = await synced(bernd, 'bernd');
    expect(second.games[0]?.came.map(({ by }) => by)).toEqual(['anna']);
    expect(second.games[0]?.published.map(({ entry }) => entry.note)).toEqual(['good luck']);
    const third = await synced(anna, 'anna');
    expect(third.games[0]?.came.map(({ by }) => by)).toEqual(['bernd']);
    expect(third.published).toBe('no');

    expect(kindsIn(publishedLog(group))).toEqual(['open-game', 'purchase', 'note']);
    expect(wrongIn(publishedLog(group))).toEqual([]);
    for (const clone of [anna, bernd]) {
      expect(readLog(clone)).toBe(publishedLog(group));
      expect(statusOf(clone)).toBe('main...origin/main');
    }
    expect((await synced(anna, 'anna')).games).toEqual([]);
  });

  test('one of them having committed, also several times', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    order(anna, 'anna', purchase);
    git(anna, 'commit', '--quiet', '-am', 'bought');
    note(anna, 'anna', 'done');
    git(anna, 'commit', '--quiet', '-am', 'said so');
    note(bernd, 'bernd', 'hello');
    await synced(bernd, 'bernd');
    await synced(anna, 'anna');
    expect(kindsIn(publishedLog(group))).toEqual(['open-game', 'note', 'purchase', 'note']);
    expect(statusOf(anna)).toBe('main...origin/main');
    expect(readLog(anna)).toBe(publishedLog(group));
    // What was replaced is still at hand in the git directory.
    expect(git(anna, 'rev-list', '--count', 'HEAD')).toBe('3');
    expect(existsSync(path.join(anna, '.git', 'fieldpost', 'replaced'))).toBe(true);
  });

  test('commits of one who is alone are pushed as they are', async () => {
    const group = newGroup();
    const anna = group.clone('Anna');
    order(anna, 'anna', purchase);
    git(anna, 'commit', '--quiet', '-am', 'bought');
    const head = git(anna, 'rev-parse', 'HEAD');
    await synced(anna, 'anna');
    expect(git(anna, 'rev-parse', 'origin/main')).toBe(head);
  });

  test('a new game is published; one of the same name, opened meanwhile, is set aside', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    openIn(anna, 'autumn-26');
    openIn(bernd, 'autumn-26', { title: 'Another' });
    await synced(anna, 'anna');
    const { games } = await synced(bernd, 'anna');
    expect(games[0]?.aside.map(({ reason }) => reason.kind)).toEqual(['name-taken']);
    expect(readLog(bernd, 'autumn-26')).toBe(publishedLog(group, 'autumn-26'));
    expect(besideLog(bernd, 'autumn-26')).toEqual(['.aside-1.jsonl']);
    expect(statusOf(bernd)).toBe('main...origin/main');
  });

  test('an archive in a folder of its repository', async () => {
    const group = newGroup({ below: 'club' });
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    note(anna, 'anna', 'one');
    note(bernd, 'bernd', 'two');
    await synced(anna, 'anna');
    await synced(bernd, 'bernd');
    expect(remarksIn(publishedLog(group, GAME, 'main', 'club/'))).toEqual(['one', 'two']);
  });
});

describe('an order that became illegal', () => {
  test('is set aside with the reason, with what stands on it, and the remark passes', async () => {
    const group = newGroup();
    const [anna, ref] = [group.clone('Anna'), group.clone('Ref')];
    order(anna, 'anna', purchase);
    order(anna, 'anna', { type: 'combat-move', power: 'ussr', moves: [], nonce: 'ab'.repeat(32) });
    note(anna, 'anna', 'that was it');
    const before = readLog(anna).trimEnd().split('\n');
    order(ref, 'ref', { type: 'combat-move', power: 'ussr', moves: [], nonce: 'cd'.repeat(32) });
    await synced(ref, 'ref');

    const { games } = await synced(anna, 'anna');
    expect(games[0]?.aside.map(({ entry, reason }) => [entry.order?.type, reason.kind])).toEqual([
      ['purchase', 'rejected'],
      ['combat-move', 'stands-on'],
    ]);
    expect(games[0]?.published.map(({ entry }) => entry.note)).toEqual(['that was it']);
    expect(games[0]?.kept).toEqual([`games/${GAME}/.aside-1.jsonl`]);
    expect(readFileSync(path.join(anna, 'games', GAME, '.aside-1.jsonl'), 'utf8')).toBe(
      `${before.slice(1, 3).join('\n')}\n`,
    );
    expect(statusOf(anna)).toBe('main...origin/main');
    expect(wrongIn(publishedLog(group))).toEqual([]);
  });

  test('a fight whose dice fell is never made again: both lines are set aside', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    order(anna, 'anna', purchase);
    order(anna, 'anna', attack);
    await synced(anna, 'anna');
    await synced(bernd, 'bernd');
    order(anna, 'anna', fight, 3);
    note(bernd, 'bernd', 'wait!');
    await synced(bernd, 'bernd');
    const { games } = await synced(anna, 'anna');
    expect(games[0]?.aside.map(({ entry, reason }) => [entry.order?.type, reason.kind])).toEqual([
      ['fight', 'dice-fell'],
      ['roll', 'dice-fell'],
    ]);
    expect(loadGame(anna, GAME).trust.open).toBeUndefined();
  });

  test('but a fight without its dice is, with its nonce', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    order(anna, 'anna', purchase);
    order(anna, 'anna', attack);
    await synced(anna, 'anna');
    await synced(bernd, 'bernd');
    order(anna, 'anna', fight);
    note(bernd, 'bernd', 'go on');
    await synced(bernd, 'bernd');
    await synced(anna, 'anna');
    expect(loadGame(anna, GAME).entries.at(-1)?.order).toEqual(fight);
    expect(loadGame(anna, GAME).trust.open?.order).toBe('fight');
    expect(wrongIn(publishedLog(group))).toEqual([]);
  });

  test('where nobody was quicker the dice stay with their order, to the byte', async () => {
    const group = newGroup();
    const anna = group.clone('Anna');
    order(anna, 'anna', purchase);
    order(anna, 'anna', attack);
    order(anna, 'anna', fight, 3);
    order(anna, 'anna', stay);
    order(anna, 'anna', placeFive);
    order(anna, 'anna', endTurn);
    const log = readLog(anna);
    await synced(anna, 'anna');
    expect(publishedLog(group)).toBe(log);
  });

  test('a line written by hand that the rules would not write is not published', async () => {
    const group = newGroup();
    const anna = group.clone('Anna');
    const { entries } = order(anna, 'anna', purchase);
    const line = readLog(anna).trimEnd().split('\n')[1] ?? '';
    expect(line).toContain('"cost":15');
    writeFileSync(
      path.join(anna, 'games', GAME, 'log.jsonl'),
      readLog(anna).replace(line, line.replace('"cost":15', '"cost":1')),
    );
    const { games, published } = await synced(anna, 'anna');
    expect(published).toBe('no');
    expect(games[0]?.aside.map(({ reason }) => reason.kind)).toEqual(['not-proved']);
    expect(entries.length).toBe(2);
    expect(kindsIn(readLog(anna))).toEqual(['open-game']);
  });
});

describe('written here while git was at work', () => {
  test('is left for the next sync, which loses and doubles nothing', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    note(bernd, 'bernd', 'quicker');
    await synced(bernd, 'bernd');
    note(anna, 'anna', 'one');
    const step = (at: SyncStep): void => {
      if (at === 'pushed') note(anna, 'anna', 'two');
    };
    const { games } = await synced(anna, 'anna', { step });
    expect(games[0]?.moved).toBe('yes');
    expect(remarksIn(readLog(anna))).toEqual(['one', 'two']);
    expect((await synced(anna, 'anna')).games[0]?.published.map(({ entry }) => entry.note)).toEqual(['two']);
    expect(remarksIn(publishedLog(group))).toEqual(['quicker', 'one', 'two']);
    expect(statusOf(anna)).toBe('main...origin/main');
  });

  test('what was staged of a log counts as little as what was not', async () => {
    const group = newGroup();
    const [anna, ref] = [group.clone('Anna'), group.clone('Ref')];
    order(anna, 'anna', purchase);
    git(anna, 'add', '--all');
    order(ref, 'ref', { type: 'combat-move', power: 'ussr', moves: [], nonce: 'cd'.repeat(32) });
    await synced(ref, 'ref');
    await synced(anna, 'anna');
    expect(statusOf(anna)).toBe('main...origin/main');
  });
});

describe('entries of others', () => {
  test('are not published from here, unless it is said that they are', async () => {
    const group = newGroup();
    const shared = group.clone('Shared');
    note(shared, 'anna', 'one');
    note(shared, 'bernd', 'two');
    const stop = await stopped(shared, 'anna');
    expect(stop).toMatchObject({ kind: 'not-yours', me: ['anna'], foreign: [{ slug: GAME }] });
    expect((await stopped(shared, undefined)).kind).toBe('not-yours');
    await synced(shared, 'anna', { also: ['bernd'] });
    expect(remarksIn(publishedLog(group))).toEqual(['one', 'two']);
  });

  test('without a name all must be by one', async () => {
    const group = newGroup();
    const anna = group.clone('Anna');
    note(anna, 'anna', 'one');
    await synced(anna, undefined);
    expect(remarksIn(publishedLog(group))).toEqual(['one']);
  });
});

describe('a dry run', () => {
  test('tells and changes nothing', async () => {
    const group = newGroup();
    const anna = group.clone('Anna');
    order(anna, 'anna', purchase);
    const log = readLog(anna);
    const published = publishedLog(group);
    const { games, published: how } = await synced(anna, 'anna', { mode: 'dry-run' });
    expect(how).toBe('dry-run');
    expect(games[0]?.published.length).toBe(1);
    expect([readLog(anna), publishedLog(group)]).toEqual([log, published]);
    expect(git(anna, 'rev-parse', 'HEAD')).toBe(git(anna, 'rev-parse', 'origin/main'));
  });
});
