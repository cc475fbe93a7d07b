import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  appendOrder,
  codeFingerprint,
  type Game,
  gameOf,
  headOf,
  loadGame,
  openCache,
  turnsOf,
  verifyGame,
} from '../../src/archive/index.ts';
import { appendLines, listGames } from '../../src/log/files.ts';
import { bytesOf, makeEntry } from '../../src/log/index.ts';
import { AT } from '../log/sample.ts';
import {
  attack,
  drafted,
  endTurn,
  fight,
  give,
  giveAll,
  open,
  placeFive,
  purchase,
  research,
  rewrite,
  stay,
} from './play.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fieldpost-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const textOf = (game: Game): string =>
  rewrite(game, -1, (fields) => fields)
    .map((line) => `${line}\n`)
    .join('');
const put = (slug: string, content: string | Uint8Array): void => {
  mkdirSync(join(root, 'games', slug), { recursive: true });
  writeFileSync(join(root, 'games', slug, 'log.jsonl'), content);
};
const turn = (slug: string): Game =>
  giveAll(open({}, slug), research, purchase, attack, fight, stay, placeFive, endTurn);

describe('an archive', () => {
  test('what is loaded is what was made', () => {
    const game = turn('spring-26');
    put('spring-26', textOf(game));
    const loaded = loadGame(root, 'spring-26');
    expect(loaded.entries).toEqual(game.entries);
    expect(loaded.replay.state).toEqual(game.replay.state);
    expect(headOf(loaded)).toEqual(headOf(game));
    expect(loaded.trust).toEqual(game.trust);
  });

  test('a broken game shows what came before, says where and why, and leaves the others alone', () => {
    const text = textOf(turn('bbb-broken'));
    put('aaa-sound', textOf(turn('aaa-sound')));
    put('bbb-broken', text.replace('"cost":15', '"cost":16'));
    put('ccc-empty', '');
    put('ddd-noise', Buffer.from([0xff, 0x00, 0x0a]));
    mkdirSync(join(root, 'games', 'eee-without'));
    put('fff-other', textOf(turn('aaa-sound')));
    put('ggg-sound', textOf(open({}, 'ggg-sound')));
    mkdirSync(join(root, 'games', 'hhh-link'));
    symlinkSync(join(root, 'games', 'aaa-sound', 'log.jsonl'), join(root, 'games', 'hhh-link', 'log.jsonl'));
    const games = listGames(root).map((slug) => loadGame(root, slug));
    expect(
      games.map(({ slug, entries, faults }) => [
        slug,
        entries.length,
        faults.map(({ line, code }) => `${line} ${code}`),
      ]),
    ).toEqual([
      ['aaa-sound', 10, []],
      ['bbb-broken', 4, ['5 wrong-prev']],
      ['ccc-empty', 0, ['0 no-log']],
      ['ddd-noise', 0, ['1 not-utf8']],
      ['eee-without', 0, ['0 no-log']],
      ['fff-other', 0, ['1 wrong-game']],
      ['ggg-sound', 1, []],
      ['hhh-link', 0, ['0 symbolic-link']],
    ]);
    const [, broken] = games;
    expect(broken && turnsOf(broken)[0]?.entries.map(({ entry }) => entry.seq)).toEqual([1, 2, 3]);
    expect(broken && verifyGame(broken).verdict).toBe('broken');
    expect(games[2] && turnsOf(games[2])).toEqual([]);
  });

  test('a line the log may not hold stops the game there', () => {
    const game = give(open(), purchase);
    const stray = makeEntry('spring-26', headOf(game), { at: AT, by: 'bernd', order: purchase, events: [] });
    put('spring-26', `${textOf(game)}${stray.ok ? stray.value.line : ''}\n`);
    expect(loadGame(root, 'spring-26')).toMatchObject({
      faults: [{ file: 'games/spring-26/log.jsonl', line: 3, code: 'power-not-his' }],
      trust: { head: headOf(game) },
    });
  });

  test('a torn line is told of and does not count', () => {
    const text = textOf(open());
    put('spring-26', `${text}{"at":"20`);
    const game = loadGame(root, 'spring-26');
    expect(game.faults).toEqual([]);
    expect(game.torn).toEqual({ from: bytesOf(text).length, bytes: 9 });
    const draft = drafted(appendOrder(game, purchase, { at: AT, by: 'anna' }));
    expect(appendLines(root, 'spring-26', draft.lines, { after: draft.after }).ok).toBe(true);
    const again = loadGame(root, 'spring-26');
    expect([again.faults, again.torn, again.entries.length]).toEqual([[], undefined, 2]);
  });
});

describe('what was found out before', () => {
  const cacheIn = (fingerprint: string) => openCache(join(root, '.cache'), fingerprint);

  test('spares the strict reading and the proving, until a byte changes', () => {
    const text = textOf(turn('spring-26'));
    const bytes = bytesOf(text);
    const game = gameOf('spring-26', bytes);
    const verification = verifyGame(game);
    cacheIn('a').keep('spring-26', bytes, verification);

    const later = cacheIn('a');
    expect(later.known('spring-26', bytes)).toBe(bytes.length);
    expect(later.known('spring-26', bytesOf(`${text} `))).toBe(0);
    expect(later.known('autumn-26', bytes)).toBe(0);
    const quick = gameOf('spring-26', bytes, later.known);
    expect(quick.entries).toEqual(game.entries);
    expect(quick.replay).toEqual(game.replay);
    expect(verifyGame(quick, later.checks('spring-26'))).toEqual(verification);
  });

  test('holds for what was there when lines are added', () => {
    const game = give(open(), purchase);
    cacheIn('a').keep('spring-26', bytesOf(textOf(game)), verifyGame(game));
    const longer = give(game, attack);
    const checks = cacheIn('a').checks('spring-26');
    expect([...checks.keys()]).toEqual(game.entries.map(({ hash }) => hash));
    expect(verifyGame(longer, checks)).toEqual(verifyGame(longer));
  });

  test('is forgotten with other code, a broken game, a spoilt file', () => {
    const game = open();
    const bytes = bytesOf(textOf(game));
    cacheIn('a').keep('spring-26', bytes, { ...verifyGame(game), verdict: 'broken' });
    expect(cacheIn('a').known('spring-26', bytes)).toBe(0);
    cacheIn('a').keep('spring-26', bytes, verifyGame(game));
    expect(cacheIn('b').known('spring-26', bytes)).toBe(0);
    writeFileSync(join(root, '.cache', 'verified', 'a', 'spring-26.json'), '{"sha');
    expect(cacheIn('a').known('spring-26', bytes)).toBe(0);
  });

  test('spares nothing where the last line was never finished: whoever reads it next is told too', () => {
    const bytes = bytesOf(`${textOf(open())}{"at":`);
    const game = gameOf('spring-26', bytes);
    expect(game.torn?.bytes).toBe(6);
    cacheIn('a').keep('spring-26', bytes, verifyGame(game));
    expect(gameOf('spring-26', bytes, cacheIn('a').known).torn).toEqual(game.torn);
  });

  test('the code has a fingerprint that changes with it', () => {
    for (const part of ['vocab', 'board', 'rulesets', 'engine', 'dice', 'trust', 'log', 'archive']) {
      mkdirSync(join(root, 'src', part), { recursive: true });
      writeFileSync(join(root, 'src', part, 'index.ts'), `export const part = '${part}';`);
    }
    const before = codeFingerprint(root);
    expect(before).toMatch(/^[0-9a-f]{16}$/);
    expect(codeFingerprint(root)).toBe(before);
    writeFileSync(
      join(root, 'src', 'engine', 'index.ts'),
      readFileSync(join(root, 'src', 'engine', 'index.ts'), 'utf8').replace('engine', 'engines'),
    );
    expect(codeFingerprint(root)).not.toBe(before);
  });
});

test('two games of the same orders have different dice, for their ids differ', () => {
  const dice = (slug: string) =>
    turn(slug).entries.flatMap((entry) => entry.dice?.rolls.flatMap(({ values }) => values) ?? []);
  expect(dice('spring-26')).not.toEqual(dice('autumn-26'));
});
