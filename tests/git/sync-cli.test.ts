import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { attack, purchase } from '../archive/play.ts';
import { type Ran, runIn } from '../support/command-line.ts';
import {
  GAME,
  git,
  kindsIn,
  newFolder,
  newGroup,
  note,
  openIn,
  order,
  publishedLog,
  pushLog,
  synced,
  wrongIn,
} from './support.ts';

const run = (archive: string, ...line: readonly string[]): Promise<Ran> =>
  runIn(archive, line, {
    now: () => new Date(Date.UTC(2026, 2, 1, 20)),
    randomBytes: (n) => Uint8Array.from({ length: n }, (_, index) => index),
  });

/** Anna bought and said something; meanwhile the referee closed the phase and Bernd said something. */
const meanwhile = async () => {
  const group = newGroup();
  const [anna, others] = [group.clone('Anna'), group.clone('Others')];
  git(anna, 'config', 'fieldpost.player', 'anna');
  order(anna, 'anna', purchase);
  note(anna, 'anna', 'so much for that');
  order(others, 'ref', { type: 'combat-move', power: 'ussr', moves: [], nonce: '7'.repeat(64) });
  note(others, 'bernd', 'my turn soon');
  await synced(others, 'ref', { also: ['bernd'] });
  return { group, anna, others };
};

describe('fieldpost sync', () => {
  test('tells what came in, what went out, what was set aside and how to give it again', async () => {
    const { group, anna } = await meanwhile();
    const dry = await run(anna, 'sync', '--dry-run');
    expect(dry.code).toBe(3);
    expect(dry.out).toContain('would be published: a remark (anna)');
    expect(dry.out).toContain('A dry run');

    const { code, out, err } = await run(anna, 'sync');
    expect(err).toBe('Looking at origin/main …\nPublishing to origin/main …\n');
    expect(out.split('\n').slice(0, 6)).toEqual([
      'spring-26',
      '  came in from ref and bernd:',
      '    U.S.S.R. to move (round 1)',
      '      Referee: combat moves.',
      '      Bernd remarked: “my turn soon”',
      '  published: a remark (anna)',
    ]);
    expect(out).toMatch(
      / {2}set aside: 1 entry\n {4}#1 {2}Buy 5 infantry for 15 IPC\n {6}\S.*combat.*\n {6}rule {2}B1\.4/,
    );
    expect(out).toContain('    kept in games/spring-26/.aside-1.jsonl\n');
    expect(out).toContain('npx fieldpost submit spring-26 -\n            Purchase: 5 inf\n');
    expect(out).toMatch(/ {2}page {2}http\S+\/games\/spring-26\/r01-ussr\/\n$/);
    expect(code).toBe(3);
    expect(git(group.remote, 'log', '-1', '--format=%an: %s', 'main')).toBe(
      'Anna: spring-26: r01 U.S.S.R., 1 entry by anna',
    );
    expect((await run(anna, 'sync')).out).toBe('Nothing new: everything here is as it is on origin/main.\n');
  });

  test('as data', async () => {
    const { anna } = await meanwhile();
    const data = JSON.parse((await run(anna, 'sync', '--json')).out);
    expect(data).toMatchObject({
      command: 'sync',
      exit: 3,
      upstream: 'origin/main',
      published: 'yes',
      tries: 1,
      inTheWay: [],
      games: [
        {
          game: GAME,
          came: [{ by: 'ref', order: 'combat-move' }, { by: 'bernd' }],
          published: [{ seq: 3, by: 'anna', order: 'note', was: { seq: 2 } }],
          aside: [{ seq: 1, order: 'purchase', reason: 'rejected', notation: 'Purchase: 5 inf' }],
          wait: null,
        },
      ],
    });
  });

  test('several games stand in one commit', async () => {
    const group = newGroup();
    const anna = group.clone('Anna');
    openIn(anna, 'autumn-26');
    note(anna, 'anna', 'hello');
    await run(anna, 'sync');
    expect(git(group.remote, 'log', '-1', '--format=%s', 'main')).toBe(
      'autumn-26: 1 entry by anna; spring-26: r01 U.S.S.R., 1 entry by anna',
    );
  });

  test('tells that a published log is broken, though nothing waits here', async () => {
    const group = newGroup();
    const anna = group.clone('Anna');
    note(anna, 'anna', 'hello');
    await run(anna, 'sync');
    pushLog(group, GAME, `${publishedLog(group)}{"not":"a line"}\n`);
    const { code, out } = await run(anna, 'sync');
    expect(out).toContain(`${GAME}: the published log is broken from line 3 on: npx fieldpost verify ${GAME}\n`);
    expect(code).toBe(3);
    const again = newGroup();
    const bernd = again.clone('Bernd');
    pushLog(again, GAME, `${publishedLog(again)}{"not":"a line"}\n`);
    const data = JSON.parse((await run(bernd, 'sync', '--json')).out);
    expect(data).toMatchObject({ exit: 3, games: [{ game: GAME, wait: null, brokenFrom: 2 }] });
  });

  test.each([
    ['en', 'Nothing was proposed', 'not named, so it stays here: 1 entry'],
    ['de', 'wurde nichts vorgelegt', 'bleibt deshalb hier: 1 Eintrag'],
    ['nl', 'is niets voorgelegd', 'blijft daarom hier: 1 logregel'],
  ])('a proposal is about one game, and says how in %s', async (lang, what, stays) => {
    const group = newGroup();
    const anna = group.clone('Anna');
    openIn(anna, 'autumn-26');
    note(anna, 'anna', 'hello');
    const several = await run(anna, 'sync', '--branch', 'anna', '--lang', lang);
    expect(several.code).toBe(1);
    expect(several.err.toLowerCase()).toContain(what.toLowerCase());
    expect(several.err).toContain('npx fieldpost sync spring-26 --branch anna-spring-26');
    expect(several.err).toContain('npx fieldpost sync autumn-26 --branch anna-autumn-26');
    const one = await run(anna, 'sync', GAME, '--branch', 'anna-spring-26', '--lang', lang);
    expect([one.code, one.out]).toEqual([0, expect.stringContaining(stays)]);
    const unknown = await run(anna, 'sync', 'winter-26', '--lang', lang);
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('autumn-26, spring-26')]);
  });

  test.each([
    ['en', 'What was published before has been changed.', 'are missing'],
    ['de', 'Was schon veröffentlicht war, ist verändert worden.', 'fehlen Einträge'],
    ['nl', 'Wat al gepubliceerd was, is veranderd.', 'ontbreken logregels'],
  ])('an alarm in %s, with what to do', async (lang, what, kind) => {
    const group = newGroup();
    const anna = group.clone('Anna');
    note(anna, 'anna', 'gone soon');
    await synced(anna, 'anna');
    pushLog(group, GAME, `${publishedLog(group).split('\n')[0]}\n`);
    const { code, err } = await run(anna, 'sync', '--lang', lang);
    expect(code).toBe(1);
    expect(err).toContain(what);
    expect(err).toContain(kind);
    expect(err).toContain('git log origin/main -- games/spring-26/log.jsonl');
    expect(err).toContain('npx fieldpost sync --accept spring-26');
    expect((await run(anna, 'sync', '--accept', GAME, '--lang', lang)).code).toBe(0);
  });

  test.each(['en', 'de', 'nl'])('every other way it may end has its words in %s', async (lang) => {
    const group = newGroup();
    const shared = group.clone('Shared');
    note(shared, 'anna', 'one');
    note(shared, 'bernd', 'two');
    const foreign = await run(shared, 'sync', '--as', 'anna', '--lang', lang);
    expect([foreign.code, foreign.err]).toEqual([1, expect.stringContaining('npx fieldpost sync --also bernd')]);

    const outside = await run(newFolder(), 'sync', '--lang', lang);
    expect([outside.code, outside.err]).toEqual([2, expect.stringContaining('git init')]);
    const name = await run(shared, 'sync', '--branch', 'no branch', '--lang', lang);
    expect([name.code, name.err]).toEqual([2, expect.stringContaining('no branch')]);

    writeFileSync(path.join(group.remote, 'hooks', 'pre-receive'), '#!/bin/sh\necho "not today" >&2\nexit 1\n', {
      mode: 0o755,
    });
    const refused = await run(shared, 'sync', '--as', 'anna', '--also', 'bernd', '--lang', lang);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('not today');
    expect(refused.err).toContain('--branch');
    expect(`${foreign.err}${outside.err}${name.err}${refused.err}`).not.toMatch(/undefined|\[object/);
  });

  test('submit --sync says at its end what was published', async () => {
    const group = newGroup();
    const anna = group.clone('Anna');
    writeFileSync(path.join(anna, 'turn.txt'), 'Buy 8 inf');
    const { code, out } = await run(anna, 'submit', GAME, 'turn.txt', '--yes', '--sync', '--as', 'anna');
    expect(code).toBe(0);
    expect(out).toMatch(/\nspring-26\n {2}published: a purchase \(anna\)\n[^\n]*\n$/);
  });

  test('fight --sync publishes the order before its dice fall, so that nobody comes between', async () => {
    const group = newGroup();
    const [anna, bernd] = [group.clone('Anna'), group.clone('Bernd')];
    git(anna, 'config', 'fieldpost.player', 'anna');
    order(anna, 'anna', purchase);
    order(anna, 'anna', attack);
    note(bernd, 'bernd', 'good luck');
    await synced(bernd, 'bernd');
    const data = JSON.parse((await run(anna, 'fight', GAME, '--yes', '--sync', '--as', 'anna', '--json')).out);
    expect(data.published).toBe('yes');
    expect(data.written.map(({ order: type }: { readonly order: string }) => type).slice(0, 2)).toEqual([
      'fight',
      'roll',
    ]);
    expect(kindsIn(publishedLog(group)).slice(0, 6)).toEqual([
      'open-game',
      'note',
      'purchase',
      'combat-move',
      'fight',
      'roll',
    ]);
    const log = (commit: string): readonly string[] =>
      kindsIn(git(group.remote, 'show', `${commit}:games/${GAME}/log.jsonl`).concat('\n'));
    expect(log('main~1').at(-1)).toBe('fight');
    expect(wrongIn(publishedLog(group))).toEqual([]);
  });
});
