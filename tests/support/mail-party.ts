// People who play by mail: each at a machine of his own, with a clone of the group's archive, a mailbox that is read by
// IMAP, a server that takes his mails, keys and secrets of his own. Time is one clock for all, and chance a counter for
// each.

import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import type { Environment } from '../../src/cli/environment.ts';
import { git, newFolder } from '../git/support.ts';
import { type Ran, runIn } from './command-line.ts';
import { openDovecot } from './dovecot.ts';
import { openBox, openOffice, type PostOffice, type TestMailbox } from './post-office.ts';

const project = path.resolve(import.meta.dirname, '../..');
const PASSWORD = 'kennwort-wachtwoord';

/** What a mail program shows of a mail. */
interface Shown {
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
  readonly from: string;
}

export interface Somebody {
  readonly id: string;
  readonly address: string;
  readonly archive: string;
  readonly box: TestMailbox;
  /** A command at his machine, as himself. */
  run(line: readonly string[], input?: string): Promise<Ran>;
  /** The same where it has to go through. */
  does(line: readonly string[], input?: string): Promise<Ran>;
  /** Reads what waits in his mailbox and sends the answers; gives what became of each mail. */
  reads(): Promise<readonly string[]>;
  /** Writes with his mail program, quoting the last mail he has if he answers it. */
  writes(to: Somebody, text: string, how: 'answers' | 'anew'): Promise<void>;
  /** The mails he finds when he looks. */
  letters(): Promise<readonly Shown[]>;
}

export interface Party {
  readonly remote: string;
  readonly office: PostOffice;
  somebody(id: string): Somebody;
  close(): Promise<void>;
}

export interface PartyOptions {
  readonly ids: readonly string[];
  /** What time it is, for all. */
  readonly now: () => Date;
  readonly fetchText?: Environment['fetchText'];
}

const newRemote = (): string => {
  const remote = path.join(newFolder(), 'club.git');
  git(project, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  const first = newFolder();
  git(first, 'init', '--quiet', '--initial-branch=main');
  for (const file of ['.gitignore', '.gitattributes']) cpSync(path.join(project, file), path.join(first, file));
  writeFileSync(path.join(first, 'fieldpost.json'), '{"name":"Postspielklub","languages":["en","de","nl"]}\n');
  git(first, 'add', '--all');
  git(first, '-c', 'user.name=Club', '-c', 'user.email=club@example.org', 'commit', '--quiet', '-m', 'begin');
  git(first, 'push', '--quiet', remote, 'main');
  return remote;
};

const addressOf = (id: string): string => `${id}@post.example`;

const quoted = ({ from, text }: Shown): string =>
  ['', `Am 1. März schrieb ${from}:`, ...text.split('\n').map((line) => `> ${line}`)].join('\n');

/** Somebody with a clone and a mailbox. */
const seat = (
  id: string,
  { ids, now, fetchText }: PartyOptions,
  remote: string,
  box: TestMailbox,
  office: PostOffice,
): Somebody => {
  const archive = path.join(newFolder(), id);
  const home = newFolder();
  git(project, 'clone', '--quiet', remote, archive);
  git(archive, 'config', 'user.name', id);
  git(archive, 'config', 'user.email', addressOf(id));
  const server = { host: '127.0.0.1', security: 'none', user: id, passwordFile: 'post.local-password.local' };
  writeFileSync(path.join(archive, server.passwordFile), `${PASSWORD}\n`);
  writeFileSync(
    path.join(archive, 'post.local.json'),
    JSON.stringify({
      from: addressOf(id),
      smtp: { ...server, port: office.port },
      imap: { ...server, port: box.port },
    }),
  );
  const players = Object.fromEntries(ids.map((each) => [each, addressOf(each)]));
  writeFileSync(path.join(archive, 'addresses.local.json'), JSON.stringify({ players }));
  let counter = 0;
  let written = 0;
  const run: Somebody['run'] = (line, input = '') =>
    runIn(archive, line, {
      variables: { LANG: 'en_GB.UTF-8', HOME: home, XDG_DATA_HOME: path.join(home, 'data') },
      now,
      randomBytes: (n) => {
        counter += 1;
        return Uint8Array.from(
          { length: n },
          (_, index) => (counter * 31 + index * 7 + (ids.indexOf(id) + 1) * 97) % 256,
        );
      },
      readStdin: async () => input,
      gitConfig: (key) => (key === 'fieldpost.player' ? id : undefined),
      ...(fetchText === undefined ? {} : { fetchText }),
    });
  const letters = async (): Promise<readonly Shown[]> =>
    Promise.all(
      box.raws().map(async (raw) => {
        const { subject = '', text = '', messageId = '', from } = await PostalMime.parse(Buffer.from(raw, 'binary'));
        return { subject, text, messageId, from: from?.name ?? '' };
      }),
    );
  return {
    id,
    address: addressOf(id),
    archive,
    box,
    run,
    letters,
    does: async (line, input) => {
      const ran = await run(line, input);
      expect([0, 3], `${id}: ${line.join(' ')}\n${ran.out}${ran.err}`).toContain(ran.code);
      return ran;
    },
    reads: async () => {
      const { out, err } = await run(['read', 'imap', '--send', '--json']);
      const { mails } = JSON.parse(out) as { mails?: readonly { outcome: string }[] }; // as the README of the command line has it
      if (mails === undefined) throw new Error(`${out}${err}`);
      return mails.map(({ outcome }) => outcome);
    },
    writes: async (to, text, how) => {
      const before = how === 'answers' ? (await letters()).at(-1) : undefined;
      if (how === 'answers' && before === undefined) throw new Error(`${id} has no mail to answer`);
      written += 1;
      const transport = createTransport({
        host: '127.0.0.1',
        port: office.port,
        ignoreTLS: true,
        auth: { user: id, pass: PASSWORD },
      });
      await transport.sendMail({
        from: { name: id, address: addressOf(id) },
        to: to.address,
        subject: before === undefined ? '[pbem die-letzte-runde] Mein Zug' : `AW: ${before.subject}`,
        messageId: `<${written}@${id}.example>`,
        ...(before === undefined ? {} : { inReplyTo: before.messageId }),
        text: before === undefined ? text : `${text}\n${quoted(before)}`,
        date: now(),
      });
      transport.close();
    },
  };
};

/** Opens the post office and seats everybody. */
export const gather = async (options: PartyOptions): Promise<Party> => {
  const boxes = new Map<string, TestMailbox>();
  // A bench asks for the server that is installed.
  const open = process.env.FIELDPOST_IMAP === 'dovecot' ? openDovecot : openBox;
  for (const id of options.ids) boxes.set(addressOf(id), await open({ user: id, password: PASSWORD }));
  const office = await openOffice(PASSWORD, boxes);
  const remote = newRemote();
  const seats = new Map<string, Somebody>();
  for (const id of options.ids) {
    const box = boxes.get(addressOf(id));
    if (box !== undefined) seats.set(id, seat(id, options, remote, box, office));
  }
  return {
    remote,
    office,
    somebody: (id) => {
      const found = seats.get(id);
      if (found === undefined) throw new Error(`nobody called ${id}`);
      return found;
    },
    close: async () => {
      await office.close();
      for (const box of boxes.values()) await box.close();
    },
  };
};
