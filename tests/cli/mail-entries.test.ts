import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeEntry } from '../../src/log/index.ts';
import { makeBlock } from '../../src/post/block.ts';
import { plainMail, SHAPES } from '../post/mails.ts';
import { type Club, type MailReport, newClub, openClub } from './mail-support.ts';

const textOf = ({ answer }: MailReport): string => answer?.text ?? '';

/** A player with a program of his own and no git: an archive that begins as the steward’s is. */
const copyOf = (club: Club): Club => {
  const own = newClub({
    bytes: (n) => Uint8Array.from({ length: n }, (_, index) => (index * 7 + Math.floor(counter++ / n)) % 256),
  });
  cpSync(path.join(club.world.archive, 'games'), path.join(own.world.archive, 'games'), { recursive: true });
  return own;
};
let counter = 0;

describe('entries by mail', () => {
  let steward: Club;
  let bernd: Club;
  /** A sheet that Bernd enters at home. */
  const enter = async (sheet: string): Promise<void> => {
    const ran = await bernd.world.run(['submit', 'spring-26', '-', '--yes', '--as', 'bernd'], sheet);
    expect(ran.code, ran.out + ran.err).toBe(0);
  };
  /** The mail that his program makes of his last turn. */
  const turnMail = async (): Promise<Uint8Array> => {
    const ran = await bernd.world.run(['mail', 'spring-26', '--to', 'greta', '--eml', 'turn.eml', '--as', 'bernd']);
    expect(ran.code, ran.err).toBe(0);
    return new Uint8Array(readFileSync(path.join(bernd.world.archive, 'turn.eml')));
  };
  const count = (): number => steward.world.log('spring-26').length;

  beforeEach(async () => {
    steward = newClub();
    await openClub(steward, '--dice', 'local');
    await steward.mail('dora', 'Koop 8 inf\nPlaats 8 inf Karelië\nEinde beurt');
    bernd = copyOf(steward);
  });

  test('are taken as they are, to the byte, dice and all', async () => {
    await enter('Kaufe 9 Inf\n3 Inf, 1 Pz UKR > CAU\nKampf alle\nSetze 9 Inf GER\nZugende');
    const report = await steward.mail('bernd', await turnMail());
    expect(report.outcome, textOf(report)).toBe('entries');
    expect(steward.world.log('spring-26')).toEqual(bernd.world.log('spring-26'));
    expect(textOf(report)).toMatch(/Einträge ins Protokoll übernommen: #4, /);
    expect((await steward.world.run(['verify', 'spring-26'])).code).toBe(0);
  });

  test('come twice without harm, also in a mail that quotes them', async () => {
    await enter('Kaufe 9 Inf');
    const bytes = await turnMail();
    await steward.mail('bernd', bytes);
    const quoted = plainMail(
      `Danke!\n\nAm 1. März schrieb Bernd:\n${Buffer.from(bytes)
        .toString('utf8')
        .split('\r\n')
        .map((line) => `> ${line}`)
        .join('\n')}`,
      { from: 'Bernd <bernd@example.de>' },
    );
    const report = await steward.mail('bernd', quoted);
    expect(report.seqs).toEqual([]);
    expect(count()).toBe(5);
  });

  test('that come in the wrong order wait for each other', async () => {
    const lines: string[][] = [];
    for (const sheet of ['Kaufe 9 Inf', 'Setze 9 Inf GER', 'Zugende']) {
      const before = bernd.world.log('spring-26').length;
      await enter(sheet);
      lines.push([...bernd.world.log('spring-26').slice(before)]);
    }
    const mail = (part: readonly string[]) =>
      plainMail(makeBlock('spring-26', part), { from: 'Bernd <bernd@example.de>' });
    const late = await steward.mail('bernd', mail(lines[2] ?? []));
    expect(textOf(late)).toContain('1 Eintrag wartet auf Eintrag #4, der noch nicht da ist.');
    const later = await steward.mail('bernd', mail(lines[1] ?? []));
    expect(textOf(later)).toContain('2 Einträge warten auf Eintrag #4');
    expect(count()).toBe(4);
    const first = await steward.mail('bernd', mail(lines[0] ?? []));
    expect(first.seqs).toEqual([4, 5, 6]);
    expect(steward.world.log('spring-26')).toEqual(bernd.world.log('spring-26'));
    expect(existsSync(path.join(steward.world.archive, 'post.local', 'waiting', 'spring-26.jsonl'))).toBe(false);
  });

  test('in two versions are a fork: the first counts, the second is kept as proof', async () => {
    const other = copyOf(steward);
    await enter('Kaufe 9 Inf');
    await steward.mail('bernd', await turnMail());
    await other.world.run(['submit', 'spring-26', '-', '--yes', '--as', 'bernd'], 'Kaufe 5 Pz');
    await other.world.run(['mail', 'spring-26', '--to', 'greta', '--eml', 'turn.eml', '--as', 'bernd']);
    const before = steward.world.log('spring-26');
    const report = await steward.mail(
      'bernd',
      new Uint8Array(readFileSync(path.join(other.world.archive, 'turn.eml'))),
    );
    expect(report.outcome).toBe('fork');
    expect(textOf(report)).toContain('Von Eintrag #4 gibt es zwei Fassungen.');
    expect(steward.world.log('spring-26')).toEqual(before);
    const folder = path.join(steward.world.archive, 'post.local', 'forks', 'spring-26');
    const [kept = ''] = readdirSync(folder);
    expect(readFileSync(path.join(folder, kept), 'utf8')).toBe(other.world.log('spring-26')[4]);
  });

  test('that were damaged on the way are asked for again', async () => {
    await enter('Kaufe 9 Inf');
    const block = makeBlock('spring-26', bernd.world.log('spring-26').slice(4));
    const damaged = block.replace(/([A-Za-z0-9+/]{64})/, (row) => row.split('').reverse().join(''));
    const report = await steward.mail('bernd', plainMail(damaged, { from: 'Bernd <bernd@example.de>' }));
    expect(report.seqs).toEqual([]);
    expect(textOf(report)).toContain('1 Block mit Einträgen in dieser Mail ist unterwegs beschädigt worden.');
    expect(count()).toBe(4);
  });

  test('in the name of another are not taken from his mail', async () => {
    await enter('Kaufe 9 Inf');
    const block = makeBlock('spring-26', bernd.world.log('spring-26').slice(4));
    const report = await steward.mail('dora', plainMail(block, { from: 'Dora <dora@example.nl>' }));
    expect(report.seqs).toEqual([]);
    expect(textOf(report)).toContain('Hij draagt de naam van Bernd');
    expect(count()).toBe(4);
  });

  test('that the rules, the dice or the clock speak against are refused with the reason', async () => {
    await enter('Kaufe 9 Inf\n3 Inf, 1 Pz UKR > CAU\nKampf alle');
    const log = bernd.world.log('spring-26');
    const entries = log.map((line) => JSON.parse(line));
    const send = (fields: object, after: number) => {
      const head = { count: after, hash: JSON.parse(log[after] ?? '{}').prev };
      const made = makeEntry('spring-26', head, { at: entries[after].at, by: 'bernd', events: [], ...fields });
      if (!made.ok) throw new Error(made.error.code);
      return steward.mail(
        'bernd',
        plainMail(makeBlock('spring-26', [made.value.line]), { from: 'Bernd <bernd@example.de>' }),
      );
    };
    // Events that the order does not lead to.
    const cheap = {
      order: entries[4].order,
      events: entries[4].events.map((event: object) => ('ipc' in event ? { ...event, ipc: 1 } : event)),
    };
    const differs = await send(cheap, 4);
    expect(textOf(differs)).toContain('Die Regeln oder die Würfel sagen etwas anderes als der Eintrag.');
    const future = await send({ order: entries[4].order, events: entries[4].events, at: '2030-01-01T00:00:00Z' }, 4);
    expect(textOf(future)).toContain('Seine Zeit liegt in der Zukunft');
    // Dice that do not follow from their seed.
    const mail = (lines: readonly string[]) =>
      plainMail(makeBlock('spring-26', lines), { from: 'Bernd <bernd@example.de>' });
    await steward.mail('bernd', mail(log.slice(4, 7)));
    expect(count()).toBe(7);
    const roll = entries[7];
    const [first, ...others] = roll.dice.rolls;
    const dice = {
      ...roll.dice,
      rolls: [{ ...first, values: first.values.map((face: number) => (face % 6) + 1) }, ...others],
    };
    const loaded = await send({ order: roll.order, dice, events: roll.events }, 7);
    expect(loaded.seqs).toEqual([]);
    expect(count()).toBe(7);
  });

  test.each(Object.entries(SHAPES))('survive %s', async (_, shape) => {
    await enter('Kaufe 9 Inf\nSetze 9 Inf GER\nZugende');
    const block = makeBlock('spring-26', bernd.world.log('spring-26').slice(4));
    await steward.mail('bernd', shape('', block, { from: 'Bernd <bernd@example.de>' }));
    expect(steward.world.log('spring-26')).toEqual(bernd.world.log('spring-26'));
  });

  test('an entry that fits is taken beside orders in the same mail', async () => {
    await enter('Kaufe 9 Inf');
    const block = makeBlock('spring-26', bernd.world.log('spring-26').slice(4));
    const report = await steward.mail(
      'bernd',
      plainMail(`Setze 9 Inf GER\nZugende\n\n${block}`, { from: 'Bernd <bernd@example.de>' }),
    );
    expect(report.outcome, textOf(report)).toBe('done');
    expect(report.seqs).toEqual([4, 5, 6]);
    expect(textOf(report)).toContain('1 Eintrag ins Protokoll übernommen: #4.');
  });
});
