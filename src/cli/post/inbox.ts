// The mails a command is pointed to: files, folders of them, maildirs, or one on standard input. Each is looked at for its
// size before it is read, and no link is followed.

import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { POST_TEXTS } from '../../i18n/post/index.ts';
import { MAIL_LIMITS } from '../../post/index.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { cleanLine } from '../paint.ts';

/** A mail as it lies there; without bytes it is too large to be read. */
export interface InMail {
  readonly name: string;
  readonly bytes?: Uint8Array;
}

const readMail = (file: string, name: string): InMail => {
  const { size } = lstatSync(file);
  return size > MAIL_LIMITS.bytes ? { name } : { name, bytes: new Uint8Array(readFileSync(file)) };
};

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
      .map((name) => readMail(path.join(folder, part, name), path.join(said, part, name))),
  );
};

/** All mails that were named, in the order in which they were. */
export const readInbox = async (desk: Desk, named: readonly string[]): Promise<readonly InMail[]> => {
  const t = POST_TEXTS[desk.language].desk;
  const mails: InMail[] = [];
  for (const said of named) {
    if (said === '-') {
      const bytes = (await desk.env.readStdinBytes?.()) ?? new TextEncoder().encode(await desk.env.readStdin());
      mails.push(bytes.length > MAIL_LIMITS.bytes ? { name: said } : { name: said, bytes });
      continue;
    }
    const file = path.resolve(desk.env.cwd, said);
    const stat = lstatSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory() === true) mails.push(...inFolder(file, said));
    else if (stat?.isFile() === true) mails.push(readMail(file, said));
    else throw new Stop(EXIT.usage, [t.noSuchPath(cleanLine(said))]);
  }
  return mails;
};
