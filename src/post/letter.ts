// A letter that is to be sent, and the bytes of a mail made of it. Heads and encodings are a library's; here it is
// settled which heads there are. The same letter at the same time gives the same bytes.

import { bytesOf, hashOf } from '../log/index.ts';
import { bytesOfLines } from './block.ts';

export interface Letter {
  readonly from: { readonly name?: string; readonly address: string };
  readonly to: readonly { readonly name: string; readonly address: string }[];
  readonly subject: string;
  readonly text: string;
  /** Names of mails, with their angle brackets. */
  readonly messageId: string;
  readonly inReplyTo?: string;
  readonly references: readonly string[];
  /** When it is sent. */
  readonly date: Date;
  /** An answer that a program gives by itself says so, so that no other program answers it. */
  readonly kind: 'turn' | 'answer' | 'reminder';
  readonly game?: string;
  /** How many lines the log had and the hash of the last, for whoever wants to hold somebody to it later. */
  readonly checkpoint?: string;
  /** Lines of the log that come with it, and what the attachment is called. */
  readonly entries?: { readonly name: string; readonly lines: readonly string[] };
}

/** A name in a head: one line, and no more of it than a head can hold. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .slice(0, 200)
    .trim();

const person = ({ name, address }: { readonly name?: string; readonly address: string }) => ({
  name: oneLine(name ?? ''),
  address,
});

/** The mail as it goes over the wire. */
export const mailBytes = async (letter: Letter): Promise<Uint8Array> => {
  const { entries, game, checkpoint, kind } = letter;
  // Loaded when there is something to write: every other command starts without it.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composer = new MailComposer({
    from: person(letter.from),
    to: letter.to.map(person),
    subject: oneLine(letter.subject),
    text: letter.text,
    messageId: letter.messageId,
    ...(letter.inReplyTo === undefined ? {} : { inReplyTo: letter.inReplyTo }),
    ...(letter.references.length === 0 ? {} : { references: [...letter.references] }),
    date: letter.date,
    baseBoundary: hashOf(bytesOf(`${letter.messageId}${letter.text}`)).slice(0, 24),
    newline: '\r\n',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      ...(kind === 'turn' ? {} : { 'Auto-Submitted': kind === 'answer' ? 'auto-replied' : 'auto-generated' }),
      ...(game === undefined ? {} : { 'X-PBEM-Game': game }),
      ...(checkpoint === undefined ? {} : { 'X-PBEM-Checkpoint': checkpoint }),
    },
    ...(entries === undefined
      ? {}
      : {
          attachments: [
            {
              filename: entries.name,
              content: Buffer.from(bytesOfLines(entries.lines)),
              contentType: 'application/x-ndjson',
              contentTransferEncoding: 'base64',
            },
          ],
        }),
  });
  return new Uint8Array(await composer.compile().build());
};
