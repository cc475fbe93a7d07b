// Mails from a mailbox on a server: what is read, what is marked, what is left, and every way in which it can go wrong.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { plainMail } from '../post/mails.ts';
import { type MailboxOptions, type OpenMailbox, openBox, openOffice, unmarked } from '../support/post-office.ts';
import { ADDRESSES, type Club, newClub, openClub } from './mail-support.ts';

const PASSWORD = 'drei Fuechse, ein Kennwort';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

interface Given extends Partial<MailboxOptions> {
  /** Settings beside host and port. */
  readonly imap?: object;
  readonly smtp?: object;
}

/** A club whose steward has a mailbox. */
const withBox = async (given: Given = {}): Promise<{ readonly club: Club; readonly box: OpenMailbox }> => {
  const { imap = {}, smtp, ...options } = given;
  const box = await openBox({ user: 'greta', password: PASSWORD, ...options });
  open.push(box);
  const club = newClub();
  await openClub(club, '--dice', 'local');
  writeFileSync(path.join(club.world.archive, 'imap.local'), `${PASSWORD}\n`);
  const server = { host: '127.0.0.1', port: box.port, security: 'none', user: 'greta', passwordFile: 'imap.local' };
  const settings = { from: 'greta@example.org', imap: { ...server, ...imap }, ...(smtp === undefined ? {} : { smtp }) };
  club.world.write('post.local.json', JSON.stringify(settings));
  return { club, box };
};

const fromDora = (text: string, id = '<1@dora.example>'): Uint8Array =>
  plainMail(text, { from: `Dora <${ADDRESSES.dora}>`, id });
const fromStranger = (): Uint8Array =>
  plainMail('Rechnung im Anhang', { from: 'Bank <bank@example.com>', id: '<b@b.example>' });
const entries = (club: Club): number => club.world.log('spring-26').length;

describe('a mailbox', () => {
  test('is read in the order of arrival; what was dealt with is marked and not read again', async () => {
    const { club, box } = await withBox();
    box.put(fromDora('Koop 8 inf', '<1@dora.example>'));
    box.put(fromStranger());
    box.put(fromDora('Plaats 8 inf Karelië\nEinde beurt', '<2@dora.example>'));
    const reports = await club.read('imap');
    expect(reports.map(({ outcome }) => outcome)).toEqual(['done', 'stranger', 'done']);
    expect(reports[2]?.answer?.text).toContain('8 infanterie in Karelië');
    expect(unmarked(box)).toEqual([]);
    expect(entries(club)).toBe(4);
    expect(await club.read('imap')).toEqual([]);
    box.put(fromDora('tot zondag!', '<3@dora.example>'));
    expect((await club.read('imap')).map(({ outcome }) => outcome)).toEqual(['nothing']);
  });

  test('a dry run changes nothing there and here', async () => {
    const { club, box } = await withBox();
    box.put(fromDora('Koop 8 inf'));
    const [report] = await club.read('imap', '--dry-run');
    expect(report).toMatchObject({ outcome: 'done' });
    expect(unmarked(box)).toHaveLength(1);
    expect(box.mails()[0]?.flags).not.toContain('\\Seen');
    expect(entries(club)).toBe(1);
  });

  test('mails of the games move to a folder, made if it is missing; others stay and are looked at once', async () => {
    const { club, box } = await withBox({ imap: { moveTo: 'Spiele' }, marks: 'no' });
    box.put(fromStranger());
    box.put(fromDora('Koop 8 inf'));
    expect((await club.read('imap')).map(({ outcome }) => outcome)).toEqual(['stranger', 'done']);
    expect(box.mails()).toHaveLength(1);
    expect(box.mails('Spiele')).toHaveLength(1);
    expect(await club.read('imap')).toEqual([]);
  });

  test('numbered anew, everything in it is looked at again and nothing is entered twice', async () => {
    const { club, box } = await withBox({ imap: { moveTo: 'Spiele' }, folders: ['Spiele'] });
    box.put(fromStranger());
    await club.read('imap');
    const inbox = box.server.getMailbox('INBOX');
    if (inbox === undefined) throw new Error('no inbox');
    inbox.uidvalidity = 4711;
    const ran = await club.world.run(['read', 'imap', '--as', 'greta', '--lang', 'de']);
    expect(ran.err).toContain('Der Server hat »INBOX« neu durchgezählt');
    expect(ran.out).toContain('Niemand in addresses.local.json schreibt von bank@example.com.');
  });

  test('a mark that was lost enters nothing twice, and an answer that went out does not go out again', async () => {
    const boxes = new Map<string, OpenMailbox>();
    const office = await openOffice('post', boxes);
    open.push(office);
    const { club, box } = await withBox({ smtp: { host: '127.0.0.1', port: office.port, security: 'none' } });
    boxes.set(ADDRESSES.dora ?? '', await openBox({ user: 'dora', password: 'x' }));
    const home = boxes.get(ADDRESSES.dora ?? '');
    if (home !== undefined) open.push(home);
    box.put(fromDora('Koop 8 inf'));
    expect((await club.world.run(['read', 'imap', '--send', '--as', 'greta'])).code).toBe(0);
    expect(home?.mails()).toHaveLength(1);
    for (const { flags } of box.mails()) flags.length = 0;
    const again = await club.world.run(['read', 'imap', '--send', '--as', 'greta']);
    expect(again.out).toContain('read before');
    expect(entries(club)).toBe(2);
    expect(home?.mails()).toHaveLength(1);
    expect(unmarked(box)).toEqual([]);
    // The player's own second mail of the same name is answered.
    box.put(
      plainMail('Koop 8 inf', { from: `Dora <${ADDRESSES.dora}>`, id: '<1@dora.example>', more: ['X-List: club'] }),
    );
    await club.world.run(['read', 'imap', '--send', '--as', 'greta']);
    expect(home?.mails()).toHaveLength(2);
  });

  test('a mail whose answer does not go out stays unmarked, and is answered later', async () => {
    const { club, box } = await withBox({ smtp: { host: '127.0.0.1', port: 9, security: 'none' } });
    box.put(fromDora('Koop 8 inf'));
    const lost = await club.world.run(['read', 'imap', '--send', '--as', 'greta']);
    expect(lost.code).toBe(1);
    expect(unmarked(box)).toHaveLength(1);
    const [later] = await club.read('imap');
    expect(later).toMatchObject({ outcome: 'duplicate' });
    expect(later?.answer?.text).toContain('Wat erin stond, staat in het logboek als #1.');
    expect(unmarked(box)).toEqual([]);
  });

  test('a mail that could not be entered stays unmarked; once nothing is in the way it is', async () => {
    const { club, box } = await withBox();
    box.put(fromDora('Koop 8 inf'));
    const log = path.join(club.world.archive, 'games', 'spring-26', 'log.jsonl');
    const sound = readFileSync(log);
    writeFileSync(log, Buffer.concat([sound, Buffer.from('{"not":"a line"}\n')]));
    expect((await club.read('imap'))[0]).toMatchObject({ outcome: 'broken' });
    expect(unmarked(box)).toHaveLength(1);
    writeFileSync(log, sound);
    expect((await club.read('imap'))[0]).toMatchObject({ outcome: 'done' });
    expect(unmarked(box)).toEqual([]);
  });

  test('a mail of more than 256 KiB is not fetched', async () => {
    const { club, box } = await withBox();
    const fetched: string[] = [];
    const { server } = box;
    const put = (extra: number): void =>
      box.put(Buffer.from(`From: dora@example.nl\r\n\r\n${'tot zondag!\n'.repeat(extra / 12)}`));
    put(256 * 1024);
    put(200 * 1024);
    server.server.on('connection', (socket) => socket.on('data', (part) => fetched.push(String(part))));
    const reports = await club.read('imap');
    expect(reports.map(({ outcome }) => outcome)).toEqual(['too-large', 'draft']);
    const bodies = fetched.join('').match(/FETCH \d+ \([^)]*BODY\.PEEK\[\][^)]*\)/g) ?? [];
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain('FETCH 2 ');
    expect(bodies[0]).toContain('<0.262145>');
  });
});

describe('is refused with what to do', () => {
  const read = async (club: Club): Promise<string> => {
    const ran = await club.world.run(['read', 'imap', '--as', 'greta']);
    expect(ran.code).not.toBe(0);
    expect(ran.err).toMatch(/^ {2}next {2}\S/m);
    expect(ran.err + ran.out).not.toContain(PASSWORD);
    expect(entries(club)).toBe(1);
    return ran.err;
  };

  test('without a mailbox in the settings, and without a password', async () => {
    const { club } = await withBox();
    club.world.write('post.local.json', JSON.stringify({ from: 'greta@example.org' }));
    expect(await read(club)).toContain('post.local.json names no mailbox: “imap” is missing.');
    club.world.write(
      'post.local.json',
      JSON.stringify({ from: 'greta@example.org', imap: { host: 'a.example', user: 'g' } }),
    );
    const ran = await club.world.run(['read', 'imap', '--as', 'greta']);
    expect(ran.err).toContain('set FIELDPOST_IMAP_PASSWORD, or name a “passwordFile”');
  });

  test('plain text to another machine', async () => {
    const { club } = await withBox({ imap: { host: 'mail.example.org' } });
    expect(await read(club)).toContain('post.local.json is not as it should be, at “imap/security”.');
  });

  test('a port that offers no TLS, before the password is said', async () => {
    const { club, box } = await withBox({ imap: { security: 'starttls' } });
    let said = '';
    box.server.server.on('connection', (socket) =>
      socket.on('data', (part) => {
        said += String(part);
      }),
    );
    expect(await read(club)).toContain('The line to 127.0.0.1 would not be safe, so no password was sent');
    expect(said).not.toMatch(/LOGIN|AUTHENTICATE/i);
  });

  test('a certificate nobody vouches for', async () => {
    const { club } = await withBox({ imap: { security: 'tls' }, secure: 'yes' });
    expect(await read(club)).toContain('The line to 127.0.0.1 would not be safe');
  });

  test('a wrong password, and the program ends at once', async () => {
    const { club } = await withBox();
    writeFileSync(path.join(club.world.archive, 'imap.local'), 'wrong\n');
    expect(await read(club)).toContain('127.0.0.1 does not let greta in: ');
  });

  test('a server that is not there, a mailbox that is not', async () => {
    const { club, box } = await withBox({ imap: { mailbox: 'Partien' } });
    expect(await read(club)).toContain('The mailbox “Partien” cannot be opened: ');
    await box.close();
    open.length = 0;
    expect(await read(club)).toContain('The mail server 127.0.0.1 cannot be reached: ');
  });

  test('a mailbox that keeps no marks, where no folder is named', async () => {
    const { club } = await withBox({ marks: 'no' });
    expect(await read(club)).toContain('In “INBOX” no mail can be marked as dealt with, so nothing was read.');
  });

  test('a server that hangs up in the middle: what was entered is told, the rest is left for the next time', async () => {
    const { club, box } = await withBox();
    box.put(fromDora('Koop 8 inf'));
    box.server.setCommandHandler('UID STORE', ({ socket }) => socket.destroy());
    const ran = await club.world.run(['read', 'imap', '--as', 'greta']);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('Begrepen en ingevoerd:');
    expect(ran.err).toContain('they are read again next time, which enters nothing twice');
    expect(entries(club)).toBe(2);
  });
});
