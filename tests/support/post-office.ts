// A post office on this machine: one server that takes mails by SMTP, and a mailbox for each address that is read by
// IMAP. What is sent to an address lies in its mailbox at once.

import hoodiecrow, { type Hoodiecrow, type HoodiecrowMessage } from 'hoodiecrow-imap';
import { SMTPServer } from 'smtp-server';

export interface MailboxOptions {
  readonly user: string;
  readonly password: string;
  /** Folders beside the inbox. */
  readonly folders?: readonly string[];
  readonly plugins?: readonly string[];
  /** Whether mails may be given marks of one's own. */
  readonly marks?: 'yes' | 'no';
  readonly secure?: 'yes' | 'no';
}

export interface TestMailbox {
  readonly port: number;
  /** Lays a mail into the inbox. */
  put(bytes: Uint8Array): void;
  /** The mails in the inbox, a character a byte. */
  raws(): readonly string[];
  close(): Promise<void>;
}

/** One that a test can look into, and whose server it can make misbehave. */
export interface OpenMailbox extends TestMailbox {
  readonly server: Hoodiecrow;
  mails(folder?: string): readonly HoodiecrowMessage[];
}

const DONE = '$PbemDone';

/** The mails of a mailbox that are not marked as dealt with. */
export const unmarked = (box: OpenMailbox): readonly HoodiecrowMessage[] =>
  box.mails().filter(({ flags }) => !flags.includes(DONE));

const portOf = (address: ReturnType<Hoodiecrow['server']['address']>): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

/** A mailbox on a port of its own. */
export const openBox = async (options: MailboxOptions): Promise<OpenMailbox> => {
  const { user, password, folders = [], plugins = ['ID', 'MOVE', 'UIDPLUS', 'LITERALPLUS'] } = options;
  const server = hoodiecrow({
    plugins,
    users: { [user]: { password } },
    secureConnection: options.secure === 'yes',
    storage: {
      INBOX: { allowPermanentFlags: options.marks !== 'no' },
      '': { separator: '/', type: 'personal', folders: Object.fromEntries(folders.map((name) => [name, {}])) },
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: portOf(server.server.address()),
    server,
    put: (bytes) => server.appendMessage('INBOX', [], undefined, Buffer.from(bytes).toString('binary')),
    raws: () => (server.getMailbox('INBOX')?.messages ?? []).map(({ raw }) => raw),
    mails: (folder = 'INBOX') => server.getMailbox(folder)?.messages ?? [],
    close: () => new Promise((closed) => server.close(closed)),
  };
};

export interface PostOffice {
  readonly port: number;
  /** How many mails went through. */
  count(): number;
  close(): Promise<void>;
}

/** Takes mails from anybody with this password and lays them into the mailboxes of whom they are for. */
export const openOffice = async (password: string, boxes: ReadonlyMap<string, TestMailbox>): Promise<PostOffice> => {
  let count = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    size: 256 * 1024,
    onAuth: (auth, _, done) => {
      if (auth.password === password) done(null, { user: auth.username });
      else done(new Error('wrong password'));
    },
    onRcptTo: ({ address }, _, done) => done(boxes.has(address) ? null : new Error('no such box')),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        count += 1;
        for (const { address } of envelope.rcptTo) boxes.get(address)?.put(Buffer.concat(parts));
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: portOf(server.server.address()),
    count: () => count,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};
