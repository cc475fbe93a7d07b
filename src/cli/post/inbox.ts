// The mails a command is pointed to: files, folders of them, maildirs, one on standard input, or a mailbox on a server.
// Each is looked at for its size before it is read, and no link is followed.

import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MAIL_LIMITS, type Store } from '../../post/index.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { cleanLine } from '../paint.ts';
import { fromMailbox } from './from-mailbox.ts';
import type { Inbox, InMail } from './in-mail.ts';

/** The word that stands for the mailbox of the settings; a file of that name is `./imap`. */
const MAILBOX = 'imap';

const inFile = (file: string, name: string): InMail => ({
  name,
  bytes: async () => {
    const { size } = lstatSync(file);
    return size > MAIL_LIMITS.bytes ? undefined : new Uint8Array(readFileSync(file));
  },
});

const isFile = (file: string): boolean => lstatSync(file).isFile();
const isFolder = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

/** The mails of a folder in the order of their names; of a maildir, what is new behind what was seen. */
const inFolder = (folder: string, said: string): readonly InMail[] => {
  const maildir = ['cur', 'new'].filter((part) => isFolder(path.join(folder, part)));
  const parts = maildir.length === 2 && isFolder(path.join(folder, 'tmp')) ? maildir : [''];
  return parts.flatMap((part) =>
    readdirSync(path.join(folder, part))
      .filter((name) => !name.startsWith('.') && isFile(path.join(folder, part, name)))
      .sort()
      .map((name) => inFile(path.join(folder, part, name), path.join(said, part, name))),
  );
};

const onStdin = ({ env }: Desk, name: string): InMail => ({
  name,
  bytes: async () => {
    const bytes = (await env.readStdinBytes?.()) ?? new TextEncoder().encode(await env.readStdin());
    return bytes.length > MAIL_LIMITS.bytes ? undefined : bytes;
  },
});

/** The mails that lie at a path; `-` is one on standard input. */
export const mailsAt = (desk: Desk, said: string): readonly InMail[] => {
  if (said === '-') return [onStdin(desk, said)];
  const file = path.resolve(desk.env.cwd, said);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat?.isDirectory() === true) return inFolder(file, said);
  if (stat?.isFile() === true) return [inFile(file, said)];
  throw new Stop(EXIT.usage, [desk.t('mail-no-such-path', { file: cleanLine(said) })]);
};

/** All mails that were named, in the order in which they were. */
export const openInbox = async (
  desk: Desk,
  named: readonly string[],
  store: Store,
  mode: 'enter' | 'look',
): Promise<Inbox> => {
  const lying = named.map((said) => (said === MAILBOX ? undefined : mailsAt(desk, said)));
  // What is wrong with the command line shows before anybody is called.
  const remote = named.includes(MAILBOX) ? await fromMailbox(desk, store, mode) : undefined;
  return {
    mails: lying.flatMap((mails) => mails ?? remote?.mails ?? []),
    isOpen: () => remote?.isOpen() !== false,
    close: async () => remote?.close(),
  };
};
