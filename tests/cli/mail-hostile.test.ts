import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE } from '../post/hostile-mails.ts';
import { plainMail } from '../post/mails.ts';
import { ADDRESSES, newClub, openClub } from './mail-support.ts';

/** What may stand in a file of ours: a name that leads nowhere else. */
const filesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];

/** What a terminal would obey. */
const OBEYED = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/u;

describe('a hostile inbox', () => {
  const club = newClub();
  let log: readonly string[] = [];

  beforeAll(async () => {
    await openClub(club, '--dice', 'local');
    await club.mail('dora', 'Einde beurt'); // Germany is to move, so Bernd’s orders would count
    log = club.world.log('spring-26');
  });

  test('has forty mails at least', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(40));

  test.each(HOSTILE)('%s: is read without harm, and nothing is entered', async (_, bytes) => {
    const { code, out, err } = await club.world.run(['read', club.lay(bytes), '--as', 'greta']);
    expect(err).not.toContain('gone wrong');
    expect([0, 3]).toContain(code);
    expect(out).not.toMatch(OBEYED);
    expect(out).not.toContain('evil.example/x');
    expect(club.world.log('spring-26')).toEqual(log);
  });

  test('leaves nothing in the archive but what the reader writes', () => {
    const names = filesIn(path.join(club.world.archive, 'post.local'));
    const own =
      /^(?:read\.jsonl|(?:mails|drafts|underway|waiting|forks)(?:[/\\]spring-26)?|mails[/\\][0-9a-f]{64}\.eml|drafts[/\\]spring-26[/\\]bernd\.r\d{2}-[a-z]+\.json)$/;
    expect(names.filter((name) => !own.test(name))).toEqual([]);
    const top = readdirSync(club.world.archive).sort();
    expect(top).toEqual(['addresses.local.json', 'games', 'post.local']);
  });

  test('no answer goes to anybody else, and none has a head too many', async () => {
    await club.world.run(['read', ...HOSTILE.map(([, bytes]) => club.lay(bytes)), '--eml', 'out', '--as', 'greta']);
    const folder = path.join(club.world.archive, 'out');
    for (const name of filesIn(folder)) {
      const [heads = ''] = readFileSync(path.join(folder, name), 'utf8').split('\r\n\r\n');
      expect(heads).not.toMatch(/^(?:Bcc|Cc):/im);
      const to = [...heads.matchAll(/^To: .*<([^>]+)>$/gim)].map(([, address]) => address);
      expect(Object.values(ADDRESSES)).toContain(to[0]);
    }
  });

  test('the next honest mail is entered all the same', async () => {
    const report = await club.mail('bernd', 'Kaufe 3 Inf');
    expect(report.outcome).toBe('done');
    expect(club.world.log('spring-26')).toHaveLength(log.length + 1);
  });
});

describe('a mail in the name of another', () => {
  test('counts as what it is: his word as the mail has it, never as signed', async () => {
    const club = newClub();
    await openClub(club);
    const report = await club.mail('eve', plainMail('Einde beurt', { from: 'Dora <dora@evil.example>' }));
    expect(report.outcome).toBe('stranger');
    expect(report.answer).toBeNull();
    expect(club.world.log('spring-26')).toHaveLength(1);
  });
});

describe('a mail about a game that this program cannot go on with', () => {
  test('waits, and whoever reads is told of the rules that are not known here', async () => {
    const club = newClub();
    await openClub(club);
    const log = path.join(club.world.archive, 'games', 'spring-26', 'log.jsonl');
    const later = readFileSync(log, 'utf8').replaceAll('"version":2', '"version":77');
    writeFileSync(log, later);
    const mail = club.lay(plainMail('Koop 8 inf', { from: `Dora <${ADDRESSES.dora}>`, id: '<later@dora.example>' }));
    const { out } = await club.world.run(['read', mail, '--as', 'greta']);
    expect(out).toContain('games/spring-26/log.jsonl:1  This game is played by version 77 of the ruleset');
    expect(out).toContain('use a newer version of Fieldpost');
    expect(readFileSync(log, 'utf8')).toBe(later);
  });
});
