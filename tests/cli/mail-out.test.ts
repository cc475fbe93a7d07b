import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { receive } from '../../src/post/index.ts';
import { openMailServer, type Taken } from '../support/mail-server.ts';
import { ADDRESSES, type Club, newClub, openClub } from './mail-support.ts';

const PARTS = [
  'Anfangseinkommen',
  'Einkauf',
  'Combat Move',
  'Kampfergebnisse',
  'Non Combat Move',
  'Aufstellung',
  'Endeinkommen',
  'Brett',
];

const played = async (): Promise<Club> => {
  const club = newClub();
  await openClub(club, '--dice', 'local');
  await club.mail(
    'dora',
    'Koop 8 inf\nAanvallen\n3 inf Karelië > Oekraïne\nVecht alle\nPlaats 8 inf Karelië\nEinde beurt',
  );
  await club.mail('bernd', 'Kaufe 10 Inf\nSetze 10 Inf Deutschland\nZugende');
  return club;
};

const mailIn = async (club: Club, file: string): Promise<Email> =>
  PostalMime.parse(readFileSync(path.join(club.world.archive, file)));

describe('a turn as a mail', () => {
  let club: Club;
  beforeEach(async () => {
    club = await played();
  });

  test('has eight parts, every die, the board and what is due, in the language asked for', async () => {
    const { out, code } = await club.world.run(['mail', 'spring-26', '--turn', 'r01-ussr', '--lang', 'de']);
    expect(code).toBe(0);
    const heads = [...out.matchAll(/^(\d)\. ([^(\n]+?)(?: \(.*\))?$/gm)].map(
      ([, number, title]) => `${number} ${title}`,
    );
    expect(heads).toEqual(PARTS.map((title, index) => `${index + 1} ${title}`));
    expect(out).toContain('Spring 26: UdSSR, Runde 1\ngespielt von Dora');
    expect(out).toMatch(/1\. Anfangseinkommen \(Landwert \/ verfügbare IPC\)\n {2}UdSSR 24\/24/);
    expect(out).toContain('UdSSR: 8 Infanterie gekauft');
    const dice = (
      club.world.log('spring-26').flatMap((line) => JSON.parse(line).dice?.rolls ?? []) as { values: number[] }[]
    ) // as the log's schema has it
      .flatMap(({ values }) => values);
    const told = [...out.matchAll(/(?:auf \d): ([\d* ]+)/g)].flatMap(([, faces = '']) => faces.match(/\d/g) ?? []);
    expect(told.map(Number)).toEqual(dice);
    expect(out).toMatch(/Was jetzt ansteht\n {2}Am Zug: Großbritannien \(Dora\)\./);
    expect(out).toMatch(/^pbem-checkpoint v1 spring-26 \d+ [0-9a-f]{64}$/m);
  });

  test('without a turn is the last that was played; a turn there is not is refused with those there are', async () => {
    const { out } = await club.world.run(['mail', 'spring-26']);
    expect(out).toContain('Spring 26: Germany, round 1');
    const wrong = await club.world.run(['mail', 'spring-26', '--turn', 'r09-japan']);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain('“r09-japan” is no moment of this game.');
    expect(wrong.err).toContain('r01-germany');
  });

  test('as a file: subject, thread, checkpoint and entries, byte for byte', async () => {
    const { out } = await club.world.run([
      'mail',
      'spring-26',
      '--to',
      'bernd',
      '--turn',
      'r01-ussr',
      '--eml',
      'one.eml',
      '--as',
      'greta',
    ]);
    expect(out).toBe('Written to one.eml.\n');
    await club.world.run(['mail', 'spring-26', '--to', 'dora', '--eml', 'two.eml', '--as', 'greta']);
    const [first, second] = [await mailIn(club, 'one.eml'), await mailIn(club, 'two.eml')];
    const log = club.world.log('spring-26');
    expect(first.subject).toMatch(/^\[pbem spring-26 #\d+\] UdSSR, Runde 1$/);
    expect(second.subject).toMatch(/^\[pbem spring-26 #\d+\] Duitsland, ronde 1$/);
    expect(first.from).toMatchObject({ address: ADDRESSES.greta });
    expect(first.to).toEqual([{ name: 'Bernd', address: ADDRESSES.bernd }]);
    expect(first.messageId).toMatch(/^<spring-26\.[0-9a-f]{16}@fieldpost\.invalid>$/);
    expect(second.inReplyTo).toBe(first.messageId);
    expect(second.references).toContain(first.references ?? '-');
    const head = (name: string) => first.headers.find(({ key }) => key === name)?.value;
    expect(head('x-pbem-game')).toBe('spring-26');
    expect(head('x-pbem-checkpoint')).toMatch(new RegExp(`^${log.length} [0-9a-f]{64}$`));
    expect(head('auto-submitted')).toBeUndefined();
    const [attachment] = first.attachments;
    expect(attachment?.filename).toMatch(/^spring-26\.\d+\.pbem\.jsonl$/);
    const bytes = Buffer.from(attachment?.content as ArrayBuffer).toString('utf8'); // asked for as it is by default
    expect(log.join('\n')).toContain(bytes.trimEnd());
    expect(bytes.split('\n')[0]).toBe(log[0]);
    const raw = new Uint8Array(readFileSync(path.join(club.world.archive, 'one.eml')));
    const reception = await receive(raw, '0'.repeat(64));
    const lines =
      reception.kind === 'mail' ? reception.mail.entries.map((line) => Buffer.from(line).toString('utf8')) : [];
    expect(lines.map((line) => `${line}\n`).join('')).toBe(bytes);
  });

  test('players of two languages get two mails, all others than whoever asks', async () => {
    await club.world.run(['mail', 'spring-26', '--eml', 'all.eml', '--as', 'greta']);
    const files = readdirSync(club.world.archive).filter((name) => name.startsWith('all'));
    expect(files.sort()).toEqual(['all.2.eml', 'all.eml']);
    const to = await Promise.all(files.map(async (file) => (await mailIn(club, file)).to?.[0]));
    expect(to.map((one) => one?.name).sort()).toEqual(['Bernd', 'Dora']);
  });

  test('nobody is written to who is not known, and nothing is sent without a server', async () => {
    const unknown = await club.world.run(['mail', 'spring-26', '--to', 'eve', '--send', '--as', 'greta']);
    expect(unknown.err).toContain('“eve” is not one of the players of this game: dora, bernd, greta.');
    const none = await club.world.run(['mail', 'spring-26', '--send', '--as', 'greta']);
    expect(none.code).toBe(2);
    expect(none.err).toContain('There is no post.local.json');
    club.world.write(
      'post.local.json',
      JSON.stringify({ from: 'greta@example.org', smtp: { host: 'mail.example.org', security: 'none' } }),
    );
    const open = await club.world.run(['mail', 'spring-26', '--send', '--as', 'greta']);
    expect(open.err).toContain('post.local.json is not as it should be, at “smtp/security”.');
    club.world.write(
      'post.local.json',
      JSON.stringify({ from: 'greta@example.org', smtp: { host: 'mail.example.org', user: 'greta' } }),
    );
    const secret = await club.world.run(['mail', 'spring-26', '--send', '--as', 'greta']);
    expect(secret.err).toContain('set FIELDPOST_SMTP_PASSWORD, or name a “passwordFile”');
  });
});

describe('over a mail server', () => {
  const taken: Taken[] = [];
  let server: Awaited<ReturnType<typeof openMailServer>>;
  let club: Club;
  const password = 'ängstliche Füchse';

  beforeEach(async () => {
    taken.length = 0;
    server = await openMailServer(taken, password);
    club = await played();
    const { port } = server;
    writeFileSync(path.join(club.world.archive, 'password.local'), `${password}\n`);
    club.world.write(
      'post.local.json',
      JSON.stringify({
        from: 'club@example.org',
        name: 'Greta (Archiv)',
        smtp: { host: '127.0.0.1', port, security: 'none', user: 'greta', passwordFile: 'password.local' },
      }),
    );
  });
  afterEach(() => server.close());

  test('a turn goes to each in his language, and comes back as it went', async () => {
    const { code, err } = await club.world.run(['mail', 'spring-26', '--send', '--as', 'greta']);
    expect(code, err).toBe(0);
    expect(taken.map(({ from }) => from)).toEqual(['club@example.org', 'club@example.org']);
    expect(taken.flatMap(({ to }) => to).sort()).toEqual([ADDRESSES.bernd, ADDRESSES.dora].sort());
    expect(err).toContain('Sent to Bernd <bernd@example.de>: [pbem spring-26');
    expect(err).not.toContain(password);
    for (const { bytes } of taken) {
      const mail = await PostalMime.parse(bytes);
      expect(mail.from).toMatchObject({ name: 'Greta (Archiv)' });
      expect(mail.text).toMatch(/\[?8\. (?:Brett|Bord)/);
    }
  });

  test('mails are read, answered and sent; the answer of one is not answered again', async () => {
    const file = club.lay(
      Buffer.from('From: Dora <dora@example.nl>\r\nMessage-ID: <x@dora.example>\r\n\r\nKoop 10 inf\r\n'),
    );
    const { code } = await club.world.run(['read', file, '--send', '--as', 'greta']);
    expect(code).toBe(0);
    const [answer, ...others] = taken;
    expect(others).toEqual([]);
    const mail = await PostalMime.parse(answer?.bytes ?? new Uint8Array());
    expect(mail.inReplyTo).toBe('<x@dora.example>');
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
    const [report] = await club.read(club.lay(answer?.bytes ?? new Uint8Array()));
    expect(report?.answer).toBeNull();
  });

  test('one address that is refused does not hinder the others, and is told', async () => {
    club.world.write(
      'addresses.local.json',
      JSON.stringify({ players: { ...ADDRESSES, bernd: 'refused@example.de' } }),
    );
    const { code, err } = await club.world.run(['mail', 'spring-26', '--send', '--as', 'greta']);
    expect(code).toBe(1);
    expect(err).toMatch(/Not sent to Bernd <refused@example\.de>: .*no such box/);
    expect(taken.flatMap(({ to }) => to)).toEqual([ADDRESSES.dora]);
  });

  test('a wrong password is told without being shown', async () => {
    writeFileSync(path.join(club.world.archive, 'password.local'), 'another one\n');
    const { code, err } = await club.world.run(['mail', 'spring-26', '--send', '--as', 'greta']);
    expect(code).toBe(1);
    expect(err).toContain('Not sent to');
    expect(err).not.toContain('another one');
  });
});

describe('a reminder', () => {
  const late = async (): Promise<Club> => {
    const club = newClub();
    await openClub(club, '--dice', 'local', '--clock', 'turn=24,answer=24,forfeit=48');
    return club;
  };

  test('goes to nobody in time, and to whoever is awaited past his deadline', async () => {
    const club = await late();
    expect((await club.world.run(['remind', '--as', 'greta'])).out).toBe('Nobody is late.\n');
    club.world.wait(30);
    const { out } = await club.world.run(['remind', 'spring-26', '--as', 'greta']);
    expect(out).toContain('To: Dora (dora)');
    expect(out).toContain('Hallo Dora, ‘Spring 26’ wacht op je.');
    expect(out).toContain('6 uur te laat.');
    expect(out).toMatch(/Vanaf .* mogen je mogendheden verloren worden verklaard\./);
    expect(out).toContain('Koop 3 inf, 1 tank');
  });

  test('is sent once a day, unless it is asked for again', async () => {
    const club = await late();
    const taken: Taken[] = [];
    const server = await openMailServer(taken, 'pw');
    try {
      club.world.wait(30);
      writeFileSync(path.join(club.world.archive, 'pw.local'), 'pw\n');
      club.world.write(
        'post.local.json',
        JSON.stringify({
          from: 'club@example.org',
          smtp: { host: '127.0.0.1', port: server.port, security: 'none', user: 'greta', passwordFile: 'pw.local' },
        }),
      );
      await club.world.run(['remind', '--send', '--as', 'greta']);
      const again = await club.world.run(['remind', '--send', '--as', 'greta']);
      expect(again.out).toMatch(/dora was reminded on .*; --again does it once more\./);
      expect(taken.map(({ to }) => to)).toEqual([[ADDRESSES.dora]]);
      await club.world.run(['remind', '--send', '--again', '--as', 'greta']);
      club.world.wait(25);
      await club.world.run(['remind', '--send', '--as', 'greta']);
      expect(taken).toHaveLength(3);
    } finally {
      await server.close();
    }
  });
});

describe('reminders from a workflow, without a steward awake', () => {
  test('tell each thing once: before the deadline, after it, and to all when the game may be claimed', async () => {
    const taken: Taken[] = [];
    const server = await openMailServer(taken, 'pw');
    try {
      const smtp = { host: '127.0.0.1', port: server.port, security: 'none', user: 'greta' };
      const club = newClub({
        variables: {
          LANG: 'en_GB.UTF-8',
          FIELDPOST_ADDRESSES: JSON.stringify({ players: { ...ADDRESSES, greta: 'refused@example.org' } }),
          FIELDPOST_POST: JSON.stringify({ from: 'club@example.org', smtp }),
          FIELDPOST_SMTP_PASSWORD: 'pw',
        },
      });
      rmSync(path.join(club.world.archive, 'addresses.local.json'));
      await openClub(club, '--dice', 'local', '--clock', 'turn=24,answer=24,forfeit=48');
      const printed: string[] = [];
      const remind = async (): Promise<readonly string[]> => {
        const before = taken.length;
        for (let run = 0; run < 2; run += 1) {
          const { out, err } = await club.world.run(['remind', '--once', '--send']);
          printed.push(out, err);
        }
        return taken.slice(before).map(({ to }) => to[0] ?? '');
      };
      expect(await remind()).toEqual([]);
      club.world.wait(14);
      expect(await remind()).toEqual([ADDRESSES.dora]);
      club.world.wait(12);
      expect(await remind()).toEqual([ADDRESSES.dora]);
      club.world.wait(60);
      expect(await remind()).toEqual([ADDRESSES.dora, ADDRESSES.bernd]);
      const texts = taken.map(({ bytes }) => Buffer.from(bytes).toString('latin1'));
      expect(texts[0]).toContain('Je tijd is om op');
      expect(texts[3]).toContain('wird auf Dora gewartet');
      expect(new Set(texts.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1])).size).toBe(4);
      // What a workflow prints is read by all the world.
      expect(printed.join('')).toContain('Not sent to');
      expect(printed.join('')).not.toMatch(/@example/);
      expect(readFileSync(path.join(club.world.archive, 'post.local', 'reminded.jsonl'), 'utf8')).not.toContain('@');
    } finally {
      await server.close();
    }
  });
});
