// How this machine sends mails: whose name they bear and which server takes them. It stands in a file that git does not see;
// the password stands not even there but in another file or in the environment.

import { z } from 'zod';
import { fail, type Result } from '../vocab/index.ts';
import { isAddress } from './addresses.ts';
import { parseJson } from './json.ts';

export const POST_FILE = 'post.local.json';

/** What the environment calls the password where the file names no other. */
export const PASSWORD_VARIABLE = 'FIELDPOST_SMTP_PASSWORD';

const Host = z.string().regex(/^[A-Za-z0-9.:-]{1,253}$/);

const SmtpSchema = z.strictObject({
  host: Host,
  port: z.int().min(1).max(65_535).exactOptional(),
  /** `tls` from the first byte on, `starttls` after a greeting, `none` on this machine alone. */
  security: z.enum(['tls', 'starttls', 'none']).default('tls'),
  user: z.string().min(1).max(254).exactOptional(),
  /** A file whose first line is the password. */
  passwordFile: z.string().min(1).max(1_000).exactOptional(),
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
});

export type PostSettings = z.infer<typeof FileSchema>;
export type SmtpSettings = z.infer<typeof SmtpSchema>;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** Reads the text of the file; the error is where in it something is wrong. */
export const parsePost = (text: string): Result<PostSettings, string> => {
  const parsed = parseJson(FileSchema, text);
  if (!parsed.ok) return parsed;
  const { smtp } = parsed.value;
  // A password, and the mails of a group, go over no line that everybody can read.
  if (smtp?.security === 'none' && !LOOPBACK.test(smtp.host)) return fail('smtp/security');
  return parsed;
};
