// The files beside the archive that git does not see: who has which address, over which server mails are sent, from
// which mailbox they are read. Whatever is wrong with them ends the command with what to write where.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NOWHERE } from '../../archive/index.ts';
import {
  ADDRESS_FILE,
  type AddressBook,
  addressesOf,
  type ImapSettings,
  PASSWORD_VARIABLES,
  POST_FILE,
  type PostSettings,
  parseAddresses,
  parsePost,
  type SmtpSettings,
} from '../../post/index.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';

/** What the environment calls these files: where a workflow runs, addresses are secrets and lie in no folder. */
const VARIABLES: { readonly [file: string]: string } = {
  [ADDRESS_FILE]: 'FIELDPOST_ADDRESSES',
  [POST_FILE]: 'FIELDPOST_POST',
};

/** True if addresses came from the environment: then what is printed is read by others, and none may stand in it. */
export const areSecret = ({ env }: Desk): boolean => (env.variables[VARIABLES[ADDRESS_FILE] ?? ''] ?? '').trim() !== '';

const textOf = (desk: Desk, name: string): string | undefined => {
  const said = desk.env.variables[VARIABLES[name] ?? ''];
  if (said !== undefined && said.trim() !== '') return said;
  const file = path.join(desk.archive, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** What files of an archive that mails look like. */
const EXAMPLES = {
  addresses: '{ "players": { "anna": "anna@example.org" } }',
  post: '{ "from": "…", "smtp": { "host": "…", "security": "tls", "user": "…" } }',
  imap: '"imap": { "host": "…", "security": "tls", "user": "…" }',
};

const addressNext = (desk: Desk): string =>
  nextLine(desk, desk.t('mail-no-address-next', { file: ADDRESS_FILE, example: EXAMPLES.addresses }));
const postNext = (desk: Desk): string =>
  nextLine(desk, desk.t('mail-no-post-next', { file: POST_FILE, example: EXAMPLES.post }));

/** The players' addresses. */
export const readAddresses = (desk: Desk): AddressBook => {
  const { t } = desk;
  const text = textOf(desk, ADDRESS_FILE);
  if (text === undefined)
    throw new Stop(EXIT.usage, [t('mail-no-address-file', { file: ADDRESS_FILE }), addressNext(desk)]);
  const parsed = parseAddresses(text);
  if (!parsed.ok)
    throw new Stop(EXIT.usage, [
      t('mail-bad-file', { file: ADDRESS_FILE, at: cleanLine(parsed.error) }),
      addressNext(desk),
    ]);
  return parsed.value;
};

const readPost = (desk: Desk): PostSettings | undefined => {
  const { t } = desk;
  const text = textOf(desk, POST_FILE);
  if (text === undefined) return undefined;
  const parsed = parsePost(text);
  if (parsed.ok) return parsed.value;
  throw new Stop(EXIT.usage, [t('mail-bad-file', { file: POST_FILE, at: cleanLine(parsed.error) }), postNext(desk)]);
};

const noPost = (desk: Desk): Stop => {
  const { t } = desk;
  return new Stop(EXIT.usage, [t('mail-no-post-file', { file: POST_FILE }), postNext(desk)]);
};

/** The address of whoever sends nothing: letters that are only shown need no other. */
const NOBODY = 'nobody@fieldpost.invalid';

/**
 * Whose name mails bear: as the settings say, else the address of whoever asks.
 *
 * @param letters `shown`: they leave this machine on no way, so nothing is asked for
 */
export const senderOf = (
  desk: Desk,
  book: AddressBook,
  me: { readonly id: string; readonly name: string },
  game: string,
  letters: 'sent' | 'shown' = 'sent',
): { readonly name: string; readonly address: string } => {
  const post = readPost(desk);
  const name = cleanLine(post?.name ?? me.name);
  const address = post?.from ?? addressesOf(book, game, me.id)[0] ?? (letters === 'shown' ? NOBODY : undefined);
  if (address === undefined) throw noPost(desk);
  return { name, address };
};

/** The addresses at which mails reach whoever reads them: that of the settings, and his own; in small letters. */
export const clerkAddresses = (
  desk: Desk,
  book: AddressBook,
  me: { readonly id: string },
  game: string,
): readonly string[] => {
  const from = readPost(desk)?.from;
  return [...(from === undefined ? [] : [from]), ...addressesOf(book, game, me.id)].map((each) => each.toLowerCase());
};

/** The sender of the settings, for letters that nobody in particular writes; undefined without one. */
export const clubSender = (desk: Desk): { readonly name: string; readonly address: string } | undefined => {
  const post = readPost(desk);
  return post === undefined ? undefined : { name: cleanLine(post.name ?? desk.settings.name), address: post.from };
};

/** The password of a server; nothing of it was ever on the command line. */
const passwordOf = (desk: Desk, variable: string, file: string | undefined): string => {
  const { t } = desk;
  const said = desk.env.variables[variable];
  if (said !== undefined && said !== '') return said;
  if (file === undefined) throw new Stop(EXIT.usage, [t('mail-no-password', { variable })]);
  try {
    const [password = ''] = readFileSync(path.resolve(desk.archive, file), 'utf8').split(/\r?\n/);
    return password;
  } catch {
    throw new Stop(EXIT.usage, [t('mail-bad-password-file', { file: cleanLine(file) })]);
  }
};

/** The server that takes mails, with the password. */
export const serverOf = (desk: Desk): { readonly smtp: SmtpSettings; readonly password?: string } => {
  const { t } = desk;
  const post = readPost(desk);
  if (post === undefined) throw noPost(desk);
  const { smtp } = post;
  if (smtp === undefined) throw new Stop(EXIT.usage, [t('mail-no-server', { file: POST_FILE }), postNext(desk)]);
  if (smtp.user === undefined) return { smtp };
  return { smtp, password: passwordOf(desk, PASSWORD_VARIABLES.smtp, smtp.passwordFile) };
};

/** The mailbox in which mails arrive, with the password. */
export const mailboxSettings = (desk: Desk): { readonly imap: ImapSettings; readonly password: string } => {
  const { t } = desk;
  const imap = readPost(desk)?.imap;
  if (imap === undefined)
    throw new Stop(EXIT.usage, [
      t('mail-no-mailbox', { file: POST_FILE }),
      nextLine(desk, t('mail-no-mailbox-next', { file: POST_FILE, example: EXAMPLES.imap })),
    ]);
  return { imap, password: passwordOf(desk, PASSWORD_VARIABLES.imap, imap.passwordFile) };
};

/** What stands behind the `@` in names of mails: the same on every machine of the group. */
export const domainOf = ({ settings }: Desk): string => {
  if (settings.site === undefined || settings.site === NOWHERE) return 'fieldpost.invalid';
  return new URL(settings.site).hostname;
};
