// How this machine sends and fetches mails: whose name they bear, which server takes them, and in which mailbox the
// players' mails arrive. It stands in a file that git does not see; passwords stand not even there but in other files
// or in the environment.

import { z } from 'zod';
import { fail, type Result } from '../vocab/index.ts';
import { isAddress } from './addresses.ts';
import { parseJson } from './json.ts';

export const POST_FILE = 'post.local.json';

/** What the environment calls the password of each server; it goes before a file. */
export const PASSWORD_VARIABLES = { smtp: 'FIELDPOST_SMTP_PASSWORD', imap: 'FIELDPOST_IMAP_PASSWORD' } as const;

const Host = z.string().regex(/^[A-Za-z0-9.:-]{1,253}$/);

const User = z.string().min(1).max(254);
/** The name of a mailbox on the server. */
const BoxName = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]*$/u);

const ServerSchema = z.strictObject({
  host: Host,
  port: z.int().min(1).max(65_535).exactOptional(),
  /** `tls` from the first byte on, `starttls` after a greeting, `none` on this machine alone. */
  security: z.enum(['tls', 'starttls', 'none']).default('tls'),
  /** A file whose first line is the password. */
  passwordFile: z.string().min(1).max(1_000).exactOptional(),
});

const SmtpSchema = ServerSchema.extend({ user: User.exactOptional() });

const ImapSchema = ServerSchema.extend({
  user: User,
  /** Where the players' mails arrive. */
  mailbox: BoxName.default('INBOX'),
  /** Where mails of the games go once they are answered; without it they stay, with a mark. */
  moveTo: BoxName.exactOptional(),
});

const FileSchema = z.strictObject({
  /** The address mails come from. */
  from: z.string().refine(isAddress),
  /** The name beside it. */
  name: z
    .string()
    .max(60)
    .regex(/^[^\p{Cc}"<>]*$/u)
    .exactOptional(),
  smtp: SmtpSchema.exactOptional(),
  imap: ImapSchema.exactOptional(),
});

export type PostSettings = z.infer<typeof FileSchema>;
export type SmtpSettings = z.infer<typeof SmtpSchema>;
export type ImapSettings = z.infer<typeof ImapSchema>;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** Reads the text of the file; the error is where in it something is wrong. */
export const parsePost = (text: string): Result<PostSettings, string> => {
  const parsed = parseJson(FileSchema, text);
  if (!parsed.ok) return parsed;
  const { smtp, imap } = parsed.value;
  // A password, and the mails of a group, go over no line that everybody can read.
  const open = (server: SmtpSettings | ImapSettings | undefined): boolean =>
    server?.security === 'none' && !LOOPBACK.test(server.host);
  if (open(smtp)) return fail('smtp/security');
  if (open(imap)) return fail('imap/security');
  return imap?.moveTo !== undefined && imap.moveTo === imap.mailbox ? fail('imap/moveTo') : parsed;
};
