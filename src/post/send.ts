// Sends mails by SMTP. With `mailbox.ts` it is all of the post that reaches the network.

import { type Letter, mailBytes } from './letter.ts';
import type { SmtpSettings } from './settings.ts';

const PORTS = { tls: 465, starttls: 587, none: 25 } as const;
/** How long a server may be silent, in ms. */
const PATIENCE = 30_000;

/** Whether a letter went out, and what the server said if not. */
export type Sent = { readonly letter: Letter } & (
  | { readonly sent: 'yes' }
  | { readonly sent: 'no'; readonly said: string }
);

/**
 * Sends letters over one connection, one after the other. One that is refused does not hinder the next.
 *
 * @param password of the user; it stands in no message of ours
 */
export const sendLetters = async (
  { host, port, security, user }: SmtpSettings,
  password: string | undefined,
  letters: readonly Letter[],
): Promise<readonly Sent[]> => {
  // Loaded when there is something to send: every other command starts without it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host,
    port: port ?? PORTS[security],
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    pool: true,
    maxConnections: 1,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
  });
  const done: Sent[] = [];
  try {
    for (const letter of letters) {
      try {
        const raw = Buffer.from(await mailBytes(letter));
        await transport.sendMail({
          envelope: { from: letter.from.address, to: letter.to.map(({ address }) => address) },
          raw,
        });
        done.push({ letter, sent: 'yes' });
      } catch (error) {
        done.push({ letter, sent: 'no', said: error instanceof Error ? error.message : String(error) });
      }
    }
  } finally {
    transport.close();
  }
  return done;
};
