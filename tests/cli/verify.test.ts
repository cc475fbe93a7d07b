import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openArchive, rowsOf } from '../../src/site/data/archive.ts';
import { loadFrom } from '../../src/site/data/loaded.ts';
import { rowOf } from '../../src/site/data/rows.ts';
import { ABROAD, foreignText, opening, UNHEARD } from '../log/foreign.ts';
import { newWorld, openSpring, type World } from './support.ts';

const spring = async (): Promise<World> => {
  const world = newWorld();
  await openSpring(world);
  await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], 'Buy 8 inf\n3 inf CAU > UKR\nFight all');
  return world;
};

const PROJECT = path.resolve(import.meta.dirname, '../..');

const file = (world: World): string => path.join(world.archive, 'games', 'spring-26', 'log.jsonl');
const change = (world: World, from: string | RegExp, to: string): void =>
  writeFileSync(file(world), readFileSync(file(world), 'utf8').replace(from, to));

describe('verify', () => {
  test('a sound archive ends with 0 and counts what was proved', async () => {
    const { code, out } = await (await spring()).run(['verify']);
    expect(code).toBe(0);
    expect(out).toContain('spring-26  sound  5 entries, 5 proved, 1 × dice on table trust');
  });

  test('a line from the future is told, and nothing is broken by it', async () => {
    const ahead = newWorld();
    ahead.wait(48);
    await openSpring(ahead);
    await ahead.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], 'Buy 8 inf');
    const world = newWorld();
    cpSync(path.join(ahead.archive, 'games'), path.join(world.archive, 'games'), { recursive: true });
    const { code, out } = await world.run(['verify']);
    expect(code).toBe(0);
    expect(out).toContain('spring-26  sound');
    expect(out).toContain(
      'games/spring-26/log.jsonl:1 says it was written at 3 Mar 2026, 20:00 UTC, but now it is 1 Mar',
    );
    expect(await world.json(['verify'])).toMatchObject({
      games: [{ verdict: 'sound', ahead: [{ seq: 0 }, { seq: 1 }] }],
    });
    expect((await ahead.run(['verify'])).out).not.toContain('says it was written');
  });

  test('a row that says other than the log is told of, and gone the next time', async () => {
    const world = await spring();
    const archive = openArchive(world.archive, PROJECT);
    const rows = rowsOf(archive, PROJECT);
    const of = { game: 'spring-26', hash: archive.hashOf('spring-26') };
    rows.row('game', of, () => rowOf(loadFrom(archive, of.game)));
    expect((await world.run(['verify'])).code).toBe(0);
    const said = rows.kept('game', of) as object;
    const lie = () => {
      rows.keepOnly([]);
      rows.row('game', of, () => ({ ...said, opened: '1941-12-07T00:00:00Z' }));
    };
    lie();
    expect(await world.json(['verify'])).toMatchObject({ exit: 1, sound: 1, falseRows: ['spring-26'] });
    lie();
    rows.close();
    const { code, out } = await world.run(['verify']);
    expect(code).toBe(1);
    expect(out).toContain('spring-26  sound');
    expect(out).toContain('spring-26: what builds of the site had kept of this game says other than its log.');
    expect((await world.run(['verify'])).code).toBe(0);
  });

  test('a changed line breaks the chain: file, line, fault, remedy', async () => {
    const world = await spring();
    change(world, '"infantry":8', '"infantry":7');
    const { code, out } = await world.run(['verify', 'spring-26']);
    expect(code).toBe(1);
    expect(out).toContain('spring-26  broken');
    expect(out).toMatch(/games\/spring-26\/log\.jsonl:3 {2}The line follows [0-9a-f]{10}…/);
    expect(out).toContain('git diff -- games/spring-26/log.jsonl');
    expect(out).toContain('the guide “When something goes wrong” says how');
  });

  test.each([
    ['en', 'This game is played by version 77 of the ruleset “second-edition”; of that ruleset', 'use a newer version'],
    ['de', 'Diese Partie wird nach Version 77 des Regelwerks »second-edition« gespielt; davon', 'eine neuere Version'],
    [
      'nl',
      'Dit spel wordt gespeeld volgens versie 77 van de regelset ‘second-edition’; daarvan',
      'een nieuwere versie',
    ],
  ])(
    'rules of a later program are named by all who read the log, and other games go on: %s',
    async (lang, what, next) => {
      const world = await spring();
      const folder = path.join(world.archive, 'games', 'later-26');
      mkdirSync(folder);
      const later = foreignText([opening({ ruleset: 'second-edition', version: 77 }), ...ABROAD, UNHEARD], 'later-26');
      writeFileSync(path.join(folder, 'log.jsonl'), later);
      for (const words of [['verify'], ['show', 'later-26'], ['log', 'later-26'], ['status', 'later-26']]) {
        const { code, out, err } = await world.run([...words, '--lang', lang]);
        expect(code, words.join(' ')).toBe(1);
        expect(`${out}${err}`).toContain(`games/later-26/log.jsonl:1  ${what}`);
        expect(`${out}${err}`).toContain(next);
      }
      expect((await world.run(['verify'])).out).toContain('spring-26  sound');
      expect((await world.run(['status'])).code).toBe(0);
    },
  );

  test('what is shown of a broken game says where its log breaks', async () => {
    const world = await spring();
    change(world, '"infantry":8', '"infantry":7');
    for (const name of ['show', 'log']) {
      const { code, err } = await world.run([name, 'spring-26']);
      expect(code).toBe(0);
      expect(err).toMatch(/games\/spring-26\/log\.jsonl:3 {2}The line follows/);
    }
  });

  test('a line of nonsense is named, and other games are still proved', async () => {
    const world = await spring();
    cpSync(path.join(world.archive, 'games', 'spring-26'), path.join(world.archive, 'games', 'spare'), {
      recursive: true,
    });
    writeFileSync(path.join(world.archive, 'games', 'spare', 'log.jsonl'), '{"v":\n');
    const { code, out } = await world.run(['verify']);
    expect(code).toBe(1);
    expect(out).toContain('games/spare/log.jsonl:1  The line is not JSON.');
    expect(out).toContain('spring-26  sound');
    expect(out).toContain('1 sound, 0 different, 1 broken');
    const status = await world.run(['status']);
    expect(status.code).toBe(0);
    expect(status.out).toContain('Broken');
  });

  test('a torn last line is told, counts for nothing and is put aside by the next command', async () => {
    const world = await spring();
    writeFileSync(file(world), '{"at":"2026', { flag: 'a' });
    const { code, out } = await world.run(['verify']);
    expect(code).toBe(0);
    expect(out).toContain('An unfinished line of 11 bytes');
    const { err } = await world.run(['note', 'spring-26', 'On we go.', '--yes', '--as', 'ben']);
    expect(err).toContain('put aside as games/spring-26/.torn-1');
    expect((await world.run(['verify'])).code).toBe(0);
  });

  test('dice that do not follow from their seed are wrong', async () => {
    const world = await spring();
    const lines = world.log('spring-26');
    const last = lines.at(-1) ?? '';
    const forged = last.replace(/"seed":"(.)/, (_, digit: string) => `"seed":"${digit === '0' ? '1' : '0'}`);
    writeFileSync(file(world), `${[...lines.slice(0, -1), forged].join('\n')}\n`);
    const { code, out } = await world.run(['verify']);
    expect(code).toBe(1);
    expect(out).toContain('their seed gives');
  });

  test('a broken game is shown as far as it goes, and takes no orders', async () => {
    const world = await spring();
    change(world, /\}\n$/, '} \n');
    expect((await world.run(['show', 'spring-26'])).code).toBe(0);
    const { code, err } = await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], 'end turn');
    expect(code).toBe(1);
    expect(err).toContain('games/spring-26/log.jsonl:5');
  });

  test('answers programs entry by entry', async () => {
    const answer = await (await spring()).json(['verify']);
    expect(answer).toMatchObject({ exit: 0, sound: 1, games: [{ game: 'spring-26', verdict: 'sound', faults: [] }] });
  });

  test('an unknown game is no proof', async () => {
    const { code, err } = await (await spring()).run(['verify', 'autumn']);
    expect(code).toBe(2);
    expect(err).toContain('There is no game “autumn”');
  });
});

describe('cases', () => {
  test('from outside the project, with a count at the end', async () => {
    const world = newWorld();
    const folder = path.join('tests', 'cases', 'second-edition', 'submarines');
    const good = path.resolve(import.meta.dirname, '../..', folder);
    const { code, out } = await world.run(['cases', good]);
    expect(code).toBe(0);
    expect(out).toMatch(/\n\d+ passed, 0 failed\n$/);
    expect(out).toMatch(/^Clause +Cases {2}Status\n/);
    expect(out).toMatch(/^B12\.2 +\d {2}passed$/m);
  });

  test('the table as data too; a case counts for every clause it speaks of', async () => {
    const folder = path.resolve(import.meta.dirname, '../cases/second-edition/retreat');
    const answer = await newWorld().json(['cases', folder]);
    expect(answer).toMatchObject({ ok: true, failed: 0 });
    const [row] = (answer.clauses as { clause: string; passed: string[]; failed: string[] }[]).filter(
      ({ clause }) => clause === 'retreat.attacker-only',
    );
    expect(row).toEqual({
      clause: 'retreat.attacker-only',
      passed: ['retreat.attacker-only.1', 'retreat.attacker-only.2'],
      failed: [],
    });
  });

  test('one clause, case by case', async () => {
    const folder = path.resolve(import.meta.dirname, '../cases/second-edition/retreat');
    const world = newWorld();
    const { code, out } = await world.run(['cases', folder, '--clause', 'retreat.attacker-only']);
    expect(code).toBe(0);
    expect(out).toBe(
      'passed  retreat.attacker-only.1  A defender does not retreat\n' +
        'passed  retreat.attacker-only.2  The attacker does\n' +
        '2 passed, 0 failed\n',
    );
    const german = await world.run(['cases', folder, '--clause', 'retreat.attacker-only', '--lang', 'de']);
    expect(german.out).toMatch(/^bestanden {2}retreat\.attacker-only\.1 {2}Ein Verteidiger .+$/m);
    expect(german.out).toMatch(/\n2 bestanden, 0 gescheitert\n$/);
    const none = await world.run(['cases', folder, '--clause', 'no.such-clause']);
    expect(none.code).toBe(2);
    expect(none.err).toContain('“no.such-clause”');
  });

  test('false ones fail with their reason and 1', async () => {
    const world = newWorld();
    const { code, out } = await world.run(['cases', path.resolve(import.meta.dirname, '../support/false-cases')]);
    expect(code).toBe(1);
    expect(out).toMatch(/\n0 passed, 1\d failed\n$/);
  });

  test('a file that is no case is a failure', async () => {
    const world = newWorld();
    const { code, out } = await world.run(['cases', world.write('no.json', '{"id":"x"}')]);
    expect(code).toBe(1);
    expect(out).toContain('not a case');
    expect((await world.run(['cases', 'nowhere'])).code).toBe(2);
  });
});
